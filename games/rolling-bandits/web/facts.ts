// What is printed on cars and chests, by their numbers: views name them by number only.
import { FACTS, type Car, type Chest, type Inside, type Symbol } from './rules';

/** What is known of a chest that was looked into. */
export interface Opened {
  symbol: Symbol;
  inside: Inside;
  points: number;
}

export function chestFacts(chest: Chest): Opened {
  const { closed: symbol, inside, points } = FACTS.chests[chest - 1]!;
  return { symbol, inside, points };
}

export function carPoints(car: Car): number {
  return (FACTS.cars[car - 1] ?? FACTS.cars.at(-1)!).points;
}
