// The page's side of the tables on this device: puts the server's requests to the worker, and its refusals into words.
import { api, type Answer } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { Code } from '$lib/protocol/Code';
import type { NewTable } from '$lib/protocol/NewTable';
import type { ReviewNow } from '$lib/protocol/ReviewNow';
import type { Say } from '$lib/protocol/Say';
import type { TableCard } from '$lib/protocol/TableCard';
import type { TableMade } from '$lib/protocol/TableMade';
import { read } from '$lib/store';
import { texts } from '$lib/texts.svelte';
import { Words } from '$lib/words';
import { HOSTS } from './host';
import { cards } from './kept';
import type { Asked, No, Person, Told } from './said';

/** How often each position of a match that is reviewed here is played to the end. */
const ROLLOUTS = 300;

type Unnumbered<T> = T extends unknown ? Omit<T, 'n'> : never;

interface Listener {
  hear(text: string): void;
  lost(): void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (told: { value: unknown } | { no: No }) => void>();
const listeners = new Map<number, Listener>();
const broken: No = { code: 'store_unavailable', rule: null, say: null, sentence: 'refusal-store-unavailable' };

function working(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => void hear(data);
  worker.onerror = fail;
  return worker;
}

/** The worker is gone: whoever waits is told, and the next question starts another. */
function fail(): void {
  worker?.terminate();
  worker = null;
  for (const done of waiting.values()) done({ no: broken });
  waiting.clear();
  for (const listener of listeners.values()) listener.lost();
  listeners.clear();
}

/** Refusals take a moment to be put into words, and nothing may overtake them. */
let order: Promise<unknown> = Promise.resolve();

function hear(told: Told): void {
  order = order.then(async () => {
    if ('dead' in told) return fail();
    if ('sent' in told) listeners.get(told.n)?.hear(JSON.stringify(await worded(told.sent)));
    else if ('lost' in told) listeners.get(told.n)?.lost();
    else {
      waiting.get(told.n)?.(told);
      waiting.delete(told.n);
    }
  });
}

async function worded(sent: object): Promise<object> {
  if (!('no' in sent)) return sent;
  const { no, ...rest } = sent as { no: No };
  return { ...rest, refusal: await inWords(no) };
}

// What the server says is in files that it alone had need of.
const files = import.meta.glob<string>('../../../messages/{en,fr}/{errors,server}.ftl', {
  query: '?raw',
  import: 'default',
});

async function inWords({
  code,
  rule,
  say,
  sentence,
}: No): Promise<{ code: Code; rule: string | null; message: string }> {
  const { tongue } = texts;
  const here = Object.entries(files).filter(([path]) => path.includes(`/${tongue}/`));
  const words = new Words(tongue, await Promise.all(here.map(([, load]) => load())), texts.words.people);
  const message = say ? words.say(await filled(say)) : words.t(sentence);
  return { code, rule, message };
}

/** A gap that a rule fills is filled with what the rule says, where that can be had. */
async function filled(say: Say): Promise<Say> {
  const args = say.args.map(async ([name, gap]): Promise<Say['args'][number]> => {
    if (!('rule' in gap)) return [name, gap];
    const id = String(gap.rule);
    const game = (await list()).find(({ table }) => location.hash.includes(table))?.game;
    const rules = game ? await api.rules(game) : null;
    const text = rules?.ok ? rules.value.find((rule) => rule.id === id)?.text : undefined;
    return [name, { text: text ?? id }];
  });
  return { ...say, args: await Promise.all(args) };
}

async function ask<T>(question: Unnumbered<Asked>): Promise<Answer<T>> {
  const gone: No = { code: 'no_such_table', rule: null, say: null, sentence: 'refusal-no-such-table' };
  if (!HOSTS) return { ok: false, no: await inWords(gone) };
  const n = (asked += 1);
  const told = await new Promise<{ value: unknown } | { no: No }>((done) => {
    waiting.set(n, done);
    working().postMessage({ ...question, n });
  });
  return 'no' in told ? { ok: false, no: await inWords(told.no) } : { ok: true, value: told.value as T };
}

/** Whoever plays on this device: nobody else is asked who they are. */
function who(): Person {
  return { id: 'me', name: me.name || read('here-name', '') || me.suggested };
}

export const make = (table: NewTable) => ask<TableMade>({ what: 'make', who: who(), table });

/** All there are. Nobody has to host anything for that. */
export const list = (): Promise<TableCard[]> => (HOSTS ? cards().catch(() => []) : Promise.resolve([]));

export const drop = (table: string) => ask<null>({ what: 'drop', table });

/** Goes on telling how a table stands. */
export async function watch(
  table: string,
  since: number,
  listener: Listener,
): Promise<{ say(message: unknown): void; close(): void }> {
  if (!HOSTS) {
    const no: No = { code: 'no_such_table', rule: null, say: null, sentence: 'refusal-no-such-table' };
    listener.hear(JSON.stringify({ type: 'refused', key: null, refusal: await inWords(no) }));
    return { say: () => {}, close: () => {} };
  }
  const n = (asked += 1);
  const say = (question: Unnumbered<Asked>) => working().postMessage({ ...question, n });
  listeners.set(n, listener);
  say({ what: 'watch', table, since, who: who() });
  return {
    say: (message) => say({ what: 'say', message }),
    close: () => {
      listeners.delete(n);
      say({ what: 'leave' });
    },
  };
}

/** Tells, counts or reviews a record file; null if nobody here can. */
export async function tell<T>(question: object): Promise<Answer<T> | null> {
  return HOSTS ? ask<T>({ what: 'ask', table: null, ask: question }) : null;
}

/** Reviews that are being worked out or were, by table. */
const reviews = new Map<string, ReviewNow>();

async function review(table: string): Promise<Answer<ReviewNow>> {
  const known = reviews.get(table);
  if (known) return { ok: true, value: known };
  const now: ReviewNow = { state: 'working', done: 0, of: 0 };
  reviews.set(table, now);
  const asked = ask<never>({ what: 'ask', table, ask: { ask: 'review', table, rollouts: ROLLOUTS } });
  // A refusal comes at once, a review after a while.
  const soon = new Promise<null>((done) => setTimeout(() => done(null), 300));
  const found = asked.then((answer) => {
    if (answer.ok) reviews.set(table, { state: 'ready', review: answer.value });
    else reviews.delete(table);
    return answer;
  });
  const first = await Promise.race([found, soon]);
  if (first && !first.ok) return first;
  return { ok: true, value: reviews.get(table) ?? now };
}

/** A request of the server's, of a table on this device. */
export async function request<T>(method: string, path: string, body: unknown): Promise<Answer<T>> {
  const url = new URL(path, 'http://here/');
  const [, table = '', what = 'look'] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const asked = url.searchParams;
  const eyes = asked.get('seat');
  const whole = (name: string) => (asked.has(name) ? Number(asked.get(name)) : null);
  const put = (question: object) => ask<T>({ what: 'ask', table, ask: { ...question, table } });
  const known = { who: who() };
  switch (`${method} ${what}`) {
    case 'GET look':
      return put({ ask: 'look', ...known });
    case 'POST commands':
      return put({ ask: 'command', ...known, ...(body as object) });
    case 'GET story':
      return put({ ask: 'story', ...known, eyes, since: whole('since') ?? 0 });
    case 'GET words':
      return put({ ask: 'words', ...known, eyes, at: whole('at'), lines: whole('lines') });
    case 'GET dice':
      return put({ ask: 'dice' });
    case 'GET record':
      return put({ ask: 'record', ...known });
    case 'POST review':
      return review(table) as Promise<Answer<T>>;
    default:
      return {
        ok: false,
        no: await inWords({ code: 'not_found', rule: null, say: null, sentence: 'refusal-not-found' }),
      };
  }
}
