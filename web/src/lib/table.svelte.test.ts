import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from './log';
import { Table } from './table.svelte';

/** The far end of the line. */
let says: (message: object) => void = () => {};
const outside = {
  known: () => true,
  introduce: () => Promise.resolve(),
  random: () => 0,
  open: () => {
    const line = { onmessage: (_: { data: string }) => {}, onclose: () => {}, send: () => {}, close: () => {} };
    says = (message) => line.onmessage({ data: JSON.stringify(message) });
    return line as unknown as WebSocket;
  },
};

const line = (event: string) => ({ event, say: { id: event, args: [] }, rule: 'X-1' });
const stepped = (seq: number, event: string) => ({
  seq,
  at: 0,
  event: { type: 'stepped', seat: 0, by: 'person' },
  lines: [line(event)],
});
const undone = { seq: 6, at: 0, event: { type: 'undone', seat: 0, step: 5 }, lines: [] };
const situation = { stage: 'running', seats: [], deciders: [], choices: [], clocks: [], seat: null };
const snapshot = (seq: number, missed: object[], view: object) => ({
  type: 'snapshot',
  table: 'abc',
  game: 'nine-mens-morris',
  seq,
  now: 0,
  you: { person: null, seats: [], seat: null, owner: false },
  missed,
  chat: [],
  situation,
  view,
});
const written = (log: readonly LogLine[]) => log.flatMap((of) => (of.kind === 'game' ? [of.event] : [of.event.type]));

/** What the server answers when it is asked for the story. */
let story: Response;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string | URL) =>
    Promise.resolve(String(url).includes('/story') ? story : Response.json([])),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A table at which somebody was until number 4, and is again at number 7. */
async function back(): Promise<Table> {
  const table = new Table('abc', outside);
  says(snapshot(4, [stepped(4, 'first')], { count: 1 }));
  await vi.waitFor(() => expect(table.shown?.view).toEqual({ count: 1 }));
  says(snapshot(7, [stepped(5, 'hasty'), undone, stepped(7, 'second')], { count: 2 }));
  await vi.waitFor(() => expect(table.shown?.view).toEqual({ count: 2 }));
  await vi.waitFor(() => expect(table.player.idle).toBe(true));
  table.close();
  return table;
}

test('whoever was away finds in the log also what was taken back meanwhile', async () => {
  const told = { ...line('second'), changes: [[['count'], 2]] };
  const frames = [{ ...stepped(7, 'second'), seat: 0, deciders: [], lines: [told], rest: [] }];
  story = Response.json({ from: { count: 1 }, frames });
  expect(written((await back()).log)).toEqual(['first', 'hasty', 'undone', 'second']);
});

test('whoever was away is shown the present if the story cannot be had, and the log says what was missed', async () => {
  story = Response.json({ code: 'shutting_down', message: 'Later.' }, { status: 503 });
  const table = await back();
  expect(written(table.log)).toEqual(['first', 'hasty', 'undone', 'second']);
  expect(table.catchingUp).toBe(false);
});
