import { expect, test } from 'vitest';
import fixtures from './fixtures.json';
import { stageOf } from './stage';
import { offerOf } from './choices';
import { seatOf, type Action, type View } from './types';

const steps = fixtures.steps as unknown as { view: View; actions: Action[] }[];
const choices = (actions: Action[]) => actions.map((action) => ({ action, say: { id: '', args: [] } }));

test('every choice of every step lies somewhere', () => {
  for (const { view, actions } of steps) {
    const seat = seatOf(view.phase);
    const offer = offerOf(choices(actions), stageOf(view), seat === null ? null : view.sides[seat]!.entry);
    const lying = [...offer.targets.map(({ choice }) => choice), offer.roll, offer.stop].filter(
      (choice) => choice !== null,
    );
    expect(lying.sort()).toEqual(actions.map((_, index) => index));
  }
});

test('a target knows where it comes from, where it goes and what it takes', () => {
  const { view } = steps[0]!;
  const stage = stageOf({
    ...view,
    christmas: [10, null, null, null, null],
    sides: view.sides.map((side, seat) => ({ ...side, path: seat ? [12] : [8] })),
  });
  const offer = offerOf(choices(['enter', { move: { from: 8, to: 10 } }, { move: { from: 8, to: 12 } }]), stage, 11);
  expect(offer.targets).toEqual([
    { choice: 0, from: null, to: 11, takes: null },
    { choice: 1, from: 8, to: 10, takes: 'santa' },
    { choice: 2, from: 8, to: 12, takes: 1 },
  ]);
});
