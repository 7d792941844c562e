import { describe, expect, it } from 'vitest';
import { eased, pose } from './flights';

const from = { left: 0, top: 100, width: 10, height: 10 };
const path = { size: 'to', arc: 50, turns: 2, fades: false } as const;
const to = { left: 200, top: 100, width: 20, height: 20 };

describe('a flight', () => {
  it('begins where the thing was and ends where it is', () => {
    expect(pose(from, to, 0, path)).toEqual({ x: 5, y: 105, scale: 0.5, turn: 0, opacity: 1 });
    expect(pose(from, to, 1, path)).toEqual({ x: 210, y: 110, scale: 1, turn: 360, opacity: 1 });
  });
  it('may keep the size it had and shrink on the way', () => {
    const shrinking = { ...path, size: 'from' } as const;
    expect(pose(from, to, 0, shrinking).scale).toBe(1);
    expect(pose(from, to, 1, shrinking).scale).toBe(2);
  });
  it('curves in between', () => {
    expect(pose(from, to, 0.5, path).y).toBeLessThan(60);
  });
  it('can end in nothing', () => {
    expect(pose(from, to, 1, { ...path, fades: true }).opacity).toBe(0);
    expect(pose(from, to, 0.5, { ...path, fades: true }).opacity).toBe(1);
  });
  it('never goes back', () => {
    const way = Array.from({ length: 50 }, (_, n) => eased(n / 49));
    expect(way).toEqual([...way].sort((a, b) => a - b));
  });
});
