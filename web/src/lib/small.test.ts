// The small pure functions of this folder.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RuleCard } from './protocol/RuleCard';
import type { RuleChart } from './protocol/RuleChart';
import { clockFace, left } from './clock';
import { isFirst, remember, wished } from './habits';
import { curtain } from './hotseat';
import { keys } from './keys';
import { listed } from './listed';
import { logLines, tableSay, undone } from './log';
import { isGoing, sorted } from './mine';
import { Picking } from './picking.svelte';
import { hasPeople, isFull, request, seatsFor, seatsWith, usual, widest } from './plan';
import { sane } from './prefs.svelte';
import type { GameCard } from './protocol/GameCard';
import type { Happened } from './protocol/Happened';
import type { TableCard } from './protocol/TableCard';
import { turnsOf } from './replay.svelte';
import { ranking, sheetRows } from './result';
import { chartsOf, search, sections } from './search';
import { looks } from './seats';
import { lastSeen, sawUpTo } from './seen';
import { ceilingOf, measured } from './strength';

beforeEach(() => localStorage.clear());

test('the list leaves out what a board hides, and the others keep their places', () => {
  const choices = ['fire', 'aim', 'flee'].map((action) => ({ action, say: { id: action, args: [] } }));
  expect(listed(choices)).toEqual([0, 1, 2]);
  expect(listed(choices, ({ action }) => action === 'aim')).toEqual([0, 2]);
});

describe('picking', () => {
  test('what has a control of its own is done at once', () => {
    const done = vi.fn();
    const picking = new Picking(() => true, done);
    picking.choose(2);
    expect(done.mock.calls).toEqual([[2]]);
    expect(picking.waiting).toBeNull();
  });

  test('on a crowded board the first touch waits, the second does it', () => {
    const done = vi.fn();
    const picking = new Picking(() => true, done);
    picking.pick(2);
    expect([picking.waiting, picking.looked]).toEqual([2, 2]);
    expect(done).not.toHaveBeenCalled();
    picking.pick(2);
    expect(done).toHaveBeenCalledWith(2);
    expect(picking.waiting).toBeNull();
  });

  test('another touch waits instead, and a control of its own lets go of what waits', () => {
    const done = vi.fn();
    const picking = new Picking(() => true, done);
    picking.pick(2);
    picking.pick(1);
    expect(picking.waiting).toBe(1);
    picking.choose(0);
    expect(done.mock.calls).toEqual([[0]]);
    picking.confirm();
    expect([picking.waiting, done.mock.calls.length]).toEqual([null, 1]);
  });

  test('hovering previews another one without letting go of what waits', () => {
    const picking = new Picking(
      () => true,
      () => {},
    );
    picking.pick(0);
    picking.look(1);
    expect([picking.looked, picking.waiting]).toEqual([1, 0]);
    picking.look(null);
    expect(picking.looked).toBe(0);
    expect([picking.cancel(), picking.cancel(), picking.looked]).toEqual([true, false, null]);
  });

  test('of what lies close together only what asks again waits', () => {
    const done = vi.fn();
    const picking = new Picking((choice) => choice !== 1, done);
    picking.pick(0);
    picking.pick(1);
    expect(done.mock.calls).toEqual([[1]]);
    expect(picking.waiting).toBeNull();
  });

  test('whoever wants to be asked no second time is not', () => {
    const done = vi.fn();
    new Picking(() => false, done).pick(1);
    expect(done).toHaveBeenCalledWith(1);
  });
});

describe('hotseat', () => {
  const you = (seat: number | null) => ({ person: 'p', seats: [0, 1], seat, owner: true });
  const chair = { kind: 'person' as const, name: 'A' };
  const running = (...deciders: number[]) => ({ stage: 'running' as const, deciders, seats: [chair, chair, chair] });

  test('a seat with secrets is passed the screen', () => {
    expect(curtain(you(0), running(1), true)).toEqual({ kind: 'pass', seat: 1 });
    expect(curtain(you(0), running(1), false)).toEqual({ kind: 'lift', seat: 1 });
  });

  test('nothing happens to whoever must decide already, nor while others do', () => {
    expect(curtain(you(0), running(0, 1), true).kind).toBe('none');
    expect(curtain(you(0), running(2), true).kind).toBe('none');
  });

  test('a seat that a bot plays is not asked, and one seat needs no curtain', () => {
    const bots = { ...running(1), seats: [chair, { ...chair, bot: 'instinct' }] };
    expect(curtain(you(0), bots, true).kind).toBe('none');
    expect(curtain({ ...you(0), seats: [0] }, running(0), true).kind).toBe('none');
  });
});

