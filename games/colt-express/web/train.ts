// What the drawing of the train asks of a scene beside where everybody stands: who is looked at, who goes where, how it
// ended for whom. Pure; the measures are in layout.ts.
import type { Choice } from '$lib/board';
import { aiming, boarding, freeing, reaching, ridingOn, type Preview } from './choices';
import { attackedCar, besideOf } from './coach';
import { tall } from './figures';
import { carLeft, carWidth, groundOf, spaceBox, spaces, trainWidth, type Point, type Stander } from './layout';
import { stirred } from './motions';
import { prisonersAt } from './prison';
import { figureOf, figuresOf, playersOf } from './reading';
import { FACTS, type Bandit, type Event } from './rules';
import { isOut, type Scene } from './scene';

/** How much larger figures stand on the train than they are painted. */
export const GROWN = 1.1;

/** How far to each side of a figure a finger may come down. */
const ARM = 50;

export const isBandit = (who: Stander): who is Exclude<Bandit, 'marshal'> =>
  (FACTS.bandits as readonly string[]).includes(who);

/** Everybody who may be on the train, in the order in which they are drawn over each other. */
export const cast = (scene: Scene): Stander[] => [
  'marshal',
  ...(scene.stagecoach ? (['shotgun'] as const) : []),
  ...figuresOf(scene).map(({ bandit }) => bandit),
  'elf',
];

/** Who runs a figure, if a player does. */
const seatOf = (scene: Scene, who: Stander) =>
  isBandit(who) || who === 'marshal' ? figureOf(scene, who)?.seat : undefined;

export const isMine = (scene: Scene, who: Stander, viewer: number | null) =>
  viewer !== null && seatOf(scene, who) === viewer;

export const isDead = (scene: Scene, who: Stander) => isBandit(who) && isOut(scene, who);

export function hasWon(scene: Scene, who: Stander): boolean {
  const seat = seatOf(scene, who);
  return seat !== undefined && scene.verdict.winners.includes(seat) && !isDead(scene, who);
}

/** Where the eye should be: at the event, at whose card is on, at one's own bandit. */
export function focus(scene: Scene, event: Event | null, viewer: number | null): Stander | null {
  const own = viewer === null ? undefined : playersOf(scene).find(({ figure }) => figure.seat === viewer);
  return (event ? stirred(event) : null) ?? scene.acting ?? own?.bandit ?? null;
}

/** From where to where there is something on the train to choose; null if there is nothing. */
export function aimed(
  scene: Scene,
  points: ReadonlyMap<Stander, Point>,
  choices: readonly Choice[],
): { left: number; right: number } | null {
  const attacked = attackedCar(scene, null);
  const edges = [
    ...spaces(scene)
      .filter((space) => reaching(choices, space) !== null)
      .map((space) => spaceBox(scene, space))
      .flatMap(({ x, width }) => [x, x + width]),
    ...[...points].filter(([who]) => aiming(choices, who) !== null).flatMap(([, { x }]) => [x - ARM, x + ARM]),
    ...prisonersAt(scene)
      .filter(({ prisoner }) => freeing(choices, prisoner) !== null)
      .flatMap(({ at }) => [at.x - ARM, at.x + ARM / 2]),
  ];
  // A rider boards the car beside it, or rides on to the next.
  if (attacked !== null && boarding(choices)) edges.push(carLeft(attacked), carLeft(attacked) + carWidth(attacked));
  if (attacked !== null && ridingOn(choices)) edges.push(carLeft(attacked - 1));
  return edges.length > 0 ? { left: Math.min(...edges), right: Math.max(...edges) } : null;
}

/** Who would stand where if the choice that is looked at were taken. */
export function going(scene: Scene, would: Preview | null): { who: Stander; feet: Point } | null {
  if (!would || !('to' in would)) return null;
  const who = goer(scene, would.kind);
  if (!who) return null;
  const { x, width } = spaceBox(scene, would.to);
  return { who, feet: { x: x + width / 2, y: groundOf(scene, would.to).stand } };
}

function goer({ phase, acting }: Scene, kind: 'go' | 'marshal' | 'push'): Stander | null {
  if (kind === 'marshal') return 'marshal';
  if (kind === 'go') return acting;
  return typeof phase === 'object' && 'push' in phase ? phase.push.target : null;
}

/** Where a sign over a figure's head hangs. */
export const overHead = (who: Stander, { x, y }: Point): Point => ({ x, y: y - tall(who) * GROWN - 4 });

/** A part of the train for which the Elf has gifts, or none. */
export interface Zone {
  gift: boolean;
  left: number;
  right: number;
  /** The Elf is in it. */
  lit: boolean;
}

export function zones(scene: Scene): Zone[] {
  const near = scene.elf !== null && besideOf(scene, scene.elf) <= FACTS.elf_near;
  return [
    { gift: true, left: 6, right: carLeft(1) + carWidth(1), lit: near },
    { gift: false, left: carLeft(2), right: trainWidth(scene) - 8, lit: !near },
  ];
}
