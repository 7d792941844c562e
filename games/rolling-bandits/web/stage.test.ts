import { describe, expect, it } from 'vitest';
import { steps } from './fixtures';
import { after, count, opening, stageOf, type Stage } from './stage';

/** What of a stage must agree with the view that follows. */
function drawn(stage: Stage) {
  const { train, sides, own, discarded, uncoupled, turn, lastDeparture } = stage;
  const shown = sides.map((side) => ({ ...side, points: null }));
  return { train, sides: shown, own, discarded, uncoupled, turn, lastDeparture };
}

describe('acting out the events of a step', () => {
  for (const { story, seq, before, events, view } of steps.filter((step) => step.before !== null)) {
    it(`leads to the view that follows: ${story} ${seq}`, () => {
      const ends = events.reduce(after, stageOf(before!));
      expect(drawn(ends)).toEqual(drawn(stageOf(view)));
      expect(ends.loose.every((dice) => count(dice) === 0)).toBe(true);
      if (events.length > 0) expect(ends.mat?.roll ?? null).toEqual(stageOf(view).mat?.roll ?? null);
    });
  }
});

describe('the set-up', () => {
  it('is shown before anybody has rolled', () => {
    const stage = opening(steps.find((step) => step.before === null)!.view);
    expect(stage.mat).toBeNull();
    expect(stage.sides.map((side) => side.available)).toEqual([7, 7]);
  });
});
