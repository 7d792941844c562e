// Whole matches in a real browser, against the real server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CHOICE,
  chooseFirst,
  command,
  company,
  GAMES,
  go,
  makeTable,
  playOn,
  PHONE,
  Room,
  twoByWire,
  until,
  type Person,
  showings,
} from './harness';
import { asked } from './reach';

/** A small ring, so that a match is short. */
const SHORT = [
  ['spaces', '20'],
  ['entries', '1,6,11,16'],
  ['starts', '2,4,8,13,18'],
];
const BOT = { kind: 'bot', level: 'instinct' };

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

test('two browsers play a whole match of Catching Santa by clicking', async () => {
  const [anna, ben] = [await room.person({ unseen: true }), await room.person({ unseen: true })];
  await Promise.all([room.home(anna), room.home(ben)]);

  // Anna lays the table and sends the link; Ben sits down.
  await anna.page.locator('.poster', { hasText: 'Catching Santa' }).getByRole('link', { name: 'With friends' }).click();
  await anna.page.locator('fieldset label', { hasText: /^\s*2\s*$/ }).click();
  await anna.page.getByText('Clock and options').click();
  for (const [key, value] of [
    ['Spaces on the path', '20'],
    ['Where the colours enter', '1,6,11,16'],
    ['Where the Christmas pieces start', '2,4,8,13,18'],
  ] as const) {
    await anna.page.getByLabel(key).fill(value);
  }
  await anna.page.getByRole('button', { name: 'Lay the table' }).click();
  const link = await anna.page.getByLabel('The link to this table').inputValue();
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByRole('button', { name: 'Begin' }).click();

  await playOn([anna, ben]);
  for (const { page, errors } of [anna, ben]) {
    await page.locator('.result').waitFor();
    expect(errors).toEqual([]);
  }
  const result = async ({ page }: Person) => (await page.locator('.result tfoot').innerText()).replace(/\s+/g, ' ');
  expect(await result(anna)).toBe(await result(ben));

  // And the rematch is the same table for both.
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await ben.page.getByRole('link', { name: 'To the rematch' }).click();
  await until(() => anna.page.url() === ben.page.url(), 'both at the same table');
});

test('whoever plays with bots can ask what a good player would do, by a key, and is told on the board, in the list and aloud', async () => {
  const anna = await room.person();
  await room.home(anna);
  const { page, errors } = anna;
  const table = await makeTable(anna, { game: 'colt-express', seats: [{ kind: 'me' }, BOT, BOT] });
  await go(anna, `#/t/${table}`);
  await page.locator(CHOICE).nth(1).waitFor();
  await page.keyboard.press('h');
  await page.locator('.choices .best .chance').waitFor();
  const chances = await page.locator('.choices .chance').allInnerTexts();
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.every((chance) => /\d %$/.test(chance))).toBe(true);
  await page.locator('.board .hint.best').waitFor();
  await expect
    .poll(() => page.locator('[aria-live=polite]').first().textContent())
    .toContain('A good player would do this');
  // What is done is done, and the hint is gone with the question.
  await page.locator('.choices .best').click();
  await page.locator('.chance').first().waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('somebody new who follows a link sits down at once, however slow the network is', async () => {
  const anna = await room.person();
  await room.home(anna);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await makeTable(anna, { game: 'catching-santa', seats }, false);
  const ben = await room.person({ fresh: true });
  // Who it is takes longer to be known than everything else.
  await ben.page.route('**/api/me', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await ben.page.goto(`${room.server.url}#/t/${table}`);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.goto(`${room.server.url}#/t/${table}`);
  await anna.page.getByText('Ben').first().waitFor();
  expect(await ben.page.getByRole('alert').allInnerTexts()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/./)]),
  );
  expect(ben.errors).toEqual([]);
});

test('the tab says whose turn it is', async () => {
  const anna = await room.person();
  await room.home(anna);
  expect(await anna.page.title()).toBe('Tinstar');
  await go(anna, `#/t/${await makeTable(anna, { game: 'catching-santa', seats: [{ kind: 'me' }, BOT] })}`);
  await anna.page.locator(CHOICE).first().waitFor();
  await until(async () => (await anna.page.title()).startsWith('Your turn'), 'the tab to say so');
  await go(anna, '#/');
  await until(async () => (await anna.page.title()) === 'Tinstar', 'the tab to forget it');
  await anna.context.close();
});

