// Writes what keeps the pages for when there is no network: src/offline/sw.js with the names of all files of this build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('../dist');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((path) => !path.startsWith('.vite/') && !/\.gz$|^sw\.js$/.test(path))
  .sort();
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const entry = /<script[^>]* src="\.\/([^"]+)"/.exec(page)?.[1];
if (!entry || !files.includes(entry)) throw new Error('the page begins with no script');
const release = createHash('sha256');
for (const path of files) release.update(path).update(readFileSync(join(dist, path)));
const games = readdirSync(here('../../games')).filter((game) => existsSync(here(`../../games/${game}/rules.md`)));

const gaps = {
  "'@release@'": JSON.stringify(release.digest('hex').slice(0, 16)),
  "'@entry@'": JSON.stringify(entry),
  // The page is asked for as its folder.
  "['@files@']": JSON.stringify(files.map((path) => (path === 'index.html' ? '' : path))),
  "['@said@']": JSON.stringify(['api/games', ...games.map((game) => `api/rules/${game}`)]),
};
let script = readFileSync(here('../src/offline/sw.js'), 'utf8');
for (const [gap, value] of Object.entries(gaps)) {
  if (!script.includes(gap)) throw new Error(`sw.js has no ${gap}`);
  script = script.replace(gap, value);
}
writeFileSync(join(dist, 'sw.js'), script);
console.log(`${files.length} files are kept for when there is no network`);
