import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';
import { pace, sound } from './pace';
import { tour } from './tour';
import { COLOURS, type Action, type Event, type View } from './types';

const SHAPES = ['star', 'horseshoe', 'cactus', 'hat'] as const;

export default {
  Board,
  pace,
  sound,
  stand: (view, seat, texts) => texts.t('board-catching-santa-stand', { points: view.sides[seat]?.points ?? 0 }),
  look(view, seat) {
    const colour = COLOURS.indexOf(view.sides[seat]?.colour ?? 'red');
    return { colour: `var(--seat-${colour})`, shape: SHAPES[colour] };
  },
  tour,
} satisfies BoardModule<View, Action, Event>;
