// @vitest-environment node
// Every message is there in every tongue, with the same gaps, and is used by somebody.
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TONGUES } from './words';

const web = new URL('../../', import.meta.url).pathname;
const files = readdirSync(`${web}messages/en`).filter((name) => name.endsWith('.ftl'));

/** Each message's id and the gaps it has. */
function messages(tongue: string, file: string): Map<string, string[]> {
  const { body } = parse(readFileSync(`${web}messages/${tongue}/${file}`, 'utf8'), {});
  expect(body.filter(({ type }) => type === 'Junk'), `${tongue}/${file}`).toEqual([]);
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

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

const source = sources(`${web}src`);

/** Ids written with a part that is known only when it is said: `way-${way}`. */
const made = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{[^}]*\}([a-z0-9-]*)`/g)].map(([, head, tail]) => ({ head: head ?? '', tail: tail ?? '' }));

/** Ids, or their ends after a constant, that are written out. */
const written = new Set([...source.matchAll(/(?:['"`]|\$\{[A-Z_]+\})([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map(([, id]) => id ?? ''));

/** What ids begin with where they are put together: `const ID = 'board-marshals-'`. */
const heads = [...source.matchAll(/['"`]([a-z][a-z0-9-]*-)['"`]/g)].map(([, head]) => head ?? '');

function isSaid(id: string): boolean {
  if (written.has(id) || made.some(({ head, tail }) => id.startsWith(head) && id.endsWith(tail))) return true;
  return heads.some((head) => id.startsWith(head) && isSaid(id.slice(head.length)));
}

test('both tongues have the same files', () => {
  for (const tongue of TONGUES) expect(readdirSync(`${web}messages/${tongue}`).sort()).toEqual(readdirSync(`${web}messages/en`).sort());
});

describe.each(files)('%s', (file) => {
  const english = messages('en', file);

  test.each(TONGUES)('is complete in %s, with the same gaps', (tongue) => {
    const there = messages(tongue, file);
    expect([...there.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, gaps] of there) expect(gaps, id).toEqual(english.get(id));
  });

  test('has nothing that nobody says', () => {
    expect([...english.keys()].filter((id) => !isSaid(id))).toEqual([]);
  });
});

test('everything the shell says is written', () => {
  const shell = ['lib', 'parts', 'screens'].map((folder) => sources(`${web}src/${folder}`)).join('\n');
  const known = messages('en', 'web.ftl');
  const said = [...shell.matchAll(/\bt\(\s*(?:[\w.!= ()]+\?\s*)?'([a-z0-9-]+)'(?:\s*:\s*'([a-z0-9-]+)')?/g)].flatMap(([, one, other]) => [one, other].filter((id) => id !== undefined));
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
});
