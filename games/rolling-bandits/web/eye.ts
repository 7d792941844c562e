// Where to look: the cars that something is about.
import type { Choice } from '$lib/board';
import { part } from '$lib/cases';
import type { Aim } from './aims';
import type { Scene } from './scene';
import type { Action, Event } from './rules';

interface Sight {
  scene: Scene;
  event: Event | null;
  choices: readonly Choice<Action>[];
  looked: number | null;
  aims: readonly (Aim | null)[];
  viewer: number | null;
}

/** The positions (from 1) that should be seen; none leaves the eye where it is. */
export function eyeOn({ scene, event, choices, looked, aims, viewer }: Sight): number[] {
  if (event !== null) return ofEvent(scene, event);
  const action = looked === null ? undefined : choices[looked]?.action;
  const pointed = action === undefined ? [] : ofAction(scene, action, viewer);
  if (pointed.length > 0) return pointed;
  return aims.flatMap((aim, index) => (aim ? [index + 1] : []));
}

function ofEvent(scene: Scene, event: Event): number[] {
  const at =
    part(event, 'placed') ??
    part(event, 'tied') ??
    part(event, 'stolen') ??
    part(event, 'chest_won') ??
    part(event, 'bombed') ??
    part(event, 'closed_up');
  if (at) return [at.at];
  const swapped = part(event, 'swapped');
  if (swapped) return [swapped.rear, swapped.front];
  if (part(event, 'uncoupled')) return [1];
  if (part(event, 'new_front') || part(event, 'train_built')) return [scene.train.length];
  const turn = part(event, 'turn_began');
  return turn ? gangOf(scene, turn.seat) : [];
}

/** The cars a gang is in; without any, the rearmost, where it will begin. */
function gangOf(scene: Scene, seat: number): number[] {
  const { rear, groups } = scene.sides[seat]!.gang;
  return groups.length === 0 ? [1] : groups.map((_, nth) => rear + nth + 1);
}

function ofAction(scene: Scene, action: Action, viewer: number | null): number[] {
  if (typeof action === 'string') return [];
  if ('place' in action) return [action.place.at];
  if ('exchange' in action) return [action.exchange.rear, action.exchange.front];
  if ('recall' in action && viewer !== null) return gangOf(scene, viewer).slice(0, Math.max(1, action.recall.groups));
  return [];
}
