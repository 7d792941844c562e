import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { steps } from './fixtures';
import { lay, MARGIN, NARROW, ropes, scrollFor, TRACK } from './layout';
import { sceneAt, sceneOf } from './scene';

const views = steps.map(({ view }) => view);
const room = { width: 1000, viewer: 0, targets: [] };

describe('the train', () => {
  it('stands in a row without overlaps, on every screen', () => {
    for (const view of views) {
      for (const width of [320, 700, 1000, 1400]) {
        const { boxes, unit, coupling } = lay(sceneOf(view), { ...room, width });
        expect(boxes.map(({ car }) => car)).toEqual(view.train.map(({ car }) => car));
        boxes.slice(1).forEach((box, nth) => expect(box.x).toBe(boxes[nth]!.x + boxes[nth]!.width + coupling));
        for (const { lanes, width: wide } of boxes) {
          for (const lane of lanes) {
            expect(lane.width).toBeGreaterThanOrEqual(unit);
            expect(lane.x - lane.width / 2).toBeGreaterThanOrEqual(0);
            expect(lane.x + lane.width / 2).toBeLessThanOrEqual(wide);
          }
        }
      }
    }
  });

  it('fits a wide board where dice stay big enough to read', () => {
    for (const view of views) {
      const { width, unit } = lay(sceneOf(view), room);
      expect(width <= 1000 || unit === 21).toBe(true);
    }
  });

  it('is larger where there is height to spare, and some of it out of sight then', () => {
    for (const view of views) {
      const scene = sceneOf(view);
      const [flat, high] = [lay(scene, room), lay(scene, { ...room, height: 520 })];
      expect(high.unit).toBeGreaterThanOrEqual(Math.min(flat.unit, 30));
      expect(high.width <= 1750 || high.unit === 21).toBe(true);
      expect(high.towers + high.body + high.unit * TRACK).toBeLessThanOrEqual(521);
    }
    expect(lay(sceneOf(views[0]!), { ...room, height: 520 }).unit).toBeGreaterThan(30);
  });

  it('is seen whole with room at both ends, or far more of it than that is out of sight', () => {
    for (const view of views) {
      const scene = sceneOf(view);
      for (let width = 700; width < 2000; width += 37) {
        const train = lay(scene, { ...room, width, height: 520 });
        const whole = width - 2 * MARGIN;
        const nearly = train.width > whole && train.width <= 1.25 * whole;
        expect(nearly && train.unit > 21, `${train.width} of ${width}`).toBe(false);
      }
    }
  });

  it('has room for a thumb on a narrow one', () => {
    const view = views.find(({ sides }) => sides[0]!.gang.groups.length > 1)!;
    const { boxes } = lay(sceneOf(view), { ...room, width: NARROW - 1 });
    for (const lane of boxes.flatMap(({ lanes }) => lanes)) {
      if (lane.seat === 0) expect(lane.width).toBeGreaterThanOrEqual(44);
    }
  });

  it('keeps a lane where something may be placed', () => {
    const { boxes } = lay(sceneOf(views[0]!), { ...room, targets: [1] });
    expect(boxes[0]!.lanes.map(({ seat }) => seat)).toContain(0);
  });

  it('has a hole where a car was stolen', () => {
    const stolen = steps.flatMap(({ lines }) => lines.filter(({ event }) => part(event, 'stolen')));
    expect(stolen.length).toBeGreaterThan(0);
    for (const { event, before, after } of stolen) {
      const { gap, boxes } = lay(sceneAt(sceneOf(before), event, before, after), room);
      expect(gap?.car).toBe(part(event, 'stolen')!.car);
      expect(boxes).toHaveLength(after.train.length);
    }
  });
});

describe('a gang', () => {
  it('is tied together from its rear to its front', () => {
    for (const view of views) {
      const scene = sceneOf(view);
      for (const { seat, points } of ropes(scene, lay(scene, room))) {
        expect(points).toHaveLength(view.sides[seat]!.gang.groups.length);
        points.slice(1).forEach((point, nth) => expect(point.x).toBeGreaterThan(points[nth]!.x));
      }
    }
  });
});

describe('scrolling', () => {
  it('brings a car to the middle, and never beyond the ends', () => {
    const layout = lay(sceneOf(views[0]!), { ...room, width: 340 });
    expect(scrollFor(layout, [1], 340)).toBe(0);
    expect(scrollFor(layout, [layout.boxes.length], 340)).toBe(layout.width - 340);
    expect(scrollFor(layout, [], 340)).toBe(0);
  });
});
