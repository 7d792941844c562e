import { expect, it } from 'vitest';
import { isSlow } from './still';

const pictures = (...took: [many: number, long: number][]) =>
  took.flatMap(([many, long]) => Array.from({ length: many }, () => long));

it('is slow if most pictures are late', () => {
  expect(isSlow(pictures([24, 16.7]))).toBe(false);
  expect(isSlow(pictures([20, 50], [4, 16.7]))).toBe(true);
});

it('is not slow for a few late pictures, nor for none at all', () => {
  expect(isSlow(pictures([18, 16.7], [6, 200]))).toBe(false);
  expect(isSlow([])).toBe(false);
});
