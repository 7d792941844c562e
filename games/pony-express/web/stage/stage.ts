// When the map gives way to the duel, and what is to be seen there.
import { part } from '$lib/cases';
import { whereabouts, DUEL, type Point } from '../layout';
import type { Event, Rider, Shot, View } from '../rules';
import { shotOf } from '../reading';

export interface Stage {
  shot: Shot;
  shooter: number;
  /** Who is shot at; null for raiders. */
  target: number | null;
}

/** The scene of shots, if this is the time for one. */
export function stageOf(view: View, event: Event | null): Stage | null {
  const shot = shotOf(view.phase) ?? (part(event, 'raiders_fell') ? 'raid' : null);
  const duel = shot && part(shot, 'duel');
  if (!shot || !duel) return shot && { shot, shooter: view.active, target: null };
  const { mover, rival, shooter } = duel;
  return { shot, shooter, target: shooter === mover ? rival : mover };
}

export interface Figure extends Point {
  seat: number;
  jailed: boolean;
  role: 'shooter' | 'target' | 'bystander';
}

/** Who stands where on the board during a shot, in millimetres. */
export function figures({ shot, shooter, target }: Stage, riders: readonly Rider[]): Figure[] {
  const duel = part(shot, 'duel');
  const away = duel ? [duel.mover, duel.rival] : [];
  const spots = whereabouts(riders, away);
  if (duel) {
    spots[duel.mover] = DUEL[duel.corner];
    spots[duel.rival] = DUEL[duel.corner === 'a' ? 'b' : 'a'];
  }
  return riders.map((rider, seat) => ({
    ...spots[seat]!,
    seat,
    jailed: rider.jail > 0 && !away.includes(seat),
    role: seat === shooter ? 'shooter' : seat === target ? 'target' : 'bystander',
  }));
}
