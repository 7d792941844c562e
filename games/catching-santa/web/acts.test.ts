import { describe, expect, test } from 'vitest';
import { caseOf } from '$lib/cases';
import { actOf, foot } from './acts';
import { steps } from './fixtures';
import { planOf, type Form } from './layout';
import { begin, heard } from './memory';
import { pace } from './pace';
import { FACTS, type Event } from './rules';
import { spaceOf } from './view';

const FORMS: Form[] = ['wide', 'small'];

describe.each(FORMS)('on the %s board', (form) => {
  test('everybody who changes place travels from the old to the new', () => {
    for (const { before, lines } of steps) {
      const plan = planOf(form, before.layout, before.sides);
      lines.reduce((memory, { event, after }) => {
        const later = heard(memory, event, after);
        const act = actOf(event, memory, later, plan);
        for (const piece of FACTS.christmas) {
          const [from, to] = [spaceOf(memory.view, piece), spaceOf(after, piece)];
          if (from === to || to === null || from === null) continue;
          const there = foot(plan, to);
          expect(act.trips[piece]!.path.at(-1)!.transform).toContain(`${Math.round(there.x * 100) / 100}px`);
        }
        for (const pawn of later.pawns) {
          const old = memory.pawns.find(({ id }) => id === pawn.id);
          if (old && JSON.stringify(old.at) !== JSON.stringify(pawn.at)) expect(act.trips[pawn.id]).toBeDefined();
        }
        const change = after.sides.map(({ points }, seat) => points - memory.view.sides[seat]!.points);
        expect(change).toEqual(change.map((_, seat) => (act.gain?.seat === seat ? act.gain.points : 0)));
        if (['gathered', 'captured'].includes(caseOf(event))) expect(act.flights).toHaveLength(1);
        return later;
      }, begin(before));
    }
  });
});

test('what goes back goes the short way', () => {
  const { view } = steps[0]!;
  const plan = planOf('wide', view.layout, view.sides);
  const event: Event = { christmas_moved: { piece: 'fairy', from: 2, to: 18 } };
  const unknown = begin(view);
  expect(actOf(event, unknown, unknown, plan).trips.fairy!.path).toHaveLength(5);
  const rolled = { ...unknown, magic: { piece: 'fairy' as const, steps: -4 } };
  expect(actOf(event, rolled, rolled, plan).trips.fairy!.path).toHaveLength(5);
});

test('everything takes some time, and nothing long', () => {
  for (const { lines, view } of steps) {
    for (const { event } of lines) {
      expect(pace(event, view)).toBeGreaterThan(0);
      expect(pace(event, view)).toBeLessThanOrEqual(1800);
    }
  }
});
