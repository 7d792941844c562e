// The table tried as somebody new tries it: whole matches of every game by touching the board, with what the settings are at
// first and with bots as a host has them. `npm run trial` writes pictures of the moments that matter into target/trial, to be
// looked at, and prints how long one waited, which touches did nothing and what could not be read whole. `LOOK=phone` tries one
// of the looks below, `ONLY=colt` one game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHOICE, company, GAMES, go, makeTable, PHONE, Room, until, type Person } from './harness';
import { cutTexts } from './legible';
import { asked } from './reach';

const { ONLY = '', LOOK = '', TRIAL = '../target/trial', PICTURES = '7' } = process.env;
process.env.BOT_PAUSE ??= '200';

/** What somebody has who has never changed anything. */
const FIRST = { motion: 'on', speed: 1, rollForMe: false, confirm: true };
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const LOOKS = {
  phone: { ...PHONE, prefs: { ...FIRST, theme: 'light' } },
  french: { ...PHONE, prefs: { ...FIRST, speed: 4, theme: 'dark', tongue: 'fr' } },
  lying: { ...LYING, prefs: { ...FIRST, speed: 4, theme: 'light', tongue: 'fr' } },
  // Over a network that is slow, and now and then not there at all.
  cut: { viewport: { width: 1280, height: 720 }, prefs: { ...FIRST, speed: 4, theme: 'dark' } },
} as const;
const SLOW = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 30_000 };

let room: Room;
const lines: string[] = [];
beforeAll(async () => {
  mkdirSync(TRIAL, { recursive: true });
  room = await Room.open();
});
afterAll(async () => {
  await room.close();
  console.log(lines.join('\n'));
});

const seconds = (of: number) => (of / 1000).toFixed(1);
const waitsTold = (waits: number[]) => {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => seconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `${sorted.length} waits, median ${at(0.5)} s, nine of ten under ${at(0.9)}, longest ${at(1)}`;
};

/** What there is to do: a throw, a shot, a choice, what covers the board; null if nothing. */
const open = ({ page }: Person) =>
  page.evaluate((choice) => {
    const there = (of: string) => document.querySelector(of) !== null;
    if (there('.result')) return 'over';
    if (there('#board [role=alertdialog] button')) return 'covered';
    if (there('#prompt .roll')) return 'roll';
    if (there('.pad .fire')) return 'shot';
    return there(choice) ? 'choice' : null;
  }, CHOICE);

/** Touches one of the choices where it lies on the board, twice if it asks for that; in the list if it lies nowhere in reach.
 * Whether the first touch did something. */
async function touch(person: Person, nth: number): Promise<boolean> {
  const { page } = person;
  const seq = asked(person)?.seq;
  const done = () => asked(person)?.seq !== seq;
  const at = await page.evaluate(
    ({ nth, choice }) => {
      const list = [...document.querySelectorAll<HTMLElement>(choice)];
      const one = list[nth % list.length]?.dataset.choice;
      const lies = [...document.querySelectorAll(`#board [data-choice="${one}"]`)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(middleX, middleY);
        return hit && (element.contains(hit) || hit.contains(element)) ? [{ x: middleX, y: middleY }] : [];
      });
      return { one, place: lies[0] ?? null };
    },
    { nth, choice: CHOICE },
  );
  const again = page.locator('.again');
  if (at.place) {
    const tap = () =>
      page
        .evaluate(() => navigator.maxTouchPoints > 0)
        .then((touches) =>
          touches ? page.touchscreen.tap(at.place!.x, at.place!.y) : page.mouse.click(at.place!.x, at.place!.y),
        );
    await tap();
    const answered = async () => done() || (await again.count()) > 0;
    const alive = await until(answered, 'an answer', 4000).then(
      () => true,
      () => false,
    );
    if (!done() && (await again.count()) > 0) await tap();
    if (
      alive &&
      (await until(done, 'the move', 8000).then(
        () => true,
        () => false,
      ))
    )
      return true;
    if (done()) return true;
  }
  await page.evaluate((one) => document.querySelector<HTMLElement>(`.choice[data-choice="${one}"]`)?.click(), at.one);
  await until(done, 'the move', 8000).catch(() => null);
  return at.place === null;
}

async function shoot({ page }: Person): Promise<void> {
  const box = await page.locator('.pad .fire').boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.up();
  await page.waitForTimeout(300);
}

