// How long events are acted out, how they sound, and which are a throw.
import type { SoundName } from '$lib/board';
import { caseOf, part, type CaseOf } from '$lib/cases';
import type { Event, Seat } from './rules';

/** How long each event takes. None takes no time at all: what is not told is not seen. */
const PACE: Record<CaseOf<Event>, number> = {
  wagons_removed: 500,
  train_built: 1300,
  chests_laid: 600,
  chests_boxed: 500,
  mercenaries_hired: 700,
  turn_began: 550,
  tied: 750,
  stolen: 950,
  chest_discarded: 900,
  dice_returned: 400,
  mercenaries_lost: 450,
  closed_up: 480,
  new_front: 600,
  recalled: 550,
  mercenaries_called: 450,
  nothing_to_roll: 700,
  rolled: 1150,
  chest_opened: 1000,
  unused: 350,
  picked: 250,
  rerolled: 1050,
  placed: 560,
  kept: 320,
  mercenaries_rested: 350,
  chest_won: 750,
  chest_kept: 1000,
  bombed: 1100,
  swapped: 850,
  uncoupled: 1100,
  ended: 800,
  counted: 2000,
  new_train: 2600,
  won: 1500,
};

const SOUNDS: Partial<Record<CaseOf<Event>, SoundName>> = {
  train_built: 'whistle',
  chests_laid: 'knock',
  mercenaries_hired: 'horse',
  tied: 'punch',
  stolen: 'take',
  chest_discarded: 'slide',
  closed_up: 'knock',
  recalled: 'slide',
  mercenaries_called: 'horse',
  mercenaries_lost: 'horse',
  rolled: 'dice',
  chest_opened: 'coin',
  rerolled: 'dice',
  placed: 'knock',
  chest_won: 'coin',
  chest_kept: 'card',
  bombed: 'shot',
  swapped: 'slide',
  uncoupled: 'whistle',
  ended: 'bell',
  counted: 'coin',
  new_train: 'bell',
  won: 'win',
};

/** What was decided against takes a moment, and makes no sound. */
const NOTHING = 350;

function isNothing(event: Event): boolean {
  return part(event, 'recalled')?.groups === 0 || part(event, 'mercenaries_called')?.count === 0;
}

/** How long an event is acted out, in milliseconds. */
export function pace(event: Event): number {
  return isNothing(event) ? NOTHING : (PACE[caseOf(event)] ?? 400);
}

/** Who throws the dice. Those that are rerolled were asked for. */
export function throws(event: Event): Seat | null {
  return part(event, 'rolled')?.seat ?? null;
}

export function sound(event: Event): SoundName | null {
  return isNothing(event) ? null : (SOUNDS[caseOf(event)] ?? null);
}
