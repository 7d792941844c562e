import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { cast, diceAt, type Place } from './cast';
import { steps } from './fixtures';
import { FACTS } from './rules';
import { count, groupAt, sceneAt, sceneOf } from './scene';

describe('dice with names', () => {
  it('are as many as the game counts, in every scene', () => {
    for (const { lines, view } of steps) {
      let scene = sceneOf(lines[0]?.before ?? view);
      let dice = cast([], scene);
      for (const { event, before, after } of lines) {
        scene = sceneAt(scene, event, before, after);
        dice = cast(dice, scene);
        const lie = (seat: number, ...places: Place[]) => places.flatMap((place) => diceAt(dice, place, seat)).length;
        const cars = scene.train.map(({ car }) => `car-${car}` as const);
        const found = scene.sides.map((_, seat) => [
          lie(seat, 'hand', 'ready'),
          lie(seat, 'pool'),
          ...cars.map((car) => lie(seat, car)),
        ]);
        const counted = scene.sides.map(({ gang, available, pool }) => [
          available,
          pool,
          ...cars.map((_, index) => count(groupAt(gang, index)?.dice ?? { horde: 0, mercenaries: 0 })),
        ]);
        expect(found).toEqual(counted);
        expect(new Set(dice.map(({ id }) => id)).size).toBe(dice.length);
      }
      const rest = cast(dice, sceneOf(view));
      expect([...diceAt(rest, 'loose'), ...diceAt(rest, 'gap')]).toEqual([]);
      expect(rest.length).toBeGreaterThanOrEqual(FACTS.dice * view.attackers.length);
    }
  });

  it('lie in the hole of their car until they are told to be back', () => {
    const fell = steps.flatMap(({ lines }) =>
      lines.flatMap(({ event, before, after }) => {
        const stolen = part(event, 'stolen');
        return stolen ? [{ event, before, after, stolen }] : [];
      }),
    );
    expect(fell.length).toBeGreaterThan(0);
    for (const { event, before, after, stolen } of fell) {
      const then = sceneOf(before);
      const dice = cast(cast([], then), sceneAt(then, event, before, after));
      const lay = before.sides.map(({ gang }) => groupAt(gang, stolen.at - 1));
      for (const [seat, group] of lay.entries()) {
        const here = diceAt(dice, 'gap', seat);
        expect(here).toHaveLength(group ? count(group.dice) : 0);
        expect(here.every(({ face }) => face === group?.symbol)).toBe(true);
      }
    }
  });

  it('that are nowhere lie before their owner', () => {
    const view = steps.find(({ view }) => view.sides[0]!.available > 1)!.view;
    const [side, ...others] = view.sides;
    const dice = cast(
      cast([], sceneOf(view)),
      sceneOf({ ...view, sides: [{ ...side!, available: side!.available - 2 }, ...others] }),
    );
    expect(diceAt(dice, 'loose', 0)).toHaveLength(2);
    expect(diceAt(dice, 'loose')).toHaveLength(2);
  });

  it('stay where nothing happened, and only as many move as must', () => {
    const step = steps.find(
      ({ before, events }) => before && events.length === 1 && 'placed' in (events[0] as object),
    )!;
    const event = step.events[0] as { placed: { dice: { horde: number; mercenaries: number } } };
    const then = cast([], sceneOf(step.before!));
    const now = cast(then, sceneOf(step.view));
    const moved = now.filter((die, at) => die.place !== then[at]!.place);
    expect(moved).toHaveLength(count(event.placed.dice));
    expect(now.map(({ id }) => id)).toEqual(then.map(({ id }) => id));
  });
});
