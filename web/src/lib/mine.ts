// My matches, the ones that wait for me first.
import { api } from './api';
import type { TableCard } from './protocol/TableCard';

/** My tables that are still going on. */
export async function myTables(): Promise<TableCard[]> {
  const answer = await api.myTables();
  return answer.ok ? sorted(answer.value.tables.filter(({ stage }) => stage !== 'over' && stage !== 'halted')) : [];
}

/** My turn first, then the running ones, then those that wait for players; the newest first among each. */
export function sorted(tables: readonly TableCard[]): TableCard[] {
  const rank = ({ my_turn, stage }: TableCard) => (my_turn ? 0 : stage === 'running' ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}
