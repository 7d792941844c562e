// What is on the table, read from what is seen. While an event is acted out, that is what came of it; only dice that lie
// open are remembered, since they lie there until somebody takes them up.
import type { Played } from '$lib/board';
import { part, type Cases } from '$lib/cases';
import { same, sorted } from './hands';
import type { Affair, Corner, Event, Face, Hand, Item, OpenRoll, Rider, View } from './rules';
import { shotOf } from './reading';

export interface SceneDice {
  visible: Face[];
  /** Under the shaker; null is a face the viewer does not know. */
  hidden: (Face | null)[];
  /** Faces under the shaker that everybody has seen. */
  remembered: Face[];
  /** Whether the shaker was lifted for all to see. */
  lifted: boolean;
}

export interface SceneClaim {
  seat: number;
  hand: Hand;
  /** Who may still call. */
  waiting: number[];
  caller: number | null;
  verdict: 'stands' | 'honest' | 'caught' | null;
}

export interface OpenHand {
  seat: number;
  dice: Face[];
}

/** What an open roll is for. */
export type Purpose = 'first' | 'mine' | 'saloon' | 'poker' | 'escape';

export interface SceneOpen {
  purpose: Purpose;
  hands: OpenHand[];
  winner: number | null;
}

export interface SceneDuel {
  mover: number;
  rival: number;
  /** Where the mover stands, once that is decided. */
  corner: Corner | null;
}

export interface Scene {
  riders: Rider[];
  cards: number[];
  bank: number;
  deck: number;
  active: number;
  dice: SceneDice | null;
  claim: SceneClaim | null;
  open: SceneOpen | null;
  duel: SceneDuel | null;
  raid: boolean;
  /** Which raiders are down, a bit each. */
  fallen: number;
}

/** What is drawn: what comes of the event that is acted out. The end of a raid or of the game waits until it is told. */
export function drawnView(view: View, played: Played<Event, View> | null): View {
  const isEnd = played !== null && ('won' in played.event || 'raiders_fell' in played.event);
  return isEnd ? view : (played?.after ?? view);
}

export function sceneOf(view: View, event: Event | null = null): Scene {
  return {
    riders: view.riders,
    cards: view.hands.map((hand) => hand.cards),
    bank: view.bank,
    deck: view.deck,
    active: view.active,
    dice: diceOf(view),
    claim: claimOf(view, event),
    open: openOf(view),
    duel: duelOf(view),
    raid: shotOf(view.phase) === 'raid',
    fallen: goingOn(view, 'raid')?.fallen ?? 0,
  };
}

type Affairs = Cases<Affair>;

/** What goes on by itself, if it is that. */
function goingOn<Name extends keyof Affairs>({ phase }: View, name: Name): Affairs[Name] | null {
  const going = part(phase, 'going');
  return going && part(going, name);
}

/** Whether the dice of the ride lie there, and how: they do until it begins, afterwards nobody looks at them any more. */
function diceLie(view: View): 'covered' | 'open' | null {
  const { phase } = view;
  const going = part(phase, 'going');
  if (going === 'dice' || goingOn(view, 'claim') || part(phase, 'dice') || part(phase, 'calls')) return 'covered';
  const cause = part(phase, 'arrest')?.cause;
  const isCalled = part(phase, 'caller_moves') || goingOn(view, 'shown') || (cause && part(cause, 'wrong_call'));
  return isCalled || part(phase, 'spur') || going === 'ride' ? 'open' : null;
}

function diceOf(view: View): SceneDice | null {
  const lie = diceLie(view);
  if (!view.dice || !lie) return null;
  const { visible, hidden, remembered } = view.dice;
  const known = view.own?.dice?.filter((die) => die.hidden).map((die) => die.face);
  return {
    visible: sorted(visible),
    hidden: known ? sorted(known) : Array.from({ length: hidden }, () => null),
    remembered: sorted(remembered),
    lifted: hidden === 0 && lie === 'open',
  };
}

function claimOf(view: View, event: Event | null): SceneClaim | null {
  const claim = { seat: view.active, waiting: [], caller: null, verdict: null };
  const calls = part(view.phase, 'calls');
  if (calls) return { ...claim, hand: calls.claim, waiting: calls.waiting };
  const made = goingOn(view, 'claim');
  const stands = event && 'claim_stands' in event ? 'stands' : null;
  if (made) return { ...claim, hand: made.claim, caller: made.caller, verdict: stands };
  const shown = goingOn(view, 'shown');
  if (shown) {
    const verdict = shown.honest === null ? null : shown.honest ? 'honest' : 'caught';
    return { ...claim, hand: shown.claim, caller: shown.caller, verdict };
  }
  const moves = part(view.phase, 'caller_moves');
  if (moves) return { ...claim, hand: moves.claim, caller: moves.caller, verdict: 'caught' };
  const arrest = part(view.phase, 'arrest');
  const wrong = arrest && part(arrest.cause, 'wrong_call');
  return arrest && wrong ? { ...claim, hand: wrong.claim, caller: arrest.seat, verdict: 'honest' } : null;
}

function openOf(view: View): SceneOpen | null {
  const mine = (purpose: Purpose, dice: Face[]) => ({ purpose, hands: [{ seat: view.active, dice }], winner: null });
  const first = goingOn(view, 'first');
  if (first) return { purpose: 'first', hands: rolledBy(first.hands), winner: null };
  const escape = goingOn(view, 'escape');
  if (escape) return mine('escape', escape.dice);
  const open = goingOn(view, 'open');
  const roll: OpenRoll | null = open?.roll ?? part(view.phase, 'marked')?.roll ?? null;
  if (!roll) return null;
  if ('mine' in roll) return mine('mine', roll.mine.dice);
  if ('saloon' in roll) return mine('saloon', roll.saloon.dice);
  return { purpose: 'poker', hands: rolledBy(roll.poker.hands), winner: open?.winner ?? null };
}

const rolledBy = (hands: Face[][]): OpenHand[] =>
  hands.flatMap((dice, seat) => (dice.length > 0 ? [{ seat, dice }] : []));

/** The open dice as they lie while events are acted out: what was not rolled again stays, what was comes last. */
export function lieOpen(before: SceneOpen | null, now: SceneOpen | null, event: Event | null): SceneOpen | null {
  if (!event) return now;
  if (!now) return 'turn_began' in event || 'rolled' in event ? null : before;
  if (before?.purpose !== now.purpose) return now;
  const lies = (hands: OpenHand[], { seat, dice }: OpenHand) => {
    const there = hands.find((hand) => hand.seat === seat);
    return there ? same(there.dice, dice) : null;
  };
  const stay = before.hands.filter((hand) => lies(now.hands, hand) !== false);
  return { ...now, hands: [...stay, ...now.hands.filter((hand) => !lies(before.hands, hand))] };
}

function duelOf(view: View): SceneDuel | null {
  const corners = part(view.phase, 'corners') ?? goingOn(view, 'corners');
  if (corners) return { mover: corners.mover, rival: corners.rival, corner: null };
  const shot = shotOf(view.phase);
  const duel = shot && part(shot, 'duel');
  return duel && { mover: duel.mover, rival: duel.rival, corner: duel.corner };
}

/** Who an event is about, for looking at the right place. */
export function about(event: Event): number | null {
  const told = Object.values(event)[0] as { seat?: number };
  return told.seat ?? null;
}

/** The ids of a card's name and of what it does. */
export function nameOfItem(item: Item): string {
  return `pe-${item.replaceAll('_', '-')}`;
}
