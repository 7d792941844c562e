// Files that the page itself makes, for whoever wants to keep them.
import { api } from './api';
import { toasts } from './toasts.svelte';

/** Gives somebody the record of a match that is on this device. */
export async function save(table: string, name: string): Promise<void> {
  const answer = await api.record(table);
  if (!answer.ok) return toasts.refusal(answer.no);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([answer.value], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Not before the browser has begun to fetch it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
