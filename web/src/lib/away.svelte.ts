// The matches somebody has put away: they are in no list of this browser but their own, and nothing happens to them.
import { read, write } from './store';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** So many are remembered; who puts away more finds the oldest of them again. */
const MOST = 500;

export class Away {
  #tables = $state.raw(sane(read<unknown>('away', [])));

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  /** Puts a match away, with a word about it and a way back. */
  put(table: string): void {
    this.#keep([...this.#tables.filter((one) => one !== table), table].slice(-MOST));
    toasts.news(t('list-is-away'), { words: t('list-back'), take: () => this.back(table) });
  }

  back(table: string): void {
    this.#keep(this.#tables.filter((one) => one !== table));
  }

  #keep(tables: readonly string[]): void {
    this.#tables = tables;
    write('away', tables);
  }
}

function sane(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
}

export const away = new Away();
