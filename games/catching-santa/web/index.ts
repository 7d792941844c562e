import type { BoardModule, SeatLook } from '$lib/board';
import Board from './Board.svelte';
import { pace, sound, throws } from './pace';
import Side from './parts/Side.svelte';
import { tour } from './tour';
import type { Action, Colour, Event, View } from './rules';

const LOOKS: Record<Colour, Pick<SeatLook, 'colour' | 'shape'>> = {
  red: { colour: 'var(--seat-0)', shape: 'star' },
  blue: { colour: 'var(--seat-1)', shape: 'horseshoe' },
  yellow: { colour: 'var(--seat-2)', shape: 'cactus' },
  green: { colour: 'var(--seat-3)', shape: 'hat' },
};

export default {
  Board,
  Side,
  pace,
  throws,
  sound,
  stand: (view, seat, texts) => texts.t('board-catching-santa-stand', { points: view.sides[seat]?.points ?? 0 }),
  look: (view, seat) => LOOKS[view.sides[seat]?.colour ?? 'red'],
  showsPlayers: true,
  tour,
} satisfies BoardModule<View, Action, Event>;
