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
const drawn = () => new Promise((done) => requestAnimationFrame(done));

test('follows the match, but not while somebody walks along its lines by keys', async () => {
  const props = $state({ log: [line(1), line(2)], seats: [], rule: () => {} });
  shown = mount(Log, { target: document.body, props });
  const box = document.querySelector<HTMLElement>('#log')!;
  Object.defineProperty(box, 'scrollHeight', { get: () => 100 * props.log.length });
  const tell = async () => {
    props.log = [...props.log, line(props.log.length + 1)];
    flushSync();
    await drawn();
  };
  await tell();
  expect(box.scrollTop).toBe(300);
  dispatchEvent(new Event('keydown'));
  box.querySelector<HTMLElement>('.rule')!.focus();
  await tell();
  expect(box.scrollTop).toBe(300);
  // Whoever pressed there and came back has the focus there too, and wants to go on.
  dispatchEvent(new Event('pointerdown'));
  await tell();
  expect(box.scrollTop).toBe(500);
});
