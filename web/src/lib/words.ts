// Message files put into sentences, as crates/words does it for the terminal and the server. How the files are written
// is said in messages/en/common.ftl.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Texts } from './board';
import type { Gap } from './protocol/Gap';
import type { Say } from './protocol/Say';

export const TONGUES = ['en', 'fr'] as const;
export type Tongue = (typeof TONGUES)[number];

/** The tongue among ours that somebody with these languages would like best. */
export function tongueFor(languages: readonly string[]): Tongue {
  for (const language of languages) {
    const short = language.toLowerCase().split('-')[0];
    const known = TONGUES.find((tongue) => tongue === short);
    if (known) return known;
  }
  return 'en';
}

/** The words of one tongue. Never changed once built: more files make a new one, so that what shows it follows. */
export class Words implements Texts {
  readonly tongue: Tongue;
  readonly #files: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(tongue: Tongue, files: readonly string[] = []) {
    this.tongue = tongue;
    this.#files = files;
    this.#bundle = new FluentBundle(tongue, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  /** The same and these files. */
  and(files: readonly string[]): Words {
    const fresh = files.filter((file) => !this.#files.includes(file));
    return fresh.length === 0 ? this : new Words(this.tongue, [...this.#files, ...fresh]);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say = (say: Say): string => {
    const gaps = Object.fromEntries(say.args.map(([name, gap]) => [name, this.#fill(gap)]));
    const message = this.#bundle.getMessage(say.id);
    return message?.value ? capitalised(this.#format(message.value, gaps)) : missing(say.id);
  };

  t = (id: string, gaps: Record<string, string | number> = {}): string => {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#format(message.value, gaps) : missing(id);
  };

  number(value: number): string {
    return new Intl.NumberFormat(this.tongue).format(value);
  }

  /** A moment as people of this tongue write it. */
  moment(at: number): string {
    return new Intl.DateTimeFormat(this.tongue, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  }

  /** The time of day. */
  hour(at: number): string {
    return new Intl.DateTimeFormat(this.tongue, { timeStyle: 'short' }).format(at);
  }

  #fill(gap: Gap): FluentVariable {
    if ('number' in gap) return gap.number;
    if ('name' in gap) return this.#name(gap.name);
    if ('text' in gap) return gap.text;
    return this.#list(gap.list.map((id) => this.#name(id)));
  }

  /** A name as it stands inside a sentence. */
  #name(id: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message && inSentence(message);
    return pattern ? this.#format(pattern, {}) : missing(id);
  }

  #list(names: string[]): string {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${this.#name('and')} ${last}`;
  }

  #format(pattern: NonNullable<Message['value']>, gaps: Record<string, FluentVariable>): string {
    // A gap that nobody fills is shown as it is written: a sentence with a hole is better than none.
    const sentence = this.#bundle.formatPattern(pattern, gaps, []);
    return this.tongue === 'fr' ? glued(sentence) : sentence;
  }
}

/** French puts a space before these signs, and no line may begin with one of them. */
function glued(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

function inSentence(message: Message): Message['value'] {
  return message.attributes.the ?? message.value;
}

function missing(id: string): string {
  return `[${id}]`;
}

function capitalised(sentence: string): string {
  const [first = '', ...rest] = sentence;
  return first.toLocaleUpperCase() + rest.join('');
}
