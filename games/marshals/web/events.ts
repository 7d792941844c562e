// An event with its kind in front, which is easier to ask.
import { caseOf, type CaseOf, type Cases } from '$lib/cases';
import type { Event } from './rules';

export type EventKind = CaseOf<Event>;

/** What an event of each kind tells. A card that is null may not be seen by whoever is told. */
type Tells<K> = K extends keyof Cases<Event> ? Cases<Event>[K] : unknown;

export type Happening = { [K in EventKind]: { kind: K } & Tells<K> }[EventKind];

export function happening(event: Event): Happening {
  const kind = caseOf(event);
  return { kind, ...(typeof event === 'string' ? {} : (event as Record<string, object>)[kind]) } as Happening;
}
