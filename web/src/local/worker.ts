// Hosts this device's tables: what a server does around the same rules and the same table. Everything is kept before it is
// shown. A table that could not be kept is forgotten and read again, also when another tab wrote its next number first.
import type { Command } from '$lib/protocol/Command';
import { Door } from './door';
import host from './host';
import { drop, keep, read } from './kept';
import type { Answered, Asked, No, Person, Thinking, Told, Turn, Waits } from './said';

/** How long a question that has one answer waits before it answers itself, in milliseconds: as at a server among bots. */
const MOMENT = 1200;
/** How often whoever watches hears that the table is still there. */
const BEAT = 15_000;
/** However quick a level is at a server, here it may think so long. */
const LEAST_THOUGHT = 400;

interface Watching {
  table: string;
  who: Person;
}

const door = Door.at(host());
const watching = new Map<number, Watching>();
/** What is on its way at each table, so that nothing is asked twice: bots that think, answers that come by themselves. */
const underWay = new Map<string, Set<string>>();
const alarms = new Map<string, ReturnType<typeof setTimeout>>();
/** Tells the same page in other tabs that a log has grown. */
const others = new BroadcastChannel('tinstar-here');
/** The tables that this worker has open, each with the number it knows. */
const open = new Map<string, number>();
/** One question at a time: what is kept takes a moment, and order is everything. */
let last: Promise<unknown> = Promise.resolve();

const tell = (told: Told) => postMessage(told);
const gone: No = { code: 'no_such_table', rule: null, say: null, sentence: 'refusal-no-such-table' };
const broken: No = { code: 'store_unavailable', rule: null, say: null, sentence: 'refusal-store-unavailable' };

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fresh = () => ({ seed: hex(32), table: `here-${hex(12)}` });

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** Asks the host, keeps what is to be kept, and only then passes on what is to be sent. */
async function ask(question: { ask: string; table?: string } & Record<string, unknown>): Promise<Answered> {
  const answered = put(await door, question);
  if (!answered.ok) return answered;
  try {
    await keep(answered.keep);
  } catch {
    for (const { table } of answered.keep) await readAgain(table);
    return { ok: false, ...broken };
  }
  for (const { table, seq } of answered.keep) {
    open.set(table, seq);
    others.postMessage({ table, seq });
  }
  for (const [to, sent] of answered.send) tell({ n: to, sent });
  if (answered.waits) mind(answered.waits);
  return answered;
}

/** A host that has failed would go on failing: everything is read again by another. */
function put(door: Door, question: object): Answered {
  try {
    return door.ask(question) as Answered;
  } catch (why) {
    tell({ n: 0, dead: true });
    close();
    throw why;
  }
}

/** Opens a table if it is not open. */
async function opened(table: string): Promise<Answered | null> {
  if (open.has(table)) return null;
  const kept = await read(table);
  if (kept.length === 0) return { ok: false, ...gone };
  open.set(table, kept.at(-1)!.seq);
  const answered = await ask({ ask: 'open', table, kept, now: Date.now() });
  if (!answered.ok) open.delete(table);
  return answered.ok ? null : answered;
}

/** Throws a table away and reads it from what was kept; whoever watches is shown how it stands. */
async function readAgain(table: string): Promise<void> {
  open.delete(table);
  underWay.delete(table);
  (await door).ask({ ask: 'forget', table });
  for (const [to, one] of watching) if (one.table === table) tell({ n: to, lost: true });
}

/** Sees to it that whoever is no person decides. */
function mind({ table, bots, itself, until }: Waits): void {
  const asked = underWay.get(table) ?? new Set<string>();
  underWay.set(table, asked);
  for (const turn of bots) {
    const name = `${turn.seat}@${turn.opened}`;
    if (!asked.has(name)) void decide(table, turn, asked.add(name));
  }
  for (const [seat, seen] of itself) {
    const name = `${seat}!${seen}`;
    if (asked.has(name)) continue;
    asked.add(name);
    setTimeout(() => void later(table, { ask: 'moment', seat, opened: seen }), MOMENT);
  }
  clearTimeout(alarms.get(table));
  if (until !== null && isWatched(table))
    alarms.set(
      table,
      setTimeout(() => void later(table, { ask: 'late' }), Math.max(0, until - Date.now())),
    );
}

const isWatched = (table: string) => [...watching.values()].some((one) => one.table === table);

/** Something that a table waited for has come. A table that nobody watches any more waits. */
function later(table: string, question: { ask: string } & Record<string, unknown>): Promise<Answered | null> {
  return inTurn(async () => {
    if (!open.has(table) || !isWatched(table)) return null;
    return ask({ table, now: Date.now(), ...question });
  });
}

async function decide(table: string, turn: Turn, asked: Set<string>): Promise<void> {
  const { seat, level, opened, after, rollouts } = turn;
  const due = Date.now() + after;
  const question = { ask: 'think', table, seat, level, opened, luck: hex(32), divisor: 1 };
  const within = Math.max(after, LEAST_THOUGHT);
  const thought = await (rollouts === 0
    ? door.then((door) => put(door, question))
    : think({ table, ask: question, pace: { within, rollouts, game: level } }));
  await pause(due - Date.now());
  for (;;) {
    const step = thought.ok
      ? { ask: 'thought', seat, opened, action: thought.answer }
      : { ask: 'failed', seat, opened };
    const answered = await later(table, step);
    const again = answered?.ok ? answered.again : undefined;
    if (again === undefined) break;
    // People come first where whoever is quicker takes the choice from the others.
    await pause(again);
  }
  asked.delete(`${seat}@${opened}`);
}

