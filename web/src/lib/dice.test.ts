import { expect, test } from 'vitest';
import { countOf, verdictOn } from './dice';

test('what is said of dice hangs on how many there were and how rare it is', () => {
  expect(countOf({ seen: [3, 4, 5], rarity: 1 })).toBe(12);
  expect(verdictOn({ seen: [11, 0], rarity: 0.001 })).toEqual({ kind: 'few', part: 0.001 });
  expect(verdictOn({ seen: [7, 5], rarity: 0.77 })).toEqual({ kind: 'usual', part: 0.77 });
  expect(verdictOn({ seen: [7, 5], rarity: 0.05 }).kind).toBe('usual');
  expect(verdictOn({ seen: [20, 9], rarity: 0.04 }).kind).toBe('uneven');
  expect(verdictOn({ seen: [20, 5], rarity: 0.004 }).kind).toBe('rare');
  expect(verdictOn({ seen: [60, 0], rarity: 0 }), 'finer than can be told').toEqual({ kind: 'rare', part: 0.001 });
});
