// The printed board: where things are, in millimetres from the lower left corner, east and north. Only for drawing;
// what a place does is the server's business.

import { part } from '$lib/cases';
import { FACTS, type Corner, type Kind as PrintedKind, type Point } from './rules';

export type { Point };

/** As the sign and the words of a place are called. */
export type Kind = 'town' | 'station' | 'raiders' | 'mine' | 'saloon' | 'relay' | 'plain' | 'sacramento';

export interface Place extends Point {
  kind: Kind;
  /** What the train costs; absent at the end of the line. */
  price?: number;
  /** Where the train goes. */
  to?: number;
}

function kindOf(kind: PrintedKind): Kind {
  if (typeof kind === 'object') return 'station';
  return kind === 'raid' ? 'raiders' : kind;
}

const PLACES: readonly Place[] = FACTS.track.map(({ kind, at }) => {
  const train = part(kind, 'train');
  return { kind: kindOf(kind), ...at, ...(train && train.price > 0 ? train : {}) };
});

export const BOARD = { width: FACTS.flick.board.x, height: FACTS.flick.board.y };

/** How much larger than usual what is around the map is on a large screen. */
export function zoomFor(room: { width: number; height: number }): number {
  const zoom = Math.min(room.width / 1050, room.height / 760);
  return Math.round(Math.max(1, Math.min(zoom, 1.5)) * 100) / 100;
}
export const LAST_SPACE = PLACES.length;
export const FIRST_DESERT = FACTS.first_desert;
export const MAILBOXES: readonly Point[] = FACTS.mailboxes;
const [A, B] = FACTS.flick.duel;
export const DUEL: Readonly<Record<Corner, Point>> = { a: A, b: B };
export const RAID_CORNER: Point = FACTS.flick.raid_corner;
export const RAIDERS: readonly Point[] = FACTS.flick.raiders;

export const SPACES: readonly number[] = PLACES.map((_, index) => index + 1);

/** The space of that number. */
export function place(space: number): Place {
  const found = PLACES[space - 1];
  if (!found) throw new Error(`there is no space ${space}`);
  return found;
}

export function isDesert(space: number): boolean {
  return space >= FIRST_DESERT && space < LAST_SPACE;
}

/** How far a ride of so many spaces gets: nobody rides past the last one. */
export function ahead(space: number, steps: number): number {
  return Math.min(LAST_SPACE, space + steps);
}

interface Stands {
  space: number;
  mailbox: number;
  jail: number;
}

const plus = (a: Point, b: Point | undefined): Point => ({ x: a.x + (b?.x ?? 0), y: a.y + (b?.y ?? 0) });

/** Where a rider's ground is: its space, or its mailbox. */
export function ground(rider: Pick<Stands, 'space' | 'mailbox'>): Point {
  return (rider.mailbox > 0 && MAILBOXES[rider.mailbox - 1]) || place(rider.space);
}

/** Where every rider is: together on a space side by side, in prison beside it (PE-97 to PE-99). Those `away` stand
    elsewhere, in the corners of a duel, and take no room. */
export function whereabouts(riders: readonly Stands[], away: readonly number[] = []): Point[] {
  return riders.map((rider, seat) => {
    const centre = ground(rider);
    const others = riders.filter((other, index) => {
      const there = ground(other);
      return index !== seat && !away.includes(index) && there.x === centre.x && there.y === centre.y;
    });
    if (rider.jail > 0) {
      const before = others.filter((other) => other.jail > 0 && other.jail < rider.jail).length;
      return plus(centre, FACTS.beside[Math.min(before, FACTS.beside.length - 1)]);
    }
    return plus(centre, others.some((other) => other.jail === 0) ? FACTS.shared[seat] : undefined);
  });
}

/** The spaces a rider passes on its way, both ends included; backward too. */
export function way(from: number, to: number): Point[] {
  const step = to >= from ? 1 : -1;
  const spaces = Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + n * step);
  return spaces.map((space) => (space === LAST_SPACE ? MAILBOXES[0]! : place(space)));
}

/** North is up on the board, and down in a picture. */
export function drawn(point: Point): Point {
  return { x: point.x, y: BOARD.height - point.y };
}

/** A smooth line through points, as an SVG path. */
export function trail(points: readonly Point[], round = 18): string {
  const start = points[0];
  if (!start) return '';
  const toward = (from: Point, to: Point, far: number): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(far, long / 2) / long;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  const say = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const bends = points.slice(1, -1).map((here, index) => {
    const before = toward(here, points[index]!, round);
    const after = toward(here, points[index + 2]!, round);
    return `L${say(before)}Q${say(here)} ${say(after)}`;
  });
  return `M${say(start)}${bends.join('')}L${say(points[points.length - 1]!)}`;
}
