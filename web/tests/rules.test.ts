// The rules as players read them, in both tongues.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, Room } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

const READ = {
  en: {
    chapter: "3.2 Schemin'",
    chart: 'Table 3',
    cell: 'Change Floor',
    expansions: [/Horse Attack/, /Team leaflet/],
    not: 'Bad input',
  },
  fr: {
    chapter: '3.2 Préparation',
    chart: 'Tableau 3',
    cell: "Changement d'étage",
    expansions: [/Attaque à cheval/, /Feuillet/],
    not: 'refusées',
  },
} as const;

test.each(['en', 'fr'] as const)('chapters and the tables that rules cite are there, %s', async (tongue) => {
  const person = await room.person({ prefs: { tongue } });
  const { page } = person;
  await room.home(person);
  await go(person, '#/rules/colt-express');
  const { chapter, chart, cell, expansions, not } = READ[tongue];
  await page.getByRole('heading', { name: chapter, exact: true }).waitFor();
  const table = page.getByRole('table', { name: new RegExp(`^${chart} `) });
  await expect.poll(() => table.count()).toBe(1);
  expect(await table.getByRole('rowheader', { name: cell }).count()).toBe(1);
  const text = await page.locator('article').innerText();
  expect(text).not.toContain('`');
  expect(text).not.toMatch(/\((assumed|suppos|impl)/);
  // What can be played is to be read, what only hosts need is not.
  for (const name of expansions) expect(await page.getByRole('heading', { name }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('heading', { name: not }).count()).toBe(0);
  if (process.env.SCREENS)
    await page.screenshot({ path: `${process.env.SCREENS}/rules-${tongue}.png`, fullPage: true });
  await person.context.close();
});

test('what only hosts need is no reading for players, but can be looked up', async () => {
  const person = await room.person();
  const { page } = person;
  await room.home(person);
  await go(person, '#/rules/colt-express');
  await page.locator('#CE-33').waitFor();
  expect(await page.locator('#CE-162').count()).toBe(0);
  await go(person, '#/rules/colt-express/CE-162');
  await expect.poll(() => page.locator('#CE-162').innerText()).toContain('is refused');
  await person.context.close();
});
