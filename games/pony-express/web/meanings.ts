// What things on this table mean: their names, what they do, their rules. Where there is no text, the rule's own words do.
import type { Texts } from '$lib/board';
import type { Meaning } from '$lib/explain.svelte';
import { nameOfHand, valueOf } from './hands';
import { isDesert, place, type Kind } from './layout';
import type { Hand, Item } from './rules';
import { nameOfItem } from './scene';

const SPACES: Record<Kind, string> = {
  town: 'PE-3',
  station: 'PE-115',
  raiders: 'PE-121',
  mine: 'PE-125',
  saloon: 'PE-126',
  relay: 'PE-129',
  plain: 'PE-5',
  sacramento: 'PE-155',
};

export const itemMeaning = (item: Item, texts: Texts): Meaning => ({
  name: texts.t(nameOfItem(item)),
  text: texts.t(`board-pony-express-does-${item.replaceAll('_', '-')}`),
  rule: 'PE-147',
});

/** A space of the map. In the desert, what matters of open country is what a reroll costs there. */
export function spaceMeaning(space: number, texts: Texts): Meaning {
  const { kind } = place(space);
  return {
    name: texts.t('board-pony-express-space', { space, kind: texts.t(`pe-${kind}`) }),
    rule: kind === 'plain' && isDesert(space) ? 'PE-35' : SPACES[kind],
  };
}

/** A hand as it is claimed. */
export const handMeaning = (hand: Hand, texts: Texts): Meaning => ({
  name: `${texts.t(nameOfHand(hand))}: ${texts.t('board-pony-express-spaces', { count: valueOf(hand) })}`,
  rule: hand === 'straight' ? 'PE-20' : 'PE-49',
});
