// A recorded match for the tests: what the viewer saw at every moment of it, and what led there.
import type { Choice } from '$lib/board';
import { shown, type Recorded } from '../../../web/src/bench/story';
import short from './fixtures/short.json';
import type { Action, Event, View } from './rules';

const story = shown(short as unknown as Recorded);

export const viewer = story.viewer!;

/** Every step: what is seen before it, each line with what is seen before and after it, and what came of them all. */
export const steps = story.frames.map((frame, index) => {
  const before = (story.frames[index - 1]?.view ?? short.from) as View;
  return {
    before,
    lines: frame.lines.map((line, at) => ({
      ...line,
      event: line.event as Event,
      before: (frame.lines[at - 1]?.after ?? before) as View,
      after: line.after as View,
    })),
    view: frame.view as View,
    choices: frame.choices as Choice<Action>[],
    deciders: frame.deciders,
  };
});
