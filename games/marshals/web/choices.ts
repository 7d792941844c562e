// Where the choices lie on the table. A choice may lie in several places: a Wild card to the desert is in the hand and
// on the desert. Nothing here knows what is allowed: only what was offered is found.
import type { Choice } from '$lib/board';
import { JURISDICTION, alike, face } from './cards';
import type { Action, Card, Goods, Location, Seat } from './rules';

export type Spot =
  { card: Card } | { place: Location } | { seat: Seat } | { deck: true } | { goods: Goods } | { nth: number };

/** An action's name and what it is about. */
export interface Told {
  kind: string;
  card?: Card;
  to?: Location;
  from?: Seat | null;
  target?: Seat;
  nth?: number;
  goods?: Goods;
}

export function told(action: Action): Told {
  if (typeof action === 'string') return { kind: action };
  const kind = Object.keys(action)[0]!;
  return { kind, ...(action as Record<string, object>)[kind] };
}

/** All the places where a choice can be picked. */
export function spotsOf(action: Action): Spot[] {
  const { kind, card, to, from, target, nth, goods } = told(action);
  const spots: Spot[] = [];
  if (card !== undefined) spots.push({ card: alike(card) });
  if (to !== undefined) spots.push({ place: to });
  if (nth !== undefined) spots.push({ nth });
  if (goods !== undefined) spots.push({ goods });
  if (target !== undefined) spots.push({ seat: target });
  if (kind === 'hideout') spots.push(from == null ? { deck: true } : { seat: from });
  if (kind === 'spend_provision') spots.push({ goods: 'provision' });
  if (kind === 'spend_bullet' || kind === 'stay') spots.push({ goods: 'bullet' });
  if (kind === 'object') spots.push({ card: JURISDICTION });
  return spots;
}

const sameSpot = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The choices that lie at a spot, by their numbers. */
export function at(choices: readonly Choice<Action>[], spot: Spot): number[] {
  return choices.flatMap(({ action }, index) => (spotsOf(action).some((own) => sameSpot(own, spot)) ? [index] : []));
}

/** Those of `choices` that lie at this spot too: a card was taken up, and now it is shown where it may go. */
export function narrowed(choices: readonly Choice<Action>[], spot: Spot, taken: Spot | null): number[] {
  const here = at(choices, spot);
  if (taken === null || sameSpot(taken, spot)) return here;
  const both = here.filter((index) => spotsOf(choices[index]!.action).some((own) => sameSpot(own, taken)));
  return both.length > 0 ? both : here;
}

/** What is done with no card and at no place in particular: it needs a button of its own. */
const BUTTONS = new Set(['claim', 'object', 'stay', 'spend_bullet', 'buy', 'pass', 'end_turn']);

export function buttons(choices: readonly Choice<Action>[]): number[] {
  return choices.flatMap(({ action }, index) => (BUTTONS.has(told(action).kind) ? [index] : []));
}

/** What to ask the server about, if somebody tries a card that was not offered. */
export function attempt(card: Card, phase: string, place: Location): Action {
  const held = alike(card);
  if (phase === 'reveal') return { reveal: { card: held } };
  if (phase === 'travel') return { travel: { card: held } };
  const { kind } = face(card);
  if (kind === 'movement' || kind === 'wild') return { move: { card: held, to: place } };
  if (kind === 'hideout') return { hideout: { card: held, from: null } };
  return { play: { card: held } };
}
