import { beforeEach, expect, test, vi } from 'vitest';
import { Fetching, type World } from './fetching.svelte';

beforeEach(() => sessionStorage.clear());

/** A world in which waiting takes no time, and the server answers or not. */
function world(answers = true) {
  const waited: number[] = [];
  /** How many parts people were told of while it waited. */
  const told = new Set<number>();
  const reload = vi.fn(() => sessionStorage.setItem('tinstar.reloaded', String(Date.now())));
  const anew = vi.fn((address: string): Promise<unknown> => Promise.reject(new Error(`no ${address}`)));
  const restyle = vi.fn(() => Promise.resolve());
  const it: World = {
    reachable: () => Promise.resolve(answers),
    anew,
    restyle,
    reload,
    wait: (time) => {
      waited.push(time);
      told.add(fetching.missing);
      return Promise.resolve();
    },
  };
  const fetching = new Fetching(it);
  return { fetching, waited, told, reload, anew, restyle };
}

const PART = { default: 'the part' };

/** Something that cannot be had so many times. */
function failing(times: number): () => Promise<object> {
  let tries = 0;
  return () => ((tries += 1) <= times ? Promise.reject(new Error('no')) : Promise.resolve(PART));
}

test('what can be had is had at once', async () => {
  const { fetching, waited } = world();
  expect(await fetching.part(failing(0))).toBe(PART);
  expect([waited.length, fetching.missing]).toEqual([0, 0]);
});

test('what cannot is tried again, ever more patiently, and everybody is told meanwhile', async () => {
  const { fetching, waited, told, reload } = world(false);
  expect(await fetching.part(failing(9))).toBe(PART);
  expect([...told]).toEqual([1]);
  expect(fetching.missing).toBe(0);
  expect(waited.length).toBe(9);
  expect(Math.max(...waited.slice(-2))).toBeGreaterThan(waited[0]!);
  expect(reload, 'a server that does not answer has no new release').not.toHaveBeenCalled();
});

test('a server that answers and does not have it has a new release: the page is loaded anew, but not over and over', async () => {
  const { fetching, reload } = world();
  await fetching.part(failing(9));
  expect(reload).toHaveBeenCalledOnce();
});

// Browsers remember that a module could not be had, and never ask for it again.
test('a module that the browser names is asked for at another address, with the styles that are missing', async () => {
  const { fetching, anew, restyle } = world(false);
  const module = 'http://a.example/assets/New-1.js';
  const load = vi.fn(() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${module}`)));
  anew.mockRejectedValueOnce(new TypeError(`Failed to fetch dynamically imported module: ${module}?again=1`));
  restyle.mockRejectedValueOnce(new Error('no http://a.example/assets/New-1.css'));
  anew.mockResolvedValue(PART);
  expect(await fetching.part(load)).toBe(PART);
  expect(load).toHaveBeenCalledOnce();
  expect(restyle).toHaveBeenCalledTimes(3);
  expect(anew.mock.calls).toEqual([[module], [module]]);
  expect(fetching.missing).toBe(0);
});
