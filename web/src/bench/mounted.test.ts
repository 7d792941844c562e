// Whoever opens a table may come in the middle of an event: every board can be laid then, whatever it is.
import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Played } from '../lib/board';
import { caseOf } from '../lib/cases';
import type { Say } from '../lib/protocol/Say';
import { allFiles, board } from '../lib/registry';
import { looks } from '../lib/seats';
import { Words } from '../lib/words';
import { shown, type Recorded } from './story';

// A document without a screen is slow to draw in.
vi.setConfig({ testTimeout: 120_000 });

const recorded = Object.values(
  import.meta.glob<Recorded>('../../../games/*/web/fixtures/*.json', { eager: true, import: 'default' }),
);
const games = [...new Set(recorded.map(({ game }) => game))];

test.each(games)('%s', async (game) => {
  const module = await board(game);
  const texts = new Words('en', await allFiles('en', game));
  const story = shown(recorded.find((one) => one.game === game)!);
  /** The first of each kind; a few of them, for all are long to draw. */
  const kinds = new Map<string, Played & { before: unknown }>();
  let before: unknown = story.frames[0]!.view;
  for (const { lines, view } of story.frames) {
    for (const line of lines as (Played & { say: Say })[]) {
      const kind = caseOf(line.event as string | object);
      if (!kinds.has(kind)) kinds.set(kind, { ...line, key: kinds.size + 1, lasts: 500, before });
      before = line.after;
    }
    before = view;
  }
  expect(kinds.size).toBeGreaterThan(5);
  const failed: string[] = [];
  for (const [kind, { before: view, ...played }] of [...kinds].filter((_, nth) => nth % 3 === 0)) {
    const names = Array.from({ length: story.seats }, (_, seat) => `Seat ${seat}`);
    const nothing = () => {};
    const props = {
      view,
      played,
      seats: looks(names, module, view),
      viewer: story.viewer,
      deciders: [],
      choices: [],
      looked: null,
      motion: true,
      until: null,
      roll: null,
      texts,
      look: nothing,
      choose: nothing,
      pick: nothing,
      act: nothing,
      whyNot: nothing,
      rule: nothing,
      inWords: () => Promise.reject(new Error('nobody asks')),
    };
    try {
      await unmount(mount(module.Board, { target: document.body, props }));
    } catch (error) {
      failed.push(`${kind}: ${String(error)}`);
    }
    document.body.replaceChildren();
  }
  expect(failed).toEqual([]);
});
