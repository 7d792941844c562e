import { expect, it } from 'vitest';
import { shotOf } from './reading';
import type { Duel } from './rules';

it('tells which shot a phase is about', () => {
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
