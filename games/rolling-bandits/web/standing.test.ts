import { describe, expect, it } from 'vitest';
import { steps } from './fixtures';
import { sceneOf, type Scene } from './scene';
import { decidedBy, standing } from './standing';
import type { Gang } from './rules';

/** A train of one car of value 2 with so many dice of each seat in it. */
function table(...dice: number[]): Scene {
  const scene = sceneOf(steps.find(({ view }) => view.sides.length === 4)!.view);
  const gang = (many: number): Gang =>
    many === 0
      ? { rear: 0, groups: [] }
      : { rear: 0, groups: [{ symbol: 'hat', dice: { horde: many, mercenaries: 0 } }] };
  return {
    ...scene,
    train: [{ car: 5, value: 2, points: 2, chest: null }],
    sides: scene.sides.map((side, seat) => ({ ...side, gang: gang(dice[seat] ?? 0) })),
  };
}

describe('a car', () => {
  it('is led by whoever has more dice than each other', () => {
    expect(standing(table(2, 1, 1), 0)).toMatchObject({ leader: 0, tied: [], enough: true });
    expect(standing(table(2, 3), 0)).toMatchObject({ leader: 1, enough: true });
  });
  it('may need more dice', () => {
    expect(standing(table(1), 0)).toMatchObject({ leader: 0, enough: false });
    expect(standing(table(), 0)).toMatchObject({ leader: null, tied: [], enough: false });
  });
  it('is led by nobody in a tie', () => {
    expect(standing(table(2, 2, 0, 1), 0)).toMatchObject({ leader: null, tied: [0, 1], enough: true });
  });
});

describe('the winner', () => {
  const count = (points: number, cars: number, chests: number) => ({
    points,
    cars,
    chests: Array<number>(chests).fill(1),
  });
  it('has the most points, then cars, then chests', () => {
    expect(decidedBy([count(14, 5, 1), count(13, 6, 2)])).toBe('points');
    expect(decidedBy([count(14, 5, 1), count(14, 4, 2)])).toBe('cars');
    expect(decidedBy([count(14, 5, 1), count(14, 5, 2), count(9, 9, 9)])).toBe('chests');
    expect(decidedBy([count(14, 5, 2), count(14, 5, 2)])).toBe('shared');
  });
});
