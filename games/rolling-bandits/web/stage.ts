// The picture between two views. The server tells a step as events and then shows the view that came of them all; so
// that each event can be acted out by itself, its traces are drawn one by one on a copy of the view before. Nothing is
// decided here: what an event says has happened is put where it says.
import { chestFacts, FACES, SYMBOLS } from './facts';
import { caseOf } from '$lib/cases';
import type { CoachView, Dice, Event, Face, Gang, Group, Own, Roll, SideView, Symbol, View } from './rules';

/** The dice on the mat: rolled, taken up to be rolled again, and Mercenaries called but not rolled yet. */
export interface Mat {
  seat: number;
  roll: Roll;
  picked: Roll;
  called: number;
}

/** The hole a car left in the train, with what fell off it and is not back with its owner yet. */
export interface Gap {
  index: number;
  coach: CoachView;
  /** By seat; null where nobody had dice. */
  groups: (Group | null)[];
}

export interface Count {
  cars: number;
  chests: number[];
  points: number;
}

export interface Stage {
  train: CoachView[];
  sides: SideView[];
  own: Own | null;
  discarded: number[];
  uncoupled: number[];
  turn: number;
  lastDeparture: number;
  /** Whose turn it is, if anybody's. */
  active: number | null;
  /** Whether they have yet to roll. */
  ready: boolean;
  mat: Mat | null;
  gap: Gap | null;
  /** Dice thrown out of a car, by seat, on their way to where they belong. */
  loose: Dice[];
  /** A chest that was just won and not yet looked into. */
  won: { seat: number; symbol: Symbol } | null;
  /** The final count, seat by seat as it is told. */
  counts: (Count | null)[];
  winners: number[] | null;
}

export const none = (): Dice => ({ horde: 0, mercenaries: 0 });
export const count = (dice: Dice): number => dice.horde + dice.mercenaries;
export const plus = (a: Dice, b: Dice): Dice => ({
  horde: a.horde + b.horde,
  mercenaries: a.mercenaries + b.mercenaries,
});
export const minus = (a: Dice, b: Dice): Dice => ({
  horde: a.horde - b.horde,
  mercenaries: a.mercenaries - b.mercenaries,
});
/** The same of each of as many. */
const each = <T extends readonly unknown[], U>(all: T, change: (one: T[number], at: number) => U) =>
  all.map(change) as { [K in keyof T]: U };
export const noRoll = (): Roll => each(FACES, none);
export const inRoll = (roll: Roll, face: Face): Dice => roll[FACES.indexOf(face)]!;
export const sum = (roll: Roll): Dice => roll.reduce(plus, none());

/** The group of a gang in the car with `index` cars behind it. */
export function groupAt(gang: Gang, index: number): Group | null {
  return gang.groups[index - gang.rear] ?? null;
}

/** The stage as a view shows it, with nothing under way. */
export function stageOf(view: View): Stage {
  return {
    train: view.train,
    sides: view.sides,
    own: view.own,
    discarded: view.discarded,
    uncoupled: view.uncoupled,
    turn: view.turn,
    lastDeparture: view.last_departure,
    active: activeIn(view),
    ready: ['recall', 'call'].includes(caseOf(view.phase)),
    mat: matIn(view),
    gap: null,
    loose: view.sides.map(none),
    won: null,
    counts: view.phase === 'over' ? view.sides.map(countOf) : view.sides.map(() => null),
    winners: null,
  };
}

/** Whose turn it is. */
export function activeIn(view: View): number | null {
  const { phase } = view;
  if (phase === 'over' || 'counting' in phase) return null;
  const [asked] = Object.values(phase) as { seat: number | null }[];
  return asked?.seat ?? null;
}

function matIn(view: View): Mat | null {
  const { phase } = view;
  if (phase === 'over') return null;
  if ('pick' in phase) return { ...phase.pick, called: 0 };
  const rolled = 'reroll' in phase ? phase.reroll : 'place' in phase ? phase.place : null;
  return rolled && { ...rolled, picked: noRoll(), called: 0 };
}

