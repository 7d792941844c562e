// What is drawn of the table while an event is acted out: the rules say how it was before and how it is after.
import type { Played } from '$lib/board';
import { happening, type EventKind } from './events';
import type { Card, Event, View } from './rules';

/** The card that was turned up or played and lies neither in a hand nor on a pile. */
export function stage({ phase }: View): Card | null {
  if (typeof phase === 'string') return null;
  for (const about of Object.values(phase)) if ('card' in about) return (about as { card: Card | null }).card;
  return null;
}

/** Cards shown for an Ambush or Camping, by seat. */
export function shown({ phase }: View): readonly (Card | null)[] {
  if (typeof phase === 'string') return [];
  if ('reveal' in phase) return phase.reveal.shown;
  return 'striking' in phase ? phase.striking.shown : [];
}

/** What these change is seen when they have been acted out: nothing on the table makes room for it before. */
const LATE: ReadonlySet<EventKind> = new Set([
  'begins',
  'corrupted',
  'turn_ended',
  'slipped',
  'no_victim',
  'showed',
  'showed_none',
  'placed',
  'searched',
  'ended',
  'won',
] as const);

/** The table with what the event that is acted out has already done to it. */
export function after(view: View, played: Played<Event, View> | null): View {
  return played && !LATE.has(happening(played.event).kind) ? played.after : view;
}
