// The choices that were sent, by where on the board they lie.
import type { Choice } from '$lib/board';
import { caseOf, type CaseOf } from '$lib/cases';
import type { Action, Face, Kind } from './rules';

export interface Placing {
  face: Face;
  at: number;
  choice: number;
}

export interface Exchanging {
  rear: number;
  front: number;
  choice: number;
}

export interface Offers {
  /** By how many groups are taken back. */
  recalls: Map<number, number>;
  /** By how many are called. */
  calls: Map<number, number>;
  /** Reroll or Swap chests, by chest. */
  chests: Map<number, number>;
  /** Dice that may be taken up. */
  picks: { face: Face; kind: Kind; choice: number }[];
  places: Placing[];
  exchanges: Exchanging[];
  /** What is only a word: go on, roll, stop, end. */
  words: { name: 'go_on' | 'roll' | 'stop' | 'end'; choice: number }[];
}

export function offersIn(choices: readonly Choice<Action>[]): Offers {
  const offers: Offers = {
    recalls: new Map(),
    calls: new Map(),
    chests: new Map(),
    picks: [],
    places: [],
    exchanges: [],
    words: [],
  };
  choices.forEach(({ action }, choice) => {
    if (typeof action === 'string') offers.words.push({ name: action, choice });
    else if ('recall' in action) offers.recalls.set(action.recall.groups, choice);
    else if ('call' in action) offers.calls.set(action.call.mercenaries, choice);
    else if ('reroll' in action) offers.chests.set(action.reroll.chest, choice);
    else if ('swap' in action) offers.chests.set(action.swap.chest, choice);
    else if ('pick' in action) offers.picks.push({ ...action.pick, choice });
    else if ('place' in action) offers.places.push({ ...action.place, choice });
    else if ('exchange' in action) offers.exchanges.push({ ...action.exchange, choice });
  });
  return offers;
}

/** The faces that can be placed somewhere, in the order they were sent. */
export function placeable(offers: Offers): Face[] {
  return [...new Set(offers.places.map(({ face }) => face))];
}

/** The exchange of these two cars, whichever was named first. */
export function exchangeOf(offers: Offers, one: number, other: number): Exchanging | null {
  const [rear, front] = one < other ? [one, other] : [other, one];
  return offers.exchanges.find((offer) => offer.rear === rear && offer.front === front) ?? null;
}

/** The cars with a group that may change places. */
export function exchangeable(offers: Offers): number[] {
  return [...new Set(offers.exchanges.flatMap(({ rear, front }) => [rear, front]))].sort((a, b) => a - b);
}

/** Whether any choice is offered of this kind. */
export function asks(choices: readonly Choice<Action>[], name: CaseOf<Action>): boolean {
  return choices.some(({ action }) => caseOf(action) === name);
}
