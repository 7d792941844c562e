// The pictures of the README, taken anew: `npm run readme` writes docs/img. Look at them: a match is never the same.
import { afterAll, beforeAll, test } from 'vitest';
import { company, go, makeTable, PHONE, Room } from './harness';
import { play } from './reach';

const TO = process.env.IMG ?? '../docs/img';
const { ONLY = '' } = process.env;
const JPEG = { type: 'jpeg', quality: 88 } as const;

/** As wide as the README shows them. */
const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 760 / 1440, prefs: { theme: 'light' } };
const LAMP = { ...DESK, prefs: { theme: 'dark' } };
const HAND = { ...PHONE, deviceScaleFactor: 1, prefs: { theme: 'light' } };

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

/** Which game by which light, and after how many decisions there is something to see. */
const PICTURES = [
  ['catching-santa', 'catching-santa', DESK, 14],
  ['rolling-bandits', 'rolling-bandits', DESK, 12],
  ['marshals', 'marshals', DESK, 5],
  ['pony-express', 'pony-express', LAMP, 7],
  ['colt-express', 'colt-express', DESK, 7],
  ['phone', 'colt-express', HAND, 6],
] as const;

test.each(PICTURES.filter(([name]) => name.includes(ONLY)))('%s', async (name, game, look, decisions) => {
  const person = await room.person(look);
  await room.home(person);
  const table = await makeTable(person, { game, seats: await company(person, game) });
  await go(person, `#/t/${table}`);
  await play(person, table, decisions);
  await person.page.locator('.prompt.mine').waitFor({ state: 'attached' });
  await person.page.waitForTimeout(1000);
  await person.page.screenshot({ path: `${TO}/${name}.jpg`, ...JPEG });
  await person.context.close();
});

test.runIf('home'.includes(ONLY))('home', async () => {
  const person = await room.person({
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: 1000 / 1280,
    prefs: { theme: 'light' },
  });
  await room.home(person);
  await person.page.waitForTimeout(1500);
  await person.page.screenshot({ path: `${TO}/home.jpg`, ...JPEG });
  await person.context.close();
});
