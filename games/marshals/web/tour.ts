// The first-game walk-through: each step waits for the moment in which it can be seen on the board.
import type { TourStep } from '$lib/board';
import { phaseName } from './layout';
import type { View } from './rules';

export const tour: TourStep<View>[] = [
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
];
