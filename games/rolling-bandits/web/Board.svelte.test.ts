// The board itself, in a document without a screen: every choice of real matches can be made on it, and every event is
// acted out.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardProps, Choice } from '$lib/board';
import { allFiles } from '$lib/registry';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import { steps, various } from './fixtures';
import module from './index';
import type { Action, Event, View } from './rules';

// A document without a screen is slow to draw in.

const texts = new Words('en', await allFiles('en', 'rolling-bandits'));

type Props = BoardProps<View, Action, Event>;
let board: Record<string, unknown> | null = null;
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  document.body.replaceChildren();
});

/** Puts a board on the page; its view and the event being acted out can be changed. */
function show(view: View, choices: Choice<Action>[], more: Partial<Props> = {}): Pick<Props, 'view' | 'played'> {
  let shown = $state.raw(view);
  let played = $state.raw<Props['played']>(null);
  const props: Props = {
    get view() {
      return shown;
    },
    set view(next) {
      shown = next;
    },
    get played() {
      return played;
    },
    set played(next) {
      played = next;
    },
    seats: looks(
      view.sides.map((_, seat) => `Seat ${seat}`),
      module,
      view,
    ),
    viewer: view.own?.seat ?? null,
    deciders: [],
    choices,
    looked: null,
    motion: true,
    texts,
    look: () => {},
    choose: () => {},
    pick: () => {},
    act: () => {},
    whyNot: () => {},
    rule: () => {},
    ...more,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const say = { id: 'rb-action-stop', args: [] };
const offer = (actions: Action[]): Choice<Action>[] => actions.map((action) => ({ action, say }));

const named = various.map((step) => ({ ...step, name: `${step.story} ${step.seq}` }));

describe('the board', () => {
  it.each(named.filter(({ choices }) => choices.length > 0))(
    'has something to click for every choice: $name',
    ({ view, choices }) => {
      const picked = new Set<number>();
      const pick = (choice: number) => void picked.add(choice);
      show(view, offer(choices), { choose: pick, pick });
      const click = (selector: string) =>
        document.querySelectorAll<HTMLElement>(selector).forEach((node) => node.click());
      click('.ways button, .mat button.die, .mat button.chest');
      const groups = [...document.querySelectorAll<HTMLElement>('.mat button[data-group]')].map(
        (group) => group.dataset.group,
      );
      for (const group of groups) {
        document.querySelector<HTMLElement>(`.mat [data-group="${group}"]`)?.click();
        flushSync();
        click('.aim');
      }
      if (groups.length === 0) {
        const lanes = [...document.querySelectorAll<HTMLElement>('.aim')].map((lane) => lane.dataset.aim);
        for (const first of lanes) {
          document.querySelector<HTMLElement>(`[data-aim="${first}"]`)?.click();
          flushSync();
          click('.aim:not([aria-pressed])');
          document.querySelector<HTMLElement>(`[aria-pressed]`)?.click();
          flushSync();
        }
      }
      expect([...picked].sort((a, b) => a - b)).toEqual(choices.map((_, choice) => choice));
    },
  );

  it.each(named)('acts out every event and then shows the view: $name', ({ lines, view }) => {
    const props = show(lines[0]?.before ?? view, []);
    lines.forEach(({ event, before, after }, key) => {
      props.view = before;
      props.played = { event, after, key, lasts: module.pace(event), rule: 'RB-1', say };
      flushSync();
      expect(document.querySelectorAll('li.car')).toHaveLength(after.train.length);
    });
    props.played = null;
    props.view = view;
    flushSync();
    expect(document.querySelectorAll('li.car')).toHaveLength(view.train.length);
  });

  it('leaves written what happened last where nothing moves, and follows every event that takes no time', () => {
    const step = steps.find(
      ({ before, events }) => before !== null && events.some((event) => typeof event === 'object' && 'placed' in event),
    )!;
    const props = show(step.before!, [], { motion: false });
    step.lines.forEach(({ event, before, after }, key) => {
      props.view = before;
      props.played = { event, after, key, lasts: 0, rule: `RB-${key + 1}`, say };
      flushSync();
    });
    // Before the view has come, the dice are where the events put them.
    const placed = () => document.querySelectorAll('.car [data-die]').length;
    const told = placed();
    props.played = null;
    props.view = step.view;
    flushSync();
    expect(told).toBe(placed());
    const last = step.events.findLastIndex((event) => typeof event === 'object' && 'placed' in event);
    expect(document.querySelector('.caption button')?.textContent).toBe(`RB-${last + 1}`);
  });

  it('tells a spectator nothing of what is in closed chests', () => {
    const { view } = steps.find((step) => (step.view.own?.closed.length ?? 0) > 0)!;
    show({ ...view, own: null }, []);
    expect(document.querySelectorAll('.peek')).toHaveLength(0);
    expect(document.querySelectorAll('.aim')).toHaveLength(0);
  });
});

describe('the module', () => {
  it('gives every event its time', () => {
    for (const event of steps.flatMap(({ events }) => events)) {
      expect(module.pace(event)).toBeGreaterThan(0);
    }
  });

  it('says who stands how without telling what is hidden', () => {
    const { view } = steps.find((step) => step.view.phase !== 'over' && step.view.own?.seat === 0)!;
    expect(module.stand(view, 0, texts)).toMatch(/point/);
    expect(module.stand(view, 1, texts)).not.toMatch(/point/);
  });
});
