// One screen on a phone: what is offered can be done without scrolling, on the board or in the line under it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, GAMES, go, makeTable, PHONE, Room } from './harness';
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

test.each(GAMES)('%s: at most one decision in ten needs scrolling', async (game) => {
  // French has the longer words.
  const anna = await room.person({ ...PHONE, prefs: { tongue: 'fr' } });
  await room.home(anna);
  const table = await makeTable(anna, { game, seats: await company(anna, game, 3) });
  await go(anna, `#/t/${table}`);
  await anna.page.locator('#board').waitFor();
  const cut: string[] = [];
  const { decisions, scrolled } = await play(anna, table, DECISIONS, {
    look: async () => {
      const { text, hidden } = await anna.page.locator('#prompt').evaluate((prompt: HTMLElement) => ({
        text: prompt.innerText,
        hidden: prompt.scrollHeight - prompt.clientHeight,
      }));
      if (hidden > 1) cut.push(`${hidden} px of "${text}"`);
      cut.push(
        ...(await anna.page
          .locator('.choice')
          .evaluateAll((buttons) =>
            buttons.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
          )),
      );
    },
  });
  expect(decisions).toBeGreaterThan(0);
  expect(cut, 'questions and answers that are not seen whole').toEqual([]);
  expect(scrolled.length * 10, JSON.stringify(scrolled)).toBeLessThanOrEqual(DECISIONS);
  expect(anna.errors).toEqual([]);
  await anna.context.close();
});
