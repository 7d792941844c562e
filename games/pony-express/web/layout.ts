// The printed board: where things are, in millimetres from the lower left corner, east and north. Only for drawing;
// what a place does is the server's business.

export interface Point {
  x: number;
  y: number;
}

export type Kind = 'town' | 'station' | 'raiders' | 'mine' | 'saloon' | 'relay' | 'plain' | 'sacramento';

export interface Place extends Point {
  kind: Kind;
  /** What the train costs; 0 at the end of the line. */
  price?: number;
  /** Where the train goes. */
  to?: number;
}

const at = (kind: Kind, x: number, y: number, train: Pick<Place, 'price' | 'to'> = {}): Place => ({
  kind,
  x,
  y,
  ...train,
});

const PLACES: readonly Place[] = [
  at('town', 560, 150),
  at('town', 560, 190),
  at('town', 560, 230),
  at('town', 560, 270),
  at('town', 560, 310),
  at('mine', 480, 350),
  at('station', 480, 295, { price: 1, to: 12 }),
  at('relay', 480, 240),
  at('raiders', 480, 185),
  at('saloon', 480, 130),
  at('mine', 480, 75),
  at('station', 430, 45, { price: 2, to: 17 }),
  at('raiders', 380, 75),
  at('relay', 380, 130),
  at('plain', 380, 185),
  at('saloon', 380, 240),
  at('station', 380, 295, { price: 3, to: 22 }),
  at('mine', 380, 350),
  at('raiders', 330, 380),
  at('relay', 280, 350),
  at('saloon', 280, 295),
  at('station', 280, 240, { price: 0 }),
  at('mine', 280, 185),
  at('raiders', 280, 130),
  at('plain', 280, 75),
  at('relay', 230, 45),
  at('saloon', 180, 75),
  at('raiders', 180, 130),
  at('mine', 180, 185),
  at('plain', 180, 240),
  at('saloon', 180, 295),
  at('raiders', 180, 350),
  at('sacramento', 65, 225),
];

export const BOARD = { width: 600, height: 450 };
export const LAST_SPACE = 33;
export const LAST_TOWN = 5;
export const FIRST_DESERT = 25;
export const MAILBOXES: readonly Point[] = [
  { x: 65, y: 275 },
  { x: 110, y: 225 },
  { x: 65, y: 175 },
];
export const DUEL: Readonly<Record<'a' | 'b', Point>> = { a: { x: 40, y: 410 }, b: { x: 560, y: 40 } };
export const RAID_CORNER: Point = { x: 560, y: 410 };
export const RAIDERS: readonly Point[] = [
  { x: 66, y: 66 },
  { x: 38, y: 64 },
  { x: 54, y: 41 },
];

const SHARED: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -12, y: -12 },
  { x: 12, y: -12 },
  { x: -12, y: 12 },
  { x: 12, y: 12 },
];
const BESIDE: readonly Point[] = [
  { x: -30, y: 0 },
  { x: -30, y: 18 },
  { x: -30, y: -18 },
  { x: -48, y: 0 },
];

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
      return plus(centre, BESIDE[Math.min(before, BESIDE.length - 1)]);
    }
    return plus(centre, others.some((other) => other.jail === 0) ? SHARED[seat] : undefined);
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
