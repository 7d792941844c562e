// What things on this table mean: their names, what they do, their rules. Where there is no text, the rule's own words do.
import type { Texts } from '$lib/board';
import type { Meaning } from '$lib/explain.svelte';
import { face, nameId, type Face } from './cards';
import type { Card, Goods, Terrain } from './rules';

const RULES: Record<Face['kind'], string> = {
  movement: 'MA-51',
  wild: 'MA-53',
  ambush: 'MA-90',
  camping: 'MA-90',
  clue: 'MA-105',
  hideout: 'MA-108',
  jurisdiction: 'MA-116',
  border: 'MA-133',
  train: 'MA-134',
  village: 'MA-139',
  outlaw: 'MA-63',
  corrupt: 'MA-74',
};

/** In the basic game these are other cards. */
const BASIC: Partial<Record<Face['kind'], string>> = { ambush: 'MA-153', camping: 'MA-154' };

/** A card, or its back, of which there is nothing to know. */
export function cardMeaning(card: Card | null, basic: boolean, texts: Texts): Meaning {
  if (card === null) return { name: texts.t('board-marshals-back-of-card'), rule: 'MA-40' };
  const { kind } = face(card);
  const name = texts.t(nameId(card));
  if (basic && BASIC[kind]) return { name, rule: BASIC[kind] };
  const own = kind === 'ambush' || kind === 'camping' || kind === 'hideout';
  return { name, rule: RULES[kind], text: own ? texts.t(`board-marshals-does-${kind}`) : undefined };
}

export const placeMeaning = (terrain: Terrain, texts: Texts): Meaning => ({
  name: texts.t(`ma-${terrain}`),
  rule: 'MA-19',
});

export const homeMeaning = (terrain: Terrain, basic: boolean, texts: Texts): Meaning => ({
  name: texts.t(`board-marshals-${basic ? 'from' : 'home'}`, { terrain: texts.t(`ma-${terrain}`) }),
  rule: basic ? 'MA-21' : 'MA-66',
});

/** Bullets and provisions. */
export const goodsMeaning = (what: Goods, count: number, texts: Texts): Meaning => ({
  name: texts.t(`board-marshals-${what}s`, { count }),
  text: texts.t(`board-marshals-does-${what}`),
  rule: what === 'bullet' ? 'MA-57' : 'MA-56',
});
