import type { BoardModule, SeatLook, SoundName } from '$lib/board';
import { caseOf, type CaseOf } from '$lib/cases';
import { paceOf } from './acts';
import Board from './Board.svelte';
import { pace, sound } from './pace';
import { tour } from './tour';
import type { Action, Christmas, Colour, Event, View } from './rules';

const LOOKS: Record<Colour, Pick<SeatLook, 'colour' | 'shape'>> = {
  red: { colour: 'var(--seat-0)', shape: 'star' },
  blue: { colour: 'var(--seat-1)', shape: 'horseshoe' },
  yellow: { colour: 'var(--seat-2)', shape: 'cactus' },
  green: { colour: 'var(--seat-3)', shape: 'hat' },
};

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

export default {
  Board,
  follows: true,
  pace: (event, view) => paceOf(event, view.layout.spaces),
  sound(event) {
    if (typeof event !== 'string' && 'christmas_moved' in event) return STEPS[event.christmas_moved.piece];
    return SOUNDS[caseOf(event)] ?? null;
  },
  stand: (view, seat, texts) => texts.t('board-catching-santa-stand', { points: view.sides[seat]?.points ?? 0 }),
  look: (view, seat) => LOOKS[view.sides[seat]?.colour ?? 'red'],
  tour,
} satisfies BoardModule<View, Action, Event>;
