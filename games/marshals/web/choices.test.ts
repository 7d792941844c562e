import { describe, expect, it } from 'vitest';
import type { Choice } from '$lib/board';
import { at, attempt, buttons, narrowed, spotsOf } from './choices';
import type { Action } from './rules';

const say = { id: '', args: [] };
const offered = (...actions: Action[]): Choice<Action>[] => actions.map((action) => ({ action, say }));

const CHOICES = offered(
  'end_turn',
  { move: { card: 'MV-D-7', to: 0 } },
  { move: { card: 'WI-1', to: 0 } },
  { move: { card: 'WI-1', to: 2 } },
  { spend_provision: { to: 2 } },
  'spend_bullet',
  { hideout: { card: 'HI-P', from: null } },
  { hideout: { card: 'HI-P', from: 1 } },
  { against: { card: 'AM-F-1', target: 1 } },
);

describe('where choices lie', () => {
  it('finds them by card, place, seat and deck', () => {
    expect(at(CHOICES, { card: 'WI-1' })).toEqual([2, 3]);
    expect(at(CHOICES, { place: 0 })).toEqual([1, 2]);
    expect(at(CHOICES, { place: 2 })).toEqual([3, 4]);
    expect(at(CHOICES, { seat: 1 })).toEqual([7, 8]);
    expect(at(CHOICES, { deck: true })).toEqual([6]);
    expect(at(CHOICES, { goods: 'provision' })).toEqual([4]);
    expect(at(CHOICES, { place: 3 })).toEqual([]);
  });

  it('narrows a place down to the card that was taken up', () => {
    expect(narrowed(CHOICES, { place: 0 }, { card: 'WI-1' })).toEqual([2]);
    expect(narrowed(CHOICES, { seat: 1 }, { card: 'AM-F-1' })).toEqual([8]);
    expect(narrowed(CHOICES, { place: 0 }, null)).toEqual([1, 2]);
    // Taking up a card that leads elsewhere does not close the other ways.
    expect(narrowed(CHOICES, { place: 2 }, { card: 'MV-D-7' })).toEqual([3, 4]);
  });

  it('gives buttons to what lies nowhere', () => {
    expect(buttons(CHOICES)).toEqual([0, 5]);
    expect(buttons(offered('pass', 'claim', { keep: { nth: 0 } }))).toEqual([0, 1]);
  });

  it('can pick every kind of action somewhere on the board', () => {
    const all = offered(
      'end_turn',
      'spend_bullet',
      'stay',
      'claim',
      'pass',
      'object',
      { move: { card: 'MV-F-1', to: 1 } },
      { spend_provision: { to: 1 } },
      { play: { card: 'CL-F' } },
      { hideout: { card: 'HI-F', from: null } },
      { against: { card: 'CA-F-1', target: 2 } },
      { leave: { to: 1 } },
      { reveal: { card: 'MV-F-1' } },
      { place: { nth: 0 } },
      { keep: { nth: 1 } },
      { ride: { to: 3 } },
      { travel: { card: 'WI-1' } },
      { buy: { goods: 'bullet' } },
    );
    for (const [index, { action }] of all.entries()) {
      expect(spotsOf(action).length > 0 || buttons(all).includes(index), JSON.stringify(action)).toBe(true);
    }
  });
});

describe('trying a card that was not offered', () => {
  it('asks about what it would have done', () => {
    expect(attempt('MV-F-3', 'act', 2)).toEqual({ move: { card: 'MV-F-3', to: 2 } });
    expect(attempt('WI-3', 'act', 0)).toEqual({ move: { card: 'WI-1', to: 0 } });
    expect(attempt('AM-F-1', 'reveal', 2)).toEqual({ reveal: { card: 'AM-F-1' } });
    expect(attempt('JU-2', 'act', 2)).toEqual({ play: { card: 'JU-1' } });
    expect(attempt('HI-F', 'act', 2)).toEqual({ hideout: { card: 'HI-F', from: null } });
  });
});
