import { expect, test } from 'vitest';
import { steps, viewer } from './fixtures';
import type { Action } from './rules';
import { offerOf } from './choices';

const choices = (actions: Action[]) => actions.map((action) => ({ action, say: { id: '', args: [] } }));

test('every choice of every step lies somewhere', () => {
  expect(steps.some(({ choices }) => choices.length > 0)).toBe(true);
  for (const { view, choices } of steps) {
    const offer = offerOf(choices, view, view.sides[viewer]!.entry);
    const lying = [...offer.targets.map(({ choice }) => choice), offer.roll, offer.stop].filter(
      (choice) => choice !== null,
    );
    expect(lying.sort()).toEqual(choices.map((_, index) => index));
  }
});

test('a target knows where it comes from, where it goes and what it takes', () => {
  const { view } = steps[0]!;
  const made = {
    ...view,
    christmas: [10, null, null, null, null] satisfies typeof view.christmas,
    sides: view.sides.map((side, seat) => ({ ...side, path: [[8], [12]][seat] ?? [] })),
  };
  const offer = offerOf(choices(['enter', { move: { from: 8, to: 10 } }, { move: { from: 8, to: 12 } }]), made, 11);
  expect(offer.targets).toEqual([
    { choice: 0, from: null, to: 11, takes: null },
    { choice: 1, from: 8, to: 10, takes: 'santa' },
    { choice: 2, from: 8, to: 12, takes: 1 },
  ]);
});
