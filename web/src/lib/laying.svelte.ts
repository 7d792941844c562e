// How a board is laid. It is much to make and to draw, and a slow phone that did it all at once would answer nobody
// meanwhile: it is made part by part, out of sight, and shown when it is whole, so that nothing jumps.
import { flushSync } from 'svelte';
import { afterDrawn } from './drawn';

/** When a task has taken so long, in milliseconds, it lets others have their turn. */
const TASK = 10;

/** The context of a board that is laid so; one that stands by itself, as in tests and on posters, is made at once. */
export const LAYING = Symbol('laying');

export class Laying {
  /** Whether everything is made that is played with. */
  done = $state(false);
  #parts = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes a part when its turn comes, unless it is called off. */
  make(part: () => void): () => void {
    this.#parts.add(part);
    return () => this.#parts.delete(part);
  }

  /** Does something once the whole board has been seen, unless it is called off. */
  after(go: () => void): () => void {
    return this.done ? afterDrawn(go) : () => {};
  }

  /** Makes parts until there are none; making one may bring others. */
  go = (): void => {
    const began = performance.now();
    for (const part of this.#parts) {
      if (performance.now() - began > TASK) {
        this.#timer = setTimeout(this.go);
        return;
      }
      this.#parts.delete(part);
      part();
      flushSync();
    }
    this.done = true;
  };

  stop(): void {
    clearTimeout(this.#timer);
  }
}
