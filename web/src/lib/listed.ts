// The choices as the list beside the board has them: it may leave out what a board offers in a better way, and keys
// count what is listed.
import type { Choice } from './board';

/** The places of the choices that are listed. */
export function listed<Offered extends Choice>(
  choices: readonly Offered[],
  hides: (choice: Offered) => boolean = () => false,
): number[] {
  return choices.flatMap((choice, place) => (hides(choice) ? [] : [place]));
}
