// The board itself, in a document without a screen: a whole match acted out, event by event.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { caseOf } from '$lib/cases';
import { allFiles } from '$lib/registry';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import { steps, viewer } from './fixtures';
import module from './index';
import { LANDS } from './pace';
import type { Action, Event, View } from './rules';

// A document without a screen is slow to draw in.
vi.setConfig({ testTimeout: 120_000 });

type Props = BoardProps<View, Action, Event>;
const texts = new Words('en', await allFiles('en', 'catching-santa'));
const mounted: Record<string, unknown>[] = [];
afterEach(async () => {
  await Promise.all(mounted.splice(0).map((board) => unmount(board)));
  document.body.replaceChildren();
});

/** Puts a board on the page; what it is given can be changed. */
function show(view: View): { given: Pick<Props, 'view' | 'played' | 'choices'>; page: HTMLElement } {
  const first: Pick<Props, 'view' | 'played' | 'choices'> = { view, played: null, choices: [] };
  let all = $state.raw(first);
  const page = document.body.appendChild(document.createElement('div'));
  const props: Props = {
    get view() {
      return all.view;
    },
    get played() {
      return all.played;
    },
    get choices() {
      return all.choices;
    },
    seats: looks(
      view.sides.map((_, seat) => `Seat ${seat}`),
      module,
      view,
    ),
    viewer,
    deciders: [],
    looked: null,
    motion: false,
    texts,
    look: () => {},
    choose: () => {},
    pick: () => {},
    act: () => {},
    whyNot: () => {},
    rule: () => {},
  };
  mounted.push(mount(Board, { target: page, props }));
  flushSync();
  return {
    page,
    get given() {
      return all;
    },
    set given(next) {
      all = next;
      flushSync();
    },
  };
}

/** What is seen of a view: who stands where, what everybody has, what is left, whose turn it is, what can be done. */
function picture(page: HTMLElement) {
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map((part) => part.textContent.trim());
  return {
    standing: all('.standing > g')
      .map((actor) => {
        const colour = actor.querySelector<SVGElement>('.pawn')?.style.getPropertyValue('--colour');
        const drawn = colour ?? actor.querySelector('g > g > g > g')!.innerHTML.replace(/svelte-\w+/g, '');
        return `${(actor as SVGElement).style.transform} ${drawn}`;
      })
      .sort(),
    cards: all('.card').map((card) => [card.getAttribute('aria-label'), card.classList.contains('active')]),
    points: texts('.points'),
    shelves: all('.shelf').map((shelf) =>
      [...shelf.children].map((item) => [item.getAttribute('title'), item.textContent]),
    ),
    prizes: texts('.prizes li'),
    tries: all('.tries').map((tries) => tries.getAttribute('aria-label')),
    choices: all('[data-choice]').map((choice) => [
      choice.getAttribute('data-choice'),
      choice.getAttribute('aria-label'),
    ]),
  };
}

test('a whole match, acted out event by event, always looks as its views say', () => {
  const [acted, jumping] = [show(steps[0]!.before), show(steps[0]!.before)];
  let key = 0;
  for (const { lines, view, choices } of steps) {
    for (const { before, ...line } of lines) {
      acted.given = { view: before, played: { ...line, key: ++key, lasts: 0 }, choices: [] };
    }
    acted.given = jumping.given = { view, played: null, choices };
    expect(picture(acted.page)).toEqual(picture(jumping.page));
  }
  expect(acted.page.querySelectorAll('.card.won').length).toBeGreaterThan(0);
  const fresh = show(steps.at(-1)!.view);
  expect(picture(acted.page)).toEqual(picture(fresh.page));
});

test('what an event did is drawn from its beginning, and stays', () => {
  const board = show(steps[0]!.before);
  const kinds = new Map(steps.flatMap(({ lines }) => lines).map((line) => [caseOf(line.event), line]));
  let key = 0;
  for (const { before, ...line } of kinds.values()) {
    board.given = { view: before, played: { ...line, key: ++key, lasts: 0 }, choices: [] };
    expect(board.page.querySelector('.said')?.textContent?.trim()).toBe(texts.say(line.say));
    const during = picture(board.page);
    board.given = { view: line.after, played: null, choices: [] };
    const { standing, points, shelves, prizes } = picture(board.page);
    expect(during).toMatchObject({ standing, points, shelves, prizes });
  }
});

test('a die tumbles once for a throw, not again when choices appear, and is told when it lies', () => {
  let tumbles = 0;
  // A document without a screen moves nothing.
  const still = { cancel: () => {}, finish: () => {}, finished: new Promise(() => {}), addEventListener: () => {} };
  Element.prototype.animate = function (this: Element) {
    if (this.matches('.cube')) tumbles += 1;
    return still as unknown as Animation;
  };
  const board = show(steps[0]!.before);
  const [lasts, begun] = [600, tumbles];
  let key = 0;
  let throws = 0;
  for (const { lines, view, choices } of steps.slice(0, 12)) {
    for (const { before, ...line } of lines) {
      const thrown = ['rolled', 'rolled_for_start', 'magic_rolled'].includes(caseOf(line.event));
      throws += thrown ? 1 : 0;
      board.given = { view: before, played: { ...line, key: ++key, lasts }, choices: [] };
      const said = board.page.querySelector<HTMLElement>('.said');
      if (said) expect(said.style.animationDelay).toBe(`${thrown ? lasts * LANDS : 0}ms`);
    }
    // What can be done appears, is taken, and is gone.
    board.given = { view, played: null, choices };
    board.given = { view, played: null, choices: [] };
  }
  expect(throws).toBeGreaterThan(5);
  expect(tumbles - begun).toBe(throws);
});
