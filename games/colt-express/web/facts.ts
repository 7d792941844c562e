// What is printed, found by its name.
import type { Company } from '$lib/option';
import {
  FACTS,
  type Bandit,
  type Card,
  type Happening,
  type Hostage,
  type RoundCard,
  type RoundFace,
  type Space,
  type Turn,
} from './rules';

export const faceOf = (card: RoundCard): RoundFace | null => FACTS.round_cards.find(({ id }) => id === card) ?? null;

/** Ids of names in the game's message files. */
export const banditId = (bandit: Bandit) => `ce-${bandit}`;
export const cardId = (card: Card) => `ce-card-${card.replaceAll('_', '-')}`;
export const turnId = (turn: Turn) => `ce-turn-${turn.replace('_', '-')}`;
export const happeningId = (what: Happening) => `ce-${what.replaceAll('_', '-')}`;
export const hostageId = (hostage: Hostage) => `ce-${hostage.replace('_', '-')}`;
export const spaceId = ({ car, level }: Space) => `ce-${level}-${car === FACTS.stagecoach ? 'stagecoach' : car}`;

/** Words of so many letters are parted where there is no room for them. */
const LONG = 8;
/** Before a consonant and the vowel after it, or between two consonants unless they belong together; never near an end. */
const PARTS =
  /(?<=\p{L}{2})(?<=[aeiouyàâéèêîôû](?:[^aeiouyàâéèêîôû\s'’](?![lrh]))?)(?=[^aeiouyàâéèêîôû\s'’][lrh]?[aeiouyàâéèêîôû]\p{L})/giu;
/** A name that says where its long words may be parted: few browsers know where to part French. */
export const softened = (name: string) =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(PARTS, '\u00ad')));

/** The rule to open for something that is printed; none for a Bullet, which says nothing. */
const ruleOf = <T>(things: readonly T[], rules: readonly string[], thing: T) => rules[things.indexOf(thing)] ?? null;
export const turnRule = (turn: Turn) => ruleOf(FACTS.turns, FACTS.turn_rules, turn);
export const happeningRule = (what: Happening) => ruleOf(FACTS.happenings, FACTS.happening_rules, what);
export const cardRule = (card: Card) =>
  ruleOf(FACTS.actions, FACTS.action_rules, card) ??
  FACTS.prison.cards.find(({ card: known }) => known === card)?.rule ??
  null;

/** Among people cards that were played are covered, as on a table; whoever is new to it or alone with bots can look at them. */
export const advisedFor = ({ people, first }: Company): Record<string, string> =>
  people && !first ? { plan: 'covered' } : {};
