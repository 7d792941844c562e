import type { BoardModule } from '$lib/board';
import Board from './Board.svelte';
import { LOOKS, SHAPES_OF } from './figures';
import { announces, pace, sound } from './pace';
import { fulfilledOf } from './prison';
import { known, NO_VERDICT, verdictAt } from './scene';
import { FACTS, type Action, type Event, type View } from './rules';
import { crewOf, figureOf, sideOf } from './reading';
import { tour } from './tour';

const colt: BoardModule<View, Action, Event> = {
  Board,
  pace,
  announces,
  sound,
  stand(view, seat, texts) {
    // Once it is over there is a prize beside what they hold; that of a team is its player's, or that of both partners,
    // whose loot is added up only then: before, nobody may look into the other's purses.
    const { wealth, gunslingers } = verdictAt(view, null, NO_VERDICT);
    const crew = view.judged ? sideOf(view, seat) : crewOf(view, seat);
    // The Marshal owns nothing: what counts are his goals, which are his secret until he shows them.
    if (crew[0] === 'marshal') {
      const count = view.prison ? fulfilledOf(view.prison) : null;
      return count === null ? null : texts.t('board-colt-express-goals-short', { count, of: FACTS.prison.needed });
    }
    const prize = crew.length > 1 && gunslingers.includes(crew[0]!) ? FACTS.gunslinger : 0;
    const sums = crew.flatMap((bandit) => {
      const figure = figureOf(view, bandit);
      return figure ? [wealth[bandit] ?? known(view, bandit, figure)] : [];
    });
    // What is in the purses of the others nobody may know; how many they have is in their dossiers.
    if (sums.length === 0 || !sums.every((sum) => sum !== null)) return null;
    return texts.t('board-colt-express-money', { value: sums.reduce((all, sum) => all + sum, prize) });
  },
  // With two players a seat runs two bandits and keeps its own colour.
  look(view, seat) {
    const crew = crewOf(view, seat);
    const bandit = crew[0];
    return bandit && view.seats.length > 2 ? { colour: LOOKS[bandit].text, shape: SHAPES_OF[bandit] } : {};
  },
  showsPlayers: true,
  tour,
};

export default colt;