function countOf(side: SideView): Count | null {
  if (side.points === null) return null;
  return { cars: side.cars.length, chests: side.open, points: side.points };
}

/** The table before the first turn: the view that comes with the set-up may already show what was rolled in it. */
export function opening(view: View): Stage {
  const stage = stageOf(view);
  const rolled = stage.mat ? sum(stage.mat.roll) : none();
  const sides = view.sides.map((side, seat) =>
    seat === stage.active
      ? { ...side, available: side.available + rolled.horde, pool: side.pool + rolled.mercenaries }
      : side,
  );
  return { ...stage, sides, mat: null, active: null, ready: false };
}

/** The stage after an event. */
export function after(stage: Stage, event: Event): Stage {
  const next = isAboutGap(event) ? stage : { ...stage, gap: null };
  if (typeof event === 'string') return next;
  if ('turn_began' in event) return beginTurn(next, event.turn_began.seat, event.turn_began.number);
  if ('stolen' in event) {
    const { seat, car, at } = event.stolen;
    return withSide(carLeaves(next, at - 1), seat, (side) => ({ ...side, cars: inOrder([...side.cars, car]) }));
  }
  if ('uncoupled' in event) {
    return { ...carLeaves(next, 0), uncoupled: inOrder([...next.uncoupled, event.uncoupled.car]) };
  }
  if ('chest_discarded' in event) {
    const gap = next.gap && { ...next.gap, coach: { ...next.gap.coach, chest: null } };
    return { ...next, gap, discarded: inOrder([...next.discarded, event.chest_discarded.chest]) };
  }
  if ('dice_returned' in event) {
    const { seat, count: horde } = event.dice_returned;
    const back = withSide(next, seat, (side) => ({ ...side, available: side.available + horde }));
    return pickUp(back, seat, { horde, mercenaries: 0 });
  }
  if ('mercenaries_lost' in event) {
    const { seat, count: mercenaries } = event.mercenaries_lost;
    const gone = withSide(next, seat, (side) => ({ ...side, lost: side.lost + mercenaries }));
    return pickUp(gone, seat, { horde: 0, mercenaries });
  }
  if ('recalled' in event) return recall(next, event.recalled.seat, event.recalled.groups);
  if ('mercenaries_called' in event) {
    const { seat, count: called } = event.mercenaries_called;
    const paid = withSide(next, seat, (side) => ({ ...side, pool: side.pool - called }));
    return { ...paid, mat: { seat, roll: noRoll(), picked: noRoll(), called } };
  }
  if ('rolled' in event) {
    const { seat, roll } = event.rolled;
    const cast = withSide(next, seat, (side) => ({ ...side, available: 0 }));
    return { ...cast, ready: false, mat: { seat, roll, picked: noRoll(), called: 0 } };
  }
  if ('nothing_to_roll' in event) return { ...next, ready: false };
  if ('chest_opened' in event) return openChest(next, event.chest_opened.seat, event.chest_opened.chest);
  if ('rerolled' in event) {
    const { seat, picked, into } = event.rerolled;
    const mat = next.mat ?? { seat, roll: picked, picked: noRoll(), called: 0 };
    const all = each(mat.roll, (dice, face) => plus(dice, mat.picked[face]!));
    const roll = each(all, (dice, face) => plus(minus(dice, picked[face]!), into[face]!));
    return { ...next, mat: { seat, roll, picked: noRoll(), called: 0 } };
  }
  if ('placed' in event) {
    const { seat, face, dice, at } = event.placed;
    return offMat(
      withGang(next, seat, (gang) => join(gang, face, dice, at - 1)),
      face,
      dice,
    );
  }
  if ('kept' in event) {
    const { seat, face, dice } = event.kept;
    const home = withSide(next, seat, (side) => ({ ...side, available: side.available + dice.horde }));
    return throwOut(offMat(home, face, dice), seat, { horde: 0, mercenaries: dice.mercenaries });
  }
  if ('mercenaries_rested' in event) {
    const { seat, count: mercenaries } = event.mercenaries_rested;
    const home = withSide(next, seat, (side) => ({ ...side, pool: side.pool + mercenaries }));
    return pickUp(home, seat, { horde: 0, mercenaries });
  }
  if ('chest_won' in event) {
    const { seat, symbol, at } = event.chest_won;
    const train = next.train.map((coach, index) => (index === at - 1 ? { ...coach, chest: null } : coach));
    return { ...next, train, won: { seat, symbol } };
  }
  if ('chest_kept' in event) return keepChest(next, event.chest_kept.seat, event.chest_kept.chest);
  if ('bombed' in event) return bomb(next, event.bombed.seat, event.bombed.chest, event.bombed.at - 1);
  if ('swapped' in event) {
    const { seat, rear, front } = event.swapped;
    return withGang(next, seat, (gang) => exchange(gang, rear - 1, front - 1));
  }
  if ('counted' in event) {
    const { seat, cars, chests, points } = event.counted;
    const counts = next.counts.map((known, at) => (at === seat ? { cars, chests, points } : known));
    const shown = withSide({ ...next, counts, active: null, ready: false, mat: null }, seat, (side) => ({
      ...side,
      points,
      open: chests,
      fresh: each(side.fresh, () => 0),
      closed: each(side.closed, () => 0),
    }));
    return stage.own?.seat === seat ? { ...shown, own: { seat, fresh: [], closed: [] } } : shown;
  }
  if ('won' in event) return { ...next, winners: event.won.seats };
  return next;
}

