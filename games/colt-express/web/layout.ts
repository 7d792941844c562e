// Where everything stands, in the units of the drawing of the train: pure arithmetic over a scene.
import type { Scene } from './scene';
import { coachGround, heightOf, isCoach } from './coach';
import { CELL, bagsAt, cellOf } from './prison';
import { figuresOf, flasksIn, floorAt, hasFled, marshalAt, place, sameSpace, shotgunAt } from './reading';
import { FACTS, type Bandit, type Space, type Token } from './rules';

/** The measures of the drawing. The Locomotive is on the left and the train drives to the left. */
export const ENGINE_WIDTH = 262;
export const CAR_PITCH = 174;
export const CAR_WIDTH = 162;
export const TAIL = 26;
export const HEIGHT = 372;
/** The top of the roofs, the ceiling, the ground figures stand on, the front edge of the floor, the rails. */
export const ROOF = 160;
export const CEILING = 172;
export const STAND = 272;
export const FLOOR = 290;
export const RAIL = 340;
/** The inside of the Locomotive is its cab. */
export const CAB = { left: 118, width: 136 };

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** What decides where the spaces of a train are. */
export type Train = Pick<Scene, 'caboose' | 'stagecoach' | 'prison'> & Partial<Pick<Scene, 'elf'>>;

export const trainWidth = ({ caboose, prison }: Train) =>
  ENGINE_WIDTH + caboose * CAR_PITCH + TAIL + (prison ? CELL : 0);

/** What is drawn of the sky over the roofs; a small screen needs the room for the train. */
export const SKY = { narrow: 40, wide: 22 };
/** A board that is not wider has no room beside the train, and none to spare. */
export const NARROW = 640;
/** The most pixels a unit has there: more, and too little of the train would be seen at once. */
export const LARGEST = 0.75;

/** How much larger than usual what is around the train is, so that all of it together fills the room: the rows that must
 * hold many cards or names side by side, and the hand. `rows` is how many rows of dossiers there are. */
export function zoomFor(room: { width: number; height: number }, train: Train, rows: number) {
  if (room.width <= NARROW) return { rows: 1, hand: 1 };
  const high = ((room.width - 24) * (heightOf(train) - SKY.wide)) / trainWidth(train);
  // In pixels: the round and the common deck, the hand, the dossiers and the gaps between them.
  const dossier = train.prison ? 92 : 72;
  const rest = 74 + 154 + rows * dossier + 40;
  const zoom = (room.height - Math.min(high, room.height * 0.5)) / rest;
  const within = (most: number) => Math.round(Math.max(1, Math.min(zoom, most, 1.5)) * 100) / 100;
  return { rows: within(room.width / 880), hand: within(room.width / 720) };
}

/** The left edge of a car's body. */
export const carLeft = (car: number) => (car === 0 ? CAB.left : ENGINE_WIDTH + (car - 1) * CAR_PITCH);
export const carWidth = (car: number) => (car === 0 ? CAB.width : CAR_WIDTH);
export const carMiddle = (car: number) => carLeft(car) + carWidth(car) / 2;

/** Where a space is in the drawing. */
export interface Ground {
  left: number;
  width: number;
  /** What figures stand on, and the edge in front of them along which loot lies. */
  stand: number;
  edge: number;
  /** From where to where it is touched. */
  top: number;
  bottom: number;
}

export function groundOf(train: Train, { car, level }: Space): Ground {
  if (isCoach(car)) return coachGround(train, level);
  const heights =
    level === 'roof'
      ? { stand: ROOF, edge: ROOF + 3, top: ROOF - 84, bottom: ROOF + 8 }
      : { stand: STAND, edge: FLOOR, top: CEILING, bottom: FLOOR + 4 };
  return { ...(car === FACTS.cell ? cellOf(train) : { left: carLeft(car), width: carWidth(car) }), ...heights };
}

/** The part of the drawing that is a space: what is touched to choose it. */
export function spaceBox(train: Train, space: Space): Box {
  const { left, width, top, bottom } = groundOf(train, space);
  return { x: left, y: top, width, height: bottom - top };
}

/** Everybody who stands on the train. */
export type Stander = Bandit | 'shotgun' | 'elf';

