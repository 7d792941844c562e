import { describe, expect, it } from 'vitest';
import steps from './fixtures/steps.json';
import { deckOf, heap, known, sceneOf, told, type Scene } from './scene';
import type { Event, FigureView, View } from './types';
import { kindOf } from './types';

interface Step {
  before: View;
  lines: { event: Event }[];
  view: View;
}
const all = steps as unknown as Step[];

/** What is drawn of a view and told by events; what is in one's own first purse is only in the view. */
function drawn(scene: View, over: boolean) {
  const figure = (one: FigureView | null) =>
    one && {
      ...one,
      abilities: null,
      unrobbed: null,
      values: over || scene.round <= 1 ? null : one.values,
      gift: over ? null : one.gift,
    };
  const { floor, lost, marshal, elf, common, turned, round, card, first, second_strongbox } = scene;
  return {
    figures: scene.figures.map(figure),
    floor,
    lost,
    marshal,
    elf,
    common,
    turned,
    round,
    card,
    first,
    second_strongbox,
  };
}

describe('a scene', () => {
  it.each(
    all.map(
      (step) =>
        [
          step.lines
            .map(({ event }) => kindOf(event))
            .join(' ')
            .slice(0, 80),
          step,
        ] as const,
    ),
  )('is, after its events, what the view says: %s', (_, { before, lines, view }) => {
    const end = lines.reduce((scene: Scene, { event }) => told(scene, event), sceneOf(before));
    const over = view.phase === 'over';
    expect(drawn(end, over)).toEqual(drawn(view, over));
    expect(end.part).toBe(sceneOf(view).part);
  });

  it('knows of every kind of event', () => {
    const kinds = new Set(all.flatMap(({ lines }) => lines.map(({ event }) => kindOf(event))));
    expect(kinds.size).toBeGreaterThanOrEqual(39);
  });

  it('keeps a verdict that was told, and none that was not', () => {
    const last = all.find(
      ({ view, lines }) => view.phase === 'over' && lines.some(({ event }) => kindOf(event) === 'won'),
    )!;
    const end = last.lines.reduce((scene: Scene, { event }) => told(scene, event), sceneOf(last.before));
    const settled = sceneOf(last.view, end);
    expect(settled.verdict.winners.length).toBeGreaterThan(0);
    expect(Object.keys(settled.verdict.wealth)).toHaveLength(last.view.figures.filter(Boolean).length);
    expect(sceneOf(last.view).verdict.winners).toEqual([]);
  });

  it('shows no card of the last round in a new one', () => {
    const { view } = all.find(
      (step) => step.lines.some(({ event }) => kindOf(event) === 'round_began') && step.view.round > 1,
    )!;
    expect(view.common.length).toBeGreaterThan(0);
    expect(deckOf(sceneOf(view))).toEqual([]);
  });
});

describe('what is owned', () => {
  const figure = { values: [1, 0, 0, 0, 0, 2], jewels: 1, strongboxes: 1, ransom: true } as FigureView;
  it('is summed up if all purses are known', () => expect(known(figure)).toBe(250 + 1000 + 500 + 1000 + 250));
  it('is not told if a purse is secret', () => expect(known({ ...figure, values: null })).toBeNull());
});

describe('a heap of cards', () => {
  it('is a list of kinds by bandit, Bullets last', () => {
    const cards = { first: [2, 0, 0, 0, 0, 1], second: [0, 1, 0, 0, 0, 0], bullets: 3 };
    expect(heap(cards, ['doc', 'tuco'])).toEqual([
      { bandit: 'doc', card: 'move', count: 2 },
      { bandit: 'doc', card: 'marshal', count: 1 },
      { bandit: 'tuco', card: 'change_floor', count: 1 },
      { bandit: null, card: 'bullet', count: 3 },
    ]);
  });
});
