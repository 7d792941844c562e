// How long somebody waits between two things to do, in every recorded match that is somebody's: acted out at the usual speed,
// with bots that take the moment the server gives them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paceOf, thrownBy } from '../lib/acting';
import type { BoardModule } from '../lib/board';
import type { Seen } from '../lib/fold';
import { Player } from '../lib/player.svelte';
import { shown, type Recorded } from './story';

const recorded = import.meta.glob<Recorded>('../../../games/*/web/fixtures/*.json', { eager: true, import: 'default' });
// Only how long things take: to draw the boards is another matter.
const paces = import.meta.glob<BoardModule>('../../../games/*/web/pace.ts', { eager: true });
const stories = Object.values(recorded).filter(({ viewer }) => viewer !== null);

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told of an event names the seat it is about. */
const isAbout = ({ event }: Seen, seat: number) => JSON.stringify(event).includes(`"seat":${seat}`);

/** How long a bot takes for a decision, in milliseconds: what `tinstar serve` has by itself. */
const BOT_PAUSE = 200;

/** The waits of the viewer of a story, in milliseconds. A throw of theirs is something to do, unless it is done for them. */
async function waits(of: Recorded, rollForMe: boolean): Promise<number[]> {
  const { game, frames, viewer } = shown(of);
  const module = paces[`../../../games/${game}/web/pace.ts`]!;
  const found: number[] = [];
  let [view, began] = [of.from, Date.now()];
  const acted = () => {
    found.push(Date.now() - began);
    began = Date.now();
  };
  const throws = () => {
    acted();
    player.release();
  };
  const player = new Player({
    lasts: ({ event }) => paceOf(module, event, view),
    speed: () => 1,
    hurries: () => true,
    near: (line) => isAbout(line, viewer!),
    holds: ({ event }) => {
      const own = !rollForMe && thrownBy(module, event) === viewer;
      if (own) queueMicrotask(throws);
      return own;
    },
    done: ({ after }) => (view = after),
  });
  for (const { lines, deciders, seat, ...frame } of frames) {
    if (seat !== viewer) await vi.advanceTimersByTimeAsync(BOT_PAUSE);
    player.add({ lines, show: () => (view = frame.view) });
    if (!deciders.includes(viewer!)) continue;
    while (!player.idle) await vi.advanceTimersToNextTimerAsync();
    acted();
    player.rest();
  }
  return found;
}

const games = [...new Set(stories.map(({ game }) => game))];
describe.each(games)('%s', (game) => {
  test.each([
    ['throw their dice', false],
    ['have them thrown', true],
  ])(
    'lets nobody wait for more than a quarter of a minute who %s, and seldom for more than six seconds',
    async (_, rollForMe) => {
      const all: number[] = [];
      // One after the other: they share one clock.
      for (const story of stories.filter((one) => one.game === game)) all.push(...(await waits(story, rollForMe)));
      all.sort((a, b) => a - b);
      expect(all.at(-1)).toBeLessThanOrEqual(15_000);
      expect(all[Math.floor(all.length / 2)]).toBeLessThanOrEqual(6000);
    },
  );
});
