// A real server and a real browser for a test file: the binary named by TINSTAR_BIN on a free port with a store of its
// own, serving web/dist, and Debian's Chromium.
import { AxeBuilder } from '@axe-core/playwright';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, request, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { unfold } from '../src/lib/fold';
import type { ServerMessage } from '../src/lib/protocol/ServerMessage';

const BINARIES = [process.env.TINSTAR_BIN, '../target/debug/tinstar', '../target/release/tinstar'];
const CHROMIUM = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';

/** Where the server of this file notes what the luck of each match follows from. Another try is dealt otherwise; with a
 * server that was not built for release `SEED=...` deals again what a failure was dealt. */
const NOTES = mkdtempSync(join(tmpdir(), 'tinstar-seeds-'));
const SEEDS = join(NOTES, 'seeds');
afterAll(() => rmSync(NOTES, { recursive: true, force: true }));
afterEach(({ task }) => {
  if (task.result?.state !== 'fail' || !existsSync(SEEDS)) return;
  const latest = readFileSync(SEEDS, 'utf8').trim().split('\n').slice(-3);
  console.error(`${task.name}: the latest matches were dealt by SEED=${latest.join(', SEED=')}`);
});

/** A phone that everybody can afford. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** What stands in somebody's way on this page, or in a part of it, by axe's judgement. The pages have no frames, so it is
 * judged in the page itself, and only what is wrong is written down: a third of the time. */
export async function serious({ page }: Person, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const where = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`);
      return `${id}: ${where.join(' | ')}`;
    });
}

/** A choice of the list that can be made: while one is on its way they are all still there. */
export const CHOICE = '.choice:not([aria-disabled])';

export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #home: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, home: string) {
    this.#port = port;
    this.#home = home;
    this.url = `http://127.0.0.1:${port}/`;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'tinstar-web-')));
    await server.up();
    return server;
  }

  get binary(): string {
    const binary = BINARIES.find((path) => path && existsSync(path));
    if (!binary) throw new Error('no server: build it, or set TINSTAR_BIN');
    return binary;
  }

  get #store(): string {
    return `sqlite:${join(this.#home, 'tables.db')}`;
  }

  /** What `tinstar admin` answers the host. */
  admin<T>(...asked: string[]): T {
    const args = ['admin', ...asked, '--json', '--store', this.#store];
    return JSON.parse(execFileSync(this.binary, args, { encoding: 'utf8' })) as T;
  }

  /** Starts, or starts again with the same store and port. */
  async up(): Promise<void> {
    const store = this.#store;
    const args = [
      'serve',
      '--store',
      store,
      '--listen',
      `127.0.0.1:${this.#port}`,
      '--no-limits',
      '--log',
      'off',
      '--bot-pause',
      process.env.BOT_PAUSE ?? '20',
    ];
    const env: NodeJS.ProcessEnv = { ...process.env, TINSTAR_TEST_SEEDS: SEEDS };
    if (process.env.SEED) env.TINSTAR_TEST_SEED = process.env.SEED;
    this.#process = spawn(this.binary, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    await until(
      async () => (await fetch(`${this.url}readyz`).catch(() => null))?.ok === true,
      'the server to be ready',
    );
    // Said once and at once, rather than by every test that waits for something to be on the page.
    const page = await (await fetch(this.url)).text();
    if (!page.includes('type="module"')) throw new Error('the server has no pages: build them with scripts/web');
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null) return;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#home, { recursive: true, force: true });
  }
}

/** A proxy in front of a server, as somebody has it who hosts more than one thing: everything is under a path, which it
 * takes off, and what is elsewhere is not ours. */
export class Proxy {
  readonly url: string;
  /** What was asked for outside the path. */
  readonly strays: string[] = [];
  readonly #http: HttpServer;

  private constructor(http: HttpServer, url: string) {
    this.#http = http;
    this.url = url;
  }

  static async before(server: Server, path: string): Promise<Proxy> {
    const http = createHttpServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const proxy = new Proxy(http, `http://127.0.0.1:${port}${path}`);
    const to = new URL(server.url);
    const pass = (asked: IncomingMessage) => {
      // The host stays what the browser named: the server compares it with the page's origin.
      const { method, headers } = asked;
      return request({ host: to.hostname, port: to.port, method, headers, path: `/${asked.url?.slice(path.length)}` });
    };
    http.on('request', (asked, answer) => {
      if (!asked.url?.startsWith(path)) {
        proxy.strays.push(asked.url ?? '');
        answer.writeHead(404).end();
        return;
      }
      const on = pass(asked);
      on.on('response', (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      asked.pipe(on);
    });
    http.on('upgrade', (asked, socket) => {
      const on = pass(asked);
      on.on('upgrade', (got, far, first) => {
        const headers = Object.entries(got.headers).map(([name, value]) => `${name}: ${String(value)}`);
        socket.write([`HTTP/1.1 101 Switching Protocols`, ...headers, '', ''].join('\r\n'));
        socket.write(first);
        far.pipe(socket).pipe(far);
        far.on('error', () => socket.destroy());
        socket.on('error', () => far.destroy());
      });
      on.on('error', () => socket.destroy());
      on.end();
    });
    return proxy;
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }
}

/** Somebody with a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Every text frame this page's sockets received. */
  frames: string[];
  /** What the page complained about. */
  errors: string[];
}

export class Room {
  readonly server: Server;
  readonly browser: Browser;

