// The first-game walk-through: each step waits for the moment in which it can be seen on the board.
import type { TourStep } from '$lib/board';
import { part } from '$lib/cases';
import { shotOf } from './reading';
import type { View } from './rules';

const decides = (view: View, name: string) => view.phase === name || part(view.phase, name as never) !== null;

export const tour: TourStep<View>[] = [
  // While there is a shot, another picture lies where the map is.
  { text: 'board-pony-express-tour-map', at: '.map', when: (view) => shotOf(view.phase) === null },
  {
    text: 'board-pony-express-tour-keep',
    at: '.keep',
    when: (view, _, choices) => decides(view, 'keep') && choices.length > 0,
  },
  {
    text: 'board-pony-express-tour-dice',
    at: '.felt',
    when: (view, viewer) => decides(view, 'dice') && view.active === viewer,
  },
  {
    text: 'board-pony-express-tour-claim',
    at: '.claims',
    when: (view, viewer) => decides(view, 'dice') && view.active === viewer,
  },
  {
    text: 'board-pony-express-tour-call',
    at: '.claim',
    when: (view, _, choices) => decides(view, 'calls') && choices.length > 0,
  },
  {
    text: 'board-pony-express-tour-prison',
    at: '.riders',
    when: (view) => view.riders.some((rider) => rider.jail > 0),
  },
  {
    text: 'board-pony-express-tour-aim',
    at: '.pad',
    when: (view, _, choices) => decides(view, 'aim') && choices.length > 0,
  },
];
