// How things travel: each Christmas piece in its own manner. A trip is two animations of equal length: the `path` moves
// the piece over the board, the `body` is what it does with itself on the way.
import type { Point } from './layout';
import type { Christmas } from './rules';

export interface Trip {
  path: Keyframe[];
  body: Keyframe[];
}

export type Manner = 'hop' | 'waddle' | 'flutter' | 'skip' | 'gallop' | 'glide';

export const MANNERS: Record<Christmas, Manner> = {
  santa: 'waddle',
  fairy: 'flutter',
  leprechaun: 'skip',
  reindeer: 'gallop',
  sleigh: 'glide',
};

const at = ({ x, y }: Point) => `translate(${round(x)}px, ${round(y)}px)`;
const pose = (lift: number, turn = 0, wide = 1, high = 1) =>
  `translateY(${round(-lift)}px) rotate(${round(turn)}deg) scale(${round(wide)}, ${round(high)})`;
const round = (value: number) => Math.round(value * 100) / 100 + 0;

/** From point to point, one after the other; `forward` is 1 clockwise, -1 back. */
export function trip(manner: Manner, points: Point[], forward = 1): Trip {
  const steps = Math.max(1, points.length - 1);
  switch (manner) {
    case 'flutter':
      return { path: smooth(points), body: wave(steps) };
    case 'glide':
      return { path: smooth(points), body: slide(forward) };
    case 'gallop':
      return { path: bySteps(points), body: bounds(steps, (beat) => pose(26, beat % 2 ? 9 : -9, 1.06, 0.97)) };
    case 'skip':
      // The last skip is a somersault: leprechauns cannot help it.
      return {
        path: bySteps(points),
        body: bounds(
          steps,
          (beat) => (beat === steps - 1 ? pose(30, 180 * forward) : pose(18, beat % 2 ? 14 : -14)),
          forward,
        ),
      };
    case 'waddle':
      return { path: bySteps(points), body: bounds(steps, (beat) => pose(9, beat % 2 ? 11 : -11, 0.97, 1.03)) };
    case 'hop':
      return { path: bySteps(points), body: bounds(steps, () => pose(15, 0, 0.96, 1.05)) };
  }
}

/** Linear from point to point, with a short stand on each so that the spaces can be counted. */
function bySteps(points: Point[]): Keyframe[] {
  const steps = points.length - 1;
  if (steps < 1) return points.map((point) => ({ transform: at(point) }));
  return points.flatMap((point, index) => {
    const frames: Keyframe[] = [{ transform: at(point), offset: index / steps }];
    if (index < steps) frames.push({ transform: at(point), offset: (index + 0.18) / steps });
    return frames;
  });
}

function smooth(points: Point[]): Keyframe[] {
  const steps = Math.max(1, points.length - 1);
  // Slow at both ends: the offsets follow a smooth step, the way itself stays the same.
  const ease = (part: number) => inverseSmooth(part);
  return points.map((point, index) => ({ transform: at(point), offset: ease(index / steps) }));
}

/** When a movement that eases in and out has gone `part` of its way. */
function inverseSmooth(part: number): number {
  return 0.5 - Math.sin(Math.asin(1 - 2 * part) / 3);
}

/** Up to `top(beat)` and down again for each step, landing with a little give. */
function bounds(steps: number, top: (beat: number) => string, turn = 0): Keyframe[] {
  const frames: Keyframe[] = [{ transform: pose(0), offset: 0, easing: 'ease-out' }];
  for (let beat = 0; beat < steps; beat++) {
    const last = beat === steps - 1;
    frames.push({ transform: top(beat), offset: (beat + 0.55) / steps, easing: 'ease-in' });
    if (last) {
      frames.push({ transform: pose(0, turn * 360, 1.12, 0.88), offset: (beat + 0.93) / steps, easing: 'ease-out' });
      frames.push({ transform: pose(0, turn * 360), offset: 1 });
    } else {
      frames.push({ transform: pose(0, 0, 1.06, 0.94), offset: (beat + 1) / steps, easing: 'ease-out' });
    }
  }
  return frames;
}

/** Up and down like something that has wings and time. */
function wave(steps: number): Keyframe[] {
  const beats = Math.max(2, steps);
  const frames: Keyframe[] = [{ transform: pose(0), offset: 0, easing: 'ease-in-out' }];
  for (let beat = 1; beat < beats; beat++) {
    frames.push({
      transform: pose(beat % 2 ? 30 : 20, beat % 2 ? -7 : 7),
      offset: beat / beats,
      easing: 'ease-in-out',
    });
  }
  frames.push({ transform: pose(0), offset: 1 });
  return frames;
}

/** Runners on snow: leans away from the way, overshoots a little, rocks to rest. */
function slide(forward: number): Keyframe[] {
  return [
    { transform: pose(0), offset: 0, easing: 'ease-out' },
    { transform: pose(3, -8 * forward), offset: 0.3 },
    { transform: pose(1, -5 * forward), offset: 0.65, easing: 'ease-in' },
    { transform: pose(0, 7 * forward), offset: 0.85, easing: 'ease-out' },
    { transform: pose(0), offset: 1 },
  ];
}

/** Carried through the air over the ring: what is displaced, sent home or gathered. `tumble` is how often it turns. */
export function carried(from: Point, to: Point, tumble = 0, shrink = 1): Trip {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(150, 30 + far * 0.28);
  return {
    path: [
      { transform: at(from), offset: 0 },
      { transform: at(from), offset: 0.12, easing: 'cubic-bezier(0.45, 0, 0.4, 1)' },
      { transform: at(to), offset: 0.9 },
      { transform: at(to), offset: 1 },
    ],
    body: [
      { transform: pose(0), offset: 0, easing: 'ease-out' },
      { transform: pose(0, 0, 1.1, 0.86), offset: 0.12, easing: 'ease-out' },
      { transform: pose(lift, tumble * 180, 1.12, 1.12), offset: 0.5, easing: 'ease-in' },
      { transform: pose(0, tumble * 360, shrink * 1.1, shrink * 0.9), offset: 0.9, easing: 'ease-out' },
      { transform: pose(0, tumble * 360, shrink, shrink), offset: 1 },
    ],
  };
}

/** Down out of the sky. */
export function dropped(to: Point, height: number): Trip {
  return {
    path: [{ transform: at(to) }, { transform: at(to) }],
    body: [
      { transform: pose(height, -12), opacity: 0, offset: 0, easing: 'ease-in' },
      { transform: pose(height * 0.7, 8), opacity: 1, offset: 0.25, easing: 'ease-in' },
      { transform: pose(0, 0, 1.2, 0.78), opacity: 1, offset: 0.72, easing: 'ease-out' },
      { transform: pose(10, 0, 0.95, 1.06), opacity: 1, offset: 0.86, easing: 'ease-in' },
      { transform: pose(0), opacity: 1, offset: 1 },
    ],
  };
}
