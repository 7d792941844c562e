// Reading what the rules write: which case of an enum it is, and what that case carries.
import { caseOf, type CaseOf, type Cases } from '$lib/cases';
import type { Action, Event, Item, Phase, Play, Shot } from './rules';

/** What each event tells, by its name. */
export type Told = Cases<Event>;

export type EventName = CaseOf<Event>;

export function nameOf(event: Event): EventName {
  return caseOf(event);
}

/** What the event tells if it is of that name. */
export function told<Name extends EventName>(event: Event | null | undefined, name: Name): Told[Name] | null {
  return event && name in event ? (event as Told)[name] : null;
}

/** What is played if the action plays a card. */
export function playOf(action: Action): Play | null {
  return part(action, 'play');
}

export function itemOf(play: Play): Item {
  return caseOf(play);
}

/** What a case carries if the value is of that case. */
export function part<E, Name extends keyof Cases<E>>(value: E, name: Name): Cases<E>[Name] | null {
  return typeof value === 'object' && value !== null && name in value ? (value as Cases<E>)[name] : null;
}

/** The shot the phase is about: one that is to be made, is made, or was made just now. */
export function shotOf(phase: Phase): Shot | null {
  const asked = part(phase, 'aim')?.shot ?? part(phase, 'flask')?.shot;
  if (asked) return asked;
  const going = part(phase, 'going');
  if (going && part(going, 'raid')) return 'raid';
  const cause = part(phase, 'arrest')?.cause;
  const duel =
    part(phase, 'hit')?.duel ?? (going && part(going, 'duel')) ?? (cause && part(cause, 'innocent')?.duel) ?? null;
  return duel && { duel };
}
