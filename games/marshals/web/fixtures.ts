// Recorded matches with all their views, for tests; `scripts/fixtures` writes them.
import { caseOf } from '$lib/cases';
import type { Choice } from '$lib/board';
import type { Say } from '$lib/protocol/Say';
import { shown, type Recorded } from '../../../web/src/bench/story';
import ambush from './fixtures/ambush.json';
import basic from './fixtures/basic.json';
import clue from './fixtures/clue.json';
import corrupt from './fixtures/corrupt.json';
import events from './fixtures/events.json';
import search from './fixtures/search.json';
import whole from './fixtures/whole.json';
import type { Action, Event, View } from './rules';

export interface Line {
  rule: string;
  say: Say;
  event: Event;
  before: View;
  after: View;
}

export interface Frame {
  lines: Line[];
  view: View;
  choices: Choice<Action>[];
}

function told(recorded: unknown): Frame[] {
  let before = (recorded as Recorded).from as View;
  return shown(recorded as Recorded).frames.map(({ lines, view, choices }) => {
    const seen = lines.map((line) => {
      const one = { ...line, before } as Line;
      before = one.after;
      return one;
    });
    before = view as View;
    return { lines: seen, view: before, choices: choices as Choice<Action>[] };
  });
}

/** A whole match, from the set-up to the victory. */
export const WHOLE = told(whole);
/** A match with Trains and Villages. */
export const EVENTFUL = told(events);
export const STORIES = [WHOLE, EVENTFUL, ...[ambush, basic, clue, corrupt, search].map(told)];

export const LINES = STORIES.flatMap((frames) => frames.flatMap(({ lines }) => lines));

/** Decisions of the viewer: one for each set of kinds of choices. */
export const MOMENTS = [
  ...new Map(
    STORIES.flat()
      .filter(({ choices }) => choices.length > 0)
      .map((frame) => {
        const kinds = new Set(frame.choices.map(({ action }) => caseOf(action)));
        return [`${caseOf(frame.view.phase)} ${[...kinds].sort().join()}`, frame];
      }),
  ).values(),
];
