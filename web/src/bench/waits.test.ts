// How long somebody waits between two things to do, in every recorded match that is somebody's: acted out at the usual speed,
// with bots that take the moment the server gives them. It is what is planned, whatever else the computer does. With
// `STORIES=/tmp/stories` it is counted over the matches of that folder, and a line for each kind of them is printed.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paceOf, thrownBy } from '../lib/acting';
import type { BoardModule } from '../lib/board';
import type { Seen } from '../lib/fold';
import { Player } from '../lib/player.svelte';
import { shown, type Recorded } from './story';

const recorded = import.meta.glob<Recorded>('../../../games/*/web/fixtures/*.json', { eager: true, import: 'default' });
// Only how long things take: to draw the boards is another matter.
const paces = import.meta.glob<BoardModule>('../../../games/*/web/pace.ts', { eager: true });
const { STORIES } = process.env;
/** Matches, and what of: their game, or what their files are called before the last number. */
const stories = STORIES
  ? readdirSync(STORIES).map((file) => ({
      kind: file.replace(/-\d+\.json$/, ''),
      match: JSON.parse(readFileSync(`${STORIES}/${file}`, 'utf8')) as Recorded,
    }))
  : Object.values(recorded).map((match) => ({ kind: match.game, match }));

vi.setConfig({ testTimeout: STORIES ? 600_000 : 60_000 });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told of an event names the seat it is about. */
const isAbout = ({ event }: Seen, seat: number) => JSON.stringify(event).includes(`"seat":${seat}`);

/** How long a bot takes for a decision, in milliseconds: what `tinstar serve` has by itself. */
const BOT_PAUSE = 200;
/** After how long a question answers itself that has one answer, against bots. */
const ANSWER_PAUSE = 1200;

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
  let only = false;
  for (const { lines, deciders, seat, choices, ...frame } of frames) {
    if (only || seat !== viewer) await vi.advanceTimersByTimeAsync(only ? ANSWER_PAUSE : BOT_PAUSE);
    player.add({ lines, show: () => (view = frame.view) });
    only = choices.length === 1;
    if (only || !deciders.includes(viewer!)) continue;
    while (!player.idle) await vi.advanceTimersToNextTimerAsync();
    acted();
    player.rest();
  }
  return found;
}

describe.each([...new Set(stories.map(({ kind }) => kind))])('%s', (kind) => {
  const matches = stories.filter((one) => one.kind === kind && one.match.viewer !== null);
  test.each([
    ['throw their dice', false],
    ['have them thrown', true],
  ])(
    'lets nobody wait for more than a quarter of a minute who %s, and seldom for more than six seconds',
    async (how, rollForMe) => {
      const all: number[] = [];
      // One after the other: they share one clock.
      for (const { match } of matches) all.push(...(await waits(match, rollForMe)));
      all.sort((a, b) => a - b);
      const [median, longest] = [all[Math.floor(all.length / 2)], all.at(-1)];
      if (STORIES) console.log(`${kind}, who ${how}: ${all.length} waits, median ${median}, longest ${longest} ms`);
      expect(longest).toBeLessThanOrEqual(15_000);
      expect(median).toBeLessThanOrEqual(6000);
    },
  );
});
