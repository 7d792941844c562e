// Colt Express in a real browser against a real server: whole matches by clicking on the train and the cards.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { go, makeTable, PHONE, Room, showings, twoByWire, until, type Person, serious } from '$tests/harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));
/** What is played besides the Elf, by the keys of the options. */
type Boxes = ('horses' | 'prisoners' | 'prison_cards' | 'teams')[];
const options = (elf: boolean, boxes: Boxes = []) => [['elf', elf ? 'on' : 'off'], ...boxes.map((box) => [box, 'on'])];
const PRISON: Boxes = ['prisoners', 'prison_cards'];

async function sitDown(person: Person, players: number, elf: boolean, boxes: Boxes = []): Promise<string> {
  await room.home(person);
  const table = await makeTable(person, {
    game: 'colt-express',
    options: options(elf, boxes),
    seats: [{ kind: 'me' }, ...bots(players - 1)],
  });
  await go(person, `#/t/${table}`);
  await person.page.locator('.colt').waitFor();
  return table;
}

/** Clicks one of the things on the board that can be chosen, another one each time; says which, or null if there is none.
 * Nothing is clicked while there is what is waited for. */
let turn = 0;
async function click({ page }: Person, awaited = 'nothing'): Promise<string | null> {
  turn += 1;
  return page.evaluate(
    ({ turn, awaited }) => {
      const spots = [...document.querySelectorAll('.colt [data-choice]')];
      const spot = spots[turn % Math.max(1, spots.length)];
      if (!spot || document.querySelector(awaited)) return null;
      const words = spot.getAttribute('aria-label') ?? spot.textContent ?? '';
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return words.trim();
    },
    { turn, awaited },
  );
}

/** Plays on the boards alone until `done`; gives back how many choices were clicked. */
async function play(people: Person[], done: () => Promise<boolean>): Promise<number> {
  let clicks = 0;
  await until(
    async () => {
      for (const person of people) if (await click(person)) clicks += 1;
      return done();
    },
    'the match to go on',
    170_000,
  );
  return clicks;
}

const isOver = async (person: Person) => (await person.page.locator('.result').count()) > 0;

