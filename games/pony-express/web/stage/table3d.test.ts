// The things on the table in depth, without a graphics card: where they are, not how they look.
import { Box3, Mesh, Sprite, Vector3, type Object3D } from 'three';
import { describe, expect, it, vi } from 'vitest';
import { colourOf } from '../colours';
import { BOARD, RAIDERS } from '../layout';
import { laneOf, launch, sight } from './aim';
import { Die } from './die';
import { Pieces } from './pieces';
import { Sightline } from './sightline';
import type { Figure } from './stage';
import { DIE } from './tumble';

// There is nothing to paint on here.
vi.mock('./paint', () => {
  const blank = () => document.createElement('canvas');
  return { paintBoard: blank, paintFace: blank, paintLabel: blank, paintWood: blank };
});

const lane = laneOf('raid');
const hold = { shift: 10, angle: 5, power: 0.7 };
const boxOf = (thing: Object3D) => {
  thing.updateMatrixWorld(true);
  return new Box3().setFromObject(thing);
};

describe('the pieces', () => {
  const looks = [0, 1].map((seat) => ({ name: `Rider ${seat}`, shape: 'star' as const, ...colourOf(seat) }));
  const people: Figure[] = [
    { seat: 0, x: 100, y: 50, jailed: false, role: 'shooter' },
    { seat: 1, x: 400, y: 300, jailed: false, role: 'target' },
  ];
  const set = (raiders: boolean) => {
    const pieces = new Pieces();
    pieces.stand(people, looks, raiders, 0);
    return pieces;
  };
  /** How high each piece reaches, its name aside. */
  const heights = ({ group }: Pieces) =>
    group.children.map((piece) => {
      const wood = piece.clone();
      wood.remove(...wood.children.filter((part) => part instanceof Sprite));
      return boxOf(wood).max.y;
    });

  it('stand where the board says, south being nearer', () => {
    expect(set(false).group.children.map(({ position }) => position.toArray())).toEqual([
      [100, 0, BOARD.height - 50],
      [400, 0, BOARD.height - 300],
    ]);
  });

  it('have their names over them, except whoever shoots', () => {
    const named = set(false).group.children.map((piece) => piece.children.some((part) => part instanceof Sprite));
    expect(named).toEqual([false, true]);
  });

  it('are the raiders too in a raid', () => {
    expect(set(true).group.children).toHaveLength(people.length + RAIDERS.length);
  });

  it('fall when struck, each alone', () => {
    const pieces = set(true);
    const standing = heights(pieces);
    pieces.lean(1, 0b10);
    const now = heights(pieces);
    expect(now.flatMap((high, at) => (high < standing[at]! / 2 ? [at] : []))).toEqual([1, people.length + 1]);
    pieces.lean(null, 0);
    expect(heights(pieces)).toEqual(standing);
  });

  it('are put up anew, not added to', () => {
    const pieces = set(true);
    pieces.stand(people, looks, false, 0);
    expect(pieces.group.children).toHaveLength(people.length);
  });
});

describe('the line of sight', () => {
  const laid = (power: number, flask: boolean) => {
    const line = new Sightline();
    line.lay(lane, { ...hold, power }, flask);
    const [cone, corridor, dash, end] = line.group.children as [Mesh, Mesh, Mesh, Mesh];
    return { cone, corridor, dash, end };
  };

  it('reaches from the die to where it would stop', () => {
    const { dash, end } = laid(0.7, false);
    const { start, end: stop } = sight(lane, hold);
    expect(dash.scale.y).toBeCloseTo(Math.hypot(stop.x - start.x, stop.y - start.y));
    expect(end.position.x).toBeCloseTo(stop.x);
    expect(end.position.z).toBeCloseTo(BOARD.height - stop.y);
  });

  it('lies flat on the board', () => {
    for (const flat of Object.values(laid(0.7, false))) {
      const { min, max } = boxOf(flat);
      expect(min.y).toBeGreaterThan(0);
      expect(max.y).toBeLessThan(1);
    }
  });

  it('opens as far as a shot may stray: wider after a drink', () => {
    const area = ({ cone }: { cone: Mesh }) => {
      const [a, b, c] = [0, 1, 2].map((at) =>
        new Vector3().fromBufferAttribute(cone.geometry.attributes.position!, at),
      );
      return b!.sub(a!).cross(c!.sub(a!)).length();
    };
    expect(area(laid(0.7, true))).toBeGreaterThan(area(laid(0.7, false)) * 1.9);
  });
});

describe('the die', () => {
  const path = [
    { x: 1000, y: 1000, time: 0, speed: 500, meets: 'nothing' as const },
    { x: 2600, y: 1000, time: 10_000, speed: 0, meets: 'nothing' as const },
  ];
  const parts = ({ group }: Die) => {
    const [cube, trace] = group.children as [Mesh, Object3D];
    return { cube, trace };
  };

  it('is there while it is held or rolls', () => {
    const die = new Die((face) => face);
    const { cube } = parts(die);
    const seen = [cube.visible];
    die.hold({ at: launch(lane, 0), turn: 0 });
    seen.push(cube.visible);
    die.hold(null);
    seen.push(cube.visible);
    die.roll(path, 100);
    seen.push(cube.visible);
    die.roll(null, 0);
    seen.push(cube.visible);
    expect(seen).toEqual([false, true, false, true, false]);
  });

  it('is held where it is launched', () => {
    const die = new Die((face) => face);
    const at = launch(lane, 12);
    die.hold({ at, turn: 0 });
    expect(parts(die).cube.position.toArray()).toEqual([at.x, DIE / 2, BOARD.height - at.y]);
  });

  it('lies on the board at the end of its way, or beside it', () => {
    const die = new Die((face) => face);
    die.roll(path, 1000);
    const { cube } = parts(die);
    expect(boxOf(cube).min.y).toBeCloseTo(0);
    expect(cube.position.x).toBeCloseTo(260);
    die.roll([path[0]!, { ...path[1]!, meets: 'edge' }], 1000);
    expect(cube.position.x).toBeCloseTo(276);
    expect(cube.position.y).toBe(-1);
  });

  it('leaves a dot for each edge it has rolled, and none when it starts again', () => {
    const die = new Die((face) => face);
    die.roll(path, 1000);
    const { trace } = parts(die);
    expect(trace.children).toHaveLength(10);
    expect(trace.children.map(({ position }) => position.x)[4]).toBeCloseTo(100 + 5 * 16);
    die.roll(path, 0);
    expect(trace.children).toHaveLength(0);
  });
});
