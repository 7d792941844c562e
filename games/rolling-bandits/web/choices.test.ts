import { describe, expect, it } from 'vitest';
import { steps } from './fixtures';
import { exchangeOf, exchangeable, offersIn, placeable } from './choices';
import type { Action } from './rules';

const say = { id: '', args: [] };
const offersOf = (actions: Action[]) => offersIn(actions.map((action) => ({ action, say })));

describe('offers', () => {
  it('has a place on the board for every choice of a real match', () => {
    for (const { choices } of steps) {
      const { recalls, calls, chests, picks, places, exchanges, words } = offersOf(choices);
      const found = [
        ...recalls.values(),
        ...calls.values(),
        ...chests.values(),
        ...[...picks, ...places, ...exchanges, ...words].map(({ choice }) => choice),
      ];
      expect(found.sort((a, b) => a - b)).toEqual(choices.map((_, choice) => choice));
    }
  });

  it('finds an exchange by its two ends', () => {
    const offers = offersOf([{ exchange: { rear: 2, front: 3 } }, { exchange: { rear: 2, front: 5 } }]);
    expect(exchangeOf(offers, 5, 2)?.choice).toBe(1);
    expect(exchangeOf(offers, 3, 5)).toBeNull();
    expect(exchangeable(offers)).toEqual([2, 3, 5]);
  });

  it('names each face that can be placed once', () => {
    const places: Action[] = [
      { place: { face: 'hat', at: 2 } },
      { place: { face: 'joker', at: 1 } },
      { place: { face: 'joker', at: 2 } },
      'stop',
    ];
    expect(placeable(offersOf(places))).toEqual(['hat', 'joker']);
  });
});
