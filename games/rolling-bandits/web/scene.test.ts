import { describe, expect, it } from 'vitest';
import { part, type Cases } from '$lib/cases';
import { steps, type Step } from './fixtures';
import type { Event, View } from './rules';
import { groupAt, sceneAt, sceneOf, type Scene } from './scene';

interface Moment {
  event: Event;
  before: View;
  after: View;
  scene: Scene;
}

/** What is drawn while each event of a step is acted out. */
function moments({ lines }: Step): Moment[] {
  let scene = lines[0] ? sceneOf(lines[0].before) : null;
  return lines.map((line) => ({ ...line, scene: (scene = sceneAt(scene!, line.event, line.before, line.after)) }));
}

const acted = steps.map(moments);
const all = acted.flat();

/** Every moment at which such an event is acted out; there must be one. */
function during<Name extends keyof Cases<Event>>(name: Name) {
  const found = all.flatMap((moment) => {
    const said = part(moment.event, name);
    return said ? [{ ...moment, said }] : [];
  });
  expect(found.length, name).toBeGreaterThan(0);
  return found;
}

describe('a scene', () => {
  it('is the view that came of the event', () => {
    for (const { scene, after } of all) expect(scene).toMatchObject(after);
  });

  it('has nothing under way when the step is over', () => {
    for (const [at, { view }] of steps.entries()) {
      const last = acted[at]!.at(-1)?.scene;
      if (!last) continue;
      expect({ ...last, gap: null, ready: null }).toEqual({ ...sceneOf(last), ready: null });
      expect(sceneOf(view)).toMatchObject({ gap: null, won: null });
    }
  });

  it('has on the mat what was rolled, until it is placed or kept', () => {
    for (const { scene, said } of during('rolled')) {
      expect(scene.mat).toMatchObject({ seat: said.seat, roll: said.roll, called: 0 });
    }
    for (const { scene, said } of during('mercenaries_called')) {
      expect(scene.mat).toMatchObject({ seat: said.seat, called: said.count });
    }
    for (const { scene } of during('turn_began')) expect(scene.mat).toBeNull();
  });

  it('says who has yet to roll, from the beginning of the turn on', () => {
    for (const { scene, said } of during('turn_began')) expect(scene).toMatchObject({ ready: true, active: said.seat });
    for (const { scene } of during('recalled')) expect(scene.ready).toBe(true);
    for (const name of ['rolled', 'placed', 'kept'] as const) {
      for (const { scene } of during(name)) expect(scene.ready, name).toBe(false);
    }
    for (const { view } of steps) {
      const asked = typeof view.phase === 'object' && ('recall' in view.phase || 'call' in view.phase);
      expect(sceneOf(view).ready).toBe(asked);
    }
  });

  it('has a hole where a car was, until everything that fell is cleared away', () => {
    for (const { scene, said, before } of during('stolen')) {
      const seats = before.sides.flatMap(({ gang }, seat) => (groupAt(gang, said.at - 1) ? [seat] : []));
      expect(scene.gap).toEqual({ index: said.at - 1, coach: before.train[said.at - 1], seats });
    }
    for (const { scene } of during('chest_discarded')) expect(scene.gap).not.toBeNull();
    for (const name of ['closed_up', 'rolled', 'placed'] as const) {
      for (const { scene } of during(name)) expect(scene.gap, name).toBeNull();
    }
  });

  it('has the chest that was just won', () => {
    for (const { scene, said } of during('chest_won')) expect(scene.won).toMatchObject(said);
    for (const { scene } of [...during('chest_kept'), ...during('bombed')]) expect(scene.won).toBeNull();
  });

  it('counts those of whom it has been told', () => {
    // One after the other, everybody who attacked the train.
    for (const { scene, said } of during('counted')) {
      const { cars, chests, points } = said;
      expect(scene.counts[said.seat]).toEqual({ cars, chests, points });
      expect(scene.counts.filter((one) => one !== null)).toHaveLength(said.seat + 1);
    }
    for (const { scene } of during('won')) expect(scene.counts).not.toContain(null);
    for (const { scene, event } of all) {
      if (part(event, 'counted') || part(event, 'won') || part(event, 'new_train')) continue;
      expect(scene.counts.every((one) => one === null)).toBe(true);
    }
  });

  it('is before anybody has rolled in the set-up', () => {
    const [setUp] = acted;
    const laid = setUp!.find(({ event }) => part(event, 'chests_laid'))!;
    expect(laid.scene).toMatchObject({ mat: null, active: null, ready: false });
    expect(laid.scene.sides.map((side) => side.available)).toEqual([7, 7]);
  });
});
