// From a plan, or a match that is over, to a table: makes it, begins if nobody has to be waited for, and goes there.
import { api } from './api';
import { remember } from './habits';
import { layHere } from './here';
import { me } from './me.svelte';
import { isFull, request, type Plan } from './plan';
import type { GameCard } from './protocol/GameCard';
import { router } from './router.svelte';
import { SITE } from './site';
import type { Table } from './table.svelte';
import { t } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** Whether it worked; if not, the refusal is shown. */
export async function begin(plan: Plan, card: GameCard): Promise<boolean> {
  const asked = request(plan, card);
  const near = plan.here || SITE;
  if (!near) await me.introduce();
  const here = () => layHere(asked, plan.names[0] ?? me.suggested);
  let made = await (near ? here() : api.makeTable(asked));
  // Without a network a match that needs nobody else is laid here.
  if (!made.ok && made.no.code === 'offline' && isFull(asked)) {
    const laid = await here();
    if (laid.ok) {
      made = laid;
      toasts.news(t('here-offline'));
    }
  }
  if (!made.ok) {
    toasts.refusal(made.no, plan.game);
    return false;
  }
  remember(plan);
  await goTo(made.value.table, isFull(asked), plan.game);
  return true;
}

/** The same company once more, each a seat further. */
export async function again(table: Pick<Table, 'do' | 'you' | 'now' | 'game'>): Promise<void> {
  const made = await table.do({ type: 'rematch' });
  if (made.ok && made.value.table) await goTo(made.value.table, isAlone(table), table.game);
}

/** Whether this person laid the table, and everybody else there is a bot or around the same screen. */
export function isAlone({ you, now }: Pick<Table, 'you' | 'now'>): boolean {
  return you.owner && (now?.seats ?? []).every(({ kind }, seat) => kind === 'bot' || you.seats.includes(seat));
}

async function goTo(table: string, begins: boolean, game: string | null): Promise<void> {
  if (begins) {
    const started = await api.command(table, { type: 'start' });
    if (!started.ok) toasts.refusal(started.no, game);
  }
  router.go({ screen: 'table', table });
}
