// The table on desks and phones: what is written can be read, and the board fills the frame it is given.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHOICE, chooseFirst, company, GAMES, go, makeTable, Room, until, type Person } from './harness';
import { coveredTexts, smallTexts } from './legible';
import { LONG_NAME, rename } from './places';

const DESKS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PHONES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

let room: Room;
let anna: Person;
beforeAll(async () => {
  room = await Room.open();
  anna = await room.person();
  await room.home(anna);
  await rename(anna, LONG_NAME);
});
afterAll(() => room.close());

/** What is to be seen on a screen of that size, once it is the same twice: boards measure their frame and are drawn anew in
 * it, and others may just have played. */
async function look(person: Person, size: { width: number; height: number }) {
  await person.page.setViewportSize(size);
  let seen = await measure(person);
  await until(async () => {
    const before = JSON.stringify(seen);
    seen = await measure(person);
    return JSON.stringify(seen) === before;
  }, 'the board to come to rest');
  return seen;
}

/** What is to be seen after a few pictures, in pixels of the screen. */
async function measure({ page }: Person) {
  await page.evaluate(async () => {
    for (let picture = 0; picture < 8; picture += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  return page.evaluate(() => {
    const frame = document.getElementById('board')!;
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, defs');

    // A grid over the frame: where a thing is that holds no other, or that has a ground of its own. What is nearly as large
    // as the frame is the table all of it lies on.
    const painted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor);
    };
    const CELLS = 60;
    const box = frame.getBoundingClientRect();
    const covered = new Set<number>();
    const clamp = (cell: number) => Math.max(0, Math.min(CELLS, Math.round(cell * CELLS)));
    for (const element of frame.querySelectorAll<Element>('*')) {
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) continue;
      const thing = element instanceof SVGSVGElement || element.childElementCount === 0 || painted(element);
      if (!thing || !shown(element)) continue;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const table = !(element instanceof SVGElement) && width * height > 0.8 * box.width * box.height;
      if (table) continue;
      // Boxes of things that lie close together belong to one thing.
      const [x0, x1] = [clamp((left - 12 - box.left) / box.width), clamp((right + 12 - box.left) / box.width)];
      const [y0, y1] = [clamp((top - 12 - box.top) / box.height), clamp((bottom + 12 - box.top) / box.height)];
      for (let x = x0; x < x1; x++) for (let y = y0; y < y1; y++) covered.add(y * CELLS + x);
    }
    const cut = [...frame.querySelectorAll<HTMLElement>('ol, ul')]
      .filter((list) => shown(list) && getComputedStyle(list).overflowX !== 'visible')
      .filter((list) => list.scrollWidth > list.clientWidth + 1);
    // A name that does not fit on its one line ends in dots.
    // (Letters that are drawn have no line: they are as wide as they are.)
    const names = [...document.querySelectorAll('.seats .name, #board .name')]
      .filter((name) => name instanceof HTMLElement)
      // Where it is only for ears it has no room.
      .filter((name) => shown(name) && name.clientWidth > 1)
      .filter((name) => name.scrollWidth > name.clientWidth + 1);
    return {
      names: names.map((name) => name.textContent),
      filled: covered.size / CELLS ** 2,
      below: frame.scrollHeight - frame.clientHeight,
      cut: cut.map((list) => list.getAttribute('aria-label') ?? list.className),
    };
  });
}

describe.each(GAMES)('%s', (game) => {
  it('can be read on desks and phones, and fills a desk', async () => {
    await anna.page.setViewportSize(DESKS[1]!);
    const seats = await company(anna, game, 6);
    const choice = anna.page.locator(CHOICE).first();
    const begin = async () => {
      await go(anna, `#/t/${await makeTable(anna, { game, seats })}`);
      await choice.waitFor({ timeout: 8_000 }).catch(() => {});
    };
    await begin();
    // Into the middle of it. What is decided on the board alone, as a shot is, is as good a moment as any.
    for (let decision = 0; decision < 9; decision += 1) {
      await choice.waitFor({ timeout: 8_000 }).catch(() => {});
      await chooseFirst(anna);
    }
    // A short match may be over by then, with its result before the board.
    if ((await anna.page.locator('.result').count()) > 0) await begin();
    for (const size of DESKS) {
      const { names, filled, below, cut } = await look(anna, size);
      const where = `at ${size.width} by ${size.height}`;
      expect(await smallTexts(anna.page, 12), where).toEqual([]);
      expect(await coveredTexts(anna.page), where).toEqual([]);
      expect(filled, `the part of the frame that is filled ${where}`).toBeGreaterThan(0.75);
      expect(below, `what is below the frame ${where}`).toBeLessThanOrEqual(24);
      expect(cut, `what is cut off ${where}`).toEqual([]);
      expect(names, `names that are cut ${where}`).toEqual([]);
    }
    for (const size of PHONES) {
      const { names } = await look(anna, size);
      const where = `at ${size.width} by ${size.height}`;
      expect(await smallTexts(anna.page, 11), where).toEqual([]);
      expect(await coveredTexts(anna.page), where).toEqual([]);
      expect(names, `names that are cut ${where}`).toEqual([]);
    }
    expect(anna.errors).toEqual([]);
  });
});
