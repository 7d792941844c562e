import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { looks } from '../lib/seats';
import type { DiceTold } from '../lib/protocol/DiceTold';
import type { ReviewNow } from '../lib/protocol/ReviewNow';
import { texts } from '../lib/texts.svelte';
import Dice from './Dice.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function open(dice: DiceTold, review: ReviewNow | null = null): string {
  shown = mount(Dice, { target: document.body, props: { dice, seats: looks(['Anna', 'Ben']), review } });
  flushSync();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}

test('every die has a row with what was seen and expected, and a verdict in words', () => {
  const text = open({
    steps: 9,
    dice: [{ seen: [4, 6, 5, 5, 7, 6], rarity: 0.43 }],
    shuffles: 2,
    halves: { seen: [30, 10], rarity: 0.002 },
  });
  expect(text).toContain('Dice with 6 sides, rolled 33 times');
  expect(text).toContain('fair ones come out at least as unevenly in 43% of all matches');
  expect(text).toContain('drawn or shuffled: 40, in 2 shuffles and one by one');
  expect(text).toContain('in 0.2% of all matches or fewer');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 3).map((cell) => cell.textContent),
  );
  expect(rows[1]).toEqual(['side 2', '6', '5.5']);
  expect(rows[7]).toEqual(['from the second half', '10', '20']);
  expect(text).toContain('It waits for its turn.');
});

test('whose luck it was is said once it is known', () => {
  const seat = (luck: number) => ({
    initial: 0.5,
    luck,
    luck_give_or_take: 0.04,
    own: 0,
    own_give_or_take: 0,
    others: 0,
    last: 0.5 + luck,
  });
  const review = { rollouts: 9, initial: [], dealt: [], steps: [], seats: [seat(0.4), seat(0.01)] };
  const text = open({ steps: 9, dice: [], shuffles: 0, halves: null }, { state: 'ready', review });
  expect(text).toContain('Nothing was left to luck in this match.');
  expect(text).toContain('Anna was lucky: +40% (± 4%)');
  expect(text).toContain('Ben was neither lucky nor unlucky beyond doubt: +1% (± 4%)');
});
