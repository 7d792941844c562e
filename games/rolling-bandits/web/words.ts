// The board's sentences, put together from the game's own names.
import type { Texts } from '$lib/board';
import { count, groupAt, type Scene } from './scene';
import { standing } from './standing';
import { FACTS, type Face } from './rules';

const ID = 'board-rolling-bandits-';

export interface Say {
  texts: Texts;
  /** What people call each seat. */
  names: readonly string[];
}

/** One of the board's own messages. */
export function own(texts: Texts, id: string, gaps: Record<string, string | number> = {}): string {
  return texts.t(ID + id, gaps);
}

export function faceName(texts: Texts, face: Face): string {
  return texts.t(`rb-${face}`);
}

/** A car and everybody in it, as one would tell it to somebody who does not look. */
export function carInWords(scene: Scene, index: number, { texts, names }: Say): string {
  const coach = scene.train[index]!;
  const first = texts.t('rb-describe-car', {
    at: index + 1,
    car: texts.t(coach.car === FACTS.locomotive ? 'rb-locomotive' : 'rb-wagon'),
    value: coach.value,
    chest: coach.chest ? faceName(texts, coach.chest) : 'none',
  });
  const groups = scene.sides.flatMap(({ gang }, seat) => {
    const group = groupAt(gang, index);
    if (!group) return [];
    return own(texts, 'group', { seat: names[seat]!, count: count(group.dice), face: faceName(texts, group.symbol) });
  });
  return [first, ...groups, ...standingInWords(scene, index, { texts, names })].join(' ');
}

/** Who leads in a car, if anybody is in it. */
export function standingInWords(scene: Scene, index: number, { texts, names }: Say): string[] {
  const { leader, tied, enough, dice } = standing(scene, index);
  if (tied.length > 0) return [own(texts, 'tied')];
  if (leader === null) return [];
  if (enough) return [own(texts, 'leads', { seat: names[leader]! })];
  return [own(texts, 'short', { seat: names[leader]!, count: scene.train[index]!.value - dice[leader]! })];
}
