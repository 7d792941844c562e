// Which choices lie where: every choice that was sent, matched to a thing on the board by its action alone.
import type { Choice } from '$lib/board';
import type { Point } from './layout';
import type { Stage } from './stage';
import type { Action, Christmas, Seat, Space } from './types';
import { CHRISTMAS } from './types';

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

export function offerOf(choices: Choice<Action>[], stage: Stage, entry: Space | null): Offer {
  const offer: Offer = { targets: [], roll: null, stop: null };
  choices.forEach(({ action }, choice) => {
    if (action === 'roll') offer.roll = choice;
    else if (action === 'stop') offer.stop = choice;
    else if (action === 'enter') {
      if (entry !== null) offer.targets.push({ choice, from: null, to: entry, takes: standing(stage, entry) });
    } else {
      const { from, to } = action.move;
      offer.targets.push({ choice, from, to, takes: standing(stage, to) });
    }
  });
  return offer;
}

/** What stands on a space. */
export function standing(stage: Stage, space: Space): Christmas | Seat | null {
  const christmas = CHRISTMAS.find((piece) => stage.christmas[piece] === space);
  if (christmas) return christmas;
  const pawn = stage.pawns.find(({ at }) => 'path' in at && at.path === space);
  return pawn ? pawn.seat : null;
}
