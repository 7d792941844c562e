// How long each event is acted out, and what it sounds like.
import type { SoundName } from '$lib/board';
import { caseOf, part, type CaseOf } from '$lib/cases';
import type { Event, View } from './rules';

/** Milliseconds at speed 1: the movement, and a moment to take it in. */
const PACE: Record<CaseOf<Event>, number> = {
  train_built: 700,
  first_player: 350,
  teams_paired: 900,
  joined: 550,
  start_chosen: 350,
  decks_built: 300,
  placed: 350,
  elf_placed: 600,
  token_dealt: 200,
  hand_drawn: 120,
  reshuffled: 250,
  bullets_laid_aside: 300,
  round_began: 1900,
  drew: 450,
  played: 600,
  picked: 300,
  left_uncovered: 350,
  passed: 500,
  scheming_ended: 1200,
  laid_aside: 250,
  kept: 250,
  turned: 900,
  no_effect: 900,
  moved: 700,
  elf_followed: 650,
  marshal_moved: 750,
  fled: 750,
  hit: 650,
  spared: 750,
  shot: 950,
  knocked_back: 500,
  stood_firm: 500,
  punched: 700,
  chose: 500,
  dropped: 650,
  snatched: 800,
  pushed: 600,
  robbed: 850,
  happened: 1700,
  thrown: 500,
  strongbox_placed: 900,
  purse_lost: 900,
  left_alone: 500,
  ransomed: 800,
  ended: 1600,
  gunslingers: 1700,
  counted: 900,
  tokens_turned: 1600,
  eliminated: 2000,
  won: 1800,
};

/** One's own token and hand are looked at; those of the others are only dealt. */
const OWN_TOKEN = 2200;
const OWN_HAND = 700;

export function pace(event: Event, _view: View): number {
  if (part(event, 'token_dealt')?.gift != null) return OWN_TOKEN;
  if (part(event, 'hand_drawn')?.cards) return OWN_HAND;
  return PACE[caseOf(event)] ?? 0;
}

const SOUNDS: Partial<Record<CaseOf<Event>, SoundName>> = {
  teams_paired: 'card',
  joined: 'knock',
  picked: 'card',
  placed: 'slide',
  token_dealt: 'card',
  hand_drawn: 'card',
  reshuffled: 'card',
  round_began: 'bell',
  drew: 'card',
  played: 'card',
  scheming_ended: 'whistle',
  laid_aside: 'card',
  turned: 'card',
  no_effect: 'knock',
  moved: 'slide',
  elf_followed: 'slide',
  marshal_moved: 'knock',
  fled: 'slide',
  hit: 'shot',
  shot: 'shot',
  knocked_back: 'slide',
  punched: 'punch',
  dropped: 'coin',
  snatched: 'take',
  pushed: 'slide',
  robbed: 'take',
  happened: 'bell',
  thrown: 'slide',
  strongbox_placed: 'knock',
  purse_lost: 'coin',
  ransomed: 'coin',
  ended: 'whistle',
  gunslingers: 'bell',
  counted: 'coin',
  tokens_turned: 'card',
  eliminated: 'punch',
  won: 'win',
};

export function sound(event: Event): SoundName | null {
  return SOUNDS[caseOf(event)] ?? null;
}
