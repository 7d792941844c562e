import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toldWith } from './board';
import { FAR_BEHIND, hastened, Player, RECENT, type Pace } from './player.svelte';
import type { Seen } from './fold';

const line = (event: string): Seen => ({ rule: 'X-1', event, say: { id: event, args: [] }, after: {} });

/** What a board hears: effects run when the screen is brought up to date, not at every change. */
function board(player: Player) {
  const heard: string[] = [];
  /** How often it drew something. */
  const drawn = { times: 0 };
  const gone = $effect.root(() => {
    $effect.pre(() => {
      if (player.played) drawn.times += 1;
      for (const { event, lasts } of toldWith(player.played)) heard.push(`${String(event)} ${lasts}`);
    });
  });
  return { heard, drawn, gone };
}

/** A player that writes down what it shows. */
function recorded(pace: Partial<Pace> = {}) {
  const seen: string[] = [];
  const player = new Player({
    lasts: () => 100,
    speed: () => 1,
    begun: ({ event }) => seen.push(String(event)),
    ...pace,
  });
  const step = (name: string, ...events: string[]) => ({
    lines: events.map(line),
    show: () => void seen.push(`= ${name}`),
  });
  return { player, seen, step };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('player', () => {
  test('plays lines one by one, then shows what came of them', async () => {
    const { player, seen, step } = recorded();
    player.add(step('one', 'a', 'b'), step('two', 'c'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['a']);
    expect(player.played).toMatchObject({ event: 'a', lasts: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['a', 'b', '= one', 'c', '= two']);
    expect([player.idle, player.played]).toEqual([true, null]);
  });

  test('the same event twice is two animations', async () => {
    const { player, step } = recorded();
    player.add(step('one', 'a', 'a'));
    const first = player.played?.key;
    await vi.advanceTimersByTimeAsync(100);
    expect(player.played?.key).not.toBe(first);
  });

  test('twice as fast is half as long, and no speed is no time', async () => {
    const fast = recorded({ speed: () => 2 });
    fast.player.add(fast.step('one', 'a'));
    expect(fast.player.played?.lasts).toBe(50);
    const still = recorded({ speed: () => 0 });
    still.player.add(still.step('one', 'a'), still.step('two', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(still.seen).toEqual(['a', '= one', 'b', '= two']);
  });

  test('skipping shows everything at once, and what comes later is played again', async () => {
    const { player, seen, step } = recorded();
    player.add(step('one', 'a', 'b'), step('two', 'c'));
    player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toBe('= two');
    player.add(step('three', 'd'));
    await vi.advanceTimersByTimeAsync(0);
    expect(player.played?.event).toBe('d');
  });

  test('a pause holds after the event, and goes on when asked', async () => {
    const { player, seen, step } = recorded();
    player.add(step('one', 'a', 'b'));
    player.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(['a']);
    player.resume();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['a', 'b', '= one']);
  });

  test('far behind, it does not play it all, but what is latest is told', async () => {
    const { player, seen, step } = recorded();
    const { heard, gone } = board(player);
    player.add(...Array.from({ length: FAR_BEHIND + 1 }, (_, n) => step(String(n), `a${n}`)));
    await vi.advanceTimersByTimeAsync(0);
    expect(player.idle).toBe(true);
    // Everything is in the log, and shown.
    expect(seen.length).toBe(2 * (FAR_BEHIND + 1));
    expect(heard).toEqual(Array.from({ length: RECENT }, (_, n) => `a${FAR_BEHIND + 1 - RECENT + n} 0`));
    gone();
  });

  test('a board hears of every event once and in order, also of those that take no time', async () => {
    const { player, step } = recorded({ lasts: ({ event }) => (event === 'b' ? 100 : 0) });
    const { heard, gone } = board(player);
    player.add(step('one', 'a', 'a', 'b', 'c'), step('two', 'd'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['a 0', 'a 0', 'b 100', 'c 0', 'd 0']);
    gone();
  });

  test('so does one where nothing moves, and one that skips', async () => {
    const still = recorded({ speed: () => 0 });
    const hurried = recorded();
    const boards = [board(still.player), board(hurried.player)];
    still.player.add(still.step('one', 'a', 'b'), still.step('two', 'c'));
    hurried.player.add(hurried.step('one', 'a', 'b'), hurried.step('two', 'c'));
    await vi.advanceTimersByTimeAsync(0);
    hurried.player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(boards.map(({ heard }) => heard)).toEqual([
      ['a 0', 'b 0', 'c 0'],
      ['a 100', 'b 0', 'c 0'],
    ]);
    for (const { gone } of boards) gone();
  });

  test('what takes no time is told together, before what takes time and before what waits for somebody', async () => {
    const { player, step } = recorded({
      lasts: ({ event }) => (event === 'b' ? 100 : 0),
      holds: ({ event }) => event === 'd',
    });
    const { heard, drawn, gone } = board(player);
    player.add(step('one', 'a', 'a', 'b', 'c', 'c', 'd', 'e'));
    await vi.advanceTimersByTimeAsync(0);
    expect([heard, drawn.times]).toEqual([['a 0', 'a 0', 'b 100'], 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([heard.slice(3), drawn.times, player.held?.event]).toEqual([['c 0', 'c 0'], 3, 'd']);
    player.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect([heard.slice(5), drawn.times]).toEqual([['d 0', 'e 0'], 4]);
    gone();
  });

  test('paused, even what takes no time is held event by event', async () => {
    const { player, seen, step } = recorded({ speed: () => 0 });
    player.pause();
    player.add(step('one', 'a', 'b'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen, player.played?.event]).toEqual([['a'], 'a']);
    player.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['a', 'b', '= one']);
  });

  test('somebody who fails at an event does not stop the match', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { player, seen, step } = recorded({ speed: () => 0 });
    const gone = $effect.root(() => {
      $effect.pre(() => {
        if (player.played?.event === 'b') throw new Error('no');
      });
    });
    player.add(step('one', 'a', 'b'), step('two', 'c'));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.at(-1), player.idle]).toEqual(['= two', true]);
    expect(complained).toHaveBeenCalled();
    gone();
    complained.mockRestore();
  });

  test('stopped, it tells and shows no more of what was under way, and can begin anew', async () => {
    const { player, seen, step } = recorded();
    player.add(step('one', 'a', 'b'), step('two', 'c'));
    await vi.advanceTimersByTimeAsync(50);
    player.stop();
    expect([player.idle, player.played]).toEqual([true, null]);
    player.add(step('three', 'd'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['a', 'd', '= three']);
  });

  test('it says when it has caught up, once', async () => {
    const settled = vi.fn();
    const { player, step } = recorded({ settled });
    player.add(step('one', 'a'), step('two'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

describe('what waits for somebody', () => {
  const throwing: Partial<Pace> = { holds: ({ event }) => event === 'throw' };

  test('is not told before they let it, whether things move or not', async () => {
    for (const speed of [1, 0]) {
      const { player, seen, step } = recorded({ ...throwing, speed: () => speed });
      player.add(step('one', 'a', 'throw', 'b'), step('two', 'c'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seen).toEqual(['a']);
      expect([player.held?.event, player.played, player.idle]).toEqual(['throw', null, false]);
      player.release();
      await vi.advanceTimersByTimeAsync(1000);
      expect(seen).toEqual(['a', 'throw', 'b', '= one', 'c', '= two']);
      expect(player.held).toBeNull();
    }
  });

  test('each waits by itself, and is asked about with what happened before in its step', async () => {
    const asked: string[][] = [];
    const { player, seen, step } = recorded({
      holds: ({ event }, { by }, before) => {
        asked.push([String(by), ...before.map((line) => String(line.event))]);
        return event === 'throw';
      },
    });
    player.add({ ...step('one', 'throw', 'throw'), by: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    player.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect([seen, player.held?.event]).toEqual([['throw'], 'throw']);
    expect(asked).toEqual([['1'], ['1', 'throw']]);
  });

  test('does not wait where somebody skips, is far behind or goes away', async () => {
    const skipping = recorded(throwing);
    skipping.player.add(skipping.step('one', 'throw'), skipping.step('two', 'throw'));
    await vi.advanceTimersByTimeAsync(0);
    skipping.player.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([skipping.seen.at(-1), skipping.player.held]).toEqual(['= two', null]);

    const far = recorded(throwing);
    far.player.add(...Array.from({ length: FAR_BEHIND + 1 }, (_, n) => far.step(String(n), 'throw')));
    await vi.advanceTimersByTimeAsync(0);
    expect(far.player.idle).toBe(true);

    const gone = recorded(throwing);
    gone.player.add(gone.step('one', 'throw'));
    await vi.advanceTimersByTimeAsync(0);
    gone.player.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect([gone.seen, gone.player.held]).toEqual([[], null]);
  });
});

describe('hurrying', () => {
  test('what is short takes its time, and what is long goes the faster the longer it is', () => {
    expect(hastened(1000, 0, 3000, false)).toBe(1000);
    expect(hastened(1000, 0, 8000, false)).toBe(500);
    expect(hastened(1000, 4000, 8000, false)).toBeLessThan(500);
  });

  test('an eye can follow it, and better what is about whoever looks on', () => {
    const near = hastened(1000, 5000, 60_000, true);
    expect(near).toBeGreaterThan(hastened(1000, 5000, 60_000, false));
    // What is short by itself is not made longer.
    expect(hastened(50, 5000, 60_000, true)).toBe(50);
  });

  test('nobody is held up for what cannot be seen any more', () => {
    expect(hastened(1000, 11_000, 60_000, false)).toBe(0);
    expect(hastened(1000, 11_000, 60_000, true)).toBeGreaterThan(0);
    expect(hastened(1000, 60_000, 60_000, true)).toBe(0);
  });

  /** How long a stretch of this many seconds takes, all about whoever looks on, or not. */
  async function taken(seconds: number, near = false): Promise<number> {
    const { player, step } = recorded({ lasts: () => 1000, hurries: () => true, near: () => near });
    const began = Date.now();
    player.add(step('all', ...Array.from({ length: seconds }, (_, n) => String(n))));
    while (!player.idle) await vi.advanceTimersByTimeAsync(10);
    return Date.now() - began;
  }

  test('a stretch of whatever length takes no more than a quarter of a minute', async () => {
    expect(await taken(3)).toBe(3000);
    expect(await taken(20)).toBeLessThan(8000);
    expect(await taken(90)).toBeLessThan(15_000);
    expect(await taken(600)).toBeLessThan(15_000);
    expect(await taken(90, true)).toBeLessThan(15_000);
  });

  test('what comes bit by bit takes no longer, for waiting for it is waiting too', async () => {
    // Twenty bots' moves, half a second apart, each of which would last a second.
    const { player, step } = recorded({ lasts: () => 1000, hurries: () => true, near: () => true });
    const began = Date.now();
    for (let move = 0; move < 20; move += 1) {
      await vi.advanceTimersByTimeAsync(500);
      player.add(step(String(move), 'a'));
    }
    while (!player.idle) await vi.advanceTimersByTimeAsync(10);
    expect(Date.now() - began).toBeLessThan(13_000);
    // After so long, what still comes is shown as it comes.
    await vi.advanceTimersByTimeAsync(5000);
    player.add(step('late', 'a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(player.idle).toBe(true);
  });

  test('neither thinking nor a pause is waiting', async () => {
    const { player, step } = recorded({ lasts: () => 1000, hurries: () => true });
    player.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    player.add(step('one', 'a', 'b'));
    expect(player.played?.lasts).toBe(1000);
    player.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    player.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect([player.played?.event, player.played?.lasts]).toEqual(['b', 1000]);
  });

  test('when somebody could do something, a new stretch begins', async () => {
    const { player, step } = recorded({ lasts: () => 1000, hurries: () => true });
    player.add(step('one', ...Array.from({ length: 30 }, String)));
    while (!player.idle) await vi.advanceTimersByTimeAsync(10);
    player.add(step('two', 'b'));
    expect(player.played?.lasts).toBeLessThan(1000);
    await vi.advanceTimersByTimeAsync(1000);
    player.rest();
    player.add(step('three', 'c'));
    expect(player.played?.lasts).toBe(1000);
  });
});
