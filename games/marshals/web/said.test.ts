// What log lines and choices say of places and rewards.
import { describe, expect, it } from 'vitest';
import type { Say } from '$lib/protocol/Say';
import { allFiles } from '$lib/registry';
import { TONGUES, Words } from '$lib/words';
import { LINES, STORIES } from './fixtures';

const ACTIONS = STORIES.flat().flatMap(({ choices }) => choices);
const SAYS = [...LINES, ...ACTIONS].map(({ say }) => say);

/** The name that fills a gap, if one does. */
function nameIn(say: Say, gap: string): string | null {
  const filled = say.args.find(([name]) => name === gap)?.[1];
  return filled && typeof filled === 'object' && 'name' in filled ? filled.name : null;
}

describe.each(TONGUES)('in %s', async (tongue) => {
  const words = new Words(tongue, await allFiles(tongue, 'marshals'));
  const said = (say: Say) => words.say(say).toLowerCase();
  const named = (id: string) => words.t(id).toLowerCase();

  it('a land is called by its name, wherever somebody rides, marches or fires', () => {
    const about = SAYS.filter((say) => nameIn(say, 'terrain'));
    const ids = new Set(about.map(({ id }) => id));
    for (const id of ['ma-moved', 'ma-marched', 'ma-action-move', 'ma-action-spend-provision'])
      expect(ids).toContain(id);
    const silent = about.filter((say) => !said(say).includes(named(nameIn(say, 'terrain')!)));
    expect(silent.map(said)).toEqual([]);
  });

  it('nobody rides anywhere without a land', () => {
    const rides = [
      ...LINES.filter(({ event }) => typeof event === 'object' && ('moved' in event || 'marched' in event)),
      ...ACTIONS.filter(
        ({ action }) => typeof action === 'object' && ('move' in action || 'spend_provision' in action),
      ),
    ];
    expect(rides.length).toBeGreaterThan(20);
    for (const { say } of rides) expect(nameIn(say, 'terrain'), say.id).not.toBeNull();
  });

  it('a doubled reward says why: the land, and that it is twice as much', () => {
    const rewards = LINES.flatMap(({ event, say }) =>
      typeof event === 'object' && 'rewarded' in event ? [{ ...event.rewarded, say }] : [],
    );
    const [doubled, plain] = [true, false].map((is) => rewards.filter((one) => (one.doubled !== null) === is));
    expect(Math.min(doubled!.length, plain!.length)).toBeGreaterThan(0);
    const twice = tongue === 'fr' ? /doubl/ : /doubled/;
    for (const { doubled: land, say } of doubled!) {
      expect(said(say)).toMatch(twice);
      expect(said(say)).toContain(named(`ma-${land}`));
    }
    for (const { say } of plain!) expect(said(say)).not.toMatch(twice);
  });
});
