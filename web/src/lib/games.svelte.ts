// The games the server has, in the tongue of the moment.
import { api } from './api';
import type { GameCard } from './protocol/GameCard';
import { POSTED } from './registry';
import { texts } from './texts.svelte';

class Games {
  all = $state.raw<readonly GameCard[]>([]);
  #tongue: string | null = null;

  /** What hangs on the wall: games with a poster at once, others when the server has told of them. */
  get posted(): string[] {
    return [...POSTED, ...this.all.map(({ id }) => id).filter((id) => !POSTED.includes(id))];
  }

  /** Fetches them if they are not here yet. */
  async load(): Promise<void> {
    if (this.#tongue === texts.tongue) return;
    const answer = await api.games();
    if (!answer.ok) return;
    this.#tongue = texts.tongue;
    this.all = answer.value;
  }

  card(game: string): GameCard | null {
    return this.all.find((card) => card.id === game) ?? null;
  }
}

export const games = new Games();
