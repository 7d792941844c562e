import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { STEPS } from '../fixtures/steps';
import type { Waypoint } from '../rules';
import { momentOf, timeOf } from './flight';
import { DIE, pointAt, tumbleAt } from './tumble';

const way = (...points: [x: number, y: number, time: number, meets?: Waypoint['meets']][]): Waypoint[] =>
  points.map(([x, y, time, meets = 'nothing'], at) => ({ x, y, time, speed: at === 0 ? 500 : 0, meets }));

/** 160 mm to the east in a second. */
const east = way([0, 1000, 0], [1600, 1000, 10_000]);

const paths = STEPS.flatMap((step) => step.lines).flatMap(({ event }) => {
  const shot = part(event, 'shot');
  return shot ? [shot.path] : [];
});

describe('a die that tumbles', () => {
  it('lies flat when it starts and when it has come to its end, however far it rolled', () => {
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      for (const { angle, lift } of [tumbleAt(path, 0), tumbleAt(path, timeOf(path))]) {
        const quarters = angle / (Math.PI / 2);
        expect(quarters).toBeCloseTo(Math.round(quarters));
        expect(lift).toBeCloseTo(0);
      }
    }
  });

  it('turns by a quarter for each edge it rolls', () => {
    expect(tumbleAt(east, 1000).angle).toBeCloseTo((160 / DIE) * (Math.PI / 2));
  });

  it('stands on an edge half-way from face to face, its centre higher by what a diagonal is longer', () => {
    const lifts = Array.from({ length: 1000 }, (_, ms) => tumbleAt(east, ms).lift);
    expect(Math.max(...lifts)).toBeCloseTo((DIE / 2) * (Math.SQRT2 - 1), 2);
    expect(Math.min(...lifts)).toBeGreaterThanOrEqual(0);
  });

  it('is beside the board only after it has rolled over its edge', () => {
    const over = way([0, 1000, 0], [1600, 1000, 10_000, 'edge']);
    expect([tumbleAt(over, 500).off, tumbleAt(over, 1000).off, tumbleAt(east, 1000).off]).toEqual([false, true, false]);
  });
});

describe('a place on its path', () => {
  const corner = way([0, 0, 0], [300, 0, 1000], [300, 400, 2000]);

  it('is so many millimetres from the start, around every corner', () => {
    expect(pointAt(corner, 0)).toEqual({ x: 0, y: 0 });
    expect(pointAt(corner, 30)).toEqual({ x: 30, y: 0 });
    expect(pointAt(corner, 50)).toEqual({ x: 30, y: 20 });
  });

  it('is the end if the path is shorter', () => {
    expect(pointAt(corner, 500)).toEqual({ x: 30, y: 40 });
  });

  it('is where the die is when it has rolled so far', () => {
    for (const path of paths) {
      const { x, y, rolled } = momentOf(path, timeOf(path) / 2);
      expect(pointAt(path, rolled).x).toBeCloseTo(x);
      expect(pointAt(path, rolled).y).toBeCloseTo(y);
    }
  });
});
