// From a plan to a table: makes it, begins if nobody has to be waited for, and goes there.
import { api } from './api';
import { remember } from './habits';
import { me } from './me.svelte';
import { isFull, request, type Plan } from './plan';
import type { GameCard } from './protocol/GameCard';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

/** Whether it worked; if not, the refusal is shown. */
export async function begin(plan: Plan, card: GameCard): Promise<boolean> {
  await me.introduce();
  const asked = request(plan, card);
  const made = await api.makeTable(asked);
  if (!made.ok) {
    toasts.refusal(made.no, plan.game);
    return false;
  }
  remember(plan);
  const { table } = made.value;
  if (isFull(asked)) {
    const started = await api.command(table, { type: 'start' });
    if (!started.ok) toasts.refusal(started.no, plan.game);
  }
  router.go({ screen: 'table', table });
  return true;
}
