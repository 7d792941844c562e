// Parts of the program that are fetched when they are needed: screens, boards, texts. One that cannot be had is tried
// again for as long as it takes, and people are told. A browser never asks again for a module it could not have, so each
// further try has an address of its own. If the server answers and still has no such part, there is a new release of it: the
// page is loaded anew, which finds everything where it was, since all of it is on the server.
import { patience } from './patience';
import { read, write } from './store';

/** What the world outside is to it; tests bring their own. */
export interface World {
  /** Whether the server can be reached at all. */
  reachable(): Promise<boolean>;
  /** Asks for a module once more, at an address of its own. */
  anew(address: string): Promise<unknown>;
  /** Asks once more for the styles that could not be had. */
  restyle(): Promise<void>;
  reload(): void;
  wait(time: number): Promise<void>;
}

/** The soonest a page is loaded anew by itself after it has been, in milliseconds. */
const SOONEST = 20_000;

let tries = 0;
/** The same file at an address that was never asked for. */
const another = (address: string) => `${address.replace(/\?.*/, '')}?again=${(tries += 1)}`;

/** Puts a link in the place of one that came to nothing. */
function restyled(link: HTMLLinkElement): Promise<void> {
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = another(link.href);
  const had = new Promise<void>((done, fail) => {
    fresh.onload = () => done();
    fresh.onerror = () => fail(new Error(`no ${fresh.href}`));
  });
  link.replaceWith(fresh);
  return had;
}

/** The module that could not be had, where the browser says which. */
const named = (failure: unknown) => /https?:\/\/\S+?\.js/.exec(String(failure))?.[0];

const BROWSER: World = {
  reachable: () =>
    fetch(document.baseURI, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  anew: (address) => import(/* @vite-ignore */ another(address)),
  restyle: async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await Promise.all(links.filter(({ sheet }) => sheet === null).map(restyled));
  },
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

  /** A part, which is all that a module has to give, however long it takes. */
  async part<T extends object>(load: () => Promise<T>): Promise<T> {
    let failed: unknown;
    try {
      return await load();
    } catch (why) {
      failed = why;
      this.missing += 1;
    }
    for (let tries = 0; ; tries += 1) {
      await this.#world.wait(patience(tries, Math.random()));
      try {
        await this.#world.restyle();
        const address = named(failed);
        const part = address ? ((await this.#world.anew(address)) as T) : await load();
        this.missing -= 1;
        return part;
      } catch (why) {
        // Of styles it is not said whose they are.
        failed = named(why) ? why : failed;
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
