// Every screen in daylight, lamplight and on a phone, as pictures in target/screens/ for a person to look through:
// `npm run screens`.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { company, GAMES, go, makeTable, PHONE, playOn, Room, WIDE, type Person } from './harness';
import { play } from './reach';

const TO = process.env.SCREENS ?? '../target/screens';
const { ONLY, LOOK = '' } = process.env;

const LOOKS = {
  light: { ...WIDE, viewport: { width: 1280, height: 720 }, prefs: { theme: 'light' } },
  large: { ...WIDE, viewport: { width: 1920, height: 1080 }, prefs: { theme: 'light', tongue: 'fr' } },
  dark: { ...WIDE, prefs: { theme: 'dark' } },
  phone: { ...PHONE, prefs: { theme: 'light' } },
  landscape: { ...PHONE, viewport: { width: 844, height: 390 }, prefs: { theme: 'light' } },
  'phone-dark-fr': { ...PHONE, prefs: { theme: 'dark', tongue: 'fr' } },
};

let room: Room;
beforeAll(async () => {
  mkdirSync(TO, { recursive: true });
  room = await Room.open();
});
afterAll(() => room.close());

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));

/** Decisions after which a match is in its middle. */
const MIDDLE = 14;

for (const [look, options] of Object.entries(LOOKS)) {
  if (!look.includes(LOOK)) continue;
  test(`screens, ${look}`, async () => {
    const person = await room.person(options);
    const shoot = async (name: string, settle = 500) => {
      if (ONLY && !name.includes(ONLY)) return;
      await person.page.waitForTimeout(settle);
      await person.page.screenshot({
        path: `${TO}/${name}-${look}.png`,
        fullPage: name === 'home' || name === 'new' || name === 'account',
      });
    };
    await room.home(person);
    await lobbyAndTables(person, shoot);
    for (const [name, hash] of [
      ['home', '#/'],
      ['new', '#/new/colt-express?way=screen'],
      ['rules', '#/rules/catching-santa/CS-12'],
      ['account', '#/account'],
      ['about', '#/about'],
      ['record', '#/record'],
      ['how', '#/how/marshals'],
      ['matches', '#/matches'],
      ['no-table', '#/t/nowhere'],
      ['no-page', '#/nowhere'],
    ] as const) {
      await go(person, hash);
      await shoot(name);
    }
    await go(person, '#/');
    await person.page.locator('header nav button').last().click();
    await shoot('settings');
    await person.context.close();
  });
}

async function lobbyAndTables(person: Person, shoot: (name: string, settle?: number) => Promise<void>): Promise<void> {
  const open = await makeTable(
    person,
    { game: 'marshals', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: true },
    false,
  );
  await go(person, `#/t/${open}`);
  await shoot('lobby');
  for (const game of GAMES) {
    if (ONLY && !`table-${game} log lens`.includes(ONLY)) continue;
    const table = await makeTable(person, { game, seats: await company(person, game) });
    await go(person, `#/t/${table}`);
    await play(person, table, MIDDLE);
    // Somebody else may be long about it: that is a picture too.
    await person.page
      .locator('.prompt.mine')
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => null);
    await shoot(`table-${game}`, 800);
  }
  if (!ONLY || 'log lens'.includes(ONLY)) {
    await person.page.getByRole('tab').nth(1).click();
    await shoot('log');
    await person.page.locator('.log .rule').first().click();
    await shoot('lens');
    await person.page.keyboard.press('Escape');
  }

  const screen = await makeTable(person, {
    game: 'marshals',
    seats: ['Anna', 'Ben'].map((name) => ({ kind: 'same_screen', name })),
  });
  await go(person, `#/t/${screen}`);
  await person.page.locator('dialog[open]').waitFor();
  await shoot('curtain');
  const short = await makeTable(person, {
    game: 'catching-santa',
    options: [
      ['spaces', '20'],
      ['entries', '1,6,11,16'],
      ['starts', '2,4,8,13,18'],
    ],
    seats: [{ kind: 'me' }, ...bots(1)],
  });
  await go(person, `#/t/${short}`);
  await playOn([person]);
  await shoot('result');
  await go(person, `#/replay/${short}@60`);
  await person.page.locator('.controls').waitFor();
  await shoot('replay', 900);
  await go(person, `#/replay/${short}@60?review`);
  await person.page.locator('.review tbody').waitFor({ timeout: 60_000 });
  await shoot('review', 900);
  await go(person, `#/replay/${short}@60?dice`);
  await person.page.locator('.dice tbody').first().waitFor();
  await shoot('dice', 900);
}
