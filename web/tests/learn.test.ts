// What somebody learns without a rulebook: how each game is played, in pictures; what lies on its table; the tips.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHOICE, company, GAMES, go, makeTable, PHONE, Room, until, WIDE, type Person, serious } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

describe.each([
  ['desk, English', { ...WIDE, prefs: { tongue: 'en', theme: 'light' } }],
  ['phone, French', { ...PHONE, prefs: { tongue: 'fr', theme: 'dark' } }],
])('how to play, %s', (_, options) => {
  test.each(GAMES)('%s', async (game) => {
    const person = await room.person(options);
    const { page } = person;
    page.on('console', (message) => message.type() === 'error' && person.errors.push(message.text()));
    await page.goto(`${room.server.url}#/how/${game}`);
    const text = page.locator('.how .text');
    await text.waitFor();
    const dots = page.locator('.how .count i');
    const steps = await dots.count();
    expect(steps).toBeGreaterThanOrEqual(4);
    // Seven, and two for what expansions bring.
    expect(steps).toBeLessThanOrEqual(9);
    const told = new Set<string>();
    for (let at = 0; at < steps; at += 1) {
      await until(async () => (await dots.nth(at).getAttribute('class'))?.includes('on') === true, `picture ${at + 1}`);
      const words = await text.innerText();
      // A message that is not there is shown by its id.
      expect(words).not.toContain('board-');
      told.add(words);
      const picture = await page.locator('.how .picture').boundingBox();
      const drawn = await page.locator('.how .in > *').first().boundingBox();
      expect(drawn!.width).toBeGreaterThan(40);
      expect(drawn!.width).toBeLessThanOrEqual(picture!.width);
      if (at === 1) expect(await serious(person)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    expect(told.size).toBe(steps);
    await page.keyboard.press('ArrowLeft');
    await until(
      async () => (await dots.nth(steps - 2).getAttribute('class'))?.includes('on') === true,
      'the picture before',
    );
    // On a phone that lies on its side, turning over needs no scrolling.
    await page.setViewportSize({ width: 844, height: 390 });
    const next = (await page.locator('.how .main').boundingBox())!;
    expect(next.y + next.height).toBeLessThanOrEqual(390);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

async function sit(person: Person, game: string): Promise<void> {
  await room.home(person);
  const table = await makeTable(person, { game, seats: await company(person, game, 3) });
  await go(person, `#/t/${table}`);
  await person.page.locator('#board [data-explained]').first().waitFor();
}

/** Whether two boxes of the page share a point. */
function covers(one: { x: number; y: number; width: number; height: number }, other: typeof one): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test.each(GAMES)(
  'things on the table of %s explain themselves to whoever points at them or walks to them',
  async (game) => {
    const person = await room.person();
    const { page } = person;
    await sit(person, game);
    const panel = page.locator('.panel[popover]');
    // By keyboard: into what holds several things, and on with an arrow.
    await page.locator('#board [data-arrows][tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowRight');
    await panel.waitFor();
    const thing = page.locator('#board [data-explained]:focus');
    const isFree = async () => !covers((await panel.boundingBox())!, (await thing.boundingBox())!);
    await until(isFree, 'the panel to lie beside its thing');
    expect(await thing.getAttribute('aria-description')).toMatch(/[A-Z]{2,3}-\d+$/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // By mouse, and on to the rule.
    await thing.hover();
    await panel.waitFor();
    await panel.locator('.rule').click();
    await page.getByRole('dialog').locator('blockquote').waitFor();
    expect(person.errors).toEqual([]);
    await person.context.close();
  },
);

test('what comes to lie under a mouse that was pressed is not asked about, until the mouse moves', async () => {
  const person = await room.person();
  const { page } = person;
  await sit(person, 'marshals');
  const panel = page.locator('.panel[popover]');
  const [card, other] = [page.locator('#board .hand button').nth(0), page.locator('#board .hand button').nth(1)];
  const middle = async (thing: typeof card) => {
    const { x, y, width, height } = (await thing.boundingBox())!;
    return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  };
  const [x] = await middle(card);
  // Where nothing is done by it: between the things of the board.
  await page.mouse.move(x, 4);
  await page.mouse.down();
  await page.mouse.up();
  await other.dispatchEvent('pointerover', { clientX: x, clientY: 4, pointerType: 'mouse' });
  await page.waitForTimeout(800);
  expect(await panel.count()).toBe(0);
  await page.mouse.move(...(await middle(other)));
  await panel.waitFor();
  await person.context.close();
});

test('a finger that stays asks, and does nothing else', async () => {
  const person = await room.person(PHONE);
  const { page } = person;
  await sit(person, 'marshals');
  // A question with one answer answers itself, and the board would change under the finger.
  await until(async () => (await page.locator(CHOICE).count()) > 1, 'a decision that waits');
  const card = page.locator('#board .hand button').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.locator('#board').innerText();
  const box = (await card.boundingBox())!;
  const point = { x: box.x + 12, y: box.y + box.height / 2 };
  const touch = await person.context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  const panel = page.locator('.panel[popover]');
  await panel.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(covers((await panel.boundingBox())!, box)).toBe(false);
  expect(await page.locator('#board').innerText()).toBe(before);
  // A tap elsewhere puts it away.
  await page.locator('#prompt').tap();
  await panel.waitFor({ state: 'detached' });
  await person.context.close();
});

test.each([
  ['desk', WIDE],
  ['phone', PHONE],
])('a tip lies beside what it points at, %s', async (_, options) => {
  const person = await room.person({ ...options, prefs: { toured: [] } });
  const { page } = person;
  await sit(person, 'marshals');
  const tip = page.getByRole('complementary', { name: 'First steps' });
  await tip.waitFor();
  for (let seen = 0; seen < 3; seen += 1) {
    await page.locator('.spot').waitFor();
    const [spot, lies] = [await page.locator('.spot').boundingBox(), await tip.boundingBox()];
    const size = page.viewportSize()!;
    expect(lies!.x).toBeGreaterThanOrEqual(0);
    expect(lies!.y + lies!.height).toBeLessThanOrEqual(size.height);
    expect(covers(spot!, lies!), await tip.innerText()).toBe(false);
    const words = await tip.locator('p').innerText();
    await tip.getByRole('button', { name: 'Got it' }).click();
    await until(
      async () => (await tip.count()) === 0 || (await tip.locator('p').innerText()) !== words,
      'the next tip',
    );
    if ((await tip.count()) === 0) break;
  }
  await person.context.close();
});
