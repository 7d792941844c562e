import type { BoardModule, SoundName } from '$lib/board';
import { paceOf } from './acts';
import Board from './Board.svelte';
import { tour } from './tour';
import { COLOURS, kindOf, type Action, type Christmas, type Event, type EventKind, type View } from './types';

const SHAPES = ['star', 'horseshoe', 'cactus', 'hat'] as const;

const SOUNDS: Partial<Record<EventKind, SoundName>> = {
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
  pace: (event, view) => paceOf(event, view.layout.spaces),
  sound(event) {
    if (typeof event !== 'string' && 'christmas_moved' in event) return STEPS[event.christmas_moved.piece];
    return SOUNDS[kindOf(event)] ?? null;
  },
  stand: (view, seat, texts) => texts.t('board-catching-santa-stand', { points: view.sides[seat]?.points ?? 0 }),
  look(view, seat) {
    const colour = COLOURS.indexOf(view.sides[seat]?.colour ?? 'red');
    return { colour: `var(--seat-${colour})`, shape: SHAPES[colour] };
  },
  tour,
} satisfies BoardModule<View, Action, Event>;
