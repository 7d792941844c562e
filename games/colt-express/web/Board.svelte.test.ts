import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { caseOf, part } from '$lib/cases';
import { allFiles } from '$lib/registry';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import {
  HORSES,
  MATCHES,
  MOMENTS,
  PRISON,
  ROUND,
  STEPS,
  TELLING,
  kindsOf,
  momentOf,
  type Line,
  type Step,
} from './fixtures';
import colt from './index';
import { inCell } from './prison';
import { figureOf, figuresOf } from './reading';
import type { Action, Event, View } from './rules';

const english = new Words('en', await allFiles('en', 'colt-express'));
const french = new Words('fr', await allFiles('fr', 'colt-express'));
// A whole board is a lot of drawing for a make-believe document.
vi.setConfig({ testTimeout: 60_000 });

type Props = BoardProps<View, Action, Event>;
const shown = new Set<Record<string, unknown>>();
afterEach(clear);

function clear() {
  for (const board of shown) hide(board);
  document.body.replaceChildren();
}

function hide(board: Record<string, unknown>) {
  void unmount(board);
  shown.delete(board);
}

const named = (view: View) =>
  looks(['Ada', 'Billy', 'Chidi', 'Dolores', 'Etta', 'Frank'].slice(0, view.seats.length), colt, view);

function show(view: View, some: Partial<Props> = {}) {
  const nothing = () => {};
  // As the shell does: what is shown is replaced, never changed.
  let seen = $state.raw({ view, seats: named(view), played: some.played ?? null });
  const props: Props = {
    viewer: 0,
    deciders: [0],
    choices: [],
    looked: null,
    motion: true,
    texts: english,
    look: nothing,
    choose: nothing,
    pick: nothing,
    act: nothing,
    whyNot: nothing,
    rule: nothing,
    ...some,
    get view() {
      return seen.view;
    },
    set view(view) {
      seen = { ...seen, view };
    },
    get seats() {
      return seen.seats;
    },
    set seats(seats) {
      seen = { ...seen, seats };
    },
    get played() {
      return seen.played;
    },
    set played(played) {
      seen = { ...seen, played };
    },
  };
  shown.add(mount(Board, { target: document.body, props }));
  flushSync();
  return props;
}

/** Begins to play an event. */
function playLine(props: Props, line: Line, key: number, lasts = 500) {
  props.played = { ...line, key, lasts };
  flushSync();
}

/** Plays a whole step. */
function playStep(props: Props, { lines, view }: { lines: Line[]; view: View }, lasts = 500, during = () => {}) {
  lines.forEach((line, key) => {
    playLine(props, line, key, lasts);
    during();
    props.view = line.after;
  });
  props.played = null;
  props.view = view;
  flushSync();
}

