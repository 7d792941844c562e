// Being told that it is my turn: set up by clicking, tried, switched off; and what the browser shows when it is told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { go, makeTable, PHONE, Room, serious, until, WIDE, type Person } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

/** This browser's own push service cannot be reached from here: what it gives the page is made up, the rest is real. */
async function subscribes(person: Person): Promise<void> {
  await person.context.grantPermissions(['notifications'], { origin: new URL(room.server.url).origin });
  await person.context.addInitScript(() => {
    const keys = {
      p256dh: 'BNNHNSh0IbOBpZwcQnMw41dRkjWY-xkJU-wCN3pclSZsUNkkfc4COgr5HnMyYGzy_-i6EJk6DMEELqAYVQrE9Uw',
      auth: 'AwMDAwMDAwMDAwMDAwMDAw',
    };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
  });
}

const wider = (person: Person) =>
  person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('ways are set up, tried, switched off and removed', async () => {
  const anna = await room.person({ ...WIDE, prefs: { tongue: 'en' }, serviceWorkers: 'allow' });
  await subscribes(anna);
  await room.account(anna, 'Anna');
  await go(anna, '#/account');
  const { page } = anna;
  const told = page.locator('section.told');
  await told.getByRole('button', { name: 'Tell me on this device' }).click();
  const device = told.locator('li').filter({ hasText: 'This device (Chrome, Linux)' });
  await device.getByText('On.', { exact: true }).waitFor();
  expect(await told.getByRole('button', { name: 'Tell me on this device' }).count()).toBe(0);

  // Trying says what came of it: the address is made up, so nothing arrives, for a reason that the network decides.
  await device.getByRole('button', { name: /^Try it/ }).click();
  await device.getByText(/^The last time it did not arrive: (nobody|it|the address) .+\.$/).waitFor();

  // A chat: only an address that begins with https:// is sent at all, and a bad one is refused in words.
  const address = told.getByLabel('A chat’s address for messages');
  const add = told.getByRole('button', { name: 'Tell this chat' });
  await address.fill('http://chat.example.org/hook');
  await add.click();
  expect(await address.evaluate((one: HTMLInputElement) => one.validity.patternMismatch)).toBe(true);
  await address.fill('https://10.0.0.1/hook');
  await add.click();
  await page.getByText('Nothing can be sent there.').waitFor();
  await address.fill('https://chat.example.org/hook');
  await add.click();
  const chat = told.locator('li').filter({ hasText: 'A chat at chat.example.org' });
  await chat.getByRole('button', { name: /^Turn off/ }).click();
  await chat.getByText('Off.', { exact: true }).waitFor();
  await chat.getByRole('button', { name: /^Turn on/ }).click();
  await chat.getByText('On.', { exact: true }).waitFor();

  // Quiet hours, kept over a reload; what was given is not shown again.
  await told.getByLabel('From').fill('21:30');
  await told.getByRole('button', { name: 'Keep these hours quiet' }).click();
  await told.getByText('What comes up then is said when they end.').waitFor();
  expect(await serious(anna)).toEqual([]);
  await page.reload();
  await told.getByRole('button', { name: 'No quiet hours' }).waitFor();
  expect(await told.getByLabel('From').inputValue()).toBe('21:30');
  expect(await told.innerHTML()).not.toMatch(/\/hook|fcm\.googleapis/);

  await told.getByRole('button', { name: 'No quiet hours' }).click();
  await told.getByText('None: you are told at any hour.').waitFor();
  for (const row of [chat, device]) {
    await row.getByRole('button', { name: /^Remove/ }).click();
    await row.waitFor({ state: 'detached' });
  }
  await told.getByRole('button', { name: 'Tell me on this device' }).waitFor();
  expect(anna.errors).toEqual([]);
  await anna.context.close();
}, 120_000);

