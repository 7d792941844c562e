// What the table looks like in the middle of a step. A step can hold many events, and the view changes only after the last one;
// so each event that is played is written into a copy of the view. Nothing is decided here: an event says what changed.
import { BULLETS, CONDUCTOR, JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE } from './facts';
import type { ActionCard, Bandit, Card, Cards, Event, EventFacts, FigureView, Floor, Space, Turn, View } from './types';
import { ACTION_CARDS, BANDITS, crewOf, figureOf, figuresOf, kindOf, phaseOf, place } from './types';

/** The verdict at the end, as far as it has been told. */
export interface Verdict {
  gunslingers: Bandit[] | null;
  wealth: Partial<Record<Bandit, number>>;
  /** Who has a Gift, once the tokens are turned. */
  gifts: Bandit[] | null;
  eliminated: Bandit[];
  winners: number[];
}

export interface Scene extends View {
  verdict: Verdict;
  /** The train has arrived. */
  arrived: boolean;
  /** The turn symbol that shows in the country outside. */
  weather: Turn;
  /** The bandit whose card is being carried out. */
  acting: Bandit | null;
  /** Which part of the game is on. */
  part: Part;
}

export type Part = 'cast' | 'scheme' | 'steal' | 'over';

const NO_VERDICT: Verdict = { gunslingers: null, wealth: {}, gifts: null, eliminated: [], winners: [] };

/** The scene a view shows. A verdict that was told stays, for the view does not repeat it. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const { phase } = view;
  const verdict = before?.arrived && before.verdict.winners.length > 0 ? before.verdict : verdictOf(view);
  return {
    ...view,
    verdict: view.phase === 'over' ? verdict : NO_VERDICT,
    arrived: view.phase === 'over',
    weather: typeof phase === 'object' && 'scheme' in phase ? phase.scheme.symbol : 'standard',
    acting: actingOf(view),
    part: partOf(view),
  };
}

function partOf({ phase }: View): Part {
  const name = phaseOf(phase);
  if (name === 'cast' || name === 'over') return name;
  return name === 'scheme' || name === 'keep' ? 'scheme' : 'steal';
}

/** Whose card is being carried out while a decision is open. */
function actingOf({ phase }: View): Bandit | null {
  if (typeof phase === 'string') return null;
  const facts = Object.values(phase)[0] as { bandit?: Bandit };
  return facts.bandit ?? null;
}

/** What the table of the end shows openly; sums and winners are told by events and by the shell's score sheet. */
function verdictOf(view: View): Verdict {
  const gifts = view.elf ? figuresOf(view).flatMap(({ bandit, figure }) => (figure.gift ? [bandit] : [])) : null;
  return { ...NO_VERDICT, gifts };
}

/** What a bandit owns as far as the viewer may know all of it; null if a purse is secret. */
export function known(figure: FigureView): number | null {
  if (figure.values === null) return null;
  const purses = figure.values.reduce((sum, count, kind) => sum + count * (PURSE_VALUES[kind] ?? 0), 0);
  return purses + figure.jewels * JEWEL_VALUE + figure.strongboxes * STRONGBOX_VALUE + (figure.ransom ? CONDUCTOR : 0);
}

/** The cards of the common deck that belong to this round: the last round's lie there until the first is played. */
export function deckOf(scene: Scene): Scene['common'] {
  return scene.part === 'scheme' && scene.turned > 0 ? [] : scene.common;
}

/** A hand as a list: whose card, which card, how many. */
export function heap(cards: Cards, crew: Bandit[]): { bandit: Bandit | null; card: Card; count: number }[] {
  const of = (counts: number[], bandit: Bandit | undefined) =>
    ACTION_CARDS.flatMap((card: ActionCard, at) => (counts[at] && bandit ? [{ bandit, card, count: counts[at] }] : []));
  const bullets = cards.bullets > 0 ? [{ bandit: null, card: 'bullet' as Card, count: cards.bullets }] : [];
  return [...of(cards.first, crew[0]), ...of(cards.second, crew[1]), ...bullets];
}

type Tellers = { [K in keyof EventFacts]?: (scene: Scene, facts: EventFacts[K]) => Scene };

const withFigure = (scene: Scene, bandit: Bandit, change: (figure: FigureView) => Partial<FigureView>): Scene => ({
  ...scene,
  figures: scene.figures.map((figure, at) =>
    figure && BANDITS[at] === bandit ? { ...figure, ...change(figure) } : figure,
  ),
});

const withFloor = (scene: Scene, at: Space, change: (floor: Floor) => Partial<Floor>): Scene => ({
  ...scene,
  floor: scene.floor.map((floor, index) => (index === place(at) ? { ...floor, ...change(floor) } : floor)),
});

const withSeat = (
  scene: Scene,
  seat: number,
  change: (seat: Scene['seats'][number]) => Partial<Scene['seats'][number]>,
) => ({
  ...scene,
  seats: scene.seats.map((before, index) => (index === seat ? { ...before, ...change(before) } : before)),
});