  private constructor(server: Server, browser: Browser) {
    this.server = server;
    this.browser = browser;
  }

  static async open(): Promise<Room> {
    const server = await Server.start();
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    });
    return new Room(server, browser);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  /** Somebody comes in. Unless told otherwise they have been here before, want nothing to move, click once and have their dice
   * rolled for them. What nobody looks at need not be painted, which is a quarter of the work: `unseen` is for whole matches
   * that are only clicked through. */
  async person(
    options: BrowserContextOptions & { prefs?: object; fresh?: boolean; unseen?: boolean } = {},
  ): Promise<Person> {
    const { prefs, fresh, unseen, ...context } = options;
    // Most come once: nothing is kept for them for when there is no network.
    const made = await this.browser.newContext({ ...WIDE, locale: 'en-GB', serviceWorkers: 'block', ...context });
    if (unseen)
      await made.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0')),
      );
    if (!fresh) {
      const kept = {
        tongue: null,
        theme: 'auto',
        sound: false,
        speed: 4,
        motion: 'off',
        confirm: false,
        rollForMe: true,
        toured: GAMES,
        ...prefs,
      };
      await made.addInitScript((kept) => {
        localStorage.setItem('tinstar.named', 'true');
        if (localStorage.getItem('tinstar.prefs') === null) localStorage.setItem('tinstar.prefs', JSON.stringify(kept));
      }, kept);
    }
    const page = await made.newPage();
    const person: Person = { page, context: made, frames: [], errors: [] };
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => person.frames.push(String(payload))));
    page.on('pageerror', (error) => person.errors.push(String(error)));
    return person;
  }

  async home(person: Person): Promise<void> {
    await person.page.goto(this.server.url);
    await person.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Somebody with an account, at home. */
  async account(person: Person, name: string): Promise<void> {
    await this.home(person);
    await person.page.evaluate(async (name) => {
      const send = (path: string, method: string, body: object) =>
        fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await fetch('api/me');
      await send('api/me', 'PATCH', { name });
      const login = `${name}.${crypto.randomUUID().slice(0, 8)}`;
      const made = await send('api/account', 'POST', { login, password: 'long enough' });
      if (!made.ok) throw new Error(await made.text());
    }, name);
    await person.page.reload();
  }
}

/** The games with a board. */
export const GAMES = readdirSync('../games').filter((game) => existsSync(`../games/${game}/web/index.ts`));

/** A person and bots around a game: as many as it takes, or fewer. */
export async function company(person: Person, game: string, most = 4): Promise<object[]> {
  const cards: { id: string; most_seats: number }[] = await person.page.evaluate(async () =>
    (await fetch('api/games')).json(),
  );
  const seats = Math.min(most, cards.find(({ id }) => id === game)?.most_seats ?? most);
  return [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'instinct' }))];
}

/** Asks again and again, at most half a minute. */
export async function until(is: () => Promise<boolean> | boolean, what: string, patience = 30_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Makes a table over HTTP as the person of this page. */
export async function makeTable(person: Person, table: object, start = true): Promise<string> {
  return person.page.evaluate(
    async ({ table, start }) => {
      const post = async (path: string, body: object) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await fetch('api/me');
      const made = await post('api/tables', { options: [], clock: { kind: 'none' }, public: false, ...table });
      if (start)
        await post(`api/tables/${made.table}/commands`, { key: crypto.randomUUID(), command: { type: 'start' } });
      return made.table as string;
    },
    { table, start },
  );
}

/** Does something at a table over HTTP as the person of this page. */
export async function command(person: Person, table: string, command: object): Promise<void> {
  await person.page.evaluate(
    async ({ table, command }) => {
      await fetch('api/me');
      const body = JSON.stringify({ key: crypto.randomUUID(), command });
      const answer = await fetch(`api/tables/${table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { table, command },
  );
}

/** Two people sit down to a match, with a bot beside them, and it begins. */
async function twoSitDown(room: Room, [anna, ben]: [Person, Person], table: object): Promise<string> {
  await Promise.all([room.home(anna), room.home(ben)]);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'instinct' }];
  const id = await makeTable(anna, { seats, ...table }, false);
  await command(ben, id, { type: 'sit', seat: 1, name: null });
  await command(anna, id, { type: 'start' });
  return id;
}

/** Two people play a whole match over the socket alone: what a page is sent is the same whether or not it draws it, and
 * drawing is what takes time. */
export async function twoByWire(room: Room, people: [Person, Person], table: object): Promise<void> {
  await playByWire(people, await twoSitDown(room, people, table));
}

/** People play on to the end of a match over the socket alone. */
export async function playByWire(people: Person[], id: string): Promise<void> {
  const play = ({ page }: Person) =>
    page.evaluate(
      (table) =>
        new Promise<void>((done, fail) => {
          const url = new URL(`api/tables/${table}/socket?since=0&lang=en`, location.href);
          url.protocol = 'ws:';
          const socket = new WebSocket(url);
          let decided = 0;
          socket.onclose = () => fail(new Error('the socket was closed'));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as ServerMessage;
            if (message.type !== 'snapshot' && message.type !== 'update') return;
            const { seat, choices, outcome } = message.situation;
            if (outcome != null) done();
            const based_on = message.type === 'snapshot' ? message.seq : message.happened.seq;
            // A different one each time, so that matches go on.
            decided += choices.length > 0 ? 1 : 0;
            const choice = choices[(decided * 7) % choices.length];
            if (!choice) return;
            if (decided > 3000) fail(new Error('the match does not end'));
            const command = { type: 'act', seat, based_on, action: choice.action };
            socket.send(JSON.stringify({ type: 'do', key: crypto.randomUUID(), command }));
          };
        }),
      id,
    );
  await Promise.all(people.map(play));
}

/** Goes to an address after `#`. */
export async function go(person: Person, hash: string): Promise<void> {
  await person.page.evaluate((hash) => (location.hash = hash), hash);
}

/** A match in which nothing happens for so long, in milliseconds, does not go on. */
const STUCK = 45_000;

/** What people see who wait in vain. */
async function standing(people: Person[]): Promise<string> {
  const seen = people.map(async ({ page, errors }) =>
    JSON.stringify({
      asked: await page.locator('#prompt').allInnerTexts(),
      listed: await page.locator('.choice').evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))),
      board: await page
        .locator('#board [data-choice]')
        .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120))),
      errors,
    }),
  );
  return (await Promise.all(seen)).join('\n');
}

