import type { BoardModule, SeatShape } from '$lib/board';
import Board from './Board.svelte';
import { LOOKS } from './figures';
import { pace, sound } from './pace';
import { known } from './scene';
import type { Action, Bandit, Event, View } from './types';
import { crewOf, figureOf, phaseOf } from './types';

/** A shape for each bandit, so that its colour is never its only sign. */
const SHAPES: Record<Bandit, SeatShape> = {
  belle: 'star',
  cheyenne: 'cactus',
  django: 'horseshoe',
  doc: 'lantern',
  ghost: 'hat',
  tuco: 'boot',
};

const phaseIs =
  (...names: string[]) =>
  (view: View) =>
    names.includes(phaseOf(view.phase));

const colt: BoardModule<View, Action, Event> = {
  Board,
  pace,
  sound,
  stand(view, seat, texts) {
    const figures = crewOf(view, seat).flatMap((bandit) => figureOf(view, bandit) ?? []);
    const sums = figures.map(known);
    // What is in the purses of the others nobody may know; how many they have is in their dossiers.
    if (figures.length === 0 || !sums.every((sum) => sum !== null)) return null;
    return texts.t('board-colt-express-money', { value: sums.reduce((all, sum) => all + sum, 0) });
  },
  // With two players a seat runs two bandits and keeps its own colour.
  look(view, seat) {
    const crew = crewOf(view, seat);
    const bandit = crew[0];
    return bandit && view.seats.length > 2 ? { colour: LOOKS[bandit].text, shape: SHAPES[bandit] } : {};
  },
  tour: [
    { text: 'board-colt-express-tour-cast', at: '[data-tour=cast]', when: (view) => phaseIs('cast')(view) },
    { text: 'board-colt-express-tour-train', at: '[data-tour=train]', when: phaseIs('scheme') },
    { text: 'board-colt-express-tour-round', at: '[data-tour=round]', when: phaseIs('scheme') },
    {
      text: 'board-colt-express-tour-hand',
      at: '[data-tour=hand]',
      when: (view, viewer) => viewer !== null && phaseIs('scheme')(view),
    },
    {
      text: 'board-colt-express-tour-queue',
      at: '[data-tour=queue]',
      when: (view) => phaseIs('scheme')(view) && view.common.length > 1 && view.turned === 0,
    },
    {
      text: 'board-colt-express-tour-elf',
      at: '[data-tour=dossiers]',
      when: (view, viewer) => viewer !== null && view.elf !== null && view.round > 0,
    },
    {
      text: 'board-colt-express-tour-steal',
      at: '[data-tour=spotlight]',
      when: (_view, _viewer, choices) => choices.length > 0 && !phaseIs('cast', 'scheme', 'keep')(_view),
    },
    {
      text: 'board-colt-express-tour-keep',
      at: '[data-tour=hand]',
      when: (view, _viewer, choices) => choices.length > 0 && phaseIs('keep')(view),
    },
  ],
};

export default colt;
