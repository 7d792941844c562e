// Which choices lie where: every choice that was sent, matched to a thing on the board by its action alone.
import type { Choice } from '$lib/board';
import type { Point } from './layout';
import { FACTS, type Action, type Christmas, type Seat, type Space, type View } from './rules';
import { spaceOf } from './view';

/** A choice that ends on a space. */
export interface Target {
  /** Its index among the choices. */
  choice: number;
  /** The piece's space, or null for one that comes from home. */
  from: Space | null;
  to: Space;
  /** What stands there now. */
  takes: Christmas | Seat | null;
}

/** A piece that cannot be played, and what one would like to do with it. */
export interface Blocked {
  key: string;
  spot: Point;
  /** "Why not?", in words. */
  why: string;
  wish: Action;
}

export interface Offer {
  targets: Target[];
  /** The choice to roll the die again, and the one not to. */
  roll: number | null;
  stop: number | null;
}

export function offerOf(choices: Choice<Action>[], view: View, entry: Space | null): Offer {
  const offer: Offer = { targets: [], roll: null, stop: null };
  choices.forEach(({ action }, choice) => {
    if (action === 'roll') offer.roll = choice;
    else if (action === 'stop') offer.stop = choice;
    else if (action === 'enter') {
      if (entry !== null) offer.targets.push({ choice, from: null, to: entry, takes: standing(view, entry) });
    } else {
      const { from, to } = action.move;
      offer.targets.push({ choice, from, to, takes: standing(view, to) });
    }
  });
  return offer;
}

/** What stands on a space. */
export function standing(view: View, space: Space): Christmas | Seat | null {
  const christmas = FACTS.christmas.find((piece) => spaceOf(view, piece) === space);
  if (christmas) return christmas;
  const seat = view.sides.findIndex(({ path }) => path.includes(space));
  return seat < 0 ? null : seat;
}
