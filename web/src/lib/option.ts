// What an option of a game looks like, in small pictures made of its own pieces: for whoever lays a table.
import type { Component } from 'svelte';

/** What `games/<game>/web/Options.svelte` is: a picture for each value of the options it names, 120 by 72. */
export interface OptionModule {
  default: Component<{ option: string; value: string }>;
  /** The options it has pictures of. */
  pictured: readonly string[];
  /** What is best chosen at such a table, where that is not as usual. */
  advised?: (table: Company) => Record<string, string>;
}

/** Who comes together at a table. */
export interface Company {
  /** Whether several people play, and not one with bots. */
  people: boolean;
  /** Whether whoever lays the table has not played the game yet. */
  first: boolean;
}
