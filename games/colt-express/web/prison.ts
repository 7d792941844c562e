// Marshal & Prisoners: where the Cell and who is in it are drawn, and what is read out of the view of it.
import { CAR_WIDTH, carLeft, type Point, STAND } from './layout';
import { figureOf, sameSpace } from './reading';
import {
  FACTS,
  type BagView,
  type Bandit,
  type Card,
  type Goal,
  type PrisonView,
  type Space,
  type Target,
  type View,
} from './rules';

/** How wide the Cell is, behind the Corridor. */
export const CELL = 166;
/** How much of it each Prisoner takes; the bandits stand in what is left. */
const PRISONER = 25;

/** A train as far as the Cell goes. */
export interface Prison {
  caboose: number;
  prison?: Pick<PrisonView, 'prisoners'>;
}

/** The left edge of the Cell. */
export const cellLeft = ({ caboose }: Pick<Prison, 'caboose'>) => carLeft(caboose) + CAR_WIDTH;

/** What of the Cell bandits stand in. */
export function cellOf(train: Prison): { left: number; width: number } {
  return { left: cellLeft(train) + 6, width: CELL - 16 - held(train) * PRISONER };
}

const held = ({ prison }: Prison) => prison?.prisoners.length ?? 0;

/** Where the Prisoners in the Cell stand, at its end. */
export function prisonersAt(train: Prison): { prisoner: Bandit; at: Point }[] {
  const right = cellLeft(train) + CELL - 12;
  const first = right - held(train) * PRISONER;
  return (train.prison?.prisoners ?? []).map((prisoner, index) => ({
    prisoner,
    at: { x: first + (index + 0.5) * PRISONER, y: STAND - 7 },
  }));
}

/** The Mailbags that lie in a space. */
export const bagsAt = ({ prison }: Pick<View, 'prison'>, space: Space): BagView[] =>
  prison?.lying.filter(({ at }) => sameSpace(at, space)) ?? [];

export const inCell = (view: View, bandit: Bandit) => figureOf(view, bandit)?.at.car === FACTS.cell;

/** What a bandit has of what only this expansion brings. */
export interface Gains {
  /** How often it has been arrested: the first time turned its Wanted Poster. */
  arrests: number;
  /** The Prisoners it has freed, by the bandits whose henchmen they are. */
  freed: Bandit[];
  /** Its Brawler cards: 0 for Gold, 1 for Silver, 2 for Bronze. */
  brawlers: number[];
  mailbags: number;
}

export function gainsOf({ prison }: Pick<View, 'prison'>, bandit: Bandit): Gains | null {
  if (!prison) return null;
  const row = FACTS.figures.indexOf(bandit);
  return {
    arrests: prison.arrests[row] ?? 0,
    freed: prison.freed[row] ?? [],
    brawlers: prison.brawlers.flatMap((owner, brawler) => (owner === bandit ? [brawler] : [])),
    mailbags: prison.held[row]?.count ?? 0,
  };
}

/** What it adds to what a bandit owns, as far as the viewer may know all of it; null if a Mailbag is secret. */
export function extra(view: Pick<View, 'prison'>, bandit: Bandit): number | null {
  const gains = gainsOf(view, bandit);
  if (!gains || !view.prison) return 0;
  const { held, bribed, counted } = view.prison;
  const values = held[FACTS.figures.indexOf(bandit)]?.values ?? null;
  if (values === null && gains.mailbags > 0) return null;
  const { poster, prisoner, brawlers, bribe, head_count } = FACTS.prison;
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return (
    sum(values ?? []) +
    sum(gains.brawlers.map((brawler) => brawlers[brawler] ?? 0)) +
    gains.freed.length * prisoner +
    (gains.arrests === 0 ? poster : 0) +
    (bribed.includes(bandit) ? bribe : 0) -
    (counted.includes(bandit) ? head_count : 0)
  );
}

/** One of the Marshal's goals, as far as the viewer knows it. */
export interface GoalSeen {
  goal: Goal | null;
  fulfilled: boolean | null;
  /** Not drawn yet. */
  drawn: boolean;
}

export const goalsOf = ({ goals, fulfilled, drawn }: PrisonView): GoalSeen[] =>
  Array.from({ length: FACTS.prison.goals }, (_, at) => ({
    goal: goals?.[at] ?? null,
    fulfilled: fulfilled?.[at] ?? null,
    drawn: at < drawn,
  }));

/** How many goals are fulfilled as things stand; null if the viewer may not know. */
export const fulfilledOf = ({ fulfilled }: PrisonView): number | null => fulfilled?.filter(Boolean).length ?? null;

/** Ids of names in the game's message files. */
export const targetId = (target: Target) => `ce-${target.replaceAll('_', '-')}`;
export const goalId = (goal: Goal) => ('warrant' in goal ? `ce-warrant-${goal.warrant}` : targetId(goal.target));
export const henchmanId = (bandit: Bandit) => `ce-henchman-${bandit}`;
export const brawlerId = (brawler: number) => `ce-${BRAWLERS[brawler] ?? 'gold'}-punch`;
/** The colours of the Brawler cards, the first on top of the pile. */
export const BRAWLERS = ['gold', 'silver', 'bronze'] as const;

/** The cards of a heap that only this expansion has: they are counted where elsewhere a second bandit's are. */
export const cardsOfPrison = (second: readonly number[]): { card: Card; count: number }[] =>
  FACTS.prison.cards.flatMap(({ card, place }) => (second[place] ? [{ card, count: second[place] }] : []));
