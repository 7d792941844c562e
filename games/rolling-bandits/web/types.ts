// The game's JSON: what its `View`, `Action` and `Event` look like on the wire (games/rolling-bandits/src/{view,action}.rs).

export const SYMBOLS = ['revolver', 'mask', 'hat', 'boot', 'horseshoe'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** A face of a die: a symbol, or the blank one. */
export const FACES = [...SYMBOLS, 'joker'] as const;
export type Face = (typeof FACES)[number];

export type Kind = 'horde' | 'mercenary';
export type Inside = 'bomb' | 'swap' | 'reroll';
export type Colour = 'blue' | 'red' | 'yellow' | 'green';

/** So many dice of one player. */
export interface Dice {
  horde: number;
  mercenaries: number;
}

/** Rolled dice sorted by face, in the order of `FACES`. */
export type Roll = Dice[];

export interface Group {
  symbol: Symbol;
  dice: Dice;
}

/** A player's groups in the train: in neighbouring cars, from the one with `rear` cars behind it on. */
export interface Gang {
  rear: number;
  groups: Group[];
}

/** A car of the train: wagons are 1 to 16, the locomotive is 17. */
export interface Coach {
  car: number;
  value: number;
  points: number;
  chest: Symbol | null;
}

export interface Side {
  colour: Colour;
  gang: Gang;
  available: number;
  pool: number;
  lost: number;
  cars: number[];
  /** How many closed chests of each symbol were won in this turn. */
  fresh: number[];
  /** How many closed chests of each symbol can be used. */
  closed: number[];
  open: number[];
  points: number | null;
}

export interface Own {
  seat: number;
  fresh: number[];
  closed: number[];
}

export type Phase =
  | { recall: { seat: number } }
  | { call: { seat: number } }
  | { reroll: { seat: number; roll: Roll } }
  | { pick: { seat: number; roll: Roll; picked: Roll } }
  | { place: { seat: number; roll: Roll } }
  | { swap: { seat: number } }
  | { exchange: { seat: number } }
  | 'over';

export interface View {
  options: { variant: 'standard' | 'mercenaries'; stall: boolean };
  train: Coach[];
  sides: Side[];
  own: Own | null;
  discarded: number[];
  uncoupled: number[];
  turn: number;
  last_departure: number;
  phase: Phase;
}

export type Action =
  | { recall: { groups: number } }
  | { call: { mercenaries: number } }
  | { reroll: { chest: number } }
  | 'go_on'
  | { pick: { face: Face; kind: Kind } }
  | 'roll'
  | { place: { face: Face; at: number } }
  | 'stop'
  | { swap: { chest: number } }
  | 'end'
  | { exchange: { rear: number; front: number } };

export type Event =
  | { wagons_removed: { count: number } }
  | { train_built: { wagons: number } }
  | { chests_laid: { count: number } }
  | { chests_boxed: { count: number } }
  | { mercenaries_hired: { count: number } }
  | { turn_began: { seat: number; number: number } }
  | { tied: { seat: number; at: number } }
  | { stolen: { seat: number; car: number; at: number; at_once: boolean } }
  | { chest_discarded: { chest: number } }
  | { dice_returned: { seat: number; count: number } }
  | { mercenaries_lost: { seat: number; count: number } }
  | { closed_up: { at: number } }
  | { new_front: { car: number } }
  | { recalled: { seat: number; groups: number; count: number } }
  | { mercenaries_called: { seat: number; count: number } }
  | { nothing_to_roll: { seat: number } }
  | { rolled: { seat: number; roll: Roll } }
  | { chest_opened: { seat: number; chest: number } }
  | { rerolled: { seat: number; picked: Roll; into: Roll } }
  | { placed: { seat: number; face: Face; dice: Dice; at: number } }
  | { kept: { seat: number; face: Face; dice: Dice } }
  | { mercenaries_rested: { seat: number; count: number } }
  | { chest_won: { seat: number; symbol: Symbol; at: number } }
  | { chest_kept: { seat: number; chest: number | null } }
  | { bombed: { seat: number; chest: number; at: number } }
  | { swapped: { seat: number; rear: number; front: number } }
  | { uncoupled: { car: number } }
  | 'ended'
  | { counted: { seat: number; cars: number; chests: number[]; points: number } }
  | { won: { seats: number[] } };

/** The kinds of events. */
export const EVENTS = [
  'wagons_removed',
  'train_built',
  'chests_laid',
  'chests_boxed',
  'mercenaries_hired',
  'turn_began',
  'tied',
  'stolen',
  'chest_discarded',
  'dice_returned',
  'mercenaries_lost',
  'closed_up',
  'new_front',
  'recalled',
  'mercenaries_called',
  'nothing_to_roll',
  'rolled',
  'chest_opened',
  'rerolled',
  'placed',
  'kept',
  'mercenaries_rested',
  'chest_won',
  'chest_kept',
  'bombed',
  'swapped',
  'uncoupled',
  'ended',
  'counted',
  'won',
] as const satisfies readonly EventName[];

type Keys<T> = T extends string ? T : T extends object ? keyof T : never;
export type EventName = Keys<Event>;
export type ActionName = Keys<Action>;

/** What kind of event or action it is: its word, or its one key. */
export function nameOf(thing: Event): EventName;
export function nameOf(thing: Action): ActionName;
export function nameOf(thing: Phase): Keys<Phase>;
export function nameOf(thing: string | object): string {
  return typeof thing === 'string' ? thing : (Object.keys(thing)[0] ?? '');
}

/** What an event of one kind says, or null for another kind. */
export function told<Name extends EventName>(event: Event | null, name: Name): Told<Name> | null {
  if (event === null || typeof event === 'string') return null;
  return ((event as Record<string, unknown>)[name] as Told<Name> | undefined) ?? null;
}
export type Told<Name extends EventName> =
  Extract<Event, Record<Name, unknown>> extends Record<Name, infer What> ? What : never;
