import { describe, expect, it } from 'vitest';
import { part } from '$lib/cases';
import { aiming, freeing, fromPile, pileOf, pilesOf, reaching, shotsOf } from './choices';
import { MATCHES, STEPS, momentOf, type Step } from './fixtures';
import { carLeft, everybody, spaceBox, spaces, trainWidth } from './layout';
import { CELL, cellLeft, extra, fulfilledOf, gainsOf, goalsOf, inCell, prisonersAt } from './prison';
import { figureOf, figuresOf, marshalAt } from './reading';
import { FACTS, type Bandit, type View } from './rules';
import { heap, known, sceneOf } from './scene';

const WITH = STEPS.filter(({ view }) => view.prison);
const jailed = WITH.filter(({ view }) => figuresOf(view).some(({ bandit }) => inCell(view, bandit)));
const THERE = { car: FACTS.cell, level: 'inside' } as const;

/** A view in which everybody has been arrested. */
function full({ view }: Step): View {
  const at = (figure: View['figures'][number], row: number) =>
    figure && FACTS.figures[row] !== 'marshal' ? { ...figure, at: THERE } : figure;
  return { ...view, figures: view.figures.map(at) };
}

describe('the Cell', () => {
  it('is at the end of the train, behind the Corridor', () => {
    const { view } = WITH[0]!;
    const corridor = spaceBox(view, { car: view.caboose, level: 'inside' });
    const cell = spaceBox(view, THERE);
    expect(cell.x).toBeGreaterThanOrEqual(corridor.x + corridor.width);
    expect(cellLeft(view) + CELL).toBeLessThan(trainWidth(view));
    expect(spaces(view).at(-1)).toEqual(THERE);
    expect(spaces({ caboose: 4 }).some(({ car }) => car === FACTS.cell)).toBe(false);
  });

  it('holds whoever was arrested, beside the Prisoners and not behind them', () => {
    expect(jailed.length).toBeGreaterThan(0);
    for (const view of [...jailed.map(({ view }) => view), ...jailed.map(full)]) {
      const points = everybody(sceneOf(view));
      const inside = figuresOf(view).filter(({ bandit }) => inCell(view, bandit));
      const xs = inside.map(({ bandit }) => points.get(bandit)!.x).sort((a, b) => a - b);
      expect(xs[0]).toBeGreaterThan(carLeft(view.caboose) + spaceBox(view, { car: 1, level: 'inside' }).width);
      for (const [at, x] of xs.entries()) if (at > 0) expect(x - xs[at - 1]!).toBeGreaterThan(8);
      const prisoners = prisonersAt(view);
      for (const { at } of prisoners) {
        expect(at.x).toBeGreaterThan(xs.at(-1)!);
        expect(at.x).toBeLessThan(cellLeft(view) + CELL);
      }
    }
  });

  it('shows a Prisoner for each card, until he is freed', () => {
    const step = WITH.find(({ lines }) => lines.some(({ event }) => part(event, 'prisoner_freed')))!;
    const freed = step.lines.flatMap(({ event }) => part(event, 'prisoner_freed') ?? []);
    const names = (view: View) => prisonersAt(view).map(({ prisoner }) => prisoner);
    for (const { bandit, prisoner } of freed) {
      expect(names(step.before)).toContain(prisoner);
      expect(names(step.view)).not.toContain(prisoner);
      expect(gainsOf(step.view, bandit)!.freed).toContain(prisoner);
    }
  });

  it('is nowhere without the expansion', () => {
    const { view } = MATCHES.three![0]!;
    expect(prisonersAt(view)).toEqual([]);
    expect(gainsOf(view, 'doc')).toBeNull();
    expect(extra(view, 'doc')).toBe(0);
  });
});

