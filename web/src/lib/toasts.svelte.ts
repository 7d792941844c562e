// Short messages that come and go: refusals above all, each with the way to its rule.
import type { Trouble } from './api';

export interface Toast {
  id: number;
  text: string;
  tone: 'news' | 'refusal';
  /** The rule behind it, and of which game. */
  rule: { game: string; id: string } | null;
  /** What can be done about it, once. */
  remedy: { words: string; take(): void } | null;
}

/** Long enough to read a sentence slowly, and a rule as long as it is. */
const LASTS = 8_000;
const EACH_LETTER = 75;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 0;

  news(text: string, remedy: Toast['remedy'] = null): void {
    this.#add({ text, tone: 'news', rule: null, remedy });
  }

  refusal(no: Trouble, game: string | null = null): void {
    const rule = no.rule && game ? { game, id: no.rule } : null;
    this.#add({ text: no.message, tone: 'refusal', rule, remedy: null });
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  #add(toast: Omit<Toast, 'id'>): void {
    // Saying the same thing twice takes one place, with its time running anew.
    const others = this.all.filter((other) => other.text !== toast.text);
    const id = (this.#next += 1);
    this.all = [...others, { ...toast, id }].slice(-3);
    setTimeout(() => this.dismiss(id), Math.max(LASTS, EACH_LETTER * toast.text.length));
  }
}

export const toasts = new Toasts();
