import { describe, expect, it } from 'vitest';
import type { Played } from '$lib/board';
import { alike } from './cards';
import steps from './fixtures/steps.json';
import { act, after, scene, type Acting } from './scene';
import type { Event, View } from './types';

interface Story {
  viewer: number | null;
  frames: { lines: { event: Event }[]; view: View }[];
}

/** What the board draws of a view: all of it but what is worked out from unseen things. */
function drawn(view: View) {
  const own = view.own === null ? [] : (view.hands[view.own]?.known ?? []);
  return {
    map: view.map,
    marshals: view.marshals.map(({ doubt: _, ...marshal }) => marshal),
    sizes: view.hands.map((hand) => hand.size),
    own: own.map(alike).sort(),
    deck: view.deck.size,
    discard: view.discard,
    outlaws: view.outlaws.map(({ place, escapes }) => ({ place, escapes })),
    unmasked: view.unmasked,
    active: view.active,
    turn: view.turn,
  };
}

const stories = steps as unknown as Story[];

describe('the table carried on by events', () => {
  it.each(stories.map((story, index) => [index, story] as const))(
    'comes out as the next view: step %i',
    (_, { frames }) => {
      frames.slice(1).forEach((frame, index) => {
        const start = scene(frames[index]!.view);
        const end = frame.lines.reduce((so, { event }) => after(so, event), start);
        expect(drawn(end.view)).toEqual(drawn(frame.view));
        expect(end.stage).toBe(scene(frame.view).stage);
      });
    },
  );
});

describe('acting out', () => {
  const { frames } = stories[2]!;
  const { view, lines } = { view: frames[0]!.view, lines: frames[1]!.lines };
  const played = (event: Event, key: number): Played<Event> => ({
    rule: '',
    say: { id: '', args: [] },
    event,
    key,
    lasts: 1,
  });

  it('shows the table before and after an event, and remembers what was told', () => {
    let acting: Acting | null = null;
    lines.forEach(({ event }, key) => {
      acting = act(acting, view, played(event, key));
      expect(act(acting, view, played(event, key))).toBe(acting);
    });
    const rested = act(acting, view, null);
    expect(rested.before).toBe(rested.after);
    expect(drawn(rested.after.view)).toEqual(drawn(frames[1]!.view));
  });

  it('begins again when a step is played again from the same view', () => {
    const events = lines.map(({ event }, key) => played(event, key));
    const once = events.reduce<Acting | null>((acting, event) => act(acting, view, event), null)!;
    const again = act(once, view, { ...events[0]!, key: 99 });
    expect(again.before.view).toBe(view);
    const end = events.slice(1).reduce((acting, event) => act(acting, view, { ...event, key: event.key + 100 }), again);
    expect(end.after).toEqual(once.after);
  });

  it('believes a new view more than anything told before', () => {
    const told = act(act(null, view, null), view, played(lines[0]!.event, 1));
    const next = frames[1]!.view;
    expect(act(told, next, null).before.view).toBe(next);
  });
});
