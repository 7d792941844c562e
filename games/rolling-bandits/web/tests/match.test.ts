// Rolling Bandits in a real browser: whole matches by clicking on the board alone, with and without Mercenaries, on a
// phone, by keyboard, by dragging; and what a page may be told.
import type { View } from '../rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CHOICE,
  PHONE,
  Room,
  go,
  makeTable,
  playOn,
  twoByWire,
  until,
  type Person,
  showings,
  serious,
} from '$tests/harness';

// Whole matches take a while on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room?.close());

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', level: 'instinct' }));
const MERCENARIES: [string, string][] = [['variant', 'mercenaries']];

async function sitDown(person: Person, players: number, options: [string, string][] = []): Promise<void> {
  await room.home(person);
  const table = await makeTable(person, {
    game: 'rolling-bandits',
    options,
    seats: [{ kind: 'me' }, ...bots(players - 1)],
  });
  await go(person, `#/t/${table}`);
  await person.page.locator('.rolling-bandits').waitFor();
}

/** What can be clicked on the board: lanes in the train, groups, dice and chests on the mat; seldom a way out. */
let turn = 0;
async function clickOnBoard({ page }: Person): Promise<void> {
  turn += 1;
  await page.evaluate((turn) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.rolling-bandits ${selector}`)];
    const things = all(':is(.aim, .mat button.group:not(.stuck), .mat button.die)');
    const ways = all('.ways button');
    const thing = things[turn % Math.max(1, things.length)];
    const way = ways[turn % Math.max(1, ways.length)];
    const recalls = document.querySelector('.mat .ready') !== null && turn % 5 !== 0;
    (thing && !(way && recalls) && turn % 9 !== 0 ? thing : (way ?? thing))?.click();
  }, turn);
  await page.waitForTimeout(10);
}

/** Clicks on until something of this kind is there. */
async function untilThere(person: Person, selector: string): Promise<void> {
  await until(
    async () => {
      if ((await person.page.locator(`.rolling-bandits ${selector}`).count()) > 0) return true;
      if ((await person.page.locator('.result').count()) > 0)
        throw new Error(`the match ended before there was ${selector}`);
      await clickOnBoard(person);
      return false;
    },
    selector,
    60_000,
  );
}

describe('whole matches by clicking on the board', () => {
  const matches: [string, number, [string, string][]][] = [
    ['two players', 2, []],
    ['three players', 3, []],
    ['four players', 4, []],
    ['two players with Mercenaries', 2, MERCENARIES],
  ];
  it.each(matches)('%s', async (_, players, options) => {
    const person = await room.person({ unseen: true });
    await sitDown(person, players, options);
    await playOn([person], clickOnBoard);
    const { page } = person;
    expect(await page.locator('.rolling-bandits .count li b').count()).toBe(players);
    expect(await page.locator('.rolling-bandits .count li.won').count()).toBeGreaterThan(0);
    expect(await page.locator('.rolling-bandits .verdict').count()).toBe(1);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  it('is acted out event by event without a complaint', async () => {
    const person = await room.person({ prefs: { motion: 'on', speed: 4 } });
    await sitDown(person, 2);
    for (let decisions = 0; decisions < 12; decisions += 1) {
      await until(async () => (await person.page.locator(`${CHOICE}, .result`).count()) > 0, 'a decision', 60_000);
      await clickOnBoard(person);
    }
    expect(person.errors).toEqual([]);
    expect(await person.page.locator('.failed').count()).toBe(0);
    await person.context.close();
  });
});

describe('placing', () => {
  it('shows what would be where, and does it with the second click', async () => {
    const person = await room.person({ prefs: { confirm: true } });
    await sitDown(person, 2);
    const { page } = person;
    await until(async () => (await page.locator('.mat button.group:not(.stuck)').count()) > 0, 'a roll');
    const group = page.locator('.mat button.group:not(.stuck)').first();
    const name = await group.getAttribute('data-group');
    await group.click();
    await page.locator('.car .die.ghost').first().waitFor();
    // The group and its car are two touches, and the second does it.
    await page.locator('.aim').first().click();
    await until(
      async () => (await page.locator(`.mat [data-group="${name}"]`).count()) === 0,
      'the group to be placed',
    );
    expect(await page.locator('.car .die:not(.ghost)').count()).toBeGreaterThan(0);
    await person.context.close();
  });

  it('can be done by dragging', async () => {
    const person = await room.person({ prefs: { confirm: true } });
    await sitDown(person, 2);
    const { page } = person;
    await until(async () => (await page.locator('.mat button.group:not(.stuck)').count()) > 0, 'a roll');
    const group = page.locator('.mat button.group.held');
    const name = await group.getAttribute('data-group');
    const from = (await group.boundingBox())!;
    const to = (await page.locator('.car.aimed').first().boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await until(
      async () => (await page.locator(`.mat [data-group="${name}"]`).count()) === 0,
      'the group to be placed',
    );
    expect(person.errors).toEqual([]);
    await person.context.close();
  });

  it('goes by keyboard alone, and every target says what it does', async () => {
    const person = await room.person();
    await sitDown(person, 2);
    const { page } = person;
    await until(async () => (await page.locator('.mat button.group:not(.stuck)').count()) > 0, 'a roll');
    for (const target of await page.locator('.rolling-bandits :is(.aim, .mat button.group)').all()) {
      expect((await target.getAttribute('aria-label'))!.length).toBeGreaterThan(8);
    }
    const before = person.frames.length;
    await page.locator('.aim').first().focus();
    await page.keyboard.press('Enter');
    await until(() => person.frames.length > before, 'the move to be made');
    await person.context.close();
  });

  it('says why something cannot be done', async () => {
    // Whoever is asked again has a group that was taken up in the hand.
    const person = await room.person({ prefs: { confirm: true } });
    await sitDown(person, 2);
    const { page } = person;
    const groups = page.locator('.mat button.group:not(.stuck)');
    await until(async () => (await groups.count()) > 0, 'a roll');
    await groups.first().click();
    await page
      .locator('.car:not(.aimed) .body')
      .last()
      .click({ position: { x: 20, y: 50 } });
    const refusal = page.locator('.toast.refusal');
    const cited = refusal.getByRole('button', { name: /RB-\d+/ });
    // Not only where it stands: the rule itself.
    const id = /RB-\d+/.exec(await cited.innerText())![0];
    const rules: { id: string; text: string }[] = await page.evaluate(async () =>
      (await fetch('api/rules/rolling-bandits')).json(),
    );
    const words = rules.find((rule) => rule.id === id)!.text;
    expect(await refusal.locator('p').innerText()).toContain(words);
    await cited.click();
    await page
      .getByRole('dialog')
      .getByText(/RB-\d+/)
      .first()
      .waitFor();
    await person.context.close();
  });
});

describe('on a phone', () => {
  it('everything fits and is big enough to touch, and a match can be played', async () => {
    const person = await room.person(PHONE);
    await sitDown(person, 2, MERCENARIES);
    const { page } = person;
    await untilThere(person, '.aim');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    for (const selector of ['.aim', '.mat button.group', '.mat button.die', '.ways button']) {
      for (const target of await page.locator(`.rolling-bandits ${selector}`).all()) {
        const box = await target.boundingBox();
        if (!box) continue;
        expect(Math.round(box.width), selector).toBeGreaterThanOrEqual(44);
        expect(Math.round(box.height), selector).toBeGreaterThanOrEqual(44);
      }
    }
    await playOn([person], clickOnBoard);
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

describe('for everybody', () => {
  it.each(['light', 'dark'])('nothing serious is in the way, by %s', async (theme) => {
    const person = await room.person({ prefs: { theme } });
    await sitDown(person, 2, MERCENARIES);
    await untilThere(person, '.mat button.die');
    expect(await serious(person)).toEqual([]);
    await untilThere(person, '.mat button.group:not(.stuck)');
    expect(await serious(person)).toEqual([]);
    await untilThere(person, '.mat .ready');
    expect(await serious(person)).toEqual([]);
    await playOn([person], clickOnBoard);
    expect(await serious(person)).toEqual([]);
    await person.context.close();
  });
});

describe('secrets', () => {
  it('are in nobody else’s frames', async () => {
    const [anna, ben] = [await room.person(), await room.person()];
    await twoByWire(room, [anna, ben], { game: 'rolling-bandits' });

    let kept = 0;
    for (const [own, person] of [anna, ben].entries()) {
      const told = showings(person);
      expect(told.length).toBeGreaterThan(20);
      for (const { situation, lines, views } of told) {
        // At the end everything is counted in the open, one after the other.
        for (const view of situation.outcome == null ? (views as View[]) : []) {
          expect(view.own?.seat).toBe(own);
          for (const [seat, side] of view.sides.entries()) if (seat !== own) expect(side.points).toBeNull();
        }
        for (const { event } of lines) {
          if (typeof event === 'string' || !event.chest_kept || event.chest_kept.seat === own) continue;
          expect(event.chest_kept.chest).toBeNull();
          kept += 1;
        }
      }
    }
    expect(kept).toBeGreaterThan(0);
    for (const person of [anna, ben]) await person.context.close();
  });
});
