// An outcome as it is read: seats from first to last, and one row for each thing that gave anybody points.
import type { SeatLook } from './board';
import type { Ending } from './protocol/Ending';
import { t } from './texts.svelte';

export interface Placed {
  seat: number;
  place: number;
}

export function ranking({ places }: Ending): Placed[] {
  return places.map((place, seat) => ({ seat, place })).toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Who won, in a sentence; `mine` are the seats of whoever reads it. */
export function headline(outcome: Ending, seats: readonly SeatLook[], mine: readonly number[]): string {
  const winners = ranking(outcome).filter(({ place }) => place === 1);
  const count = winners.length;
  if (mine.length === 1 && winners.some(({ seat }) => mine.includes(seat))) return t('result-you-won', { count });
  return t('result-won', { count, names: winners.map(({ seat }) => seats[seat]?.name ?? '').join(', ') });
}

export interface SheetRow {
  rule: string;
  item: string;
  /** What each seat has of it; nothing is null. */
  cells: ({ count: number; points: number } | null)[];
}

export function sheetRows({ accounts }: Ending): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const [seat, account] of accounts.entries()) {
    for (const { rule, item, count, points } of account.lines) {
      const key = `${rule} ${item}`;
      const row = rows.get(key) ?? { rule, item, cells: accounts.map(() => null) };
      const before = row.cells[seat];
      row.cells[seat] = { count: (before?.count ?? 0) + count, points: (before?.points ?? 0) + points };
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}