test('from home to the first decision in two clicks', async () => {
  const anna = await room.person({ fresh: true });
  await room.home(anna);
  await anna.page.locator('.poster', { hasText: 'Catching Santa' }).getByRole('button', { name: 'Play now' }).click();
  // The first thing to do may be to throw one's dice.
  await anna.page.locator(`${CHOICE}, .roll`).first().waitFor();
  expect(anna.errors).toEqual([]);
});

test('choices by digits, and what letters lead to', async () => {
  const anna = await room.person({ prefs: { confirm: true } });
  await room.home(anna);
  const table = await makeTable(anna, { game: 'catching-santa', options: SHORT, seats: [{ kind: 'me' }, BOT] });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  await page.locator(CHOICE).first().waitFor();

  // What another tab covers is not chosen by its number.
  await page.getByRole('tab', { name: 'Log' }).click();
  const before = anna.frames.length;
  await page.keyboard.press('1');
  await page.locator(CHOICE).first().waitFor();
  expect(anna.frames.slice(before).filter((frame) => frame.includes('"update"'))).toEqual([]);
  // The first by Tab, the others by their numbers: each is done at once.
  for (
    let n = 0;
    n < 60 && !(await page.evaluate(() => document.activeElement?.classList.contains('choice')));
    n += 1
  ) {
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => document.activeElement?.classList.contains('choice'))).toBe(true);
  await page.keyboard.press('Enter');

  // `keyboard.test.ts` plays every game to its end.
  const decide = async (digit: number) => {
    await until(async () => (await page.locator(CHOICE).count()) > 0, 'a decision');
    const seq = asked(anna)?.seq;
    await until(async () => {
      await page.keyboard.press(String(1 + (digit % Math.max(1, Math.min(9, await page.locator(CHOICE).count())))));
      return asked(anna)?.seq !== seq;
    }, 'the move');
  };
  for (let digit = 0; digit < 6; digit += 1) await decide(digit);
  expect(anna.errors).toEqual([]);

  // Letters lead to the log, the help and the description.
  await page.keyboard.press('l');
  await until(() => page.evaluate(() => document.activeElement?.id === 'log'), 'the focus in the log');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'The board in words' }).getByRole('listitem').first().waitFor();
  // And the digits choose again.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await decide(0);
});

/** Where everybody is, in the view of each game. */
interface Seen {
  sides: { path: number[]; gang: { rear: number; groups: { dice: Record<string, number> }[] } }[];
  figures: ({ seat: number; at: { car: number; level: string } } | null)[];
  marshals: { at: number | null }[];
  riders: { space: number }[];
}
/** The sentences that say so, by game. */
const WHERE: Record<string, (view: Seen, names: string[]) => RegExp[]> = {
  'catching-santa': ({ sides }, names) =>
    sides.map(({ path }, seat) =>
      path.length === 0
        ? new RegExp(`^${names[seat]}: nobody on the path;`)
        : new RegExp(`^${names[seat]}: on the path at ${path.join('(, | and )')};`),
    ),
  'colt-express': ({ figures }, names) =>
    figures.flatMap((figure) => {
      if (!figure) return [];
      const { car, level } = figure.at;
      const where = `${level === 'roof' ? 'on the roof of' : 'inside'} ${car === 0 ? 'the Locomotive' : `car ${car}`}`;
      return [new RegExp(`^${names[figure.seat]} \\(.+\\) is ${where} with `)];
    }),
  marshals: ({ marshals }, names) =>
    marshals.flatMap(({ at }, seat) => (at === null ? [] : [new RegExp(`^${at + 1} is the .+: .*${names[seat]}`)])),
  'pony-express': ({ riders }, names) =>
    riders.map(({ space }, seat) => new RegExp(`^${names[seat]} is [^,;]*\\b${space}[,;]`)),
  'rolling-bandits': ({ sides }, names) =>
    sides.flatMap(({ gang }, seat) =>
      gang.groups.map((_, nth) => new RegExp(`^In car ${gang.rear + nth + 1}, ${names[seat]} has `)),
    ),
};

