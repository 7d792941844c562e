import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { looks } from '../lib/seats';
import { texts } from '../lib/texts.svelte';
import Prompt from './Prompt.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

/** What is written while Sugarfoot, at seat 0, must decide and somebody looks on from a seat, or from none. */
function read(alone: number | null): string {
  shown = mount(Prompt, {
    target: document.body,
    props: {
      prompt: null,
      deciders: [0],
      seats: looks(['Sugarfoot', 'Ben']),
      mine: false,
      only: false,
      alone,
      acting: false,
      waiting: null,
      roll: null,
      undo: null,
    },
  });
  flushSync();
  return document.body.textContent ?? '';
}

test.each([1, null])('others wait for whoever decides (%s)', (seat) => expect(read(seat)).toContain('Sugarfoot'));

test('nobody waits for themselves', () => {
  const text = read(0);
  expect(text).not.toContain('Sugarfoot');
  expect(text).toContain('Soon it is your turn.');
});
