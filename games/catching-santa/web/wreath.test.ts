import { expect, test } from 'vitest';
import { berries, needles } from './wreath';

const RAIL = { x: 100, y: 100, hw: 80, hh: 60, r: 30 };

test('the same wreath every time', () => {
  expect(needles(RAIL, 20)).toEqual(needles(RAIL, 20));
  expect(needles(RAIL, 20, 1)).not.toEqual(needles(RAIL, 20, 2));
  expect(berries(RAIL, 20, 9)).toEqual(berries(RAIL, 20, 9));
});

test('berries on both edges', () => {
  const found = berries(RAIL, 20, 9);
  expect(found).toHaveLength(9);
  expect(new Set(found.map(({ inner }) => inner)).size).toBe(2);
});
