import { describe, expect, it } from 'vitest';
import type { Duel, Event } from './rules';
import { itemOf, nameOf, part, playOf, shotOf, told } from './types';

describe('what the rules write', () => {
  it('is read by its case', () => {
    const event: Event = { charity: { seat: 2, gold: 1 } };
    expect(nameOf(event)).toBe('charity');
    expect(told(event, 'charity')).toEqual({ seat: 2, gold: 1 });
    expect(told(event, 'jailed')).toBe(null);
    expect(told(null, 'jailed')).toBe(null);
    expect(playOf('pass')).toBe(null);
    expect(playOf({ play: 'dynamite' })).toBe('dynamite');
    expect(itemOf({ lasso: 1 })).toBe('lasso');
    expect(part('cell', 'spur' as never)).toBe(null);
  });

  it('tells which shot it is about', () => {
    const duel: Duel = { mover: 0, rival: 1, corner: 'a', last: false, shooter: 0, row: 1, extra: 0, fired: [0, 0] };
    expect(shotOf('cell')).toBe(null);
    expect(shotOf({ aim: { shot: 'raid', flask: false } })).toBe('raid');
    expect(shotOf({ going: { raid: { fallen: 0 } } })).toBe('raid');
    expect(shotOf({ going: 'turn' })).toBe(null);
    expect(shotOf({ hit: { duel } })).toEqual({ duel });
    expect(shotOf({ going: { duel } })).toEqual({ duel });
    expect(shotOf({ arrest: { seat: 0, cause: { innocent: { duel } } } })).toEqual({ duel });
    expect(shotOf({ arrest: { seat: 0, cause: 'bill' } })).toBe(null);
  });
});
