// The first-game walk-through: each step waits for the moment in which it can be seen on the board.
import type { TourStep } from '$lib/board';
import { caseOf, type CaseOf } from '$lib/cases';
import { sips } from './choices';
import { figureOf } from './reading';
import type { Phase, View } from './rules';

const phaseIs =
  (...names: CaseOf<Phase>[]) =>
  (view: View) =>
    names.includes(caseOf(view.phase));

const isBefore = phaseIs(
  'cast',
  'start',
  'pick',
  'scheme',
  'cover',
  'keep',
  'attack',
  'last_rider',
  'turmoil',
  'drunk',
  'retain',
);

export const tour: TourStep<View>[] = [
  { text: 'board-colt-express-tour-cast', at: '[data-tour=cast]', when: phaseIs('cast') },
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
  { text: 'board-colt-express-tour-attack', at: '[data-tour=attack]', when: phaseIs('attack', 'last_rider') },
  {
    text: 'board-colt-express-tour-stagecoach',
    at: '[data-tour=train]',
    when: (view) => Boolean(view.stagecoach) && view.round > 0 && phaseIs('scheme', 'turmoil')(view),
  },
  {
    text: 'board-colt-express-tour-turmoil',
    at: '[data-tour=hand]',
    when: (view, _, choices) => choices.length > 0 && phaseIs('turmoil')(view),
  },
  {
    text: 'board-colt-express-tour-whiskey',
    at: '[data-tour=hand]',
    when: (_, __, choices) => sips(choices).length > 0,
  },
  {
    text: 'board-colt-express-tour-hostage',
    at: '[data-tour=spotlight]',
    when: (view, _, choices) => choices.length > 0 && phaseIs('hostage')(view),
  },
  {
    text: 'board-colt-express-tour-retain',
    at: '[data-tour=hand]',
    when: (view, _, choices) => choices.length > 0 && phaseIs('retain')(view),
  },
  {
    text: 'board-colt-express-tour-elf',
    at: '[data-tour=dossiers]',
    when: (view, viewer) => viewer !== null && view.elf !== null && view.round > 0,
  },
  {
    text: 'board-colt-express-tour-marshal',
    at: '[data-tour=marshal]',
    when: (view, viewer) => viewer !== null && phaseIs('scheme')(view) && figureOf(view, 'marshal')?.seat === viewer,
  },
  {
    text: 'board-colt-express-tour-prison',
    at: '[data-tour=marshal]',
    when: (view, viewer) =>
      view.prison !== undefined && phaseIs('scheme')(view) && figureOf(view, 'marshal')?.seat !== viewer,
  },
  {
    text: 'board-colt-express-tour-steal',
    at: '[data-tour=spotlight]',
    when: (view, _, choices) => choices.length > 0 && !isBefore(view),
  },
  {
    text: 'board-colt-express-tour-keep',
    at: '[data-tour=hand]',
    when: (view, _, choices) => choices.length > 0 && phaseIs('keep')(view),
  },
];
