// The screens around the table: watching again, French, lamplight, and what axe says of each.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHOICE,
  company,
  GAMES,
  go,
  makeTable,
  playOn,
  PHONE,
  Room,
  until,
  WIDE,
  type Person,
  serious,
} from './harness';
import type { MatchTold } from '../src/lib/protocol/MatchTold';

const SHORT = [
  ['spaces', '20'],
  ['entries', '1,6,11,16'],
  ['starts', '2,4,8,13,18'],
];
const BOT = { kind: 'bot', level: 'instinct' };

let room: Room;
/** A match that is over. */
let over: string;
let anna: Person;

beforeAll(async () => {
  room = await Room.open();
  anna = await room.person();
  await room.home(anna);
  over = await makeTable(anna, { game: 'catching-santa', options: SHORT, seats: [{ kind: 'me' }, BOT] });
  await go(anna, `#/t/${over}`);
  await playOn([anna]);
}, 120_000);
afterAll(() => room.close());

test('a match is watched again, step by step, by turns, and from a link to a moment', async () => {
  const { page } = anna;
  await go(anna, `#/replay/${over}`);
  const scrubber = page.getByRole('slider');
  await scrubber.waitFor();
  const at = async () => Number(await scrubber.inputValue());
  const last = Number(await scrubber.getAttribute('max'));
  expect(await at()).toBe(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await until(async () => (await at()) === 1, 'the first step');
  await page.getByRole('button', { name: 'One step back' }).click();
  await until(async () => (await at()) === 0, 'the step back');
  await page.getByRole('button', { name: 'The next turn' }).click();
  await until(async () => (await at()) > 0, 'the next turn');
  await page.keyboard.press('End');
  await until(async () => (await at()) === last, 'the end');
  await page.locator('.result').waitFor();
  // The address follows the moment; what the browser's driver says of it comes later.
  const address = () => page.evaluate(() => location.href);
  const end = await address();
  await scrubber.fill('3');
  await until(async () => /@\d+/.test(await address()) && (await address()) !== end, 'the address of the moment');
  const moment = await address();
  const log = await page.locator('.log [aria-current]').first().innerText();

  // It stops at every event, and says in words what is seen there.
  const inWords = async () => {
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog');
    const said = dialog.getByRole('listitem');
    await said.or(dialog.getByRole('alert')).first().waitFor();
    expect(await dialog.getByRole('alert').allInnerTexts(), 'nothing is refused').toEqual([]);
    const words = await said.allInnerTexts();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return words;
  };
  const before = await inWords();
  expect(before.length).toBeGreaterThan(2);
  // Quick fingers: what is closed and asked for again at once is there.
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  for (let times = 0; times < 5; times += 1) {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('d')]);
    await page.getByRole('dialog').getByRole('listitem').first().waitFor({ timeout: 5_000 });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // One in the middle of which there is something to see, the shortest first.
  const steps = await page.evaluate(async (over) => {
    const { frames } = (await (await fetch(`api/tables/${over}/story`)).json()) as Pick<MatchTold, 'frames'>;
    const seen = frames.map(({ lines }, frame) => ({
      step: frame - 1,
      lines: lines.length,
      changed: lines.filter(({ changes }) => changes?.length).length,
    }));
    return seen.filter(({ step, changed }) => step > 2 && changed > 2).sort((a, b) => a.lines - b.lines);
  }, over);
  let told: string[] = [];
  for (const { step } of steps) {
    if (new Set(told).size > 2) break;
    await scrubber.fill(`${step}`);
    told = [(await inWords()).join()];
    while ((await at()) === step && told.length < 80) {
      await page.keyboard.press('.');
      told.push((await inWords()).join());
    }
    expect(await at(), 'after its last event a step is done').toBe(step + 1);
  }
  expect(new Set(told).size, 'in the middle of a step its words differ from those before and after').toBeGreaterThan(2);
  for (const words of told.toReversed().slice(1, 6)) {
    await page.keyboard.press(',');
    expect((await inWords()).join()).toBe(words);
  }

  // The same link shows the same moment: in another window, and followed where another moment is shown.
  const fresh = await anna.context.newPage();
  await fresh.goto(moment);
  expect(await fresh.locator('.log [aria-current]').first().innerText()).toBe(log);
  await fresh.close();
  await page.keyboard.press('End');
  await until(async () => (await at()) === last, 'another moment');
  await go(anna, new URL(moment).hash);
  await until(async () => (await at()) === 3, 'the moment of the link');
  expect(await inWords()).toEqual(before);

  // After the end through anybody's eyes.
  await page.getByRole('group', { name: 'Through whose eyes' }).getByRole('button').nth(2).click();
  await until(async () => (await address()).includes('seat=1'), 'other eyes');
  expect(anna.errors).toEqual([]);
});

