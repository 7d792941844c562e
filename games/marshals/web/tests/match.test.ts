// Marshals in a real browser: whole matches against bots in each mode by clicking on the board alone, and what a page
// may be told.
import type { View } from '../rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CHOICE,
  PHONE,
  Room,
  go,
  makeTable,
  playOn,
  twoByWire,
  until,
  type Person,
  showings,
  serious,
} from '$tests/harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room?.close());

/** A whole match takes its time where machines are busy. */
const WHOLE_MATCH = 600_000;

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));

async function sitDown(person: Person, players: number, options: [string, string][] = []): Promise<string> {
  await room.home(person);
  const table = await makeTable(person, { game: 'marshals', options, seats: [{ kind: 'me' }, ...bots(players - 1)] });
  await go(person, `#/t/${table}`);
  await person.page.locator('.marshals').waitFor();
  return table;
}

/** Where something can be picked on the board itself. */
const SPOTS =
  '.marshals :is([data-card].offered, [data-place], [data-seat], [data-deck], [data-goods], [data-nth], .tray [data-choice])';

/** Clicks something on the board, a different thing each time; then one of the ways, if it has several. */
let turn = 0;
async function clickOnBoard({ page }: Person): Promise<void> {
  turn += 7;
  await page.evaluate(
    ({ spots, turn }) => {
      const all = [...document.querySelectorAll<HTMLElement>(spots)];
      all[turn % Math.max(1, all.length)]?.click();
    },
    { spots: SPOTS, turn },
  );
  await page.waitForTimeout(10);
  await page.evaluate((turn) => {
    const ways = [...document.querySelectorAll<HTMLElement>('.marshals .ways [data-choice]')];
    ways[turn % Math.max(1, ways.length)]?.click();
  }, turn);
  await page.waitForTimeout(10);
}

/** Whether the board is whole: nothing it threw was caught by the frame around it, nor went past it. */
async function whole(person: Person): Promise<void> {
  expect(await person.page.locator('#board .failed').count()).toBe(0);
  expect(person.page.isClosed()).toBe(false);
  expect(broken.get(person) ?? []).toEqual([]);
}

const broken = new Map<Person, string[]>();

/** Somebody whose board is watched. */
async function watched(options?: Parameters<Room['person']>[0]): Promise<Person> {
  const person = await room.person(options);
  const errors: string[] = [];
  broken.set(person, errors);
  person.page.on('pageerror', ({ stack = '' }) => {
    if (stack.includes('/marshals-')) errors.push(stack);
  });
  return person;
}

describe('whole matches by clicking on the board', () => {
  const modes: [string, number, [string, string][]][] = [
    ['three players', 3, []],
    ['four players', 4, []],
    ['two players', 2, []],
    ['the basic game', 3, [['mode', 'basic']]],
  ];
  it.each(modes)(
    '%s',
    async (_, players, options) => {
      const person = await watched({ unseen: true });
      await sitDown(person, players, options);
      await playOn([person], clickOnBoard);
      expect(await person.page.locator('.marshals').count()).toBe(1);
      expect(
        await person.page.locator('.marshals .poster.wanted, .marshals .poster.caught, .marshals .poster.gone').count(),
      ).toBe(4);
      await whole(person);
      await person.context.close();
    },
    WHOLE_MATCH,
  );
});

describe('picking', () => {
  it('shows what a move would do, and does it with two clicks at most', async () => {
    const person = await watched({ prefs: { confirm: true } });
    await sitDown(person, 3);
    const { page } = person;
    // Somebody else may act first; what is asked before the own turn is passed up.
    const places = page.locator('.marshals [data-place]');
    const answers = page.locator('.marshals .tray [data-kind="pass"]');
    // Whoever is unmasked meanwhile covers the board until somebody has seen it.
    const seen = page.locator('#board [role="alertdialog"] button');
    await until(
      async () => {
        if ((await seen.count()) > 0)
          await seen
            .first()
            .click({ timeout: 2000 })
            .catch(() => {});
        else if ((await places.count()) > 0) return true;
        if ((await answers.count()) > 0)
          await answers
            .first()
            .click({ timeout: 2000 })
            .catch(() => {});
        return false;
      },
      'a place to ride to',
      60_000,
    );
    const place = page.locator('.marshals [data-place]').first();
    await place.click();
    const way = page.locator('.marshals .ways [data-choice]').first();
    const again = page.locator('.again');
    await way.or(again).first().waitFor();
    const several = (await way.count()) > 0;
    if (several) await way.hover();
    await page.locator('.marshals .rider.ghost').waitFor();
    const before = person.frames.length;
    await (several ? way : place).click();
    await until(() => person.frames.length > before, 'the move to be made');
    await whole(person);
    await person.context.close();
  });

  it('goes by keyboard alone', async () => {
    const person = await watched();
    await sitDown(person, 2);
    const { page } = person;
    await until(async () => (await page.locator('.marshals .tray [data-choice]').count()) > 0, 'a decision');
    await page.locator('.marshals .tray [data-choice]').first().focus();
    const before = person.frames.length;
    await page.keyboard.press('Enter');
    await until(() => person.frames.length > before, 'the choice to be made');
    await person.context.close();
  });
});

