// My matches, the ones that wait for me first.
import { api } from './api';
import { tablesHere } from './here';
import type { Invited } from './protocol/Invited';
import type { TableCard } from './protocol/TableCard';

/** How many pages are looked through: a match under way is found behind hundreds that are over. */
const PAGES = 6;

/** My tables, the newest first; null if they cannot be asked for. Those on this device are there without a server. Whoever
 * wants to know is told which tables I am asked to. */
export async function myTables(asked?: (to: readonly Invited[]) => void): Promise<TableCard[] | null> {
  const all: TableCard[] = await tablesHere();
  let after: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await api.myTables(after);
    if (!answer.ok) return all.length > 0 ? all : null;
    if (after === null) asked?.(answer.value.invitations ?? []);
    all.push(...answer.value.tables);
    after = answer.value.next;
    if (after === null) break;
  }
  return all;
}

/** Whether it goes on, or is still to begin. */
export function isGoing({ stage }: TableCard): boolean {
  return stage !== 'over' && stage !== 'halted';
}

/** My turn first, then the running ones, then those that wait for players; the newest first among each. */
export function sorted(tables: readonly TableCard[]): TableCard[] {
  const rank = ({ my_turn, stage }: TableCard) => (my_turn ? 0 : stage === 'running' ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}
