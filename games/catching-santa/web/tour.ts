// The first-game walk-through: each step waits for the moment in which it can be seen on the board.
import type { Choice, TourStep } from '$lib/board';
import type { View } from './rules';
import { seatOf } from './view';

const offers = (choices: Choice[], action: string) => choices.some((choice) => choice.action === action);
const moves = (choices: Choice[]) =>
  choices.some(({ action }) => typeof action === 'object' && action !== null && 'move' in action);
const mine = (view: View, viewer: number | null) => viewer !== null && seatOf(view.phase) === viewer;

export const tour: TourStep<View>[] = [
  {
    text: 'board-catching-santa-tour-wreath',
    at: '[data-tour="wreath"]',
    when: (view) => view.phase !== 'over',
  },
  {
    text: 'board-catching-santa-tour-magic',
    at: '[data-tour="magic"]',
    when: (view) => view.turn >= 1 && view.phase !== 'over',
  },
  {
    text: 'board-catching-santa-tour-six',
    at: '[data-tour="die"]',
    when: (view, viewer, choices) =>
      mine(view, viewer) && view.phase !== 'over' && 'try' in view.phase && offers(choices, 'roll'),
  },
  {
    text: 'board-catching-santa-tour-again',
    at: '[data-tour="tray"]',
    when: (view, viewer, choices) =>
      mine(view, viewer) && view.phase !== 'over' && 'again' in view.phase && offers(choices, 'roll'),
  },
  {
    text: 'board-catching-santa-tour-move',
    at: '.target',
    when: (_, __, choices) => moves(choices),
  },
  {
    text: 'board-catching-santa-tour-enter',
    at: '.target',
    when: (_, __, choices) => offers(choices, 'enter'),
  },
  {
    text: 'board-catching-santa-tour-prizes',
    at: '[data-tour="prizes"]',
    when: (view) => view.sides.some(({ gathered }) => gathered.christmas.some((count) => count > 0)),
  },
  {
    text: 'board-catching-santa-tour-score',
    at: '[data-tour^="card-"]',
    when: (view, viewer) => viewer !== null && view.turn >= 4,
  },
];
