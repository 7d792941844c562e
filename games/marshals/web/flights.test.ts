import { describe, expect, it } from 'vitest';
import { happening } from './events';
import { LINES } from './fixtures';
import { flights, pops } from './flights';
import { pace, sound } from './pace';
import type { Event } from './rules';

describe('what flies', () => {
  it('goes from one named place to another, within the time of the event', () => {
    for (const { event, before } of LINES) {
      for (const { from, to, start, takes } of flights(event, before, before.own)) {
        expect(`${from} ${to}`).toMatch(/^((deck|stage|discard|hand|(seat|place|poster)-[0-3]) ?){2}$/);
        expect(from).not.toBe(to);
        expect(start + takes).toBeLessThan(1.6);
      }
    }
  });

  it('shows a card of another hand only if the event does', () => {
    const hidden: Event = { drew: { seat: 1, card: null } };
    expect(flights(hidden, LINES[0]!.before, 0)).toMatchObject([{ what: { card: null }, from: 'deck', to: 'seat-1' }]);
    const own: Event = { drew: { seat: 0, card: 'MV-F-1' } };
    expect(flights(own, LINES[0]!.before, 0)).toMatchObject([{ what: { card: 'MV-F-1' }, to: 'hand' }]);
  });

  it('counts what was won and spent', () => {
    expect(pops({ kind: 'rewarded', seat: 2, coins: 50, doubled: null })).toEqual([
      { at: 'seat-2', what: 'coin', amount: 50 },
    ]);
    expect(pops({ kind: 'spent', seat: 1, goods: 'bullet', amount: 2 })).toEqual([
      { at: 'seat-1', what: 'bullet', amount: -2 },
    ]);
  });
});

describe('time and sound', () => {
  it('gives every event its time', () => {
    for (const { event, before } of LINES) expect(pace(event, before), happening(event).kind).toBeGreaterThan(0);
  });

  it('lets big moments be heard', () => {
    expect(sound({ fired: { seat: 0, at: 1, terrain: 'desert' } })).toBe('shot');
    expect(sound({ turned: { seat: 0, card: 'EV-TRAIN-L' } })).toBe('whistle');
    expect(sound('ended')).toBeNull();
  });
});
