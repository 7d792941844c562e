// Where the Stagecoach, the horses and the Hostages are in the drawing: a road before the train, as far back as the car
// they are beside. Pure; the measures of the train are in layout.ts.
import type { Ground, Point, Train } from './layout';
import { CAR_PITCH, HEIGHT, carLeft, carWidth, inRow } from './layout';
import { figureOf } from './reading';
import { FACTS, type Bandit, type Event, type Hostage, type Level, type Space, type View } from './rules';

/** How much higher the drawing is with the road. */
export const ROAD = 140;
/** The ribbon of the Elf's zones, which lies under the train without it. */
const RIBBON = 24;
/** The coach: how wide its body is, the top of its roof, its ceiling, the ground figures stand on, the edge of its floor. */
export const COACH = { width: 116, roof: 380, ceiling: 389, stand: 479, floor: 487, ground: 509 };
/** How far to the left of its car it drives, so that horses find room beside it. */
const AHEAD = 16;
/** The horses it is drawn by. */
export const TEAM = 104;
/** Where loose horses trot, close to the train, and where riders do, before they have boarded. */
export const TROT = 366;
export const GALLOP = COACH.ground - 22;

export const isCoach = (car: number): boolean => car === FACTS.stagecoach;

/** The car that is meant by a space: for the Stagecoach the one it is beside. */
export const besideOf = (view: View, space: Space): number =>
  isCoach(space.car) ? (view.stagecoach?.beside ?? 0) : space.car;

export const coachLeft = (beside: number) => carLeft(beside) - AHEAD;

/** How high the drawing is. */
export const heightOf = ({ stagecoach, elf }: Train) => HEIGHT + (stagecoach ? ROAD + (elf ? RIBBON : 0) : 0);

/** The two levels of the coach. */
export function coachGround({ stagecoach }: Train, level: Level): Ground {
  const row = { left: coachLeft(stagecoach?.beside ?? 0), width: COACH.width };
  return level === 'roof'
    ? { ...row, stand: COACH.roof, edge: COACH.roof + 3, top: COACH.roof - 82, bottom: COACH.roof + 6 }
    : { ...row, stand: COACH.stand, edge: COACH.floor, top: COACH.ceiling, bottom: COACH.floor + 3 };
}

/** A horse beside the train, by its place in the row of all of them from the front: so it keeps its name when all fall back. */
export interface Horse extends Point {
  at: number;
  car: number;
}

/** The most room a horse takes beside another. */
const FLANK = 46;
const NECK = 54;

/** Every loose horse. One that is ridden at this moment is not among them. */
export function horses(view: View, ridden: number | null = null): Horse[] {
  const coach = view.stagecoach;
  if (!coach) return [];
  const cars = coach.horses.flatMap((count, car) =>
    Array<number>(Math.max(0, count - (car === ridden ? 1 : 0))).fill(car),
  );
  return cars.map((car, at) => {
    const row = cars.flatMap((other, index) => (other === car ? [index] : []));
    const { left, width } = trot(car, coach.beside);
    const x = inRow(row.indexOf(at), row.length, left, width, FLANK);
    return { at, car, x, y: TROT };
  });
}

/** Beside the coach horses trot behind it; elsewhere they have the whole length of the car. */
function trot(car: number, beside: number): { left: number; width: number } {
  const [left, right] = [carLeft(car), carLeft(car) + carWidth(car)];
  if (car !== beside) return { left, width: right - left };
  const free = coachLeft(car) + COACH.width + 2;
  return { left: free + NECK / 2 - 12, width: Math.max(NECK / 2, right + 8 - free - NECK / 2) };
}

/** The bandits who still ride in the Horse Attack, in the order of the seats. */
export function ridersOf(view: View): Bandit[] {
  if (!view.stagecoach) return [];
  return view.seats
    .flatMap(({ crew }) => crew)
    .flatMap((bandit) => (bandit && bandit !== 'marshal' && !figureOf(view, bandit) ? [bandit] : []));
}

/** Beside which car they ride, if there is an attack: while they board, beside the car that is boarded. */
export function attackedCar(view: View, event: Event | null): number | null {
  const { phase } = view;
  if (typeof phase !== 'object') return null;
  if ('attack' in phase) return phase.attack.car;
  if ('last_rider' in phase) return phase.last_rider.car;
  if (!('boarding' in phase) || !view.stagecoach || !event || typeof event !== 'object') return null;
  return 'placed' in event ? event.placed.at.car : null;
}

/** Where each rider is: two rows beside the car, the second one behind the first. */
export function riding(view: View, car: number): Map<Bandit, Point> {
  const riders = ridersOf(view);
  const front = Math.ceil(riders.length / 2);
  return new Map(
    riders.map((bandit, at) => {
      const row = at < front ? 0 : 1;
      const [index, count] = row === 0 ? [at, front] : [at - front, riders.length - front];
      const x = inRow(index, count, carLeft(car) + 8 + row * 14, CAR_PITCH - 24, 74);
      return [bandit, { x, y: GALLOP - row * 46 }];
    }),
  );
}

/** The Hostages nobody has taken, waiting at the road behind the coach, or before it where the train ends. */
export function waiting(view: View): { hostage: Hostage; x: number; y: number }[] {
  const coach = view.stagecoach;
  if (!coach) return [];
  const { display, beside } = coach;
  const behind = beside < view.caboose;
  const room = 36;
  const left = coachLeft(beside);
  return display.map((hostage, at) => ({
    hostage,
    x: behind ? left + COACH.width + 30 + at * room : left - TEAM - 26 - at * room,
    y: COACH.ground - 4,
  }));
}