test('on a phone in French, and for a table of mine', async () => {
  const ben = await room.person({ ...PHONE, prefs: { tongue: 'fr', theme: 'dark' }, serviceWorkers: 'allow' });
  await subscribes(ben);
  await room.account(ben, 'Ben');
  await go(ben, '#/account');
  const { page } = ben;
  await page.getByRole('button', { name: 'Me prévenir sur cet appareil' }).click();
  await page.getByText(/Cet appareil \(Chrome, /).waitFor();
  expect(await page.locator('section.told').innerText()).not.toMatch(/told-|undefined|NaN/);
  expect(await wider(ben), 'nothing runs out of the screen').toBeLessThanOrEqual(0);
  expect(await serious(ben)).toEqual([]);

  const table = await makeTable(ben, { game: 'catching-santa', seats: [{ kind: 'me' }, { kind: 'open' }] }, false);
  await go(ben, `#/t/${table}`);
  // In the lobby the menu is not there yet: it comes with the match.
  await page.evaluate(async (table) => {
    const send = (command: object) =>
      fetch(`api/tables/${table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: crypto.randomUUID(), command }),
      });
    await send({ type: 'seat_bot', seat: 1, level: 'instinct' });
    await send({ type: 'start' });
  }, table);
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Annoncer les tours dans une messagerie' }).click();
  await menu.getByLabel("L'adresse d'une messagerie").fill('https://chat.example.org/table');
  await menu.getByRole('button', { name: 'Prévenir cette messagerie' }).click();
  await menu.getByText('Une messagerie sur chat.example.org').waitFor();
  expect(await serious(ben, 'dialog')).toEqual([]);
  expect(await wider(ben)).toBeLessThanOrEqual(0);
  await menu.getByRole('button', { name: /^Retirer/ }).click();
  await menu.getByRole('button', { name: 'Prévenir cette messagerie' }).waitFor();

  // Where a mail's link leads that is worth nothing any more.
  await go(ben, '#/letter/stop/nonsense');
  await page
    .getByRole('button', { name: 'Ne plus rien m’envoyer' })
    .or(page.getByRole('button', { name: "Ne plus rien m'envoyer" }))
    .click();
  await page.getByText('On ne te prévient pas, ou plus, par ce moyen.').waitFor();
  expect(ben.errors).toEqual([]);
  await ben.context.close();
}, 120_000);

test('the browser shows what it is told, the last of each table, and leads there', async () => {
  const anna = await room.person({ ...WIDE, prefs: { tongue: 'en' }, serviceWorkers: 'allow' });
  await anna.context.grantPermissions(['notifications'], { origin: new URL(room.server.url).origin });
  await room.home(anna);
  const { page, context } = anna;
  const scope = await page.evaluate(async () => {
    await navigator.serviceWorker.register('sw.js');
    return (await navigator.serviceWorker.ready).scope;
  });
  const wire = await context.newCDPSession(page);
  const ids: string[] = [];
  wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    ids.push(...registrations.filter(({ scopeURL }) => scopeURL === scope).map(({ registrationId }) => registrationId)),
  );
  await wire.send('ServiceWorker.enable');
  await until(() => ids.length > 0, 'the worker to be known');
  const push = (tag: string, body: string) =>
    wire.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(scope).origin,
      registrationId: ids[0]!,
      data: JSON.stringify({ title: 'Your turn at Tinstar', body, path: `#/t/${tag}`, tag, stop: 'x' }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registered = await navigator.serviceWorker.ready;
      return (await registered.getNotifications()).map(({ tag, body, data }) => [tag, body, String(data)]);
    });
  await push('abc', 'Marshals: it is your turn.');
  await push('abc', 'Marshals: it is your turn again.');
  await push('xyz', 'Pony Express: it is your turn.');
  await until(async () => (await shown()).length === 2, 'two notices, one for each table');
  expect((await shown()).sort()).toEqual([
    ['abc', 'Marshals: it is your turn again.', '#/t/abc'],
    ['xyz', 'Pony Express: it is your turn.', '#/t/xyz'],
  ]);

  // A press leads to the table, in the page that is open.
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const notification = (await scope.registration.getNotifications()).find(({ tag }) => tag === 'xyz');
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    scope.dispatchEvent(event);
  });
  await until(async () => (await shown()).length === 1, 'what was pressed to be gone');
  await until(() => context.pages().some((one) => one.url().endsWith('#/t/xyz')), 'the table to be shown');
  expect(anna.errors).toEqual([]);
  await anna.context.close();
}, 120_000);
