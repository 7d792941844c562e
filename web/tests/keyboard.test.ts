// Whole matches by Tab, arrows, Enter and digits alone: whoever has no mouse always sees where they are, never falls out of the
// page and is never caught in a part of it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CHOICE, company, GAMES, go, makeTable, playOn, Room, type Person } from './harness';

vi.setConfig({ testTimeout: 600_000 });

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

/** What has the focus: what it is, and what is wrong with it; null if all is well. */
async function focus({
  page,
}: Person): Promise<{ what: string; wrong: string | null; choice: boolean; board: boolean }> {
  return page.evaluate((choice) => {
    const at = document.activeElement ?? document.body;
    const what = `${at.nodeName.toLowerCase()}.${at.getAttribute('class') ?? ''} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`;
    const found = { what, choice: at.matches(choice), board: at.matches('#board [data-choice]') };
    if (at === document.body) return { ...found, wrong: 'is lost' };
    if (!at.matches(':focus-visible')) return { ...found, wrong: 'is not shown' };
    // It is marked itself, or something in it is: a ring around what is drawn.
    const marked = (of: Element) => {
      const style = getComputedStyle(of);
      const outline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      const drawn = of instanceof SVGElement && style.opacity !== '0';
      return outline || style.boxShadow !== 'none' || (drawn && (style.stroke === colour || of.matches('.ring')));
    };
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const colour = getComputedStyle(probe).color;
    probe.remove();
    if (!marked(at) && ![...at.querySelectorAll('*')].some(marked)) return { ...found, wrong: 'has no mark' };
    const box = at.getBoundingClientRect();
    const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!seen || box.width === 0) return { ...found, wrong: 'is out of sight' };
    const [x, y] = [
      (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
      (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
    ];
    const top = document.elementFromPoint(x, y);
    // What is said for a moment lies over whatever is there, and goes by itself.
    const said = top?.closest('.toasts');
    const covered = top && !said && !at.contains(top) && !top.contains(at) && !at.closest('svg');
    return { ...found, wrong: covered ? `is covered by ${top.nodeName}.${top.getAttribute('class')}` : null };
  }, CHOICE);
}

/** More stops than any table has. */
const AROUND = 80;

// All at once: most of the time somebody waits for a picture or for bots.
test.concurrent.each(GAMES)('%s is played to its end', async (game) => {
  const anna = await room.person({ viewport: { width: 1280, height: 720 }, prefs: { confirm: true } });
  const { page } = anna;
  await room.home(anna);
  const table = await makeTable(anna, { game, seats: await company(anna, game, 3) });
  await go(anna, `#/t/${table}`);
  await page.locator(CHOICE).first().waitFor();
  const wrong = new Map<string, number>();
  let decisions = 0;
  const look = async (when: string, settled = false) => {
    // What is chosen goes away a few pictures later, and the focus with it, for a picture.
    if (!settled)
      await page.evaluate(async () => {
        for (let pictures = 0; pictures < 30; pictures += 1) {
          await new Promise(requestAnimationFrame);
          if (pictures > 4 && document.activeElement !== document.body) return;
        }
      });
    const now = await focus(anna);
    if (now.wrong) {
      const key = `${when}: the focus ${now.wrong} (${now.what})`;
      wrong.set(key, (wrong.get(key) ?? 0) + 1);
    }
    return now;
  };
  /** Walks on with Tab, or back, until a stop is right; whether there was one. */
  const walk = async (right: (at: Awaited<ReturnType<typeof focus>>) => boolean, key = 'Tab') => {
    for (let stop = 0; stop < AROUND; stop += 1) {
      await page.keyboard.press(key);
      // Past the last stop is the browser's own bar, and then the first.
      const at = await focus(anna);
      if (right(at)) return true;
      if (at.wrong && at.wrong !== 'is lost') await look('walking');
    }
    return false;
  };
  const pressed = async (key: string, when: string) => {
    const { what } = await focus(anna);
    await page.keyboard.press(key);
    return look(`${when}, ${what}`, key === 'ArrowDown');
  };
  const play = async () => {
    decisions += 1;
    // What covers the board has the focus, and Enter puts it away.
    if ((await page.locator('#board [role=alertdialog]').count()) > 0) {
      await page.locator('#board [role=alertdialog] :focus').waitFor();
      await pressed('Enter', 'after what covered the board');
    }
    const count = await page.locator(CHOICE).count();
    if (count === 0) {
      // A question with one answer may have answered itself while we looked.
      if ((await page.locator('.pad .fire').count()) === 0) return;
      // A shot is aimed and fired on the board: the finger lies on the key while the arm is drawn back.
      if (!(await walk(({ what }) => what.includes(' fire ')))) wrong.set('no way to fire by Tab', decisions);
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await look('after a shot');
      return;
    }
    const how = decisions % 3;
    if (how === 0 && decisions > 3) {
      await pressed(String(1 + (decisions % Math.min(count, 9))), 'after a digit');
    } else if (how === 1 || (await page.locator('#board [data-choice]').count()) === 0) {
      if (!(await focus(anna)).choice && !(await walk(({ choice }) => choice))) {
        if (await page.locator(CHOICE).count()) wrong.set('no way to the list by Tab', 1);
        return;
      }
      for (let nth = 0; nth < decisions % count; nth += 1) await pressed('ArrowDown', 'along the list');
      await pressed('Enter', 'after a choice of the list');
    } else {
      // The board comes before the list: whoever has just chosen there goes back, and once around the whole page the first time.
      if (!(await walk(({ board }) => board, decisions > 3 ? 'Shift+Tab' : 'Tab'))) {
        if (await page.locator('#board [data-choice]').count()) wrong.set('no way to the board by Tab', decisions);
        await pressed('1', 'after a digit');
        return;
      }
      await look('on the board', true);
      await pressed('Enter', 'after a choice of the board');
      // What was touched on a crowded board waits to be touched again.
      const again = await page.locator('#board [aria-pressed=true]:focus').count();
      if (again > 0) await pressed('Enter', 'after the second press on the board');
    }
  };
  const asked = async () => (await page.locator(`${CHOICE}, .pad .fire`).count()) > 0;
  await playOn([anna], play, 3000, asked);
  await page.waitForTimeout(300);
  await look('at the end');
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});
