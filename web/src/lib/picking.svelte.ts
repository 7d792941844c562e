// Looking at choices and making one. What has a control of its own, which says what it does, is done at once, and so is what
// can be undone; anything else that is touched on a crowded board waits until it is touched again. Board and list share one
// of these.

export class Picking {
  #hovered = $state<number | null>(null);
  #waiting = $state<number | null>(null);
  readonly #asks: (choice: number) => boolean;
  readonly #done: (choice: number) => void;

  /** `asks` says whether a choice touched among others is to be touched again; `done` makes a choice. */
  constructor(asks: (choice: number) => boolean, done: (choice: number) => void) {
    this.#asks = asks;
    this.#done = done;
  }

  /** The choice that is previewed. */
  get looked(): number | null {
    return this.#hovered ?? this.#waiting;
  }

  /** The choice that waits for its second touch. */
  get waiting(): number | null {
    return this.#waiting;
  }

  look = (choice: number | null): void => {
    this.#hovered = choice;
  };

  /** Makes a choice: of the list, by its key, with a button that says what it does. */
  choose = (choice: number): void => {
    this.cancel();
    this.#done(choice);
  };

  /** Touches a choice that lies close to others: if it is to be touched again, the second time it is made. */
  pick = (choice: number): void => {
    if (this.#waiting === choice || !this.#asks(choice)) this.choose(choice);
    else this.#waiting = choice;
  };

  /** Makes the choice that waits. */
  confirm(): void {
    if (this.#waiting !== null) this.choose(this.#waiting);
  }

  /** Whether there was something to cancel. */
  cancel = (): boolean => {
    const was = this.#waiting !== null;
    this.#hovered = null;
    this.#waiting = null;
    return was;
  };
}
