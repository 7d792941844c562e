// Fails the build when the first load of home weighs more than it may, or when a board is in it.
//
// What home loads: index.html, what it names, the words of one tongue (the heavier), and the fonts of its style sheets.
import { existsSync, readFileSync } from 'node:fs';
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

const home = [...closure('index.html')];
const tongues = ['en', 'fr'].map((tongue) =>
  Object.keys(manifest).filter((key) => key.endsWith(`messages/${tongue}/web.ftl?raw`) || key.endsWith(`messages/${tongue}/common.ftl?raw`)),
);
const words = Math.max(...tongues.map((keys) => files(keys).reduce((sum, file) => sum + weight(file), 0)));
const first = new Set(['index.html', ...files(home)]);
const total = [...first].reduce((sum, file) => sum + weight(file), words);

const trouble = [];
if (tongues.some((keys) => keys.length !== 2)) trouble.push('the words of a tongue are not in chunks of their own');
if (total > BUDGET) trouble.push(`home weighs ${kilobytes(total)}, more than ${kilobytes(BUDGET)}`);
for (const key of home) {
  if (/^src\/(games\/[^/]+\/|screens\/(?!Home))/.test(key)) trouble.push(`${key} is loaded with home`);
}
for (const key of Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key))) {
  if (!manifest[key].isDynamicEntry) trouble.push(`${key} has no chunk of its own`);
}
if (!existsSync(new URL('manifest.webmanifest', dist))) trouble.push('there is no web manifest');

console.log(`home: ${kilobytes(total)} of ${kilobytes(BUDGET)} compressed, in ${first.size + 2} files`);
for (const one of trouble) console.error(`budget: ${one}`);
process.exitCode = trouble.length > 0 ? 1 : 0;

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