/** What is drawn, thing by thing, without the strokes of each and what differs from one mounting to the next. */
function picture(): string[] {
  return [...document.body.querySelectorAll('*:not(path)')].map((thing) => {
    const classes = [...thing.classList].sort().join('.');
    const written = [...thing.attributes]
      .filter(({ name, value }) => name !== 'class' && name !== 'id' && value !== '')
      .map(({ name, value }) => `${name}=${value.replace(/#c\d+-/, '#')}`);
    const text = [...thing.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
    return [thing.tagName, classes, ...written.sort(), text.trim()].join(' ');
  });
}

const spots = () => [...document.querySelectorAll<HTMLElement | SVGElement>('[data-choice]')];
const press = (spot: Element) => {
  spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the board', () => {
  it.each(MOMENTS.map((moment) => [moment.name, moment] as const))(
    'lets every choice be picked on it, in words: %s',
    (_, { view, choices }) => {
      const picked = new Set<number>();
      const pick = (choice: number) => void picked.add(choice);
      show(view, { choices, choose: pick, pick });
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
    const { view, choices } = momentOf(name);
    show(view, { choices, looked: 0 });
    expect(document.querySelectorAll('.wraith')).toHaveLength(1);
  });

  it.each(['fire', 'punch'])('shows who would be hit: %s', (name) => {
    const { view, choices } = momentOf(name);
    show(view, { choices, looked: 0 });
    expect(document.querySelectorAll('.line-of-fire')).toHaveLength(1);
    expect(document.querySelectorAll('.aim.looked')).toHaveLength(1);
  });

  it('can be used with keys alone', () => {
    const { view, choices } = momentOf('move');
    const picked: number[] = [];
    show(view, { choices, pick: (choice) => picked.push(choice) });
    const spot = document.querySelector('svg [role=button]')!;
    expect(spot.getAttribute('tabindex')).toBe('0');
    spot.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(picked).toHaveLength(1);
  });

  it('asks why a Bullet cannot be played', () => {
    const { view, choices } = momentOf('scheme', ({ view }) => view.own!.hand.bullets > 0);
    const asked: Action[] = [];
    show(view, { choices, whyNot: (action) => asked.push(action) });
    press(document.querySelector('.bullet')!);
    expect(asked).toHaveLength(1);
  });

  const banner = () => expect(document.querySelector('.bill, .title-card')?.textContent).toBeTruthy();

  it('shows, when a step has been acted out, what its view shows', () => {
    const props = show(ROUND[0]!.before);
    for (const step of ROUND) {
      playStep(props, step, 500, banner);
      props.seats = named(step.view);
      flushSync();
      const told = picture();
      const drawn = [...document.body.childNodes];
      document.body.replaceChildren();
      show(step.view);
      expect(told, kindsOf(step.lines).join(' ')).toEqual(picture());
      hide([...shown].at(-1)!);
      document.body.replaceChildren(...drawn);
    }
  });

  it.each(TELLING.map((step) => [kindsOf(step.lines).join(' ').slice(0, 60), step] as const))(
    'acts out: %s',
    (_, step) => {
      const props = show(step.before);
      playStep(props, step, 500, banner);
      expect(document.querySelector('.bill, .title-card')).toBeNull();
      const winners = document.querySelectorAll('.finale li.won').length;
      expect(winners > 0).toBe((step.view.judged?.winners ?? []).length > 0);
    },
  );

  it.each<[string, Event]>([
    ['passed', { passed: { seat: 0 } }],
    ['left alone', { left_alone: { bandit: 'doc' } }],
    ['a purse lost', { purse_lost: { bandit: 'doc', value: 250 } }],
    ['counted in the Cell', { head_counted: { bandit: 'doc' } }],
    ['a bribe', { bribed: { bandit: 'doc' } }],
    ['the Marshal punched', { marshal_punched: { bandit: 'doc', brawler: 0 } }],
    ['the Marshal punched for nothing', { marshal_punched: { bandit: 'doc', brawler: null } }],
    [
      'a mailbag lost',
      { mailbag_dropped: { seat: 0, target: 'doc', label: 2, value: 200, at: { car: 1, level: 'roof' } } },
    ],
    ['the Marshal stays', 'stayed'],
    ['a flight on horseback', { rode_away: { bandit: 'doc', from: { car: 1, level: 'inside' } } }],
    ['the Marshal drinks', { marshal_drank: { label: 0, kind: 'old' } }],
    ['strongboxes are shared', { loot_shared: { bandit: 'doc', among: ['doc', 'tuco'], each: 500 } }],
    ['a Mortal Bullet', { mortally_hit: { bandit: 'doc', lost: 150 } }],
  ])('acts out what is rare: %s', (_, event) => {
    const { view, lines } = HORSES.find(({ view, lines }) => view.round > 0 && lines.length > 0)!;
    const props = show(view);
    props.played = { event, after: view, say: lines[0]!.say, rule: lines[0]!.rule, key: 1, lasts: 500 };
    flushSync();
    expect(document.querySelector('.title-card')).not.toBeNull();
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('draws what an event did as soon as it begins', () => {
    const step = MATCHES.three!.find(({ lines }) => kindsOf(lines).includes('robbed'))!;
    const at = kindsOf(step.lines).indexOf('robbed');
    const lying = ({ floor }: View) =>
      floor.reduce((sum, { sealed, lost, jewels, strongboxes }) => sum + sealed + lost + jewels + strongboxes, 0);
    const before = step.lines[at - 1]?.after ?? step.before;
    const props = show(before);
    expect(document.querySelectorAll('.lying')).toHaveLength(lying(before));
    playLine(props, step.lines[at]!, 1);
    expect(document.querySelectorAll('.lying')).toHaveLength(lying(before) - 1);
    expect(document.querySelectorAll('.lifted')).toHaveLength(1);
  });

  it('keeps the marks of a turn while what was done in it is played', () => {
    const step = MATCHES.three!.find(
      ({ before, lines }) =>
        typeof before.phase === 'object' &&
        'scheme' in before.phase &&
        kindsOf(lines)[0] === 'played' &&
        lines.length === 1,
    )!;
    const props = show(step.before);
    const marks = () => document.querySelector('.round .pips')?.innerHTML;
    const before = marks();
    expect(before).toBeTruthy();
    playLine(props, step.lines[0]!, 1);
    expect(marks()).toBe(before);
  });

  it('shows a spectator no hand', () => {
    const { view } = momentOf('scheme-standard');
    show({ ...view, own: null }, { viewer: null });
    expect(document.querySelector('.hand')).toBeNull();
  });

  it('leaves written what happened last where nothing moves', () => {
    const step = STEPS.find(
      ({ lines, view }) => view.phase !== 'over' && lines.some(({ event }) => caseOf(event) === 'moved'),
    )!;
    const { before, lines } = step;
    const props = show(before, { motion: false });
    playStep(props, step, 0);
    const written = document.querySelector('.last')?.textContent;
    expect(lines.map(({ say }) => english.say(say))).toContain(written);
    // Elsewhere in a replay it is not what happened.
    props.view = { ...before };
    flushSync();
    expect(document.querySelector('.last')).toBeNull();
  });

  it('shows the card I laid face-down to me, and the others as backs', () => {
    const { view } = momentOf(
      'scheme',
      ({ view }) => view.turned === 0 && view.common.some(({ card }) => card === null),
    );
    show(view);
    const hidden = view.common.filter(({ card }) => card === null).length;
    expect(document.querySelectorAll('.mini.back')).toHaveLength(hidden);
  });
});

/** What is only asked with Marshal & Prisoners. */
const OF_PRISON = ['plus', 'volley', 'arrest', 'patrol', 'climb', 'break_out', 'free', 'claim'];

describe('the Prison car', () => {
  const jailed = PRISON.flat().find(({ view }) => figuresOf(view).some(({ bandit }) => inCell(view, bandit)))!;

  it('has its Prisoners behind the grating, and whoever was arrested', () => {
    show(jailed.view);
    expect(document.querySelectorAll('.stage .prisoner')).toHaveLength(jailed.view.prison!.prisoners.length);
    expect(document.querySelectorAll('.grating')).toHaveLength(1);
    expect(document.querySelectorAll('.dossier.jailed')).toHaveLength(1);
    expect(document.querySelectorAll('.poster.turned')).toHaveLength(1);
  });

  it('is not there without the expansion', () => {
    show(momentOf('scheme-standard').view);
    expect(document.querySelector('.grating, .sheet, .gains')).toBeNull();
  });

  it('tells a bandit and a spectator nothing of the goals, and the Marshal all he has drawn', () => {
    const names = (view: View, viewer: number | null) => {
      clear();
      show(view, { viewer });
      return document.querySelectorAll('.sheet .goal .name').length;
    };
    const drawn = ([his, theirs]: Step[][]) =>
      [his, theirs].map((steps) => steps!.find(({ view }) => view.prison!.drawn === 2 && view.round === 2)!.view);
    const [his, theirs] = drawn(PRISON);
    expect(names(his!, 0)).toBe(2);
    expect(names(theirs!, 0)).toBe(0);
    expect(document.querySelectorAll('.sheet .goal.back')).toHaveLength(2);
    expect(colt.stand?.(his!, figureOf(his!, 'marshal')!.seat, english)).toBe('0 of 4');
    expect(colt.stand?.(theirs!, figureOf(theirs!, 'marshal')!.seat, english)).toBeNull();
  });

  it('shows the goals of the Marshal to all when it is over', () => {
    const { view } = PRISON[1]!.at(-1)!;
    show(view);
    expect(document.querySelectorAll('.finale .goal .name')).toHaveLength(view.prison!.goals!.length);
  });
});

describe('the words', () => {
  it.each(['cast', 'start', 'pick', 'cover', 'scheme-both', 'keep', 'knock', 'pickpocket', ...OF_PRISON])(
    'are all there in French: %s',
    (name) => {
      const { view, choices } = momentOf(name);
      show(view, { choices, texts: french });
      expect(document.body.textContent).not.toMatch(/board-colt-express|ce-[a-z]/);
    },
  );
});

describe('a seat', () => {
  it('shows what is known, and only that', () => {
    const { view } = momentOf('scheme-standard', ({ view }) => view.seats.length === 3);
    expect(colt.stand?.(view, 0, english)).toMatch(/^\$\d/);
    expect(colt.stand?.(view, 1, english)).toBeNull();
  });

  it('has at the end what the score sheet says', () => {
    const { lines, view } = MATCHES.three!.at(-1)!;
    const counted = lines.flatMap(({ event }) => part(event, 'counted') ?? []);
    const of = (seat: number) => counted.find(({ bandit }) => view.seats[seat]!.crew.includes(bandit))!.wealth;
    for (const seat of view.seats.keys())
      expect(colt.stand?.(view, seat, english)).toBe(english.t('board-colt-express-money', { value: of(seat) }));
  });

  it('wears its bandit’s colour and shape', () => {
    const { view } = momentOf('scheme-standard');
    const seats = looks(['a', 'b', 'c'], colt, view);
    expect(new Set(seats.map(({ shape }) => shape)).size).toBe(3);
  });
});
