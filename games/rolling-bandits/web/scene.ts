// What is drawn of a view: the view itself, with what the picture asks of it, and the little that no view tells because it
// is over in a moment.
import { caseOf, part } from '$lib/cases';
import {
  FACTS,
  type CoachView,
  type Dice,
  type Event,
  type Face,
  type Gang,
  type Group,
  type Roll,
  type Seat,
  type SideView,
  type Symbol,
  type View,
} from './rules';

/** The dice on the mat: rolled, taken up to be rolled again, and Mercenaries called but not rolled yet. */
export interface Mat {
  seat: Seat;
  roll: Roll;
  picked: Roll;
  called: number;
}

/** The hole a car left in the train. */
export interface Gap {
  index: number;
  coach: CoachView;
  /** Who had dice there. */
  seats: Seat[];
}

export interface Count {
  cars: number;
  chests: number[];
  points: number;
}

/** What is seen for a moment only. */
interface Moment {
  /** Whether whoever's turn it is has yet to roll. */
  ready: boolean;
  gap: Gap | null;
  /** A chest that was just won and not yet looked into. */
  won: { seat: Seat; symbol: Symbol } | null;
}

export interface Scene extends View, Moment {
  /** Whose turn it is, if anybody's. */
  active: Seat | null;
  mat: Mat | null;
  /** The final count, of whom it has been told. */
  counts: (Count | null)[];
}

const none = (): Dice => ({ horde: 0, mercenaries: 0 });
export const count = (dice: Dice): number => dice.horde + dice.mercenaries;
const noRoll = (): Roll => FACTS.faces.map(none) as Roll;
export const inRoll = (roll: Roll, face: Face): Dice => roll[FACTS.faces.indexOf(face)]!;

/** The group of a gang in the car with `index` cars behind it. */
export function groupAt(gang: Gang, index: number): Group | null {
  return gang.groups[index - gang.rear] ?? null;
}

/** The scene as a view shows it, with nothing under way. */
export function sceneOf(view: View): Scene {
  const ready = ['recall', 'call'].includes(caseOf(view.phase));
  return drawn(view, { ready, gap: null, won: null });
}

/** The scene while an event is acted out that leads from one view to the next. */
export function sceneAt(before: Scene, event: Event, view: View, after: View): Scene {
  return drawn(after, {
    ready: isReady(before.ready, event),
    gap: gapBetween(view, after) ?? (isAboutGap(event) ? before.gap : null),
    won: part(event, 'chest_won'),
  });
}

function drawn(view: View, moment: Moment): Scene {
  return { ...view, ...moment, active: activeIn(view), mat: matIn(view), counts: countsIn(view) };
}

function activeIn({ phase }: View): Seat | null {
  if (phase === 'over' || 'counting' in phase) return null;
  const [turn] = Object.values(phase) as { seat: Seat | null }[];
  return turn?.seat ?? null;
}

function matIn({ phase }: View): Mat | null {
  if (phase === 'over') return null;
  if ('pick' in phase) return { ...phase.pick, called: 0 };
  const rolled = 'reroll' in phase ? phase.reroll : 'place' in phase ? phase.place : null;
  if (rolled) return { ...rolled, picked: noRoll(), called: 0 };
  if (!('rolling' in phase)) return null;
  const { seat, roll, called } = phase.rolling;
  const isEmpty = called === 0 && roll.every((dice) => count(dice) === 0);
  return seat === null || isEmpty ? null : { seat, roll, picked: noRoll(), called };
}

function countsIn({ phase, sides, attackers }: View): (Count | null)[] {
  const told = phase === 'over' ? attackers : 'counting' in phase ? phase.counting.counted : [];
  return sides.map((side, seat) => (told.includes(seat) ? countOf(side) : null));
}

function countOf({ cars, open, points }: SideView): Count | null {
  return points === null ? null : { cars: cars.length, chests: open, points };
}

/** Before and after the roll the mat is empty, and no view says which of the two it is. */
function isReady(was: boolean, event: Event): boolean {
  if (part(event, 'turn_began')) return true;
  return was && !part(event, 'rolled') && !part(event, 'nothing_to_roll');
}

/** The hole of a car that is no longer there. */
function gapBetween({ train, sides }: View, after: View): Gap | null {
  const index = train.findIndex(({ car }) => !after.train.some((coach) => coach.car === car));
  if (index < 0) return null;
  const seats = sides.flatMap(({ gang }, seat) => (groupAt(gang, index) ? [seat] : []));
  return { index, coach: train[index]!, seats };
}

/** What is told while the hole in the train is still open. */
function isAboutGap(event: Event): boolean {
  return ['chest_discarded', 'dice_returned', 'mercenaries_lost'].includes(caseOf(event));
}
