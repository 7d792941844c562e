// Aiming: what a hand does before a shot. It sways; letting go fixes it. The game adds its own wobble afterwards, so a
// steady hand is a help and never a promise. Lengths are millimetres of the board, angles degrees, power 0 to 1.
import { BOARD, DUEL, RAID_CORNER, RAIDERS, type Point } from '../layout';
import { FACTS, type Aim, type Duel, type Shot } from '../rules';

const FLICK = FACTS.flick;
export const MOST_SHIFT = FLICK.most_shift;
export const MOST_ANGLE = FLICK.most_angle;
export const LEAST_POWER = FLICK.least_power;
/** How far before its corner a die starts, behind the line. */
const LAUNCH = FLICK.launch;
/** How far a die rolls at full power. */
const RANGE = FLICK.range;
/** Die to meeple, centre to centre, when they touch. */
export const CONTACT = FLICK.contact;

/** How somebody holds the die. */
export interface Hold {
  shift: number;
  angle: number;
  power: number;
}

/** Where a shot comes from and what it is meant for. */
export interface Lane {
  from: Point;
  goal: Point;
}

export function laneOf(shot: Shot): Lane {
  if (shot === 'raid') return { from: RAID_CORNER, goal: RAIDERS[0]! };
  const corner = standOf(shot.duel, shot.duel.shooter);
  return { from: DUEL[corner], goal: DUEL[corner === 'a' ? 'b' : 'a'] };
}

/** The corner of one of the duellists. */
export function standOf(duel: Pick<Duel, 'mover' | 'corner'>, seat: number): 'a' | 'b' {
  const other = duel.corner === 'a' ? 'b' : 'a';
  return seat === duel.mover ? duel.corner : other;
}

interface Axes {
  along: Point;
  left: Point;
  long: number;
}

export function axes({ from, goal }: Lane): Axes {
  const long = Math.hypot(goal.x - from.x, goal.y - from.y);
  const along = { x: (goal.x - from.x) / long, y: (goal.y - from.y) / long };
  return { along, left: { x: -along.y, y: along.x }, long };
}

/** A place of the board as the shooter sees it: how far ahead, and how far to the left. */
export function ahead(lane: Lane, point: Point): { far: number; left: number } {
  const { along, left } = axes(lane);
  const [x, y] = [point.x - lane.from.x, point.y - lane.from.y];
  return { far: x * along.x + y * along.y, left: x * left.x + y * left.y };
}

/** Where the die starts. */
export function launch(lane: Lane, shift: number): Point {
  const { along, left } = axes(lane);
  return { x: lane.from.x + along.x * LAUNCH + left.x * shift, y: lane.from.y + along.y * LAUNCH + left.y * shift };
}

/** The angle that points from there at the goal. */
export function straight(lane: Lane, shift: number): number {
  return degrees(Math.atan2(-shift, axes(lane).long - LAUNCH));
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The line the die would follow with a perfectly steady hand: until it stops or leaves the board. */
export function sight(lane: Lane, hold: Hold): { start: Point; end: Point; falls: boolean } {
  const start = launch(lane, hold.shift);
  const { along, left } = axes(lane);
  const turn = (hold.angle * Math.PI) / 180;
  const heading = {
    x: along.x * Math.cos(turn) + left.x * Math.sin(turn),
    y: along.y * Math.cos(turn) + left.y * Math.sin(turn),
  };
  const until = (from: number, step: number, most: number) =>
    step > 0 ? (most - from) / step : step < 0 ? -from / step : Infinity;
  const edge = Math.min(until(start.x, heading.x, BOARD.width), until(start.y, heading.y, BOARD.height));
  const range = RANGE * hold.power ** 2;
  const far = Math.min(edge, range);
  return { start, end: { x: start.x + heading.x * far, y: start.y + heading.y * far }, falls: edge < range };
}

/** The power with which a die just gets so far as to touch the goal. */
export function enough(lane: Lane): number {
  return Math.sqrt((axes(lane).long - LAUNCH - CONTACT) / RANGE);
}

/** How far a shot of that power may stray, in degrees to either side (one deviation). */
export function spread(power: number, flask: boolean): number {
  const [least, more] = FLICK.wobble;
  return (least + more * power ** 2) * (flask ? 2 : 1);
}

/** How a hand trembles after it was raised: it calms down, then it grows tired. 1 is the first moment. */
export function tremble(seconds: number): number {
  const calm = 0.5 + 0.5 * Math.exp(-1.4 * seconds);
  const tired = Math.max(0, seconds - 3.5) * 0.22;
  return Math.min(1.5, calm + tired);
}

/** Where the hand is off, so long after it was raised; `phase` makes every raising another one. */
export function sway(seconds: number, phase: number, flask = false): { angle: number; power: number } {
  const turn = seconds * Math.PI * 2;
  const much = tremble(seconds) * (flask ? 1.8 : 1);
  const slow = Math.sin(turn * 0.47 + phase);
  const quick = Math.sin(turn * 1.13 + phase * 2.3);
  const push = Math.sin(turn * 0.71 + phase * 1.7);
  return { angle: much * (3.4 * slow + 1.6 * quick), power: much * 0.07 * push };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A hold within what is possible. */
export function possible(hold: Hold): Hold {
  return {
    shift: clamp(hold.shift, -MOST_SHIFT, MOST_SHIFT),
    angle: clamp(hold.angle, -MOST_ANGLE, MOST_ANGLE),
    power: clamp(hold.power, LEAST_POWER, 1),
  };
}

export function swayed(hold: Hold, seconds: number, phase: number, flask = false): Hold {
  const off = sway(seconds, phase, flask);
  return possible({ shift: hold.shift, angle: hold.angle + off.angle, power: hold.power + off.power });
}

/** In the whole numbers that are sent. */
export function aimOf(hold: Hold): Aim {
  const { shift, angle, power } = possible(hold);
  return { shift: Math.round(shift * 10), angle: Math.round(angle * 100), power: Math.round(power * 1000) };
}

/** What a pull of a sling means: back for power, aside for the angle. `reach` is a full pull in the same units. */
export function pulled(across: number, back: number, reach: number): { angle: number; power: number } | null {
  const far = Math.hypot(across, back);
  if (back <= 0 || far < reach * 0.12) return null;
  return {
    angle: clamp(degrees(Math.atan2(across, back)), -MOST_ANGLE, MOST_ANGLE),
    power: clamp(far / reach, LEAST_POWER, 1),
  };
}
