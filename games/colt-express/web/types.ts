// The JSON of the game's View, Action and Event, as `games/colt-express` writes it. scene.test.ts and Board.svelte.test.ts hold it against real matches.

export const BANDITS = ['belle', 'cheyenne', 'django', 'doc', 'ghost', 'tuco'] as const;
export type Bandit = (typeof BANDITS)[number];

export const ACTION_CARDS = ['move', 'change_floor', 'fire', 'robbery', 'punch', 'marshal'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
export type Card = ActionCard | 'bullet';

export type Level = 'inside' | 'roof';
export type Space = { car: number; level: Level };

export type Loot = 'purse' | 'jewel' | 'strongbox';
/** A token on the floor, as a finger points at it. Sealed purses of one space are all alike. */
export type Token = 'sealed' | { lost: number } | 'jewel' | 'strongbox';

export type Turn = 'standard' | 'tunnel' | 'speeding_up' | 'switching';
export type Happening =
  | 'angry_marshal'
  | 'swivel_arm'
  | 'braking'
  | 'take_it_all'
  | 'passengers_rebellion'
  | 'marshals_revenge'
  | 'pickpocketing'
  | 'hostage_taking';

/** How many of each action card, by bandit of the player, and how many Bullets. */
export interface Cards {
  first: number[];
  second: number[];
  bullets: number;
}

/** How many purses of each value, the least first. */
export type Purses = number[];

export interface Floor {
  sealed: number;
  lost: number;
  jewels: number;
  strongboxes: number;
}

export interface LostPurse {
  label: number;
  at: Space;
  holder: number;
  value: number | null;
}

export interface FigureView {
  seat: number;
  at: Space;
  abilities: Bandit[];
  bullets: number;
  shots: number;
  neutral: number;
  jewels: number;
  strongboxes: number;
  purses: number;
  unrobbed: boolean;
  ransom: boolean;
  values: Purses | null;
  gift: boolean | null;
}

export interface SeatView {
  crew: [Bandit | null, Bandit | null];
  hand: number;
  deck: number;
  discard: number;
  seen: Cards;
  on_top: number;
  in_hand: number;
}

export interface PlayedCard {
  bandit: Bandit;
  card: Card | null;
  face_down: boolean;
}

export type Phase =
  | { cast: { seat: number } }
  | { scheme: { seat: number; turn: number; symbol: Turn; step: number; again: boolean } }
  | { keep: { seat: number; step: number; bullets: number } }
  | { move: { bandit: Bandit } }
  | { marshal: { bandit: Bandit } }
  | { fire: { bandit: Bandit; targets: Bandit[] } }
  | { punch: { bandit: Bandit; targets: Bandit[] } }
  | { knock: { bandit: Bandit; target: Bandit } }
  | { take: { bandit: Bandit; target: Bandit } }
  | { push: { bandit: Bandit; target: Bandit } }
  | { rob: { bandit: Bandit } }
  | { pickpocket: { bandit: Bandit; left: Bandit[] } }
  | 'over';

export interface View {
  own: { seat: number; hand: Cards; discard: Cards } | null;
  seats: SeatView[];
  figures: (FigureView | null)[];
  caboose: number;
  cars: number[];
  floor: Floor[];
  lost: LostPurse[];
  labels: number;
  gone: Purses;
  second_strongbox: boolean;
  marshal: number;
  elf: Space | null;
  common: PlayedCard[];
  turned: number;
  round: number;
  card: string | null;
  cards_turned: number;
  first: number;
  expert: boolean;
  abilities: boolean;
  phase: Phase;
}

export type Action =
  | 'draw'
  | 'keep'
  | 'take'
  | 'drop'
  | 'leave'
  | { choose: Bandit }
  | { play: { bandit: Bandit; card: Card; face_down: boolean } }
  | { lay_aside: { bandit: Bandit; card: Card } }
  | { move: Space }
  | { move_marshal: number }
  | { fire: Bandit }
  | { punch: Bandit }
  | { knock: Loot }
  | { push: Space }
  | { rob: Token };

/** The facts of each kind of event, by its name. */
export interface EventFacts {
  train_built: { cars: number[] };
  first_player: { seat: number };
  joined: { seat: number; bandit: Bandit };
  placed: { bandit: Bandit; at: Space };
  elf_placed: { at: Space };
  token_dealt: { seat: number; bandit: Bandit; gift: boolean | null };
  hand_drawn: { seat: number; count: number; cards: Cards | null };
  reshuffled: { seat: number };
  bullets_laid_aside: { seat: number; count: number };
  round_began: { round: number; card: string };
  drew: { seat: number; count: number; cards: Cards | null };
  played: { seat: number; bandit: Bandit; card: Card | null; face_down: boolean };
  passed: { seat: number };
  laid_aside: { seat: number; bandit: Bandit | null; card: Card | null };
  kept: { seat: number; count: number };
  turned: { bandit: Bandit; card: Card; was_hidden: boolean };
  no_effect: { bandit: Bandit; card: Card };
  moved: { bandit: Bandit; from: Space; to: Space };
  elf_followed: { bandit: Bandit; to: Space };
  marshal_moved: { from: number; to: number };
  fled: { bandit: Bandit; to: Space };
  hit: { bandit: Bandit };
  shot: { bandit: Bandit; target: Bandit; left: number };
  knocked_back: { target: Bandit; to: Space };
  punched: { bandit: Bandit; target: Bandit };
  dropped: { seat: number; target: Bandit; loot: Loot; label: number | null; value: number | null; at: Space };
  snatched: { seats: number[]; bandit: Bandit; target: Bandit; value: number | null };
  pushed: { target: Bandit; to: Space };
  robbed: { seat: number; bandit: Bandit; token: Token; value: number | null };
  happened: { what: Happening };
  thrown: { bandit: Bandit; to: Space };
  strongbox_placed: { at: Space };
  purse_lost: { bandit: Bandit; value: number };
  left_alone: { bandit: Bandit };
  ransomed: { bandit: Bandit };
  gunslingers: { bandits: Bandit[] };
  counted: { bandit: Bandit; purses: Purses; wealth: number };
  tokens_turned: { gifts: Bandit[] };
  eliminated: { bandits: Bandit[]; elf: Space };
  won: { seats: number[] };
}

export type EventKind = keyof EventFacts | 'scheming_ended' | 'ended';
export type Event =
  'scheming_ended' | 'ended' | { [K in keyof EventFacts]: { [P in K]: EventFacts[K] } }[keyof EventFacts];

/** The facts of an event if it is of this kind. */
export function facts<K extends keyof EventFacts>(event: Event, kind: K): EventFacts[K] | null {
  return typeof event === 'object' && kind in event ? (event as { [P in K]: EventFacts[K] })[kind] : null;
}

/** The name of an event's kind. */
export function kindOf(event: Event): EventKind {
  return typeof event === 'string' ? event : (Object.keys(event)[0] as EventKind);
}

/** The name of what is being decided. */
export function phaseOf(phase: Phase): string {
  return typeof phase === 'string' ? phase : (Object.keys(phase)[0] ?? '');
}

/** A place's number: the view's `floor` is in this order. */
export function place(space: Space): number {
  return space.car * 2 + (space.level === 'roof' ? 1 : 0);
}

export function sameSpace(a: Space | null, b: Space | null): boolean {
  return a !== null && b !== null && a.car === b.car && a.level === b.level;
}

export function figureOf(view: View, bandit: Bandit): FigureView | null {
  return view.figures[BANDITS.indexOf(bandit)] ?? null;
}

/** Every bandit in play with its figure. */
export function figuresOf(view: View): { bandit: Bandit; figure: FigureView }[] {
  return BANDITS.flatMap((bandit) => {
    const figure = figureOf(view, bandit);
    return figure ? [{ bandit, figure }] : [];
  });
}

/** The bandits of a player, in the order of the cards. */
export function crewOf(view: View, seat: number): Bandit[] {
  return (view.seats[seat]?.crew ?? []).flatMap((bandit) => bandit ?? []);
}
