import { describe, expect, it } from 'vitest';
import { ahead, place, SPACES, trail, way, whereabouts, zoomFor } from './layout';

const on = (space: number, jail = 0, mailbox = 0) => ({ space, jail, mailbox });

describe('the track', () => {
  it('has 33 spaces, six with raiders and four stations', () => {
    const kinds = SPACES.map((space) => place(space).kind);
    expect(kinds.length).toBe(33);
    expect(kinds.filter((kind) => kind === 'raiders').length).toBe(6);
    expect(kinds.filter((kind) => kind === 'station').length).toBe(4);
    expect(() => place(34)).toThrow();
  });

  it('ends in Sacramento', () => {
    expect(ahead(30, 7)).toBe(33);
    expect(way(31, 33).length).toBe(3);
    expect(way(9, 6).length).toBe(4);
  });

  it('draws riders that share a space side by side', () => {
    const [one, two, alone] = whereabouts([on(15), on(15), on(22)]);
    expect(one).toEqual({ x: 380, y: 185 });
    expect(two).toEqual({ x: 368, y: 173 });
    expect(alone).toEqual({ x: 280, y: 240 });
  });

  it('draws prisoners beside their space, in order of arrest', () => {
    const [free, later, first] = whereabouts([on(15), on(15, 2), on(15, 1)]);
    expect(free).toEqual({ x: 380, y: 185 });
    expect(first).toEqual({ x: 350, y: 185 });
    expect(later).toEqual({ x: 350, y: 203 });
  });

  it('gives the room of duellists to who is left', () => {
    expect(whereabouts([on(15), on(15)], [0])[1]).toEqual({ x: 380, y: 185 });
  });

  it('is a line through its spaces', () => {
    expect(
      trail(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: 10 },
        ],
        4,
      ),
    ).toBe('M0.0 0.0L6.0 0.0Q10.0 0.0 10.0 4.0L10.0 10.0');
  });
});

describe('what is around the map', () => {
  it('grows on large screens alone', () => {
    expect(zoomFor({ width: 0, height: 0 })).toBe(1);
    expect(zoomFor({ width: 934, height: 673 })).toBe(1);
    expect(zoomFor({ width: 1504, height: 1033 })).toBeGreaterThan(1.3);
    expect(zoomFor({ width: 4000, height: 3000 })).toBe(1.5);
  });
});
