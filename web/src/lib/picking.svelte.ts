// Looking at choices and making one: the first click looks, the second does it. Board and list share one of these.

export class Picking {
  #hovered = $state<number | null>(null);
  #picked = $state<number | null>(null);
  readonly #confirm: () => boolean;
  readonly #done: (choice: number) => void;

  /** `confirm` says whether a choice needs a second click; `done` makes it. */
  constructor(confirm: () => boolean, done: (choice: number) => void) {
    this.#confirm = confirm;
    this.#done = done;
  }

  /** The choice that is previewed. */
  get looked(): number | null {
    return this.#hovered ?? this.#picked;
  }

  /** The choice that waits for its second click. */
  get picked(): number | null {
    return this.#picked;
  }

  look = (choice: number | null): void => {
    this.#hovered = choice;
  };

  pick = (choice: number): void => {
    if (this.#picked === choice || !this.#confirm()) this.#do(choice);
    else this.#picked = choice;
  };

  confirm(): void {
    if (this.#picked !== null) this.#do(this.#picked);
  }

  /** Whether there was something to cancel. */
  cancel = (): boolean => {
    const was = this.#picked !== null;
    this.#hovered = null;
    this.#picked = null;
    return was;
  };

  #do(choice: number): void {
    this.cancel();
    this.#done(choice);
  }
}
