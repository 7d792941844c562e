// A match that counts: laid by clicking, played, and found again by everybody who may see it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, go, PHONE, playByWire, Room, serious, until, WIDE, type Person } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

test('a match that counts is laid, played and found again', async () => {
  const anna = await room.person({ ...WIDE, prefs: { tongue: 'en' } });
  const ben = await room.person({ ...PHONE, prefs: { tongue: 'fr', theme: 'dark' } });
  const guest = await room.person();
  await Promise.all([room.account(anna, 'Anna'), room.account(ben, 'Ben'), room.home(guest)]);

  // A guest is told what is missing; somebody with an account lets it count.
  await go(guest, '#/new/catching-santa?way=friends');
  await guest.page.getByText('Clock and options').click();
  const box = (person: Person) => person.page.getByRole('checkbox', { name: /count for ratings/ });
  expect(await box(guest).isDisabled()).toBe(true);
  await go(anna, '#/new/catching-santa?way=friends');
  await anna.page.getByText('Clock and options').click();
  await box(anna).check();
  const clock = anna.page.getByLabel('Time to think');
  expect(await clock.evaluate((one) => (one as HTMLSelectElement).selectedIndex), 'a clock runs').toBeGreaterThan(0);
  expect(await anna.page.getByRole('checkbox', { name: /Hints/ }).count(), 'no hints').toBe(0);
  await anna.page.locator('button.go').click();
  await until(async () => (await anna.page.evaluate(() => location.hash)).startsWith('#/t/'), 'the lobby');
  const id = (await anna.page.evaluate(() => location.hash)).slice('#/t/'.length);
  await anna.page.getByText('Counts for ratings').first().waitFor();
  await command(ben, id, { type: 'sit', seat: null, name: null });
  await until(async () => (await anna.page.locator('.lobby li.open').count()) < 3, 'Ben to sit');
  for (const seat of await anna.page.evaluate(async (id) => {
    const { situation } = await (await fetch(`api/tables/${id}`)).json();
    return (situation.seats as { kind: string }[]).flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  }, id))
    await command(anna, id, { type: 'seat_bot', seat, level: 'instinct' });
  await command(anna, id, { type: 'start' });
  await playByWire([anna, ben], id);

  // The result says what it changed.
  await anna.page.locator('.result .name small').first().waitFor();
  expect(await anna.page.locator('.result .name small').first().innerText()).toMatch(/^1500 → \d{4}$/);
  expect(await serious(anna)).toEqual([]);

  for (const [person, words] of [
    [anna, { all: 'All matches', counted: 'Counts for ratings', other: 'Ben' }],
    [ben, { all: 'Toutes les parties', counted: 'Partie classée', other: 'Anna' }],
  ] as const) {
    await go(person, '#/me');
    const list = person.page.getByRole('region', { name: words.all });
    await list.getByText(words.counted).waitFor();
    expect(await list.locator('.list > li').count()).toBe(1);
    expect(await person.page.locator('.card tbody tr').count()).toBe(1);
    expect(await person.page.locator('article').innerText()).not.toMatch(/profile-|rating-|filter-|undefined|NaN/);
    const wide = await person.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, 'nothing runs out of the screen').toBeLessThanOrEqual(0);
    expect(await serious(person)).toEqual([]);
    await list.getByRole('link', { name: words.other }).click();
    await person.page.getByRole('heading', { level: 1, name: words.other }).waitFor();
  }

  // What is filtered away is not there, and comes back.
  await go(anna, '#/me');
  const matches = anna.page.getByRole('region', { name: 'All matches' });
  await matches.locator('.list > li').waitFor();
  await matches.getByLabel('Ratings').selectOption('no');
  await anna.page.getByText('None like this.').waitFor();
  await matches.getByLabel('Ratings').selectOption('');
  await matches.locator('.list > li').waitFor();

  // What Anna shows to nobody Ben no longer sees.
  const theirs = await ben.page.evaluate(() => location.hash);
  await anna.page.getByLabel('Who may see this').selectOption('nobody');
  await anna.page.getByText('So be it.').waitFor();
  await go(ben, '#/');
  await go(ben, theirs);
  await ben.page.getByText('Cette personne ne montre pas ses parties.').waitFor();

  await go(ben, '#/ratings/catching-santa');
  await ben.page.getByRole('heading', { level: 2 }).waitFor();
  expect(await serious(ben)).toEqual([]);
  for (const person of [anna, ben, guest]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
}, 120_000);
