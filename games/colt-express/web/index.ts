import type { BoardModule, SeatShape } from '$lib/board';
import Board from './Board.svelte';
import { LOOKS } from './figures';
import { pace, sound } from './pace';
import { known, NO_VERDICT, verdictAt } from './scene';
import { FACTS, type Action, type Bandit, type Event, type View } from './rules';
import { crewOf, figureOf } from './reading';
import { tour } from './tour';

/** A shape for each bandit, so that its colour is never its only sign. */
const SHAPES: Record<Bandit, SeatShape> = {
  belle: 'star',
  cheyenne: 'cactus',
  django: 'horseshoe',
  doc: 'lantern',
  ghost: 'hat',
  tuco: 'boot',
};

const colt: BoardModule<View, Action, Event> = {
  Board,
  pace,
  sound,
  stand(view, seat, texts) {
    // Once it is over there is a prize beside what they hold; that of a team is its player's.
    const { wealth, gunslingers } = verdictAt(view, null, NO_VERDICT);
    const crew = crewOf(view, seat);
    const prize = crew.length > 1 && gunslingers.includes(crew[0]!) ? FACTS.gunslinger : 0;
    const sums = crew.flatMap((bandit) => {
      const figure = figureOf(view, bandit);
      return figure ? [wealth[bandit] ?? known(figure)] : [];
    });
    // What is in the purses of the others nobody may know; how many they have is in their dossiers.
    if (sums.length === 0 || !sums.every((sum) => sum !== null)) return null;
    return texts.t('board-colt-express-money', { value: sums.reduce((all, sum) => all + sum, prize) });
  },
  // With two players a seat runs two bandits and keeps its own colour.
  look(view, seat) {
    const crew = crewOf(view, seat);
    const bandit = crew[0];
    return bandit && view.seats.length > 2 ? { colour: LOOKS[bandit].text, shape: SHAPES[bandit] } : {};
  },
  showsPlayers: true,
  tour,
};

export default colt;
