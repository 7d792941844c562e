// Puzzles: the card at home, the list, and one of each game solved on its board, by keys and by touch.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PuzzleSolved } from '../src/lib/protocol/PuzzleSolved';
import type { PuzzlesOf } from '../src/lib/protocol/PuzzlesOf';
import type { PuzzleTold } from '../src/lib/protocol/PuzzleTold';
import { CHOICE, GAMES, go, PHONE, Room, serious, WIDE } from './harness';

let room: Room;
let all: PuzzlesOf[];
beforeAll(async () => {
  room = await Room.open();
  all = (await (await fetch(`${room.server.url}api/puzzles`)).json()) as PuzzlesOf[];
});
afterAll(() => room.close());

/** A puzzle, and where its best choice is. */
async function puzzleOf(game: string): Promise<{ told: PuzzleTold; best: number } | null> {
  const id = all.find((of) => of.game === game)?.puzzles[0]?.id;
  if (id === undefined) return null;
  const url = `${room.server.url}api/puzzles/${id}`;
  const told = (await (await fetch(url)).json()) as PuzzleTold;
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"choice":0}' };
  const { best } = (await (await fetch(url, asked)).json()) as PuzzleSolved;
  return { told, best };
}

test('there is one a day at home, and a list of all, which says so where there is none', async () => {
  const person = await room.person(PHONE);
  const { page } = person;
  await room.home(person);
  const card = page.locator('aside', { has: page.getByRole('heading', { name: 'Puzzle of the day' }) });
  const address = await card.getByRole('link', { name: 'Solve it' }).getAttribute('href');
  expect(address).toMatch(/^#\/puzzles\/[0-9a-f]+$/);
  await card.getByRole('link', { name: 'All puzzles' }).tap();
  await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor();
  for (const { game, puzzles } of all) {
    const section = page.locator(`section[aria-labelledby="of-${game}"]`);
    expect(await section.getByRole('link').count()).toBe(puzzles.length);
    if (puzzles.length === 0) expect(await section.innerText()).toContain('No puzzle was found among');
  }
  expect(await serious(person)).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.context.close();
});

describe.each([
  ['desk, English, by keys', { ...WIDE, prefs: { tongue: 'en', theme: 'light', confirm: true } }, true],
  ['phone, French, by touch', { ...PHONE, prefs: { tongue: 'fr', theme: 'dark' } }, false],
])('solved: %s', (_, options, keys) => {
  test.each(GAMES)('%s', async (game) => {
    const puzzle = await puzzleOf(game);
    if (!puzzle) return;
    const { told, best } = puzzle;
    // By keys it is solved, by touch it is missed.
    const choice = keys ? best : (best + 1) % told.choices.length;
    const person = await room.person(options);
    const { page } = person;
    await page.goto(`${room.server.url}#/puzzles/${told.id}`);
    await page.locator('#board').waitFor();
    const offered = page.locator(`.choices ${CHOICE}[data-choice="${choice}"]`);
    await offered.waitFor();
    expect(await serious(person)).toEqual([]);
    if (keys) {
      await offered.focus();
      await page.keyboard.press('Enter');
    } else {
      await offered.scrollIntoViewIfNeeded();
      await offered.tap();
    }
    const verdict = page.locator('.told h2');
    await verdict.waitFor();
    const says = await verdict.innerText();
    if (keys) expect(says).toBe('Right: that is the best choice.');
    else expect(says).toMatch(/^Mieux\s: .+\s%/);
    expect(await verdict.evaluate((one) => one === document.activeElement), 'whoever listens hears it').toBe(true);
    expect(await page.locator('.told tbody tr').count()).toBe(told.choices.length);
    expect(await page.locator('.told tbody tr').first().getAttribute('class')).toContain('best');
    expect(await page.locator('.puzzle > .side').innerText()).not.toMatch(/puzzle-|hint-/);
    expect(await serious(person)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, 'nothing runs out of the screen').toBeLessThanOrEqual(0);

    // It is remembered here, and the next one is another.
    await go(person, '#/puzzles');
    const link = page.locator(`a[href="#/puzzles/${told.id}"]`);
    await link.waitFor();
    expect(await link.getAttribute('class')).toContain(keys ? 'best' : 'missed');
    expect(person.errors).toEqual([]);
    await person.context.close();
  });
});

test('the next puzzle is a key away, and what is none is said', async () => {
  const person = await room.person();
  const { page } = person;
  const id = all.find(({ puzzles }) => puzzles.length > 0)!.puzzles[0]!.id;
  await page.goto(`${room.server.url}#/puzzles/${id}`);
  await page.locator(CHOICE).first().waitFor();
  await page.keyboard.press('1');
  await page.locator('.told').waitFor();
  await page.keyboard.press('n');
  await page.locator(CHOICE).first().waitFor();
  expect(await page.evaluate(() => location.hash)).not.toBe(`#/puzzles/${id}`);
  await go(person, '#/puzzles/none');
  await page.getByText('There is no such puzzle here.').waitFor();
  expect(person.errors).toEqual([]);
  await person.context.close();
});
