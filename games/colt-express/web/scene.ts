// What is drawn of a view: the view itself, with what the picture asks of it.
import { caseOf, part } from '$lib/cases';
import { cardsOfPrison, extra } from './prison';
import { FACTS, type Bandit, type Card, type Cards, type Event, type FigureView, type Turn, type View } from './rules';

/** What is known of the verdict: all of it once it is over, and while it is counted what has been told. */
export interface Verdict {
  gunslingers: Bandit[];
  wealth: Partial<Record<Bandit, number>>;
  eliminated: Bandit[];
  /** Whom an Escape left behind on the train. */
  arrested: Bandit[];
  /** What each Hostage brought, by who holds it. */
  ransoms: Partial<Record<Bandit, number>>;
  winners: number[];
}

export interface Scene extends View {
  verdict: Verdict;
  /** The tokens of the Elf lie open. */
  opened: boolean;
  /** The train has arrived. */
  arrived: boolean;
  /** The turn symbol that shows in the country outside. */
  weather: Turn;
  /** The bandit whose card is being carried out. */
  acting: Bandit | null;
  /** Which part of the game is on. */
  part: Part;
}

export type Part = 'cast' | 'attack' | 'scheme' | 'steal' | 'over';

export const NO_VERDICT: Verdict = {
  gunslingers: [],
  wealth: {},
  eliminated: [],
  arrested: [],
  ransoms: {},
  winners: [],
};

/** The scene a view shows, with what was told of the verdict. */
export function sceneOf(view: View, verdict: Verdict = NO_VERDICT): Scene {
  const part = partOf(view);
  return {
    ...view,
    verdict,
    opened: view.elf !== null && tokensTurned(view),
    arrived: part === 'over',
    weather: weatherOf(view),
    acting: actingOf(view),
    part,
  };
}

/** What is known of the verdict when a view is drawn, while this event is played if any. */
export function verdictAt(view: View, event: Event | null, before: Verdict): Verdict {
  if (view.judged) return verdictOf(view, view.judged);
  // Who is arrested is known before it is counted.
  const arrested = event ? (part(event, 'arrested')?.bandits ?? before.arrested) : [];
  if (partOf(view) !== 'over') return arrested.length > 0 ? { ...NO_VERDICT, arrested } : NO_VERDICT;
  if (!event) return before;
  const counted = part(event, 'counted');
  const paid = part(event, 'hostage_ransomed');
  return {
    gunslingers: part(event, 'gunslingers')?.bandits ?? before.gunslingers,
    wealth: counted ? { ...before.wealth, [counted.bandit]: counted.wealth } : before.wealth,
    eliminated: part(event, 'eliminated')?.bandits ?? before.eliminated,
    arrested,
    ransoms: paid ? { ...before.ransoms, [paid.bandit]: paid.ransom } : before.ransoms,
    winners: [],
  };
}

function verdictOf(view: View, { wealth, arrested, ransoms, ...verdict }: NonNullable<View['judged']>): Verdict {
  const of = (sums: number[], counts: (place: number) => boolean) =>
    Object.fromEntries(FACTS.bandits.flatMap((bandit, place) => (counts(place) ? [[bandit, sums[place] ?? 0]] : [])));
  return {
    ...verdict,
    wealth: of(wealth, (place) => Boolean(view.figures[place])),
    arrested: arrested ?? [],
    ransoms: of(ransoms ?? [], (place) => Boolean(view.stagecoach?.hostages[place])),
  };
}

/** Who cannot win any more. */
export const isOut = ({ verdict }: Scene, bandit: Bandit) =>
  verdict.eliminated.includes(bandit) || verdict.arrested.includes(bandit);

/** The riders of the Horse Attack about whom it was chosen. */
export const chosenRiders = ({ phase }: View): Bandit[] =>
  typeof phase === 'object' && 'attack' in phase ? phase.attack.chosen : [];

function partOf({ phase, stagecoach }: View): Part {
  switch (caseOf(phase)) {
    case 'cast':
    case 'start':
      return 'cast';
    case 'boarding':
      return stagecoach ? 'attack' : 'cast';
    case 'attack':
    case 'last_rider':
      return 'attack';
    case 'turmoil':
    case 'drunk':
    case 'retain':
    case 'pick':
    case 'scheme':
    case 'cover':
    case 'plus':
    case 'scheming':
    case 'keep':
    case 'keeping':
      return 'scheme';
    case 'counting':
    case 'over':
      return 'over';
    default:
      return 'steal';
  }
}

function tokensTurned({ phase }: View): boolean {
  return typeof phase === 'object' && 'counting' in phase ? phase.counting.tokens : phase === 'over';
}

function weatherOf({ phase }: View): Turn {
  if (typeof phase === 'string') return 'standard';
  if ('scheme' in phase) return phase.scheme.symbol;
  if ('drunk' in phase) return phase.drunk.symbol;
  if ('turmoil' in phase) return 'turmoil';
  if ('plus' in phase) return phase.plus.symbol;
  return 'scheming' in phase ? phase.scheming.symbol : 'standard';
}

/** Whose card is being carried out. */
function actingOf({ phase }: View): Bandit | null {
  if (phase === 'patrol') return 'marshal';
  if (typeof phase === 'string') return null;
  if ('volley' in phase || 'arrest' in phase) return 'marshal';
  const { bandit = null } = Object.values(phase)[0] as { bandit?: Bandit | null };
  return bandit;
}

/** What a bandit owns as far as the viewer may know all of it; null if a purse or a Mailbag is secret. */
export function known(view: View, bandit: Bandit, figure: FigureView): number | null {
  const more = extra(view, bandit);
  if (figure.values === null || more === null) return null;
  const purses = figure.values.reduce((sum, count, kind) => sum + count * (FACTS.purse_values[kind] ?? 0), 0);
  const loot = figure.jewels * FACTS.jewel_value + figure.strongboxes * FACTS.strongbox_value;
  return purses + loot + more + (figure.ransom ? FACTS.conductor : 0);
}

/**
 * The cards of the common deck that belong to this round: the last round's lie there until the first is played. Unless
 * the plan is open, only what lies on top of it or has been turned shows its face.
 */
export function deckOf(scene: Scene): Scene['common'] {
  const scheming = scene.part === 'scheme';
  if (scheming && scene.turned > 0) return [];
  if (scene.open_plan) return scene.common;
  const shows = (at: number) => (scheming ? at === scene.common.length - 1 : at < scene.turned);
  return scene.common.map((played, at) => (shows(at) ? played : { ...played, card: null }));
}

/** A hand as a list: whose card, which card, how many. Nobody has a second bandit where there are cards of the prison. */
export function heap(cards: Cards, crew: Bandit[]): { bandit: Bandit | null; card: Card; count: number }[] {
  const of = (counts: number[], bandit: Bandit | undefined) =>
    FACTS.actions.flatMap((card, at) => (counts[at] && bandit ? [{ bandit, card, count: counts[at] }] : []));
  const bullets = cards.bullets > 0 ? [{ bandit: null, card: 'bullet' as Card, count: cards.bullets }] : [];
  const [first, second] = crew;
  const others = second
    ? of(cards.second, second)
    : cardsOfPrison(cards.second).flatMap((held) => (first ? [{ bandit: first, ...held }] : []));
  return [...of(cards.first, first), ...others, ...bullets];
}
