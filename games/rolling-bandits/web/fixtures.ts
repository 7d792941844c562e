// Steps of real matches, cut out of the stories that `cargo run -p tinstar-catalogue --example story` writes: every kind
// of event and of choice at least once. For tests only.
import type { Action, Event, View } from './types';
import json from './fixtures.json';

export interface Step {
  story: string;
  seq: number;
  /** Null for the set-up. */
  before: View | null;
  action: Action | null;
  events: Event[];
  view: View;
  choices: Action[];
}

export const steps = json as unknown as Step[];