test.each(GAMES)('the board of %s in words says who is where', async (game) => {
  const anna = await room.person();
  await room.home(anna);
  const { page } = anna;
  const table = await makeTable(anna, { game, seats: await company(anna, game, 3) });
  await go(anna, `#/t/${table}`);
  const look = () =>
    page.evaluate(async (table) => (await (await fetch(`api/tables/${table}`)).json()) as { view: Seen }, table);
  await page.locator(CHOICE).first().waitFor();
  const names = await page.locator('.seats .name').allInnerTexts();
  expect(names).toHaveLength(3);
  let checked = 0;
  for (let decision = 0; decision < 5; decision += 1) {
    await page.locator(`${CHOICE}, .pad .fire, .result`).first().waitFor();
    // A shot is aimed, and a short match may be over.
    if ((await page.locator(CHOICE).count()) === 0) break;
    const { view } = await look();
    await page.keyboard.press('d');
    const said = page.getByRole('dialog', { name: 'The board in words' }).getByRole('listitem');
    await said.first().waitFor();
    const words = await said.allInnerTexts();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A question with one answer answers itself, at any moment.
    if (JSON.stringify((await look()).view) === JSON.stringify(view)) {
      const sentences = WHERE[game]!(view, names);
      for (const sentence of sentences) {
        expect(
          words.some((one) => sentence.test(one)),
          `${sentence} in ${words.join(' ')}`,
        ).toBe(true);
      }
      checked += sentences.length;
    }
    await chooseFirst(anna);
  }
  expect(checked).toBeGreaterThanOrEqual(names.length);
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test('around one screen, with a curtain where seats have secrets', async () => {
  const anna = await room.person({ unseen: true });
  await room.home(anna);
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'same_screen', name }));
  const secret = await makeTable(anna, { game: 'marshals', options: [['mode', 'standard']], seats });
  await go(anna, `#/t/${secret}`);
  const { page } = anna;
  const passed: string[] = [];
  for (let n = 0; n < 400 && new Set(passed).size < 2; n += 1) {
    const curtain = page.getByRole('dialog', { name: /Pass the screen/ });
    if ((await curtain.count()) > 0) {
      const words = await curtain.getByRole('heading').innerText();
      // Nothing of the table is to be reached behind it.
      expect(await page.locator('.choice').count()).toBe(0);
      passed.push(words);
      await curtain.getByRole('button').click();
      await page.locator(CHOICE).first().waitFor();
    } else if ((await page.locator(CHOICE).count()) > 0) await chooseFirst(anna);
    else await page.waitForTimeout(20);
  }
  expect(new Set(passed)).toEqual(new Set(['Pass the screen to Anna', 'Pass the screen to Ben']));

  // Catching Santa has no secrets: no curtain, to the end.
  const open = await makeTable(anna, { game: 'catching-santa', options: SHORT, seats });
  await go(anna, `#/t/${open}`);
  await playOn([anna]);
  expect(anna.errors).toEqual([]);
});

test('the server is killed and restarted in the middle: nothing is lost', async () => {
  const anna = await room.person();
  await room.home(anna);
  const table = await makeTable(anna, { game: 'catching-santa', options: SHORT, seats: [{ kind: 'me' }, BOT] });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  for (let n = 0; n < 3; n += 1) {
    await page.locator(CHOICE).first().waitFor();
    await chooseFirst(anna);
  }
  await page.locator(CHOICE).first().waitFor();
  const wholeLog = async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    const older = page.getByRole('button', { name: /older lines/ });
    if ((await older.count()) > 0) await older.click();
    return page.locator('.log li').allInnerTexts();
  };
  const before = await wholeLog();

  await room.server.kill();
  await page.getByText('Nothing is lost.').waitFor();
  // A move made while nobody listens is made when somebody does.
  await page.getByRole('tab', { name: 'Play' }).click();
  await chooseFirst(anna);
  await page.waitForTimeout(300);
  await room.server.up();
  await page.getByText('Nothing is lost.').waitFor({ state: 'detached' });
  // That move may have been the last.
  await page.locator(`${CHOICE}, .result`).first().waitFor();
  const after = await wholeLog();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  await page.getByRole('tab', { name: /Play|Result/ }).click();
  await playOn([anna]);
  expect(anna.errors).toEqual([]);
});

