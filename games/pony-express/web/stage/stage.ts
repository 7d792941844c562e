// When the map gives way to the duel, and what is to be seen there.
import type { Scene } from '../scene';
import { whereabouts, DUEL, type Point } from '../layout';
import { part, shotOf, told, type Event, type Shot, type View } from '../types';

export interface Stage {
  shot: Shot;
  shooter: number;
  /** Who is shot at; null for raiders. */
  target: number | null;
}

/** The scene of shots, if this is the time for one. */
export function stageOf(view: View, scene: Scene, event: Event | null): Stage | null {
  const shot = shotOf(view.phase) ?? innocent(view);
  const duel = scene.duel;
  if (duel?.corner) {
    const known = shot && part(shot, 'duel');
    // In the final duel the rider who was there first begins, in any other the one who came.
    const now = known ?? {
      ...duel,
      corner: duel.corner,
      shooter: duel.last ? duel.rival : duel.mover,
      row: 1,
      extra: 0,
      fired: [0, 0] as [number, number],
    };
    return { shot: { duel: now }, shooter: now.shooter, target: now.shooter === now.mover ? now.rival : now.mover };
  }
  const shooting = scene.raid || (event !== null && !!told(event, 'raiders_fell'));
  return shooting ? { shot: 'raid', shooter: view.active, target: null } : null;
}

function innocent(view: View): Shot | null {
  const arrest = part(view.phase, 'arrest');
  const cause = arrest && part(arrest.cause, 'innocent');
  return cause ? { duel: cause.duel } : null;
}

export interface Figure extends Point {
  seat: number;
  jailed: boolean;
  role: 'shooter' | 'target' | 'bystander';
}

/** Who stands where on the board during a shot, in millimetres. */
export function figures({ shot, shooter, target }: Stage, scene: Scene): Figure[] {
  const duel = part(shot, 'duel');
  const away = duel ? [duel.mover, duel.rival] : [];
  const spots = whereabouts(scene.riders, away);
  if (duel) {
    spots[duel.mover] = DUEL[duel.corner];
    spots[duel.rival] = DUEL[duel.corner === 'a' ? 'b' : 'a'];
  }
  return scene.riders.map((rider, seat) => ({
    ...spots[seat]!,
    seat,
    jailed: rider.jail > 0 && !away.includes(seat),
    role: seat === shooter ? 'shooter' : seat === target ? 'target' : 'bystander',
  }));
}
