import { describe, expect, it } from 'vitest';
import { face } from './cards';
import { happening, type EventKind } from './events';
import { LINES } from './fixtures';
import { standings } from './layout';
import { deserted, fleeing, leavers, middle, visitor } from './panorama';
import type { View } from './rules';
import { stage } from './scene';

/** Everything of a kind that happened in the recorded matches. */
function told(kind: EventKind) {
  const lines = LINES.filter(({ event }) => happening(event).kind === kind);
  expect(lines, kind).not.toHaveLength(0);
  return lines.map(({ event, before, after }) => ({ now: happening(event), before, after }));
}

/** A view in which these Marshals stand at these locations; the first is on turn. */
const standing = (...places: (number | null)[]): View => {
  const { before } = told('turned')[0]!;
  return { ...before, active: 0, marshals: places.map((at) => ({ ...before.marshals[0]!, at })) };
};

describe('the middle of a location', () => {
  it('is where a Marshal alone stands', () => {
    for (const at of [0, 1, 2, 3]) expect(standings(standing(at).marshals)[0]!.x).toBe(middle(at));
  });
});

describe('what visits', () => {
  it('is the Train or the Village whose card was turned up, where the one on turn is', () => {
    const seen = new Set<string>();
    for (const { before, after } of told('turned')) {
      const shown = face(stage(after) ?? stage(before)!);
      const visits = visitor(before, after);
      if (shown.kind !== 'train' && shown.kind !== 'village') {
        expect(visits).toBeNull();
        continue;
      }
      seen.add(shown.kind);
      const left = shown.kind === 'train' && shown.left;
      expect(visits).toEqual({ kind: shown.kind, left, at: after.marshals[after.active]!.at });
    }
    expect(seen).toEqual(new Set(['train', 'village']));
  });

  it('is still there while its card leaves the table', () => {
    const { after: open } = told('turned').find(({ before, after }) => visitor(before, after) !== null)!;
    expect(visitor(open, { ...open, phase: 'act' })).toEqual(visitor(open, open));
    expect(visitor({ ...open, phase: 'act' }, { ...open, phase: 'act' })).toBeNull();
  });
});

describe('who leaves', () => {
  it('is seen where they stood, and nobody else is', () => {
    const [before, after] = [standing(0, 2, 2), standing(0, null, 2)];
    expect(leavers({ kind: 'eliminated', seat: 1, cards: [] }, before, after)).toEqual([standings(before.marshals)[1]]);
  });

  it('is nobody while the map stays and all are on it', () => {
    expect(leavers({ kind: 'turn_ended', seat: 1 }, standing(0, 2), standing(0, null))).toEqual([]);
    expect(leavers(null, standing(0), standing(0))).toEqual([]);
    for (const { now, before, after } of told('turned')) expect(leavers(now, before, after)).toEqual([]);
  });
});

describe('an Outlaw who slips away', () => {
  it('leaves by the nearer side', () => {
    for (const { now, before } of told('slipped')) {
      const { at, left } = fleeing(now, before)!;
      expect(at).toBe(before.marshals[(now as { seat: number }).seat]!.at);
      expect(left ? middle(at) : 100 - middle(at)).toBeLessThan(50);
    }
  });

  it('is there only then', () => {
    for (const { now, before } of told('captured')) expect(fleeing(now, before)).toBeNull();
    expect(fleeing(null, standing(1))).toBeNull();
  });
});

describe('a place with nobody to suffer', () => {
  it('is where the one on turn is', () => {
    const { now, before } = told('no_victim')[0]!;
    expect(deserted(now, before)).toBe(before.marshals[before.active]!.at);
    expect(deserted(now, standing(3, 1))).toBe(3);
    expect(deserted(now, standing(null, 1))).toBeNull();
    expect(deserted(null, standing(3, 1))).toBeNull();
  });
});