test('coming back shows what was missed', async () => {
  const [anna, ben] = [await room.person({ prefs: { motion: 'on', speed: 0.5 } }), await room.person()];
  await Promise.all([room.home(anna), room.home(ben)]);
  const table = await makeTable(anna, { game: 'catching-santa', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
  await go(ben, `#/t/${table}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await go(anna, `#/t/${table}`);
  await anna.page.getByRole('button', { name: 'Begin' }).click();
  // Both see the first decision; then Anna leaves the page and a bot plays for her.
  await until(async () => (await anna.page.locator('.log, .prompt').count()) > 0, 'the match');
  await until(
    async () => (await anna.page.locator(CHOICE).count()) + (await ben.page.locator(CHOICE).count()) > 0,
    'a decision',
  );
  await command(anna, table, { type: 'hand', seat: 0, level: 'random' });
  await go(anna, '#/about');
  for (let n = 0; n < 4; n += 1) {
    await ben.page.locator(CHOICE).first().waitFor();
    await chooseFirst(ben);
  }
  await ben.page.locator(CHOICE).first().waitFor();
  // It is skipped in the moment it is told, however long a busy machine would take to press: there is something to skip then.
  const { page } = anna;
  const skipped = page.evaluate(
    (told) =>
      new Promise<boolean>((done) => {
        new MutationObserver((_, watch) => {
          if (document.querySelector('.behind')?.textContent?.includes(told) !== true) return;
          watch.disconnect();
          const skip = document.querySelector<HTMLButtonElement>('[aria-label="Skip"]');
          done(skip?.disabled === false);
          skip?.click();
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    'While you were away',
  );
  await go(anna, `#/t/${table}`);
  expect(await skipped).toBe(true);
  await page.locator('.behind').waitFor({ state: 'detached' });
  expect(anna.errors).toEqual([]);
});

test('whoever throws their own dice presses for every throw, until they have it done for them', async () => {
  const anna = await room.person({ prefs: { rollForMe: false } });
  await room.home(anna);
  const table = await makeTable(anna, { game: 'catching-santa', seats: [{ kind: 'me' }, BOT] });
  await go(anna, `#/t/${table}`);
  const { page } = anna;
  const roll = page.locator('#prompt .roll');
  /** Goes on to the next throw that waits, choosing what is asked on the way. */
  const next = () =>
    until(async () => {
      if ((await roll.count()) > 0) return true;
      await chooseFirst(anna);
      return false;
    }, 'dice to throw');
  const thrown = async (press: () => Promise<void>) => {
    const lines = await page.locator('.log .rule').count();
    await press();
    await until(async () => (await page.locator('.log .rule').count()) > lines, 'the throw');
  };

  await next();
  await until(async () => (await page.title()).startsWith('Your turn'), 'the tab to say so');
  await page.locator('[aria-live="polite"]', { hasText: 'Throw your dice' }).waitFor();
  expect(await page.locator(CHOICE).count()).toBe(0);
  await thrown(() => page.keyboard.press('Space'));
  await next();
  await thrown(() => page.keyboard.press('1'));
  await next();
  await thrown(() => page.locator('.grab').click());
  await next();
  await thrown(() => roll.click());
  await next();
  await thrown(() => page.getByLabel('Roll for me from now on').click());
  // It is remembered, and no throw waits any more.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('tinstar.prefs')!).rollForMe)).toBe(true);
  for (let n = 0; n < 3; n += 1) {
    await page.locator(`${CHOICE}, .result`).first().waitFor();
    expect(await roll.count()).toBe(0);
    await chooseFirst(anna);
  }
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});

test('the speed is one touch away, and is remembered', async () => {
  const anna = await room.person({ ...PHONE, prefs: { speed: 1 } });
  await room.home(anna);
  await go(anna, `#/t/${await makeTable(anna, { game: 'catching-santa', seats: [{ kind: 'me' }, BOT] })}`);
  const { page } = anna;
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('tinstar.prefs')!).speed as number);
  await page.getByRole('button', { name: /^Speed 1 ×/ }).tap();
  await page.getByRole('button', { name: /^Speed 2 ×/ }).waitFor();
  expect(await kept()).toBe(2);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /^Speed 4 ×/ }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /^Speed 0.5 ×/ }).waitFor();
  expect(await kept()).toBe(0.5);
  await anna.context.close();
});

test('a phone: no sideways scrolling, and everything is large enough for a thumb', async () => {
  const anna = await room.person(PHONE);
  await room.home(anna);
  const { page } = anna;
  const fits = async (where: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, where).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, a.button, a.item, select, input:not([type="checkbox"], [type="radio"], .unseen)',
        ),
      ]
        .filter((one) => !one.closest('#board') && one.checkVisibility())
        .map((one) => ({
          text: one.textContent?.trim() || one.outerHTML.slice(0, 80),
          ...one.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => width < 43.5 || height < 43.5)
        .map(({ text, width, height }) => `${text}: ${width} x ${height}`),
    );
    expect(small, where).toEqual([]);
  };
  await fits('home');
  for (const hash of ['#/new/colt-express?way=screen', '#/rules/marshals', '#/account', '#/about', '#/record']) {
    await go(anna, hash);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(300);
    await fits(hash);
  }
  for (const game of GAMES) {
    const table = await makeTable(anna, { game, seats: await company(anna, game, 6) });
    await go(anna, `#/t/${table}`);
    await page.locator(CHOICE).first().waitFor();
    await fits(game);
    await page.locator(CHOICE).first().tap();
  }
  // Whoever has a long name, in the menu and before a match, where there are levels of bots to choose from.
  await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Anneliese von der Prairie' });
    await fetch('api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  });
  const beside = (within: string) =>
    page.evaluate((within) => {
      const all = [...document.querySelectorAll(`${within} :is(button, select, input:not(.unseen), a.button, h2, p)`)];
      const out = ({ left, right }: DOMRect) => left < -1 || right > document.documentElement.clientWidth + 1;
      const seen = all.filter((one) => one.checkVisibility() && !one.closest('.unseen, .line'));
      return seen.filter((one) => out(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120));
    }, within);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const laid = await makeTable(anna, { game: 'marshals', seats }, false);
  await go(anna, `#/t/${laid}`);
  await page.getByRole('textbox', { name: 'The link to this table' }).waitFor();
  expect(await beside('main')).toEqual([]);
  await go(anna, `#/t/${await makeTable(anna, { game: 'marshals', seats: await company(anna, 'marshals') })}`);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await beside('dialog')).toEqual([]);
  expect(anna.errors).toEqual([]);
});

