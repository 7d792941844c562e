// Pony Express at the table: a whole match with bots played on the board alone, a shot fired by hand and by keys, what
// nobody else may see, a phone, and no barrier that axe can find.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { go, makeTable, PHONE, playOn, Room, showings, twoByWire, until, type Person, serious } from '$tests/harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));

/** Sits down with bots. */
async function sit(person: Person, players: number): Promise<void> {
  await room.home(person);
  const table = await makeTable(person, { game: 'pony-express', seats: [{ kind: 'me' }, ...bots(players - 1)] });
  await go(person, `#/t/${table}`);
  await person.page.locator('.pony').waitFor();
}

const isOver = (person: Person) =>
  person.page
    .locator('.pony[data-phase=over]')
    .count()
    .then((count) => count > 0);

/** The phase, if it is ours to decide. */
async function asked({ page }: Person): Promise<string | null> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.pony');
    const mine = document.querySelector('.pony .mine.deciding');
    return board && mine ? (board.dataset.phase ?? null) : null;
  });
}

/** One of ours: at a rival, or at raiders. */
interface Shot {
  duel: boolean;
}

/** Raises the hand, waits a moment, lets go. */
async function shoot({ page }: Person, by: 'hand' | 'keys' | 'sling'): Promise<void> {
  const fire = page.locator('.pad .fire');
  if (by === 'keys') {
    await fire.focus();
    await page.keyboard.down(' ');
    await page.waitForTimeout(400);
    await page.keyboard.up(' ');
    return;
  }
  const box = (await (by === 'hand' ? fire : page.locator('.arena')).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'sling') await page.locator('.arena').scrollIntoViewIfNeeded();
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (by === 'sling') await page.mouse.move(x + 4, y + box.height * 0.36, { steps: 4 });
  await page.waitForTimeout(400);
  await page.mouse.up();
}

/** Changes how much moves, as the settings do, and comes back to the table. */
async function setMotion({ page }: Person, motion: 'on' | 'off'): Promise<void> {
  await page.evaluate((motion) => {
    const prefs = JSON.parse(localStorage.getItem('tinstar.prefs') ?? '{}');
    localStorage.setItem('tinstar.prefs', JSON.stringify({ ...prefs, motion }));
  }, motion);
  await page.reload();
  await page.locator('.pony').waitFor();
}

/** Looks at a duel with motion on: in depth where the browser can draw that, flat where it cannot. */
async function lookInDepth(person: Person): Promise<void> {
  const { page } = person;
  await setMotion(person, 'on');
  const canDraw = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  await page.locator(`.stage[data-stage=${canDraw ? 'deep' : 'flat'}][data-ready=true]`).waitFor();
  // One colour all over would be a picture of a few hundred bytes.
  if (canDraw) expect((await page.locator('.arena canvas').screenshot()).length).toBeGreaterThan(20_000);
  await setMotion(person, 'off');
  await page.locator('.pad .fire').waitFor();
}

let turn = 0;
/** Decides on the board: never by the list beside it. */
async function decide(person: Person, phase: string, shots: Shot[], atFirstDuel?: typeof lookInDepth): Promise<void> {
  const { page } = person;
  turn += 1;
  const click = async (selector: string, which = 0) => {
    const all = page.locator(`.pony ${selector}`);
    const count = await all.count();
    if (count === 0) return false;
    // A bot may call a claim just before we do, and there is nothing left to click.
    await all
      .nth(which % count)
      .click({ timeout: 2000 })
      .catch(() => null);
    return true;
  };
  if (phase === 'aim') {
    // The shot before may just be on its way.
    await page.waitForTimeout(100);
    if (!(await page.locator('.pad .fire').isVisible())) return;
    const duel = (await page.locator('.stage .duellist').count()) === 2;
    if (duel && !shots.some((shot) => shot.duel)) await atFirstDuel?.(person);
    await shoot(person, (['hand', 'keys', 'sling'] as const)[shots.length % 3]!);
    shots.push({ duel });
  } else if (phase === 'keep' || phase === 'relay') {
    await click('.keep button', turn);
  } else if (phase === 'dice') {
    // Now and then a die is moved or the dice are rolled again; then the truth, or a bluff.
    if (turn % 3 === 0 && (await click('.under .touch'))) return;
    if (turn % 5 === 0 && (await click('.rolls .button'))) return;
    const clicked = await click(turn % 7 !== 0 ? '.poster.true' : '.claims .poster', turn);
    if (!clicked) await click('.claims .poster', turn);
  } else if (phase === 'calls') {
    await click('.claim .jury .button', turn % 4 === 0 ? 0 : 1);
  } else {
    await click('[data-tray] .button', turn);
  }
}

