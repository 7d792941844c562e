import { describe, expect, test } from 'vitest';
import { steps } from './fixtures';
import { begin, heard, pawnAtHome, pawnOn, seen, type Memory } from './memory';
import { FACTS, type View } from './rules';
import { dieOf, seatOf, spaceOf, triesOf } from './view';

const lines = steps.flatMap((step) => step.lines);
const names = ({ pawns }: Memory) => new Set(pawns.map(({ id }) => id));

describe('who is who', () => {
  test('a piece that moved, entered or was sent home is the same piece, and all others too', () => {
    for (const { event, before, after } of lines) {
      if (typeof event === 'string') continue;
      const [old, now] = [begin(before), heard(begin(before), event, after)];
      const moved =
        'moved' in event
          ? [pawnOn(old.pawns, event.moved.from, event.moved.seat), pawnOn(now.pawns, event.moved.to, event.moved.seat)]
          : 'entered' in event
            ? [pawnAtHome(old.pawns, event.entered.seat), pawnOn(now.pawns, event.entered.at, event.entered.seat)]
            : 'sent_home' in event
              ? [
                  pawnOn(old.pawns, event.sent_home.from, event.sent_home.seat),
                  pawnAtHome(now.pawns, event.sent_home.seat),
                ]
              : [];
      expect(moved[0]?.id).toBe(moved[1]?.id);
      const others = ({ pawns }: Memory) => pawns.filter(({ id }) => id !== moved[0]?.id);
      if (!('captured' in event)) expect(others(now)).toEqual(others(old));
      else expect(others(old)).toEqual(expect.arrayContaining(others(now)));
    }
  });

  test('a view that was drawn already changes nobody', () => {
    for (const { event, before, after } of lines) {
      const now = heard(begin(before), event, after);
      const later = seen(now, { ...after });
      expect([later.pawns, later.traces, later.winners]).toEqual([now.pawns, now.traces, now.winners]);
    }
  });

  test('a view nobody acted out keeps those who stayed and draws the ways of the others', () => {
    const jump = steps.find(
      ({ before, view }) => before.reserve === view.reserve && before.christmas.join() !== view.christmas.join(),
    )!;
    const later = seen(begin(jump.before), jump.view);
    expect(names(later).size).toBe(later.pawns.length);
    const walked = FACTS.christmas.filter((piece) => {
      const [from, to] = [spaceOf(jump.before, piece), spaceOf(jump.view, piece)];
      return from !== to && from !== null && to !== null;
    });
    expect(later.traces.map(({ who }) => who)).toEqual(expect.arrayContaining(walked));
  });

  test('whatever comes after whatever, nobody has the name of another', () => {
    const views = steps.filter((_, index) => index % 3 === 0).map(({ view }) => view);
    for (const first of views) {
      for (const second of views) {
        const memory = seen(seen(begin(first), second), first);
        expect(names(memory).size).toBe(memory.pawns.length);
      }
    }
  });

  test('another board begins anew', () => {
    const { before, view } = steps.at(-1)!;
    const other = { ...view, layout: { ...view.layout, spaces: 48 } };
    expect(seen(begin(before), other).traces).toEqual([]);
  });
});

describe('what lies there', () => {
  const { view } = steps.at(-2)!;
  const at = (phase: View['phase']): View => ({ ...view, phase });

  test('the die as the phase tells it', () => {
    expect(dieOf({ use: { seat: 0, roll: 4 } })).toBe(4);
    expect(dieOf({ again: { seat: 0 } })).toBe(6);
    expect(dieOf({ try: { seat: 0, left: 2 } })).toBeNull();
    expect(dieOf('over')).toBeNull();
  });

  test('a new turn forgets the ways and the die', () => {
    const walked = heard(begin(at({ use: { seat: 0, roll: 4 } })), { moved: { seat: 0, from: 5, to: 9 } }, view);
    expect(walked).toMatchObject({ die: 4, traces: [{ who: 0, from: 5, to: 9, carried: false }] });
    expect(heard(walked, { turn_began: { seat: 1, number: 10 } }, view)).toMatchObject({ traces: [], die: null });
  });

  test('the die lies as it fell until somebody else begins', () => {
    const rolling = at({ rolling: { seat: 0 } });
    expect(seen(heard(begin(rolling), { rolled: { seat: 0, face: 3 } }, rolling), { ...rolling }).die).toBe(3);
  });

  test('a try is used up when it has failed, not when the die is thrown', () => {
    const [trying, rolling] = [at({ try: { seat: 0, left: 2 } }), at({ rolling: { seat: 0 } })];
    expect(triesOf(trying, null, trying)).toBe(2);
    expect(triesOf(trying, { rolled: { seat: 0, face: 3 } }, rolling)).toBe(2);
    expect(triesOf(rolling, { try_failed: { seat: 0, left: 1 } }, rolling)).toBe(1);
    expect(triesOf(trying, { stopped: { seat: 0 } }, rolling)).toBeNull();
  });

  test('whose turn it is, also while nobody decides', () => {
    expect(seatOf({ rolling: { seat: 2 } })).toBe(2);
    expect(seatOf({ again: { seat: 1 } })).toBe(1);
    expect(seatOf('over')).toBeNull();
  });
});
