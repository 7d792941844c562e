// All hands open: what each seat knows that not everybody does, once there are no secrets left to keep.
import type { Answer, Eyes, Moment } from './api';
import type { Say } from './protocol/Say';

/** What somebody is told that everybody is not. */
export function secretsOf(own: readonly Say[], everybodys: readonly Say[]): Say[] {
  const known = new Set(everybodys.map((say) => JSON.stringify(say)));
  return own.filter((say) => !known.has(JSON.stringify(say)));
}

export class Hands {
  /** By seat; null until it is known. Those of the moment before stay until the next are known. */
  open = $state.raw<Say[][] | null>(null);
  #wanted: { seats: number; moment: Moment } | null = null;
  #asking = false;
  readonly #words: (eyes: Eyes, moment: Moment) => Promise<Answer<Say[]>>;

  /** `words` tells what is seen through some eyes at a moment. */
  constructor(words: (eyes: Eyes, moment: Moment) => Promise<Answer<Say[]>>) {
    this.#words = words;
  }

  /** Shows those of a moment. Of many that are asked for in a row only the last matters. */
  async show(seats: number, moment: Moment): Promise<void> {
    this.#wanted = { seats, moment };
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted) {
      const { seats, moment } = this.#wanted;
      this.#wanted = null;
      await this.#ask(seats, moment);
    }
    this.#asking = false;
  }

  async #ask(seats: number, moment: Moment): Promise<void> {
    const eyes: Eyes[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
    const [everybodys, ...own] = await Promise.all(eyes.map((one) => this.#words(one, moment)));
    if (!everybodys?.ok || !own.every((one) => one.ok)) return;
    this.open = own.map(({ value }) => secretsOf(value, everybodys.value));
  }
}