test('what luck and choices did is worked out, told, and leads to the moment', async () => {
  const { page } = anna;
  await go(anna, `#/t/${over}`);
  await page.getByRole('link', { name: 'Luck and skill' }).click();
  const review = page.getByRole('region', { name: 'Luck and skill' });
  await review.waitFor({ timeout: 60_000 });
  const rows = await review.locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(2);
  expect(await review.locator('.sentences li').count()).toBe(2);
  expect(await serious(anna, '.review')).toEqual([]);
  // The same again for whoever is sent the link, at once.
  const address = await page.evaluate(() => location.href);
  expect(address).toContain('review');
  const ben = await room.person(PHONE);
  await ben.page.goto(address);
  await ben.page.getByRole('region', { name: 'Luck and skill' }).waitFor();
  expect(await ben.page.locator('.review tbody tr').allInnerTexts()).toEqual(rows);
  expect(await serious(ben, '.review')).toEqual([]);
  for (const one of [anna, ben]) {
    // More lines than words: a word was broken.
    const broken = await one.page.locator('.review :is(td, thead th:not(:has(.unseen)))').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const words = cell.textContent.trim();
        return lines.size > words.split(' ').length ? [words] : [];
      }),
    );
    expect(broken).toEqual([]);
  }
  const sideways = await ben.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'nothing is wider than the phone').toBeLessThanOrEqual(0);
  // Touching the picture shows that moment; nothing that comes after it is told to whoever likes it so.
  await review.getByRole('checkbox', { name: 'Hide what comes' }).check();
  await review.getByRole('table').waitFor({ state: 'detached' });
  await review.getByRole('checkbox', { name: 'Hide what comes' }).uncheck();
  const scrubber = page.getByRole('slider');
  const picture = review.getByRole('img').first();
  const box = (await picture.boundingBox())!;
  await picture.click({ position: { x: box.width * 0.75, y: box.height / 2 } });
  await until(async () => Number(await scrubber.inputValue()) > 0, 'the moment that was touched');
}, 90_000);

test('every die is counted, checked, and shown to whoever is sent the link', async () => {
  const { page } = anna;
  await go(anna, `#/replay/${over}`);
  await page.getByRole('button', { name: 'Dice and cards' }).click();
  const dice = page.getByRole('region', { name: 'Dice and cards' });
  await dice.getByRole('table').first().waitFor();
  const rows = await dice.locator('tbody').first().getByRole('row').allInnerTexts();
  expect(rows).toHaveLength(6);
  await page.getByText(/(The server|This page) has just played all \d+ decisions again/).waitFor();
  await page.getByText('Your browser has checked it').waitFor();
  await dice.getByText(/lucky/).first().waitFor({ timeout: 60_000 });
  expect(await serious(anna, '.side')).toEqual([]);
  const address = await page.evaluate(() => location.href);
  expect(address).toContain('dice');
  const ben = await room.person(PHONE);
  await ben.page.goto(address);
  await ben.page.locator('.dice tbody').first().waitFor();
  expect(await ben.page.locator('.dice tbody').first().getByRole('row').allInnerTexts()).toEqual(rows);
  expect(await serious(ben, '.side')).toEqual([]);
  // Each side is drawn, and named for ears.
  const [side] = await ben.page.locator('.dice tbody th').all();
  expect(await side!.locator('svg').count()).toBe(1);
  expect(await side!.innerText()).toContain('side 1');
  // The board is seen whole beside it.
  const [board, drawn] = await Promise.all(
    ['.replay > .board', '.catching-santa > .sheet'].map((part) => ben.page.locator(part).boundingBox()),
  );
  expect(board!.height).toBeGreaterThan(PHONE.viewport!.height / 3);
  expect(drawn!.height).toBeLessThanOrEqual(board!.height + 1);
  const sideways = await ben.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, 'nothing is wider than the phone').toBeLessThanOrEqual(0);
}, 90_000);

