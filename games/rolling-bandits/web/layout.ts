// Where everything of the train stands, in pixels. A car is as wide as the groups in it need: an empty one is narrow, so
// that on a wide screen the whole train is seen at once; on a narrow one it scrolls.
import { FACTS } from './rules';
import { count, groupAt, type Scene } from './scene';

export interface Lane {
  seat: number;
  /** Its middle, from the left end of the car. */
  x: number;
  width: number;
}

export interface CarBox {
  car: number;
  /** From the left end of the train. */
  x: number;
  width: number;
  lanes: Lane[];
}

export interface Layout {
  /** The side of a die. */
  unit: number;
  boxes: CarBox[];
  /** The hole a car left, if there is one. */
  gap: CarBox | null;
  width: number;
  /** The coupling between two cars. */
  coupling: number;
  /** How high a tower of dice may grow. */
  towers: number;
  /** A car from roof to rail. */
  body: number;
}

export interface Room {
  width: number;
  /** From the top of the sky to the rails, where the board has a height of its own. */
  height?: number;
  /** The seat whose towers may be touched: it gets room for a thumb on narrow boards. */
  viewer: number | null;
  /** Positions (from 1) that need a lane of the viewer's because something may be placed there. */
  targets: readonly number[];
}

/** Below this width the train scrolls. */
export const NARROW = 620;
const SMALLEST = { narrow: 23, wide: 21 };
const BIGGEST = { narrow: 23, wide: 52 };
/** So much of the train may be out of sight for the sake of the rest: a wide board with height to spare shows it larger
 * than its width alone would, and scrolls. */
const BEYOND = 1.75;
const NEARLY = 1.25;
/** Room at both ends of the train, so that it never touches the frame. */
export const MARGIN = 14;
/** What a thumb needs. */
const THUMB = 46;
const EMPTY = 2.05;
const HEAD = 4.3;

/** In dice: how wide a lane, a car's two ends, and a coupling are. */
const LANE = 1.16;
const ENDS = 0.62;
const COUPLING = 0.3;
/** How high a car is from roof to rail, and what is below. */
const BODY = 3.3;
export const TRACK = 0.9;

export function lay(scene: Scene, room: Room): Layout {
  const narrow = room.width < NARROW;
  const [least, most] = narrow ? [SMALLEST.narrow, BIGGEST.narrow] : [SMALLEST.wide, BIGGEST.wide];
  const seatsIn = lanesOf(scene, room.targets, room.viewer);
  let unit = most;
  let row = place(scene, seatsIn, unit, room, narrow);
  // The sky is as high as the highest tower may become.
  const rows = Math.max(narrow ? 3 : 4.5, tallest(scene, room)) + (narrow ? 1 : 1.6);
  const high = (unit: number) => (rows + BODY + TRACK) * (unit + 1);
  const beyond = narrow || room.height === undefined ? 1 : BEYOND;
  // Steps of one pixel, so that a die is never blurred; at most a few dozen of them.
  const shrink = (until: () => boolean) => {
    while (unit > least && !until()) {
      unit -= 1;
      row = place(scene, seatsIn, unit, room, narrow);
    }
  };
  shrink(() => row.width <= room.width * beyond && (narrow || high(unit) <= (room.height ?? Infinity)));
  // Nothing is out of sight for the sake of a little more.
  const whole = room.width - 2 * MARGIN;
  if (row.width <= room.width * NEARLY) shrink(() => row.width <= whole);
  return { ...row, unit, towers: Math.round((unit + 1) * rows), body: Math.round(unit * BODY) };
}

/** The most dice on top of each other, now or after the next placing. */
function tallest(scene: Scene, { targets, viewer }: Room): number {
  const rolled = Math.max(0, ...(scene.mat?.roll.map(count) ?? []));
  return Math.max(
    ...scene.sides.flatMap(({ gang }, seat) =>
      scene.train.map((_, index) => {
        const group = groupAt(gang, index);
        const may = seat === viewer && targets.includes(index + 1) ? rolled : 0;
        return (group ? count(group.dice) : 0) + may;
      }),
    ),
    0,
  );
}

/** Which seats have a lane in which car. */
function lanesOf(scene: Scene, targets: readonly number[], viewer: number | null): number[][] {
  return scene.train.map((_, index) =>
    scene.sides.flatMap(({ gang }, seat) =>
      groupAt(gang, index) || (seat === viewer && targets.includes(index + 1)) ? [seat] : [],
    ),
  );
}

function place(scene: Scene, seatsIn: number[][], unit: number, room: Room, narrow: boolean) {
  const coupling = Math.max(6, Math.round(unit * COUPLING));
  let x = 0;
  let gap: CarBox | null = null;
  const boxes: CarBox[] = [];
  const add = (car: number, seats: number[]): CarBox => {
    const box = { car, x, ...widthOf(car, seats, unit, narrow ? room.viewer : null) };
    x += box.width + coupling;
    return box;
  };
  scene.train.forEach((coach, index) => {
    if (scene.gap?.index === index) gap = add(scene.gap.coach.car, scene.gap.seats);
    boxes.push(add(coach.car, seatsIn[index]!));
  });
  if (scene.gap && scene.gap.index >= scene.train.length) gap = add(scene.gap.coach.car, scene.gap.seats);
  return { boxes, gap, width: Math.max(0, x - coupling), coupling };
}

function widthOf(car: number, seats: number[], unit: number, thumbed: number | null): Pick<CarBox, 'width' | 'lanes'> {
  const widths = seats.map((seat) => (seat === thumbed ? THUMB : Math.round(unit * LANE)));
  const inner = widths.reduce((all, width) => all + width, 0);
  const least = Math.round(unit * (car === FACTS.locomotive ? HEAD : EMPTY));
  // On the locomotive dice stand on the tender, behind the boiler.
  const boiler = car === FACTS.locomotive ? Math.round(unit * 2.6) : 0;
  const width = Math.max(least, inner + Math.round(unit * ENDS) + boiler);
  let x = (width - boiler - inner) / 2;
  const lanes = seats.map((seat, nth) => {
    const lane = { seat, x: x + widths[nth]! / 2, width: widths[nth]! };
    x += widths[nth]!;
    return lane;
  });
  return { width, lanes };
}

/** A gang's rope: the feet of its towers, from the rear to the front. */
export interface Rope {
  seat: number;
  points: { x: number; index: number }[];
}

export function ropes(scene: Scene, layout: Layout): Rope[] {
  return scene.sides.flatMap(({ gang }, seat) => {
    if (gang.groups.length < 2) return [];
    const points = gang.groups.flatMap((_, nth) => {
      const index = gang.rear + nth;
      const box = layout.boxes[index];
      const lane = box?.lanes.find((other) => other.seat === seat);
      return box && lane ? [{ x: box.x + lane.x, index }] : [];
    });
    return [{ seat, points }];
  });
}

/** How far to scroll so that these positions (from 1) are seen, as much in the middle as the train allows. */
export function scrollFor(layout: Layout, positions: readonly number[], room: number): number {
  const boxes = positions.flatMap((at) => layout.boxes[at - 1] ?? []);
  if (boxes.length === 0) return 0;
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return Math.max(0, Math.min((left + right - room) / 2, layout.width - room));
}