/** What is told while the hole in the train is still open. */
function isAboutGap(event: Event): boolean {
  return ['chest_discarded', 'dice_returned', 'mercenaries_lost'].includes(caseOf(event));
}

function inOrder(numbers: number[]): number[] {
  return numbers.sort((a, b) => a - b);
}

function withSide(stage: Stage, seat: number, change: (side: SideView) => SideView): Stage {
  return { ...stage, sides: stage.sides.map((side, at) => (at === seat ? change(side) : side)) };
}

function withGang(stage: Stage, seat: number, change: (gang: Gang) => Gang): Stage {
  return withSide(stage, seat, (side) => ({ ...side, gang: change(side.gang) }));
}

function beginTurn(stage: Stage, seat: number, turn: number): Stage {
  const ready = (side: SideView): SideView => ({
    ...side,
    closed: each(side.closed, (closed, symbol) => closed + side.fresh[symbol]!),
    fresh: each(side.fresh, () => 0),
  });
  const own = stage.own && {
    ...stage.own,
    closed: inOrder([...stage.own.closed, ...stage.own.fresh]),
    fresh: [],
  };
  return { ...stage, sides: stage.sides.map(ready), own, turn, active: seat, ready: true, mat: null };
}

/** Takes a car out; what stood on it stays in the hole. */
function carLeaves(stage: Stage, index: number): Stage {
  const coach = stage.train[index]!;
  const groups = stage.sides.map((side) => groupAt(side.gang, index));
  const sides = stage.sides.map((side) => ({ ...side, gang: withoutCar(side.gang, index) }));
  const train = stage.train.filter((_, at) => at !== index);
  return { ...stage, train, sides, gap: { index, coach, groups }, lastDeparture: stage.turn };
}

function withoutCar(gang: Gang, index: number): Gang {
  const groups = gang.groups.filter((_, nth) => gang.rear + nth !== index);
  const rear = gang.rear > index ? gang.rear - 1 : gang.rear;
  return { rear: groups.length === 0 ? 0 : rear, groups };
}

/** Dice that lay about are taken: out of the hole in the train if they fell there. */
function pickUp(stage: Stage, seat: number, dice: Dice): Stage {
  const fallen = stage.gap?.groups[seat];
  if (stage.gap && fallen) {
    const left = { ...fallen, dice: minus(fallen.dice, dice) };
    const groups = stage.gap.groups.map((group, at) => (at !== seat ? group : count(left.dice) > 0 ? left : null));
    return { ...stage, gap: { ...stage.gap, groups } };
  }
  return { ...stage, loose: stage.loose.map((lying, at) => (at === seat ? minus(lying, dice) : lying)) };
}

