// Looking at choices and making one. Where it was chosen decides: what has a control of its own, which says what it does, is
// done at once; a thing touched on a crowded board waits until it is touched again. Board and list share one of these.

export class Picking {
  #hovered = $state<number | null>(null);
  #waiting = $state<number | null>(null);
  readonly #confirm: () => boolean;
  readonly #done: (choice: number) => void;

  /** `confirm` says whether somebody wants to be asked again at all; `done` makes a choice. */
  constructor(confirm: () => boolean, done: (choice: number) => void) {
    this.#confirm = confirm;
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

  /** Touches a choice that lies close to others: the second time it is made. */
  pick = (choice: number): void => {
    if (this.#waiting === choice || !this.#confirm()) this.choose(choice);
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
