// One screen on a phone: what is offered can be done without scrolling, on the board or in the line under it.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, GAMES, go, makeTable, PHONE, Room } from './harness';
import { cutTexts } from './legible';
import { play } from './reach';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

/**
 * A few decisions of a match that is never the same. What is out of reach now is rare and of one kind each: a hand of nine
 * cards, a die that is the seventh group; so a tenth is not met by luck, while a layout that puts a hand or a row of claims
 * below the fold, as each of them once did, is out of reach at every other decision. `npm run reach` counts whole matches.
 */
const DECISIONS = 20;

test.each(GAMES)(
  '%s: at most one decision in ten needs scrolling, nothing is cut, the board keeps its place',
  async (game) => {
    // French has the longer words.
    const anna = await room.person({ ...PHONE, prefs: { tongue: 'fr' } });
    await room.home(anna);
    const table = await makeTable(anna, { game, seats: await company(anna, game) });
    await go(anna, `#/t/${table}`);
    await anna.page.locator('#board').waitFor();
    const cut = new Set<string>();
    const places = new Set<string>();
    const { decisions, scrolled } = await play(anna, table, DECISIONS, {
      look: async () => {
        for (const text of await cutTexts(anna.page)) cut.add(text);
        const found = await anna.page.evaluate(() => {
          const prompt = document.getElementById('prompt')!;
          const { top, height } = document.querySelector('.table > .board')!.getBoundingClientRect();
          return {
            place: `${top} ${height}`,
            // What can be scrolled is not cut, but a question is short enough to be read at once.
            long: prompt.scrollHeight > prompt.clientHeight + 1 ? [prompt.innerText] : [],
            // Two answers are seen whole: there is no button that shows all.
            beyond: [...document.querySelectorAll('.line.few .choices')]
              .filter((list) => list.scrollWidth > list.clientWidth + 1)
              .map((list) => list.textContent),
            tall: [...document.querySelectorAll('.choice')]
              .filter((one) => one.scrollHeight > one.clientHeight + 1)
              .map((one) => one.textContent),
          };
        });
        places.add(found.place);
        for (const text of [...found.long, ...found.beyond, ...found.tall]) cut.add(text);
      },
    });
    expect(decisions).toBeGreaterThan(0);
    expect([...cut], 'what is not seen whole').toEqual([]);
    expect([...places], 'where the board was, and how high').toHaveLength(1);
    expect(scrolled.length * 10, JSON.stringify(scrolled)).toBeLessThanOrEqual(DECISIONS);
    expect(anna.errors).toEqual([]);
    await anna.context.close();
  },
);

test('every name of a card in play is whole on a phone', async () => {
  const anna = await room.person({ ...PHONE, prefs: { tongue: 'fr' } });
  await room.home(anna);
  const game = 'marshals';
  await go(anna, `#/t/${await makeTable(anna, { game, seats: await company(anna, game) })}`);
  const name = anna.page.locator('.pile.stage > p');
  await name.waitFor();
  const names = readFileSync('../games/marshals/web/messages/fr.ftl', 'utf8').matchAll(
    /^board-marshals-kind-.* = (.*)$/gm,
  );
  const cut = [];
  for (const [, word] of names) {
    await name.evaluate((line, word) => (line.textContent = word!), word);
    cut.push(...(await cutTexts(anna.page, '.pile.stage')));
  }
  expect(cut).toEqual([]);
  await anna.context.close();
});