/** Who stands in a space, from left to right: the Marshal or the Shotgun, the bandits, the Elf. */
export function standers(scene: Scene, space: Space): Stander[] {
  const bandits = figuresOf(scene).filter(
    ({ bandit, figure }) => sameSpace(figure.at, space) && !hasFled(scene, bandit),
  );
  const marshal: Stander[] = sameSpace(marshalAt(scene), space) ? ['marshal'] : [];
  const shotgun: Stander[] = sameSpace(shotgunAt(scene), space) ? ['shotgun'] : [];
  const elf: Stander[] = sameSpace(scene.elf, space) ? ['elf'] : [];
  return [...marshal, ...shotgun, ...bandits.map(({ bandit }) => bandit), ...elf];
}

/** The most room a figure takes in a row. */
const ELBOWS = 40;

/** Where the `index`th of `count` in a row between `left` and `left + width` stands. */
export function inRow(index: number, count: number, left: number, width: number, room: number): number {
  const step = Math.min(room, width / count);
  return left + width / 2 + (index - (count - 1) / 2) * step;
}

/** Where a figure's feet are. In a crowd every other one stands a step further back, so that faces stay free. */
export function feet(index: number, count: number, { left, width, stand }: Ground): Point {
  const x = inRow(index, count, left + 10, width - 20, ELBOWS);
  const back = count > 4 && index % 2 === 1 ? 9 : 0;
  return { x, y: stand - back };
}

/** The feet of everybody on the train. */
export function everybody(scene: Scene): Map<Stander, Point> {
  const points = new Map<Stander, Point>();
  for (const space of spaces(scene)) {
    const row = standers(scene, space);
    const ground = groundOf(scene, space);
    row.forEach((who, index) => points.set(who, feet(index, row.length, ground)));
  }
  return points;
}

/** Every space of a train, in the order of the view's floor, and those beside it and in it: the Stagecoach, the Cell. */
export function spaces({ caboose, stagecoach, prison }: Train): Space[] {
  const cars = Array.from({ length: caboose + 1 }, (_, car) => car);
  const beside = stagecoach ? [FACTS.stagecoach] : [];
  const both = [...cars, ...beside].flatMap((car) => LEVELS.map((level) => ({ car, level })));
  return prison ? [...both, { car: FACTS.cell, level: 'inside' }] : both;
}
const LEVELS = ['inside', 'roof'] as const;

/** One token lying on the train. Its key is the same wherever it is drawn. */
export interface Lying extends Point {
  key: string;
  space: Space;
  token: Token;
  /** What is in the purse, if the viewer knows. */
  value: number | null;
}

/** The tokens of a space in a row at the front of its floor. */
export function lying(scene: Scene, space: Space): Lying[] {
  const at = place(space);
  const floor = floorAt(scene, space);
  if (!floor) return [];
  const many = (count: number, token: Token, name: string) =>
    Array.from({ length: count }, (_, index) => ({ key: `${name}-${at}-${index}`, token, value: null }));
  const tokens: Pick<Lying, 'key' | 'token' | 'value'>[] = [
    ...many(floor.strongboxes, 'strongbox', 'strongbox'),
    ...many(floor.jewels, 'jewel', 'jewel'),
    ...many(floor.sealed, 'sealed', 'sealed'),
    ...scene.lost
      .filter((purse) => sameSpace(purse.at, space))
      .map(({ label, value }) => ({ key: `lost-${label}`, token: { lost: label }, value })),
    ...flasksIn(scene, space).map(({ label }) => ({ key: `flask-${label}`, token: { flask: label }, value: null })),
    ...bagsAt(scene, space).map(({ label, value }) => ({ key: `bag-${label}`, token: { mailbag: label }, value })),
  ];
  const { left, width, edge } = groundOf(scene, space);
  const x = (index: number) => inRow(index, tokens.length, left + 8, width - 16, 30);
  return tokens.map((token, index) => ({ ...token, space, x: x(index), y: edge }));
}

/** Every token on the train. */
export function allLying(scene: Scene): Lying[] {
  return spaces(scene).flatMap((space) => lying(scene, space));
}

/** How far a pane of `pane` pixels must be scrolled so that `x` is in its middle, within the `whole`. */
export function scrollTo(x: number, pane: number, whole: number): number {
  return Math.max(0, Math.min(whole - pane, x - pane / 2));
}
