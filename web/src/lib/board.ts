// What a game's board is given and what it gives back. The shell (screens/Table, screens/Replay) owns time, the
// socket, the log and the list of choices; a board draws one view, shows which choices lie where, and acts out events.
import type { Component } from 'svelte';
import type { Answer } from './api';
import type { ClockNow } from './protocol/ClockNow';
import type { Say } from './protocol/Say';
import type { Seen } from './fold';

/** A seat as it is drawn everywhere: a colour is never its only sign. */
export interface SeatLook {
  /** Its number, from 0. */
  seat: number;
  /** What people call whoever sits there. */
  name: string;
  /** A CSS colour: `var(--seat-0)` to `var(--seat-7)`, or the game's own. */
  colour: string;
  /** The shape that goes with the colour. */
  shape: SeatShape;
  /** What a table knows of whoever sits there; absent where nobody sits, as of people in a replay. */
  holder?: SeatHolder;
}

/** What a table knows of whoever sits there, besides the game. */
export interface SeatHolder {
  /** Whether it is this browser's own. */
  mine: boolean;
  /** A machine of its own, or one that plays for somebody who is away. */
  bot: 'machine' | 'stand-in' | null;
  /** How well the bot plays that plays it now; null without one. */
  level: string | null;
  /** Which face a machine of its own has (`$parts/Face`); null for people. */
  face: number | null;
  /** Whether its person is not here now. */
  away: boolean;
  /** Its clock, by this computer's time; null without one. */
  clock: ClockNow | null;
}

export type SeatShape = 'star' | 'horseshoe' | 'cactus' | 'hat' | 'boot' | 'lantern' | 'fan' | 'badge';

/** One thing the viewer may do now. Its place in the list is its name. */
export interface Choice<Action = unknown> {
  action: Action;
  say: Say;
}

/** The event that is being acted out now. */
export interface Played<Event = unknown, View = unknown> extends Pick<Seen, 'rule' | 'say'> {
  event: Event;
  /** What the viewer sees right after it: what the event did, as the rules have it. */
  after: View;
  /** Different for every event that is played, so that the same event twice is two animations. */
  key: number;
  /** How long it takes, in milliseconds; 0 when motion is off. */
  lasts: number;
  /** What took no time right before it and is told with it, in order. */
  sooner?: readonly Played<Event, View>[];
}

/** All that is told at once, in order: for whoever remembers events and not only draws the last one. */
export function toldWith<Event, View>(played: Played<Event, View> | null): readonly Played<Event, View>[] {
  return played ? [...(played.sooner ?? []), played] : [];
}

/** Message texts in the language chosen. */
export interface Texts {
  /** A sentence the server sent. */
  say(say: Say): string;
  /** A message of the files by its id; numbers and strings fill its gaps. */
  t(id: string, gaps?: Record<string, string | number>): string;
}

/*
 * What a board offers can be found on it: a thing that is a choice says which in `data-choice`, one that leads to some of
 * them, such as a card that can be played in several ways, says so in `data-leads`, with blanks between. By these it is
 * measured whether everything is within reach of a thumb (`web/tests/reach.ts`).
 */
export interface BoardProps<View = unknown, Action = unknown, Event = unknown> {
  /** What the viewer sees, as the game's `View` is written in JSON. Changes from event to event: key what moves. */
  view: View;
  seats: SeatLook[];
  /** Through whose eyes; null is a spectator's. */
  viewer: number | null;
  /** Who must decide. */
  deciders: number[];
  /** What the viewer may do; empty when it is not their decision, and while events are being played. */
  choices: Choice<Action>[];
  /** The index of the choice that is looked at (hovered, focused, touched once); null is none. */
  looked: number | null;
  /**
   * The event being acted out, before `view` changes to what comes of it; null when nothing is. Every event is given once
   * and in order; those that take no time come together, with the last of them (`toldWith`). Only of what lies far behind there are views and no events. A picture is a
   * function of `view` and `played`: what is remembered besides is how things move and lie, never what events do.
   */
  played: Played<Event, View> | null;
  /** Whether things may move. */
  motion: boolean;
  /** When the viewer's time is up, in this browser's milliseconds since 1970; null or absent without a running clock. */
  until?: number | null;
  /** Throws the viewer's dice, which lie there until they are thrown; null or absent if none do. */
  roll?: (() => void) | null;
  texts: Texts;
  /** Looks at a choice (hover, focus); null stops looking. */
  look(choice: number | null): void;
  /** Makes a choice at once: for a control that says what it does, and for the last of two touches. */
  choose(choice: number): void;
  /**
   * Touches a choice among others that lie close to it (pieces, spaces, cards of a hand): if it could not be undone, whoever
   * likes to be asked again is, by the shell, at the very control, and the second touch makes it.
   */
  pick(choice: number): void;
  /** The same as `choose` for an action: for what is already a deliberate act, such as the end of a drag or a release. */
  act(action: Action): void;
  /** Asks why something cannot be done: the server is asked and its refusal is shown with the rule. */
  whyNot(action: Action): void;
  /** Opens the rule lens. */
  rule(id: string): void;
  /** What is seen now in sentences, for a board that has nothing else to show. */
  inWords?(): Promise<Answer<Say[]>>;
}

/** A step of the first-game walk-through: shown once, when it first fits. */
export interface TourStep<View = unknown> {
  /** Message id of the text, in the board's `messages`. */
  text: string;
  /** A CSS selector inside the board at which it points. */
  at: string;
  /** Whether now is the moment. */
  when(view: View, viewer: number | null, choices: Choice[]): boolean;
}

/** What `games/<game>/web/index.ts` exports as `default`: everything the shell needs to know of a game. */
export interface BoardModule<View = unknown, Action = unknown, Event = unknown> {
  Board: Component<BoardProps<View, Action, Event>>;
  /** How long an event is acted out at speed 1, in milliseconds; 0 for what needs no time. */
  pace(event: Event, view: View): number;
  /** Who throws dice in an event, if it is a throw: their person presses for it, unless they have just asked for it. */
  throws?(event: Event): number | null;
  /** Whether an event only says what is about to happen, as a card does that is turned up: whoever hears what comes of it need
   * not hear it too. */
  announces?(event: Event): boolean;
  /** The sound an event makes, if any. */
  sound?(event: Event): SoundName | null;
  /** Each seat's running score or stand as it may be shown beside its name, if the view tells it. */
  stand?(view: View, seat: number, texts: Texts): string | null;
  /** The game's own seat colours and shapes, if the seat number's are not right (a bandit's colour, say). */
  look?(view: View, seat: number): Partial<Pick<SeatLook, 'colour' | 'shape'>>;
  /** Whether the list of choices may leave this one out, because the board offers it in a better way (a shot of a grid). */
  hides?(choice: Choice<Action>): boolean;
  /** Whether the board shows every player with `$parts/Holder`, so that beside it they need not be shown again. */
  showsPlayers?: boolean;
  /** One side of the dice the game throws, from 1, drawn where a match's dice are counted; its name stands beside it for ears. */
  Side?: Component<{ side: number; texts: Texts }>;
  /** The first-game walk-through, in order. */
  tour: TourStep<View>[];
}

export type SoundName =
  'knock' | 'dice' | 'slide' | 'take' | 'shot' | 'punch' | 'coin' | 'bell' | 'card' | 'whistle' | 'win' | 'horse';
