// The rule lens: the rule behind a log line, a refusal or a place on the board. Rules are fetched once a game and tongue.
import { api, type Answer } from './api';
import type { RuleCard } from './protocol/RuleCard';
import { texts } from './texts.svelte';

const shelves = new Map<string, Promise<Answer<RuleCard[]>>>();

/** A game's rules in the tongue of the moment. */
export function rulesOf(game: string): Promise<Answer<RuleCard[]>> {
  const shelf = `${game} ${texts.tongue}`;
  const known = shelves.get(shelf);
  if (known) return known;
  const asked = api.rules(game);
  shelves.set(shelf, asked);
  // What could not be fetched is asked for again the next time.
  void asked.then((answer) => !answer.ok && shelves.delete(shelf));
  return asked;
}

class Lens {
  /** What it is held over. */
  over = $state.raw<{ game: string; rule: string } | null>(null);

  open(game: string, rule: string): void {
    this.over = { game, rule };
  }

  close(): void {
    this.over = null;
  }
}

export const lens = new Lens();
