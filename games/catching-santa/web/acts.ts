// What an event looks like on the board: who travels how, who leaves it, whose score changes, who is meant.
import { MANNERS, carried, dropped, trip, type Trip } from './journeys';
import { way, type Plan, type Point } from './layout';
import { pawnAtHome, pawnOn, type Memory, type Pawn } from './memory';
import type { Christmas, Event, Seat, Space } from './rules';

/** A piece on its way off the board, into somebody's collection. */
export interface Flight {
  what: Christmas | Seat;
  from: Point;
  ways: Trip;
}

export interface Act {
  /** Trips by the name of who makes them: a pawn's id or a Christmas piece. */
  trips: Record<string, Trip>;
  flights: Flight[];
  gain: { seat: Seat; points: number } | null;
  /** Who is in the light, by the same names. */
  lit: string[];
}

/** Where a piece on this space has its foot. */
export function foot(plan: Plan, space: Space): Point {
  const { x, y } = plan.spaces[(space - 1) % plan.spaces.length]!;
  return { x, y: y + plan.disc * 0.5 };
}

export function homePlace(plan: Plan, seat: Seat, place: number): Point {
  const { places } = plan.homes[seat]!;
  return places[place % places.length]!;
}

/** Where any pawn has its foot. */
export function footOf(plan: Plan, pawn: Pawn): Point {
  return 'path' in pawn.at ? foot(plan, pawn.at.path) : homePlace(plan, pawn.seat, pawn.at.home);
}

/** Nobody moves. */
const STILL: Act = { trips: {}, flights: [], gain: null, lit: [] };

/** How `event` is acted out, from what was drawn before it to what is drawn after it. */
export function actOf(event: Event, before: Memory, after: Memory, plan: Plan): Act {
  return { ...travels(event, before, after, plan), gain: gainOf(before, after) };
}

/** Whose score changed, and by how much. */
function gainOf(before: Memory, after: Memory): Act['gain'] {
  const gains = after.view.sides.map(({ points }, seat) => ({
    seat,
    points: points - before.view.sides[seat]!.points,
  }));
  return gains.find(({ points }) => points !== 0) ?? null;
}

function travels(event: Event, before: Memory, after: Memory, plan: Plan): Act {
  if (typeof event === 'string') return STILL;
  const along = (from: Space, to: Space, back = false) =>
    way(plan.spaces.length, from, to, back).map((space) => foot(plan, space));

  if ('magic_rolled' in event || 'nothing_moved' in event) {
    const piece = 'magic_rolled' in event ? event.magic_rolled.piece : event.nothing_moved.piece;
    return { ...STILL, lit: [piece] };
  }
  if ('christmas_moved' in event) {
    const { piece, from, to } = event.christmas_moved;
    const back = goesBack(before, plan, piece, from, to);
    return { ...STILL, lit: [piece], trips: { [piece]: trip(MANNERS[piece], along(from, to, back), back ? -1 : 1) } };
  }
  if ('displaced' in event) {
    const { piece, from, to } = event.displaced;
    return { ...STILL, lit: [piece], trips: { [piece]: carried(foot(plan, from), foot(plan, to)) } };
  }
  if ('sent_home' in event) {
    const { seat, from } = event.sent_home;
    const pawn = pawnOn(before.pawns, from, seat);
    const home = after.pawns.find(({ id }) => id === pawn?.id);
    if (!home) return STILL;
    const ways = carried(foot(plan, from), footOf(plan, home), -1);
    return { ...STILL, trips: { [home.id]: ways } };
  }
  if ('entered' in event) {
    const { seat, at } = event.entered;
    const pawn = pawnAtHome(before.pawns, seat);
    if (!pawn) return STILL;
    const ways = carried(footOf(plan, pawn), foot(plan, at));
    return { ...STILL, lit: [pawn.id], trips: { [pawn.id]: ways } };
  }
  if ('moved' in event) {
    const { seat, from, to } = event.moved;
    const pawn = pawnOn(before.pawns, from, seat);
    return pawn ? { ...STILL, lit: [pawn.id], trips: { [pawn.id]: trip('hop', along(from, to)) } } : STILL;
  }
  if ('gathered' in event) {
    const { seat, piece, at } = event.gathered;
    return { ...STILL, flights: [flight(plan, piece, at, seat)] };
  }
  if ('captured' in event) {
    const { seat, owner, at } = event.captured;
    return { ...STILL, flights: [flight(plan, owner, at, seat)] };
  }
  if ('santa_arrived' in event) {
    return { ...STILL, lit: ['santa'], trips: { santa: dropped(foot(plan, event.santa_arrived.at), plan.h * 0.3) } };
  }
  return STILL;
}

function flight(plan: Plan, what: Christmas | Seat, at: Space, to: Seat): Flight {
  const from = foot(plan, at);
  return { what, from, ways: carried(from, plan.homes[to]!.shelf, 1, 0.5) };
}

/** Whether a piece went anticlockwise: as the magic die said, or by the shorter way if no die is known. */
function goesBack({ magic }: Memory, { spaces }: Plan, piece: Christmas, from: Space, to: Space): boolean {
  if (magic?.piece === piece) return magic.steps < 0;
  return way(spaces.length, from, to).length > spaces.length / 2;
}
