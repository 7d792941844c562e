// What an event looks like on the board: who travels how, who leaves it, whose score changes, who is meant.
import { MANNERS, carried, dropped, trip, type Trip } from './journeys';
import { way, type Plan, type Point } from './layout';
import { pawnAtHome, pawnOn, type Stage } from './stage';
import { HOME_COST, PIECE_WORTH, WORTH, type Christmas, type Event, type Seat, type Space } from './types';

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
  return plan.homes[seat]!.places[place % 3]!;
}

/** Where any pawn has its foot. */
export function footOf(plan: Plan, pawn: Stage['pawns'][number]): Point {
  return 'path' in pawn.at ? foot(plan, pawn.at.path) : homePlace(plan, pawn.seat, pawn.at.home);
}

const nothing: Act = { trips: {}, flights: [], gain: null, lit: [] };

/** How `event` is acted out, from the picture `before` it to the picture `after` it. */
export function actOf(event: Event, before: Stage, after: Stage, plan: Plan): Act {
  if (typeof event === 'string') return nothing;
  const along = (from: Space, to: Space, back = false) =>
    way(before.spaces, from, to, back).map((space) => foot(plan, space));

  if ('magic_rolled' in event || 'nothing_moved' in event) {
    const piece = 'magic_rolled' in event ? event.magic_rolled.piece : event.nothing_moved.piece;
    return { ...nothing, lit: [piece] };
  }
  if ('christmas_moved' in event) {
    const { piece, from, to } = event.christmas_moved;
    const back = goesBack(before, piece, from, to);
    return { ...nothing, lit: [piece], trips: { [piece]: trip(MANNERS[piece], along(from, to, back), back ? -1 : 1) } };
  }
  if ('displaced' in event) {
    const { piece, from, to } = event.displaced;
    return { ...nothing, lit: [piece], trips: { [piece]: carried(foot(plan, from), foot(plan, to)) } };
  }
  if ('sent_home' in event) {
    const { seat, from } = event.sent_home;
    const pawn = pawnOn(before, from, seat);
    const home = after.pawns.find(({ id }) => id === pawn?.id);
    if (!home) return nothing;
    const ways = carried(foot(plan, from), footOf(plan, home), -1);
    return { ...nothing, trips: { [home.id]: ways }, gain: { seat, points: -HOME_COST } };
  }
  if ('entered' in event) {
    const { seat, at } = event.entered;
    const pawn = pawnAtHome(before, seat);
    if (!pawn) return nothing;
    const ways = carried(footOf(plan, pawn), foot(plan, at));
    return { ...nothing, lit: [pawn.id], trips: { [pawn.id]: ways }, gain: { seat, points: HOME_COST } };
  }
  if ('moved' in event) {
    const { seat, from, to } = event.moved;
    const pawn = pawnOn(before, from, seat);
    return pawn ? { ...nothing, lit: [pawn.id], trips: { [pawn.id]: trip('hop', along(from, to)) } } : nothing;
  }
  if ('gathered' in event) {
    const { seat, piece, at } = event.gathered;
    return { ...nothing, flights: [flight(plan, piece, at, seat)], gain: { seat, points: WORTH[piece] } };
  }
  if ('captured' in event) {
    const { seat, owner, at } = event.captured;
    return { ...nothing, flights: [flight(plan, owner, at, seat)], gain: { seat, points: PIECE_WORTH } };
  }
  if ('santa_arrived' in event) {
    return { ...nothing, lit: ['santa'], trips: { santa: dropped(foot(plan, event.santa_arrived.at), plan.h * 0.3) } };
  }
  return nothing;
}

function flight(plan: Plan, what: Christmas | Seat, at: Space, to: Seat): Flight {
  const from = foot(plan, at);
  return { what, from, ways: carried(from, plan.homes[to]!.shelf, 1, 0.5) };
}

/** Whether a piece went anticlockwise: as the magic die said, or by the shorter way if no die is known. */
function goesBack(stage: Stage, piece: Christmas, from: Space, to: Space): boolean {
  if (stage.magic?.piece === piece) return stage.magic.steps < 0;
  return way(stage.spaces, from, to).length > stage.spaces / 2;
}
