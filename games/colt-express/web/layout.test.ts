import { describe, expect, it } from 'vitest';
import { MOMENTS } from './fixtures';
import {
  allLying,
  carLeft,
  carWidth,
  everybody,
  inRow,
  lying,
  scrollTo,
  spaceBox,
  spaces,
  standers,
  trainWidth,
  zoomFor,
} from './layout';
import { bagsAt } from './prison';
import { figuresOf, flasksIn, floorAt, place } from './reading';
import { sceneOf } from './scene';

const NOTHING = { sealed: 0, lost: 0, jewels: 0, strongboxes: 0 };
const scenes = MOMENTS.map(({ view }) => sceneOf(view));

describe('the train', () => {
  it('has its cars side by side and nothing beyond its end', () => {
    for (let car = 1; car <= 6; car += 1)
      expect(carLeft(car)).toBeGreaterThanOrEqual(carLeft(car - 1) + carWidth(car - 1));
    for (const caboose of [3, 4, 5, 6])
      expect(carLeft(caboose) + carWidth(caboose)).toBeLessThan(trainWidth({ caboose }));
  });

  it('numbers its spaces as the view does', () => {
    expect(spaces({ caboose: 6 }).map(place)).toEqual(Array.from({ length: 14 }, (_, at) => at));
  });

  it('has a roof above each inside', () => {
    const [inside, roof] = (['inside', 'roof'] as const).map((level) => spaceBox({ caboose: 4 }, { car: 2, level }));
    expect(roof!.y + roof!.height).toBeLessThanOrEqual(inside!.y);
  });
});

describe('everybody', () => {
  it.each(scenes.map((scene, at) => [at, scene] as const))('stands once, within a car (moment %i)', (_, scene) => {
    const points = everybody(scene);
    const bandits = figuresOf(scene).length - (scene.stagecoach?.fled.length ?? 0);
    expect(points.size).toBe(bandits + 1 + (scene.elf ? 1 : 0) + (scene.stagecoach ? 1 : 0));
    for (const space of spaces(scene)) {
      const { x, width } = spaceBox(scene, space);
      const row = standers(scene, space).map((who) => points.get(who)!.x);
      for (const at of row) expect(at > x && at < x + width).toBe(true);
      for (const [index, at] of row.entries()) if (index > 0) expect(at - row[index - 1]!).toBeGreaterThan(14);
    }
  });
});

describe('loot', () => {
  it.each(scenes.map((scene, at) => [at, scene] as const))(
    'lies where the view says, each token by its own key (moment %i)',
    (_, scene) => {
      for (const space of spaces(scene)) {
        // Nothing ever lies in the Cell.
        const { sealed, lost, jewels, strongboxes } = floorAt(scene, space) ?? NOTHING;
        const others = bagsAt(scene, space).length + flasksIn(scene, space).length;
        expect(lying(scene, space)).toHaveLength(sealed + lost + jewels + strongboxes + others);
      }
      const keys = allLying(scene).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});

describe('a row', () => {
  it('is in the middle and no wider than its room', () => {
    expect(inRow(0, 1, 100, 80, 30)).toBe(140);
    expect([0, 1].map((at) => inRow(at, 2, 100, 80, 30))).toEqual([125, 155]);
    expect(inRow(7, 8, 100, 80, 30)).toBeLessThan(180);
  });
});

describe('the pane', () => {
  it('shows a place in its middle and never more than there is', () => {
    expect(scrollTo(500, 300, 1000)).toBe(350);
    expect(scrollTo(20, 300, 1000)).toBe(0);
    expect(scrollTo(990, 300, 1000)).toBe(700);
  });
});

describe('what is around the train', () => {
  it('grows with the room, and never beyond what must stand side by side', () => {
    expect(zoomFor({ width: 360, height: 640 }, { caboose: 6 }, 2)).toEqual({ rows: 1, hand: 1 });
    const sizes = [
      { width: 934, height: 673 },
      { width: 1051, height: 853 },
      { width: 1504, height: 1033 },
    ];
    const zooms = sizes.map((room) => zoomFor(room, { caboose: 6 }, 2));
    zooms.forEach(({ rows, hand }, at) => {
      expect(rows).toBeGreaterThanOrEqual(zooms[at - 1]?.rows ?? 1);
      expect(hand).toBeGreaterThanOrEqual(rows);
      expect(hand).toBeLessThanOrEqual(1.5);
    });
  });
});
