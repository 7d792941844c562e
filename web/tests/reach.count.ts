// How many decisions of whole matches need scrolling on a phone, game by game: `npm run reach`. `SIZE=390x844` measures
// another screen, `DECISIONS=30` stops earlier, `ONLY=colt` is one game, `SCREENS=somewhere` keeps pictures.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { company, GAMES, go, makeTable, PHONE, Room } from './harness';
import { play } from './reach';

const { SCREENS, ONLY = '', DECISIONS = '400', SIZE = '360x640', THEME = 'light', TONGUE = 'en' } = process.env;
const [width = 360, height = 640] = SIZE.split('x').map(Number);

let room: Room;
const lines: string[] = [];
beforeAll(async () => {
  if (SCREENS) mkdirSync(SCREENS, { recursive: true });
  room = await Room.open();
});
afterAll(async () => {
  await room.close();
  console.log([`at ${SIZE}:`, ...lines].join('\n'));
});

test.each(GAMES.filter((game) => game.includes(ONLY)))('%s', async (game) => {
  const prefs = { theme: THEME, tongue: TONGUE };
  const anna = await room.person({ ...PHONE, viewport: { width, height }, prefs });
  await room.home(anna);
  const table = await makeTable(anna, { game, seats: await company(anna, game) });
  await go(anna, `#/t/${table}`);
  await anna.page.locator('#board').waitFor();
  const { decisions, scrolled } = await play(anna, table, Number(DECISIONS), {
    look: async (nth, missing) => {
      const path = `${SCREENS}/${game}-${nth}${missing > 0 ? '-scrolled' : ''}.png`;
      if (SCREENS && (missing > 0 || nth % 4 === 0)) await anna.page.screenshot({ path });
    },
  });
  lines.push(`${game}: ${scrolled.length} of ${decisions} decisions need scrolling`);
  for (const { nth, missing, of } of scrolled)
    lines.push(`  decision ${nth + 1}, ${missing.length} of ${of}: ${JSON.stringify(missing)}`);
  await anna.context.close();
});