describe('log', () => {
  const happened = (seq: number, event: Happened['event'], lines: Happened['lines'] = []): Happened => ({
    seq,
    at: 0,
    event,
    lines,
  });
  const line = { rule: 'X-1', event: {}, say: { id: 'x', args: [] } };

  test('a step is told by what it led to', () => {
    const step = happened(3, { type: 'stepped', seat: 0, by: 'person' }, [line]);
    expect(logLines(step).map(({ kind, seq }) => [kind, seq])).toEqual([['game', 3]]);
  });

  test('but a clock that ran out is told itself', () => {
    expect(logLines(happened(3, { type: 'stepped', seat: 0, by: 'clock' }, [line])).length).toBe(2);
  });

  test('whoever was asked what had one answer only finds it in the log', () => {
    const [line] = logLines(happened(3, { type: 'stepped', seat: 0, by: 'itself' }));
    expect(line?.kind === 'table' && tableSay(line.event, String).id).toBe('log-itself');
  });

  test('what was taken back is known', () => {
    expect(undone(logLines(happened(4, { type: 'undone', seat: 0, step: 3 })))).toEqual(new Set([3]));
  });
});

describe('clocks', () => {
  test('a running one counts down and never below nothing; a standing one shows its bank', () => {
    const clock = { seat: 0, clock: { kind: 'none' as const }, bank: 5000, until: 10_000 };
    expect([left(clock, 4000), left(clock, 20_000), left({ ...clock, until: null }, 4000)]).toEqual([6000, 0, 5000]);
  });

  test('faces', () => {
    expect([0, 65_000, 3_600_000, 183_600_000].map(clockFace)).toEqual(['0:00', '1:05', '1:00:00', '2d 3h']);
  });
});