const stand = (scene: Scene, bandit: Bandit, at: Space) => withFigure(scene, bandit, () => ({ at }));

const more = (values: FigureView['values'], value: number | null, by: 1 | -1) => {
  const kind = value === null ? -1 : PURSE_VALUES.indexOf(value);
  return values && kind >= 0 ? values.map((count, at) => (at === kind ? count + by : count)) : values;
};

const sum = (a: Cards, b: Cards): Cards => ({
  first: a.first.map((count, at) => count + (b.first[at] ?? 0)),
  second: a.second.map((count, at) => count + (b.second[at] ?? 0)),
  bullets: a.bullets + b.bullets,
});

const oneLess = (cards: Cards, slot: number, card: Card): Cards => {
  if (card === 'bullet') return { ...cards, bullets: cards.bullets - 1 };
  const less = (counts: number[]) => counts.map((count, at) => (ACTION_CARDS[at] === card ? count - 1 : count));
  return slot === 1 ? { ...cards, second: less(cards.second) } : { ...cards, first: less(cards.first) };
};

/** Puts cards into a hand: into the viewer's own only if their faces are told. */
function drawn(scene: Scene, { seat, count, cards }: EventFacts['drew']): Scene {
  const next = withSeat(scene, seat, (before) => ({
    hand: before.hand + count,
    deck: Math.max(0, before.deck - count),
  }));
  if (!cards || scene.own?.seat !== seat) return next;
  return { ...next, own: { ...scene.own, hand: sum(scene.own.hand, cards) } };
}

/** Takes a card out of a hand. */
function leaves(scene: Scene, seat: number, bandit: Bandit | null, card: Card | null): Scene {
  const next = withSeat(scene, seat, (before) => ({ hand: Math.max(0, before.hand - 1) }));
  if (scene.own?.seat !== seat || !card) return next;
  const slot = bandit ? crewOf(scene, seat).indexOf(bandit) : 0;
  return { ...next, own: { ...scene.own, hand: oneLess(scene.own.hand, slot, card) } };
}

