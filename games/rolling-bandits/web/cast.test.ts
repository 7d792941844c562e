import { describe, expect, it } from 'vitest';
import { cast, diceAt } from './cast';
import { steps } from './fixtures';
import { after, count, groupAt, stageOf } from './stage';

describe('dice with names', () => {
  it('are as many as the game counts, at every stage', () => {
    for (const { before, events, view } of steps) {
      let stage = stageOf(before ?? view);
      let dice = cast([], stage);
      for (const event of before ? events : []) {
        stage = after(stage, event);
        dice = cast(dice, stage);
        for (const [seat, side] of stage.sides.entries()) {
          expect([...diceAt(dice, 'hand', seat), ...diceAt(dice, 'ready', seat)]).toHaveLength(side.available);
          expect(diceAt(dice, 'pool', seat)).toHaveLength(side.pool);
          stage.train.forEach(({ car }, index) => {
            const group = groupAt(side.gang, index);
            expect(diceAt(dice, `car-${car}`, seat)).toHaveLength(group ? count(group.dice) : 0);
          });
        }
        expect(new Set(dice.map(({ id }) => id)).size).toBe(dice.length);
      }
    }
  });

  it('stay where nothing happened, and only as many move as must', () => {
    const step = steps.find(
      ({ before, events }) => before && events.length === 1 && 'placed' in (events[0] as object),
    )!;
    const event = step.events[0] as { placed: { dice: { horde: number; mercenaries: number } } };
    const then = cast([], stageOf(step.before!));
    const now = cast(then, stageOf(step.view));
    const moved = now.filter((die, at) => die.place !== then[at]!.place);
    expect(moved).toHaveLength(count(event.placed.dice));
    expect(now.map(({ id }) => id)).toEqual(then.map(({ id }) => id));
  });
});
