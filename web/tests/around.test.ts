// Before and after a match: posters, the lobby, the result, earlier matches, and watching with all hands open.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHOICE, command, go, makeTable, PHONE, Room, until, WIDE, type Person } from './harness';

const BOT = { kind: 'bot', level: 'random' };
/** As long as names are in families. */
const NAMES = ['Wilhelmina Longbottom', 'Bartholomew Higgins', 'Maximiliana Overton', 'Christopher Robinson'];

let room: Room;
/** Who laid the table of a match of six that is over, and it. */
let anna: Person;
let over: string;

beforeAll(async () => {
  room = await Room.open();
  anna = await room.person();
  await room.home(anna);
  over = await makeTable(anna, {
    game: 'colt-express',
    seats: [...NAMES.map((name) => ({ kind: 'same_screen', name })), BOT, BOT],
  });
  for (const seat of NAMES.keys()) await command(anna, over, { type: 'hand', seat, level: 'random' });
  await isOver(anna, over);
}, 120_000);
afterAll(() => room.close());

/** Until bots have played it to its end. */
async function isOver({ page }: Person, table: string): Promise<void> {
  const stage = () =>
    page.evaluate(async (table) => (await (await fetch(`api/tables/${table}`)).json()).situation.stage, table);
  await until(async () => (await stage()) === 'over', 'bots to play a match', 90_000);
}

/** The same person on another screen. */
async function annaOn(screen: object): Promise<Person> {
  const person = await room.person(screen);
  await person.context.addCookies(await anna.context.cookies());
  await room.home(person);
  return person;
}

/** Pairs of these that lie on each other, or run out of the screen. */
const collisions = (person: Person, selector: string) =>
  person.page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() }));
    const out = boxes
      .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(({ text }) => text);
    const on = boxes.flatMap(({ text, box: a }, nth) =>
      boxes.slice(nth + 1).flatMap(({ text: other, box: b }) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 0.5 && down > 0.5 ? [`${text} on ${other}`] : [];
      }),
    );
    return [...out, ...on];
  });

test('a poster is pressed anywhere, and whom one plays against is a touch away and remembered', async () => {
  const person = await room.person(PHONE);
  await room.home(person);
  const { page } = person;
  const poster = page.locator('.poster').first();
  const others = poster.getByRole('button', { name: /^Choose the bots/ });
  await poster.locator('.now:enabled').waitFor();
  await others.tap();
  await page.getByRole('dialog').getByText('2', { exact: true }).tap();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Greenhorn/ })
    .check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.reload();
  await poster.locator('.now:enabled').waitFor();
  expect(await others.innerText()).toContain('2 players · Greenhorn');

  // Held for a while, as people do: what gives way under the thumb must not give way to what is beside it.
  const art = (await poster.locator('.art').boundingBox())!;
  await page.mouse.click(art.x + 20, art.y + 20, { delay: 60 });
  await page.locator(CHOICE).first().waitFor();
  const seats = await page.evaluate(async () => {
    const table = location.hash.slice('#/t/'.length);
    return (await (await fetch(`api/tables/${table}`)).json()).situation.seats as { bot?: string }[];
  });
  expect(seats.map(({ bot }) => bot ?? null)).toEqual([null, 'greenhorn']);
  expect(person.errors).toEqual([]);
  await person.context.close();
});

