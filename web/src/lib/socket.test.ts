import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from './patience';
import { SILENCE, SLOW, TableSocket, type Listener, type Outside } from './socket.svelte';
import type { ServerMessage } from './protocol/ServerMessage';
import { asked, unanswered } from './unanswered';

/** The far end of a line. */
class Line {
  static all: Line[] = [];
  sent: { type: string; key?: string }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close() {}

  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const latest = () => Line.all.at(-1) as Line;
const snapshot = { type: 'snapshot', seq: 7 };
const start = { type: 'start' } as const;

const sockets: TableSocket[] = [];

function connected(listener: Partial<Listener> = {}, outside: Partial<Outside> = {}) {
  const heard: ServerMessage[] = [];
  const socket = new TableSocket(
    'abc',
    { heard: (message) => heard.push(message), since: () => 7, refused: () => {}, ...listener },
    {
      known: () => true,
      introduce: () => Promise.resolve(),
      open: (url) => new Line(url) as unknown as WebSocket,
      why: () => Promise.resolve(null),
      random: () => 0,
      ...outside,
    },
  );
  sockets.push(socket);
  return { socket, heard };
}

beforeEach(() => {
  Line.all = [];
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  vi.useRealTimers();
});

test('a table that is not there is said to be so, and not tried again for ever', async () => {
  const no = { code: 'no_such_table', message: 'Check the link.' } as const;
  const [refused, why] = [vi.fn(), vi.fn(() => Promise.resolve(no))];
  const { socket } = connected({ refused }, { why });
  latest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toHaveBeenCalledExactlyOnceWith(no);
  expect([socket.link, Line.all.length]).toEqual(['refused', 1]);
});

test('nobody asks why of a line that was good', async () => {
  const why = vi.fn(() => Promise.resolve(null));
  connected({}, { why });
  latest().says(snapshot);
  latest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect([why.mock.calls.length, Line.all.length]).toEqual([0, 2]);
});

describe('socket', () => {
  test('names the last number seen, and is open with the first snapshot', () => {
    const { socket, heard } = connected();
    expect(latest().url).toContain('since=7');
    expect(socket.link).toBe('connecting');
    latest().says(snapshot);
    expect([socket.link, heard.length]).toEqual(['open', 1]);
  });

  test('a command that was not answered goes out again under the same key', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    const done = socket.do(start);
    const key = latest().sent[0]?.key;
    latest().onclose({ code: 1006 });
    expect(socket.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    latest().says(snapshot);
    expect(latest().sent).toEqual([{ type: 'do', key, command: start }]);
    latest().says({ type: 'done', key, done: { seq: 8 } });
    expect(await done).toEqual({ ok: true, value: { seq: 8 } });
  });

  test('a command that was answered does not', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    const done = socket.do(start);
    latest().says({ type: 'refused', key: latest().sent[0]?.key, refusal: { code: 'stale', message: 'No.' } });
    expect(await done).toEqual({ ok: false, no: { code: 'stale', message: 'No.' } });
    latest().onclose({ code: 1012 });
    await vi.advanceTimersByTimeAsync(1000);
    latest().says(snapshot);
    expect(latest().sent).toEqual([]);
  });

  test('a page that is reloaded asks again under the same key, and hears the answer', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    void socket.do(start);
    const key = latest().sent[0]?.key;
    // The page goes without a word, and comes back.
    const resumed = vi.fn();
    connected({ resumed });
    expect(resumed).toHaveBeenCalledExactlyOnceWith(start, expect.any(Promise));
    expect(latest().sent).toEqual([]);
    latest().says(snapshot);
    expect(latest().sent).toEqual([{ type: 'do', key, command: start }]);
    latest().says({ type: 'done', key, done: { seq: 8 } });
    expect(await resumed.mock.calls[0]?.[1]).toEqual({ ok: true, value: { seq: 8 } });
    // Answered, it is forgotten.
    const again = vi.fn();
    connected({ resumed: again });
    expect(again).not.toHaveBeenCalled();
  });

