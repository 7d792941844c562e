// Marshals, as the shell knows it.
import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';
import { pace, sound } from './pace';
import type { Action, Event, View } from './rules';
import { tour } from './tour';

/** The figures are red, blue, yellow and green, and the sentences call them so. */
const SHAPES = ['star', 'horseshoe', 'cactus', 'hat'] as const;

const caught = (view: View, seat: number) =>
  view.outlaws.filter(({ place }) => typeof place === 'object' && place.captured === seat).length;

const module: BoardModule<View, Action, Event> = {
  Board,
  pace,
  sound,
  stand(view, seat, texts) {
    const marshal = view.marshals[seat];
    if (!marshal) return null;
    const gaps = { coins: marshal.coins, outlaws: caught(view, seat) };
    return texts.t(view.mode === 'basic' ? 'board-marshals-stand-basic' : 'board-marshals-stand', gaps);
  },
  look: (_, seat) => ({ colour: `var(--seat-${seat % 4})`, shape: SHAPES[seat % 4] ?? 'star' }),
  showsPlayers: true,
  tour,
};

export default module;
