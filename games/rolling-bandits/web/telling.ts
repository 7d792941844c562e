// What events say.
import type { CaseOf, Cases } from '$lib/cases';
import type { Event } from './rules';

export type EventName = CaseOf<Event>;
export type Told<Name extends keyof Cases<Event>> = Cases<Event>[Name];

/** What an event of one kind says, or null for another kind. */
export function told<Name extends keyof Cases<Event>>(event: Event | null, name: Name): Told<Name> | null {
  if (event === null || typeof event === 'string') return null;
  return (event as Partial<Cases<Event>>)[name] ?? null;
}
