// An outcome as it is read: seats from first to last, and one row for each thing that gave anybody points.
import type { Ending } from './protocol/Ending';

export interface Placed {
  seat: number;
  place: number;
}

export function ranking({ places }: Ending): Placed[] {
  return places.map((place, seat) => ({ seat, place })).toSorted((a, b) => a.place - b.place || a.seat - b.seat);
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
