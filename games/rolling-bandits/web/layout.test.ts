import { describe, expect, it } from 'vitest';
import { steps } from './fixtures';
import { lay, NARROW, ropes, scrollFor } from './layout';
import { after, stageOf } from './stage';

const views = steps.map(({ view }) => view);
const room = { width: 1000, viewer: 0, targets: [] };

describe('the train', () => {
  it('stands in a row without overlaps, on every screen', () => {
    for (const view of views) {
      for (const width of [320, 700, 1000, 1400]) {
        const { boxes, unit, coupling } = lay(stageOf(view), { ...room, width });
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
      const { width, unit } = lay(stageOf(view), room);
      expect(width <= 1000 || unit === 21).toBe(true);
    }
  });

  it('has room for a thumb on a narrow one', () => {
    const view = views.find(({ sides }) => sides[0]!.gang.groups.length > 1)!;
    const { boxes } = lay(stageOf(view), { ...room, width: NARROW - 1 });
    for (const lane of boxes.flatMap(({ lanes }) => lanes)) {
      if (lane.seat === 0) expect(lane.width).toBeGreaterThanOrEqual(44);
    }
  });

  it('keeps a lane where something may be placed', () => {
    const { boxes } = lay(stageOf(views[0]!), { ...room, targets: [1] });
    expect(boxes[0]!.lanes.map(({ seat }) => seat)).toContain(0);
  });

  it('has a hole where a car was stolen', () => {
    const step = steps.find(
      ({ before, events }) => before && events.some((event) => typeof event === 'object' && 'stolen' in event),
    )!;
    let stage = stageOf(step.before!);
    for (const event of step.events) {
      stage = after(stage, event);
      if (!stage.gap) continue;
      const { gap, boxes } = lay(stage, room);
      expect(gap?.car).toBe(stage.gap.coach.car);
      expect(boxes).toHaveLength(stage.train.length);
      return;
    }
  });
});

describe('a gang', () => {
  it('is tied together from its rear to its front', () => {
    for (const view of views) {
      const stage = stageOf(view);
      for (const { seat, points } of ropes(stage, lay(stage, room))) {
        expect(points).toHaveLength(view.sides[seat]!.gang.groups.length);
        points.slice(1).forEach((point, nth) => expect(point.x).toBeGreaterThan(points[nth]!.x));
      }
    }
  });
});

describe('scrolling', () => {
  it('brings a car to the middle, and never beyond the ends', () => {
    const layout = lay(stageOf(views[0]!), { ...room, width: 340 });
    expect(scrollFor(layout, [1], 340)).toBe(0);
    expect(scrollFor(layout, [layout.boxes.length], 340)).toBe(layout.width - 340);
    expect(scrollFor(layout, [], 340)).toBe(0);
  });
});
