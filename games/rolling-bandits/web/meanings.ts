// What things on this table mean: their names, what they do, their rules. Where there is no text, the rule's own words do.
import type { Texts } from '$lib/board';
import type { Meaning } from '$lib/explain.svelte';
import { FACTS, type CoachView, type Face, type Inside, type Symbol } from './rules';
import { faceName, own } from './words';

/** A face of a die, as it is placed. */
export const faceMeaning = (face: Face, texts: Texts): Meaning => ({
  name: faceName(texts, face),
  text: own(texts, face === 'joker' ? 'does-joker' : 'does-symbol'),
  rule: face === 'joker' ? 'RB-46' : 'RB-41',
});

const INSIDE: Record<Inside, string> = { bomb: 'RB-61', swap: 'RB-63', reroll: 'RB-67' };

/** What a chest does, for whoever knows what is in it. */
export const insideMeaning = (inside: Inside, texts: Texts, name = texts.t(`rb-${inside}`)): Meaning => ({
  name,
  rule: INSIDE[inside],
});

/** A chest that is still to be won: everybody sees its symbol, nobody what is inside. */
export const chestMeaning = (symbol: Symbol, texts: Texts): Meaning => ({
  name: own(texts, 'chest-closed', { symbol: faceName(texts, symbol) }),
  rule: 'RB-54',
});

export const carMeaning = ({ car, value }: CoachView, texts: Texts): Meaning => ({
  name: own(texts, 'car-of', { car: texts.t(car === FACTS.locomotive ? 'rb-locomotive' : 'rb-wagon'), value }),
  rule: 'RB-14',
});

export const mercenaryMeaning = (texts: Texts): Meaning => ({
  name: own(texts, 'mercenaries'),
  text: own(texts, 'does-mercenary'),
  rule: 'RB-84',
});
