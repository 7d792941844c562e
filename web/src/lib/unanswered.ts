// What was asked of tables and not answered yet, kept as long as the tab is there: a page that is reloaded asks again
// under the same keys, so that nothing is lost and nothing is done twice.
import type { Command } from './protocol/Command';
import { read, write } from './store';

interface Unanswered {
  table: string;
  key: string;
  command: Command;
}

/** What a table still owes us, in the order in which it was asked. */
export function unanswered(table: string): Unanswered[] {
  return all().filter((one) => one.table === table);
}

export function asked(table: string, key: string, command: Command): void {
  // A question about the rules changes nothing: whoever reloads has stopped asking.
  if (command.type !== 'why') keep([...all(), { table, key, command }]);
}

export function answered(key: string): void {
  keep(all().filter((one) => one.key !== key));
}

/** Forgets everything: whoever comes next in this tab must not say what somebody else meant to. */
export function forgetUnanswered(): void {
  keep([]);
}

function all(): Unanswered[] {
  const kept = read<unknown>('unanswered', [], 'sessionStorage');
  return Array.isArray(kept) ? kept.filter(isOurs) : [];
}

function keep(commands: Unanswered[]): void {
  write('unanswered', commands, 'sessionStorage');
}

function isOurs(one: unknown): one is Unanswered {
  const { table, key, command } = (one ?? {}) as Partial<Unanswered>;
  return typeof table === 'string' && typeof key === 'string' && typeof command?.type === 'string';
}
