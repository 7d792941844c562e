// A hint in words: what a good player would do, for the eye beside each choice and for the ear in one sentence.
import type { ChoiceOffered } from './protocol/ChoiceOffered';
import type { Hint } from './protocol/Hint';
import { t, texts } from './texts.svelte';

/** What a hint says of a choice. */
export interface Hinted {
  /** Its place in the list of choices. */
  choice: number;
  /** Whether it is the best of them. */
  best: boolean;
  /** The chance to win with it, short, or that it is felt and not tried out. */
  chance: string;
}

export function hinted(hint: Hint | null): Hinted[] {
  return (hint?.choices ?? []).map(({ choice, chance }, nth) => ({
    choice,
    best: nth === 0,
    chance: chance == null ? t('hint-felt') : t('hint-chance', { percent: Math.round(chance * 100) }),
  }));
}

/** The whole hint in a sentence or two: the best choices with their chances, and what speaks for the best. */
export function hintInWords(hint: Hint, choices: readonly ChoiceOffered[]): string {
  const named = hint.choices.flatMap(({ choice, chance }) => {
    const offered = choices[choice];
    if (!offered) return [];
    const action = texts.words.say(offered.say);
    return chance == null ? action : t('hint-one', { action, percent: Math.round(chance * 100) });
  });
  const why = hintReason(hint);
  return [t('hint-heard', { choices: named.join('; ') }), ...(why ? [why] : [])].join(' ');
}

/** What speaks for the best choice, if the game can say it. */
export function hintReason(hint: Hint | null): string | null {
  const why = hint?.choices[0]?.why;
  return why ? texts.words.say(why) : null;
}
