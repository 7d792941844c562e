// The way of a flicked die, as the event tells it: straight legs along which it slows down evenly.
import { part } from '$lib/cases';
import type { Meets, Waypoint } from '../rules';
import type { Point } from '../layout';

export interface Moment extends Point {
  /** How far it has rolled, in millimetres. */
  rolled: number;
  /** Where it is going, in radians, east is 0 and north a quarter turn. */
  heading: number;
  /** The last waypoint it has reached. */
  passed: number;
  /** Whether it has come to its end. */
  over: boolean;
}

/** How long the die rolls, in milliseconds. */
export function timeOf(path: readonly Waypoint[]): number {
  return (path.at(-1)?.time ?? 0) / 10;
}

/** Where the die is so many milliseconds after the launch. */
export function momentOf(path: readonly Waypoint[], ms: number): Moment {
  const last = path.length - 1;
  const time = ms * 10;
  let rolled = 0;
  for (let leg = 0; leg < last; leg++) {
    const [from, to] = [path[leg]!, path[leg + 1]!];
    const long = Math.hypot(to.x - from.x, to.y - from.y) / 10;
    const heading = Math.atan2(to.y - from.y, to.x - from.x);
    if (time < to.time) {
      const part = partOf(from, to, long, Math.max(0, time - from.time));
      return {
        x: (from.x + (to.x - from.x) * part) / 10,
        y: (from.y + (to.y - from.y) * part) / 10,
        rolled: rolled + long * part,
        heading,
        passed: leg,
        over: false,
      };
    }
    rolled += long;
    if (leg === last - 1) return { x: to.x / 10, y: to.y / 10, rolled, heading, passed: last, over: true };
  }
  const only = path[0] ?? { x: 0, y: 0 };
  return { x: only.x / 10, y: only.y / 10, rolled, heading: 0, passed: 0, over: true };
}

/** How much of a leg is behind the die: s = v t - b t² / 2, with b such that the leg ends when it does. */
function partOf(from: Waypoint, to: Waypoint, long: number, time: number): number {
  const all = (to.time - from.time) / 10_000;
  if (all <= 0 || long <= 0) return 1;
  const t = time / 10_000;
  const brake = (2 * (from.speed * all - long)) / all ** 2;
  return Math.min(1, Math.max(0, (from.speed * t - (brake * t * t) / 2) / long));
}

/** Which raiders are down so many milliseconds after the launch, a bit each. */
export function fallenAt(path: readonly Waypoint[], ms: number): number {
  return path.reduce(
    (fallen, point) => (point.time / 10 <= ms ? fallen | (part(point.meets, 'raider')?.fell ?? 0) : fallen),
    0,
  );
}

/** Who is touched in the end, if anybody. */
export function touched(path: readonly Waypoint[]): number | null {
  const meets: Meets | undefined = path.at(-1)?.meets;
  return (meets && part(meets, 'rider')?.seat) ?? null;
}

/** Whether the die falls off the board in the end. */
export function fallsOff(path: readonly Waypoint[]): boolean {
  return path.at(-1)?.meets === 'edge';
}
