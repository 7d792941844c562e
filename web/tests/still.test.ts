// What moves without end moves only where it is seen, and a board is not more than a phone can draw.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHOICE, company, GAMES, go, makeTable, PHONE, Room, until } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

test.each(GAMES)('%s: nothing moves out of sight', async (game) => {
  const anna = await room.person({ ...PHONE, prefs: { motion: 'on', speed: 4 } });
  const { page } = anna;
  await room.home(anna);
  const table = await makeTable(anna, { game, seats: await company(anna, game, 3) });
  await go(anna, `#/t/${table}`);
  await page.locator(CHOICE).first().waitFor({ timeout: 60_000 });
  /** How many things move without end where nobody sees them: cut off by the board or something in it, or not drawn. */
  const unseen = () =>
    page.evaluate(() => {
      const frame = document.getElementById('board')!;
      const cuts = (around: Element) => getComputedStyle(around).overflow !== 'visible';
      const apart = (a: DOMRect, b: DOMRect) =>
        a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
      return frame.getAnimations({ subtree: true }).filter(({ effect, playState }) => {
        if (playState !== 'running' || effect?.getComputedTiming().iterations !== Infinity) return false;
        const { target } = effect as KeyframeEffect;
        if (!target) return false;
        const box = target.getBoundingClientRect();
        for (let around = target.parentElement; around; around = around === frame ? null : around.parentElement)
          if (cuts(around) && apart(box, around.getBoundingClientRect())) return true;
        return false;
      }).length;
    });
  await until(async () => (await unseen()) === 0, 'everything out of sight to rest');
  // Whatever else changes is painted anew for every picture, by the thread that a tap waits for.
  const painted = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (effect?.getComputedTiming().iterations !== Infinity) return [];
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      const changed = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
      return changed.filter((what) => ![...own, 'opacity', 'transform'].includes(what));
    }),
  );
  expect([...new Set(painted)], 'what changes without end').toEqual([]);
  const size = await page.evaluate(() => document.querySelectorAll('#board *').length);
  expect(size, 'things on the board').toBeLessThan(1800);
  await page.evaluate(() => document.getElementById('board')!.scrollTo(0, 10_000));
  await until(async () => (await unseen()) === 0, 'what was scrolled away to rest');
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});
