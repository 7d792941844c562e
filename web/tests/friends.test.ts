// Friends: by a link and after a match, invited to a table, blocked and let back; in French on a dark phone and in English on a desk.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, go, makeTable, PHONE, playByWire, Room, serious, until, WIDE, type Person } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
}, 60_000);
afterAll(() => room.close());

/** Somebody by name, at home. */
async function named(name: string, as: Parameters<Room['person']>[0]): Promise<Person> {
  const person = await room.person(as);
  await room.home(person);
  await person.page.evaluate(async (name) => {
    await fetch('api/me');
    const body = JSON.stringify({ name });
    await fetch('api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  }, name);
  await person.page.reload();
  return person;
}

/** A screen says everything in words, and nothing of it runs out of the screen. */
async function legible(person: Person) {
  expect(await person.page.locator('main').innerText()).not.toMatch(/friends-|invitation-|list-|home-|undefined|NaN/);
  const wide = await person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, 'nothing runs out of the screen').toBeLessThanOrEqual(0);
  expect(await serious(person)).toEqual([]);
}

const anna = () => named('Anna', { ...WIDE, prefs: { tongue: 'en' } });
const ben = () => named('Ben', { ...PHONE, prefs: { tongue: 'fr', theme: 'dark' } });

async function befriend(anna: Person, ben: Person) {
  await anna.page.getByRole('link', { name: 'Friends', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Show my link' }).click();
  const link = await anna.page.getByRole('textbox', { name: 'Your link for friends' }).inputValue();
  await legible(anna);
  await go(ben, link.slice(link.indexOf('#')));
  await ben.page.getByText('Anna aimerait être ton ami').waitFor();
  await legible(ben);
  await ben.page.getByRole('button', { name: 'Devenir ami avec Anna' }).tap();
  await ben.page.getByRole('link', { name: 'Anna' }).waitFor();
  await anna.page.reload();
  await anna.page.getByText('here now').waitFor();
}

test('a friend is made by a link, invited, and sits down with one touch', async () => {
  const [one, other] = [await anna(), await ben()];
  await befriend(one, other);
  await legible(one);
  await legible(other);

  const table = await makeTable(one, { game: 'catching-santa', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
  await go(one, `#/t/${table}`);
  await one.page.getByText('Invite friends').click();
  await one.page.getByRole('button', { name: 'Invite Ben' }).click();
  await one.page.getByText('invited', { exact: true }).waitFor();
  await legible(one);

  await go(other, '#/');
  const asked = other.page.getByRole('region', { name: 'Invitations' });
  await asked.getByText("Anna t'invite").waitFor();
  await legible(other);
  await asked.getByRole('button', { name: "S'asseoir ici" }).tap();
  await until(
    async () => (await other.page.evaluate(() => location.hash)) === `#/t/${table}`,
    'the table to be opened',
  );
  await one.page.getByText('Ben').first().waitFor();
  await until(async () => (await one.page.locator('.lobby li.open').count()) === 0, 'Ben to sit');

  // A second one is declined, and is gone.
  const second = await makeTable(one, { game: 'catching-santa', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
  await go(one, `#/t/${second}`);
  await one.page.getByText('Invite friends').click();
  await one.page.getByRole('button', { name: 'Invite Ben' }).click();
  await one.page.getByText('invited', { exact: true }).waitFor();
  await go(other, '#/');
  await asked.getByRole('button', { name: "Refuser l'invitation d'Anna à Catching Santa" }).tap();
  await asked.waitFor({ state: 'detached' });
  for (const person of [one, other]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
});

test('whoever played together asks, says yes, blocks and lets back', async () => {
  const [one, other] = [await anna(), await ben()];
  const table = await makeTable(one, { game: 'catching-santa', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
  await command(other, table, { type: 'sit', seat: null, name: null });
  await command(one, table, { type: 'start' });
  await go(one, `#/t/${table}`);
  await playByWire([one, other], table);
  await one.page.getByRole('button', { name: 'Add Ben as a friend' }).click();
  await one.page.getByText('Asked.').waitFor();

  await go(other, '#/people');
  await other.page.getByRole('button', { name: 'Accepter Anna' }).tap();
  await other.page.getByRole('link', { name: 'Anna' }).waitFor();
  await legible(other);
  await other.page.getByRole('button', { name: 'Bloquer Anna' }).tap();
  const blocked = other.page.getByRole('region', { name: 'Personnes bloquées' });
  await blocked.getByText('Anna').waitFor();
  await legible(other);
  await go(one, '#/people');
  await one.page.getByText('Nobody yet.').waitFor();
  await blocked.getByRole('button', { name: 'Débloquer Anna' }).tap();
  await blocked.waitFor({ state: 'detached' });
  await other.page.getByRole('button', { name: 'Ajouter Anna aux amis' }).waitFor();
  for (const person of [one, other]) {
    expect(person.errors).toEqual([]);
    await person.context.close();
  }
});
