// Matches on this device: laid, played and found again without a server that knows of them.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseFirst, CHOICE, GAMES, go, Room, serious, type Person } from './harness';

let room: Room;
beforeAll(async () => {
  room = await Room.open();
});
afterAll(() => room.close());

/** Without a compiler for WebAssembly the pages offer none of this. */
const built = existsSync('src/local/host.wasm');

/** Lays a table on this device by the form, and waits until there is something to choose or to see. */
async function lay(person: Person, game: string): Promise<string> {
  const { page } = person;
  await go(person, `#/new/${game}`);
  await page.getByLabel('On this device').check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/t\/here-/);
  await page.locator('#board').waitFor();
  return page.url().split('/').at(-1)!;
}

/** Decides a few times, whenever there is something to decide. */
async function decide(person: Person, times: number): Promise<void> {
  const { page } = person;
  const over = page.locator('.result');
  for (let done = 0; done < times;) {
    if ((await over.count()) > 0) return;
    if ((await page.locator(CHOICE).count()) > 0) {
      await chooseFirst(person);
      done += 1;
    } else await page.waitForTimeout(30);
  }
}

test.runIf(built).each(GAMES)(
  '%s is played on this device with the network cut, and goes on after a reload',
  async (game) => {
    const person = await room.person();
    const { page, context } = person;
    await room.home(person);
    await lay(person, game);
    await page.locator(CHOICE).first().waitFor();
    await context.setOffline(true);
    await decide(person, 3);
    await page.locator(CHOICE).first().waitFor();
    const before = await page.locator('#prompt').innerText();
    await context.setOffline(false);
    await page.reload();
    await page.locator(CHOICE).first().waitFor();
    expect(await page.locator('#prompt').innerText(), 'it is where it was').toBe(before);
    await context.setOffline(true);
    await decide(person, 2);
    await context.setOffline(false);

    // It is on the list, and says where it is.
    await go(person, '#/');
    const listed = page.locator('li', { hasText: 'On this device' });
    await listed.first().waitFor();
    expect(await listed.count()).toBe(1);
    expect(person.errors).toEqual([]);
    // The server has heard of none of it.
    const known = await page.evaluate(
      async () => (await fetch('api/my-tables')).json() as Promise<{ tables: unknown[] }>,
    );
    expect(known.tables).toEqual([]);
    await context.close();
  },
);

