// Matches that were put away.
import { beforeEach, expect, test } from 'vitest';
import { Away } from './away.svelte';
import { toasts } from './toasts.svelte';

beforeEach(() => localStorage.clear());

test('a match that was put away stays away through a reload, and comes back when it is wanted', () => {
  const away = new Away();
  away.put('a');
  away.put('b');
  const later = new Away();
  expect(['a', 'b', 'c'].map((table) => later.has(table))).toEqual([true, true, false]);
  later.back('a');
  expect(later.has('a')).toBe(false);
});

test('whoever puts one away by mistake is told how to get it back', () => {
  const away = new Away();
  away.put('a');
  const told = toasts.all.at(-1);
  expect(told?.remedy).not.toBeNull();
  told?.remedy?.take();
  expect(away.has('a')).toBe(false);
});

test.each(['{}', '"a"', '[1, null]', 'nonsense'])('of %s nothing is believed', (kept) => {
  localStorage.setItem('tinstar.away', kept);
  const away = new Away();
  expect(['a', '1', 'null'].map((table) => away.has(table))).toEqual([false, false, false]);
});
