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

/** Somebody at the table, and what the game's messages call them: the seat's own name first, then their figures. */
export interface Person {
  seat: number;
  name: string;
  called: readonly string[];
}

/** A piece of a sentence; where somebody is named, with their seat. */
export interface Piece {
  text: string;
  seat: number | null;
}

/** Around a person's name while a sentence is put together, with the seat. */
const [FROM, TO] = ['\ue000', '\ue001'];
const NAMES = new RegExp(`${FROM}(\\d+) ([^${TO}]*)${TO}`);

/** The words of one tongue. Never changed once built: more files make a new one, so that what shows it follows. */
export class Words implements Texts {
  readonly tongue: Tongue;
  readonly #files: readonly string[];
  readonly #bundle: FluentBundle;
  readonly #people: readonly Person[];
  /** What is said instead of some names. */
  readonly #named: ReadonlyMap<string, string>;

  constructor(tongue: Tongue, files: readonly string[] = [], people: readonly Person[] = [], bundle?: FluentBundle) {
    this.tongue = tongue;
    this.#files = files;
    this.#bundle = bundle ?? new FluentBundle(tongue, { useIsolating: false });
    if (!bundle) for (const file of files) this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
    this.#people = people;
    this.#named = new Map(
      people.flatMap((person) => person.called.map((id, nth) => [id, this.#call(person, id, nth)])),
    );
  }

  /** The same and these files. */
  and(files: readonly string[]): Words {
    const fresh = files.filter((file) => !this.#files.includes(file));
    return fresh.length === 0 ? this : new Words(this.tongue, [...this.#files, ...fresh], this.#people);
  }

  /** The same around a table: whoever holds a seat is called by the name they are known by there. */
  calling(people: readonly Person[]): Words {
    const same = JSON.stringify(people) === JSON.stringify(this.#people);
    return same ? this : new Words(this.tongue, this.#files, people, this.#bundle);
  }

  get people(): readonly Person[] {
    return this.#people;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say = (say: Say): string =>
    this.pieces(say)
      .map(({ text }) => text)
      .join('');

  /** A sentence in pieces, so that people's signs can stand beside their names. */
  pieces(say: Say): Piece[] {
    const gaps = Object.fromEntries(say.args.map(([name, gap]) => [name, this.#fill(gap)]));
    const message = this.#bundle.getMessage(say.id);
    const sentence = message?.value ? this.#format(message.value, gaps) : missing(say.id);
    // What stood in brackets is found between the rest: the seat, then the name.
    const parts = (this.tongue === 'fr' ? elided(sentence) : sentence).split(NAMES);
    const pieces = parts.flatMap((text, nth): Piece[] =>
      nth % 3 === 1 || text === '' ? [] : [{ text, seat: nth % 3 === 2 ? Number(parts[nth - 1]) : null }],
    );
    const [first, ...rest] = pieces;
    return first ? [{ ...first, text: capitalised(first.text) }, ...rest] : [];
  }

  t = (id: string, gaps: Record<string, string | number> = {}): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return missing(id);
    const sentence = this.#format(message.value, gaps);
    return this.tongue === 'fr' ? Object.values(gaps).reduce<string>(elidedBefore, sentence) : sentence;
  };

  number(value: number): string {
    return new Intl.NumberFormat(this.tongue).format(value);
  }

  /** One of these numbers: 4 or 6. */
  either(values: readonly number[]): string {
    return new Intl.ListFormat(this.tongue, { type: 'disjunction' }).format(values.map((value) => this.number(value)));
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
    return this.#named.get(id) ?? this.#plain(id);
  }

  /** Somebody by name, and by which figure of theirs is meant. */
  #call({ seat, name }: Person, id: string, nth: number): string {
    const plain = name.replace(/[\ue000\ue001]/g, '');
    const said = nth === 0 ? plain : this.t('called-figure', { name: plain, figure: this.#plain(id) });
    return `${FROM}${seat} ${said}${TO}`;
  }

  #plain(id: string): string {
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
  return sentence.replace(/ (?=[:;!?»$%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Before these names *de* loses its vowel: d'Anna, d'Henri, d'Yves, but de Bob, de Hank, de Yann. */
const GIVES_WAY = '(?:[aâàeéèêëiîïoôuûüœæ]|h[eéèêëiîïoôuûüœ]|y(?![aâàeéèêëiîïoôuûüœæ]))';
const BEFORE_NAME = new RegExp(`\\b(d|qu)e (?=\ue000\\d+ ${GIVES_WAY})`, 'gi');
const FIRST = new RegExp(`^${GIVES_WAY}`, 'i');

/** French says d'Anna and qu'Anna. */
function elided(sentence: string): string {
  return sentence.replace(BEFORE_NAME, "$1'");
}

/** The same of whatever fills a gap. */
function elidedBefore(sentence: string, gap: string | number): string {
  if (typeof gap !== 'string' || !FIRST.test(gap)) return sentence;
  return sentence.replaceAll(` de ${gap}`, ` d'${gap}`).replaceAll(` que ${gap}`, ` qu'${gap}`);
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
