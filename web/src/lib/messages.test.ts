// @vitest-environment node
// Every message is there in every tongue, with the same gaps, and is used by somebody.
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TONGUES, Words } from './words';

const web = new URL('../../', import.meta.url).pathname;
const games = new URL('../../../games/', import.meta.url).pathname;
const boards = readdirSync(games).filter((game) => existsSync(`${games}${game}/web`));

/** Each file, as it is called in a tongue, and the folders in which its messages may be said. */
const files = [
  { name: 'the shell', path: (tongue: string) => `${web}messages/${tongue}.ftl`, said: [`${web}src`] },
  { name: 'the shell, later', path: (tongue: string) => `${web}messages/later.${tongue}.ftl`, said: [`${web}src`] },
  ...boards.flatMap((game) =>
    ['', 'poster.'].map((kind) => ({
      name: `${game}/web/messages/${kind}`,
      path: (tongue: string) => `${games}${game}/web/messages/${kind}${tongue}.ftl`,
      said: [`${web}src`, `${games}${game}/web`],
    })),
  ),
].filter(({ path }) => TONGUES.some((tongue) => existsSync(path(tongue))));

/** Each message's id and the gaps it has. */
function messages(path: string): Map<string, string[]> {
  const { body } = parse(readFileSync(path, 'utf8'), {});
  expect(
    body.filter(({ type }) => type === 'Junk'),
    path,
  ).toEqual([]);
  const all = body.filter((entry): entry is Message => entry.type === 'Message');
  return new Map(all.map((message) => [message.id.name, gaps(message)]));
}

function gaps(message: Message): string[] {
  const found = new Set<string>();
  class Gaps extends Visitor {
    override visitVariableReference(node: VariableReference) {
      found.add(node.id.name);
    }
  }
  new Gaps().visit(message);
  return [...found].sort();
}

/** The gaps that somewhere ask for the plural of what follows, and some more: wherever they are, they are counts. */
const counted = new Set(
  ['coins', 'gold', 'points', 'seconds'].concat(
    files.flatMap(({ path }) =>
      [...readFileSync(path('en'), 'utf8').matchAll(/\$(\w+) ->\s+(?:\[\w+\] .*\s+)?\[one\]/g)].map(
        ([, gap]) => gap ?? '',
      ),
    ),
  ),
);

/** The upper end of a range is never 1. */
const NEVER_ONE = new Set(['facts-players', 'facts-minutes']);

/** What comes after a number, if it looks like a plural and is the same after one and after many. */
function pluralOfOne(words: Words, id: string, gaps: string[], gap: string): string | null {
  const said = (count: number): string =>
    words.t(id, Object.fromEntries(gaps.map((name) => [name, name === gap ? count : 'Ann'])));
  const after = (count: number): string | undefined =>
    new RegExp(`(?<![\\p{L}\\d])${count}[ \\u00a0]([\\p{L}-]+)`, 'u').exec(said(count))?.[1];
  const [one, many] = [after(1), after(22)];
  const isPlural = one !== undefined && one === many && /^(?:[\p{L}-]{2,}[sx]|dice)$/u.test(one);
  return isPlural && !NEVER_ONE.has(id) ? said(1) : null;
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

/** Whether a message is said somewhere in these sources. */
function saidIn(source: string): (id: string) => boolean {
  // Ids written with parts that are known only when they are said: `way-${way}`.
  const made = [...source.matchAll(/`([a-z][a-z0-9-]*-\$\{[^}`]*\}(?:[a-z0-9-]|\$\{[^}`]*\})*)`/g)]
    .map(([, id]) => (id ?? '').split(/\$\{[^}]*\}/))
    .map((parts) => new RegExp(`^${parts.join('.+')}$`));
  // Ids, or their ends after a constant, that are written out.
  const written = new Set(
    [...source.matchAll(/(?:['"`]|\$\{[A-Z_]+\})([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map(([, id]) => id ?? ''),
  );
  // What ids begin with where they are put together: `const ID = 'board-my-game-'`.
  const heads = [...source.matchAll(/['"`]([a-z][a-z0-9-]*-)['"`]/g)].map(([, head]) => head ?? '');

  const isSaid = (id: string): boolean =>
    written.has(id) ||
    made.some((form) => form.test(id)) ||
    heads.some((head) => id.startsWith(head) && isSaid(id.slice(head.length)));
  return isSaid;
}

test('a game has its messages in every tongue', () => {
  for (const game of boards) {
    const folder = `${games}${game}/web/messages`;
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)) {
      expect(file).toMatch(/^(poster\.)?(en|fr)\.ftl$/);
      for (const tongue of TONGUES) expect(readdirSync(folder)).toContain(file.replace(/(en|fr)(?=\.ftl$)/, tongue));
    }
  }
});

describe.each(files)('$name', ({ path, said }) => {
  const english = messages(path('en'));

  test.each(TONGUES)('is complete in %s, with the same gaps', (tongue) => {
    const there = messages(path(tongue));
    expect([...there.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, gaps] of there) expect(gaps, id).toEqual(english.get(id));
  });

  // "One purse", never "1 purses".
  test.each(TONGUES)('calls one of a thing by its singular in %s', (tongue) => {
    const words = new Words(tongue, [readFileSync(path(tongue), 'utf8')]);
    const wrong = [...messages(path(tongue))].flatMap(([id, gaps]) =>
      gaps.filter((gap) => counted.has(gap)).flatMap((gap) => pluralOfOne(words, id, gaps, gap) ?? []),
    );
    expect(wrong).toEqual([]);
  });

  test('has nothing that nobody says', () => {
    const isSaid = saidIn(said.map(sources).join('\n'));
    expect([...english.keys()].filter((id) => !isSaid(id))).toEqual([]);
  });
});

test('everything the shell says is written', () => {
  const shell = ['lib', 'parts', 'screens'].map((folder) => sources(`${web}src/${folder}`)).join('\n');
  // Some of it is said in the terminal too.
  const known = new Set(
    [`${web}messages/en.ftl`, `${web}messages/later.en.ftl`, `${web}../messages/en/common.ftl`].flatMap((file) => [
      ...messages(file).keys(),
    ]),
  );
  const said = [...shell.matchAll(/\bt\(\s*(?:[\w.!= ()]+\?\s*)?'([a-z0-9-]+)'(?:\s*:\s*'([a-z0-9-]+)')?/g)].flatMap(
    ([, one, other]) => [one, other].filter((id) => id !== undefined),
  );
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
});
