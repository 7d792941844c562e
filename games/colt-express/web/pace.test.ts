import { describe, expect, it } from 'vitest';
import { caseOf } from '$lib/cases';
import { STEPS } from './fixtures';
import { everybody } from './layout';
import { motionOf, stirred } from './motions';
import { pace, sound } from './pace';
import { sceneOf } from './scene';
import type { Event } from './rules';

const told = STEPS.flatMap(({ lines }) => lines.map(({ event, after }) => ({ event, view: after })));

describe('every event', () => {
  it('takes some time, and never too long', () => {
    for (const { event, view } of told) {
      const lasts = pace(event, view);
      expect(lasts, caseOf(event)).toBeGreaterThan(0);
      expect(lasts, caseOf(event)).toBeLessThanOrEqual(2500);
    }
  });

  it('that is seen on the train stirs somebody who stands there', () => {
    for (const { event, view } of told) {
      const who = stirred(event);
      if (who === null || view.round === 0) continue;
      expect(everybody(sceneOf(view)).has(who), caseOf(event)).toBe(true);
    }
  });
});

describe('a card that is played', () => {
  it('sounds like one', () => expect(sound({ passed: { seat: 0 } })).toBeNull());
});

describe('a shot', () => {
  const shot: Event = { shot: { bandit: 'doc', target: 'tuco', left: 3 } };
  it('kicks one and makes the other flinch', () => {
    expect(motionOf(shot, 'doc')).toBe('kick');
    expect(motionOf(shot, 'tuco')).toBe('flinch');
    expect(motionOf(shot, 'belle')).toBe('');
    expect(motionOf(shot, 'marshal')).toBe('');
  });
});

describe('a change of floors', () => {
  it('is a climb, a move is a walk', () => {
    const moved = (level: 'inside' | 'roof'): Event => ({
      moved: { bandit: 'doc', from: { car: 1, level: 'inside' }, to: { car: 1, level } },
    });
    expect(motionOf(moved('roof'), 'doc')).toBe('climb');
    expect(motionOf(moved('inside'), 'doc')).toBe('walk');
  });
});
