// The JSON of games/pony-express: what view.rs, phase.rs and action.rs write. The stories in fixtures/ are checked
// against it by types.test.ts.

export type Face = '9' | '10' | 'J' | 'Q' | 'K' | 'A';

export type Hand =
  | 'nothing'
  | 'pair'
  | 'two_pairs'
  | 'three_of_a_kind'
  | 'straight'
  | 'full_house'
  | 'four_of_a_kind'
  | 'five_of_a_kind';

export type Item =
  | 'fresh_horse'
  | 'loaded_die'
  | 'lucky_horseshoe'
  | 'pocket_bible'
  | 'second_colt'
  | 'whiskey_flask'
  | 'sheriffs_star'
  | 'hacksaw'
  | 'dynamite'
  | 'marked_cards'
  | 'spyglass'
  | 'rail_pass'
  | 'lasso';

export type Corner = 'a' | 'b';

export interface Rider {
  gold: number;
  /** From 1 to 33. */
  space: number;
  /** 0 when not in Sacramento, else 1 to 3. */
  mailbox: number;
  /** 0 when free, else the place in the order of arrest at that space, from 1. */
  jail: number;
}

/** Tenths of a millimetre, hundredths of a degree, thousandths of the power; left is positive. */
export interface Aim {
  shift: number;
  angle: number;
  power: number;
}

export type Meets =
  'nothing' | 'edge' | 'stop' | { rider: { seat: number } } | { raider: { which: number; fell: number } };

/** Tenths of a millimetre from the lower left corner, tenths of a millisecond, millimetres a second. */
export interface Waypoint {
  x: number;
  y: number;
  time: number;
  speed: number;
  meets: Meets;
}

export interface Duel {
  mover: number;
  rival: number;
  corner: Corner;
  last: boolean;
  shooter: number;
  row: number;
  extra: number;
  fired: [number, number];
}

export type Shot = 'raid' | { duel: Duel };

export type Cause =
  | 'bill'
  | { wrong_call: { claim: Hand } }
  | { innocent: { duel: Duel } }
  | { broke: { winner: number } }
  | { stake: { winner: number; unpaid: number[] } }
  | { raid: { fallen: number } };

export type OpenRoll =
  | { mine: { dice: Face[] } }
  | { saloon: { dice: Face[] } }
  | { poker: { players: number[]; rolling: number[]; hands: Face[][] } };

export type Ending = 'jackrabbit' | 'last_standing' | 'long_duel' | 'long_game';

export type Phase =
  | 'cell'
  | 'start'
  | 'station'
  | 'relay'
  | { keep: { waiting: number[] } }
  | { dice: { rerolled: 'never' | 'hidden' | 'open'; shoe: boolean; loaded: boolean } }
  | { calls: { claim: Hand; waiting: number[] } }
  | { caller_moves: { caller: number; claim: Hand } }
  | { arrest: { seat: number; cause: Cause } }
  | { spur: { steps: number } }
  | { corners: { mover: number; rival: number; last: boolean } }
  | { flask: { asked: number; shot: Shot } }
  | { aim: { shot: Shot; flask: boolean } }
  | { hit: { duel: Duel } }
  | { marked: { asked: number; roll: OpenRoll } }
  | { over: { winner: number; ending: Ending } };

export interface Die {
  hidden: boolean;
  face: Face;
  moves: number;
}

export interface Own {
  seat: number;
  cards: Item[];
  gave_back: Item | null;
  drawn: [Item, Item] | null;
  dice: Die[] | null;
  spied: Face | null;
  known: Item[][];
}

export interface View {
  own: Own | null;
  riders: Rider[];
  hands: { cards: number; drawn: number }[];
  deck: number;
  under: { by: number; item: Item | null }[];
  gone: Item[];
  bank: number;
  dice: { visible: Face[]; hidden: number; remembered: Face[]; spied_by: number | null } | null;
  shown: Face[];
  rolled: Face[];
  first: number;
  active: number;
  turn: number;
  phase: Phase;
}

export type Play =
  | 'lucky_horseshoe'
  | 'pocket_bible'
  | 'second_colt'
  | 'whiskey_flask'
  | 'sheriffs_star'
  | 'hacksaw'
  | 'dynamite'
  | 'spyglass'
  | 'rail_pass'
  | { fresh_horse: number }
  | { loaded_die: { hidden: boolean; from: Face; to: Face } }
  | { marked_cards: Face[] }
  | { lasso: number };

