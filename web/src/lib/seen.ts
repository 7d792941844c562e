// The last number seen at each table, so that coming back shows what was missed. Only the latest tables are kept.
import { read, write } from './store';

const MOST = 50;

type Seen = [table: string, seq: number][];

/** 0 for a table never seen. */
export function lastSeen(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

export function sawUpTo(table: string, seq: number): void {
  const others = all().filter(([id]) => id !== table);
  write('seen', [[table, seq], ...others].slice(0, MOST));
}

function all(): Seen {
  const kept = read<unknown>('seen', []);
  return Array.isArray(kept) ? (kept as Seen) : [];
}