test('what might have come of a better choice is played on the board, and left again', async () => {
  const { page } = anna;
  // Whether there was an error is a matter of luck: one is put in, with what really happened as what might have.
  await page.route('**/api/tables/*/review', async (route) => {
    const response = await route.fetch();
    const now = await response.json();
    if (now.state === 'ready') {
      const { from, frames } = await (await page.request.get(route.request().url().replace('review', 'story'))).json();
      for (const one of now.review.steps) one.error = null;
      const [step] = now.review.steps;
      const instead = { from, frames: frames.slice(0, 3) };
      step.error = { kind: 'blunder', best: step.did, cost: 0.2, give_or_take: 0.05, hindsight: 0.2, instead };
    }
    await route.fulfill({ response, json: now });
  });
  await go(anna, `#/replay/${over}?review`);
  const supposing = page.getByRole('button', { name: 'What if?' });
  await supposing.first().waitFor({ timeout: 60_000 });
  await supposing.first().click();
  await page.getByText('This did not happen').waitFor();
  const scrubber = page.getByRole('slider');
  expect(await scrubber.getAttribute('max')).toBe('3');
  await until(async () => (await scrubber.inputValue()) === '3', 'it to be played');
  expect(await serious(anna, '.replay')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('This did not happen').waitFor({ state: 'detached' });
  expect(Number(await scrubber.getAttribute('max'))).toBeGreaterThan(3);
  await page.unroute('**/api/tables/*/review');
}, 90_000);

test('a record is downloaded, and the file opened again', async () => {
  const { page } = anna;
  await go(anna, `#/replay/${over}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'catching-santa' });
  await go(anna, '#/record');
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.getByRole('slider').waitFor();
  // It is reviewed and counted as a table's match is.
  await page.getByRole('button', { name: 'Luck and skill' }).click();
  await page.locator('.review tbody tr').first().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Dice and cards' }).click();
  await page.locator('.dice tbody').first().waitFor();
  await go(anna, '#/about');
  await go(anna, '#/record');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
}, 90_000);

test('every log line leads to its rule, and the rule to the book', async () => {
  const { page } = anna;
  await go(anna, `#/t/${over}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log .rule').first().click();
  await page.locator('dialog blockquote').waitFor();
  await page.getByRole('link', { name: 'Read it among the other rules' }).click();
  await page.locator('.target').waitFor();
  await page.getByLabel('Search the rules').fill('santa');
  await until(async () => /\d+ rules/.test(await page.getByRole('status').first().innerText()), 'rules to be found');
});

test('in French to the last word, remembered', async () => {
  const person = await room.person({ locale: 'fr-FR' });
  await room.home(person);
  const { page } = person;
  await page.getByText('Plusieurs jeux, une table').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.locator('.poster').first().getByRole('button', { name: 'Jouer' }).click();
  await page.locator(CHOICE).first().waitFor();
  await page.getByRole('tab', { name: 'Journal' }).click();
  const lines = await page.locator('.log li').allInnerTexts();
  expect(lines.join(' ')).toMatch(/Tour|lance|fait/);
  expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z]+-[a-z-]+\]/);
  await page.getByRole('button', { name: 'In English' }).click();
  await page.getByRole('tab', { name: 'Log' }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Log' }).waitFor();
  expect(person.errors).toEqual([]);
});

test('lamplight follows the device, and the switch', async () => {
  const person = await room.person({ colorScheme: 'dark' });
  await room.home(person);
  const { page } = person;
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Daylight').check();
  await until(async () => (await theme()) === 'light', 'daylight');
});

test('a name, an account, and back as a guest', async () => {
  const person = await room.person({ fresh: true });
  await room.home(person);
  const { page } = person;
  const suggested = await page.getByLabel('What should the others call you?').inputValue();
  expect(suggested).not.toBe('');
  await page.getByRole('button', { name: "That's me" }).click();
  await until(async () => (await page.locator('header .name').innerText()) === suggested, 'the name');
  await go(person, '#/account');
  await page.getByLabel('Sign-in name').fill('nell-1');
  await page.getByLabel('Password').fill('a horse, a horse');
  await page.locator('form').getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are signed in as nell-1.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await page.getByLabel('Sign-in name').fill('nell-1');
  await page.getByLabel('Password').fill('a horse, a horse');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('You are signed in as nell-1.').waitFor();
});

describe.each([
  ['daylight', { ...WIDE, prefs: { theme: 'light' } }],
  ['lamplight, phone', { ...PHONE, prefs: { theme: 'dark' } }],
])('axe finds nothing serious, %s', (_, options) => {
  let person: Person;
  beforeAll(async () => {
    person = await room.person(options);
    await room.home(person);
  });

  const check = async () => {
    await person.page.waitForTimeout(400);
    expect(await serious(person)).toEqual([]);
  };

  test.each([
    '#/',
    '#/new/catching-santa?way=screen',
    '#/rules/catching-santa',
    '#/account',
    '#/people',
    '#/about',
    '#/me',
    '#/ratings',
    '#/record',
    '#/nowhere',
  ])('%s', async (hash) => {
    await go(person, hash);
    await check();
  });

  test.each(GAMES)('a table of %s', async (game) => {
    const table = await makeTable(person, { game, seats: await company(person, game) });
    await go(person, `#/t/${table}`);
    await person.page.locator(CHOICE).first().waitFor();
    await check();
  });

  test('lobby, log, chat, menu, settings, lens, curtain, replay, result', async () => {
    const { page } = person;
    const lobby = await makeTable(person, { game: 'marshals', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
    await go(person, `#/t/${lobby}`);
    await check();
    const table = await makeTable(person, { game: 'catching-santa', seats: [{ kind: 'me' }, BOT] });
    await go(person, `#/t/${table}`);
    await page.locator(CHOICE).first().waitFor();
    for (const tab of [1, 2]) {
      await page.getByRole('tab').nth(tab).click();
      await check();
    }
    await page.getByRole('button', { name: 'More' }).click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .rule').first().click();
    await check();
    await page.keyboard.press('Escape');
    const screen = await makeTable(person, {
      game: 'marshals',
      seats: ['Anna', 'Ben'].map((name) => ({ kind: 'same_screen', name })),
    });
    await go(person, `#/t/${screen}`);
    await page.getByRole('dialog').waitFor();
    await check();
    await go(person, `#/replay/${over}@40?seat=spectator`);
    await page.getByRole('slider').waitFor();
    await check();
    await page.keyboard.press('End');
    await check();
  });
});
