// A review that is asked for and waited for: the server works it out when it has time.
import { api } from './api';
import type { ReviewNow } from './protocol/ReviewNow';

/** How long to wait before asking again how far it is. */
const AGAIN = 1000;

export class Reviewing {
  /** How far it is; null until that is known. */
  now = $state.raw<ReviewNow | null>(null);
  trouble = $state<string | null>(null);
  readonly #table: string;
  #next: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for it. Once is enough: from then on it is looked how far it is. */
  async ask(): Promise<void> {
    clearTimeout(this.#next);
    const answer = await api.askReview(this.#table);
    if (this.#closed) return;
    this.trouble = answer.ok ? null : answer.no.message;
    if (answer.ok) this.now = answer.value;
    // A server that was started anew has forgotten what it was asked: it is simply asked again.
    if (answer.ok && (answer.value.state === 'working' || answer.value.state === 'unasked'))
      this.#next = setTimeout(() => void this.ask(), AGAIN);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }
}
