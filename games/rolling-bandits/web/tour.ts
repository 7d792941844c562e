// The first-game walk-through: each step waits for the moment in which it can be seen on the board.
import type { Choice, TourStep } from '$lib/board';
import { asks } from './choices';
import type { Action, View } from './rules';

const ID = 'board-rolling-bandits-';
const offered =
  (name: 'recall' | 'place' | 'reroll' | 'swap' | 'call') => (_: View, __: number | null, choices: Choice[]) =>
    asks(choices as Choice<Action>[], name);

export const tour: TourStep<View>[] = [
  { text: `${ID}tour-train`, at: '.scene', when: () => true },
  { text: `${ID}tour-value`, at: '.value', when: (view) => view.train.length > 0 },
  { text: `${ID}tour-mat`, at: '.mat', when: offered('place') },
  { text: `${ID}tour-joker`, at: '[data-group="joker"]', when: (_, __, choices) => placesJokers(choices) },
  {
    text: `${ID}tour-chest`,
    at: '[data-chest]',
    when: (view) => view.train.some(({ chest }) => chest !== null) && view.turn > 1,
  },
  { text: `${ID}tour-recall`, at: '.aim', when: offered('recall') },
  { text: `${ID}tour-call`, at: '.mat', when: offered('call') },
  {
    text: `${ID}tour-use`,
    at: '.mat',
    when: (view, viewer, choices) => offered('reroll')(view, viewer, choices) || offered('swap')(view, viewer, choices),
  },
];

function placesJokers(choices: Choice[]): boolean {
  return (choices as Choice<Action>[]).some(
    ({ action }) => typeof action === 'object' && 'place' in action && action.place.face === 'joker',
  );
}