  test('but not at another table, nor why something cannot be done', () => {
    const { socket } = connected();
    latest().says(snapshot);
    void socket.do({ type: 'why', seat: 0, action: 'roll' });
    asked('another', 'k1', start);
    const resumed = vi.fn();
    connected({ resumed });
    expect(resumed).not.toHaveBeenCalled();
    expect(unanswered('another')).toEqual([{ table: 'another', key: 'k1', command: start }]);
  });

  test('what cannot be read was never asked', () => {
    for (const kept of ['{', '7', '[null, {}, {"table":"abc","key":1,"command":{}}]']) {
      sessionStorage.setItem('tinstar.unanswered', kept);
      expect(unanswered('abc')).toEqual([]);
    }
  });

  test('what is asked while the line is down is asked when it is back', () => {
    const { socket } = connected();
    void socket.do(start);
    expect(latest().sent).toEqual([]);
    latest().says(snapshot);
    expect(latest().sent).toMatchObject([{ type: 'do', command: start }]);
  });

  test('when the store cannot tell whether it was done, the same key asks again', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    void socket.do(start);
    const key = latest().sent[0]?.key;
    latest().says({ type: 'refused', key, refusal: { code: 'store_unavailable', message: '' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest().sent.map((one) => one.key)).toEqual([key, key]);
  });

  test('silence is a broken line', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(socket.link).toBe('open');
    await vi.advanceTimersByTimeAsync(2);
    expect(socket.link).toBe('lost');
  });

  test('nobody’s socket is opened: the server is told first who comes, as often as it takes', async () => {
    let tries = 0;
    const introduce = () => Promise.resolve((tries += 1));
    const { socket } = connected({}, { known: () => tries === 3, introduce });
    void socket.do(start);
    expect(Line.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect([tries, socket.link, Line.all.length]).toEqual([1, 'lost', 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([tries, Line.all.length]).toEqual([3, 1]);
    latest().says(snapshot);
    expect(latest().sent).toMatchObject([{ command: start }]);
  });

  test('a table that is left before we are known is not gone to', async () => {
    let known = false;
    const introduce = () => Promise.resolve((known = true));
    connected({}, { known: () => known, introduce }).socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toEqual([]);
  });

  test('without a network nobody is left to guess', () => {
    const { socket } = connected();
    latest().says(snapshot);
    dispatchEvent(new Event('offline'));
    expect(socket.link).toBe('lost');
    dispatchEvent(new Event('online'));
    latest().says(snapshot);
    expect([socket.link, Line.all.length]).toEqual(['open', 2]);
  });

  test('a table on this device needs no network', () => {
    const { socket } = connected({}, { near: true });
    latest().says(snapshot);
    dispatchEvent(new Event('offline'));
    expect([socket.link, Line.all.length]).toEqual(['open', 1]);
  });

  test('an answer that does not come is missed after three seconds, and the line kept', async () => {
    const { socket } = connected();
    latest().says(snapshot);
    void socket.do(start);
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(socket.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([socket.slow, socket.link]).toEqual([true, 'open']);
    latest().says({ type: 'done', key: latest().sent[0]?.key, done: { seq: 8 } });
    expect(socket.slow).toBe(false);
  });

  test('a table that is not there is not asked for again', async () => {
    const refused = vi.fn();
    const { socket } = connected({ refused });
    latest().says({ type: 'refused', key: null, refusal: { code: 'no_such_table', message: 'No.' } });
    latest().onclose({ code: 1000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([socket.link, Line.all.length]).toEqual(['refused', 1]);
    expect(refused).toHaveBeenCalledOnce();
  });

  test('closed is closed', async () => {
    const { socket } = connected();
    socket.close();
    latest().onclose({ code: 1000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBe(1);
  });
});

test('patience grows, has an end, and differs from one to the other', () => {
  expect(patience(1, 0)).toBeGreaterThan(patience(0, 0));
  expect(patience(50, 1)).toBe(15_000);
  expect(patience(3, 0)).toBeLessThan(patience(3, 1));
});
