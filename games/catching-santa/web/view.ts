// What is read out of a view and of what is printed. All of it is said by the rules; nothing is decided here.
import { FACTS, type Christmas, type Event, type Phase, type Seat, type Space, type View } from './rules';

/** What each Christmas piece is worth. */
export const WORTH = Object.fromEntries(
  FACTS.christmas.map((piece, index) => [piece, FACTS.christmas_points[index]]),
) as Record<Christmas, number>;

/** Whose turn it is, if it is known and not over. */
export function seatOf(phase: Phase): Seat | null {
  if (phase === 'over') return null;
  if ('try' in phase) return phase.try.seat;
  if ('use' in phase) return phase.use.seat;
  return 'again' in phase ? phase.again.seat : phase.rolling.seat;
}

/** Where a Christmas piece stands. */
export function spaceOf(view: View, piece: Christmas): Space | null {
  return view.christmas[FACTS.christmas.indexOf(piece)] ?? null;
}

/** What the ordinary die must show, as far as the phase tells. */
export function dieOf(phase: Phase): number | null {
  if (phase === 'over') return null;
  if ('use' in phase) return phase.use.roll;
  return 'again' in phase ? 6 : null;
}

/** Tries left, while somebody tries for a 6: a roll uses one up only when it is said to have failed. */
export function triesOf(view: View, event: Event | null, after: View): number | null {
  const told = typeof event === 'object' ? event : null;
  if (told && 'try_failed' in told) return told.try_failed.left;
  const { phase } = told && 'rolled' in told ? view : after;
  return phase !== 'over' && 'try' in phase ? phase.try.left : null;
}
