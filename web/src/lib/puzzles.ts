// Which puzzle comes when, and which were solved on this device.
import type { PuzzlesOf } from './protocol/PuzzlesOf';
import { read, write } from './store';

/** A puzzle somewhere in the list. */
export interface Listed {
  id: string;
  game: string;
  seats: number;
}

/** How it went when somebody chose: whether it was the best choice. Only the first one counts. */
export type Tried = Readonly<Record<string, boolean>>;

const DAY = 86_400_000;

/** All puzzles, a game after the other by turns, so that every day is about another game. */
export function inTurns(all: readonly PuzzlesOf[]): Listed[] {
  const most = Math.max(0, ...all.map(({ puzzles }) => puzzles.length));
  return Array.from({ length: most }, (_, nth) =>
    all.flatMap(({ game, puzzles }) => (puzzles[nth] ? [{ ...puzzles[nth], game }] : [])),
  ).flat();
}

/** The puzzle of the day, the same for everybody; null if there is none. */
export function ofDay(all: readonly PuzzlesOf[], now: number): Listed | null {
  const turns = inTurns(all);
  return turns[Math.floor(now / DAY) % turns.length] ?? null;
}

/** What comes after a puzzle: the next that was not tried, or just the next if all were. */
export function after(all: readonly PuzzlesOf[], id: string, tried: Tried): Listed | null {
  const turns = inTurns(all);
  const at = turns.findIndex((puzzle) => puzzle.id === id);
  const others = [...turns.slice(at + 1), ...turns.slice(0, Math.max(0, at))];
  return others.find((puzzle) => !(puzzle.id in tried)) ?? others[0] ?? null;
}

/** What was tried on this device. */
export function tried(): Tried {
  const kept = read<unknown>('puzzles', {});
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, best]) => typeof best === 'boolean'));
}

/** Remembers how it went the first time. */
export function remember(id: string, best: boolean): Tried {
  const before = tried();
  const now = id in before ? before : { ...before, [id]: best };
  write('puzzles', now);
  return now;
}
