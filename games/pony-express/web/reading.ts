// What is read out of a phase.
import { part } from '$lib/cases';
import type { Phase, Shot } from './rules';

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
