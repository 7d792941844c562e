// What a board that does not move keeps in sight: the last event of a kind, until another view comes that no event led to.
import { toldWith, type Played } from './board';

export class Kept<Event, View = unknown> {
  now = $state.raw<Played<Event, View> | null>(null);

  readonly #isWorth: (event: Event) => boolean;
  #view: unknown;
  #key = -1;
  /** Whether something was being told when we last looked: what is seen now came of it. */
  #told = false;

  /** `isWorth` says which events are kept. */
  constructor(isWorth: (event: Event) => boolean) {
    this.#isWorth = isWorth;
  }

  /** Takes what a board is given; to be called before each drawing. */
  follow(view: unknown, played: Played<Event, View> | null): void {
    // In a replay somebody may have jumped here: what was told last did not lead to this.
    if (view !== this.#view && !this.#told) this.now = null;
    this.#view = view;
    this.#told = played !== null;
    if (!played || played.key === this.#key) return;
    this.#key = played.key;
    this.now = toldWith(played).findLast(({ event }) => this.#isWorth(event)) ?? this.now;
  }
}
