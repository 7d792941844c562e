import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Choice, Played } from '$lib/board';
import { allFiles } from '$lib/registry';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import moments from './fixtures/moments.json';
import steps from './fixtures/steps.json';
import colt from './index';
import type { Action, Event, View } from './types';
import { kindOf } from './types';

const english = new Words('en', await allFiles('en', 'colt-express'));
const french = new Words('fr', await allFiles('fr', 'colt-express'));
// A whole board is a lot of drawing for a make-believe document.
vi.setConfig({ testTimeout: 60_000 });

type Props = BoardProps<View, Action, Event>;
const told = moments as unknown as { name: string; viewer: number; view: View; choices: Choice<Action>[] }[];
const acts = steps as unknown as {
  viewer: number;
  before: View;
  lines: Omit<Played<Event>, 'key' | 'lasts'>[];
  view: View;
}[];

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

function show(view: View, some: Partial<Props> = {}) {
  const nothing = () => {};
  const props = $state<Props>({
    view,
    seats: looks(['Ada', 'Billy', 'Chidi', 'Dolores', 'Etta', 'Frank'].slice(0, view.seats.length), colt, view),
    viewer: 0,
    deciders: [0],
    choices: [],
    looked: null,
    played: null,
    motion: true,
    texts: english,
    look: nothing,
    pick: nothing,
    act: nothing,
    whyNot: nothing,
    rule: nothing,
    ...some,
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const spots = () => [...document.querySelectorAll<HTMLElement | SVGElement>('[data-choice]')];
const press = (spot: Element) => {
  spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the board', () => {
  it.each(told.map((moment) => [moment.name, moment] as const))(
    'lets every choice be picked on it, in words: %s',
    (_, { view, choices }) => {
      const picked = new Set<number>();
      show(view, { choices, pick: (choice) => picked.add(choice) });
      const pickAll = () => {
        for (const spot of spots()) {
          const choice = Number(spot.dataset.choice);
          const label = spot.getAttribute('aria-label') ?? spot.textContent ?? '';
          expect(label).toContain(english.say(choices[choice]!.say));
          press(spot);
        }
      };
      pickAll();
      // The Ghost turns his hand over.
      const hidden = document.querySelector<HTMLInputElement>('input[type=radio]:not(:checked)');
      if (hidden) {
        press(hidden);
        pickAll();
      }
      expect([...picked].sort((a, b) => a - b)).toEqual(choices.map((_, at) => at));
    },
  );

  it.each(['move', 'push', 'marshal'])('shows who would stand where: %s', (name) => {
    const { view, choices } = told.find((moment) => moment.name === name)!;
    show(view, { choices, looked: 0 });
    expect(document.querySelectorAll('.wraith')).toHaveLength(1);
  });

  it.each(['fire', 'punch'])('shows who would be hit: %s', (name) => {
    const { view, choices } = told.find((moment) => moment.name === name)!;
    show(view, { choices, looked: 0 });
    expect(document.querySelectorAll('.line-of-fire')).toHaveLength(1);
    expect(document.querySelectorAll('.aim.looked')).toHaveLength(1);
  });

  it('can be used with keys alone', () => {
    const { view, choices } = told.find(({ name }) => name === 'move')!;
    const picked: number[] = [];
    show(view, { choices, pick: (choice) => picked.push(choice) });
    const spot = document.querySelector('svg [role=button]')!;
    expect(spot.getAttribute('tabindex')).toBe('0');
    spot.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(picked).toHaveLength(1);
  });

  it('asks why a Bullet cannot be played', () => {
    const moment = told.find(({ name, view }) => name.startsWith('scheme') && view.own!.hand.bullets > 0);
    if (!moment) return;
    const asked: Action[] = [];
    show(moment.view, { choices: moment.choices, whyNot: (action) => asked.push(action) });
    press(document.querySelector('.bullet')!);
    expect(asked).toHaveLength(1);
  });

  it.each(
    acts.map(
      (act) =>
        [
          act.lines
            .map(({ event }) => kindOf(event))
            .join(' ')
            .slice(0, 60),
          act,
        ] as const,
    ),
  )('acts out: %s', (_, { before, lines, view }) => {
    const props = show(before);
    for (const [at, line] of lines.entries()) {
      props.played = { ...line, key: at + 1, lasts: 500 };
      flushSync();
      expect(document.querySelector('.bill, .title-card')?.textContent).toBeTruthy();
    }
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
    props.view = view;
    props.played = null;
    flushSync();
    expect(document.querySelector('.bill, .title-card')).toBeNull();
  });

  it('shows a spectator no hand', () => {
    const { view } = told.find(({ name }) => name === 'scheme-standard')!;
    show({ ...view, own: null }, { viewer: null });
    expect(document.querySelector('.hand')).toBeNull();
  });

  it('leaves written what happened last where nothing moves', () => {
    const { before, lines, view } = acts.find(
      ({ lines, view }) => view.phase !== 'over' && lines.some(({ event }) => kindOf(event) === 'moved'),
    )!;
    const props = show(before, { motion: false });
    lines.forEach((line, key) => {
      props.played = { ...line, key, lasts: 0 };
      flushSync();
    });
    props.played = null;
    props.view = view;
    flushSync();
    const written = document.querySelector('.last')?.textContent;
    expect(lines.map(({ say }) => english.say(say))).toContain(written);
    // Elsewhere in a replay it is not what happened.
    props.view = { ...before };
    flushSync();
    expect(document.querySelector('.last')).toBeNull();
  });

  it('shows the card I laid face-down to me, and the others as backs', () => {
    const { view } = told.find(
      ({ name, view }) => name.startsWith('scheme') && view.common.some(({ card }) => card === null),
    )!;
    show(view);
    const hidden = view.common.filter(({ card }) => card === null).length;
    expect(document.querySelectorAll('.mini.back')).toHaveLength(hidden);
  });
});

describe('the words', () => {
  it.each(['cast', 'scheme-both', 'keep', 'knock', 'pickpocket'])('are all there in French: %s', (name) => {
    const { view, choices } = told.find((moment) => moment.name === name)!;
    show(view, { choices, texts: french });
    expect(document.body.textContent).not.toMatch(/board-colt-express|ce-[a-z]/);
  });
});

describe('a seat', () => {
  it('shows what is known, and only that', () => {
    const { view } = told.find(({ name, view }) => name === 'scheme-standard' && view.seats.length === 3)!;
    expect(colt.stand?.(view, 0, english)).toMatch(/^\$\d/);
    expect(colt.stand?.(view, 1, english)).toBeNull();
  });

  it('wears its bandit’s colour and shape', () => {
    const { view } = told.find(({ name }) => name === 'scheme-standard')!;
    const seats = looks(['a', 'b', 'c'], colt, view);
    expect(new Set(seats.map(({ shape }) => shape)).size).toBe(3);
  });
});
