// Marshals, as the shell knows it.
import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';
import { phaseName } from './layout';
import { pace, sound } from './pace';
import type { Action, Event, View } from './types';

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
  tour: [
    { text: 'board-marshals-tour-map', at: '[data-tour="map"]', when: () => true },
    { text: 'board-marshals-tour-posters', at: '[data-tour="posters"]', when: () => true },
    { text: 'board-marshals-tour-deck', at: '[data-tour="deck"]', when: () => true },
    {
      text: 'board-marshals-tour-hand',
      at: '[data-tour="hand"]',
      when: (view, _, choices) => phaseName(view) === 'act' && choices.length > 0,
    },
    {
      text: 'board-marshals-tour-stop',
      at: '[data-tour="tray"]',
      when: (view, _, choices) => phaseName(view) === 'act' && choices.length > 0,
    },
    { text: 'board-marshals-tour-discard', at: '[data-notice]', when: (view) => view.discard.length > 0 },
    {
      text: 'board-marshals-tour-mine',
      at: '[data-tour="mine"]',
      when: (view, viewer) => view.mode === 'standard' && viewer !== null,
    },
    {
      text: 'board-marshals-tour-corrupt',
      at: '[data-tour="others"]',
      when: (view) => view.mode === 'standard' && view.marshals.length > 2,
    },
  ],
};

export default module;
