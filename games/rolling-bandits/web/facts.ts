// What is printed on cars and chests (games/rolling-bandits/src/data.rs). Views name them by number only.
import type { Inside, Symbol } from './types';

export const LOCOMOTIVE = 17;
/** Dice of each colour. */
export const DICE = 7;
/** Own dice of a chest's symbol that win it. */
export const DICE_FOR_CHEST = 3;

export interface ChestFacts {
  symbol: Symbol;
  inside: Inside;
  points: number;
}

const chest = (symbol: Symbol, inside: Inside, points: number): ChestFacts => ({ symbol, inside, points });

/** The chests 1 to 21, in order. */
export const CHESTS: readonly ChestFacts[] = [
  chest('revolver', 'bomb', 2),
  chest('revolver', 'bomb', 1),
  chest('revolver', 'swap', 1),
  chest('revolver', 'reroll', 2),
  chest('revolver', 'reroll', 1),
  chest('mask', 'bomb', 2),
  chest('mask', 'swap', 2),
  chest('mask', 'swap', 1),
  chest('mask', 'reroll', 1),
  chest('hat', 'bomb', 1),
  chest('hat', 'swap', 2),
  chest('hat', 'reroll', 2),
  chest('hat', 'reroll', 1),
  chest('boot', 'bomb', 2),
  chest('boot', 'bomb', 1),
  chest('boot', 'swap', 1),
  chest('boot', 'reroll', 1),
  chest('horseshoe', 'bomb', 2),
  chest('horseshoe', 'swap', 2),
  chest('horseshoe', 'swap', 1),
  chest('horseshoe', 'reroll', 2),
];

export function chestFacts(number: number): ChestFacts {
  return CHESTS[number - 1]!;
}

/** What a car counts and how many dice it takes: one number is printed for both. */
export function carPoints(car: number): number {
  return car === LOCOMOTIVE ? 5 : Math.ceil(car / 4);
}
