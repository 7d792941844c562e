// The greenery: needles and berries scattered along the rail, always the same for the same board, so that nothing
// flickers when it is drawn anew.
import { onRail, railLength, type Point, type Rail } from './layout';

/** Numbers from 0 to 1 that look like chance and are not. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fir needles as the `d` of three paths, dark to light: short strokes that follow the rail and bend outwards. */
export function needles(rail: Rail, breadth: number, seed = 7): string[] {
  const draw = chance(seed);
  const length = railLength(rail);
  const count = Math.round((length / breadth) * 36);
  const long = breadth * 0.4;
  const shades = ['', '', ''];
  for (let index = 0; index < count; index++) {
    const along = (index / count) * length;
    const { x, y, heading } = onRail(rail, along);
    // More towards the edges: the middle is under the spaces.
    const side = draw() < 0.5 ? -1 : 1;
    const across = side * breadth * (0.35 + 0.68 * Math.sqrt(draw()));
    const bend = heading + side * (0.25 + draw() * 0.75);
    const reach = long * (0.6 + draw() * 0.8);
    const from = { x: x - Math.sin(heading) * across, y: y + Math.cos(heading) * across };
    const shade = Math.floor(draw() * 3);
    shades[shade] += `M${n(from.x)} ${n(from.y)}l${n(Math.cos(bend) * reach)} ${n(Math.sin(bend) * reach)}`;
  }
  return shades;
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Holly berries in threes on both edges, between the spaces. */
export function berries(
  rail: Rail,
  breadth: number,
  clusters: number,
  seed = 3,
): (Point & { inner: boolean; turn: number })[] {
  const draw = chance(seed);
  const length = railLength(rail);
  return Array.from({ length: clusters }, (_, index) => {
    const { x, y, heading } = onRail(rail, ((index + 0.5) / clusters) * length + (draw() - 0.5) * 16);
    const inner = index % 2 === 0;
    const across = (inner ? 1 : -1) * breadth * 0.92;
    return { x: x - Math.sin(heading) * across, y: y + Math.cos(heading) * across, inner, turn: draw() * 360 };
  });
}