const TELL: Tellers = {
  train_built: (scene, { cars }) => ({ ...scene, cars, caboose: cars.length }),
  first_player: (scene, { seat }) => ({ ...scene, first: seat }),
  joined: (scene, { seat, bandit }) => ({
    ...withSeat(scene, seat, ({ crew }) => ({ crew: crew[0] ? [crew[0], bandit] : [bandit, null] })),
    figures: scene.figures.map((figure, at) =>
      BANDITS[at] === bandit ? (figure ?? newcomer(seat, scene.caboose)) : figure,
    ),
  }),
  placed: (scene, { bandit, at }) => stand(scene, bandit, at),
  elf_placed: (scene, { at }) => ({ ...scene, elf: at }),
  token_dealt: (scene, { bandit, gift }) => withFigure(scene, bandit, () => ({ gift })),
  hand_drawn: drawn,
  drew: drawn,
  bullets_laid_aside: (scene, { seat, count }) => {
    const next = withSeat(scene, seat, (before) => ({ hand: before.hand - count, discard: before.discard + count }));
    if (scene.own?.seat !== seat) return next;
    const { hand } = scene.own;
    return { ...next, own: { ...scene.own, hand: { ...hand, bullets: Math.max(0, hand.bullets - count) } } };
  },
  round_began: (scene, { round, card }) => ({
    ...scene,
    round,
    card,
    acting: null,
    weather: 'standard',
    part: 'scheme',
  }),
  played: (scene, { seat, bandit, card, face_down }) => {
    const before = scene.turned > 0 ? [] : scene.common;
    const next = leaves(scene, seat, bandit, card);
    return { ...next, common: [...before, { bandit, card, face_down }], turned: 0 };
  },
  laid_aside: (scene, { seat, bandit, card }) => leaves(scene, seat, bandit, card),
  turned: (scene, { bandit, card }) => ({
    ...scene,
    common: scene.common.map((played, at) => (at === scene.turned ? { ...played, card } : played)),
    turned: scene.turned + 1,
    part: 'steal',
    acting: bandit,
    weather: 'standard',
  }),
  moved: (scene, { bandit, to }) => stand(scene, bandit, to),
  elf_followed: (scene, { to }) => ({ ...scene, elf: to }),
  marshal_moved: (scene, { to }) => ({ ...scene, marshal: to }),
  fled: (scene, { bandit, to }) => stand(scene, bandit, to),
  hit: (scene, { bandit }) => withFigure(scene, bandit, ({ neutral }) => ({ neutral: neutral + 1 })),
  shot: (scene, { bandit, target, left }) =>
    withFigure(
      withFigure(scene, bandit, () => ({ bullets: left })),
      target,
      ({ shots }) => ({ shots: shots + 1 }),
    ),
  knocked_back: (scene, { target, to }) => stand(scene, target, to),
  pushed: (scene, { target, to }) => stand(scene, target, to),
  thrown: (scene, { bandit, to }) => stand(scene, bandit, to),
  dropped: (scene, { target, loot, label, value, at, seat }) => {
    if (loot === 'jewel') {
      const next = withFigure(scene, target, ({ jewels }) => ({ jewels: jewels - 1 }));
      return withFloor(next, at, ({ jewels }) => ({ jewels: jewels + 1 }));
    }
    if (loot === 'strongbox') {
      const next = withFigure(scene, target, ({ strongboxes }) => ({ strongboxes: strongboxes - 1 }));
      return withFloor(next, at, ({ strongboxes }) => ({ strongboxes: strongboxes + 1 }));
    }
    const next = withFigure(scene, target, ({ purses, values }) => ({
      purses: purses - 1,
      values: more(values, value, -1),
      unrobbed: false,
    }));
    const lost = label === null ? next.lost : [...next.lost, { label, at, holder: seat, value }];
    return { ...withFloor(next, at, (floor) => ({ lost: floor.lost + 1 })), lost };
  },
  snatched: (scene, { bandit, target, value }) =>
    withFigure(
      withFigure(scene, target, ({ purses, values }) => ({ purses: purses - 1, values: more(values, value, -1) })),
      bandit,
      ({ purses, values }) => ({ purses: purses + 1, values: more(values, value, 1) }),
    ),
  robbed: (scene, { bandit, token, value }) => {
    const at = figureOf(scene, bandit)?.at;
    if (!at) return scene;
    if (token === 'jewel') {
      const next = withFigure(scene, bandit, ({ jewels }) => ({ jewels: jewels + 1 }));
      return withFloor(next, at, ({ jewels }) => ({ jewels: jewels - 1 }));
    }
    if (token === 'strongbox') {
      const next = withFigure(scene, bandit, ({ strongboxes }) => ({ strongboxes: strongboxes + 1 }));
      return withFloor(next, at, ({ strongboxes }) => ({ strongboxes: strongboxes - 1 }));
    }
    const next = withFigure(scene, bandit, ({ purses, values }) => ({
      purses: purses + 1,
      values: more(values, value, 1),
    }));
    if (token === 'sealed') return withFloor(next, at, ({ sealed }) => ({ sealed: sealed - 1 }));
    return {
      ...withFloor(next, at, ({ lost }) => ({ lost: lost - 1 })),
      lost: next.lost.filter(({ label }) => label !== token.lost),
    };
  },
  happened: (scene) => ({ ...scene, acting: null }),
  strongbox_placed: (scene, { at }) => ({
    ...withFloor(scene, at, ({ strongboxes }) => ({ strongboxes: strongboxes + 1 })),
    second_strongbox: false,
  }),
  purse_lost: (scene, { bandit, value }) =>
    withFigure(scene, bandit, ({ purses, values }) => ({ purses: purses - 1, values: more(values, value, -1) })),
  ransomed: (scene, { bandit }) => withFigure(scene, bandit, () => ({ ransom: true })),
  gunslingers: (scene, { bandits }) => ({ ...scene, verdict: { ...scene.verdict, gunslingers: bandits } }),
  counted: (scene, { bandit, purses, wealth }) => ({
    ...withFigure(scene, bandit, () => ({ values: purses })),
    verdict: { ...scene.verdict, wealth: { ...scene.verdict.wealth, [bandit]: wealth } },
  }),
  tokens_turned: (scene, { gifts }) => ({
    ...scene,
    figures: scene.figures.map((figure, at) =>
      figure ? { ...figure, gift: gifts.includes(BANDITS[at] as Bandit) } : figure,
    ),
    verdict: { ...scene.verdict, gifts },
  }),
  eliminated: (scene, { bandits }) => ({ ...scene, verdict: { ...scene.verdict, eliminated: bandits } }),
  won: (scene, { seats }) => ({ ...scene, verdict: { ...scene.verdict, winners: seats } }),
};

/** A bandit that has just joined, before it is told where it stands. */
const newcomer = (seat: number, caboose: number): FigureView => ({
  seat,
  at: { car: caboose, level: 'inside' },
  abilities: [],
  bullets: BULLETS,
  shots: 0,
  neutral: 0,
  jewels: 0,
  strongboxes: 0,
  purses: 1,
  unrobbed: true,
  ransom: false,
  values: null,
  gift: null,
});

/** The scene after an event. */
export function told(scene: Scene, event: Event): Scene {
  if (event === 'scheming_ended') return { ...scene, weather: 'standard', part: 'steal' };
  if (event === 'ended') return { ...scene, arrived: true, acting: null, part: 'over' };
  const kind = kindOf(event) as keyof EventFacts;
  const tell = TELL[kind] as ((scene: Scene, facts: unknown) => Scene) | undefined;
  return tell ? tell(scene, (event as Record<string, unknown>)[kind]) : scene;
}
