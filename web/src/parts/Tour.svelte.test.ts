// When a tip comes, and where: only to whoever is asked something, with what it points at in sight and beside it.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardModule, Choice } from '../lib/board';
import { prefs } from '../lib/prefs.svelte';
import { texts } from '../lib/texts.svelte';
import Tour from './Tour.svelte';

const asked: Choice[] = [{ action: 'roll', say: { id: 'roll', args: [] } }];
const step = (text: string, at: string) => ({ text, at, when: () => true });
const module = { tour: [step('hand', '.hand'), step('deck', '.deck')] } as unknown as BoardModule;

let props = $state({ game: 'chess', module, view: {}, viewer: 0, choices: [] as Choice[], quiet: true });
let shown: Record<string, unknown> | null = null;
let scrolled: string[];

beforeEach(async () => {
  await texts.use('en');
  localStorage.clear();
  document.body.innerHTML =
    '<h2 id="prompt" tabindex="-1"></h2><div id="board"><i class="hand"></i><b class="deck"></b></div>';
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.className);
  });
  props = { game: 'chess', module, view: {}, viewer: 0, choices: [], quiet: true };
  shown = mount(Tour, { target: document.body, props });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const tip = () => document.querySelector('aside');
const drawn = async () => {
  flushSync();
  for (let pictures = 0; pictures < 3; pictures += 1) await new Promise((done) => requestAnimationFrame(done));
  flushSync();
};

test('a tip waits until whoever reads it is asked something and nothing moves', async () => {
  await drawn();
  expect([tip(), scrolled]).toEqual([null, []]);
  props.quiet = false;
  props.choices = asked;
  await drawn();
  expect([tip(), scrolled]).toEqual([null, []]);
  props.quiet = true;
  await drawn();
  expect(tip()?.querySelector('p')?.textContent).toContain('hand');
  // Somebody else's turn: the tip can wait.
  props.choices = [];
  await drawn();
  expect(tip()).toBeNull();
});

test('what a tip points at is brought into sight, one after the other, and no tip comes twice', async () => {
  props.choices = asked;
  await drawn();
  expect(scrolled).toEqual(['hand']);
  tip()!.querySelector<HTMLElement>('button')!.click();
  await drawn();
  expect(tip()?.querySelector('p')?.textContent).toContain('deck');
  expect(scrolled).toEqual(['hand', 'deck']);
  expect(prefs.isNewTo('chess')).toBe(true);
  tip()!.querySelector<HTMLElement>('button')!.click();
  await drawn();
  expect([tip(), prefs.isNewTo('chess')]).toEqual([null, false]);
});

test('the tip lies where it covers nothing of what it points at', async () => {
  const boxes: Record<string, DOMRect> = { hand: new DOMRect(100, 200, 60, 80) };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.className] ?? new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  props.choices = asked;
  await drawn();
  const [left, top] = tip()!
    .style.translate.split(' ')
    .map((side) => Number.parseFloat(side));
  expect(tip()!.classList.contains('lies')).toBe(true);
  const apart = left! + 300 <= 100 || left! >= 160 || top! + 120 <= 200 || top! >= 280;
  expect(apart, `at ${left}, ${top}`).toBe(true);
});
