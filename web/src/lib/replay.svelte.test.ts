import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchTold } from './protocol/MatchTold';
import { eyesOf, Replay, supposed } from './replay.svelte';

/** A match in which a count goes up by one with every event: none in the set-up, then two, none and three. */
const STORY: MatchTold = {
  game: 'counting',
  rules_version: 1,
  options: [],
  seats: ['Anna', 'Ben'],
  viewer: null,
  commitment: '',
  seed: null,
  from: { count: 0, step: 0 },
  frames: [0, 2, 0, 3].map((events, step) => ({
    seq: 3 + step,
    at: null,
    event: null,
    seat: step % 2,
    deciders: [],
    lines: Array.from({ length: events }, (_, nth) => ({
      event: 'counted',
      say: { id: 'counted', args: [] },
      rule: 'CO-1',
      changes: [[['count'], 10 * step + nth + 1]],
    })),
    rest: [[['step'], step]],
  })),
  outcome: null,
} as unknown as MatchTold;

/** What is seen: the count, and the step that is over. */
const seen = (replay: Replay) => replay.view as { count: number; step: number };

/** Lets everything be played, which takes no time without a board. */
async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

describe('a replay', () => {
  let replay: Replay;

  beforeEach(() => {
    vi.useFakeTimers();
    replay = new Replay();
    replay.story = STORY;
    replay.show(0);
    return () => {
      replay.close();
      vi.useRealTimers();
    };
  });

  it('begins with what was seen when somebody chose, where another choice is supposed', async () => {
    const frames = STORY.frames.slice(1);
    replay.story = supposed({ ...STORY, outcome: {} } as MatchTold, 1, { from: { count: 7, step: 9 }, frames });
    replay.show(0);
    expect([seen(replay), replay.frame?.deciders]).toEqual([{ count: 7, step: 9 }, [1]]);
    expect([replay.story.viewer, replay.story.outcome, replay.last]).toEqual([1, null, 3]);
    replay.step();
    await settle();
    expect(seen(replay)).toEqual({ count: 12, step: 1 });
  });

  it('stops after every event, with exactly what is seen then', async () => {
    const found: unknown[] = [];
    for (let n = 0; n < 6; n += 1) {
      replay.event(1);
      await settle();
      found.push([seen(replay).count, seen(replay).step, replay.moment]);
    }
    expect(found).toEqual([
      [11, 0, { at: 4, lines: 1 }],
      // The last event of a step brings what came of the step.
      [12, 1, { at: 4 }],
      // A step that told nothing is a stop of its own.
      [12, 2, { at: 5 }],
      [31, 2, { at: 6, lines: 1 }],
      [32, 2, { at: 6, lines: 2 }],
      [33, 3, { at: 6 }],
    ]);
    replay.event(1);
    await settle();
    expect(seen(replay)).toEqual({ count: 33, step: 3 });
  });

  it('goes back the same way', async () => {
    replay.show(3);
    const found: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      replay.event(-1);
      await settle();
      found.push([seen(replay).count, seen(replay).step]);
    }
    expect(found).toEqual([
      [32, 2],
      [31, 2],
      [12, 2],
      [12, 1],
      [11, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('plays what is left of a step that it stands in, and goes back to its beginning', async () => {
    replay.event(1);
    await settle();
    replay.step();
    await settle();
    expect([replay.at, replay.line, seen(replay)]).toEqual([1, 0, { count: 12, step: 1 }]);
    replay.show(2);
    replay.event(1);
    await settle();
    replay.back();
    expect([replay.at, replay.line, seen(replay)]).toEqual([2, 0, { count: 12, step: 2 }]);
  });
});

describe('whose eyes are offered', () => {
  const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
  const over = { outcome: { places: [1, 2, 3], totals: [3, 2, 1], accounts: [] } };

  it("while it goes on, one's own", () => {
    expect(eyesOf(seats, { outcome: null }, [2])).toEqual([{ seat: 2 }]);
    expect(eyesOf(seats, { outcome: null }, [])).toEqual([]);
  });

  it("after the end, everybody's", () => {
    expect(eyesOf(seats, over, [])).toEqual(seats);
  });
});
