import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/board';
import { part } from '$lib/cases';
import { isExample, playsOf, previewOf, rerollOf, sortChoices, targetsOf } from './choices';
import { STEPS } from './fixtures/steps';
import type { Action, View } from './rules';

const offered = (...actions: Action[]): Choice<Action>[] =>
  actions.map((action) => ({ action, say: { id: 'x', args: [] } }));
const base = STEPS[0]!.view;
const at = (phase: View['phase'], ...spaces: number[]): View => ({
  ...base,
  phase,
  riders: spaces.map((space) => ({ space, gold: 3, mailbox: 0, jail: 0 })),
});

describe('choices', () => {
  it('find their places', () => {
    const sorted = sortChoices(
      offered(
        'pass',
        { take_out: 'A' },
        { reroll_open: ['K', '9'] },
        { claim: 'pair' },
        { keep: 1 },
        { play: { lasso: 2 } },
        { shoot: { shift: 0, angle: 0, power: 750 } },
        { stand: 'b' },
      ),
    );
    expect(sorted.bare).toEqual({ pass: 0 });
    expect(sorted.takeOut).toEqual({ A: 1 });
    expect(rerollOf(sorted, ['9', 'K'])).toBe(2);
    expect(rerollOf(sorted, ['9'])).toBe(null);
    expect(sorted.claims).toEqual({ pair: 3 });
    expect(sorted.keep[1]).toBe(4);
    expect(playsOf(sorted, 'lasso').map((one) => one.choice)).toEqual([5]);
    expect(sorted.shots).toEqual([6]);
    expect(sorted.stand).toEqual({ b: 7 });
  });

  it('all have a place', () => {
    for (const { choices } of STEPS) {
      const sorted = sortChoices(choices);
      const placed = [
        ...Object.values(sorted.bare),
        ...Object.values(sorted.takeOut),
        ...Object.values(sorted.putUnder),
        ...Object.values(sorted.claims),
        ...Object.values(sorted.stand),
        ...sorted.keep.filter((choice) => choice !== undefined),
        ...sorted.rerollOpen.map((one) => one.choice),
        ...sorted.plays.map((one) => one.choice),
      ];
      const shots = choices.filter(({ action }) => isExample(action)).length;
      expect(new Set(placed).size + shots).toBe(choices.length);
    }
  });

  it('show where they lead', () => {
    const dice = at({ dice: { rerolled: 'never', shoe: false, loaded: false } }, 30, 8);
    expect(previewOf(dice, 0, { claim: 'five_of_a_kind' })).toEqual({ seat: 0, from: 30, to: 33 });
    const station = at('station', 7, 8);
    expect(previewOf(station, 0, 'ride')).toEqual({ seat: 0, from: 7, to: 12, train: true });
    expect(targetsOf(station, 0, offered('pass', 'ride'))).toEqual([{ space: 12, choice: 1 }]);
    const spur = at({ spur: { steps: 3 } }, 7, 8);
    expect(targetsOf(spur, 0, offered('pass', { play: { fresh_horse: 2 } }))).toEqual([
      { space: 10, choice: 0 },
      { space: 12, choice: 1 },
    ]);
    const start = at('start', 7, 9);
    expect(targetsOf(start, 0, offered('pass', { play: { lasso: 1 } }))).toEqual([{ space: 9, choice: 1 }]);
    expect(part(start.phase, 'spur')).toBe(null);
  });
});
