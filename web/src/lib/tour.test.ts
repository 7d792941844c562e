// Every step of every walk-through points at something that is on the board when it is shown: on the boards of recorded
// matches, each drawn at as few moments as it takes.
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { shown, type Frame, type Recorded } from '../bench/story';
import { BOARDED, allFiles, board } from './registry';
import { looks } from './seats';
import { Words } from './words';

vi.setConfig({ testTimeout: 120_000 });

const recorded = import.meta.glob<Recorded>('../../../games/*/web/fixtures/*.json', { import: 'default' });

/** Whenever somebody was asked something: what they saw. */
async function asked(game: string): Promise<(Frame & { viewer: number; seats: number })[]> {
  const mine = Object.entries(recorded).filter(([path]) => path.includes(`/${game}/`));
  const stories = await Promise.all(mine.map(async ([, load]) => shown(await load())));
  return stories.flatMap(({ frames, viewer, seats }) =>
    viewer === null ? [] : frames.flatMap((frame) => (frame.choices.length ? [{ ...frame, viewer, seats }] : [])),
  );
}

describe('the walk-through', () => {
  test.each(BOARDED)('of %s points at things that are there', async (game) => {
    const module = await board(game);
    const words = new Words('en', await allFiles('en', game));
    const moments = (await asked(game)).map((moment) => ({
      moment,
      steps: module.tour.filter((step) => step.when(moment.view, moment.viewer, moment.choices)),
    }));
    const left = new Set(module.tour);
    while (left.size > 0) {
      const news = (steps: typeof module.tour) => steps.filter((step) => left.has(step)).length;
      const best = moments.reduce((one, other) => (news(other.steps) > news(one.steps) ? other : one));
      if (news(best.steps) === 0) break;
      const { moment, steps } = best;
      const names = ['Ada', 'Billy', 'Chidi', 'Dolores', 'Etta', 'Frank'].slice(0, moment.seats);
      const nothing = () => {};
      const drawn = mount(module.Board, {
        target: document.body,
        props: {
          view: moment.view,
          seats: looks(names, module, moment.view),
          viewer: moment.viewer,
          deciders: moment.deciders,
          choices: moment.choices,
          looked: null,
          played: null,
          motion: false,
          texts: words,
          look: nothing,
          choose: nothing,
          pick: nothing,
          act: nothing,
          whyNot: nothing,
          rule: nothing,
        },
      });
      flushSync();
      for (const step of steps) {
        expect(document.querySelector(step.at), `${step.text} at ${moment.seq}`).not.toBeNull();
        left.delete(step);
      }
      void unmount(drawn);
      document.body.replaceChildren();
    }
    // What no recorded match has the moment for.
    expect([...left].map(({ text }) => text)).toEqual([]);
  });
});