test('nothing hidden of other seats is in any frame that the page received', async () => {
  const [anna, ben] = [await room.person(), await room.person()];
  await twoByWire(room, [anna, ben], { game: 'marshals', options: [['mode', 'standard']] });
  const told = (person: Person) => showings(person).filter(({ views }) => views.length > 0);
  const choosing = (person: Person) => told(person).filter(({ situation }) => situation.choices.length > 0);

  type Hands = { hands: { known: string[]; has_seen: string[] }[] };
  // What each of them saw at each number. What one holds and has not shown, the other has not been sent, in whatever form.
  const seen = (person: Person) => new Map(told(person).map((message) => [message.seq, message]));
  let kept = 0;
  for (const [[mine, own], [theirs, other]] of [
    [
      [anna, 0],
      [ben, 1],
    ],
    [
      [ben, 1],
      [anna, 0],
    ],
  ] as const) {
    const others = seen(theirs);
    for (const [seq, { situation, views }] of seen(mine)) {
      expect(situation.seat).toBe(own);
      const across = others.get(seq);
      if (!across || situation.outcome) continue;
      const { hands } = views.at(-1) as Hands;
      // The server tells the owner of a hand who has seen what of it: that, and no more, is what they are told.
      const known = (across.views.at(-1) as Hands).hands[own]!.known;
      expect(known.toSorted()).toEqual(hands[other]!.has_seen.toSorted());
      // Of most kinds there is one card: its name must not be anywhere in what the other was sent at that moment.
      const secret = hands[own]!.known.filter(
        (card) => !hands[other]!.has_seen.includes(card) && !/^(WI|JU)-/.test(card),
      );
      kept += secret.length;
      expect(
        secret.filter((card) => across.text.includes(JSON.stringify(card))),
        `at ${seq}`,
      ).toEqual([]);
    }
  }
  expect(kept).toBeGreaterThan(20);

  for (const [person, seat] of [
    [anna, 0],
    [ben, 1],
  ] as const) {
    for (const { situation } of choosing(person)) expect(situation.deciders).toContain(seat);
    // No seed before the end, in whatever form.
    expect(person.frames.filter((frame) => /"seed"/.test(frame))).toEqual([]);
  }
});
