import { describe, expect, it } from 'vitest';
import { STORIES } from './fixtures';
import { arc, cards, hour, phaseName, queue, riding, standings, written } from './layout';
import type { Marshal, View } from './rules';

const marshal = (at: number | null): Marshal => ({
  specialty: 'forest',
  at,
  bullets: 4,
  provisions: 4,
  coins: 10,
  rewards: 0,
  claims: 0,
  bribes: 0,
  doubt: 0,
  skips: false,
});
const view = (part: Partial<View>): View =>
  ({ marshals: [marshal(0), marshal(1), marshal(1), marshal(null)], active: 1, mode: 'standard', ...part }) as View;

describe('where Marshals stand', () => {
  it('puts one alone into the middle of its location', () => {
    expect(standings([marshal(2)])).toEqual([{ seat: 0, at: 2, x: 62.5, depth: 0.5 }]);
  });

  it('keeps a crowd apart, inside its location, and leaves out who is out', () => {
    const crowd = standings([marshal(3), marshal(3), marshal(null), marshal(3)]);
    expect(crowd.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    for (const { x } of crowd) {
      expect(x).toBeGreaterThan(75);
      expect(x).toBeLessThan(100);
    }
    expect(crowd[1]!.x - crowd[0]!.x).toBeGreaterThan(5);
    expect(crowd[0]!.depth).not.toBe(crowd[1]!.depth);
  });
});

describe('the rest', () => {
  it('lets the day go by with the deck', () => {
    for (const frames of STORIES) {
      const hours = frames.map(({ view }) => hour(view));
      expect(hours[0]).toBeLessThan(0.1);
      // One card after the other: the day never jumps, nor begins anew. An Outlaw that goes back turns it a little.
      for (const [at, now] of hours.slice(1).entries()) expect(Math.abs(now - hours[at]!)).toBeLessThan(0.1);
    }
    const { view } = STORIES[0]!.at(-1)!;
    expect(hour({ ...view, deck: { ...view.deck, size: 0 } })).toBe(1);
  });

  it('counts every card of the game, whatever is happening', () => {
    for (const frames of STORIES) {
      const began = frames.flatMap(({ lines }) => lines).filter(({ after }) => after.turn > 0);
      expect(new Set(began.map(({ after }) => cards(after))).size).toBe(1);
    }
  });

  it('knows who rides', () => {
    expect(riding({ kind: 'left', seat: 2, to: 1, terrain: 'desert' })).toEqual({ seat: 2, to: 1 });
    expect(riding({ kind: 'turn_ended', seat: 2 })).toBeNull();
    expect(arc(10, 40)).toMatch(/^M10 84 Q25 /);
  });

  it('puts those who are asked in their order', () => {
    expect(queue(view({ phase: { claim: { asked: 2, rest: [0, 3] } } }))).toEqual({ asked: 2, rest: [3, 0] });
    expect(queue(view({ phase: { object: { card: 'CL-F', from: null, asked: 0, rest: [2, 3] } } }))).toEqual({
      asked: 0,
      rest: [3, 2],
    });
    expect(queue(view({ phase: 'act' }))).toBeNull();
    expect(queue(view({ phase: { arrange: { placed: 0, of: 3 } } }))).toBeNull();
    expect(phaseName(view({ phase: { arrange: { placed: 0, of: 3 } } }))).toBe('arrange');
    expect(phaseName(view({ phase: 'dig' }))).toBe('dig');
  });
});

describe('what is written on a card', () => {
  it('is never smaller than can be read, and fits', () => {
    expect(written('Desert', 12, 0)).toEqual({ 'font-size': 12 });
    expect(written('Desert', 12, 200)).toEqual({ 'font-size': 12 });
    for (const width of [56, 70, 90]) {
      const { 'font-size': size, textLength } = written('Embuscade', 12, width);
      expect((size * width) / 100).toBeGreaterThanOrEqual(12);
      expect(textLength ?? 0).toBeLessThanOrEqual(90);
    }
  });
});