test('with friends the link comes first, and whoever follows it knows what is played and can talk', async () => {
  const host = await room.person(PHONE);
  await room.home(host);
  const table = await makeTable(
    host,
    {
      game: 'colt-express',
      options: [['elf', 'off']],
      clock: { kind: 'per_decision', seconds: 30 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    },
    false,
  );
  await go(host, `#/t/${table}`);
  const link = host.page.getByRole('textbox', { name: 'The link to this table' });
  await link.waitFor();
  const top = async (what: ReturnType<Person['page']['locator']>) => (await what.boundingBox())!.y;
  const [links, seats] = [await top(link), await top(host.page.locator('.lobby ul'))];
  expect(links, 'the link is above the seats').toBeLessThan(seats);
  const code = (await host.page.getByRole('img', { name: /scan/ }).boundingBox())!;
  expect(code.y + code.height, 'the square is in sight').toBeLessThanOrEqual(640);

  const guest = await room.person();
  await guest.page.goto(`${room.server.url}#/t/${table}`);
  const { page } = guest;
  await page.getByText('30 seconds a decision').waitFor();
  await page.getByText('stays at home').waitFor();
  expect(await page.getByRole('link', { name: 'The rules' }).getAttribute('href')).toBe('#/rules/colt-express');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByLabel('Say something to the players').fill('Hello from afar');
  await page.keyboard.press('Enter');
  await host.page.getByText('Hello from afar').waitFor();
  for (const person of [host, guest]) await person.context.close();
});

test('among bots, playing again begins at once', async () => {
  const person = await room.person();
  await room.home(person);
  const options = [
    ['spaces', '20'],
    ['entries', '1,6,11,16'],
    ['starts', '2,4,8,13,18'],
  ];
  const first = await makeTable(person, { game: 'catching-santa', options, seats: [{ kind: 'me' }, BOT] });
  await command(person, first, { type: 'hand', seat: 0, level: 'instinct' });
  await isOver(person, first);
  await go(person, `#/t/${first}`);
  await person.page.getByRole('button', { name: 'Play again' }).click();
  await until(() => !person.page.url().endsWith(first), 'another table');
  await person.page.locator(CHOICE).first().waitFor();
  await person.context.close();
});

test.each([
  ['a phone', PHONE],
  ['a desk', WIDE],
])('six with long names have room in the result on %s, and bots have faces', async (_, screen) => {
  const person = await annaOn(screen);
  await go(person, `#/t/${over}`);
  const { page } = person;
  await page.locator('.result').waitFor();
  const rows = page.locator('.result li');
  expect(await rows.count()).toBe(6);
  for (const name of NAMES) await rows.filter({ hasText: name }).waitFor();
  expect(await collisions(person, '.result li :is(.place, .name, b)')).toEqual([]);
  expect(await collisions(person, '.result :is(thead th, tfoot td)')).toEqual([]);
  // One for each bot, and not the same.
  const faces = await page.locator('.result .face').evaluateAll((all) => all.map((face) => face.innerHTML));
  expect([faces.length, new Set(faces).size]).toEqual([2, 2]);
  await person.context.close();
});

test('a match is put away and back, found again when it is over, and watched with all hands open', async () => {
  const { page } = anna;
  await makeTable(anna, { game: 'marshals', seats: [{ kind: 'me' }, BOT] });
  await go(anna, '#/');
  const mine = page.locator('section').filter({ has: page.locator('#mine') });
  await mine.getByRole('link', { name: /Marshals/ }).waitFor();
  await mine.getByRole('button', { name: 'Put this match of Marshals away' }).click();
  await mine.getByRole('link', { name: /Marshals/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Put it back' }).click();
  await mine.getByRole('link', { name: /Marshals/ }).waitFor();

  await mine.getByRole('link', { name: 'Earlier matches' }).click();
  const earlier = page.getByRole('listitem').filter({ hasText: 'Colt Express' });
  await earlier.filter({ hasText: / wins!| share / }).waitFor();
  await earlier.getByRole('link', { name: 'Watch it again' }).click();

  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'All hands' }).click();
  const hands = page.getByRole('region', { name: 'All hands' }).getByRole('listitem');
  await until(async () => (await hands.filter({ hasText: 'Your hand' }).count()) === 6, 'six hands');
  // Through one seat's eyes, at the same moment.
  await page.getByRole('button', { name: `As ${NAMES[1]}` }).click();
  await until(() => page.url().includes('seat=1'), 'other eyes');
  expect(await page.getByRole('slider').inputValue()).toBe('20');
  // At the end the result itself, and the way back to where it was played.
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  await page.locator('.result .why').waitFor();
  await page.getByRole('link', { name: 'Result' }).click();
  await until(() => page.url().endsWith(`#/t/${over}`), 'the table');
  await page.locator('.result').waitFor();
  expect(anna.errors).toEqual([]);
});
