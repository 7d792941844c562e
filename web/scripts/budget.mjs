// Fails the build when the first load of home weighs more than it may, or when a board is in it.
//
// What home loads: index.html, what it names, the words of one tongue (the heavier), and the fonts of its style sheets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 120 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Fonts are compressed already. */
function weight(file) {
  const bytes = readFileSync(new URL(file, dist));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
}

/** A chunk and all that it imports at once. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

function files(keys) {
  return keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? []), ...(manifest[key].assets ?? [])]);
}

const page = readFileSync(new URL('index.html', dist), 'utf8');
const begins = [...page.matchAll(/<script[^>]* src="\.\/([^"]+)"/g)].map(([, file]) => file);
if (begins.length !== 1) throw new Error(`home begins with ${begins.length} scripts`);
const home = [...closure(Object.keys(manifest).find((key) => begins.includes(manifest[key].file)))];
const tongues = ['en', 'fr'].map((tongue) =>
  Object.keys(manifest).filter((key) =>
    [`messages/${tongue}.ftl?raw`, `../messages/${tongue}/common.ftl?raw`].includes(key),
  ),
);
const words = Math.max(...tongues.map((keys) => files(keys).reduce((sum, file) => sum + weight(file), 0)));
const first = new Set(['index.html', ...files(home)]);
const total = [...first].reduce((sum, file) => sum + weight(file), words);

const trouble = [];
if (tongues.some((keys) => keys.length !== 2)) trouble.push('the words of a tongue are not in chunks of their own');
if (total > BUDGET) trouble.push(`home weighs ${kilobytes(total)}, more than ${kilobytes(BUDGET)}`);
// What is in no chunk of its own is in home's.
const web = new URL('../', import.meta.url);
const list = (path) => readdirSync(new URL(path, web));
const later = [
  ...list('src/screens')
    .filter((screen) => screen.endsWith('.svelte') && screen !== 'Home.svelte')
    .map((screen) => `src/screens/${screen}`),
  'src/plain/index.ts',
  ...list('../games')
    .map((game) => `../games/${game}/web/index.ts`)
    .filter((board) => existsSync(new URL(board, web))),
];
for (const key of later)
  if (!manifest[key]?.isDynamicEntry || home.includes(key)) trouble.push(`${key} is loaded with home`);
const app = JSON.parse(readFileSync(new URL('manifest.webmanifest', dist), 'utf8'));
for (const { src } of app.icons)
  if (!existsSync(new URL(src, dist))) trouble.push(`the web manifest names ${src}, which is not there`);

// What hosts tables on this device comes when one is opened, and is all the rules there are.
const HOST_BUDGET = 960 * 1024;
for (const file of list('dist/assets').filter((name) => name.endsWith('.wasm'))) {
  const weighs = weight(`assets/${file}`);
  if (weighs > HOST_BUDGET) trouble.push(`${file} weighs ${kilobytes(weighs)}, more than ${kilobytes(HOST_BUDGET)}`);
  console.log(`tables on this device: ${kilobytes(weighs)} of ${kilobytes(HOST_BUDGET)} compressed`);
}

console.log(`home: ${kilobytes(total)} of ${kilobytes(BUDGET)} compressed, in ${first.size + 2} files`);
for (const one of trouble) console.error(`budget: ${one}`);
process.exitCode = trouble.length > 0 ? 1 : 0;

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
