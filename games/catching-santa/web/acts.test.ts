import { describe, expect, test } from 'vitest';
import { actOf, foot } from './acts';
import fixtures from './fixtures.json';
import { planOf, type Form } from './layout';
import { pace } from './pace';
import { applied, stageOf } from './stage';
import { CHRISTMAS, kindOf, type Event, type View } from './types';

const steps = fixtures.steps as unknown as { before: View; events: Event[]; view: View }[];
const FORMS: Form[] = ['wide', 'small'];

describe.each(FORMS)('on the %s board', (form) => {
  test('everybody who changes place travels from the old to the new', () => {
    for (const { before, events } of steps) {
      const plan = planOf(form, before.layout, before.sides);
      events.reduce((stage, event) => {
        const after = applied(stage, event);
        const act = actOf(event, stage, after, plan);
        for (const piece of CHRISTMAS) {
          const [from, to] = [stage.christmas[piece], after.christmas[piece]];
          if (from === to || to === null || from === null) continue;
          const there = foot(plan, to);
          expect(act.trips[piece]!.path.at(-1)!.transform).toContain(`${Math.round(there.x * 100) / 100}px`);
        }
        for (const pawn of after.pawns) {
          const old = stage.pawns.find(({ id }) => id === pawn.id);
          if (old && JSON.stringify(old.at) !== JSON.stringify(pawn.at)) expect(act.trips[pawn.id]).toBeDefined();
        }
        const change = after.points.map((points, seat) => points - stage.points[seat]!);
        expect(change).toEqual(change.map((_, seat) => (act.gain?.seat === seat ? act.gain.points : 0)));
        if (['gathered', 'captured'].includes(kindOf(event))) expect(act.flights).toHaveLength(1);
        return after;
      }, stageOf(before));
    }
  });
});

test('what goes back goes the short way', () => {
  const { before } = steps[0]!;
  const plan = planOf('wide', before.layout, before.sides);
  const stage = { ...stageOf(before), magic: { piece: 'fairy' as const, steps: -4 } };
  const event: Event = { christmas_moved: { piece: 'fairy', from: 2, to: 38 } };
  expect(actOf(event, stage, applied(stage, event), plan).trips.fairy!.path).toHaveLength(5);
  const unknown = { ...stage, magic: null };
  expect(actOf(event, unknown, applied(unknown, event), plan).trips.fairy!.path).toHaveLength(5);
});

test('everything takes some time, and nothing long', () => {
  for (const { events, before } of steps) {
    for (const event of events) {
      expect(pace(event, before)).toBeGreaterThan(0);
      expect(pace(event, before)).toBeLessThanOrEqual(1800);
    }
  }
});
