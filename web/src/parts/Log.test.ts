import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { LogLine } from '../lib/log';
import { texts } from '../lib/texts.svelte';
import Log from './Log.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => texts.use('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const line = (seq: number): LogLine => ({
  kind: 'game',
  seq,
  event: 'x',
  rule: `T-${seq}`,
  say: { id: 'x', args: [] },
});

test.each([
  [3, 'T-3'],
  // A step that told nothing.
  [4, 'T-3'],
  [5, 'T-5'],
  [1, undefined],
])('a replay at %i has %s for the line where it is', (at, rule) => {
  const props = { log: [2, 3, 5].map(line), seats: [], rule: () => {}, at };
  shown = mount(Log, { target: document.body, props });
  flushSync();
  expect(document.querySelector('[aria-current] .rule')?.textContent?.trim()).toBe(rule);
});

// The browser tells of a scroll with the next picture, when the log may be gone already: a phone that was turned.
test('a scroll that is told of after the log has gone is nobody’s wish', async () => {
  const props = { log: [line(1)], seats: [], rule: () => {} };
  shown = mount(Log, { target: document.body, props });
  flushSync();
  await new Promise((done) => requestAnimationFrame(done));
  const box = document.querySelector('#log')!;
  await unmount(shown);
  shown = null;
  Object.defineProperty(box, 'scrollTop', { value: 100 });
  expect(() => box.dispatchEvent(new Event('scroll'))).not.toThrow();
});
