// A review that is asked for and waited for: the server works it out when it has time.
import { api, type Answer } from './api';
import type { ReviewNow } from './protocol/ReviewNow';

/** How long to wait before asking again how far it is. */
const AGAIN = 1000;

export class Reviewing {
  /** How far it is; null until that is known. */
  now = $state.raw<ReviewNow | null>(null);
  trouble = $state<string | null>(null);
  readonly #now: () => Promise<Answer<ReviewNow>>;
  #next: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(now: () => Promise<Answer<ReviewNow>>) {
    this.#now = now;
  }

  /** Of a table's match. */
  static ofTable(table: string): Reviewing {
    return new Reviewing(() => api.askReview(table));
  }

  /** Of a record file: it is sent once, and again if the server has forgotten it. */
  static ofRecord(record: string): Reviewing {
    let file: string | null = null;
    return new Reviewing(async () => {
      const known = file === null ? null : await api.reviewOf(file);
      if (known && !(known.ok && known.value.state === 'unasked')) return known;
      const sent = await api.askReviewOf(record);
      if (!sent.ok) return sent;
      file = sent.value.file;
      return { ok: true, value: sent.value.now };
    });
  }

  /** Asks for it. Once is enough: from then on it is looked how far it is. */
  async ask(): Promise<void> {
    clearTimeout(this.#next);
    const answer = await this.#now();
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
