// Every screen there is besides a table in play, one after the other, for whoever takes pictures of them or measures them.
import { command, go, makeTable, playOn, until, type Person, type Room } from './harness';

const BOT = { kind: 'bot', level: 'instinct' };
/** Longer than most names, with one place to break it. */
export const LONG_NAME = 'Barthélemy-Maximilienne';

/** Gives somebody a name. */
export async function rename({ page }: Person, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    await fetch('api/me');
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) });
    if (!answer.ok) throw new Error(await answer.text());
  }, name);
}

/** A name of their own and a password. */
export async function account(person: Person, name: string): Promise<string> {
  await rename(person, name);
  const id = await person.page.evaluate(async () => {
    const body = JSON.stringify({ login: `long.${crypto.randomUUID().slice(0, 8)}`, password: 'long enough' });
    const answer = await fetch('api/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await (await fetch('api/me')).json()).id as string;
  });
  await person.page.reload();
  return id;
}

/** Shows each screen in turn; `look` is told its name once all of it is there. */
export async function visit(
  room: Room,
  person: Person,
  look: (name: string) => Promise<void>,
  games: string[],
): Promise<void> {
  const { page } = person;
  /** Until what is written is the same for a while. */
  const settled = async () => {
    let before = '';
    await until(async () => {
      const now = await page.locator('body').innerText();
      const same = now === before && (await page.locator('[role=status].soft').count()) === 0;
      before = now;
      await page.waitForTimeout(150);
      return same;
    }, 'the screen to be there');
  };
  const shows = async (name: string, hash: string) => {
    await go(person, hash);
    await settled();
    await look(name);
  };
  await room.home(person);
  await settled();
  await look('home-new');
  const id = await account(person, LONG_NAME);

  const open = await makeTable(
    person,
    { game: 'marshals', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], public: true },
    false,
  );
  await shows('lobby', `#/t/${open}`);
  const screen = await makeTable(person, {
    game: 'marshals',
    seats: ['Anna', LONG_NAME].map((name) => ({ kind: 'same_screen', name })),
  });
  await go(person, `#/t/${screen}`);
  await page.locator('dialog[open]').waitFor();
  await look('curtain');

  const short = await makeTable(person, {
    game: 'catching-santa',
    options: [
      ['spaces', '20'],
      ['entries', '1,6,11,16'],
      ['starts', '2,4,8,13,18'],
    ],
    seats: [{ kind: 'me' }, BOT],
  });
  await go(person, `#/t/${short}`);
  await command(person, short, { type: 'chat', text: 'Bonne chance !' }).catch(() => null);
  await playOn([person]);
  await settled();
  await look('result');
  await page.getByRole('tab').nth(1).click();
  await settled();
  await look('log');
  await page.locator('.log .rule').first().click();
  await page.locator('dialog[open]').waitFor();
  await settled();
  await look('lens');
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(2).click();
  await settled();
  await look('chat');
  await page.getByRole('tab').first().click();
  await page.locator('button:has(svg):is([aria-label=Menu], [aria-label^=Plus])').click();
  await page.locator('dialog[open]').waitFor();
  await look('menu');
  await page.keyboard.press('Escape');

  await shows('replay', `#/replay/${short}@60`);
  await go(person, `#/replay/${short}@60?review`);
  await page.locator('.review tbody').waitFor({ timeout: 120_000 });
  await look('review');
  await go(person, `#/replay/${short}@60?dice`);
  await page.locator('.dice tbody').first().waitFor({ timeout: 120_000 });
  await look('dice');

  for (const game of games) {
    await shows(`rules-${game}`, `#/rules/${game}`);
    await shows(`how-${game}`, `#/how/${game}`);
    const steps = page.locator('.ways .main');
    await steps.click();
    await settled();
    await look(`how-${game}-2`);
    await shows(`new-${game}`, `#/new/${game}?way=friends`);
    const more = page.locator('details:not([open]) > summary');
    if ((await more.count()) > 0) await more.first().click();
    await look(`new-${game}-options`);
  }
  const puzzles = (await (await fetch(`${room.server.url}api/puzzles`)).json()) as { puzzles: { id: string }[] }[];
  for (const [name, hash] of [
    ['home', '#/'],
    ['screen', '#/new/colt-express?way=screen'],
    ['rule', '#/rules/catching-santa/CS-12'],
    ['rules', '#/rules'],
    ['account', '#/account'],
    ['about', '#/about'],
    ['record', '#/record'],
    ['matches', '#/matches'],
    ['profile', '#/me'],
    ['person', `#/people/${id}`],
    ['ratings', '#/ratings'],
    ['ratings-of', '#/ratings/catching-santa'],
    ['puzzles', '#/puzzles'],
    ...puzzles.flatMap(({ puzzles: [first] }, nth) => (first ? [[`puzzle-${nth}`, `#/puzzles/${first.id}`]] : [])),
    ['no-table', '#/t/nowhere'],
    ['no-person', '#/people/nobody'],
    ['no-page', '#/nowhere'],
  ] as [string, string][])
    await shows(name, hash);
  await go(person, '#/');
  await page.locator('header nav button[aria-haspopup=dialog], header nav button').last().click();
  await page.locator('dialog[open]').waitFor();
  await settled();
  await look('settings');
  await page.keyboard.press('Escape');
}
