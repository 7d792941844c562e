// Every screen that is no table in play, on a phone, on one that lies on its side and on a desk, in the tongue with the longer
// words and with a name as long as names get: nothing is cut, too small to be read or wider than the screen, and nothing
// is left of how texts are marked up.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, PHONE, Room } from './harness';
import { cutTexts, smallTexts } from './legible';
import { visit } from './places';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

const LOOKS = {
  phone: { ...PHONE, least: 11 },
  lying: { ...PHONE, viewport: { width: 844, height: 390 }, least: 11 },
  desk: { viewport: { width: 1280, height: 720 }, least: 12 },
};

test.each(Object.entries(LOOKS))(
  'on a %s every screen can be read',
  async (_, { least, ...look }) => {
    const person = await room.person({ ...look, prefs: { tongue: 'fr', theme: 'dark' } });
    const { page } = person;
    const wrong: Record<string, string[]> = {};
    await visit(
      room,
      person,
      async (name) => {
        const found = [...(await cutTexts(page)), ...(await smallTexts(page, least))];
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const written = await page.locator('body').innerText();
        found.push(...(written.match(/.{0,30}`.{0,10}/g) ?? []).map((text) => `a raw backtick: ${text}`));
        if (beyond > 0) found.push(`${beyond} px wider than the screen`);
        if (found.length > 0) wrong[name] = found;
      },
      GAMES,
    );
    expect(wrong).toEqual({});
    expect(person.errors).toEqual([]);
    await person.context.close();
  },
  400_000,
);
