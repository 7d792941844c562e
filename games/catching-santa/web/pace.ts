// How long events are acted out, how they sound, and which are a throw.
import type { SoundName } from '$lib/board';
import { caseOf, part, type CaseOf } from '$lib/cases';
import { way } from './layout';
import type { Christmas, Event, Seat, Space, View } from './rules';

/** The part of a throw after which the die lies. */
export const LANDS = 0.78;

/** How long an event is acted out, in milliseconds. Never 0: an event without time would not be seen to happen. */
export function pace(event: Event, view: View): number {
  const { spaces } = view.layout;
  if (typeof event === 'string') return 500;
  if ('christmas_moved' in event) {
    const { from, to } = event.christmas_moved;
    return 300 + 75 * steps(spaces, from, to);
  }
  if ('moved' in event) return 220 + 85 * steps(spaces, event.moved.from, event.moved.to);
  if ('turn_began' in event) return 300;
  if ('magic_rolled' in event) return 850;
  if ('rolled' in event || 'rolled_for_start' in event) return 750;
  if ('displaced' in event || 'sent_home' in event) return 650;
  if ('gathered' in event || 'santa_arrived' in event || 'captured' in event) return 750;
  if ('entered' in event) return 520;
  if ('tied_for_start' in event || 'forfeited' in event) return 600;
  if ('won' in event) return 1800;
  return 380;
}

/** Who throws a die. */
export function throws(event: Event): Seat | null {
  const thrown = part(event, 'rolled_for_start') ?? part(event, 'magic_rolled') ?? part(event, 'rolled');
  return thrown?.seat ?? null;
}

function steps(spaces: number, from: Space, to: Space): number {
  const forward = way(spaces, from, to).length - 1;
  return Math.min(forward, spaces - forward);
}

const SOUNDS: Partial<Record<CaseOf<Event>, SoundName>> = {
  rolled_for_start: 'dice',
  magic_rolled: 'dice',
  rolled: 'dice',
  displaced: 'slide',
  sent_home: 'punch',
  entered: 'knock',
  moved: 'knock',
  gathered: 'take',
  santa_arrived: 'bell',
  captured: 'take',
  may_roll_again: 'coin',
  won: 'win',
};

/** Each Christmas piece is heard coming. */
const STEPS: Record<Christmas, SoundName> = {
  santa: 'knock',
  fairy: 'bell',
  leprechaun: 'coin',
  reindeer: 'horse',
  sleigh: 'slide',
};

export function sound(event: Event): SoundName | null {
  if (typeof event !== 'string' && 'christmas_moved' in event) return STEPS[event.christmas_moved.piece];
  return SOUNDS[caseOf(event)] ?? null;
}
