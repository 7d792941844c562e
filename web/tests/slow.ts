// How a table feels on a slow phone: Chromium with a processor six times slower, at 360 by 640, with motion on.
// `npm run slow` prints a line per game and whether it is as fast as it should be, and fails if one is not; `ROUNDS=5` takes
// more of each, `ONLY=colt` one game, `RATE=1` this computer as it is. What is printed depends on what else the computer does:
// nothing else may run, and two builds are compared in turns, not with yesterday's. Less so what the page's own thread used of
// the processor, which is taken from a trace at this computer's speed and told times six.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHOICE, company, GAMES, go, makeTable, PHONE, Room, type Person } from './harness';

const { ONLY = '', ROUNDS = '3', RATE = '6' } = process.env;

let room: Room;
const lines: string[] = [];
beforeAll(async () => {
  room = await Room.open();
});
afterAll(async () => {
  await room.close();
  const head =
    'milliseconds, median (least to most): tap to paint | p95 of frames while idle | longest task while opening | ' +
    'processor time of the longest task while opening | after a tap | percent of it while idle';
  console.log([head, ...lines].join('\n'));
});

const inOrder = (of: number[]) => of.toSorted((a, b) => a - b).map(Math.round);
const median = (of: number[]) => inOrder(of)[of.length >> 1] ?? NaN;
const told = (of: number[]) => `${median(of)} (${inOrder(of)[0] ?? '-'} to ${inOrder(of).at(-1) ?? '-'})`;

/** What a phone should not take longer for, in milliseconds. */
const AIMS = { taps: 100, idle: 50, opening: 300 };

/** What the page notes about itself, from its first script on. */
function note() {
  const noted = { tasks: [] as { at: number; lasts: number }[], taps: [] as number[] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.tasks.push({ at: startTime, lasts: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'pointerup') noted.taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
type Noted = { noted: { tasks: { at: number; lasts: number }[]; taps: number[] } };

/** How much of the processor the tasks of the page's own thread used while something was done, in milliseconds on a phone. */
async function used({ page }: Person, act: () => Promise<unknown>): Promise<number[]> {
  await room.browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await room.browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return traceEvents
    .filter(({ name, tid, pid }) => name === 'RunTask' && main.some((of) => of.tid === tid && of.pid === pid))
    .map(({ tdur = 0 }) => (tdur / 1000) * Number(RATE));
}
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** How long its thread was at work, in microseconds. */
  tdur?: number;
}

/** Taps a choice. The first tap on one shows what it would do; so does the first on another. */
async function tap({ page }: Person, nth: number): Promise<void> {
  const choices = page.locator(CHOICE);
  const count = await choices.count();
  const box = count > 0 ? await choices.nth(nth % Math.min(2, count)).boundingBox() : null;
  if (!box) return;
  // One that is picked already would be done.
  if (count === 1) await page.keyboard.press('Escape');
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 30), box.y + box.height / 2);
  await page.waitForTimeout(500);
}

const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

test.each(GAMES.filter((game) => game.includes(ONLY)))('%s', async (game) => {
  const figures = { taps: [] as number[], idle: [] as number[], opening: [] as number[] };
  const processor = { taps: [] as number[], idle: [] as number[], opening: [] as number[] };
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    const anna = await room.person({ ...PHONE, prefs: { motion: 'on', speed: 4, confirm: true } });
    const { page } = anna;
    await anna.context.addInitScript(note);
    await room.home(anna);
    const table = await makeTable(anna, { game, seats: await company(anna, game) });
    const cdp = await anna.context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(RATE) });

    const opened = await page.evaluate(() => performance.now());
    await go(anna, `#/t/${table}`);
    await page.locator(CHOICE).first().waitFor({ timeout: 120_000 });
    await page.waitForTimeout(3000);
    const tasks = await page.evaluate(() => (window as unknown as Noted).noted.tasks);
    figures.opening.push(Math.max(0, ...tasks.filter(({ at }) => at >= opened).map(({ lasts }) => lasts)));

    const frames = await page.evaluate(async () => {
      const intervals: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      const end = last + 3000;
      while (last < end) {
        const now = await new Promise<number>(requestAnimationFrame);
        intervals.push(now - last);
        last = now;
      }
      return intervals.sort((a, b) => a - b);
    });
    figures.idle.push(frames[Math.floor(frames.length * 0.95)] ?? 0);

    for (let nth = 0; nth < 6; nth += 1) await tap(anna, nth);
    figures.taps.push(...(await page.evaluate(() => (window as unknown as Noted).noted.taps)));
    await anna.context.close();

    const ben = await room.person({ ...PHONE, prefs: { motion: 'on', speed: 4, confirm: true } });
    await room.home(ben);
    const another = await makeTable(ben, { game, seats: await company(ben, game) });
    const open = async () => {
      await go(ben, `#/t/${another}`);
      await ben.page.locator(CHOICE).first().waitFor({ timeout: 120_000 });
      await ben.page.waitForTimeout(3000);
    };
    processor.opening.push(Math.max(0, ...(await used(ben, open))));
    processor.idle.push(sum(await used(ben, () => ben.page.waitForTimeout(3000))) / 30);
    for (let nth = 0; nth < 3; nth += 1) processor.taps.push(Math.max(0, ...(await used(ben, () => tap(ben, nth)))));
    await ben.context.close();
  }
  const columns = [figures.taps, figures.idle, figures.opening, processor.opening, processor.taps, processor.idle];
  const missed = Object.entries(AIMS).flatMap(([what, most]) => {
    const took = median(figures[what as keyof typeof AIMS]);
    return took < most ? [] : [`${what} ${took}, not under ${most}`];
  });
  lines.push(
    `${game}: ${columns.map(told).join(' | ')}: ${missed.length === 0 ? 'met' : `NOT MET: ${missed.join(', ')}`}`,
  );
  expect(missed).toEqual([]);
});