export type Action =
  | 'pass'
  | 'bail'
  | 'reroll_hidden'
  | 'call'
  | 'move'
  | 'ride'
  | { keep: number }
  | { put_under: Face }
  | { take_out: Face }
  | { reroll_open: Face[] }
  | { claim: Hand }
  | { stand: Corner }
  | { shoot: Aim }
  | { play: Play };

/** What each event tells, by its name. */
export interface Told {
  rolled_for_first: { seat: number; dice: Face[] };
  tied: { seats: number[] };
  dealt: { seat: number; cards: [Item, Item] | null };
  kept: { seat: number; card: Item | null };
  shuffled: { cards: number };
  turn_began: { seat: number; number: number };
  charity: { seat: number; gold: number };
  rolled: { seat: number; dice: Face[] | null };
  took_out: { seat: number; face: Face };
  put_under: { seat: number; face: Face };
  paid_reroll: { seat: number; gold: number };
  rerolled_hidden: { seat: number; count: number; dice: Face[] | null };
  rerolled_open: { seat: number; before: Face[]; dice: Face[] };
  claimed: { seat: number; hand: Hand };
  nobody_can_call: { seat: number };
  believed: { seat: number };
  claim_stands: { seat: number; hand: Hand };
  called: { seat: number };
  shown: { seat: number; dice: Face[]; hand: Hand };
  caught: { seat: number; caller: number };
  stayed: { seat: number };
  honest: { seat: number; caller: number };
  moved: { seat: number; from: number; to: number };
  moved_back: { seat: number; from: number; to: number };
  at_mailbox: { seat: number; mailbox: number };
  gunfight: { seat: number; rival: number; at: number };
  final_duel: { seat: number; rival: number };
  stood: { seat: number; corner: Corner };
  shot: { seat: number; aim: Aim; wobble: number; path: Waypoint[] };
  missed: { seat: number };
  hit: { seat: number; target: number };
  hit_innocent: { seat: number; innocent: number };
  paid: { seat: number; to: number; gold: number };
  bank_paid: { seat: number; gold: number };
  no_winner: { seat: number; rival: number };
  duel_over: { at: number };
  jailed: { seat: number };
  poker: { seats: number[]; at: number };
  rolled_openly: { seat: number; dice: Face[]; hand: Hand };
  poker_won: { seat: number };
  rode: { seat: number; from: number; to: number; gold: number };
  raiders_stand: { seat: number };
  raiders_fell: { seat: number; fallen: number };
  asked_for_drinks: { seat: number };
  paid_bill: { seat: number; gold: number; bill: number };
  drew: { seat: number; count: number; cards: [Item, Item | null] | null };
  no_cards: { seat: number };
  paid_bail: { seat: number; gold: number };
  escaped: { seat: number };
  stood_up: { seat: number };
  played: { seat: number; item: Item };
  turned_die: { seat: number; hidden: boolean; faces: [Face, Face] | null };
  spied: { seat: number; face: Face | null };
  rolled_again: { seat: number; dice: Face[]; hand: Hand };
  won: { seat: number; ending: Ending };
}

export type EventName = keyof Told;

/** An event is an object with one field, its name. */
export type Event = { [Name in EventName]: Record<Name, Told[Name]> }[EventName];

export function nameOf(event: Event): EventName {
  return Object.keys(event)[0] as EventName;
}

/** What the event tells if it is of that name. */
export function told<Name extends EventName>(event: Event | null | undefined, name: Name): Told[Name] | null {
  return event && name in event ? (event as Record<Name, Told[Name]>)[name] : null;
}

/** What is played if the action plays a card. */
export function playOf(action: Action): Play | null {
  return typeof action === 'object' && 'play' in action ? action.play : null;
}

export function itemOf(play: Play): Item {
  return (typeof play === 'string' ? play : Object.keys(play)[0]) as Item;
}

type Fields<T> = T extends string ? never : T;
type Keys<T> = T extends T ? keyof T : never;

/** The field of a value that is either a bare name or an object with one field: how serde writes an enum. */
export function part<T, K extends Keys<Fields<T>>>(
  value: T,
  name: K,
): Extract<Fields<T>, Record<K, unknown>>[K] | null {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Extract<Fields<T>, Record<K, unknown>>)[name]
    : null;
}

/** The shot the phase is about: one that is to be made, or was made just now. */
export function shotOf(phase: Phase): Shot | null {
  const hit = part(phase, 'hit');
  return part(phase, 'aim')?.shot ?? part(phase, 'flask')?.shot ?? (hit ? { duel: hit.duel } : null);
}
