// Whole matches through what a screen reader is given, and nothing else: roles, names and the region that is read aloud.
// `npm run ear` writes what was heard and chosen into target/trial/ear-GAME-TONGUE.txt, to be read, and fails on what has no name
// or the name of something else, and where nothing was heard before a question. `ONLY=colt` is one game, `TONGUE=fr` a tongue.
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, GAMES, go, makeTable, Room, until } from './harness';
import { asked } from './reach';

const { ONLY = '', TONGUE = 'en', TRIAL = '../target/trial' } = process.env;
process.env.BOT_PAUSE ??= '200';

let room: Room;
beforeAll(async () => {
  mkdirSync(TRIAL, { recursive: true });
  room = await Room.open();
});
afterAll(() => room.close());

const PRESSED = ['button', 'link', 'tab', 'checkbox', 'radio', 'slider', 'textbox', 'combobox'];
const AROUND = ['list', 'region', 'group', 'dialog', 'alertdialog', 'table', 'tabpanel'];
/** More often than anybody looks in vain while others play. */
const PATIENCE = 3000;

test.each(GAMES.filter((game) => game.includes(ONLY)))(
  '%s',
  async (game) => {
    const person = await room.person({
      viewport: { width: 1280, height: 720 },
      prefs: { tongue: TONGUE, motion: 'on', speed: 4, rollForMe: false, confirm: true },
    });
    const { page } = person;
    await person.context.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        const said = document.querySelector('.table > [aria-live=polite]')?.textContent ?? '';
        if (said !== '' && heard.at(-1) !== said) heard.push(said);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await room.home(person);
    await go(person, `#/t/${await makeTable(person, { game, seats: await company(person, game) })}`);
    const cdp = await person.context.newCDPSession(page);

    /** Everything there is for ears, in order, each with what it is in. */
    const tree = async () => {
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const around = (id?: string): string => {
        const node = id === undefined ? undefined : byId.get(id);
        if (!node) return '';
        const named = AROUND.includes(String(node.role?.value)) && node.name?.value;
        return named ? String(named) : around(node.parentId);
      };
      return nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, parentId }) => ({
          role: String(role?.value),
          name: String(name?.value ?? '').trim(),
          within: around(parentId),
        }));
    };
    const told: string[] = [];
    const wrong = new Set<string>();
    const drawTree = (nodes: Awaited<ReturnType<typeof tree>>) =>
      nodes
        .filter(({ role, name }) => name !== '' && !['InlineTextBox', 'StaticText'].includes(role))
        .map(({ role, name, within }) => `    ${role} "${name}"${within ? ` in "${within}"` : ''}`);
    let read = 0;
    const listen = async () => {
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      const fresh = heard.slice(read);
      told.push(...fresh.map((text) => `heard: ${text}`));
      read = heard.length;
      return fresh;
    };

    const list = page.locator('ul.choices');
    const offered = list.getByRole('button', { disabled: false });
    // What covers the board goes first, then a throw, then what is chosen, then a shot.
    const presses = [page.getByRole('alertdialog').getByRole('button'), page.locator('#prompt .roll')];
    const fire = page.locator('.pad .fire');
    for (let [decision, idle] = [0, 0]; idle < PATIENCE; idle += 1) {
      if ((await page.locator('.result').count()) > 0) break;
      const counts = await Promise.all([...presses, offered, fire].map((one) => one.count()));
      const kind = counts.findIndex((count) => count > 0);
      if (kind < 0) {
        await page.waitForTimeout(30);
        continue;
      }
      idle = 0;
      decision += 1;
      const { seq, choices } = asked(person)!;
      // Whoever listens hears the question before they look for answers.
      await page.waitForTimeout(700);
      const heard = await listen();
      if (asked(person)?.seq !== seq) continue;
      if (heard.length === 0) told.push('heard nothing new');
      const nodes = await tree();
      for (const { role, name, within } of nodes)
        if (PRESSED.includes(role) && name === '') wrong.add(`a ${role} without a name in "${within}"`);
      if (decision % 12 === 1) told.push('the tree:', ...drawTree(nodes));
      if (kind < presses.length) {
        const press = presses[kind]!.first();
        told.push(`press: ${await press.innerText()}`);
        await press.click();
      } else if (counts[presses.length]! > 0) {
        const names = await offered.evaluateAll((all) =>
          all.map((one) => one.querySelector('span')?.textContent?.trim() ?? ''),
        );
        told.push(...names.map((name) => `    may: ${name}`));
        if (new Set(names).size < names.length) wrong.add(`alike: ${names.join(' | ')}`);
        // The tree is made a moment after the page, on a busy computer later than that.
        const missing = (from: typeof nodes) =>
          names.filter((name) => !from.some((node) => node.role === 'button' && node.name === name));
        if (missing(nodes).length > 0) await page.waitForTimeout(PATIENCE);
        for (const name of missing(nodes).length > 0 ? missing(await tree()) : [])
          wrong.add(`not in the tree: ${name}`);
        // One answer gives itself.
        const name = choices.length > 1 ? names[(decision * 7 + 3) % names.length] : undefined;
        if (name !== undefined) {
          told.push(`choose: ${name}`);
          await list.getByRole('button', { name, exact: true }).first().click();
        }
        await until(() => asked(person)?.seq !== seq, `what comes of ${name}`, 15_000);
      } else {
        told.push(`hold and let go: ${(await fire.getAttribute('aria-label')) ?? (await fire.innerText())}`);
        await fire.focus();
        await page.keyboard.down(' ');
        await page.waitForTimeout(400);
        await page.keyboard.up(' ');
        await page.waitForTimeout(500);
      }
    }
    // The last thing is read a moment after it happened.
    await page.waitForTimeout(2500);
    await listen();
    told.push('the end:', ...drawTree(await tree()));
    writeFileSync(`${TRIAL}/ear-${game}-${TONGUE}.txt`, told.join('\n'));
    expect([...wrong]).toEqual([]);
    expect(await page.locator('.result').count()).toBe(1);
    expect(person.errors).toEqual([]);
    await person.context.close();
  },
  1_200_000,
);
