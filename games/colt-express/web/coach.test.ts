import { describe, expect, it } from 'vitest';
import { caseOf } from '$lib/cases';
import { boarding, preview, ridingOn, sips, takings } from './choices';
import { COACH, attackedCar, besideOf, coachLeft, heightOf, horses, ridersOf, riding, waiting } from './coach';
import { HORSES, kindsOf, momentOf } from './fixtures';
import { HEIGHT, allLying, carLeft, carWidth, everybody, groundOf, spaces, standers, trainWidth } from './layout';
import { flasksIn, floorAt, shotgunAt } from './reading';
import { FACTS, type View } from './rules';
import { chosenRiders, isOut, sceneOf, verdictAt, NO_VERDICT, type Verdict } from './scene';
import { aimed } from './train';

const views = HORSES.map(({ view }) => view);
const scenes = views.map((view) => sceneOf(view));
const numbered = scenes.map((scene, at) => [at, scene] as const);
const ROOF = { car: FACTS.stagecoach, level: 'roof' } as const;
const INSIDE = { car: FACTS.stagecoach, level: 'inside' } as const;

describe('the recorded matches with the Stagecoach', () => {
  it('have every kind of event it brings', () => {
    const told = new Set(HORSES.flatMap(({ lines }) => kindsOf(lines)));
    for (const kind of [
      'stagecoach_came',
      'rider_chose',
      'turmoil_chosen',
      'sipped',
      'retained',
      'rode',
      'hostage_taken',
      'driven_off',
      'shotgun_punched',
      'flask_taken',
      'flask_dropped',
      'stagecoach_moved',
      'horses_moved',
      'horse_lost',
      'hostage_ransomed',
    ])
      expect(told, kind).toContain(kind);
  });
});

describe('the Stagecoach', () => {
  it('drives before the train, beside its car, and nothing of it is outside the drawing', () => {
    for (const beside of [0, 1, 2, 3, 4, 5, 6]) {
      const left = coachLeft(beside);
      expect(left).toBeGreaterThan(0);
      expect(left + COACH.width).toBeLessThan(carLeft(beside) + carWidth(beside));
    }
    expect(COACH.ground).toBeLessThanOrEqual(heightOf(views[0]!));
    expect(heightOf({ caboose: 4 })).toBe(HEIGHT);
  });

  it('has two spaces below those of the train, the roof over the inside', () => {
    const view = views[0]!;
    const [roof, inside] = [groundOf(view, ROOF), groundOf(view, INSIDE)];
    expect(roof.bottom).toBeLessThanOrEqual(inside.top);
    expect(roof.top).toBeGreaterThan(groundOf(view, { car: 1, level: 'inside' }).bottom);
    expect(spaces(view).slice(-2)).toEqual([INSIDE, ROOF]);
    expect(besideOf(view, ROOF)).toBe(view.stagecoach!.beside);
    expect(besideOf(view, { car: 3, level: 'roof' })).toBe(3);
  });
});

describe('everybody', () => {
  it.each(numbered)('stands once, the Shotgun too, and nobody who has fled or still rides (frame %i)', (_, scene) => {
    const points = everybody(scene);
    const there = scene.figures.filter(Boolean).length - scene.stagecoach!.fled.length;
    expect(points.size).toBe(there + 2 + (scene.elf ? 1 : 0));
    expect(standers(scene, shotgunAt(scene)!)).toContain('shotgun');
    for (const { x, y } of points.values()) {
      expect(x > 0 && x < trainWidth(scene)).toBe(true);
      expect(y).toBeLessThan(heightOf(scene));
    }
  });
});

describe('loot', () => {
  it.each(numbered)('lies in and on the Stagecoach too, flasks among it (frame %i)', (_, scene) => {
    const lies = allLying(scene);
    expect(new Set(lies.map(({ key }) => key)).size).toBe(lies.length);
    const flasks = spaces(scene).flatMap((space) => flasksIn(scene, space));
    expect(flasks).toHaveLength(scene.stagecoach!.flasks.length);
    const { strongboxes } = floorAt(scene, ROOF)!;
    const guarded = lies.filter(({ space, token }) => space.car === ROOF.car && token === 'strongbox');
    expect(guarded.length).toBeGreaterThanOrEqual(strongboxes);
  });
});

describe('horses', () => {
  it.each(numbered)('trot beside their cars, each in its own place (frame %i)', (_, scene) => {
    const herd = horses(scene);
    const counts = scene.stagecoach!.horses.map((_, car) => herd.filter((horse) => horse.car === car).length);
    expect(counts).toEqual(scene.stagecoach!.horses);
    expect(new Set(herd.map(({ x, y }) => `${x} ${y}`)).size).toBe(herd.length);
    for (const { x, car } of herd) {
      expect(x).toBeGreaterThan(carLeft(car) - 4);
      expect(x).toBeLessThan(carLeft(car) + carWidth(car) + 12);
    }
  });

  it('that are ridden are drawn with their riders', () => {
    const view = views.find(({ stagecoach }) => stagecoach!.horses.some((count) => count > 0))!;
    const car = view.stagecoach!.horses.findIndex((count) => count > 0);
    expect(horses(view, car)).toHaveLength(horses(view).length - 1);
  });
});

