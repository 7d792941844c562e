// How a game is played, told in a few pictures made of its own pieces: for whoever has never seen the rulebook.
import type { Component } from 'svelte';
import type { Texts } from './board';

/** One picture, and what is said about it. */
export interface HowStep {
  /** Message id of one or two short sentences, in the board's `messages`. */
  text: string;
  /** The rule that says it in full. */
  rule: string;
}

/** What `games/<game>/web/How.svelte` is: a picture for each of its steps, which is as large as it is given room. */
export interface HowModule {
  default: Component<{ step: number; texts: Texts }>;
  /** Four to seven, and one or two for what expansions bring: the aim, a turn, what counts, what ends it, what surprises everybody. */
  steps: readonly HowStep[];
}
