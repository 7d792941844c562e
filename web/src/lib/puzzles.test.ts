import { beforeEach, expect, test } from 'vitest';
import type { PuzzlesOf } from './protocol/PuzzlesOf';
import { after, inTurns, ofDay, remember, tried } from './puzzles';

const of = (game: string, ...ids: string[]): PuzzlesOf => ({
  game,
  puzzles: ids.map((id) => ({ id, seats: 3 })),
  decisions: 100,
  matches: 10,
});
const all = [of('a', 'a1', 'a2', 'a3'), of('luck'), of('b', 'b1', 'b2')];
const DAY = 86_400_000;

beforeEach(() => localStorage.clear());

test('games take turns, and one without puzzles is left out', () => {
  expect(inTurns(all).map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(inTurns([of('luck')])).toEqual([]);
});

test('every day has another puzzle, the same all day long, and they begin again', () => {
  const days = [0, 1, 2, 5].map((day) => ofDay(all, day * DAY + 1)?.id);
  expect(days).toEqual(['a1', 'b1', 'a2', 'a1']);
  expect(ofDay(all, DAY)).toEqual(ofDay(all, 2 * DAY - 1));
  expect(ofDay([of('luck')], 3 * DAY)).toBeNull();
});

test('next comes what was not tried, then whatever comes next', () => {
  expect(after(all, 'a1', {})?.id).toBe('b1');
  expect(after(all, 'a1', { b1: true, a2: false })?.id).toBe('b2');
  expect(after(all, 'a3', { a3: true })?.id).toBe('a1');
  expect(after(all, 'a3', { a1: true, b1: true, a2: true, b2: true, a3: true })?.id).toBe('a1');
  expect(after(all, 'gone', {})?.id).toBe('a1');
  expect(after([of('luck')], 'gone', {})).toBeNull();
});

test('the first try is remembered, and what somebody else wrote there is not', () => {
  expect(tried()).toEqual({});
  remember('a1', false);
  expect(remember('a1', true)).toEqual({ a1: false });
  expect(tried()).toEqual({ a1: false });
  localStorage.setItem('tinstar.puzzles', '{"a1":"yes","b1":true}');
  expect(tried()).toEqual({ b1: true });
  localStorage.setItem('tinstar.puzzles', '[');
  expect(tried()).toEqual({});
});
