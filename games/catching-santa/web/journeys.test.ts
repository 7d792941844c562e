import { describe, expect, test } from 'vitest';
import { MANNERS, carried, dropped, trip, type Manner, type Trip } from './journeys';
import { FACTS } from './rules';

const POINTS = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 5 },
  { x: 30, y: 5 },
];
const MANNER_NAMES: Manner[] = ['hop', 'waddle', 'flutter', 'skip', 'gallop', 'glide'];

function ordered({ path, body }: Trip) {
  for (const frames of [path, body]) {
    const offsets = frames.flatMap(({ offset }) => (typeof offset === 'number' ? [offset] : []));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(Math.min(...offsets, 0)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...offsets, 1)).toBeLessThanOrEqual(1);
  }
}

describe.each(MANNER_NAMES)('%s', (manner) => {
  test.each([1, -1])('goes from the first point to the last (%i)', (forward) => {
    const gone = trip(manner, POINTS, forward);
    ordered(gone);
    expect(gone.path[0]!.transform).toBe('translate(0px, 0px)');
    expect(gone.path.at(-1)!.transform).toBe('translate(30px, 5px)');
  });

  test('comes to rest upright', () => {
    expect(trip(manner, POINTS).body.at(-1)!.transform).toMatch(
      /^translateY\(0px\) rotate\((0|360)deg\) scale\(1, 1\)$/,
    );
  });

  test('a single step is a trip too', () => ordered(trip(manner, POINTS.slice(0, 2))));
});

test('every Christmas piece has its own manner', () => {
  expect(new Set(FACTS.christmas.map((piece) => MANNERS[piece])).size).toBe(FACTS.christmas.length);
});

test('carried ends where it should, as small as it should be', () => {
  const flown = carried(POINTS[0]!, POINTS[3]!, 1, 0.5);
  ordered(flown);
  expect(flown.path.at(-1)!.transform).toBe('translate(30px, 5px)');
  expect(flown.body.at(-1)!.transform).toContain('scale(0.5, 0.5)');
});

test('dropped lands', () => {
  const fallen = dropped(POINTS[1]!, 200);
  ordered(fallen);
  expect(fallen.body.at(-1)).toMatchObject({ opacity: 1 });
});
