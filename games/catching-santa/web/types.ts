// The JSON of games/catching-santa: its view, its actions and its events, as serde writes them.

/** A space of the path, from 1. */
export type Space = number;
export type Seat = number;

export const CHRISTMAS = ['santa', 'fairy', 'leprechaun', 'reindeer', 'sleigh'] as const;
export type Christmas = (typeof CHRISTMAS)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Layout {
  spaces: number;
  /** Where each colour enters, in the order of COLOURS, also of colours nobody plays. */
  entries: Space[];
  /** Where each Christmas piece starts, in the order of CHRISTMAS. */
  starts: Space[];
}

export interface Gathered {
  /** How many of each, in the order of CHRISTMAS. */
  christmas: number[];
  /** Pieces taken from other players. */
  pieces: number;
}

export interface Side {
  colour: Colour;
  entry: Space;
  /** Where its pieces on the path stand. */
  path: Space[];
  home: number;
  gathered: Gathered;
  /** The points if the game ended now. */
  points: number;
}

export type Phase =
  { try: { seat: Seat; left: number } } | { use: { seat: Seat; roll: number } } | { again: { seat: Seat } } | 'over';

export interface View {
  layout: Layout;
  sides: Side[];
  /** Where each Christmas piece stands, in the order of CHRISTMAS; null once gathered. */
  christmas: (Space | null)[];
  /** Santas still to come. */
  reserve: number;
  turn: number;
  phase: Phase;
}

export type Action = 'roll' | 'stop' | 'enter' | { move: { from: Space; to: Space } };

export type Event =
  | { rolled_for_start: { seat: Seat; face: number } }
  | { tied_for_start: { seats: Seat[] } }
  | { turn_began: { seat: Seat; number: number } }
  | { magic_rolled: { seat: Seat; piece: Christmas; steps: number } }
  | { nothing_moved: { piece: Christmas } }
  | { christmas_moved: { piece: Christmas; from: Space; to: Space } }
  | { displaced: { piece: Christmas; from: Space; to: Space } }
  | { sent_home: { seat: Seat; from: Space } }
  | { rolled: { seat: Seat; face: number } }
  | { try_failed: { seat: Seat; left: number } }
  | { entered: { seat: Seat; at: Space } }
  | { moved: { seat: Seat; from: Space; to: Space } }
  | { gathered: { seat: Seat; piece: Christmas; at: Space } }
  | { santa_arrived: { at: Space } }
  | { captured: { seat: Seat; owner: Seat; at: Space } }
  | { may_roll_again: { seat: Seat } }
  | { stopped: { seat: Seat } }
  | { forfeited: { seat: Seat } }
  | { no_pieces: { seat: Seat } }
  | 'ended'
  | { won: { seats: Seat[] } };

type KeyOf<T> = T extends string ? T : keyof T;
export type EventKind = KeyOf<Event>;

export function kindOf(event: Event): EventKind {
  return typeof event === 'string' ? event : (Object.keys(event)[0] as EventKind);
}

/** Whose decision it is, if anybody's. */
export function seatOf(phase: Phase): Seat | null {
  if (phase === 'over') return null;
  if ('try' in phase) return phase.try.seat;
  return 'use' in phase ? phase.use.seat : phase.again.seat;
}

// What is printed beside the pieces on the board's legend: what each is worth, and what a piece at home costs.
export const WORTH: Record<Christmas, number> = { santa: 10, fairy: 7, leprechaun: 5, reindeer: 3, sleigh: 2 };
export const PIECE_WORTH = 1;
export const HOME_COST = 3;
