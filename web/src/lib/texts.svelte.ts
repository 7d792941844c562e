// The words on the screen now. Components read `texts.words`; when the tongue changes or a game's files arrive, it is
// another object and everything that says something says it anew.
import { gameFiles, shellFiles } from './registry';
import { Words, type Tongue } from './words';

class Language {
  words = $state.raw(new Words('en'));
  readonly #games = new Set<string>();

  get tongue(): Tongue {
    return this.words.tongue;
  }

  t = (id: string, gaps?: Record<string, string | number>): string => this.words.t(id, gaps);

  /** Speaks another tongue from now on, of the games met so far too. */
  async use(tongue: Tongue): Promise<void> {
    const games = [...this.#games].map((game) => gameFiles(tongue, game));
    const files = await Promise.all([shellFiles(tongue), ...games]);
    this.words = new Words(tongue, files.flat());
    document.documentElement.lang = tongue;
  }

  /** Learns the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const files = await gameFiles(this.tongue, game);
    this.#games.add(game);
    this.words = this.words.and(files);
  }
}

export const texts = new Language();
export const t = texts.t;
