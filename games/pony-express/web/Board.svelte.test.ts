// The board with real steps of real matches: everything offered can be reached, everything told can be acted out.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Choice, Played } from '$lib/board';
import { looks } from '$lib/seats';
import Board from './Board.svelte';
import steps from './fixtures/steps.json';
import module from './index';
import { isExample } from './choices';
import { nameOf, part, playOf, type Action, type Event, type View } from './types';

interface Step {
  before: View;
  lines: { rule: string; event: Event }[];
  view: View;
  actions: Action[];
}

const all = steps as unknown as Step[];
/** Words that say what they are for. */
const texts = {
  say: (say: { id: string }) => say.id,
  t: (id: string, gaps: Record<string, string | number> = {}) => `${id} ${Object.values(gaps).join(' ')}`,
};
const offered = (actions: Action[]): Choice<Action>[] =>
  actions.map((action) => ({ action, say: { id: `say ${JSON.stringify(action)}`, args: [] } }));

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const people = (view: View) =>
  looks(
    view.riders.map((_, seat) => `P${seat}`),
    module,
    view,
  );

/** A whole board takes its time to be drawn without a browser. */
const SLOW = 120_000;

type Props = BoardProps<View, Action, Event>;

function show(step: Step, over: Partial<Props> = {}) {
  const acts: Action[] = [];
  const picks: number[] = [];
  const props = $state<Props>({
    view: step.view,
    seats: people(step.view),
    viewer: step.view.own?.seat ?? null,
    deciders: step.actions.length > 0 && step.view.own ? [step.view.own.seat] : [],
    choices: offered(step.actions),
    looked: null,
    played: null,
    motion: false,
    texts,
    look: () => undefined,
    pick: (choice) => void picks.push(choice),
    act: (action) => void acts.push(action),
    whyNot: () => undefined,
    rule: () => undefined,
    ...over,
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return { props, acts, picks };
}

it(
  'leaves the way of the last ride and its word in sight where nothing moves',
  () => {
    const step = all.find(({ lines }) =>
      ['claim_stands', 'moved', 'turn_began'].every((name) => lines.some(({ event }) => nameOf(event) === name)),
    )!;
    const { props } = show(step, { view: step.before, choices: [] });
    step.lines.forEach(({ rule, event }, key) => {
      props.played = { rule, event, key, lasts: 0, say: { id: `told ${JSON.stringify(event)}`, args: [] } };
      flushSync();
    });
    props.played = null;
    props.view = step.view;
    flushSync();
    expect(document.querySelectorAll('.way.past')).toHaveLength(1);
    expect(document.querySelector('.banner.still')?.textContent).toMatch(/^told .*claim_stands/);
  },
  SLOW,
);

/** Where a choice can be picked: on a button that says it, or after opening what leads there. */
function reachable(action: Action): boolean {
  const said = `say ${JSON.stringify(action)}`;
  const find = () =>
    [...document.querySelectorAll('button, [role=button]')].some(
      (button) => (button.getAttribute('aria-label') ?? '').startsWith(said) || button.textContent?.includes(said),
    );
  if (find()) return true;
  for (const opener of document.querySelectorAll<HTMLElement>(
    '.own button.card, .out .touch, .open .touch, .ways .touch',
  )) {
    opener.click();
    flushSync();
    if (find()) return true;
  }
  return false;
}

describe('the board of Pony Express', () => {
  it('acts out every event of every step', { timeout: SLOW }, () => {
    const { props } = show(all[0]!, { motion: true });
    let key = 0;
    for (const step of all) {
      Object.assign(props, { view: step.before, choices: [], seats: people(step.before) });
      for (const { event, rule } of step.lines) {
        props.played = {
          event,
          rule,
          say: { id: 'x', args: [] },
          key: ++key,
          lasts: module.pace(event),
        } satisfies Played<Event>;
        flushSync();
      }
      Object.assign(props, { played: null, view: step.view, choices: offered(step.actions) });
      flushSync();
      const phase = step.view.phase;
      expect(document.querySelector('.pony')?.getAttribute('data-phase')).toBe(
        typeof phase === 'string' ? phase : Object.keys(phase)[0],
      );
    }
  });

  it('offers every choice somewhere on the board', { timeout: SLOW }, () => {
    for (const step of all) {
      if (step.actions.length === 0) continue;
      show(step);
      for (const action of step.actions.filter((one) => !isExample(one))) {
        const play = playOf(action);
        // Several dice at once are set apart one by one; the pure functions are tested beside this.
        const many =
          (typeof action === 'object' && 'reroll_open' in action && action.reroll_open.length > 1) ||
          (typeof play === 'object' && play !== null && ('marked_cards' in play || 'loaded_die' in play));
        if (!many) expect(reachable(action), JSON.stringify([step.view.phase, action])).toBe(true);
      }
      if (shown) void unmount(shown);
      shown = null;
    }
  });

  it('never draws a die that only another seat knows', { timeout: SLOW }, () => {
    const others = all.filter(
      ({ view }) => view.dice && view.own && view.own.seat !== view.active && part(view.phase, 'dice'),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const step of others.slice(0, 5)) {
      show(step);
      const faces = [...document.querySelectorAll('.under .die:not(.known)')].map((die) => die.textContent?.trim());
      expect(faces.every((face) => face === '')).toBe(true);
      if (shown) void unmount(shown);
      shown = null;
    }
  });
});

describe('a shot', () => {
  const aiming = all.find(({ view, actions }) => part(view.phase, 'aim') && actions.some(isExample))!;
  const key = (type: string, name: string) =>
    document
      .querySelector('.fire')!
      .dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));

  it('is fired when the space bar is let go', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { acts } = show(aiming);
    key('keydown', ' ');
    flushSync();
    expect(acts).toEqual([]);
    now.mockReturnValue(2000);
    key('keyup', ' ');
    const shot = acts[0] as { shoot: { shift: number; angle: number; power: number } };
    expect(acts.length).toBe(1);
    expect(Object.values(shot.shoot).every(Number.isInteger)).toBe(true);
    now.mockRestore();
  });

  it('waits for a second press after a short one, and can be called off', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { acts } = show(aiming);
    key('keydown', 'Enter');
    now.mockReturnValue(1080);
    key('keyup', 'Enter');
    expect(acts).toEqual([]);
    key('keydown', 'Escape');
    flushSync();
    expect(document.querySelector('.fire.raised')).toBe(null);
    key('keydown', 'Enter');
    now.mockReturnValue(1160);
    key('keyup', 'Enter');
    now.mockReturnValue(2500);
    key('keydown', 'Enter');
    key('keyup', 'Enter');
    expect(acts.length).toBe(1);
    now.mockRestore();
  });

  it('sways: the same aim let go at another moment is another shot', () => {
    const fire = (at: number) => {
      const random = vi.spyOn(Math, 'random').mockReturnValue(0.3);
      const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
      const { acts } = show(aiming);
      key('keydown', ' ');
      now.mockReturnValue(1000 + at);
      key('keyup', ' ');
      now.mockRestore();
      random.mockRestore();
      if (shown) void unmount(shown);
      shown = null;
      return JSON.stringify(acts[0]);
    };
    expect(fire(700)).not.toBe(fire(1300));
    expect(fire(700)).toBe(fire(700));
  });

  it('is described in words', () => {
    show(aiming);
    expect(document.querySelector('.arena')?.getAttribute('aria-label')).toMatch(
      /board-pony-express-(duel|raid)-scene/,
    );
  });
});
