// How strong a level is in a game, in a sentence: as it was measured, or that nothing could be.
import { levelWord } from './names';
import type { GameCard } from './protocol/GameCard';
import { t } from './texts.svelte';

const percent = (share: number) => Math.round(share * 100);

/** How a level did with so many players, or with the number nearest to it that was measured; null where it was not. */
export function measured(card: GameCard, level: string, players: number) {
  const found = card.levels.find(({ name }) => name === level)?.strengths ?? [];
  const far = (measured: number) => Math.abs(measured - players);
  const [nearest] = [...found].sort((one, other) => far(one.players) - far(other.players));
  if (!nearest) return null;
  const { players: of, share, rest } = nearest;
  return { players: of, share: percent(share), fair: percent(1 / of), rest };
}

/** The same in a sentence. */
export function strengthOf(card: GameCard, level: string, players: number): string | null {
  const found = measured(card, level, players);
  return found && t('level-strength', { ...found, rest: levelWord(found.rest) });
}

/** Why there is no harder opponent, where that is known. */
export function ceilingOf(card: GameCard): string | null {
  return card.ceiling === null ? null : t(`level-ceiling-${card.ceiling}`);
}
