// How long each thing takes, and what it sounds like.
import type { SoundName } from '$lib/board';
import { face } from './cards';
import { happening, type EventKind } from './events';
import type { Event, View } from './rules';

const LASTS: Record<EventKind, number> = {
  map_laid: 900,
  appeared: 280,
  deck_ready: 250,
  begins: 500,
  dealt: 110,
  set_aside: 900,
  reshuffled: 500,
  corrupted: 2600,
  turn_began: 420,
  turn_skipped: 900,
  drew: 420,
  turned: 1100,
  turn_ended: 350,
  moved: 800,
  marched: 800,
  fired: 900,
  stayed: 700,
  left: 750,
  slipped: 1300,
  unmasked: 3600,
  bribed: 900,
  went_under: 900,
  got_away: 1700,
  captured: 1400,
  rewarded: 900,
  claimed: 1200,
  played: 900,
  no_victim: 1100,
  showed: 900,
  showed_none: 600,
  gave: 900,
  spent: 800,
  eliminated: 1800,
  discarded: 450,
  cancelled: 1500,
  looked: 900,
  placed: 400,
  kept: 500,
  searched: 900,
  took: 800,
  delayed: 900,
  rode: 1200,
  travelled: 800,
  bought: 550,
  declined: 450,
  ended: 700,
  won: 2200,
};

export function pace(event: Event, view: View): number {
  const told = happening(event);
  // A card that somebody else draws is worth a glance, one's own a look.
  if (told.kind === 'drew' && told.seat !== view.own) return 300;
  return LASTS[told.kind] ?? 0;
}

const SOUNDS: Partial<Record<EventKind, SoundName>> = {
  map_laid: 'slide',
  appeared: 'knock',
  begins: 'bell',
  dealt: 'card',
  set_aside: 'card',
  reshuffled: 'slide',
  corrupted: 'bell',
  drew: 'card',
  turned: 'card',
  moved: 'horse',
  marched: 'horse',
  left: 'horse',
  travelled: 'horse',
  fired: 'shot',
  stayed: 'shot',
  slipped: 'horse',
  unmasked: 'bell',
  bribed: 'coin',
  got_away: 'whistle',
  captured: 'take',
  rewarded: 'coin',
  claimed: 'coin',
  played: 'card',
  showed: 'card',
  gave: 'slide',
  spent: 'knock',
  eliminated: 'punch',
  discarded: 'card',
  cancelled: 'knock',
  looked: 'card',
  placed: 'card',
  kept: 'card',
  searched: 'card',
  took: 'slide',
  delayed: 'knock',
  rode: 'whistle',
  bought: 'coin',
  won: 'win',
};

export function sound(event: Event): SoundName | null {
  const told = happening(event);
  if (told.kind === 'turned' && face(told.card).kind === 'train') return 'whistle';
  if (told.kind === 'turned' && face(told.card).kind === 'outlaw') return 'bell';
  if (told.kind === 'played' && face(told.card).kind === 'ambush') return 'shot';
  return SOUNDS[told.kind] ?? null;
}