describe('the Marshal', () => {
  it('stands where his figure is, on roofs too', () => {
    const roof = WITH.find(({ view }) => marshalAt(view).level === 'roof')!;
    const { left, width } = { left: carLeft(marshalAt(roof.view).car), width: 200 };
    const { x } = everybody(sceneOf(roof.view)).get('marshal')!;
    expect(x > left && x < left + width).toBe(true);
    expect(marshalAt(MATCHES.three![0]!.view).level).toBe('inside');
  });

  it('shoots from one pile at a time, and no shot is out of reach', () => {
    const { view, choices } = momentOf('volley', ({ choices }) => pilesOf(choices).length === 2);
    const targets = (view.phase as { volley: { targets: Bandit[] } }).volley.targets;
    const reached = [0, 1].flatMap((pile) => {
      const near = fromPile(choices, pile);
      expect(near).toHaveLength(choices.length);
      return targets.map((target) => {
        const choice = aiming(near, target)!;
        expect(pileOf(choices, choice)).toBe(pile);
        expect(shotsOf(choices, pile).split(' ')).toContain(String(choice));
        return choice;
      });
    });
    expect(reached.sort((a, b) => a - b)).toEqual(choices.map((_, at) => at));
  });

  it('has every card of his hand counted', () => {
    const hands = WITH.filter(({ view }) => view.own && view.round > 0);
    for (const { view } of hands) {
      const crew = [view.seats[view.own!.seat]!.crew[0]!];
      const count = heap(view.own!.hand, crew).reduce((sum, { count }) => sum + count, 0);
      expect(count).toBe(view.seats[view.own!.seat]!.hand);
    }
    const kinds = new Set(hands.flatMap(({ view }) => heap(view.own!.hand, ['marshal']).map(({ card }) => card)));
    for (const { card } of FACTS.prison.cards) expect(kinds).toContain(card);
  });

  it('alone sees his goals, and everybody when he has shown them', () => {
    const running = WITH.filter(({ view }) => view.prison!.drawn > 0 && !view.prison!.shown);
    const [his, others] = [true, false].map((mine) =>
      running.filter(({ view }) => (figureOf(view, 'marshal')!.seat === view.own?.seat) === mine),
    );
    expect(his!.length * others!.length).toBeGreaterThan(0);
    for (const { view } of his!) {
      const goals = goalsOf(view.prison!);
      expect(goals.filter(({ goal }) => goal)).toHaveLength(view.prison!.drawn);
      expect(goals.every(({ goal, drawn }) => (goal !== null) === drawn)).toBe(true);
    }
    for (const { view } of others!) {
      expect(goalsOf(view.prison!).every(({ goal, fulfilled }) => goal === null && fulfilled === null)).toBe(true);
      expect(fulfilledOf(view.prison!)).toBeNull();
    }
    for (const { view } of WITH.filter(({ view }) => view.phase === 'over')) {
      const met = goalsOf(view.prison!).filter(({ fulfilled }) => fulfilled).length;
      expect(fulfilledOf(view.prison!)).toBe(met);
      const lawful = view.judged!.winners.includes(figureOf(view, 'marshal')!.seat);
      expect(met >= FACTS.prison.needed).toBe(lawful);
    }
  });
});

describe('what lies somewhere', () => {
  it('is chosen there: a way out of the Cell, a climb to the next car, somebody to free', () => {
    const out = momentOf('break_out');
    expect(spaces(out.view).filter((space) => reaching(out.choices, space) !== null)).toHaveLength(2);
    const climb = momentOf('climb');
    expect(spaces(climb.view).filter((space) => reaching(climb.choices, space) !== null)).toHaveLength(
      climb.choices.length,
    );
    const { view, choices } = momentOf('free');
    const reached = [
      ...view.prison!.prisoners.map((prisoner) => freeing(choices, prisoner)),
      ...figuresOf(view).map(({ bandit }) => aiming(choices, bandit)),
    ].filter((choice) => choice !== null);
    expect(reached.sort((a, b) => a - b)).toEqual(choices.map((_, at) => at));
  });
});

describe('what a bandit owns', () => {
  it('is what the score sheet counts', () => {
    for (const { view } of WITH.filter(({ view }) => view.phase === 'over')) {
      for (const { bandit, figure } of figuresOf(view)) {
        const prize = view.judged!.gunslingers.includes(bandit) ? FACTS.gunslinger : 0;
        expect(known(view, bandit, figure)! + prize, bandit).toBe(view.judged!.wealth[FACTS.bandits.indexOf(bandit)]);
      }
    }
  });

  it('is not told while a Mailbag is secret', () => {
    const secret = WITH.filter(({ view }) => view.phase !== 'over').flatMap(({ view }) =>
      figuresOf(view)
        .filter(({ bandit, figure }) => figure.seat !== view.own?.seat && gainsOf(view, bandit)!.mailbags > 0)
        .map(({ bandit }) => ({ view, bandit })),
    );
    expect(secret.length).toBeGreaterThan(0);
    for (const { view, bandit } of secret)
      if (!('counting' in Object(view.phase))) expect(extra(view, bandit)).toBeNull();
  });
});
