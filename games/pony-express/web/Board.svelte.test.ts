// The board with real steps of real matches: everything offered can be reached, everything told can be acted out.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, Choice, Played } from '$lib/board';
import { looks } from '$lib/seats';
import { caseOf, part } from '$lib/cases';
import Board from './Board.svelte';
import { COMPANY, STEPS, WHOLE, type Step, JAILED } from './fixtures/steps';
import module from './index';
import { isExample } from './choices';
import type { Action, Event, View } from './rules';

/** Words that say what they are for. */
const texts = {
  say: (say: { id: string }) => say.id,
  t: (id: string, gaps: Record<string, string | number> = {}) => `${id} ${Object.values(gaps).join(' ')}`,
};
/** The choices of a step, each with a sentence that says what it does. */
const offered = ({ choices }: Step): Choice<Action>[] =>
  choices.map(({ action }) => ({ action, say: { id: `say ${JSON.stringify(action)}`, args: [] } }));

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

function propsOf(step: Step, over: Partial<Props>): Props {
  return {
    view: step.view,
    seats: people(step.view),
    viewer: step.view.own?.seat ?? null,
    deciders: step.deciders,
    choices: offered(step),
    looked: null,
    played: null,
    motion: false,
    texts,
    look: () => undefined,
    choose: () => undefined,
    pick: () => undefined,
    act: () => undefined,
    whyNot: () => undefined,
    rule: () => undefined,
    ...over,
  };
}

/** A board with what the shell gives it: each may change, and a view is the same object as long as it is the same view. */
function draw(step: Step, over: Partial<Props> = {}) {
  let given = $state.raw(propsOf(step, over));
  const props = new Proxy({} as Props, {
    get: (_, name) => Reflect.get(given, name) as unknown,
    set: (_, name, value: unknown) => {
      given = { ...given, [name]: value };
      return true;
    },
  });
  const at = document.body.appendChild(document.createElement('div'));
  const board = mount(Board, { target: at, props });
  flushSync();
  return { at, board, props };
}

function show(step: Step, over: Partial<Props> = {}) {
  const acts: Action[] = [];
  const picks: number[] = [];
  const { board, props } = draw(step, {
    choose: (choice) => void picks.push(choice),
    pick: (choice) => void picks.push(choice),
    act: (action) => void acts.push(action),
    ...over,
  });
  shown = board;
  return { props, acts, picks };
}

/** What is to be seen and read: no traces of how it came about. */
function essentials(within: ParentNode = document): string {
  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const each = (selector: string, say: (element: Element) => unknown) =>
    [...within.querySelector('.pony')!.querySelectorAll(selector)].map(say);
  return JSON.stringify([
    within.querySelector('.pony')!.getAttribute('data-phase'),
    each('.table, .cards, .side, .banner, header, .words', words),
    each('[aria-label]', (element) => element.getAttribute('aria-label')),
    each('.rider', (element) => [element.getAttribute('data-seat'), element.getAttribute('style')]),
    each('.die, .claim, .stamp, .zone, .riders > li, .open li', (element) => [...element.classList].sort().join(' ')),
  ]);
}

it(
  'leaves the way of the last ride and its word in sight where nothing moves',
  () => {
    const ride = ['jailed', 'moved', 'turn_began'].join();
    const step = JAILED.find(({ lines }) => lines.map(({ event }) => caseOf(event)).join() === ride)!;
    const { props } = show(step, { view: step.before, choices: [] });
    step.lines.forEach((line, key) => {
      props.played = { ...line, key, lasts: 0, say: { id: `told ${JSON.stringify(line.event)}`, args: [] } };
      flushSync();
      props.view = line.after;
    });
    props.played = null;
    props.view = step.view;
    flushSync();
    expect(document.querySelectorAll('.way.past')).toHaveLength(1);
    expect(document.querySelector('.banner.still')?.textContent).toMatch(/^told .*jailed/);
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
    const found = find();
    // A die that is set apart would stay so.
    if (opener.matches('.out .touch, .open .touch')) opener.click();
    if (found) return true;
  }
  return false;
}

describe('the board of Pony Express', () => {
  it.each([
    ['one of four', COMPANY],
    ['a spectator', WHOLE],
  ])(
    'acts out every event for %s, and then shows what would be drawn without them',
    (_, steps) => {
      const { props } = show(steps[0]!, { view: steps[0]!.before, choices: [], motion: true });
      const other = draw(steps[0]!, { motion: true });
      const failed = vi.spyOn(console, 'error');
      let key = 0;
      for (const step of steps) {
        Object.assign(props, { choices: [], deciders: step.deciders });
        for (const line of step.lines) {
          props.played = { ...line, key: ++key, lasts: module.pace(line.event) } satisfies Played<Event, View>;
          flushSync();
          props.view = line.after;
        }
        Object.assign(props, { played: null, view: step.view, choices: offered(step) });
        flushSync();
        Object.assign(other.props, { view: step.view, deciders: step.deciders, choices: offered(step) });
        flushSync();
        expect(essentials(), JSON.stringify(step.lines.map(({ event }) => event))).toBe(essentials(other.at));
      }
      expect(failed).not.toHaveBeenCalled();
      failed.mockRestore();
      void unmount(other.board);
    },
    SLOW,
  );

  it('offers every choice somewhere on the board', { timeout: SLOW }, () => {
    for (const step of STEPS) {
      if (step.choices.length === 0) continue;
      show(step);
      for (const { action } of step.choices.filter((one) => !isExample(one.action))) {
        const play = part(action, 'play');
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

  it('shows the reroll before a die is taken out, and why it is not yet to be had', { timeout: SLOW }, () => {
    const atDice = STEPS.filter(
      ({ view, choices }) =>
        caseOf(view.phase) === 'dice' &&
        view.dice?.visible.length === 0 &&
        choices.some(({ action }) => part(action, 'claim')),
    );
    expect(atDice.length).toBeGreaterThan(0);
    for (const step of atDice) {
      const asked: Action[] = [];
      const may = step.choices.some(({ action }) => action === 'reroll_hidden');
      show(step, { whyNot: (action) => void asked.push(action) });
      const words = may ? 'say "reroll_hidden"' : 'board-pony-express-roll-again';
      const button = [...document.querySelectorAll<HTMLElement>('.rolls button')].find((one) =>
        one.textContent?.includes(words),
      );
      expect(button, words).toBeDefined();
      if (!may) {
        button!.click();
        expect(asked).toEqual(['reroll_hidden']);
      }
      if (shown) void unmount(shown);
      shown = null;
    }
  });

  it('never draws a die that only another seat knows', { timeout: SLOW }, () => {
    const others = STEPS.filter(
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
  const aiming = STEPS.find(({ choices }) => choices.some(({ action }) => isExample(action)))!;
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
