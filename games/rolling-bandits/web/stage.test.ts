import { describe, expect, it } from 'vitest';
import { CHESTS, carPoints } from './facts';
import { steps } from './fixtures';
import { after, count, opening, stageOf, type Stage } from './stage';
import { EVENTS, nameOf } from './types';
import data from '../src/data.rs?raw';

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

  it('is tried with every kind of event there is', () => {
    const told = new Set(steps.flatMap((step) => step.events.map((event) => nameOf(event))));
    expect([...told].sort()).toEqual([...EVENTS].sort());
  });
});

describe('the set-up', () => {
  it('is shown before anybody has rolled', () => {
    const stage = opening(steps.find((step) => step.before === null)!.view);
    expect(stage.mat).toBeNull();
    expect(stage.sides.map((side) => side.available)).toEqual([7, 7]);
  });
});

describe('the printed facts', () => {
  it('are those of the rules', () => {
    const chests = [...data.matchAll(/chest\(Symbol::(\w+), Inside::(\w+), (\d)\)/g)];
    const read = chests.map(([, symbol, inside, points]) => ({
      symbol: symbol!.toLowerCase(),
      inside: inside!.toLowerCase(),
      points: Number(points),
    }));
    expect(read).toEqual(CHESTS);
    const cars = [...data.matchAll(/CarFacts \{ value: \d, points: (\d) \}/g)].map(([, points]) => Number(points));
    expect(cars).toEqual(cars.map((_, car) => carPoints(car + 1)));
  });
});
