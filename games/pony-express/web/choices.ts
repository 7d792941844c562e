// Which choice lies where: the server's list, sorted by what a player would touch.
import type { Choice } from '$lib/board';
import { caseOf, part } from '$lib/cases';
import { same, valueOf } from './hands';
import { ahead, place } from './layout';
import type { Action, Corner, Face, Hand, Item, Play, View } from './rules';

export interface Sorted {
  /** The index of each bare choice that is offered. */
  bare: Partial<Record<Extract<Action, string>, number>>;
  takeOut: Partial<Record<Face, number>>;
  putUnder: Partial<Record<Face, number>>;
  rerollOpen: { faces: Face[]; choice: number }[];
  claims: Partial<Record<Hand, number>>;
  stand: Partial<Record<Corner, number>>;
  keep: number[];
  /** The shots that are listed if the viewer shoots now: they are only examples. */
  shots: number[];
  plays: { play: Play; item: Item; choice: number }[];
}

export function sortChoices(choices: readonly Choice<Action>[]): Sorted {
  const sorted: Sorted = {
    bare: {},
    takeOut: {},
    putUnder: {},
    rerollOpen: [],
    claims: {},
    stand: {},
    keep: [],
    shots: [],
    plays: [],
  };
  choices.forEach(({ action }, choice) => {
    if (typeof action === 'string') sorted.bare[action] = choice;
    else if ('take_out' in action) sorted.takeOut[action.take_out] = choice;
    else if ('put_under' in action) sorted.putUnder[action.put_under] = choice;
    else if ('reroll_open' in action) sorted.rerollOpen.push({ faces: action.reroll_open, choice });
    else if ('claim' in action) sorted.claims[action.claim] = choice;
    else if ('stand' in action) sorted.stand[action.stand] = choice;
    else if ('keep' in action) sorted.keep[action.keep] = choice;
    else if ('shoot' in action) sorted.shots.push(choice);
    else sorted.plays.push({ play: action.play, item: caseOf(action.play), choice });
  });
  return sorted;
}

/** The choice that rerolls exactly these visible dice. */
export function rerollOf(sorted: Sorted, faces: readonly Face[]): number | null {
  return sorted.rerollOpen.find((one) => same(one.faces, faces))?.choice ?? null;
}

/** The ways to play a card. */
export function playsOf(sorted: Sorted, item: Item): Sorted['plays'] {
  return sorted.plays.filter((one) => one.item === item);
}

/** Whether it is a shot of the grid: these are only examples of what can be done. */
export function isExample(action: Action): boolean {
  return typeof action === 'object' && 'shoot' in action;
}

/** Whether the shell may leave a choice out of its list: every set of dice would be a line of it. */
export function isBetterOnBoard(action: Action): boolean {
  return isExample(action) || (typeof action === 'object' && 'reroll_open' in action && action.reroll_open.length > 1);
}

export interface Ride {
  seat: number;
  from: number;
  to: number;
  /** By train. */
  train?: boolean;
}

/** Where a choice would take a rider, for showing it before it is done. */
export function previewOf(view: View, viewer: number | null, action: Action | undefined): Ride | null {
  if (action === undefined || viewer === null) return null;
  const space = view.riders[viewer]?.space ?? 1;
  const ride = (steps: number): Ride => ({ seat: viewer, from: space, to: ahead(space, steps) });
  if (action === 'move') {
    const moves = part(view.phase, 'caller_moves');
    return moves && ride(valueOf(moves.claim));
  }
  const spur = part(view.phase, 'spur');
  if (action === 'pass') return spur && ride(spur.steps);
  if (action === 'ride') return byTrain(viewer, space);
  if (typeof action === 'object' && 'claim' in action) return ride(valueOf(action.claim));
  const play = part(action, 'play');
  if (play === 'rail_pass') return byTrain(viewer, space);
  if (typeof play !== 'object' || play === null) return null;
  if ('fresh_horse' in play) return spur && ride(spur.steps + play.fresh_horse);
  if ('lasso' in play) return { seat: play.lasso, from: view.riders[play.lasso]?.space ?? space, to: space };
  return null;
}

function byTrain(seat: number, from: number): Ride | null {
  const to = place(from).to;
  return to === undefined ? null : { seat, from, to, train: true };
}

/** Which spaces of the map are targets, with the choice that leads there. */
export function targetsOf(
  view: View,
  viewer: number | null,
  choices: readonly Choice<Action>[],
): { space: number; choice: number }[] {
  const phase = view.phase;
  const isRide = phase === 'station' || phase === 'start' || part(phase, 'caller_moves') || part(phase, 'spur');
  if (!isRide) return [];
  return choices.flatMap(({ action }, choice) => {
    const ride = previewOf(view, viewer, action);
    if (!ride) return [];
    // A lasso is thrown at a rider, where that rider is.
    return [{ space: ride.seat === viewer ? ride.to : ride.from, choice }];
  });
}
