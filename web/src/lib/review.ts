// What luck did in a match, and what choices did: reading a review.
import type { ErrorMade } from './protocol/ErrorMade';
import type { ReviewTold } from './protocol/ReviewTold';
import type { StepWeighed } from './protocol/StepWeighed';

/** How many errors of each seat are named, and how many moments that turned the match. */
const MOST = 3;

/** What is shown of a review: all of it, or what was decided up to a number. */
export function upTo(review: ReviewTold, seq: number | null): StepWeighed[] {
  return seq === null ? review.steps : review.steps.filter((step) => step.seq <= seq);
}

/** Everybody's chances one after the other: before the set-up, after it, and after every step. */
export function chances(review: ReviewTold, steps: readonly StepWeighed[]): number[][] {
  return [review.initial, review.dealt, ...steps.map((step) => step.after)];
}

/** What luck did for a seat, at the same places. */
export function lucks(review: ReviewTold, steps: readonly StepWeighed[], seat: number): number[] {
  const of = (after: readonly number[], before: readonly number[]) => (after[seat] ?? 0) - (before[seat] ?? 0);
  return [0, of(review.dealt, review.initial), ...steps.map((step) => of(step.after, step.expected))];
}

export interface NamedError {
  /** The place of the step in the review. */
  step: number;
  weighed: StepWeighed;
  error: ErrorMade;
}

/** The costliest errors of a seat, the worst first. */
export function errorsOf(steps: readonly StepWeighed[], seat: number): NamedError[] {
  return steps
    .flatMap((weighed, step) =>
      weighed.seat === seat && weighed.error ? [{ step, weighed, error: weighed.error }] : [],
    )
    .sort((one, other) => other.error.cost - one.error.cost)
    .slice(0, MOST);
}

/** The places of the steps that turned the match: after them somebody's chances were most unlike before, in order. */
export function turningPoints(review: ReviewTold, steps: readonly StepWeighed[]): number[] {
  const all = chances(review, steps);
  const swings = steps.map((step, place) => ({
    place,
    swing: Math.max(...step.after.map((chance, seat) => Math.abs(chance - (all[place + 1]?.[seat] ?? 0)))),
  }));
  return swings
    .sort((one, other) => other.swing - one.swing)
    .slice(0, MOST)
    .map(({ place }) => place)
    .sort((one, other) => one - other);
}

/** How lucky a seat was, beyond doubt. */
export function fortune(luck: number, giveOrTake: number): 'good' | 'bad' | 'even' {
  return Math.abs(luck) < giveOrTake ? 'even' : luck > 0 ? 'good' : 'bad';
}
