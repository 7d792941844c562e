import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from './board';
import type { LogLine } from './log';
import { prefs } from './prefs.svelte';
import { Table } from './table.svelte';

/** The far end of the line. */
let says: (message: object) => void = () => {};
const outside = {
  known: () => true,
  introduce: () => Promise.resolve(),
  random: () => 0,
  why: () => Promise.resolve(null),
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
const situation = { stage: 'running', seats: [], deciders: [], choices: [], undoable: [], clocks: [], seat: null };
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

/** Waits for something, however busy the computer is. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

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
  await soon(() => expect(table.shown?.view).toEqual({ count: 1 }));
  says(snapshot(7, [stepped(5, 'hasty'), undone, stepped(7, 'second')], { count: 2 }));
  await soon(() => expect(table.shown?.view).toEqual({ count: 2 }));
  await soon(() => expect(table.player.idle).toBe(true));
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

test('what can be undone is done at the first touch, anything else at the second', async () => {
  prefs.confirm = true;
  const table = new Table('abc', outside);
  const choices = ['stay', 'ride'].map((action) => ({ action, say: { id: action, args: [] } }));
  const you = { person: 'p', seats: [0], seat: 0, owner: true };
  const asked = { ...situation, seat: 0, deciders: [0], choices, undoable: [1] };
  says({ ...snapshot(4, [], {}), you, situation: asked });
  await soon(() => expect(table.choices).toHaveLength(2));
  table.picking.pick(0);
  expect([table.picking.waiting, table.acting]).toEqual([0, false]);
  table.picking.pick(1);
  expect([table.picking.waiting, table.acting, table.sent]).toEqual([null, true, 1]);
  table.close();
});

test.each([
  ['a question that answers itself is part of the wait', ['stay'], 0],
  ['whoever is really asked something has waited', ['stay', 'ride'], 1],
])('%s', async (_, actions, rests) => {
  // A table of its own: what was asked at another is still being waited for.
  const table = new Table('bell', outside);
  const rest = vi.spyOn(table.player, 'rest');
  const choices = actions.map((action) => ({ action, say: { id: action, args: [] } }));
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'instinct' }];
  // A bot is asked at the same time.
  const asked = { ...situation, seats, seat: 0, deciders: [0, 1], choices };
  says({ ...snapshot(4, [], {}), you: { person: 'p', seats: [0], seat: 0, owner: true }, situation: asked });
  await soon(() => expect(table.choices).toHaveLength(actions.length));
  expect(rest).toHaveBeenCalledTimes(rests);
  table.close();
});

describe('hints', () => {
  const choices = ['stay', 'ride', 'wait'].map((action) => ({ action, say: { id: action, args: [] } }));
  const you = { person: 'p', seats: [0], seat: 0, owner: true };
  const hints = { open: true, agreed: [], missing: [0] };
  const hint = { seat: 0, choices: [{ choice: 1, chance: 0.41 }] };
  const asked = { ...situation, seat: 0, deciders: [0], choices, hints };

  async function sits(over: object = {}): Promise<Table> {
    // A table of its own: what was asked at another is still being waited for.
    const table = new Table('lamp', outside);
    says({ ...snapshot(4, [], {}), you, situation: { ...asked, ...over } });
    await soon(() => expect(table.choices).toHaveLength(3));
    return table;
  }

  test('are asked for once, and gone with the question they are about', async () => {
    const table = await sits();
    const asks = vi.spyOn(table.socket, 'do').mockResolvedValue({ ok: true, value: { seq: 4, hint } });
    expect(table.canHint).toBe(true);
    await table.askHint();
    await table.askHint();
    expect(asks.mock.calls).toEqual([[{ type: 'hint', seat: 0, based_on: 4 }]]);
    expect([table.hint, table.hinting]).toEqual([hint, false]);
    says({ type: 'update', happened: stepped(5, 'ride'), situation: { ...asked, choices: [...choices] } });
    await soon(() => expect(table.hint).toBeNull());
    table.close();
  });

  test('that come after the question has changed are not shown', async () => {
    const table = await sits();
    let answer: (value: object) => void = () => {};
    vi.spyOn(table.socket, 'do').mockReturnValue(new Promise((done) => (answer = done as typeof answer)));
    const waits = table.askHint();
    says({ type: 'update', happened: stepped(5, 'ride'), situation: { ...asked, choices: [...choices] } });
    await soon(() => expect(table.seq).toBe(5));
    await soon(() => expect(table.player.idle).toBe(true));
    answer({ ok: true, value: { seq: 4, hint } });
    await waits;
    expect(table.hint).toBeNull();
    table.close();
  });

  test.each([null, { open: false, agreed: [0], missing: [1] }])(
    'cannot be asked for where they are %j',
    async (none) => {
      const table = await sits({ hints: none });
      const asks = vi.spyOn(table.socket, 'do');
      expect(table.canHint).toBe(false);
      await table.askHint();
      expect(asks).not.toHaveBeenCalled();
      table.close();
    },
  );
});

describe('dice of whoever sits here', () => {
  const seat = (seat: number, until: number | null) => ({ seat, clock: { kind: 'none' }, bank: null, until });
  const chairs = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', bot: 'instinct' },
  ];
  /** Events are thrown by the seat in their name. */
  const board = {
    pace: () => 0,
    throws: (event: unknown) => (String(event).startsWith('throw') ? Number(String(event).at(-1)) : null),
  };

  /** A table at which something happens, as somebody sees it who holds these seats. */
  async function told(
    events: string[],
    over: { by?: number; you?: object; situation?: object; board?: object } = {},
  ): Promise<Table> {
    const table = new Table('abc', outside);
    table.board = (over.board ?? board) as unknown as BoardModule;
    const here = { ...situation, seats: chairs, seat: 0, ...over.situation };
    const you = { person: 'p', seats: [0], seat: 0, owner: true, ...over.you };
    says({ ...snapshot(4, [], { count: 1 }), you, situation: { ...here, seat: you.seat } });
    await soon(() => expect(table.shown).not.toBeNull());
    const step = { ...stepped(5, ''), event: { type: 'stepped', seat: over.by ?? 1, by: 'bot' } };
    says({ type: 'update', happened: { ...step, lines: events.map(line) }, situation: { ...here, seat: you.seat } });
    await soon(() => expect(table.seq).toBe(5));
    return table;
  }
  const heard = (table: Table) => written(table.log);

  beforeEach(() => (prefs.rollForMe = false));

  test('wait for them, and nothing tells what they show', async () => {
    const table = await told(['moves', 'throw 0', 'shown']);
    await soon(() => expect(table.rolls).toBe(0));
    expect([heard(table), table.player.played]).toEqual([['moves'], null]);
    table.roll();
    await soon(() => expect(heard(table)).toEqual(['moves', 'throw 0', 'shown']));
    table.close();
  });

  test.each([
    ['once they are thrown', ['moves', 'throw 0', 'shown'], 1],
    ['from their own choice on', ['chosen', 'shown'], 0],
  ])('are followed, and nobody else seems to be waited for: %s', async (_, events, by) => {
    const slow = { ...board, pace: (event: unknown) => (event === 'shown' ? 300 : 0) };
    const moves = vi.spyOn(prefs, 'moves', 'get').mockReturnValue(true);
    const table = await told(events, { by, board: slow });
    if (by === 1) {
      await soon(() => expect(table.rolls).toBe(0));
      expect(table.ownActs).toBe(false);
      table.roll();
    }
    await soon(() => expect(table.player.played?.event).toBe('shown'));
    expect(table.ownActs).toBe(true);
    await soon(() => expect(table.player.idle).toBe(true));
    expect(table.ownActs).toBe(false);
    moves.mockRestore();
    table.close();
  });

  test('were asked for by their own choice, the first time', async () => {
    const table = await told(['throw 0', 'missed', 'throw 0'], { by: 0 });
    await soon(() => expect(table.rolls).toBe(0));
    expect(heard(table)).toEqual(['throw 0', 'missed']);
    table.close();
  });

  test.each([
    ['those of others', ['throw 1'], {}],
    ['those of a spectator’s players', ['throw 0'], { you: { seats: [], seat: null } }],
    [
      'those of somebody for whom a bot plays',
      ['throw 0'],
      { situation: { seats: [{ ...chairs[0], bot: 'instinct' }] } },
    ],
  ])('%s wait for nobody', async (_, events, over) => {
    const table = await told(events, over);
    await soon(() => expect(heard(table)).toEqual(events));
    table.close();
  });

  test('nor do those of somebody who wants them thrown', async () => {
    prefs.rollForMe = true;
    const table = await told(['throw 0']);
    await soon(() => expect(heard(table)).toEqual(['throw 0']));
    table.close();
  });

  test('nor where nobody looks', async () => {
    const table = await told(['throw 0']);
    await soon(() => expect(table.rolls).toBe(0));
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => expect(heard(table)).toEqual(['throw 0']));
    sight.mockRestore();
    table.close();
  });

  test('nor for long where a clock of theirs runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ticking = await told(['throw 0'], { situation: { clocks: [seat(0, 1)] } });
    const still = await told(['throw 0'], { situation: { clocks: [seat(0, null), seat(1, 1)] } });
    await soon(() => expect([ticking.rolls, still.rolls]).toEqual([0, 0]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ticking.rolls, still.rolls]).toEqual([null, 0]);
    ticking.close();
    still.close();
    vi.useRealTimers();
  });
});
