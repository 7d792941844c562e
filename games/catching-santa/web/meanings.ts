// What things on this table mean: their names, what they do, their rules. Where there is no text, the rule's own words do.
import type { Texts } from '$lib/board';
import type { Meaning } from '$lib/explain.svelte';
import type { MagicFace } from './memory';
import { FACTS, type Christmas, type Layout, type SideView } from './rules';
import { WORTH } from './view';

/** A Christmas piece: what catching it brings. */
export const pieceMeaning = (piece: Christmas, texts: Texts): Meaning => ({
  name: texts.t('board-catching-santa-prize', { piece: texts.t(`cs-${piece}`), points: WORTH[piece], count: 1 }),
  rule: piece === 'santa' ? 'CS-52' : 'CS-51',
});

/** The face of the magic die that is up, or the die before it was thrown. */
export const magicMeaning = (face: MagicFace | null, texts: Texts): Meaning => ({
  name: face
    ? texts.t('board-catching-santa-magic-face', {
        piece: texts.t(`cs-${face.piece}`),
        steps: Math.abs(face.steps),
        way: face.steps < 0 ? 'back' : 'forward',
      })
    : texts.t('board-catching-santa-magic-die'),
  rule: face ? 'CS-21' : 'CS-18',
});

/** A space that is more than a number: where somebody's pieces come in, or where a Christmas piece has its start. */
export function spaceMeaning(space: number, layout: Layout, sides: readonly SideView[], texts: Texts): Meaning | null {
  if (sides.some(({ entry }) => entry === space))
    return { name: texts.t('board-catching-santa-entry', { space }), rule: 'CS-36' };
  const piece = FACTS.christmas[layout.starts.indexOf(space)];
  if (!piece) return null;
  return {
    name: texts.t('board-catching-santa-start', { space, piece: texts.t(`cs-${piece}`) }),
    rule: piece === 'santa' ? 'CS-52' : 'CS-23',
  };
}

/** A player's piece, on the path or at home. */
export const pawnMeaning = (name: string, isHome: boolean, texts: Texts): Meaning => ({
  name: texts.t(isHome ? 'board-catching-santa-at-home' : 'board-catching-santa-piece-of', { name }),
  rule: isHome ? 'CS-68' : 'CS-58',
});
