// The table where things are not as on a desk beside the server: behind a proxy, enlarged, slow to answer, reloaded.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHOICE,
  chooseFirst,
  company,
  GAMES,
  go,
  makeTable,
  PHONE,
  Proxy,
  Room,
  until,
  WIDE,
  type Person,
} from './harness';

const BOT = { kind: 'bot', level: 'instinct' };
const seats = (players: number) => [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => BOT)];

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

test('under a path of somebody’s site everything works: pages, moves, reloads, links', async () => {
  const proxy = await Proxy.before(room.server, '/games/tinstar/');
  const anna = await room.person();
  const { page } = anna;
  await page.goto(proxy.url);
  await page.locator('.poster', { hasText: 'Catching Santa' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator(CHOICE).first().waitFor();
  expect(page.url()).toContain('/games/tinstar/#/t/');
  const made = anna.frames.length;
  await chooseFirst(anna);
  await until(() => anna.frames.length > made, 'the socket to answer');

  // The same person at the same table after a reload: the cookie came along.
  await page.reload();
  await page.locator(CHOICE).first().waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('slider').waitFor();
  await go(anna, '#/new/marshals?way=friends');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  expect(await page.getByLabel('The link to this table').inputValue()).toContain(`${proxy.url}#/t/`);
  for (const file of ['icon.svg', 'icon-180.png', 'manifest.webmanifest']) {
    expect((await page.request.get(`${proxy.url}${file}`)).ok(), file).toBe(true);
  }
  // A browser asks for this one by itself.
  expect(proxy.strays.filter((path) => path !== '/favicon.ico')).toEqual([]);
  expect(anna.errors).toEqual([]);
  await anna.context.close();
  proxy.close();
});

describe('at 200 %', () => {
  /** What cannot be reached: scrolled to, something else lies over its middle. */
  const covered = (person: Person, selector: string) =>
    person.page.evaluate((selector) => {
      const under = (one: Element) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = one.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(middleX, middleY);
        return hit && one.contains(hit)
          ? []
          : [`${one.textContent?.trim().slice(0, 60)} at ${middleX} ${middleY} under ${hit?.className ?? 'nothing'}`];
      };
      return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).flatMap(under);
    }, selector);
  const wider = ({ page }: Person) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('nothing scrolls sideways, and what is asked and offered can be reached', async () => {
    // What a screen of 1280 by 720 has left when everything on it is twice as large.
    const anna = await room.person({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    await room.home(anna);
    expect(await wider(anna), 'home').toBeLessThanOrEqual(0);
    expect(await covered(anna, 'main :is(a, button), header :is(a, button)'), 'home').toEqual([]);
    for (const game of GAMES) {
      const table = await makeTable(anna, { game, seats: await company(anna, game) });
      await go(anna, `#/t/${table}`);
      await anna.page.locator(CHOICE).first().waitFor();
      expect(await wider(anna), game).toBeLessThanOrEqual(0);
      expect(await covered(anna, `#prompt, ${CHOICE}, [role=tab], .actions button:enabled`), game).toEqual([]);
    }
    expect(anna.errors).toEqual([]);
    await anna.context.close();
  });
});

describe.each([
  ['wide', WIDE],
  ['phone', PHONE],
])('nothing jumps: %s', (_, options) => {
  /** How much has moved without anybody's doing, as browsers count it, since the page was opened. */
  const shifted = ({ page }: Person) =>
    page.evaluate(
      () =>
        new Promise<{ score: number; what: string[] }>((done) => {
          const found: { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }[] = [];
          new PerformanceObserver((list) => found.push(...(list.getEntries() as unknown as typeof found))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => {
            const own = found.filter(({ hadRecentInput }) => !hadRecentInput);
            const what = own.flatMap(({ value, sources }) =>
              sources.map(({ node }) => `${value.toFixed(4)} ${node?.nodeName} ${(node as Element)?.className}`),
            );
            done({ score: own.reduce((sum, { value }) => sum + value, 0), what });
          }, 100);
        }),
    );
  const expectStill = async (person: Person, where: string) => {
    const { score, what } = await shifted(person);
    expect(score, `${where}: ${what.join('; ')}`).toBeLessThan(0.05);
  };

  test('on home, at the first visit and with matches under way', async () => {
    const anna = await room.person({ ...options, fresh: true });
    // Letters come late on a slow line, after everything has been set in others.
    await anna.page.route('**/*.woff2', async (route) => {
      await anna.page.locator('.now:enabled').last().waitFor();
      await route.continue();
    });
    await room.home(anna);
    await anna.page.locator('.now:enabled').last().waitFor();
    await anna.page.evaluate(() => document.fonts.ready);
    await expectStill(anna, 'first visit');
    for (let n = 0; n < 2; n += 1) await makeTable(anna, { game: 'catching-santa', seats: seats(2) });
    // The first look finds them; from then on there is room for them from the beginning.
    await anna.page.reload();
    await anna.page.locator('#mine').waitFor();
    await anna.page.locator('main li a').first().waitFor();
    await anna.page.reload();
    await anna.page.locator('main li a').first().waitFor();
    await expectStill(anna, 'with matches');
    await anna.context.close();
  });

  test('when a table opens', async () => {
    const anna = await room.person(options);
    await room.home(anna);
    for (const game of GAMES) {
      const table = await makeTable(anna, { game, seats: await company(anna, game) });
      await until(
        () =>
          anna.page.evaluate(
            async (table) => (await (await fetch(`api/tables/${table}`)).json()).situation.choices.length > 0,
            table,
          ),
        'our first decision',
      );
      // As somebody comes who follows a link: the page itself opens at the table.
      await anna.page.goto('about:blank');
      await anna.page.goto(`${room.server.url}#/t/${table}`);
      await anna.page.locator(CHOICE).first().waitFor();
      // Nothing is counted that moves before it is seen.
      await anna.page.locator('#board:not(.laying)').waitFor();
      await expectStill(anna, game);
    }
    await anna.context.close();
  });
});

test('a choice is pressed in the frame after the click, however long the server takes', async () => {
  const anna = await room.person();
  let slow = 0;
  await anna.page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => (slow > 0 ? setTimeout(() => near.send(message), slow) : near.send(message)));
  });
  await room.home(anna);
  const table = await makeTable(anna, { game: 'catching-santa', seats: seats(2) });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  await page.locator(CHOICE).first().waitFor();
  slow = 400;
  for (let n = 0; n < 5; n += 1) {
    await page.locator(CHOICE).first().waitFor();
    const found = await page.evaluate(
      (choice) =>
        new Promise<{ sent: number; open: number; busy: string | null }>((done) => {
          document.querySelector<HTMLButtonElement>(choice)?.click();
          requestAnimationFrame(() =>
            done({
              sent: document.querySelectorAll('.choice.sent[aria-pressed="true"]').length,
              open: document.querySelectorAll(choice).length,
              busy: document.querySelector('.choices')?.getAttribute('aria-busy') ?? null,
            }),
          );
        }),
      CHOICE,
    );
    // The one that was clicked shows it, and no second one can be made.
    expect(found).toMatchObject({ sent: 1, open: 0, busy: 'true' });
  }
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test('the newest line of the log stays in sight through many, until somebody scrolls up to read', async () => {
  const anna = await room.person();
  await room.home(anna);
  // A game with a fixed number of rounds, and of so much to tell that it is not over before the log is long.
  const greenhorns = Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'random' }));
  const table = await makeTable(anna, { game: 'colt-express', seats: [{ kind: 'me' }, ...greenhorns] });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  const fromEnd = () => page.locator('#log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  // More than the log draws at once, so that lines go above as others come below.
  await until(
    async () => {
      if ((await page.locator(CHOICE).count()) > 0) await chooseFirst(anna);
      return (await page.getByRole('button', { name: /older lines/ }).count()) > 0;
    },
    'a long log',
    60_000,
  );
  await page.locator(CHOICE).first().waitFor();
  await chooseFirst(anna);
  await page.locator(CHOICE).first().waitFor();
  await until(async () => (await fromEnd()) < 2, 'the newest line to be in sight');
  await page.locator('#log').hover();
  await page.mouse.wheel(0, -400);
  await until(async () => (await fromEnd()) > 300, 'the log to be scrolled');
  await chooseFirst(anna);
  await page.locator(CHOICE).first().waitFor();
  expect(await fromEnd()).toBeGreaterThan(200);
  await anna.context.close();
});

