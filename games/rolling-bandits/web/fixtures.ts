// Recorded matches for the tests, written by scripts/fixtures: a whole one, the beginning of one of four, and a full tie that
// a new train has to settle.
import { caseOf } from '$lib/cases';
import { shown, type Recorded } from '../../../web/src/bench/story';
import again from './fixtures/again.json';
import four from './fixtures/four.json';
import mercenaries from './fixtures/mercenaries.json';
import type { Action, Event, View } from './rules';

export interface Line {
  event: Event;
  before: View;
  after: View;
}

export interface Step {
  story: string;
  seq: number;
  /** Null for the set-up. */
  before: View | null;
  action: Action | null;
  events: Event[];
  /** The same with what is seen before and after each. */
  lines: Line[];
  view: View;
  choices: Action[];
}

function stepsOf(story: string, recorded: unknown): Step[] {
  const { from } = recorded as Recorded;
  const { frames } = shown(recorded as Recorded);
  return frames.map(({ seq, action, lines, view, choices }, at) => {
    const before = (frames[at - 1]?.view ?? from) as View | null;
    return {
      story,
      seq,
      before,
      action: action as Action | null,
      events: lines.map(({ event }) => event as Event),
      lines: lines.map(({ event, after }, nth) => ({
        event: event as Event,
        // There is nothing to be seen before the first word of the set-up.
        before: (lines[nth - 1]?.after ?? before ?? after) as View,
        after: after as View,
      })),
      view: view as View,
      choices: choices.map((choice) => choice.action as Action),
    };
  });
}

export const steps: Step[] = [
  ...stepsOf('mercenaries', mercenaries),
  ...stepsOf('four', four),
  ...stepsOf('again', again),
];

const seen = new Set<string>();

/** Fewer of them: those with a kind of event or of choice that none before has. */
export const various: Step[] = steps.filter(({ events, choices }) => {
  const kinds = [
    ...events.map((event) => `event ${caseOf(event)}`),
    ...choices.map((action) => `may ${caseOf(action)}`),
  ];
  const before = seen.size;
  kinds.forEach((kind) => seen.add(kind));
  return seen.size > before;
});
