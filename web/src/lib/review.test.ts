import { describe, expect, test } from 'vitest';
import type { ReviewTold } from './protocol/ReviewTold';
import type { StepWeighed } from './protocol/StepWeighed';
import { chances, errorsOf, fortune, lucks, turningPoints, upTo } from './review';

const did = { id: 'cs-pass', args: [] };
const step = (seq: number, seat: number, expected: number[], after: number[], cost?: number): StepWeighed => ({
  seq,
  seat,
  did,
  expected,
  after,
  error:
    cost === undefined
      ? null
      : { kind: 'mistake', best: did, cost, give_or_take: 0.01, hindsight: cost, instead: null },
});

const review: ReviewTold = {
  rollouts: 4,
  initial: [0.5, 0.5],
  dealt: [0.6, 0.4],
  steps: [
    step(3, 0, [0.5, 0.5], [0.7, 0.3], 0.06),
    step(5, 1, [0.7, 0.3], [0.7, 0.3], 0.2),
    step(6, 0, [0.3, 0.7], [0.1, 0.9], 0.4),
    step(9, 0, [0.1, 0.9], [0.2, 0.8], 0.07),
    step(10, 0, [0.2, 0.8], [0, 1], 0.05),
  ],
  seats: [],
};

describe('a review', () => {
  test('is told up to a moment, or whole', () => {
    expect(upTo(review, null)).toHaveLength(5);
    expect(upTo(review, 5).map(({ seq }) => seq)).toEqual([3, 5]);
    expect(upTo(review, 2)).toEqual([]);
  });

  test('has a place for the set-up and for every step', () => {
    expect(chances(review, review.steps)).toHaveLength(7);
    const near = lucks(review, review.steps, 0).map((luck) => Math.round(luck * 100));
    expect(near).toEqual([0, 10, 20, 0, -20, 10, -20]);
  });

  test('names the three costliest errors of a seat, the worst first', () => {
    expect(errorsOf(review.steps, 0).map(({ step }) => step)).toEqual([2, 3, 0]);
    expect(errorsOf(review.steps, 1).map(({ step }) => step)).toEqual([1]);
    expect(errorsOf([], 0)).toEqual([]);
  });

  test('says what turned the match, in order', () => {
    expect(turningPoints(review, review.steps)).toEqual([0, 2, 4]);
    expect(turningPoints(review, [])).toEqual([]);
  });

  test('calls nobody lucky who may not have been', () => {
    expect([fortune(0.05, 0.06), fortune(0.07, 0.06), fortune(-0.07, 0.06)]).toEqual(['even', 'good', 'bad']);
  });
});
