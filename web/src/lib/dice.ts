// How unevenly dice came out, for people who know no statistics.
import type { DiceCounted } from './protocol/DiceCounted';

/** With fewer than so many nothing can be told. */
const FEW = 12;
/** How rare is called uneven, and how rare is called rare. */
const UNEVEN = 0.05;
const RARE = 0.01;
/** The fair matches they are compared with tell nothing finer. */
const FINEST = 0.001;

export interface Verdict {
  kind: 'few' | 'usual' | 'uneven' | 'rare';
  /** In what part of matches fair dice come out at least so. */
  part: number;
}

export function countOf({ seen }: DiceCounted): number {
  return seen.reduce((sum, one) => sum + one, 0);
}

export function verdictOn(counted: DiceCounted): Verdict {
  const { rarity } = counted;
  const kind = countOf(counted) < FEW ? 'few' : rarity >= UNEVEN ? 'usual' : rarity >= RARE ? 'uneven' : 'rare';
  return { kind, part: Math.max(rarity, FINEST) };
}
