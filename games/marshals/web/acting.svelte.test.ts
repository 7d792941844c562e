import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps, Played } from '$lib/board';
import { allFiles } from '$lib/registry';
import { looks } from '$lib/seats';
import { Words } from '$lib/words';
import Board from './Board.svelte';
import { EVENTFUL, WHOLE } from './fixtures';
import board from './index';
import type { Action, Event, View } from './rules';

const words = new Words('en', await allFiles('en', 'marshals'));
const nothing = () => {};

// Whole matches are drawn here, on machines that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

function props(view: View): BoardProps<View, Action, Event> {
  return {
    view,
    seats: looks(['Ada', 'Billy', 'Chidi', 'Dolores'].slice(0, view.marshals.length), board, view),
    viewer: view.own,
    deciders: [],
    choices: [],
    looked: null,
    played: null,
    motion: true,
    texts: words,
    look: nothing,
    choose: nothing,
    pick: nothing,
    act: nothing,
    whyNot: nothing,
    rule: nothing,
  };
}

function draw(given: BoardProps<View, Action, Event>): { target: HTMLElement; close(): void } {
  const target = document.body.appendChild(document.createElement('div'));
  const drawn = mount(Board, { target, props: given });
  flushSync();
  return {
    target,
    close() {
      void unmount(drawn);
      target.remove();
    },
  };
}

/** All that is drawn. The order of classes says nothing, and an empty list of classes or styles is none. */
const picture = (target: HTMLElement) =>
  target.innerHTML
    .replace(/<!--.*?-->| (class|style)=""/g, '')
    .replace(/class="([^"]*)"/g, (_, names: string) => `class="${names.split(' ').sort().join(' ')}"`);

describe('a match acted out event by event', () => {
  it.each([
    ['a whole match', WHOLE],
    ['with Events', EVENTFUL],
  ] as const)('looks after each step as if nothing had been told: %s', async (_, frames) => {
    const start = frames[0]!.lines[0]!.before;
    let seen = $state.raw(start);
    let played = $state.raw<Played<Event, View> | null>(null);
    const acted = draw({
      ...props(start),
      get view() {
        return seen;
      },
      get played() {
        return played;
      },
    });
    let key = 0;
    for (const { lines, view } of frames) {
      for (const line of lines) {
        seen = line.before;
        played = { ...line, key: (key += 1), lasts: board.pace(line.event, line.before) };
        flushSync();
      }
      seen = view;
      played = null;
      flushSync();
      // What has nothing to explain any more says so a moment later.
      await Promise.resolve();
      const fresh = draw(props(view));
      expect(picture(acted.target)).toBe(picture(fresh.target));
      fresh.close();
    }
    acted.close();
  });
});
