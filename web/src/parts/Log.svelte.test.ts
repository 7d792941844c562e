import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LogLine } from '../lib/log';
import { texts } from '../lib/texts.svelte';
import Log from './Log.svelte';

/** Tells whoever watches sizes that they have changed: here nothing has any. */
let resized = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    private readonly watched = new Set<Element>();
    constructor(told: (entries: { target: Element }[]) => void) {
      resized = () => told([...this.watched].map((target) => ({ target })));
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    unobserve(element: Element) {
      this.watched.delete(element);
    }
  },
);

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

// The list of choices takes room from it and gives it back, at every decision.
test('stays at its newest line when it has less room or more', async () => {
  const props = $state({ log: [line(1), line(2)], seats: [], rule: () => {} });
  shown = mount(Log, { target: document.body, props });
  const box = document.querySelector<HTMLElement>('#log')!;
  let room = 400;
  Object.defineProperty(box, 'clientHeight', { get: () => room });
  // Browsers keep a box from being scrolled beyond its end.
  let top = 0;
  const end = () => Math.max(0, 1000 - room);
  Object.defineProperty(box, 'scrollHeight', { get: () => 1000 });
  Object.defineProperty(box, 'scrollTop', {
    get: () => Math.min(top, end()),
    set: (to: number) => (top = Math.min(to, end())),
  });
  const resize = async (to: number) => {
    room = to;
    resized();
    flushSync();
    await drawn();
    return box.scrollTop;
  };
  expect([await resize(300), await resize(120), await resize(350)]).toEqual([700, 880, 650]);
  // Whoever has scrolled up to read goes on reading.
  top = 200;
  box.dispatchEvent(new Event('scroll'));
  expect([await resize(120), await resize(300)]).toEqual([200, 200]);
});

test('is one stop of the tab key, from which up and down walk its rules', () => {
  shown = mount(Log, { target: document.body, props: { log: [1, 2, 3].map(line), seats: [], rule: () => {} } });
  flushSync();
  const box = document.querySelector<HTMLElement>('#log')!;
  const stops = [...box.querySelectorAll<HTMLElement>('button')].filter((button) => button.tabIndex >= 0);
  expect([box.tabIndex, stops]).toEqual([0, []]);
  box.focus();
  const walked = ['ArrowUp', 'ArrowUp', 'Home', 'ArrowUp', 'ArrowDown', 'End'].map((key) => {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    return document.activeElement?.textContent?.trim();
  });
  expect(walked).toEqual(['T-3', 'T-2', 'T-1', 'T-1', 'T-2', 'T-3']);
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
  await drawn();
  const box = document.querySelector('#log')!;
  await unmount(shown);
  shown = null;
  Object.defineProperty(box, 'scrollTop', { value: 100 });
  expect(() => box.dispatchEvent(new Event('scroll'))).not.toThrow();
});