describe('plans', () => {
  const card: GameCard = {
    id: 'g',
    title: 'G',
    least_seats: 2,
    most_seats: 4,
    seats_with: [],
    minutes: [1, 2],
    rules_version: 1,
    has_secrets: true,
    lists_all_actions: true,
    options: [{ key: 'mode', takes: '', default: 'standard', values: [] }],
    bots: ['random', 'instinct'],
    levels: [
      {
        name: 'instinct',
        strengths: [
          { players: 2, rest: 'random', games: 100, share: 0.75, interval: [0.7, 0.8] },
          { players: 3, rest: 'random', games: 120, share: 0.615, interval: [0.6, 0.63] },
        ],
      },
    ],
    ceiling: 'luck',
  };

  test('a level says how strong it was measured to be with so many players, or with nearly so many', () => {
    expect(measured(card, 'instinct', 2)).toEqual({ players: 2, share: 75, fair: 50, rest: 'random' });
    expect(measured(card, 'instinct', 4)).toEqual({ players: 3, share: 62, fair: 33, rest: 'random' });
    expect(measured(card, 'random', 2)).toBeNull();
    expect(ceilingOf(card)).not.toBeNull();
    expect(ceilingOf({ ...card, ceiling: null })).toBeNull();
  });

  test('every bot can have a level of its own', () => {
    const plan = { ...usual(card, 'now'), players: 3, levels: { 2: 'random' } };
    expect(request(plan, card).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'instinct' },
      { kind: 'bot', level: 'random' },
    ]);
  });

  test('playing now is me and bots, and full', () => {
    const table = request(usual(card, 'now'), card);
    expect(table.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'instinct' },
      { kind: 'bot', level: 'instinct' },
    ]);
    expect(isFull(table)).toBe(true);
  });

  test('friends leave seats open', () => {
    expect(isFull(request(usual(card, 'friends'), card))).toBe(false);
  });

  test('several people play with friends, and around a screen if more than one has a name', () => {
    expect(hasPeople(usual(card, 'now'))).toBe(false);
    expect(hasPeople(usual(card, 'friends'))).toBe(true);
    const around = (names: string[]) => hasPeople({ ...usual(card, 'screen'), players: 2, names });
    expect([around(['Anna', ' ']), around(['Anna', '', 'Ben']), around(['Anna', 'Ben'])]).toEqual([false, false, true]);
  });

  test('a game is new until a table of it was laid, in whichever way', () => {
    expect(isFirst(card.id)).toBe(true);
    remember(usual(card, 'friends'));
    expect(isFirst(card.id)).toBe(false);
    expect(isFirst('another')).toBe(true);
  });

  test('around a screen an empty name is a bot', () => {
    const plan = { ...usual(card, 'screen'), players: 2, names: ['Anna', ' '] };
    expect(request(plan, card).seats).toEqual([
      { kind: 'same_screen', name: 'Anna' },
      { kind: 'bot', level: 'instinct' },
    ]);
  });

  test('options as usual are not mentioned', () => {
    const asked = (mode: string) => request({ ...usual(card, 'now'), options: { mode } }, card).options;
    expect([asked('standard'), asked(''), asked('basic')]).toEqual([[], [], [['mode', 'basic']]]);
  });

  test('nobody gets the variant for the fewest unasked, and no game more than it is for', () => {
    const players = (least: number, most: number) =>
      (['now', 'friends', 'screen'] as const).map(
        (way) => usual({ ...card, least_seats: least, most_seats: most }, way).players,
      );
    expect(players(2, 6)).toEqual([3, 4, 3]);
    expect(players(3, 5)).toEqual([3, 4, 3]);
    expect(players(2, 2)).toEqual([2, 2, 2]);
    expect(players(5, 6)).toEqual([5, 5, 5]);
  });

  test('options can be for other numbers of players: the first line that fits says for which', () => {
    const option = (key: string) => ({ key, takes: '', default: 'off', values: ['off', 'on'] });
    const train: GameCard = {
      ...card,
      options: [option('teams'), option('marshal')],
      seats_with: [
        {
          when: [
            ['teams', 'on'],
            ['marshal', 'on'],
          ],
          seats: [],
        },
        { when: [['teams', 'on']], seats: [4, 6] },
        { when: [['marshal', 'on']], seats: [3, 4, 5] },
      ],
    };
    expect(seatsWith(train)).toEqual([2, 3, 4]);
    expect(seatsWith(train, { marshal: 'on' })).toEqual([3, 4, 5]);
    expect(seatsWith(train, { teams: 'on', marshal: 'off' })).toEqual([4, 6]);
    expect(seatsWith(train, { teams: 'on', marshal: 'on' })).toEqual([]);
    expect(widest(train)).toEqual([2, 6]);
    expect([2, 5, 6, 9].map((wanted) => seatsFor(train, wanted, { teams: 'on' }))).toEqual([4, 4, 6, 6]);
    expect(seatsFor(train, 3, { teams: 'on', marshal: 'on' })).toBe(3);
  });

  test('the next match is wished as the last was, each way and game for itself', () => {
    remember({ ...usual(card, 'now'), players: 2, level: 'random' });
    expect(wished(card, 'now')).toMatchObject({ players: 2, level: 'random' });
    expect(wished(card, 'friends')).toEqual(usual(card, 'friends'));
    expect(wished({ ...card, id: 'h' }, 'now')).toEqual(usual({ ...card, id: 'h' }, 'now'));
  });

  test('what a game no longer has, and what is no wish at all, is not wished again', () => {
    remember({ ...usual(card, 'now'), players: 9, level: 'genius' });
    expect(wished(card, 'now')).toMatchObject({ players: 4, level: 'instinct' });
    for (const kept of ['7', '"x"', '{"players":"many"}', '[]', 'nonsense']) {
      localStorage.setItem('tinstar.habit.g.now', kept);
      expect(wished(card, 'now'), kept).toEqual(usual(card, 'now'));
    }
  });
});

test('a match goes on until it is over or halted', () => {
  const stages = ['open', 'running', 'over', 'halted'] as const;
  expect(stages.map((stage) => isGoing({ stage } as TableCard))).toEqual([true, true, false, false]);
});

test('my turn comes first, then what runs, then what waits; the newest first', () => {
  const table = (name: string, created: number, my_turn: boolean, stage: 'open' | 'running') =>
    ({ table: name, created, my_turn, stage }) as TableCard;
  const all = [
    table('a', 1, false, 'open'),
    table('b', 2, false, 'running'),
    table('c', 1, true, 'running'),
    table('d', 3, false, 'running'),
  ];
  expect(sorted(all).map((one) => one.table)).toEqual(['c', 'd', 'b', 'a']);
});

test('what was kept is believed only as far as it makes sense', () => {
  const kept = sane({ theme: 'neon' as never, speed: 99, toured: 'x' as never, tongue: 'fr', sound: 1 as never });
  expect(kept).toMatchObject({ theme: 'auto', speed: 1, toured: [], tongue: 'fr', sound: false, confirm: true });
});

test('the last number seen is kept for each table, of the latest tables only', () => {
  sawUpTo('a', 3);
  sawUpTo('a', 5);
  expect([lastSeen('a'), lastSeen('b')]).toEqual([5, 0]);
  for (let n = 0; n < 60; n += 1) sawUpTo(`t${n}`, 1);
  expect(lastSeen('a')).toBe(0);
  localStorage.setItem('tinstar.seen', '{"not": "a list"}');
  expect(lastSeen('t1')).toBe(0);
});

