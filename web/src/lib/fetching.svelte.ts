// Parts of the program that are fetched when they are needed: screens, boards, texts. One that cannot be had is tried
// again for as long as it takes, and people are told. If the server answers and still has no such part, there is a new
// release of it: the page is loaded anew, which finds everything where it was, since all of it is on the server.
import { patience } from './patience';
import { read, write } from './store';

/** What the world outside is to it; tests bring their own. */
export interface World {
  /** Whether the server can be reached at all. */
  reachable(): Promise<boolean>;
  reload(): void;
  wait(time: number): Promise<void>;
}

/** The soonest a page is loaded anew by itself after it has been, in milliseconds. */
const SOONEST = 60_000;

const BROWSER: World = {
  reachable: () =>
    fetch(document.baseURI, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => {
    write('reloaded', Date.now(), 'sessionStorage');
    location.reload();
  },
  // Whoever is back online does not wait.
  wait: (time) =>
    new Promise((done) => {
      const timer = setTimeout(go, time);
      function go() {
        clearTimeout(timer);
        removeEventListener('online', go);
        done();
      }
      addEventListener('online', go);
    }),
};

export class Fetching {
  /** How many parts are being waited for that could not be had. */
  missing = $state(0);
  readonly #world: World;

  constructor(world: World = BROWSER) {
    this.#world = world;
  }

  /** A part, however long it takes. */
  async part<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load();
    } catch {
      this.missing += 1;
    }
    for (let tries = 0; ; tries += 1) {
      await this.#world.wait(patience(tries, Math.random()));
      try {
        const part = await load();
        this.missing -= 1;
        return part;
      } catch {
        if (tries > 0 && this.#mayReload() && (await this.#world.reachable())) this.#world.reload();
      }
    }
  }

  /** Loads the page anew, because somebody wants it. */
  reload(): void {
    this.#world.reload();
  }

  #mayReload(): boolean {
    return Date.now() - read('reloaded', 0, 'sessionStorage') > SOONEST;
  }
}

export const fetching = new Fetching();
