import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { looks } from '../lib/seats';
import type { ReviewTold } from '../lib/protocol/ReviewTold';
import { texts } from '../lib/texts.svelte';
import Review from './Review.svelte';

const did = { id: 'review', args: [] };
const seat = (luck: number, own: number, last: number) => ({
  initial: 0.5,
  luck,
  luck_give_or_take: 0.04,
  own,
  own_give_or_take: 0.04,
  others: last - 0.5 - luck - own,
  last,
});
const review: ReviewTold = {
  rollouts: 300,
  initial: [0.5, 0.5],
  dealt: [0.5, 0.5],
  steps: [
    { seq: 2, seat: 0, did, expected: [0.4, 0.6], after: [0.6, 0.4], error: null },
    {
      seq: 4,
      seat: 1,
      did,
      expected: [0.8, 0.2],
      after: [1, 0],
      error: {
        kind: 'blunder',
        best: did,
        cost: 0.22,
        give_or_take: 0.05,
        hindsight: 0.2,
        instead: { from: {}, frames: [] },
      },
    },
  ],
  seats: [seat(0.4, -0.1, 1), seat(-0.4, -0.2, 0)],
};

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function open(at: number) {
  const [show, suppose] = [vi.fn(), vi.fn()];
  const props = { review, seats: looks(['Anna', 'Ben']), at, show, suppose };
  shown = mount(Review, { target: document.body, props });
  flushSync();
  return { show, suppose };
}
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

test('everybody has a line, a sentence and a row that adds up', () => {
  open(2);
  expect(document.querySelectorAll('figure polyline')).toHaveLength(2);
  expect(text()).toContain('Anna was lucky: +40% by luck (± 4%), and choices cost 10%.');
  expect(text()).toContain('Ben was unlucky: -40% by luck (± 4%), and choices cost 20%.');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent ?? '', 10)),
  );
  expect(rows).toHaveLength(2);
  for (const [initial, luck, own, others, last] of rows) expect(initial! + luck! + own! + others!).toBe(last);
});

test('an error is shown at the moment before it, and what might have come instead', () => {
  const { show, suppose } = open(2);
  expect(text()).toContain('A blunder: it cost 22% (± 5%).');
  const [there, instead] = document.querySelectorAll<HTMLButtonElement>('.error button');
  there?.click();
  expect(show).toHaveBeenCalledWith(1);
  instead?.click();
  expect(suppose).toHaveBeenCalledWith(1);
});

test('whoever likes is told nothing of what comes', () => {
  open(2);
  document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  flushSync();
  expect(text()).not.toContain('lucky');
  expect(text()).not.toContain('blunder');
  expect(document.querySelector('table')).toBeNull();
  const points = document.querySelector('figure polyline')?.getAttribute('points')?.split(' ');
  expect(points).toHaveLength(3);
});
