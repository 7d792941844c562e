// What is seen in the panorama beside the Marshals who stand there: who and what comes, goes and passes by. Pure sums.
import { face } from './cards';
import type { Happening } from './events';
import { standings, type Standing } from './layout';
import type { Location, Seat, View } from './rules';
import { stage } from './scene';

/** The middle of a location from the left, in percent of the panorama. */
export const middle = (place: Location): number => place * 25 + 12.5;

/** The Train or the Village that is at the place of whoever is on turn. */
export interface Visitor {
  kind: 'train' | 'village';
  /** The Train goes to the left. */
  left: boolean;
  at: Location;
}

export function visitor(before: View, after: View): Visitor | null {
  const card = stage(after) ?? stage(before);
  const at = placeOf(after, after.active);
  if (card === null || at === null) return null;
  const shown = face(card);
  if (shown.kind === 'train') return { kind: 'train', left: shown.left, at };
  return shown.kind === 'village' ? { kind: 'village', left: false, at } : null;
}

/** Who has just left the map and is still seen going, where they stood. */
export function leavers(now: Happening | null, before: View, after: View): Standing[] {
  if (now?.kind !== 'eliminated' && now?.kind !== 'map_laid') return [];
  return standings(before.marshals).filter(({ seat }) => placeOf(after, seat) === null);
}

/** The location from which an Outlaw slips away: out of the panorama by the nearer side. */
export function fleeing(now: Happening | null, view: View): { at: Location; left: boolean } | null {
  const at = now?.kind === 'slipped' ? placeOf(view, now.seat) : null;
  return at === null ? null : { at, left: at < 2 };
}

/** Where an Ambush or Camping found nobody. */
export function deserted(now: Happening | null, view: View): Location | null {
  return now?.kind === 'no_victim' ? placeOf(view, view.active) : null;
}

const placeOf = ({ marshals }: View, seat: Seat): Location | null => marshals[seat]?.at ?? null;
