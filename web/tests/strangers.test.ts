// Strangers at public tables: whoever is a nuisance is hidden with one touch, and the host is told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, go, makeTable, PHONE, Room, serious, until, type Person } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
}, 60_000);
afterAll(() => room.close());

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Somebody by name who sits at a public table of theirs. */
async function host(name: string, game: string): Promise<Person & { table: string }> {
  const person = await room.person();
  await room.home(person);
  await person.page.evaluate(async (name) => {
    await fetch('api/me');
    const body = JSON.stringify({ name });
    await fetch('api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  }, name);
  const table = await makeTable(person, { game, public: true, seats: SEATS }, false);
  await go(person, `#/t/${table}`);
  await person.page.getByRole('textbox', { name: 'The link to this table' }).waitFor();
  return { ...person, table };
}

const listed = ({ page }: Person) => page.locator('section').filter({ has: page.locator('#public') });
const reports = () => room.server.admin<{ text: string; table: string; about: string; settled: unknown }[]>('reports');

test('from the lobby, a table is reported and all tables of whoever laid it are hidden', async () => {
  const grabber = await host('Grabber', 'marshals');
  const kind = await host('Kind', 'rolling-bandits');
  const person = await room.person(PHONE);
  await room.home(person);
  const { page } = person;
  const list = listed(person);
  await list.getByText('Grabber').waitFor();
  await list.getByText('Kind').waitFor();

  await list.getByRole('button', { name: 'Report this table of Marshals to the host' }).tap();
  const dialog = page.getByRole('dialog');
  expect(await serious(person, '[role=dialog], dialog')).toEqual([]);
  await dialog.getByLabel('What happened?').fill('Advertises a shop');
  await dialog.getByRole('button', { name: 'Send the report' }).tap();
  await page.getByText('The host will see it.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const [report] = reports();
  expect(report).toMatchObject({ text: 'Advertises a shop', table: grabber.table });

  await list.getByRole('button', { name: 'Block whoever laid this table of Marshals' }).tap();
  await list.getByText('Grabber').waitFor({ state: 'detached' });
  await list.getByText('Kind').waitFor();
  // Another table of the same person is hidden too, and stays so.
  const second = await makeTable(grabber, { game: 'catching-santa', public: true, seats: SEATS }, false);
  await go(grabber, `#/t/${second}`);
  await grabber.page.getByRole('textbox', { name: 'The link to this table' }).waitFor();
  const other = await room.person();
  await room.home(other);
  await listed(other).getByText('Grabber').first().waitFor();
  await page.reload();
  await list.getByText('Kind').waitFor();
  expect(await list.getByText('Grabber').count()).toBe(0);
  expect(await serious(person)).toEqual([]);
  for (const one of [grabber, kind, person, other]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});

test('what was hidden by mistake is shown again', async () => {
  const owner = await host('Unlucky', 'colt-express');
  const person = await room.person();
  await room.home(person);
  const list = listed(person);
  await list.getByText('Unlucky').waitFor();
  await list.getByRole('button', { name: 'Block whoever laid this table of Colt Express' }).click();
  await list.getByText('Unlucky').waitFor({ state: 'detached' });
  await person.page.getByRole('button', { name: 'Unblock everybody' }).click();
  await list.getByText('Unlucky').waitFor();
  for (const one of [owner, person]) await one.context.close();
});

test('at a table, somebody who sits there is reported from the menu', async () => {
  const owner = await host('Owner', 'catching-santa');
  const rude = await room.person();
  await room.home(rude);
  await command(rude, owner.table, { type: 'sit' });
  const id = await rude.page.evaluate(async () => (await (await fetch('api/me')).json()).id as string);
  await command(owner, owner.table, { type: 'start' });
  const { page } = owner;
  await page.getByRole('button', { name: 'More' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report somebody to the host' }).click();
  await dialog.getByLabel('What happened?').fill('Calls people names');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.getByText('The host will see it.').waitFor();
  await until(() => reports().some(({ text }) => text === 'Calls people names'), 'the report');
  expect(reports().find(({ text }) => text === 'Calls people names')).toMatchObject({ about: id, table: owner.table });
  for (const one of [owner, rude]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});
