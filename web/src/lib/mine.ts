// My matches, the ones that wait for me first.
import { api } from './api';
import type { TableCard } from './protocol/TableCard';

export interface MyTable extends TableCard {
  /** Whether it waits for me. */
  myTurn: boolean;
}

/** So many tables are looked into; nobody plays more at a time. */
const MOST = 20;

/** The tables of a list that are still going on, with whose turn it is. */
export async function myTables(): Promise<MyTable[]> {
  const answer = await api.myTables();
  if (!answer.ok) return [];
  const current = answer.value.tables.filter(({ stage }) => stage !== 'over' && stage !== 'halted').slice(0, MOST);
  return sorted(await Promise.all(current.map(async (card) => ({ ...card, myTurn: await isMyTurn(card) }))));
}

/** My turn first, then the running ones, then those that wait for players; the newest first among each. */
export function sorted(tables: readonly MyTable[]): MyTable[] {
  const rank = ({ myTurn, stage }: MyTable) => (myTurn ? 0 : stage === 'running' ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}

async function isMyTurn({ table, stage }: TableCard): Promise<boolean> {
  if (stage !== 'running') return false;
  const looked = await api.look(table);
  if (!looked.ok) return false;
  const { situation, you } = looked.value;
  return situation.deciders.some((seat) => you.seats.includes(seat) && situation.seats[seat]?.bot == null);
}
