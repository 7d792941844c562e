// Catching Santa in a real browser: whole matches on the board itself, on every kind of board and screen.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHOICE, go, makeTable, PHONE, playOn, Room, until, type Person, serious } from '$tests/harness';

let room: Room;
beforeAll(async () => (room = await Room.open()));
afterAll(() => room.close());

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));

async function sitDown(person: Person, players: number, options: [string, string][] = []): Promise<void> {
  await room.home(person);
  const seats = [{ kind: 'me' }, ...bots(players - 1)];
  const table = await makeTable(person, { game: 'catching-santa', options, seats });
  await go(person, `#/t/${table}`);
  await person.page.locator('.catching-santa').waitFor();
}

/** Clicks what is offered on the board and never the list: the last target, which is seldom "stop here". */
async function onTheBoard({ page }: Person): Promise<void> {
  const offered = page.locator('#board [data-choice]');
  const many = await offered.count();
  if (many === 0) return;
  const rolls = await page.locator('#board .tray').count();
  await offered
    .nth(rolls ? 0 : many - 1)
    .click({ timeout: 2000 })
    .catch(() => {});
}

const asked = ({ page }: Person) => page.locator('#board [data-choice]').first();

const targets = ({ page }: Person) => page.locator('#board .target').count();

/** Plays until there is a decision about pieces, in another match if luck never brings one in this. */
async function untilTargets(person: Person, are = async () => (await targets(person)) > 0): Promise<void> {
  await until(
    async () => {
      if (await are()) return true;
      if ((await person.page.locator('.result').count()) > 0) await sitDown(person, 2);
      await onTheBoard(person);
      return false;
    },
    'a piece to move',
    150_000,
  );
}

describe('whole matches, played by clicking on the board', () => {
  test.each([
    ['four players', 4, []],
    [
      "a short path of one's own",
      3,
      [
        ['spaces', '20'],
        ['entries', '1,6,11,16'],
        ['starts', '2,5,8,14,20'],
      ],
    ],
    ['a long path', 2, [['spaces', '64']]],
  ] as [string, number, [string, string][]][])('%s', async (_, players, options) => {
    const person = await room.person({ unseen: true });
    await sitDown(person, players, options);
    await playOn([person], onTheBoard, 6000);
    expect(await person.page.locator('.result').count()).toBeGreaterThan(0);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

test('every choice of the list lies on the board, by the same words', async () => {
  const person = await room.person();
  await sitDown(person, 2);
  for (let n = 0; n < 8; n += 1) {
    await asked(person).waitFor();
    const board = await person.page
      .locator('#board [data-choice]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''));
    const list = await person.page.locator(CHOICE).count();
    expect(board).toHaveLength(list);
    expect(board.every((label) => label.length > 3 && !label.startsWith('['))).toBe(true);
    await onTheBoard(person);
    await person.page.waitForTimeout(60);
  }
  await person.context.close();
});

test('with motion: what is acted out ends where the server says, and a button acts at once', async () => {
  const person = await room.person({ prefs: { motion: 'on' } });
  await sitDown(person, 2);
  for (let n = 0; n < 6; n += 1) {
    await asked(person).waitFor({ timeout: 40_000 });
    const before = person.frames.length;
    await asked(person).click();
    await until(() => person.frames.length > before, 'the choice to be made');
  }
  await asked(person).waitFor({ timeout: 40_000 });
  // As many pieces stand on the board as the server knows of.
  const view = await person.page.evaluate(async () => {
    const answer = await fetch(`api/tables/${location.hash.split('/').pop()}`);
    return (await answer.json()).view as {
      sides: { path: number[]; home: number }[];
      christmas: (number | null)[];
    };
  });
  const christmas = view.christmas.filter((at) => at !== null).length;
  const pieces = view.sides.reduce((sum, side) => sum + side.path.length + side.home, christmas);
  expect(await person.page.locator('#board .play .standing').count()).toBe(pieces);
  expect(person.errors).toEqual([]);
  await person.context.close();
});

test('a touch among many asks again, at the target itself, and only a second one does it: by keyboard', async () => {
  const person = await room.person({ prefs: { confirm: true } });
  await sitDown(person, 2);
  const { page } = person;
  const target = page.locator('#board .target').first();
  const again = page.locator('.again');
  // What explains the target may be open beside it, and goes first.
  const letGo = () =>
    until(async () => {
      await page.keyboard.press('Escape');
      return (await again.count()) === 0;
    }, 'it to be let go');
  // What can be undone acts at the first touch, and the match goes on to what cannot.
  await untilTargets(person, async () => {
    if ((await targets(person)) === 0) return false;
    await target.press('Enter', { timeout: 2000 }).catch(() => {});
    return again.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  });
  await letGo();
  await target.blur();
  await target.focus();
  await until(async () => (await person.page.locator('#board .target.looked').count()) === 1, 'a look');
  expect(await person.page.locator('#board .ghosted').count()).toBe(1);
  const label = await target.getAttribute('aria-label');
  const described = await target.getAttribute('aria-description');
  await target.press('Enter');
  await again.waitFor();
  expect(await target.getAttribute('aria-description')).toBe(await again.innerText());
  expect(await target.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('#prompt').innerText()).toContain(label);
  expect(await page.locator('.choice[aria-pressed="true"]').innerText()).toContain(label);
  // Escape lets go of it, and so does a touch elsewhere.
  await letGo();
  expect(await target.getAttribute('aria-description')).toBe(described);
  await target.click();
  await again.waitFor();
  await page.locator('#prompt').click();
  await again.waitFor({ state: 'detached' });
  await target.press('Enter');
  await again.waitFor();
  await target.press(' ');
  const labels = () => target.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await until(async () => !(await labels()).includes(label), 'the move');
  expect(person.errors).toEqual([]);
  await person.context.close();
});

describe('on a phone', () => {
  test('nothing scrolls sideways, targets are broad enough, a whole match by thumb', async () => {
    const person = await room.person(PHONE);
    await sitDown(person, 2);
    await untilTargets(person);
    const { page } = person;
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const hit of await page.locator('#board .target .hit').all()) {
      const box = (await hit.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    // All of the ring is seen at once.
    await until(async () => {
      const [board, sheet] = [
        await page.locator('#board').boundingBox(),
        await page.locator('#board .sheet').boundingBox(),
      ];
      return sheet!.height <= Math.max(board!.height, 290) + 1;
    }, 'the ring to fit');
    await playOn([person], onTheBoard, 6000);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  test('axe finds nothing serious', async () => {
    const person = await room.person({ ...PHONE, prefs: { theme: 'dark', tongue: 'fr' } });
    await sitDown(person, 3);
    await asked(person).waitFor({ timeout: 40_000 });
    expect(await serious(person)).toEqual([]);
    await person.context.close();
  });
});

test('axe finds nothing serious', async () => {
  const person = await room.person({ prefs: { theme: 'light' } });
  await sitDown(person, 2);
  await untilTargets(person);
  expect(await serious(person)).toEqual([]);
  await person.context.close();
});

test('the walk-through points at things that are there', async () => {
  const person = await room.person({ prefs: { toured: [] } });
  await sitDown(person, 2);
  await asked(person).waitFor();
  const step = person.page.getByRole('status').filter({ hasText: 'wreath' });
  await step.waitFor();
  expect(
    await person.page
      .locator('#board [data-tour="wreath"], #board [data-tour="magic"], #board [data-tour="die"]')
      .count(),
  ).toBe(3);
  await person.context.close();
});
