// How a die that rolls lies in space: pure sums over the path the server computed.
import type { Point } from '../layout';
import type { Waypoint } from '../rules';
import { fallsOff, momentOf } from './flight';

/** The edge of the die, in millimetres. */
export const DIE = 16;
/** How far the dots of its trace are apart. */
export const DOTS = 16;

export interface Tumble extends Point {
  /** Where it goes, in radians: east is 0, north a quarter turn. */
  heading: number;
  /** How far it has turned around its axle, in radians. */
  angle: number;
  /** How much higher its centre is than when it lies on a face. */
  lift: number;
  /** How far it has rolled, in millimetres. */
  rolled: number;
  over: boolean;
  /** It lies beside the board. */
  off: boolean;
}

/** The die so many milliseconds after the launch. */
export function tumbleAt(path: readonly Waypoint[], elapsed: number): Tumble {
  const { x, y, heading, rolled, over } = momentOf(path, elapsed);
  const whole = momentOf(path, Infinity).rolled;
  // A whole number of quarter turns, so that the die lies flat in the end.
  const quarters = Math.max(1, Math.round(whole / DIE));
  const angle = (rolled / Math.max(1, whole)) * quarters * (Math.PI / 2);
  // On an edge its centre is higher than on a face.
  const lift = (DIE / 2) * (Math.abs(Math.sin(angle)) + Math.abs(Math.cos(angle)) - 1);
  return { x, y, heading, angle, lift, rolled, over, off: fallsOff(path) && over };
}

/** The place on a path after so many millimetres; its end if it is shorter. */
export function pointAt(path: readonly Waypoint[], far: number): Point {
  let left = far * 10;
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1]!, path[leg]!];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= long && long > 0) {
      const part = left / long;
      return { x: (from.x + (to.x - from.x) * part) / 10, y: (from.y + (to.y - from.y) * part) / 10 };
    }
    left -= long;
  }
  const last = path.at(-1)!;
  return { x: last.x / 10, y: last.y / 10 };
}