test.runIf(built)(
  'a match is played to its end, reviewed, checked, kept as a file and read again, without a server',
  async () => {
    const person = await room.person();
    const { page, context } = person;
    await room.home(person);
    const table = await lay(person, 'rolling-bandits');
    await page.locator(CHOICE).first().waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await page.getByText('so it is never rated').isVisible(), 'it says so').toBe(true);
    expect(await serious(person, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await page.getByText(/%/).first().waitFor();
    await decide(person, 1000);
    await page.locator('.result').waitFor();
    // What is not here yet of the pages comes from the server; all that is told of the match, from this device.
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('slider').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the record' }).click();
    const record = await (await saved).path();
    await go(person, `#/replay/${table}?dice`);
    await page.getByText('This page has just played all').waitFor();
    await go(person, `#/replay/${table}?review`);
    await page.locator('.review').waitFor();
    await page.locator('.review svg').first().waitFor({ timeout: 120_000 });

    // Nothing is left of it here, and the file is all there is.
    await go(person, `#/t/${table}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.waitForURL(/#\/$/);
    await go(person, '#/record');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await page.locator('input[type=file]').setInputFiles(record);
    await page.getByRole('slider').waitFor();
    expect(person.errors).toEqual([]);
    await context.close();
  },
);

test.runIf(built)('around one screen a curtain stands between people, on this device too', async () => {
  const person = await room.person();
  const { page, context } = person;
  await room.home(person);
  await go(person, '#/new/colt-express?way=screen');
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByLabel('On this device').check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/t\/here-/);
  await page.getByText('Pass the screen to').waitFor();
  expect(await page.locator(CHOICE).count(), 'nobody sees anything yet').toBe(0);
  await page.getByRole('button', { name: /^I am (Anna|Ben)/ }).click();
  await page.locator(CHOICE).first().waitFor();
  // Who lifts a curtain is asked anew after a reload.
  await page.reload();
  await page.getByText('Pass the screen to').waitFor();
  expect(person.errors).toEqual([]);
  await context.close();
});

test.runIf(built)(
  'without a network, from the first page on: home, rules, a new match, a reload in the middle',
  async () => {
    const own = await Room.open();
    const person = await own.person({ serviceWorkers: 'allow' });
    const { page } = person;
    await own.home(person);
    // Whoever came once has it all.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await own.server.kill();

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await go(person, '#/rules/catching-santa');
    await page.getByText('The highest total wins.').waitFor();
    await go(person, '#/');
    await page.locator('.poster', { hasText: 'Marshals' }).getByRole('button', { name: 'Play now' }).click();
    await page.getByText('No network: the match is on this device.').waitFor();
    await decide(person, 3);
    await page.reload();
    await page.locator(CHOICE).first().waitFor();
    await decide(person, 2);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByText('This match is in this browser alone').waitFor();
    expect(await serious(person)).toEqual([]);
    expect(person.errors).toEqual([]);
    await own.close();
  },
);

test.runIf(built)(
  'a site of files alone plays under any path: bots, one screen, rules in both tongues, no network',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tinstar-site-'));
    execFileSync(room.server.binary, ['site', folder]);
    // A plain file server, which knows only a few kinds of files.
    const kinds: Record<string, string> = {
      html: 'text/html',
      js: 'text/javascript',
      css: 'text/css',
      svg: 'image/svg+xml',
    };
    const asked: string[] = [];
    const http = createServer(({ url = '/' }, answer) => {
      const path = new URL(url, 'http://x').pathname;
      asked.push(path);
      const file = join(folder, path.replace(/^\/games\/of\/ours\//, '').replace(/^$/, 'index.html'));
      if (!path.startsWith('/games/of/ours/') || !existsSync(file) || !statSync(file).isFile())
        return void answer.writeHead(404).end();
      const kind = kinds[file.split('.').at(-1)!];
      answer.writeHead(200, kind ? { 'content-type': kind } : {}).end(readFileSync(file));
    }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const person = await room.person({ fresh: true, serviceWorkers: 'allow', reducedMotion: 'reduce' });
    const { page } = person;
    const refused: string[] = [];
    page.on('console', (said) => said.type() === 'error' && refused.push(said.text()));
    await page.goto(`http://127.0.0.1:${port}/games/of/ours/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('With friends').count(), 'nobody could come').toBe(0);
    expect(await serious(person)).toEqual([]);
    await page.locator('.poster', { hasText: 'Catching Santa' }).getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/#\/t\/here-/);
    await page.locator('#board').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await go(person, '#/rules/catching-santa');
    await page.getByText('The highest total wins.').waitFor();

    await page.getByRole('button', { name: 'En français' }).click();
    await page.getByText('Le total le plus haut gagne').waitFor();
    await page.getByRole('button', { name: 'In English' }).click();
    await page.getByText('The highest total wins.').waitFor();

    // And without a network, from what was kept.
    http.closeAllConnections();
    await new Promise((done) => http.close(done));
    await page.reload();
    await page.getByText('The highest total wins.').waitFor();
    await go(person, '#/new/marshals?way=screen');
    await page.getByLabel('Name of player 1').fill('Anna');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.waitForURL(/#\/t\/here-/);
    await page.locator('#board').waitFor();
    expect(asked.filter((path) => path.includes('/api/'))).toEqual([]);
    expect(asked.filter((path) => !path.startsWith('/games/of/ours/') && path !== '/favicon.ico')).toEqual([]);
    expect(refused.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.context.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
