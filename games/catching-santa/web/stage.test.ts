import { describe, expect, test } from 'vitest';
import fixtures from './fixtures.json';
import { applied, pawnAtHome, pawnOn, settle, stageOf, type Stage } from './stage';
import { CHRISTMAS, HOME_COST, PIECE_WORTH, WORTH, type Event, type View } from './types';

interface Step {
  before: View;
  events: Event[];
  view: View;
}
const steps = fixtures.steps as unknown as Step[];

/** What a picture shows, without which of three alike is which. */
function shown({ pawns, christmas, reserve, gathered, points, turn, active, tries }: Stage) {
  const places = pawns.map(({ seat, at }) => `${seat} ${'path' in at ? at.path : 'home'}`).sort();
  return { places, christmas, reserve, gathered, points, turn, active, tries };
}

test.each(steps.map((step, index) => [index, step] as const))('the events of step %i lead to its view', (_, step) => {
  const acted = step.events.reduce(applied, stageOf(step.before));
  expect(shown(acted)).toEqual(shown(stageOf(step.view)));
});

test('the legend says what the score sheets say', () => {
  const printed: Record<string, number> = {
    ...Object.fromEntries(CHRISTMAS.map((piece) => [`cs-${piece}`, WORTH[piece]])),
    'cs-captured-pieces': PIECE_WORTH,
    'cs-pieces-at-home': -HOME_COST,
  };
  const items = fixtures.accounts.flat(2);
  expect(new Set(items.map(({ item }) => item)).size).toBe(7);
  for (const { item, count, points } of items) expect(points).toBe(printed[item]! * count);
});

describe('who is who', () => {
  const { before, view, events } = steps[0]!;

  test('a piece that moved is the same piece', () => {
    const stage = stageOf(before);
    const moved = events.find((event) => typeof event !== 'string' && 'moved' in event) as {
      moved: { seat: number; from: number; to: number };
    };
    const { seat, from, to } = moved.moved;
    expect(pawnOn(applied(stage, moved), to, seat)?.id).toBe(pawnOn(stage, from, seat)?.id);
  });

  test('a view that agrees with the picture changes nobody', () => {
    const acted = events.reduce(applied, stageOf(before));
    expect(settle(acted, view).pawns).toBe(acted.pawns);
    expect(settle(acted, view).winners).toEqual(acted.winners);
  });

  test('a view nobody acted out keeps those who stayed and draws the ways of the others', () => {
    const jump = steps[1]!;
    const stage = stageOf(jump.before);
    const later = settle(stage, jump.view);
    expect(new Set(later.pawns.map(({ id }) => id)).size).toBe(later.pawns.length);
    expect(shown(later)).toEqual(shown(stageOf(jump.view)));
    const walked = CHRISTMAS.filter((_, index) => jump.before.christmas[index] !== jump.view.christmas[index]);
    expect(later.traces.map(({ who }) => who)).toEqual(expect.arrayContaining(walked));
  });

  test('whatever comes after whatever, nobody has the name of another', () => {
    const views = steps.flatMap(({ before, view }) => [before, view]);
    for (const first of views) {
      for (const second of views) {
        const { pawns } = settle(settle(stageOf(first), second), first);
        expect(new Set(pawns.map(({ id }) => id)).size).toBe(pawns.length);
      }
    }
  });

  test('another board begins anew', () => {
    const other = { ...view, layout: { ...view.layout, spaces: 48 } };
    expect(settle(stageOf(before), other).traces).toEqual([]);
  });
});

describe('one event', () => {
  const view: View = {
    layout: { spaces: 40, entries: [1, 11, 21, 31], starts: [10, 2, 26, 34, 18] },
    sides: [
      {
        colour: 'blue',
        entry: 11,
        path: [5],
        home: 2,
        gathered: { christmas: [0, 0, 0, 0, 0], pieces: 0 },
        points: -6,
      },
      {
        colour: 'green',
        entry: 31,
        path: [7, 9],
        home: 0,
        gathered: { christmas: [1, 0, 0, 0, 0], pieces: 1 },
        points: 11,
      },
    ],
    christmas: [10, 2, 26, null, 18],
    reserve: 1,
    turn: 9,
    phase: { use: { seat: 0, roll: 4 } },
  };
  const stage = stageOf(view);

  test('sent home: back to a free place, at a price', () => {
    const after = applied(stage, { sent_home: { seat: 0, from: 5 } });
    expect(after.pawns.filter(({ seat }) => seat === 0).map(({ at }) => at)).toEqual([
      { home: 2 },
      { home: 0 },
      { home: 1 },
    ]);
    expect(after.points).toEqual([-9, 11]);
  });

  test('a new Santa is another one and leaves the reserve', () => {
    const after = applied(stage, { santa_arrived: { at: 11 } });
    expect([after.christmas.santa, after.santa, after.reserve]).toEqual([11, stage.santa + 1, 0]);
  });

  test('what does not fit the picture breaks nothing', () => {
    expect(applied(stage, { entered: { seat: 1, at: 31 } }).pawns).toEqual(stage.pawns);
    expect(applied(stage, { moved: { seat: 1, from: 1, to: 2 } }).pawns).toEqual(stage.pawns);
    expect(applied(stage, { sent_home: { seat: 1, from: 1 } })).toBe(stage);
    expect(applied(stage, { captured: { seat: 0, owner: 1, at: 1 } }).pawns).toEqual(stage.pawns);
  });

  test('the die as the phase tells it', () => {
    expect(stage.die).toBe(4);
    expect(stageOf({ ...view, phase: { again: { seat: 0 } } }).die).toBe(6);
    expect(stageOf({ ...view, phase: { try: { seat: 0, left: 2 } } })).toMatchObject({ die: null, tries: 2 });
    expect(stageOf({ ...view, phase: 'over' })).toMatchObject({ die: null, active: null });
  });

  test('who leaves home is the one nearest the path', () => {
    expect(pawnAtHome(stage, 0)?.at).toEqual({ home: 1 });
    expect(pawnAtHome(stage, 1)).toBeUndefined();
  });

  test('a new turn forgets the ways and the die', () => {
    const walked = applied(stage, { moved: { seat: 0, from: 5, to: 9 } });
    expect(walked.traces).toEqual([{ who: 0, from: 5, to: 9, carried: false }]);
    expect(applied(walked, { turn_began: { seat: 1, number: 10 } })).toMatchObject({
      traces: [],
      die: null,
      active: 1,
      turn: 10,
    });
  });
});
