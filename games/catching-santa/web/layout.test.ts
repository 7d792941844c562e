import { describe, expect, test } from 'vitest';
import { corners, heightFor, inwards, onRail, planOf, railLength, spread, way, type Form, type Point } from './layout';
import type { Layout } from './rules';

const BOARD: Layout = { spaces: 40, entries: [1, 11, 21, 31], starts: [10, 2, 26, 34, 18] };
const sidesOf = ({ entries }: Layout) => entries.map((entry) => ({ entry }));
const ALL = sidesOf(BOARD);
const TWO = [ALL[1]!, ALL[3]!];
const FORMS: Form[] = ['wide', 'small'];
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the rail', () => {
  const rail = { x: 100, y: 100, hw: 80, hh: 60, r: 30 };

  test('begins in the middle of the north-west corner and runs clockwise', () => {
    const begin = onRail(rail, 0);
    expect(begin.x).toBeCloseTo(50 - 30 * Math.SQRT1_2);
    expect(begin.y).toBeCloseTo(70 - 30 * Math.SQRT1_2);
    const half = onRail(rail, railLength(rail) / 2);
    expect([half.x, half.y]).toEqual([expect.closeTo(200 - begin.x), expect.closeTo(200 - begin.y)]);
    expect(onRail(rail, 60).x).toBeGreaterThan(begin.x);
  });

  test('is closed and even', () => {
    const length = railLength(rail);
    for (let along = 0; along < length; along += 1) {
      expect(far(onRail(rail, along), onRail(rail, along + 1))).toBeCloseTo(1, 1);
    }
    expect(far(onRail(rail, length), onRail(rail, 0))).toBeCloseTo(0);
    expect(far(onRail(rail, -5), onRail(rail, length - 5))).toBeCloseTo(0);
  });

  test('inwards is towards the middle', () => {
    for (let along = 0; along < railLength(rail); along += 7) {
      const point = onRail(rail, along);
      const step = inwards(rail, point);
      expect(Math.hypot(step.x, step.y)).toBeCloseTo(1);
      expect(far({ x: point.x + step.x, y: point.y + step.y }, rail)).toBeLessThan(far(point, rail));
    }
  });
});

describe('ways', () => {
  test('clockwise over the end of the path', () => expect(way(40, 38, 3)).toEqual([38, 39, 40, 1, 2, 3]));
  test('back over its beginning', () => expect(way(40, 2, 38, true)).toEqual([2, 1, 40, 39, 38]));
  test('to where one is', () => expect(way(40, 5, 5)).toEqual([5]));
});

describe('homes', () => {
  test('red lives north-west, and so on clockwise', () => expect(corners(BOARD)).toEqual([0, 1, 2, 3]));

  test('are near their entries on any board', () => {
    expect(corners({ ...BOARD, entries: [31, 1, 11, 21] })).toEqual([3, 0, 1, 2]);
    expect(corners({ spaces: 20, entries: [16, 11, 6, 1], starts: [2, 3, 4, 5, 7] })).toEqual([3, 2, 1, 0]);
    expect(corners({ ...BOARD, entries: [1, 2, 3, 4] }).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe.each(FORMS)('the %s form', (form) => {
  test.each([20, 40, 48, 64])('%i spaces lie side by side inside the drawing', (spaces) => {
    const board: Layout = { ...BOARD, spaces, entries: [1, 2, 3, 4] };
    const plan = planOf(form, board, sidesOf(board));
    expect(plan.spaces).toHaveLength(spaces);
    plan.spaces.forEach((point, index) => {
      expect(far(point, plan.spaces[(index + 1) % spaces]!)).toBeGreaterThan(plan.disc * 1.9);
      expect(point.x).toBeGreaterThan(plan.disc);
      expect(point.x).toBeLessThan(plan.w - plan.disc);
    });
  });

  test.each([
    [ALL, 0],
    [ALL, 2000],
    [TWO, 500],
  ])('homes, cards and ring keep clear of each other', (sides, room) => {
    const plan = planOf(form, BOARD, sides, heightFor(form, { w: 360, h: room || 1 }));
    expect(plan.homes).toHaveLength(sides.length);
    expect(plan.empty).toHaveLength(4 - sides.length);
    const cards = plan.homes.map(({ card }) => card);
    for (const [nth, a] of cards.entries())
      for (const b of cards.slice(nth + 1)) {
        const [across, down] = [Math.abs(a.x - b.x) - a.w, Math.abs(a.y - b.y) - a.h];
        expect(Math.max(across, down)).toBeGreaterThan(0);
      }
    for (const { card, places } of plan.homes) {
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.x + card.w).toBeLessThanOrEqual(plan.w);
      expect(card.y + card.h).toBeLessThanOrEqual(plan.h);
      for (const point of plan.spaces) {
        const inside =
          point.x > card.x - plan.disc &&
          point.x < card.x + card.w + plan.disc &&
          point.y > card.y - plan.disc &&
          point.y < card.y + card.h + plan.disc;
        expect(inside).toBe(false);
        for (const place of places) expect(far(place, point)).toBeGreaterThan(plan.disc * 1.8);
      }
    }
  });
});

describe('how high it is', () => {
  test('as it likes where there is no end', () => expect(heightFor('wide', { w: 900, h: null })).toBe(730));

  test('as high as the room, within reason', () => {
    expect(heightFor('small', { w: 360, h: 400 })).toBe(400);
    expect(heightFor('small', { w: 360, h: 100 })).toBe(288);
    expect(heightFor('small', { w: 360, h: 2000 })).toBe(470);
    expect(heightFor('wide', { w: 1124, h: 800 })).toBe(800);
    expect(heightFor('wide', { w: 562, h: 400 })).toBe(800);
  });
});

describe('room for fingers', () => {
  test('what is far apart stays', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ];
    expect(spread(points, 44)).toEqual(points);
  });

  test('neighbours are moved apart, even those on one spot', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 27, y: 0 },
      { x: 54, y: 3 },
      { x: 54, y: 3 },
    ];
    const moved = spread(points, 44);
    for (let a = 0; a < moved.length; a++) {
      for (let b = a + 1; b < moved.length; b++) expect(far(moved[a]!, moved[b]!)).toBeGreaterThan(43);
    }
  });
});