/** Plays a whole match on the board; answers the phases in which something was asked. */
async function playMatch(person: Person, shots: Shot[]): Promise<Set<string>> {
  const met = new Set<string>();
  const step = async () => {
    const phase = await asked(person);
    if (phase === null) return;
    met.add(phase);
    const before = person.frames.length;
    await decide(person, phase, shots, lookInDepth);
    // What is only taken up, or was too late, is answered by nobody.
    await until(() => person.frames.length > before, `an answer in ${phase}`, 500).catch(() => null);
  };
  await playOn([person], step, 2000, async () => (await asked(person)) !== null);
  return met;
}

describe('Pony Express', () => {
  test('a whole match with bots, on the board alone, with a duel of our own', async () => {
    const person = await room.person();
    const shots: Shot[] = [];
    const met = new Set<string>();
    // Most matches have one; if the first has none, there is another.
    for (let match = 0; match < 8 && !shots.some((shot) => shot.duel); match += 1) {
      await sit(person, 5);
      for (const phase of await playMatch(person, shots)) met.add(phase);
    }
    expect([...met]).toEqual(expect.arrayContaining(['keep', 'dice', 'calls', 'aim']));
    expect(shots.filter((shot) => shot.duel).length).toBeGreaterThan(0);
    expect(person.errors).toEqual([]);
    await person.context.close();
  }, 900_000);

  test("hidden dice are in nobody else's frames", async () => {
    const people: [Person, Person] = [await room.person(), await room.person()];
    await twoByWire(room, people, { game: 'pony-express' });
    people.forEach((person, seat) => expectNothingHidden(person, seat));
    for (const person of people) await person.context.close();
  });

  test('on a phone nothing runs off the side, and what is touched is big enough', async () => {
    const person = await room.person(PHONE);
    await sit(person, 5);
    const shots: Shot[] = [];
    const seen = new Set<string>();
    const end = Date.now() + 90_000;
    while (Date.now() < end && !(await isOver(person)) && seen.size < 4) {
      const phase = await asked(person);
      if (phase && !seen.has(phase)) {
        seen.add(phase);
        expect(
          await person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          phase,
        ).toBeLessThanOrEqual(0);
        const small = await person.page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.pony button:not([disabled]), .pony input')]
            .map((button) => ({
              name: button.getAttribute('aria-label') ?? button.textContent,
              box: button.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`),
        );
        expect(small, phase).toEqual([]);
      }
      if (phase) await decide(person, phase, shots);
      await person.page.waitForTimeout(30);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  test.each(['light', 'dark'])('axe finds nothing serious by %s', async (theme) => {
    const person = await room.person({ prefs: { theme } });
    await sit(person, 4);
    const shots: Shot[] = [];
    const seen = new Set<string>();
    const end = Date.now() + 90_000;
    while (Date.now() < end && !(await isOver(person)) && seen.size < 4) {
      const phase = await asked(person);
      if (phase && !seen.has(phase)) {
        seen.add(phase);
        // A light that is just being changed is no light to judge by.
        await person.page.waitForTimeout(400);
        expect(await serious(person, '.pony'), phase).toEqual([]);
      }
      if (phase) await decide(person, phase, shots);
      await person.page.waitForTimeout(30);
    }
    expect(seen.size).toBeGreaterThan(1);
    await person.context.close();
  });
});

/** Everything that was ever sent to this seat: others' hidden faces and cards are not among it. */
function expectNothingHidden(person: Person, seat: number): void {
  let events = 0;
  let views = 0;
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (['rolled', 'rerolled_hidden'].includes(key) && isEventOfOther(inner, seat)) {
        events += 1;
        expect((inner as { dice: unknown }).dice).toBe(null);
      }
      if (['dealt', 'drew'].includes(key) && isEventOfOther(inner, seat))
        expect((inner as { cards: unknown }).cards).toBe(null);
      if (key === 'kept' && isEventOfOther(inner, seat)) expect((inner as { card: unknown }).card).toBe(null);
      if (key === 'own' && inner) {
        views += 1;
        const own = inner as { seat: number; dice: unknown };
        const active = (value as { active: number }).active;
        expect(own.seat).toBe(seat);
        if (active !== seat) expect(own.dice).toBe(null);
      }
      walk(inner);
    }
  };
  for (const { lines, views, situation } of showings(person)) walk([lines.map(({ event }) => event), views, situation]);
  expect(events).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(0);
}

function isEventOfOther(told: unknown, seat: number): boolean {
  return typeof told === 'object' && told !== null && 'seat' in told && told.seat !== seat;
}
