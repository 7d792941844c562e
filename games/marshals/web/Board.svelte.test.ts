import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardProps, Choice } from '$lib/board';
import { allFiles } from '$lib/registry';
import { Picking } from '$lib/picking.svelte';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import { alike } from './cards';
import { told } from './choices';
import { MOMENTS as moments } from './fixtures';
import board from './index';
import { phaseName } from './layout';
import type { Action, Event, View } from './rules';

const words = new Words('en', await allFiles('en', 'marshals'));

// Whole boards are drawn here, on machines that may have other things to do.

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function show(view: View, choices: Choice<Action>[], pick: (choice: number) => void, choose = pick) {
  const nothing = () => {};
  const props: BoardProps<View, Action, Event> = {
    view,
    seats: looks(['Ada', 'Billy', 'Chidi', 'Dolores'].slice(0, view.marshals.length), board, view),
    viewer: view.own,
    deciders: view.own === null ? [] : [view.own],
    choices,
    looked: null,
    played: null,
    motion: false,
    texts: words,
    look: nothing,
    choose,
    pick,
    act: nothing,
    whyNot: nothing,
    rule: nothing,
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
}

const SPOTS =
  '[data-card], [data-place], [data-seat], [data-deck], [data-goods], [data-nth], .tray .option[data-choice]';
const buttons = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
const click = (button: HTMLElement) => {
  button.click();
  flushSync();
};

/** Of every phase the moment with the most to choose from. */
const fullest = moments.filter(({ view, choices }) =>
  moments.every((other) => phaseName(other.view) !== phaseName(view) || other.choices.length <= choices.length),
);

describe('the board', () => {
  it.each(moments.map(({ view, choices }, index) => [`${phaseName(view)} ${index}`, view, choices] as const))(
    'lets every choice be picked on it: %s',
    (_, view, choices) => {
      const picked = new Set<number>();
      show(view, choices, (choice) => picked.add(choice));
      for (let nth = 0; nth < buttons(SPOTS).length; nth++) {
        click(buttons(SPOTS)[nth]!);
        for (const way of buttons('.tray .ways .option[data-choice]')) click(way);
        buttons('[data-back]').forEach(click);
      }
      expect([...picked].sort((a, b) => a - b)).toEqual(choices.map((_, index) => index));
    },
  );

  it('plays every card with two touches at most, also where a touch asks again', () => {
    const done: number[] = [];
    for (const { view, choices } of fullest) {
      const picking = new Picking(
        () => true,
        (choice) => done.push(choice),
      );
      show(view, choices, picking.pick, picking.choose);
      for (const [index, { action, say }] of choices.entries()) {
        const { card } = told(action);
        if (card === undefined) continue;
        const held = () => buttons('[data-card]').find(({ dataset }) => alike(dataset.card!) === alike(card))!;
        click(held());
        if (picking.waiting !== null) click(held());
        else click(buttons('.tray .ways .option').find(({ textContent }) => textContent?.includes(words.say(say)))!);
        expect(done.at(-1), words.say(say)).toBe(index);
        buttons('[data-back]').forEach(click);
      }
      void unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });

  it('names every button in words, and leaves none of them out', () => {
    for (const { view, choices } of moments) {
      show(view, choices, () => {});
      for (const button of buttons('button')) {
        const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
        expect(name, button.outerHTML.slice(0, 120)).toMatch(/\w/);
        expect(name).not.toMatch(/^\[|\{ ?\$/);
      }
      expect(document.body.textContent).not.toContain('[board-');
      void unmount(shown!);
      shown = null;
      document.body.replaceChildren();
    }
  });

  it('says that an Ambush on top lets an Outlaw escape', () => {
    const { view } = moments[0]!;
    show({ ...view, discard: ['MV-F-1', 'AM-F-2'] }, [], () => {});
    expect(document.querySelector('[data-notice]')?.textContent).toContain('An Ambush is on top');
  });

  it('draws the cards of the discard pile for whoever leafs through it, the newest first, and for nobody else', () => {
    const { view } = moments[0]!;
    show({ ...view, discard: ['MV-F-1', 'AM-F-2'] }, [], () => {});
    const laid = () => [...document.querySelectorAll('dialog li')].map((card) => card.textContent?.trim());
    expect(laid()).toEqual([]);
    click(document.querySelector<HTMLElement>('[data-anchor="discard"]')!);
    expect(laid()).toEqual([expect.stringContaining('Forest Ambush (2)'), expect.stringContaining('Forest 1')]);
    click(document.querySelector<HTMLElement>('dialog header button')!);
    expect(laid()).toEqual([]);
  });

  it('shows nothing but backs of what the viewer may not see', () => {
    const { view } = moments.find(({ view }) => phaseName(view) === 'search')!;
    const hidden: View = { ...view, own: null, phase: { search: { from: 1, pair: null } } };
    const hands = view.hands.map(({ size }) => ({ size, known: [], open: [], has_seen: [] }));
    show({ ...hidden, hands }, [], () => {});
    expect(document.querySelectorAll('[data-card]')).toHaveLength(0);
    expect(document.querySelectorAll('.picks .face')).toHaveLength(2);
    expect(document.querySelector('.picks')?.textContent?.trim()).toBe('');
  });
});

describe('the module', () => {
  it('tells the stand', () => {
    const { view } = moments.find(({ view }) => view.mode === 'standard')!;
    expect(board.stand!(view, 0, words)).toMatch(/\d+ coins/);
  });

  it('has a walk-through whose places exist', () => {
    const { view, choices } = moments.find(
      ({ view }) => view.discard.length > 0 && phaseName(view) === 'act' && view.mode === 'standard',
    )!;
    show(view, choices, () => {});
    expect(board.tour.length).toBeGreaterThanOrEqual(5);
    for (const { at } of board.tour) expect(document.querySelector(at), at).not.toBeNull();
  });
});
