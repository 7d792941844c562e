import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import steps from './fixtures/steps.json';
import { after, sceneOf } from './scene';
import type { Event, View } from './types';

interface Step {
  before: View;
  lines: { rule: string; event: Event }[];
  view: View;
}

/** Whole matches are too big for the repository; a folder of them can be named to play those too. */
function whole(): Step[] {
  const folder = process.env.TINSTAR_STORIES;
  if (!folder) return [];
  return readdirSync(folder).flatMap((file) => {
    const { frames } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { frames: Omit<Step, 'before'>[] };
    return frames.slice(1).map((frame, index) => ({ ...frame, before: frames[index]!.view }));
  });
}

describe('a scene', () => {
  it('is that of the view once all events are acted out', { timeout: 60_000 }, () => {
    for (const { before, lines, view } of [...(steps as unknown as Step[]), ...whole()]) {
      const scene = lines.reduce((now, { event, rule }) => after(now, event, rule), sceneOf(before));
      const goal = sceneOf(view);
      const seen = JSON.stringify(lines);
      expect(scene.riders, seen).toEqual(goal.riders);
      expect(scene.cards, seen).toEqual(goal.cards);
      expect(scene.bank, seen).toEqual(goal.bank);
      expect(scene.deck, seen).toEqual(goal.deck);
      expect(scene.active, seen).toEqual(goal.active);
      if (goal.dice && scene.dice) {
        expect(scene.dice.visible, seen).toEqual(goal.dice.visible);
        expect(scene.dice.hidden.length, seen).toBe(goal.dice.hidden.length);
      }
      if (goal.duel) expect(scene.duel, seen).toEqual(goal.duel);
    }
  });

  it('never knows a die that its viewer does not', () => {
    for (const { before, lines, view } of steps as unknown as Step[]) {
      const scene = lines.reduce((now, { event, rule }) => after(now, event, rule), sceneOf(before));
      if (view.own?.seat === view.active || scene.dice === null) continue;
      expect(scene.dice.hidden.every((face) => face === null)).toBe(true);
    }
  });
});