/** A question without names and numbers. */
const kind = (question: string) => question.replaceAll(/\d+|\p{Lu}[\p{L}' -]*/gu, '').trim();

test.each(
  Object.keys(LOOKS)
    .filter((look) => look.includes(LOOK))
    .flatMap((look) => GAMES.filter((game) => game.includes(ONLY)).map((game) => [look, game] as const)),
)(
  '%s, %s',
  async (look, game) => {
    const person = await room.person(LOOKS[look as keyof typeof LOOKS]);
    const { page } = person;
    await room.home(person);
    const table = await makeTable(person, { game, seats: await company(person, game) });
    const network = look === 'cut' ? await person.context.newCDPSession(page) : null;
    await network?.send('Network.enable');
    await network?.send('Network.emulateNetworkConditions', SLOW);
    await go(person, `#/t/${table}`);
    await page.locator('#board').waitFor();

    let taken = 0;
    const shoots = async (what: string) => {
      taken += 1;
      await page.screenshot({ path: `${TRIAL}/${game}-${look}-${String(taken).padStart(2, '0')}-${what}.png` });
    };
    const waits: number[] = [];
    const dead: string[] = [];
    const cut = new Map<string, number>();
    const kinds = new Set<string>();
    let [decisions, since, heard] = [0, Date.now(), Date.now()];
    let frames = 0;
    for (;;) {
      const now = await open(person);
      if (now === 'over') break;
      if (person.frames.length > frames) [frames, heard] = [person.frames.length, Date.now()];
      if (Date.now() - heard > 60_000) throw new Error(`stands still: ${await page.locator('#prompt').innerText()}`);
      // A question with one answer answers itself.
      if (now === null || (now === 'choice' && asked(person)?.choices.length === 1)) {
        if (Date.now() - since > 2500 && taken === 2) await shoots('others');
        await page.waitForTimeout(20);
        continue;
      }
      waits.push(Date.now() - since);
      const question = await page.locator('#prompt').innerText();
      const isNew = !kinds.has(kind(question));
      kinds.add(kind(question));
      if (isNew || decisions % 6 === 0) {
        await page.waitForTimeout(250);
        for (const text of await cutTexts(page)) cut.set(text, (cut.get(text) ?? 0) + 1);
        if (isNew && taken < Number(PICTURES)) await shoots(now);
      }
      decisions += 1;
      const offline = network && decisions % 7 === 3;
      if (offline) {
        await network.send('Network.emulateNetworkConditions', { ...SLOW, offline: true });
        await page.locator('.trouble').waitFor({ timeout: 3000 });
        if (decisions === 3) await shoots('offline');
      }
      if (now === 'covered') {
        await page.locator('#board [role=alertdialog] button').click();
        continue;
      }
      const move = async () => {
        if (now === 'roll') await page.locator('#prompt .roll').click();
        else if (now === 'shot') await shoot(person);
        else if (!(await touch(person, decisions * 7 + 3))) dead.push(question.replaceAll(/\s+/g, ' '));
      };
      if (offline) {
        const moving = move();
        await page.waitForTimeout(3000);
        await network.send('Network.emulateNetworkConditions', SLOW);
        await moving;
        await page.locator('.trouble').waitFor({ state: 'detached', timeout: 20_000 });
      } else await move();
      since = Date.now();
    }
    await page.waitForTimeout(1500);
    for (const text of await cutTexts(page)) cut.set(text, (cut.get(text) ?? 0) + 1);
    await shoots('result');
    await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(300);
    await shoots('log');
    // Nothing was lost: whoever comes anew reads the same.
    const told = async () => {
      const older = page.locator('.log .older, .log button.more');
      if ((await older.count()) > 0) await older.first().click();
      return (await page.locator('.log li').allInnerTexts()).length;
    };
    const before = await told();
    await page.reload();
    await page.locator('.result').waitFor();
    await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(500);
    const after = await told();
    lines.push(
      `${look}, ${game}: ${decisions} decisions, ${waitsTold(waits)}; log ${before} lines, ${after} after a reload`,
      ...dead.map((question) => `  a touch did nothing: ${question}`),
      ...[...cut].map(([text, times]) => `  ${times} times: ${text}`),
    );
    writeFileSync(`${TRIAL}/${game}-${look}.txt`, lines.slice(-1 - dead.length - cut.size).join('\n'));
    expect(person.errors).toEqual([]);
    await person.context.close();
  },
  1_200_000,
);