function throwOut(stage: Stage, seat: number, dice: Dice): Stage {
  return { ...stage, loose: stage.loose.map((lying, at) => (at === seat ? plus(lying, dice) : lying)) };
}

function recall(stage: Stage, seat: number, groups: number): Stage {
  const { gang } = stage.sides[seat]!;
  const back = gang.groups.slice(0, groups).reduce((dice, group) => plus(dice, group.dice), none());
  const left = gang.groups.slice(groups);
  const recalled = withSide(stage, seat, (side) => ({
    ...side,
    available: side.available + back.horde,
    gang: { rear: left.length === 0 ? 0 : gang.rear + groups, groups: left },
  }));
  return throwOut(recalled, seat, { horde: 0, mercenaries: back.mercenaries });
}

function offMat(stage: Stage, face: Face, dice: Dice): Stage {
  const { mat } = stage;
  if (!mat) return stage;
  const at = FACES.indexOf(face);
  const roll = each(mat.roll, (lying, other) => (other === at ? minus(lying, dice) : lying));
  return { ...stage, mat: count(sum(roll)) === 0 ? null : { ...mat, roll } };
}

function join(gang: Gang, face: Face, dice: Dice, index: number): Gang {
  const rear = gang.groups.length === 0 ? index : gang.rear;
  if (!groupAt(gang, index) && face !== 'joker') return { rear, groups: [...gang.groups, { symbol: face, dice }] };
  const groups = gang.groups.map((group, nth) =>
    rear + nth === index ? { ...group, dice: plus(group.dice, dice) } : group,
  );
  return { rear, groups };
}

function exchange(gang: Gang, rear: number, front: number): Gang {
  const groups = [...gang.groups];
  const [a, b] = [rear - gang.rear, front - gang.rear];
  [groups[a], groups[b]] = [groups[b]!, groups[a]!];
  return { ...gang, groups };
}

type BySymbol = SideView['fresh'];

function bySymbol(counts: BySymbol, symbol: Symbol, change: number): BySymbol {
  return each(counts, (many, at) => (SYMBOLS[at] === symbol ? many + change : many));
}

function keepChest(stage: Stage, seat: number, chest: number | null): Stage {
  const symbol = chest !== null ? chestFacts(chest).symbol : stage.won?.symbol;
  if (!symbol) return stage;
  const kept = withSide({ ...stage, won: null }, seat, (side) => ({ ...side, fresh: bySymbol(side.fresh, symbol, 1) }));
  if (chest === null || stage.own?.seat !== seat) return kept;
  return { ...kept, own: { ...stage.own, fresh: inOrder([...stage.own.fresh, chest]) } };
}

function openChest(stage: Stage, seat: number, chest: number): Stage {
  const opened = withSide(stage, seat, (side) => ({
    ...side,
    closed: bySymbol(side.closed, chestFacts(chest).symbol, -1),
    open: inOrder([...side.open, chest]),
  }));
  if (stage.own?.seat !== seat) return opened;
  return { ...opened, own: { ...stage.own, closed: stage.own.closed.filter((other) => other !== chest) } };
}

/** Everybody there keeps one die, a Mercenary if there is one; the others fly. */
function bomb(stage: Stage, winner: number, chest: number, index: number): Stage {
  let next: Stage = { ...stage, won: null };
  for (const [seat, { gang }] of stage.sides.entries()) {
    const group = groupAt(gang, index);
    if (!group) continue;
    const left = group.dice.mercenaries > 0 ? { horde: 0, mercenaries: 1 } : { horde: 1, mercenaries: 0 };
    const groups = gang.groups.map((other) => (other === group ? { ...group, dice: left } : other));
    next = throwOut(
      withGang(next, seat, () => ({ ...gang, groups })),
      seat,
      minus(group.dice, left),
    );
  }
  return withSide(next, winner, (side) => ({ ...side, open: inOrder([...side.open, chest]) }));
}
