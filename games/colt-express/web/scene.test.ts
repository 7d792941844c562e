import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { MATCHES, STEPS, kindsOf, type Line, type Step } from './fixtures';
import type { Cards, Event, FigureView, View } from './rules';
import { NO_VERDICT, deckOf, heap, known, sceneOf, verdictAt, type Verdict } from './scene';

const END = STEPS.find(({ view }) => view.phase === 'over')!;
const during = (kind: ReturnType<typeof kindsOf>[number], fits: (step: Step) => boolean = () => true): Line =>
  STEPS.filter(fits)
    .flatMap(({ lines }) => lines)
    .find(({ event }) => kindsOf([{ event } as Line])[0] === kind)!;

describe('the recorded matches', () => {
  it('have nearly every kind of event', () => {
    expect(new Set(STEPS.flatMap(({ lines }) => kindsOf(lines))).size).toBeGreaterThanOrEqual(39);
  });
});

describe('a scene', () => {
  it.each([
    ['train_built', 'cast'],
    ['token_dealt', 'cast'],
    ['round_began', 'scheme'],
    ['played', 'scheme'],
    ['kept', 'scheme'],
    ['turned', 'steal'],
    ['happened', 'steal'],
    ['hand_drawn', 'steal'],
    ['start_chosen', 'cast'],
    ['picked', 'scheme'],
    ['counted', 'over'],
    ['won', 'over'],
  ] as const)('is, when it is told %s, that of the part: %s', (kind, part) => {
    // With two players a card is taken before the others are drawn.
    const later = ({ round, seats }: View) => round > 0 && seats.length > 2;
    const { after } = during(kind, ({ before }) => kind !== 'hand_drawn' || later(before));
    expect(sceneOf(after).part).toBe(part);
    expect(sceneOf(after).arrived).toBe(part === 'over');
  });

  it('has somebody in the limelight while a card is carried out, and nobody at what happens after it', () => {
    const turned = during('turned');
    expect(turned.event).toMatchObject({ turned: { bandit: sceneOf(turned.after).acting } });
    expect(sceneOf(during('happened').after).acting).toBeNull();
  });

  it('has the weather of the turn, and none in Stealin’', () => {
    const tunnel = STEPS.find(({ before }) => sceneOf(before).weather === 'tunnel')!;
    expect(tunnel.lines.length).toBeGreaterThan(0);
    expect(sceneOf(tunnel.lines[0]!.after).weather).toBe('tunnel');
    expect(sceneOf(during('scheming_ended').after).weather).toBe('standard');
  });

  it('shows no card of the last round in a new one', () => {
    const { view } = STEPS.find(({ lines, view }) => kindsOf(lines).includes('round_began') && view.round > 1)!;
    expect(view.common.length).toBeGreaterThan(0);
    expect(deckOf(sceneOf(view))).toEqual([]);
  });

  it('shows of a deck that is not open only the card on top, and in Stealin’ those that were turned', () => {
    const faces = (view: View) => deckOf(sceneOf({ ...view, open_plan: false })).map(({ card }) => card !== null);
    const scheming = STEPS.find(
      ({ view }) => view.turned === 0 && view.common.length > 2 && view.common.every(({ face_down }) => !face_down),
    )!.view;
    expect(faces(scheming)).toEqual(scheming.common.map((_, at) => at === scheming.common.length - 1));
    const stealing = STEPS.find(({ view }) => view.turned > 1 && view.turned < view.common.length)!.view;
    expect(faces(stealing)).toEqual(stealing.common.map((_, at) => at < stealing.turned));
    expect(deckOf(sceneOf(stealing))).toEqual(stealing.common);
  });

  it('has the tokens of the Elf open when they are turned', () => {
    expect(sceneOf(during('ended').after).opened).toBe(false);
    expect(sceneOf(during('tokens_turned').after).opened).toBe(true);
    expect(sceneOf(END.view).opened).toBe(true);
  });
});

describe('a verdict', () => {
  const told = (lines: readonly Line[]) =>
    lines.reduce((verdict: Verdict, { event, after }) => verdictAt(after, event, verdict), NO_VERDICT);

  it.each(Object.entries(MATCHES))('that was told stays: %s', (_, steps) => {
    const { lines, view } = steps.at(-1)!;
    const verdict = verdictAt(view, null, told(lines));
    expect(verdict.winners.length).toBeGreaterThan(0);
    expect(Object.keys(verdict.wealth)).toHaveLength(view.figures.filter(Boolean).length);
  });

  it.each(Object.entries(MATCHES))('is the same for whoever comes when it is over: %s', (_, steps) => {
    const { lines, view } = steps.at(-1)!;
    const counted = lines.filter(({ event }) => !kindsOf([{ event } as Line]).includes('won'));
    const { winners, ...rest } = verdictAt(view, null, NO_VERDICT);
    expect(winners).toEqual(kindsOf(lines).includes('won') ? part(lines.at(-1)!.event, 'won')!.seats : []);
    expect({ ...rest, winners: [] }).toEqual(told(counted));
  });

  it('is gone where the match goes on', () => {
    const event: Event = { passed: { seat: 0 } };
    expect(verdictAt(END.before, null, told(END.lines))).toEqual(NO_VERDICT);
    expect(verdictAt(END.before, event, told(END.lines))).toEqual(NO_VERDICT);
  });
});

describe('what is owned', () => {
  const view = {} as View;
  const figure = { values: [1, 0, 0, 0, 0, 2], jewels: 1, strongboxes: 1, ransom: true } as FigureView;
  it('is summed up if all purses are known', () =>
    expect(known(view, 'doc', figure)).toBe(250 + 1000 + 500 + 1000 + 250));
  it('is not told if a purse is secret', () => expect(known(view, 'doc', { ...figure, values: null })).toBeNull());
});

describe('a heap of cards', () => {
  it('is a list of kinds by bandit, Bullets last', () => {
    const cards: Cards = { first: [2, 0, 0, 0, 0, 1], second: [0, 1, 0, 0, 0, 0], bullets: 3 };
    expect(heap(cards, ['doc', 'tuco'])).toEqual([
      { bandit: 'doc', card: 'move', count: 2 },
      { bandit: 'doc', card: 'marshal', count: 1 },
      { bandit: 'tuco', card: 'change_floor', count: 1 },
      { bandit: null, card: 'bullet', count: 3 },
    ]);
  });
});
