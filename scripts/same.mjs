// Plays matches of every game at once on a host that is WebAssembly and on one that is not, and compares every byte of what
// they answer: choices, views, updates, stories, sentences, records, the luck counted, hints and reviews.
//
//   node scripts/same.mjs target/debug/examples/answers web/src/local/host.wasm [matches of each game]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [native, wasm, many = '4'] = process.argv.slice(2);

/** For how many each game is played, by turns, and with which options. */
const TABLES = {
  'catching-santa': [[2], [4], [3]],
  'rolling-bandits': [[2], [4], [3]],
  marshals: [[2], [4], [3]],
  'pony-express': [[3], [4], [2]],
  'colt-express': [
    [4],
    [3, [['horses', 'on']]],
    [5, [['prisoners', 'on']]],
    [
      6,
      [
        ['horses', 'on'],
        ['prisoners', 'on'],
        ['mei', 'on'],
      ],
    ],
  ],
};

const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const { memory, room, ask, answered } = instance.exports;
function here(question) {
  const asked = new TextEncoder().encode(question);
  // Memory may move while it grows: it is looked for after each call.
  const place = room(asked.length);
  new Uint8Array(memory.buffer, place, asked.length).set(asked);
  const found = ask();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, found, answered()));
}

const other = spawn(native, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: other.stdout })[Symbol.asyncIterator]();
async function there(question) {
  other.stdin.write(`${question}\n`);
  return (await lines.next()).value;
}

const spent = { native: 0, wasm: 0, bytes: 0, questions: 0 };
/** Asks both, and fails unless they answer the same. */
async function both(question) {
  const text = JSON.stringify(question);
  let began = performance.now();
  const found = here(text);
  spent.wasm += performance.now() - began;
  began = performance.now();
  const wanted = await there(text);
  spent.native += performance.now() - began;
  spent.bytes += found.length;
  spent.questions += 1;
  if (found !== wanted) {
    const at = [...found].findIndex((letter, place) => letter !== wanted[place]);
    console.error(`${text.slice(0, 300)}\nis answered otherwise from letter ${at} on:`);
    console.error(`native: ${wanted.slice(Math.max(0, at - 60), at + 200)}`);
    console.error(`wasm:   ${found.slice(Math.max(0, at - 60), at + 200)}`);
    process.exit(1);
  }
  return JSON.parse(found);
}

/** Luck that is the same each time. */
let drawn = 1;
function luck() {
  const words = Array.from({ length: 8 }, () => (drawn = (drawn * 1103515245 + 12345) % 2147483648));
  return words.map((word) => word.toString(16).padStart(8, '0')).join('');
}

const who = { id: 'me', name: 'Zoë' };
const ok = (answer, what) => {
  if (!answer.ok) throw new Error(`${what}: ${answer.code}`);
  return answer;
};

async function match(game, nth) {
  const table = `here-${game}-${nth}`;
  const [players, options = []] = TABLES[game][nth % TABLES[game].length];
  const bot = { kind: 'bot', level: 'instinct' };
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'me' } : bot));
  const now = 1_000;
  const put = (ask, more = {}) => both({ ask, table, ...more });
  ok(await put('make', { who, new: { game, options, seats }, now }), `${game} for ${players}`);
  ok(await put('join', { to: 1, who, since: 0, now }), 'join');
  const command = (key, command) =>
    both({
      ask: 'hear',
      table,
      to: 1,
      now,
      message: { type: 'do', key, command },
      fresh: { seed: luck(), table: `${table}-next` },
    });
  let answer = ok(await command('start', { type: 'start' }), 'start');
  // A bot plays for the person too, by their own hand now and then.
  for (let step = 0; step < 3000; step += 1) {
    const look = ok(await put('look', { who, now }), 'look').answer;
    const { stage, deciders, choices, seat } = look.situation;
    if (stage !== 'running') break;
    if (deciders.includes(seat) && choices.length > 0) {
      if (step % 40 === 3 && choices.length > 1)
        ok(await put('advise', { seat, based_on: look.seq, who, luck: luck(), divisor: 60 }), 'hint');
      const { action } = choices[drawn % choices.length];
      luck();
      answer = ok(await command(`k${step}`, { type: 'act', seat, based_on: look.seq, action }), 'act');
      continue;
    }
    const turn = answer.waits?.bots[0];
    if (!turn) throw new Error(`${game}: nobody decides at ${look.seq}`);
    // Most decide at first sight; now and then one searches.
    const level = step % 25 === 0 ? 'sheriff' : 'instinct';
    const { seat: bot, opened } = turn;
    const thought = ok(await put('think', { seat: bot, level, opened, luck: luck(), divisor: 6 }), 'think');
    answer = ok(await put('thought', { seat: bot, opened, action: thought.answer, now: now + 60_000 }), 'thought');
  }
  ok(await put('story', { who, eyes: '1' }), 'story');
  ok(await put('story', { who, eyes: 'spectator' }), 'story');
  ok(await put('words', { who, eyes: '0' }), 'words');
  ok(await put('dice'), 'dice');
  const record = ok(await put('record', { who }), 'record').answer;
  ok(await both({ ask: 'recount', record }), 'verified');
  ok(await both({ ask: 'retell', record, eyes: null }), 'retold');
  if (nth === 0) ok(await put('review', { rollouts: 2 }), 'review');
  await put('forget');
}

for (const game of Object.keys(TABLES)) {
  const before = { ...spent };
  for (let nth = 0; nth < Number(many); nth += 1) await match(game, nth);
  const [fast, slow] = [spent.native - before.native, spent.wasm - before.wasm].map(Math.round);
  console.log(
    `${game}: ${many} matches, ${spent.questions - before.questions} answers the same, wasm ${slow} ms, beside it ${fast} ms`,
  );
}
other.stdin.end();
console.log(`${spent.questions} answers, ${(spent.bytes / 1e6).toFixed(1)} MB, the same byte for byte`);
