import { expect, test } from 'vitest';
import type { Played } from './board';
import { Kept } from './kept.svelte';

const told = (event: string, key: number): Played<string> => ({
  event,
  after: {},
  key,
  lasts: 0,
  rule: 'X-1',
  say: { id: event, args: [] },
});

test('the last event worth it stays in sight, also when its view has come', () => {
  const kept = new Kept<string>((event) => event !== 'turn');
  const [before, after] = [{}, {}];
  kept.follow(before, null);
  kept.follow(before, told('shot', 1));
  kept.follow(before, told('turn', 2));
  kept.follow(after, null);
  expect(kept.now?.event).toBe('shot');
  kept.follow(after, told('ride', 3));
  expect(kept.now?.event).toBe('ride');
});

test('a view that no event led to clears it, also if the last event changed nothing', () => {
  const kept = new Kept<string>(() => true);
  const [before, after, elsewhere] = [{}, {}, {}];
  for (const came of [before, after]) {
    kept.follow(before, told('shot', came === before ? 1 : 2));
    kept.follow(came, null);
    expect(kept.now?.event).toBe('shot');
    kept.follow(elsewhere, null);
    expect(kept.now).toBeNull();
  }
});

test('of what is told together, the last event worth it stays', () => {
  const kept = new Kept<string>((event) => event !== 'turn');
  kept.follow({}, { ...told('turn', 3), sooner: [told('ride', 1), told('shot', 2)] });
  expect(kept.now?.event).toBe('shot');
});