/** Takes a step for everybody who is asked something, until the match is over. */
export async function playOn(
  people: Person[],
  step: (person: Person) => Promise<void> = chooseFirst,
  most = 2000,
  isAsked: (person: Person) => Promise<boolean> = hasChoices,
): Promise<void> {
  // Decisions are counted, not looks: however long bots take, a match that is going on goes on.
  const over = async () => (await people[0]!.page.locator('.result').count()) > 0;
  // A server that has nothing to tell says so now and then.
  const told = () =>
    people.map(({ frames }) => frames.findLastIndex((text) => /"type":"(snapshot|update)"/.test(text))).join();
  let [heard, since] = [told(), Date.now()];
  for (let decisions = 0; decisions < most;) {
    if (await over()) return;
    let acted = false;
    for (const person of people) {
      if (!(await isAsked(person))) continue;
      await step(person);
      decisions += 1;
      acted = true;
    }
    if (!acted) await people[0]!.page.waitForTimeout(20);
    if (told() !== heard) [heard, since] = [told(), Date.now()];
    else if (Date.now() - since > STUCK) throw new Error(`the match stands still: ${await standing(people)}`);
  }
  throw new Error('the match does not end');
}

const hasChoices = async ({ page }: Person) => (await page.locator(CHOICE).count()) > 0;

/** Clicks a choice of the list, a different one each time, so that matches go on. */
let turn = 0;
export async function chooseFirst({ page }: Person): Promise<void> {
  turn += 1;
  await page.evaluate(
    ({ choice, turn }) => {
      const choices = [...document.querySelectorAll<HTMLButtonElement>(choice)];
      // By a mouse: after keys the next list would be looked up and focused, which is tested by itself.
      dispatchEvent(new Event('pointerdown'));
      choices[turn % Math.max(1, choices.length)]?.click();
    },
    { choice: CHOICE, turn },
  );
  await page.waitForTimeout(15);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** A snapshot or an update, with what it showed of the game: after every line, and at its end. */
export interface Showing {
  text: string;
  type: 'snapshot' | 'update';
  /** The number. */
  seq: number;
  lines: { event: Record<string, Record<string, unknown>> | string }[];
  situation: { seat: number | null; deciders: number[]; choices: unknown[]; outcome: unknown };
  /** Each in turn; the last is how it stands now. Empty before a match. */
  views: unknown[];
}

/** Everything a page was sent of a match, in order. */
export function showings(person: Person): Showing[] {
  let seen: unknown = null;
  return person.frames.flatMap((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'snapshot') {
      seen = message.view;
      return [showing(text, message, message.seq, [], [seen])];
    }
    if (message.type !== 'update') return [];
    const { lines, view } = unfold(message.from === undefined ? seen : message.from, message.happened);
    seen = view;
    return [showing(text, message, message.happened.seq, lines, [...lines.map(({ after }) => after), view])];
  });
}

function showing(
  text: string,
  { type, situation }: { type: 'snapshot' | 'update'; situation: unknown },
  seq: number,
  lines: unknown[],
  views: unknown[],
): Showing {
  return {
    text,
    type,
    seq,
    lines: lines as Showing['lines'],
    situation: situation as Showing['situation'],
    views: views.filter((view) => view !== null),
  };
}