describe('secrets', () => {
  it(
    'are in nobody else’s frames',
    async () => {
      const [anna, ben] = [await room.person(), await room.person()];
      await twoByWire(room, [anna, ben], { game: 'marshals' });

      for (const [own, person] of [anna, ben].entries()) {
        const told = showings(person);
        expect(told.length).toBeGreaterThan(20);
        for (const { situation, lines, views } of told) {
          if (situation.outcome != null) continue;
          for (const view of views) expect((view as View).own).toBe(own);
          for (const { event } of lines) {
            const [kind, about] =
              typeof event === 'string' ? [event, {}] : (Object.entries(event)[0] as [string, Record<string, unknown>]);
            if (about.seat === own || about.from === own) continue;
            if (['dealt', 'drew', 'kept', 'placed', 'took'].includes(kind)) expect(about.card, kind).toBeNull();
            if (kind === 'looked' || kind === 'searched')
              expect((about.cards as unknown[]).every((card) => card === null)).toBe(true);
            expect(kind).not.toBe('corrupted');
          }
        }
        // Before anything was shown, nothing is known of the others.
        const first = told.flatMap(({ views }) => views as View[]).find(({ turn }) => turn === 1);
        if (first && first.discard.length === 0) {
          for (const [seat, hand] of first.hands.entries()) if (seat !== own) expect(hand.known).toEqual([]);
        }
      }
      await anna.context.close();
      await ben.context.close();
    },
    WHOLE_MATCH,
  );
});

describe('for everybody', () => {
  it.each([
    ['on a desk', { prefs: { theme: 'light' } }],
    ['by lamplight', { prefs: { theme: 'dark' } }],
    ['on a phone', { ...PHONE, prefs: { theme: 'light' } }],
  ])('nothing serious stands in the way: %s', async (_, options) => {
    const person = await watched(options);
    await sitDown(person, 4);
    const { page } = person;
    for (let moves = 0; moves <= 6; moves++) {
      await until(
        async () => (await page.locator(CHOICE).count()) > 0 || (await page.locator('.result').count()) > 0,
        'a decision',
      );
      if (moves % 6 === 0) expect(await serious(person)).toEqual([]);
      await clickOnBoard(person);
    }
    await person.context.close();
  });

  it('fits a phone: no sideways scroll, targets for thumbs', async () => {
    const person = await watched(PHONE);
    await sitDown(person, 4);
    const { page } = person;
    for (let moves = 0; moves < 15; moves++) {
      await until(
        async () => (await page.locator(CHOICE).count()) > 0 || (await page.locator('.result').count()) > 0,
        'a decision',
      );
      if ((await page.locator('.result').count()) > 0) break;
      const found = await page.evaluate(async (spots) => {
        // Boards measure themselves in the pictures that follow.
        for (let picture = 0; picture < 4; picture += 1) await new Promise((done) => requestAnimationFrame(done));
        const small = [...document.querySelectorAll<HTMLElement>(spots)].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          // Of cards in a fan the uncovered strip counts.
          const wide = target.dataset.card === undefined ? width : target.parentElement!.getBoundingClientRect().width;
          return Math.min(wide, height) < 44 ? [`${target.outerHTML.slice(0, 90)} ${wide}x${height}`] : [];
        });
        return { small, over: document.documentElement.scrollWidth - document.documentElement.clientWidth };
      }, SPOTS);
      expect(found).toEqual({ small: [], over: 0 });
      await clickOnBoard(person);
    }
    await whole(person);
    await person.context.close();
  });

  it('shows the name of every place, whoever stands there: upright and lying', async () => {
    const person = await watched(PHONE);
    await sitDown(person, 4);
    const { page } = person;
    for (const viewport of [{ width: 844, height: 390 }, { width: 640, height: 360 }, PHONE.viewport!]) {
      await page.setViewportSize(viewport);
      await until(
        () =>
          page.evaluate(async () => {
            for (let picture = 0; picture < 4; picture += 1) await new Promise((done) => requestAnimationFrame(done));
            const boxes = (of: string) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
            const riders = boxes('.panorama .rider');
            const covered = boxes('.panorama .plate').filter((name) =>
              riders.some((rider) => rider.left < name.right && name.left < rider.right && rider.top < name.bottom - 1),
            );
            return riders.length > 0 && covered.length === 0;
          }),
        `the names at ${viewport.width} by ${viewport.height}`,
        5000,
      );
    }
    await person.context.close();
  });

  it('speaks French', async () => {
    const person = await watched({ prefs: { tongue: 'fr' } });
    await sitDown(person, 3);
    await until(
      async () =>
        (await person.page.locator('.marshals .plate').first().textContent())?.match(/Forêt|Désert|Plaine|Montagne/) !=
        null,
      'French words',
    );
    expect(await person.page.locator('.marshals').innerText()).not.toMatch(/\[board-|\[ma-/);
    await person.context.close();
  });
});