describe('a whole match, clicked on the board', () => {
  it.each<[number, boolean, Boxes]>([
    [2, true, []],
    [2, false, []],
    [4, true, []],
    [4, false, []],
    [6, true, []],
    [6, false, []],
    [4, true, ['horses']],
    [4, false, PRISON],
    [5, true, ['horses', ...PRISON]],
    [4, true, ['teams']],
    [6, false, ['horses', 'teams']],
  ])('%i players, Elf %s, with %j', async (players, elf, boxes) => {
    const person = await room.person({ unseen: true });
    await sitDown(person, players, elf, boxes);
    const law = boxes.includes('prisoners') ? 1 : 0;
    // Two players choose from three pairs; with the Marshal to choose from Mei is there too.
    expect(await person.page.locator('.colt .cast .poster').count()).toBe(players === 2 ? 3 : 6 + 2 * law);
    const clicks = await play([person], () => isOver(person));
    // Somebody plays or draws in every turn of five rounds.
    expect(clicks).toBeGreaterThan(10);
    expect(await person.page.locator('.colt .finale').count()).toBe(1);
    expect(await person.page.locator('.colt .finale .token').count()).toBe(elf ? Math.max(4, players) - law : 0);
    expect(await person.page.locator('.colt .finale .goal').count()).toBe(law * 5);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

describe('with motion', () => {
  it('the round is announced, events are acted out, and the match goes on', async () => {
    const person = await room.person({ prefs: { motion: 'on', speed: 1 } });
    // Every bill is noted as it is put up: it may be gone before anybody looks.
    await person.context.addInitScript(() => {
      const bills: string[] = [];
      Object.assign(window, { bills });
      const note = (node: Node) => {
        const all = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
        bills.push(...all.filter((one) => one.matches('.bill')).map((one) => one.textContent ?? ''));
      };
      new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(
        document,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    await sitDown(person, 4, true);
    // No card is played before the round has been announced.
    const hand = person.page.locator('.colt .hand [data-choice]');
    await until(
      async () => (await hand.count()) > 0 || (await click(person, '.colt .hand [data-choice]'), false),
      'a hand',
      120_000,
    );
    const announced = () => person.page.evaluate(() => (window as unknown as { bills: string[] }).bills);
    expect((await announced()).filter((text) => text.trim() !== '')).not.toEqual([]);
    let clicks = 0;
    await until(
      async () => {
        if (await click(person)) clicks += 1;
        return clicks >= 3;
      },
      'three choices',
      120_000,
    );
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

describe('Horses & Stagecoach', () => {
  it('has nothing seriously wrong in the Horse Attack, in the plans and in Stealin’', async () => {
    const person = await room.person(PHONE);
    await sitDown(person, 4, false, ['horses']);
    await until(async () => (await click(person)) !== null, 'a poster');
    for (const part of ['.attack', '.hand', '.spotlight'].map((part) => `.colt ${part} [data-choice]`)) {
      await until(
        async () => {
          await click(person, part);
          // A match in which nothing is asked there is followed by another.
          if (await isOver(person)) await sitDown(person, 4, false, ['horses']);
          return (await person.page.locator(part).count()) > 0;
        },
        part,
        170_000,
      );
      expect(await serious(person, '.colt')).toEqual([]);
      expect(
        await person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

describe('on a phone', () => {
  it.each<[number, string, Boxes]>([
    [6, 'light', []],
    [8, 'dark', PRISON],
  ])('nothing sticks out, is out of reach or wrong for who cannot see: %i players, %s, with %j', async (...row) => {
    const [players, theme, boxes] = row;
    const person = await room.person({ ...PHONE, prefs: { theme } });
    await sitDown(person, players, true, boxes);
    await person.page.locator('.colt [data-choice]').first().waitFor();
    await wide(person);
    expect(await serious(person, '.colt')).toEqual([]);
    await until(async () => (await click(person)) !== null, 'a poster');
    await person.page.locator('.colt .hand .card:not([aria-disabled])').first().waitFor({ timeout: 60_000 });
    await wide(person);
    const sizes = await person.page.locator('.colt .hand [data-choice], .colt nav button').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await serious(person, '.colt')).toEqual([]);
    // A car that is tapped in the little train is shown in the big one.
    await person.page.locator('.colt nav button').last().click();
    await until(() => person.page.locator('.colt .pan').evaluate((pan) => pan.scrollLeft > 120), 'the train to pan');
    await person.page.locator('.colt nav button').first().click();
    await until(
      () => person.page.locator('.colt .pan').evaluate((pan) => pan.scrollLeft < 60),
      'the train to pan back',
    );
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  async function wide({ page }: Person) {
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
});

describe('on a desk', () => {
  it.each(['light', 'dark'])('nothing serious is wrong by %s', async (theme) => {
    const person = await room.person({ prefs: { theme } });
    await sitDown(person, 4, true);
    await until(async () => (await click(person)) !== null, 'a poster');
    await person.page.locator('.colt .hand .card:not([aria-disabled])').first().waitFor({ timeout: 60_000 });
    expect(await serious(person, '.colt')).toEqual([]);
    await play(
      [person],
      async () =>
        (await person.page.locator('.colt .spotlight [data-choice], .colt svg [data-choice]').count()) > 0 ||
        isOver(person),
    );
    expect(await serious(person, '.colt')).toEqual([]);
    await person.context.close();
  });

  it('a card can be played with the keyboard alone', async () => {
    const person = await room.person();
    await sitDown(person, 4, false);
    await until(async () => (await click(person)) !== null, 'a poster');
    const card = person.page.locator('.colt .hand .card:not([aria-disabled])').first();
    await card.waitFor({ timeout: 60_000 });
    const before = await person.page.locator('.colt .mini').count();
    await card.focus();
    await person.page.keyboard.press('Enter');
    await until(async () => (await person.page.locator('.colt .mini').count()) > before, 'the card to lie on the deck');
    await person.context.close();
  });
});

describe('what is hidden', () => {
  it('is in nobody else’s frames', async () => {
    const [host, guest] = [await room.person(), await room.person()];
    const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots(2)];
    await twoByWire(room, [host, guest], { game: 'colt-express', options: options(true), seats });
    for (const [seat, person] of [host, guest].entries()) {
      const told = showings(person);
      // At the end everything is shown, one after the other.
      const views = told.flatMap(({ situation, views }) => (situation.outcome == null ? views : views.slice(-1)));
      const events = told.flatMap(({ lines }) => lines.map(({ event }) => event));
      const situations = told.map(({ situation }) => situation);
      expect([...views, ...events, ...situations].flatMap((part) => leaks(part, seat))).toEqual([]);
      expect(told.length).toBeGreaterThan(50);
    }
    for (const person of [host, guest]) await person.context.close();
  });
});

/** Whatever in a frame this seat should not have been told. */
function leaks(frame: unknown, seat: number): string[] {
  if (Array.isArray(frame)) return frame.flatMap((part) => leaks(part, seat));
  if (typeof frame !== 'object' || frame === null) return [];
  const fields = frame as Record<string, unknown>;
  const found: string[] = [];
  const view = fields as unknown as {
    own?: { seat: number } | null;
    figures?: (Fig | null)[];
    common?: Card[];
    turned?: number;
    phase?: unknown;
  };
  if (Array.isArray(view.figures) && Array.isArray(view.common)) {
    if (view.own && view.own.seat !== seat) found.push('the hand of another');
    const others = view.figures.filter((figure) => figure && figure.seat !== seat);
    if (view.phase !== 'over' && others.some((figure) => figure?.values !== null)) found.push('purses of another');
    if (view.phase !== 'over' && others.some((figure) => figure?.gift !== null)) found.push('a token of another');
    const mine = NAMES.filter((_, at) => view.figures?.[at]?.seat === seat);
    const waiting = view.common.slice(view.turned ?? 0);
    if (waiting.some(({ bandit, card, face_down }) => face_down && card !== null && !mine.includes(bandit)))
      found.push('a hidden card of another');
  }
  for (const kind of ['hand_drawn', 'drew', 'token_dealt', 'robbed', 'dropped'] as const) {
    const event = fields[kind] as { seat?: number; cards?: unknown; gift?: unknown; value?: unknown } | undefined;
    if (!event || event.seat === seat) continue;
    if ((event.cards ?? null) !== null || (event.gift ?? null) !== null || (event.value ?? null) !== null)
      found.push(`${kind} of another`);
  }
  return [...found, ...Object.values(fields).flatMap((part) => leaks(part, seat))];
}

const NAMES = ['belle', 'cheyenne', 'django', 'doc', 'ghost', 'tuco'];
interface Fig {
  seat: number;
  values: unknown;
  gift: unknown;
}
interface Card {
  bandit: string;
  card: unknown;
  face_down: boolean;
}