describe('Hostages', () => {
  it.each(numbered)('nobody has taken wait beside the coach, within the drawing (frame %i)', (_, scene) => {
    const cards = waiting(scene);
    expect(cards.map(({ hostage }) => hostage)).toEqual(scene.stagecoach!.display);
    for (const { x } of cards) expect(x > 14 && x < trainWidth(scene) - 14).toBe(true);
    for (const [at, { x }] of cards.entries()) if (at > 0) expect(Math.abs(x - cards[at - 1]!.x)).toBeGreaterThan(32);
  });

  it('can be chosen one by one', () => {
    const { choices, view } = momentOf('hostage');
    expect(takings(choices).map(({ hostage }) => hostage)).toEqual(view.stagecoach!.display);
  });
});

describe('the Horse Attack', () => {
  const { view, choices } = momentOf('attack');
  const scene = sceneOf(view);

  it('has everybody ride beside the car that can be boarded', () => {
    const car = attackedCar(view, null)!;
    const points = riding(view, car);
    expect([...points.keys()]).toEqual(ridersOf(view));
    for (const { x, y } of points.values()) {
      expect(x > carLeft(car) && x < carLeft(car) + carWidth(car) + 12).toBe(true);
      expect(y).toBeLessThan(heightOf(view));
    }
    expect(scene.part).toBe('attack');
  });

  it('is a choice of two for one rider, and shows both', () => {
    expect([boarding(choices)!.choice, ridingOn(choices)!.choice].sort()).toEqual([0, 1]);
    expect(boarding(choices)!.bandit).toBe(ridingOn(choices)!.bandit);
    const car = attackedCar(view, null)!;
    const span = aimed(scene, everybody(scene), choices)!;
    expect(span.left).toBeLessThanOrEqual(carLeft(car - 1));
    expect(span.right).toBeGreaterThanOrEqual(carLeft(car) + carWidth(car));
  });

  it('knows who has chosen, and of others not what', () => {
    const later = HORSES.find(({ view }) => chosenRiders(view).length > 0)!.view;
    const others = chosenRiders(later).filter((bandit) => !later.seats[0]!.crew.includes(bandit));
    expect(others.length + 1).toBeGreaterThanOrEqual(chosenRiders(later).length);
    for (const bandit of later.stagecoach!.own.boarding) expect(later.seats[0]!.crew).toContain(bandit);
  });

  it('is beside the car that is boarded while they board', () => {
    const boards = HORSES.flatMap(({ lines }) => lines).find(
      ({ event, after }) => caseOf(event) === 'placed' && caseOf(after.phase) === 'boarding',
    )!;
    const { placed } = boards.event as { placed: { at: { car: number } } };
    expect(attackedCar(boards.after, boards.event)).toBe(placed.at.car);
    expect(attackedCar(boards.after, null)).toBeNull();
  });
});

describe('what is looked at', () => {
  it('is shown where a Ride leads, into the Stagecoach too', () => {
    const { choices, view } = momentOf('ride');
    const spaces = choices
      .map((_, at) => preview(choices, at))
      .flatMap((would) => (would && 'to' in would ? [would.to] : []));
    expect(spaces.length).toBeGreaterThan(1);
    for (const space of spaces) expect(groundOf(view, space).width).toBeGreaterThan(0);
  });
});

describe('a sip', () => {
  it('is told apart by its flask', () => {
    const action = { sip: { bandit: 'doc', kind: 'classic' } };
    const last = { last_sip: { bandit: 'doc', kind: 'old' } };
    const say = { id: 'x', args: {} } as never;
    expect(
      sips([
        { action, say },
        { action: last, say },
        { action: 'draw', say },
      ]),
    ).toEqual([
      { bandit: 'doc', kind: 'classic', last: false, choice: 0 },
      { bandit: 'doc', kind: 'old', last: true, choice: 1 },
    ]);
  });
});

describe('a verdict', () => {
  it('has what Hostages brought, the same for whoever hears it counted and whoever comes later', () => {
    const { lines, view } = HORSES.find(({ view }) => view.phase === 'over')!;
    const heard = lines.reduce((verdict: Verdict, { event, after }) => verdictAt(after, event, verdict), NO_VERDICT);
    const later = verdictAt(view, null, NO_VERDICT);
    expect(heard.ransoms).toEqual(later.ransoms);
    expect(Object.keys(later.ransoms)).toHaveLength(view.stagecoach!.hostages.filter(Boolean).length);
  });

  it('puts out whom an Escape left behind', () => {
    const view = views.at(-1) as View;
    const verdict = { ...NO_VERDICT, arrested: ['doc' as const] };
    expect(isOut(sceneOf(view, verdict), 'doc')).toBe(true);
    expect(isOut(sceneOf(view, verdict), 'tuco')).toBe(false);
  });
});