const pause = (time: number) => new Promise((done) => setTimeout(done, Math.max(0, time)));

let thinker: Worker | null = null;
let thoughts = 0;
const thinking = new Map<number, (answered: Answered) => void>();

/** Asks whoever thinks, in a worker of its own, so that nobody waits for a thought but those it is for. */
function think(thought: Omit<Thinking, 'n'>): Promise<Answered> {
  if (!thinker) {
    thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.onmessage = ({ data }: MessageEvent<{ n: number; answered: Answered | null }>) => {
      if (!data.answered) return giveUp();
      thinking.get(data.n)?.(data.answered);
      thinking.delete(data.n);
    };
    thinker.onerror = giveUp;
  }
  const n = (thoughts += 1);
  thinker.postMessage({ n, ...thought } satisfies Thinking);
  return new Promise((done) => thinking.set(n, done));
}

/** Whoever thinks has failed: what was asked is done without a thought, and the next question is put to another. */
function giveUp(): void {
  thinker?.terminate();
  thinker = null;
  for (const [, done] of thinking) done({ ok: false, ...broken });
  thinking.clear();
}

/** What somebody who watches says. A hint is thought about where bots think. */
async function hear(n: number, message: { type: string; key?: string; command?: Command }): Promise<void> {
  const one = watching.get(n);
  if (!one) return;
  const { table, who } = one;
  const command = message.type === 'do' ? message.command : undefined;
  if (command?.type === 'hint') {
    const { seat, based_on } = command;
    const question = { ask: 'advise', table, seat, based_on, who, luck: hex(32), divisor: 1 };
    const answered = await think({ table, ask: question, pace: { within: 1500, rollouts: 2400, game: 'hint' } });
    const key = message.key!;
    tell({
      n,
      sent: answered.ok
        ? { type: 'done', key, done: { seq: based_on, hint: answered.answer } }
        : { type: 'refused', key, no: answered },
    });
    return;
  }
  await inTurn(async () => {
    if ((await opened(table)) !== null) return;
    const answered = await ask({ ask: 'hear', table, to: n, message, now: Date.now(), fresh: fresh() });
    // What could not be kept is asked again under the same key.
    if (!answered.ok && message.key) tell({ n, sent: { type: 'refused', key: message.key, no: answered } });
  });
}

async function watch(n: number, table: string, since: number, who: Person): Promise<void> {
  await inTurn(async () => {
    watching.set(n, { table, who });
    const no = (await opened(table)) ?? (await ask({ ask: 'join', table, to: n, who, since, now: Date.now() }));
    if (!no.ok) tell({ n, sent: { type: 'refused', key: null, no } });
  });
}

async function leave(n: number): Promise<void> {
  const table = watching.get(n)?.table;
  watching.delete(n);
  if (table === undefined) return;
  await inTurn(async () => {
    if (!open.has(table)) return;
    (await door).ask({ ask: 'part', table, to: n });
    // Nobody looks: it is read again by whoever comes back, and bots do not play on alone.
    if (!isWatched(table)) await readAgain(table);
  });
}

/** What is worked out at length is worked out where bots think. */
const LONG = ['review', 'rereview', 'dice', 'recount'];

async function serve(asked: Asked): Promise<void> {
  const { n } = asked;
  try {
    const answered = await answer(asked);
    if (answered) tell(answered.ok ? { n, value: answered.answer } : { n, no: answered });
  } catch {
    tell({ n, no: broken });
  }
}

async function answer(asked: Asked): Promise<Answered | null> {
  const told = (value: unknown): Answered => ({ ok: true, keep: [], send: [], answer: value });
  switch (asked.what) {
    case 'make':
      return inTurn(() =>
        ask({ ask: 'make', table: fresh().table, who: asked.who, new: asked.table, now: Date.now() }),
      );
    case 'drop':
      return inTurn(async () => {
        await readAgain(asked.table);
        await drop(asked.table);
        return told(null);
      });
    case 'ask': {
      const { ask: question, table } = asked as typeof asked & { ask: { ask: string } & Record<string, unknown> };
      if (LONG.includes(question.ask)) return think({ table, ask: question });
      return inTurn(
        async () => (table === null ? null : await opened(table)) ?? (await ask({ ...question, ...needs(question) })),
      );
    }
    case 'watch':
      await watch(asked.n, asked.table, asked.since, asked.who);
      return null;
    case 'say':
      await hear(asked.n, asked.message as { type: string });
      return null;
    case 'leave':
      await leave(asked.n);
      return null;
  }
}

/** The time and the luck that some questions need, which are this worker's to give. */
function needs({ ask }: { ask: string }): object {
  if (ask === 'command') return { now: Date.now(), fresh: fresh() };
  return ask === 'look' ? { now: Date.now() } : {};
}

onmessage = ({ data }: MessageEvent<Asked>) => void serve(data);
others.onmessage = ({ data }: MessageEvent<{ table: string; seq: number }>) =>
  void inTurn(async () => {
    const known = open.get(data.table);
    if (known !== undefined && known < data.seq) await readAgain(data.table);
  });
setInterval(() => {
  for (const [n] of watching) tell({ n, sent: { type: 'heartbeat', now: Date.now() } });
}, BEAT);
