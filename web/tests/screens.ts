// Every screen in daylight, lamplight and on phones, as pictures in target/screens/ for a person to look through:
// `npm run screens`. `LOOK=phone` is one look, `ONLY='table|review'` what has that in its name.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { company, GAMES, go, makeTable, PHONE, Room, WIDE, type Person } from './harness';
import { visit } from './places';
import { play } from './reach';

const TO = process.env.SCREENS ?? '../target/screens';
const { ONLY = '', LOOK = '' } = process.env;
const wanted = (name: string) => new RegExp(ONLY).test(name);

const LOOKS = {
  light: { ...WIDE, viewport: { width: 1280, height: 720 }, prefs: { theme: 'light' } },
  large: { ...WIDE, viewport: { width: 1920, height: 1080 }, prefs: { theme: 'light', tongue: 'fr' } },
  dark: { ...WIDE, prefs: { theme: 'dark' } },
  phone: { ...PHONE, prefs: { theme: 'light' } },
  landscape: { ...PHONE, viewport: { width: 844, height: 390 }, prefs: { theme: 'light' } },
  'phone-dark-fr': { ...PHONE, prefs: { theme: 'dark', tongue: 'fr' } },
};

/** Every game, and Colt Express with all that goes into its box, by as many as may play. */
const TABLES = [
  ...GAMES.map((game) => ({ name: game, game, most: 4, options: [] as string[][] })),
  {
    name: 'colt-express-whole',
    game: 'colt-express',
    most: 8,
    options: [
      ['horses', 'on'],
      ['prisoners', 'on'],
    ],
  },
];
/** How many decisions lie between two pictures of a match: its beginning, its middle, near its end. */
const BETWEEN = [0, 12, 24];

let room: Room;
beforeAll(async () => {
  mkdirSync(TO, { recursive: true });
  room = await Room.open();
});
afterAll(() => room.close());

/** Pages that are longer than a screen are taken whole. */
const LONG = /^(home|new|account|profile|matches|about|puzzles|ratings)/;

for (const [look, options] of Object.entries(LOOKS)) {
  if (!look.includes(LOOK)) continue;
  test(`screens, ${look}`, async () => {
    const person = await room.person(options);
    const shoot = async (name: string) => {
      if (!wanted(name)) return;
      await person.page.waitForTimeout(400);
      await person.page.screenshot({ path: `${TO}/${name}-${look}.png`, fullPage: LONG.test(name) });
    };
    await room.home(person);
    for (const { name, game, most, options } of TABLES)
      if (wanted(`table-${name}`)) await board(person, { game, options, most }, (at) => shoot(`table-${name}-${at}`));
    if (ONLY !== 'table') await visit(room, person, shoot, GAMES);
    await person.context.close();
  });
}

async function board(
  person: Person,
  { game, options, most }: { game: string; options: string[][]; most: number },
  shoot: (at: number) => Promise<void>,
): Promise<void> {
  const table = await makeTable(person, { game, options, seats: await company(person, game, most) });
  await go(person, `#/t/${table}`);
  for (const [at, decisions] of BETWEEN.entries()) {
    await play(person, table, decisions);
    // Somebody else may be long about it: that is a picture too.
    await person.page
      .locator('.prompt.mine, .result')
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .catch(() => null);
    await shoot(at + 1);
    if ((await person.page.locator('.result').count()) > 0) return;
  }
}