test('a result is read from first to last, one row for each thing counted', () => {
  const item = (rule: string, count: number, points: number) => ({ rule, item: `${rule}-name`, count, points });
  const outcome = {
    places: [2, 1],
    totals: [3, 9],
    accounts: [{ lines: [item('A', 1, 3)] }, { lines: [item('A', 2, 6), item('B', 1, 3)] }],
  };
  expect(ranking(outcome)).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
  ]);
  expect(sheetRows(outcome).map(({ rule, cells }) => [rule, cells.map((cell) => cell?.points ?? null)])).toEqual([
    ['A', [3, 6]],
    ['B', [null, 3]],
  ]);
});

test('rules are found by all their words, whatever accents and capitals', () => {
  const rule = (id: string, text: string, section: string): RuleCard => ({
    id,
    text,
    section,
    source: '',
    assumed: false,
    reconstructed: false,
    for_players: true,
    charts: [],
  });
  const rules = [
    rule('A-1', 'Le Père Noël avance.', 'Un'),
    rule('A-2', 'Le dé est lancé.', 'Un'),
    rule('A-3', 'Fin.', 'Deux'),
  ];
  expect(search(rules, 'PERE noel').map(({ id }) => id)).toEqual(['A-1']);
  expect(search(rules, 'a-2').map(({ id }) => id)).toEqual(['A-2']);
  expect(search(rules, ' ')).toBe(rules);
  expect(sections(rules).map(({ title, rules }) => [title, rules.length])).toEqual([
    ['Un', 2],
    ['Deux', 1],
  ]);
});

test('a chart is shown once, under the first rule that cites it', () => {
  const chart = (title: string): RuleChart => ({ title, head: ['Hand'], rows: [['Pair']] });
  const rule = (id: string, charts: RuleChart[]): RuleCard => ({
    id,
    text: '',
    section: '',
    source: '',
    assumed: false,
    reconstructed: false,
    for_players: true,
    charts,
  });
  const [hands, spaces] = [chart('1.1'), chart('1.2')];
  const shown = chartsOf([rule('A-1', []), rule('A-2', [hands]), rule('A-3', [hands, spaces])]);
  expect([...shown.values()]).toEqual([[], [hands], [spaces]]);
});

test('a turn begins where somebody else acts', () => {
  expect(turnsOf([null, 0, 0, 1, 0].map((seat) => ({ seat })))).toEqual([1, 3, 4]);
});

test('seats differ in colour and shape, and a game may have its own', () => {
  const all = looks(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(new Set(all.map(({ shape }) => shape)).size).toBe(6);
  expect(looks(['A'], { look: () => ({ shape: 'boot' }) }, {})[0]).toMatchObject({
    name: 'A',
    shape: 'boot',
    colour: 'var(--seat-0)',
  });
});

describe('keys', () => {
  const press = (key: string, on: HTMLElement, map: Parameters<typeof keys>[0]) => {
    document.body.replaceChildren(on);
    on.addEventListener('keydown', keys(map));
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };

  test('letters and digits', () => {
    const digit = vi.fn();
    const u = vi.fn();
    press('3', document.createElement('div'), { digit });
    press('U', document.createElement('div'), { u });
    expect(digit).toHaveBeenCalledWith(3);
    expect(u).toHaveBeenCalled();
  });

  test('not while somebody types, and a focused button keeps its Enter', () => {
    const does = vi.fn();
    press('u', document.createElement('input'), { u: does });
    press('Enter', document.createElement('button'), { Enter: does });
    expect(does).not.toHaveBeenCalled();
  });

  test('nothing behind a dialog, even if the focus has fallen to the page', () => {
    const does = vi.fn();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    const page = document.createElement('div');
    page.append(dialog);
    document.body.replaceChildren(page);
    page.addEventListener('keydown', keys({ Escape: does, u: does }));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    page.dispatchEvent(escape);
    page.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    expect(does).not.toHaveBeenCalled();
    expect(escape.defaultPrevented, 'the browser closes the dialog').toBe(false);
  });

  test('a slider keeps the arrows and nothing else', () => {
    const slider = Object.assign(document.createElement('input'), { type: 'range' });
    const [arrow, d] = [vi.fn(), vi.fn()];
    press('ArrowRight', slider, { ArrowRight: arrow });
    press('d', slider, { d });
    expect(arrow).not.toHaveBeenCalled();
    expect(d).toHaveBeenCalledOnce();
  });
});
