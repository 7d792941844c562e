import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { STEPS } from '../fixtures/steps';
import { ahead, aimOf, enough, laneOf, launch, pulled, sight, straight, sway, swayed, tremble } from './aim';
import { fallenAt, fallsOff, momentOf, timeOf, touched } from './flight';

const duel = {
  mover: 0,
  rival: 1,
  corner: 'a' as const,
  last: false,
  shooter: 0,
  row: 1,
  extra: 0,
  fired: [0, 0] as [number, number],
};
const fromA = laneOf({ duel });
const fromB = laneOf({ duel: { ...duel, shooter: 1 } });
const raid = laneOf('raid');

describe('aiming', () => {
  it('starts behind the line, between the corner and the goal', () => {
    expect(launch(fromA, 0).x).toBeCloseTo(81.55, 1);
    expect(ahead(fromA, fromA.goal).left).toBeCloseTo(0);
    expect(ahead(fromA, fromA.goal).far).toBeCloseTo(638.2, 1);
    expect(fromB.from).toEqual(fromA.goal);
  });

  it('knows how hard it takes to get there (section 9 of the rules)', () => {
    expect(enough(fromA)).toBeCloseTo(0.7119, 3);
    expect(enough(raid)).toBeGreaterThan(0.65);
  });

  it('points at the goal from every place of the line', () => {
    // The grid of examples the server lists uses the same angles.
    expect(straight(fromA, 40)).toBeCloseTo(-3.9, 1);
    expect(straight(raid, -40)).toBeCloseTo(4.15, 1);
    const { end } = sight(fromA, { shift: 40, angle: straight(fromA, 40), power: 0.7226 });
    expect(Math.hypot(end.x - fromA.goal.x, end.y - fromA.goal.y)).toBeLessThan(3);
  });

  it('sees where the board ends', () => {
    expect(sight(fromA, { shift: 0, angle: 45, power: 1 }).falls).toBe(true);
    expect(sight(fromA, { shift: 0, angle: 0, power: 0.5 }).falls).toBe(false);
  });

  it('sends whole numbers within the limits', () => {
    expect(aimOf({ shift: 99, angle: -99, power: 9 })).toEqual({ shift: 400, angle: -6000, power: 1000 });
    expect(aimOf({ shift: 1.26, angle: 0.123, power: 0.7504 })).toEqual({ shift: 13, angle: 12, power: 750 });
  });

  it('pulls like a sling: right for left', () => {
    expect(pulled(0, 100, 200)).toEqual({ angle: 0, power: 0.5 });
    expect(pulled(100, 100, 200)!.angle).toBeCloseTo(45);
    expect(pulled(3, 3, 200)).toBe(null);
    expect(pulled(10, -50, 200)).toBe(null);
  });
});

describe('the hand', () => {
  it('calms down and grows tired', () => {
    expect(tremble(0)).toBe(1);
    expect(tremble(2.5)).toBeLessThan(0.6);
    expect(tremble(12)).toBe(1.5);
  });

  it('passes through the middle again and again, so that a moment can be chosen', () => {
    const crossings = Array.from({ length: 600 }, (_, n) => Math.sign(sway(n / 100, 1).angle));
    expect(crossings.filter((sign, n) => n > 0 && sign !== crossings[n - 1]).length).toBeGreaterThan(3);
  });

  it('is off by degrees, and by more after a drink', () => {
    const off = (flask: boolean) =>
      Math.max(...Array.from({ length: 300 }, (_, n) => Math.abs(sway(n / 100, 2, flask).angle)));
    expect(off(false)).toBeGreaterThan(1.5);
    expect(off(false)).toBeLessThan(5.1);
    expect(off(true)).toBeGreaterThan(off(false) * 1.5);
    expect(swayed({ shift: 0, angle: 0, power: 1 }, 1, 1).power).toBeLessThanOrEqual(1);
  });
});

describe('a flight', () => {
  const paths = STEPS.flatMap((step) => step.lines).flatMap(({ event }) => {
    const shot = part(event, 'shot');
    return shot ? [shot.path] : [];
  });

  it('goes from the first waypoint to the last without a jump', () => {
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      const long = timeOf(path);
      let before = momentOf(path, 0);
      expect([before.x, before.y]).toEqual([path[0]!.x / 10, path[0]!.y / 10]);
      for (let ms = 5; ms <= long + 5; ms += 5) {
        const now = momentOf(path, ms);
        // 1500 mm a second are 7.5 mm in 5 ms.
        expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(8);
        expect(now.rolled).toBeGreaterThanOrEqual(before.rolled - 1e-9);
        before = now;
      }
      expect(before.over).toBe(true);
      expect([before.x, before.y]).toEqual([path.at(-1)!.x / 10, path.at(-1)!.y / 10]);
    }
  });

  it('tells what it met', () => {
    const start = { x: 0, y: 0, time: 0, speed: 1000, meets: 'nothing' as const };
    const strike = { x: 1000, y: 0, time: 1200, speed: 300, meets: { raider: { which: 0, fell: 0b101 } } };
    const end = { x: 1100, y: 0, time: 2000, speed: 0, meets: { rider: { seat: 3 } } };
    expect(fallenAt([start, strike, end], 100)).toBe(0);
    expect(fallenAt([start, strike, end], 120)).toBe(0b101);
    expect(touched([start, strike, end])).toBe(3);
    expect(touched([start, strike])).toBe(null);
    expect(fallsOff([start, { ...end, meets: 'edge' }])).toBe(true);
  });
});
