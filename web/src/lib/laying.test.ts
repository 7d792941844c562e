import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Laying } from './laying.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A board whose parts take so long each, in milliseconds, and what of it is made. */
function laid(lasts: number) {
  const laying = new Laying();
  const made: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const part = (name: string, brings: string[] = []) =>
    laying.make(() => {
      made.push(name);
      now += lasts;
      for (const one of brings) part(one);
    });
  return { laying, made, part };
}

test('what takes no time is made at once, in its order, and what a part brings after the others', () => {
  const { laying, made, part } = laid(0);
  part('train', ['car 1', 'car 2']);
  part('mat');
  laying.go();
  expect(made).toEqual(['train', 'mat', 'car 1', 'car 2']);
  expect(laying.done).toBe(true);
});

test('what takes long leaves room for others between its parts, and is whole in the end', async () => {
  const { laying, made, part } = laid(8);
  for (const name of ['a', 'b', 'c', 'd']) part(name);
  laying.go();
  expect([made, laying.done]).toEqual([['a', 'b'], false]);
  await vi.runAllTimersAsync();
  expect([made, laying.done]).toEqual([['a', 'b', 'c', 'd'], true]);
});

test('a part that is called off is not made, and nothing is once it is stopped', async () => {
  const { laying, made, part } = laid(20);
  part('a');
  part('b')();
  part('c');
  laying.go();
  laying.stop();
  await vi.runAllTimersAsync();
  expect([made, laying.done]).toEqual([['a'], false]);
});

test('what comes later waits until the board is whole', async () => {
  const { laying, part } = laid(0);
  const go = vi.fn();
  part('a');
  laying.after(go);
  await vi.runAllTimersAsync();
  expect(go).not.toHaveBeenCalled();
  laying.go();
  laying.after(go);
  await vi.runAllTimersAsync();
  expect(go).toHaveBeenCalledOnce();
});
