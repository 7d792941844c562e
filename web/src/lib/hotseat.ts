// Several people around one screen: whose eyes it shows, and when a curtain falls between them.
import type { Situation } from './protocol/Situation';
import type { You } from './protocol/You';

export type Curtain =
  /** Nothing to do. */
  | { kind: 'none' }
  /** Show this seat's eyes: nothing is secret. */
  | { kind: 'lift'; seat: number }
  /** Hide everything until this seat has the screen. */
  | { kind: 'pass'; seat: number };

const NONE: Curtain = { kind: 'none' };

export function curtain(
  you: You,
  situation: Pick<Situation, 'stage' | 'deciders' | 'seats'>,
  hasSecrets: boolean,
): Curtain {
  if (you.seats.length < 2 || situation.stage !== 'running') return NONE;
  // A seat that a bot plays needs no eyes.
  const asked = situation.deciders.filter((seat) => you.seats.includes(seat) && situation.seats[seat]?.bot == null);
  if (you.seat !== null && asked.includes(you.seat)) return NONE;
  const next = asked[0];
  if (next === undefined) return NONE;
  return hasSecrets ? { kind: 'pass', seat: next } : { kind: 'lift', seat: next };
}
