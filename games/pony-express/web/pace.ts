// How long events are acted out, how they sound, and which are a throw.
import type { SoundName } from '$lib/board';
import { caseOf, part, type CaseOf } from '$lib/cases';
import { timeOf } from './stage/flight';
import type { Event, Seat } from './rules';

/** How long events take, in milliseconds; what is not here takes a moment. */
const PACES: Partial<Record<CaseOf<Event>, number>> = {
  rolled_for_first: 450,
  dealt: 150,
  kept: 150,
  shuffled: 300,
  turn_began: 650,
  charity: 700,
  rolled: 700,
  took_out: 320,
  put_under: 320,
  paid_reroll: 450,
  rerolled_hidden: 700,
  rerolled_open: 700,
  claimed: 1000,
  nobody_can_call: 900,
  believed: 400,
  claim_stands: 800,
  called: 1100,
  shown: 1300,
  caught: 1400,
  honest: 1400,
  stayed: 300,
  at_mailbox: 1200,
  gunfight: 1500,
  final_duel: 1900,
  stood: 700,
  missed: 900,
  hit: 1300,
  hit_innocent: 1400,
  paid: 800,
  bank_paid: 700,
  no_winner: 1200,
  duel_over: 400,
  jailed: 1100,
  poker: 1100,
  rolled_openly: 1100,
  poker_won: 1100,
  rode: 1100,
  raiders_stand: 1100,
  raiders_fell: 1100,
  asked_for_drinks: 1200,
  paid_bill: 900,
  drew: 600,
  no_cards: 600,
  paid_bail: 700,
  escaped: 1000,
  stood_up: 600,
  played: 1000,
  passed: 350,
  turned_die: 600,
  spied: 700,
  rolled_again: 900,
  tied: 800,
  won: 2200,
};

/** A ride takes as long as it is far. */
const HOP = 170;
/** A shot is shown slower than it is, and then there is a moment to see what came of it. */
const SLOWER = 1.5;
const AFTER_SHOT = 650;

/** How long an event is acted out, in milliseconds. */
export function pace(event: Event): number {
  const moved = part(event, 'moved') ?? part(event, 'moved_back');
  if (moved) return 250 + HOP * Math.abs(moved.to - moved.from);
  const shot = part(event, 'shot');
  if (shot) return timeOf(shot.path) * SLOWER + AFTER_SHOT;
  return PACES[caseOf(event)] ?? 400;
}

/** Who throws the dice. Those that are rerolled were asked for. */
export function throws(event: Event): Seat | null {
  const thrown = part(event, 'rolled_for_first') ?? part(event, 'rolled') ?? part(event, 'rolled_openly');
  return thrown?.seat ?? null;
}

const SOUNDS: Partial<Record<CaseOf<Event>, SoundName>> = {
  rolled_for_first: 'dice',
  rolled: 'dice',
  rerolled_hidden: 'dice',
  rerolled_open: 'dice',
  rolled_openly: 'dice',
  rolled_again: 'dice',
  dealt: 'card',
  kept: 'card',
  drew: 'card',
  played: 'card',
  took_out: 'knock',
  put_under: 'knock',
  claimed: 'knock',
  called: 'bell',
  caught: 'punch',
  honest: 'take',
  moved: 'horse',
  moved_back: 'horse',
  rode: 'whistle',
  shot: 'shot',
  hit: 'punch',
  hit_innocent: 'punch',
  paid: 'coin',
  bank_paid: 'coin',
  charity: 'coin',
  paid_reroll: 'coin',
  paid_bill: 'coin',
  paid_bail: 'coin',
  jailed: 'slide',
  escaped: 'slide',
  at_mailbox: 'bell',
  poker_won: 'take',
  won: 'win',
};

export function sound(event: Event): SoundName | null {
  return SOUNDS[caseOf(event)] ?? null;
}
