import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAR_BEHIND, Player, type Pace } from './player.svelte';
import type { LineTold } from './protocol/LineTold';

const line = (event: string): LineTold => ({ rule: 'X-1', event, say: { id: event, args: [] } });

/** A player that writes down what it shows. */
function recorded(pace: Partial<Pace> = {}) {
  const seen: string[] = [];
  const player = new Player({ lasts: () => 100, speed: () => 1, begun: ({ event }) => seen.push(String(event)), ...pace });
  const step = (name: string, ...events: string[]) => ({ lines: events.map(line), show: () => void seen.push(`= ${name}`) });
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

  test('far behind, it does not play it all', async () => {
    const { player, step } = recorded();
    player.add(...Array.from({ length: FAR_BEHIND + 1 }, (_, n) => step(String(n), 'a')));
    await vi.advanceTimersByTimeAsync(0);
    expect(player.idle).toBe(true);
  });

  test('it says when it has caught up, once', async () => {
    const settled = vi.fn();
    const { player, step } = recorded({ settled });
    player.add(step('one', 'a'), step('two'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
