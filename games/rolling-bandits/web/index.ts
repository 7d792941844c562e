import type { BoardModule, Texts } from '$lib/board';
import Board from './Board.svelte';
import { pace, sound, throws } from './pace';
import Side from './parts/Side.svelte';
import type { Action, Colour, Event, View } from './rules';
import { tour } from './tour';

/** The colours of the box, out of the shell's. */
const COLOURS: Record<Colour, string> = {
  blue: 'var(--seat-1)',
  red: 'var(--seat-0)',
  yellow: 'var(--seat-2)',
  green: 'var(--seat-3)',
};

const ID = 'board-rolling-bandits-';
const sum = (counts: number[]) => counts.reduce((all, many) => all + many, 0);

export default {
  Board,
  Side,
  pace,
  throws,
  sound,
  stand: (view, seat, texts: Texts) => {
    const side = view.sides[seat];
    if (!side) return null;
    const earlier = side.hauls.reduce((all, { points }) => all + points, 0);
    if (!view.attackers.includes(seat)) return texts.t(`${ID}earlier`, { points: earlier });
    const chests = side.open.length + sum(side.closed) + sum(side.fresh);
    // One's own points say it all; of the others one sees what they took, not what it is worth.
    if (side.points !== null) return texts.t(`${ID}stand-points`, { points: side.points });
    return texts.t(`${ID}stand`, { cars: side.cars.length, chests });
  },
  look: (view, seat) => {
    const side = view.sides[seat];
    return side ? { colour: COLOURS[side.colour] } : {};
  },
  showsPlayers: true,
  tour,
} satisfies BoardModule<View, Action, Event>;