test('a move that was not answered before a reload is made after it, once', async () => {
  const anna = await room.person();
  let deaf = false;
  await anna.page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      if (!deaf) far.send(message);
    });
  });
  await room.home(anna);
  // Alone with the screen nobody else moves: the numbers are ours.
  const table = await makeTable(anna, {
    game: 'catching-santa',
    seats: [
      { kind: 'same_screen', name: 'Anna' },
      { kind: 'same_screen', name: 'Ben' },
    ],
  });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  await page.locator(CHOICE).first().waitFor();
  const acts = () =>
    page.evaluate(async (table) => {
      const story: { frames: { event: { type: string } | null }[] } = await (
        await fetch(`api/tables/${table}/story`)
      ).json();
      return story.frames.filter(({ event }) => event?.type === 'stepped').length;
    }, table);
  const before = await acts();
  deaf = true;
  await page.locator(CHOICE).first().click();
  await page.locator('.choice.sent').waitFor();
  expect(await acts()).toBe(before);
  deaf = false;
  await page.reload();
  await until(async () => (await acts()) === before + 1, 'the move to be made after all');
  await page.locator(CHOICE).first().waitFor();
  // Answered, it is not made again.
  await page.reload();
  await page.locator(CHOICE).first().waitFor();
  expect(await acts()).toBe(before + 1);
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test('a part that cannot be fetched is fetched later, with its styles: people are told, and nothing is loaded anew', async () => {
  const anna = await room.person();
  const { page } = anna;
  const told = page.getByText('A part of the table could not be fetched');
  let broken = true;
  await page.route(/assets\/(New|Table|catching-santa)-.*\.(js|css)/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await room.home(anna);
  // Gone with the page.
  await page.evaluate(() => Object.assign(window, { still: true }));
  await page.locator('.poster', { hasText: 'Catching Santa' }).getByRole('button', { name: 'Play now' }).click();
  await told.waitFor();
  broken = false;
  await page.locator(CHOICE).first().waitFor();
  await until(async () => (await page.locator('.board svg, .board canvas').count()) > 0, 'the board itself');
  expect(await told.count()).toBe(0);
  broken = true;
  await go(anna, '#/new/marshals?way=friends');
  await told.waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Lay the table' }).waitFor();
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap(({ href, sheet }) =>
      sheet === null ? [href] : [],
    ),
  );
  expect(bare).toEqual([]);
  expect(await page.evaluate(() => 'still' in window)).toBe(true);
  await anna.context.close();
});

