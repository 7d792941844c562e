// The JSON of Marshals: what `games/marshals/src/{view,phase,action}.rs` write. A test reads recorded matches with
// these shapes in mind, so that a change over there is noticed here.

/** A seat's number, from 0. */
export type Seat = number;
/** A place in the row of map cards, from 0 at the left. */
export type Location = number;
/** One of the four Outlaws, from 0 by danger. */
export type Outlaw = number;
/** A card's id, such as `MV-F-7`. All Wild cards look alike, and so do the Jurisdictions. */
export type Card = string;

export type Terrain = 'forest' | 'desert' | 'plain' | 'mountain';
export type Goods = 'bullet' | 'provision';
export type Mode = 'standard' | 'basic';

export interface Marshal {
  specialty: Terrain;
  /** Nowhere once eliminated. */
  at: Location | null;
  bullets: number;
  provisions: number;
  coins: number;
  rewards: number;
  claims: number;
  bribes: number;
  /** How many cards of the hand could be the Corrupt Marshal as far as the whole table can tell. */
  doubt: number;
  skips: boolean;
}

export interface Hand {
  size: number;
  /** The cards the viewer knows: all of the own hand. */
  known: Card[];
  /** Those of them that everybody knows. */
  open: Card[];
  /** The cards of the viewer's own hand that this player has seen. */
  has_seen: Card[];
}

export interface Deck {
  size: number;
  lower: number;
  /** The topmost first; null where the viewer does not know it. */
  top: (Card | null)[];
  seen_by: Seat[][];
  /** The escaped Outlaws, the lowest first. */
  bottom: (Card | null)[];
}

export type Place = 'deck' | 'gone' | { captured: Seat };

export interface Fate {
  place: Place;
  dealt: Seat | null;
  escapes: number;
  late: boolean;
}

interface Asked {
  asked: Seat;
  rest: Seat[];
}

export type Phase =
  | 'act'
  | 'dig'
  | 'over'
  | { driven: Asked }
  | { claim: Asked }
  | { reveal: Asked & { card: Card; victims: Seat[]; shown: (Card | null)[] } }
  | { object: Asked & { card: Card; from: Seat | null } }
  | { arrange: { placed: number; of: number } }
  | { search: { from: Seat; pair: [Card, Card] | null } }
  | { train: Asked & { card: Card } }
  | { travel: Asked & { card: Card; begun: boolean } }
  | { shop: Asked & { card: Card } };

export interface View {
  own: Seat | null;
  mode: Mode;
  map: Terrain[];
  marshals: Marshal[];
  hands: Hand[];
  deck: Deck;
  /** The bottom card first. */
  discard: Card[];
  outlaws: Fate[];
  unmasked: Seat | null;
  active: Seat;
  turn: number;
  draws: number;
  phase: Phase;
}

export type Action =
  | 'end_turn'
  | 'spend_bullet'
  | 'stay'
  | 'claim'
  | 'pass'
  | 'object'
  | { move: { card: Card; to: Location } }
  | { spend_provision: { to: Location } }
  | { play: { card: Card } }
  | { hideout: { card: Card; from: Seat | null } }
  | { against: { card: Card; target: Seat } }
  | { leave: { to: Location } }
  | { reveal: { card: Card } }
  | { place: { nth: number } }
  | { keep: { nth: number } }
  | { ride: { to: Location } }
  | { travel: { card: Card } }
  | { buy: { goods: Goods } };

/** What each kind of event tells. A card that is null may not be seen by whoever is told. */
export interface Happenings {
  map_laid: { map: Terrain[] };
  appeared: { seat: Seat; terrain: Terrain; at: Location };
  deck_ready: { cards: number };
  begins: { seat: Seat };
  dealt: { seat: Seat; card: Card | null };
  set_aside: { seat: Seat; outlaw: Outlaw };
  reshuffled: { cards: number };
  corrupted: { seat: Seat };
  turn_began: { seat: Seat; number: number };
  turn_skipped: { seat: Seat };
  drew: { seat: Seat; card: Card | null };
  turned: { seat: Seat; card: Card };
  turn_ended: { seat: Seat };
  moved: { seat: Seat; card: Card; to: Location };
  marched: { seat: Seat; to: Location };
  fired: { seat: Seat; at: Location };
  stayed: { seat: Seat };
  left: { seat: Seat; to: Location };
  slipped: { seat: Seat; outlaw: Outlaw };
  unmasked: { seat: Seat };
  bribed: { seat: Seat; coins: number };
  went_under: { outlaw: Outlaw; escapes: number };
  got_away: { outlaw: Outlaw };
  captured: { seat: Seat; outlaw: Outlaw };
  rewarded: { seat: Seat; coins: number };
  claimed: { seat: Seat; cards: Card[]; coins: number };
  played: { seat: Seat; card: Card; target: Seat | null };
  no_victim: { card: Card };
  showed: { seat: Seat; card: Card };
  showed_none: { seat: Seat };
  gave: { seat: Seat; to: Seat; card: Card };
  spent: { seat: Seat; goods: Goods; amount: number };
  eliminated: { seat: Seat; cards: Card[] };
  discarded: { card: Card };
  cancelled: { seat: Seat; card: Card };
  looked: { seat: Seat; count: number; cards: (Card | null)[] };
  placed: { seat: Seat; card: Card | null };
  kept: { seat: Seat; card: Card | null };
  searched: { seat: Seat; from: Seat; cards: (Card | null)[] };
  took: { seat: Seat; from: Seat; card: Card | null };
  delayed: { seat: Seat; target: Seat };
  rode: { seat: Seat; to: Location; coins: number };
  travelled: { seat: Seat; card: Card; to: Location };
  bought: { seat: Seat; goods: Goods; coins: number };
  ended: Record<never, never>;
  won: { seats: Seat[] };
}

export type EventKind = keyof Happenings;

/** As it is written: `{"moved": {...}}`, or just `"ended"`. */
export type Event = { [K in EventKind]: { [P in K]: Happenings[P] } }[EventKind] | 'ended';

/** The same with its kind in front, which is easier to ask. */
export type Happening = { [K in EventKind]: { kind: K } & Happenings[K] }[EventKind];
