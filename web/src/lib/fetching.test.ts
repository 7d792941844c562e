import { beforeEach, expect, test, vi } from 'vitest';
import { Fetching, type World } from './fetching.svelte';

beforeEach(() => sessionStorage.clear());

/** A world in which waiting takes no time, and the server answers or not. */
function world(answers = true) {
  const waited: number[] = [];
  /** How many parts people were told of while it waited. */
  const told = new Set<number>();
  const reload = vi.fn(() => sessionStorage.setItem('tinstar.reloaded', String(Date.now())));
  const it: World = {
    reachable: () => Promise.resolve(answers),
    reload,
    wait: (time) => {
      waited.push(time);
      told.add(fetching.missing);
      return Promise.resolve();
    },
  };
  const fetching = new Fetching(it);
  return { fetching, waited, told, reload };
}

/** Something that cannot be had so many times. */
function failing(times: number): () => Promise<string> {
  let tries = 0;
  return () => ((tries += 1) <= times ? Promise.reject(new Error('no')) : Promise.resolve('the part'));
}

test('what can be had is had at once', async () => {
  const { fetching, waited } = world();
  expect(await fetching.part(failing(0))).toBe('the part');
  expect([waited.length, fetching.missing]).toEqual([0, 0]);
});

test('what cannot is tried again, ever more patiently, and everybody is told meanwhile', async () => {
  const { fetching, waited, told, reload } = world(false);
  expect(await fetching.part(failing(9))).toBe('the part');
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
