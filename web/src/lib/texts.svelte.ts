// The words on the screen now. Components read `texts.words`; when the tongue changes or a game's files arrive, it is
// another object and everything that says something says it anew.
import { gameFiles, shellFiles } from './registry';
import { Words, type Person, type Tongue } from './words';

export class Language {
  words = $state.raw(new Words('en'));
  readonly #games = new Set<string>();
  #wanted: Tongue = 'en';
  #reading: Promise<void> = Promise.resolve();

  get tongue(): Tongue {
    return this.words.tongue;
  }

  t = (id: string, gaps?: Record<string, string | number>): string => this.words.t(id, gaps);

  /** Speaks another tongue from now on, of the games met so far too. */
  async use(tongue: Tongue): Promise<void> {
    this.#wanted = tongue;
    await this.#read();
    document.documentElement.lang = this.tongue;
  }

  /** Calls people by their names: those around this table, or nobody any more. */
  call(people: readonly Person[]): void {
    this.words = this.words.calling(people);
  }

  /** Learns the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#reading;
    this.#games.add(game);
    try {
      await this.#read();
    } catch (error) {
      this.#games.delete(game);
      throw error;
    }
  }

  /** Fetches what is wanted now. If more is wanted meanwhile, that is what everybody waits for: a game that arrives after
   * the tongue has changed would be in the wrong one. */
  #read(): Promise<void> {
    const tongue = this.#wanted;
    const files = [shellFiles(tongue), ...[...this.#games].map((game) => gameFiles(tongue, game))];
    const reading: Promise<void> = Promise.all(files).then((files) => {
      if (this.#reading !== reading) return this.#reading;
      this.words = new Words(tongue, files.flat(), this.words.people);
    });
    return (this.#reading = reading);
  }
}

export const texts = new Language();
export const t = texts.t;