test('whoever is cut off knows it at once, and whoever is back too', async () => {
  const anna = await room.person();
  const { page } = anna;
  await room.home(anna);
  await go(anna, `#/t/${await makeTable(anna, { game: 'catching-santa', seats: seats(2) })}`);
  await page.locator(CHOICE).first().waitFor();
  await anna.context.setOffline(true);
  await page.locator('.trouble').waitFor({ timeout: 3000 });
  await anna.context.setOffline(false);
  await until(async () => (await page.locator('.trouble').count()) === 0, 'to be back');
  await chooseFirst(anna);
  await anna.context.close();
});

test.each(GAMES)(
  '%s on a phone: the board keeps its place, and a choice can be reached upright and lying',
  async (game) => {
    const anna = await room.person(PHONE);
    const { page } = anna;
    await room.home(anna);
    await go(anna, `#/t/${await makeTable(anna, { game, seats: seats(3) })}`);
    const look = () =>
      page.evaluate((choice) => {
        const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
        const first = box(choice);
        // A question with one answer answers itself, at any moment.
        if (!first) return null;
        const middle = document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2);
        return {
          board: box('.board')!.height,
          side: box('.table > .side')!.height,
          reached: middle?.closest('.choice') !== null,
          scrolls: document.documentElement.scrollHeight > innerHeight,
        };
      }, CHOICE);
    const measure = async () => {
      for (;;) {
        await page.locator(CHOICE).first().waitFor();
        const seen = await look();
        if (seen) return seen;
      }
    };
    const upright = [];
    for (let decisions = 0; decisions < 4; decisions += 1) {
      upright.push(await measure());
      await chooseFirst(anna);
    }
    await measure();
    expect(new Set(upright.map(({ board, side }) => `${board} ${side}`)).size, JSON.stringify(upright)).toBe(1);
    expect(upright.every(({ reached, scrolls }) => reached && !scrolls)).toBe(true);
    expect(upright[0]!.board).toBeGreaterThan(300);

    // What is read has the whole height.
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = await page.locator('#log').boundingBox();
    expect(log!.height).toBeGreaterThan(350);
    expect(log!.y + log!.height).toBeLessThan(640);
    await page.getByRole('tab', { name: 'Play' }).click();

    for (const viewport of [
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await until(async () => {
        const { reached, scrolls } = await measure();
        return reached && !scrolls;
      }, `a choice to be reached at ${viewport.width}x${viewport.height}`);
      expect((await measure()).board).toBeGreaterThan(200);
    }
    expect(anna.errors).toEqual([]);
    await anna.context.close();
  },
);
