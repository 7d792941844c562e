import { describe, expect, it } from 'vitest';
import { allFiles } from '$lib/registry';
import DATA from '../src/data.rs?raw';
import { alike, face, guards, nameId, seenBy, sorted } from './cards';

/** All the ids there are, from the printed facts the server plays with. */
const NAMES = [...DATA.matchAll(/^ {4}"([A-Z0-9-]+)",$/gm)].map((match) => match[1]!);
const TEXTS = (await allFiles('en', 'marshals')).join('\n');

describe('cards', () => {
  it('knows all 82 by kind and by name', () => {
    expect(NAMES).toHaveLength(82);
    for (const card of NAMES) {
      expect(TEXTS, card).toContain(`\n${nameId(card)} = `);
      const shown = face(card);
      if ('terrain' in shown) expect(shown.terrain, card).toBeTypeOf('string');
      if ('value' in shown) expect(shown.value, card).toBeGreaterThan(0);
    }
  });

  it('tells an Ambush or Camping on top', () => {
    expect(guards('AM-F-2')).toBe('ambush');
    expect(guards('CA-M-1')).toBe('camping');
    expect(guards('MV-F-2')).toBeNull();
    expect(guards(undefined)).toBeNull();
  });

  it('takes Wild cards for one another', () => {
    expect(alike('WI-4')).toBe('WI-1');
    expect(alike('JU-2')).toBe('JU-1');
    expect(alike('MV-P-4')).toBe('MV-P-4');
  });

  it('sorts a hand along the map', () => {
    const map = ['plain', 'forest', 'mountain', 'desert'] as const;
    const hand = ['CORRUPT', 'MV-F-10', 'MV-F-2', 'WI-1', 'MV-P-9', 'CL-D', 'AM-M-1'];
    expect(sorted(hand, map)).toEqual(['MV-P-9', 'MV-F-2', 'MV-F-10', 'WI-1', 'AM-M-1', 'CL-D', 'CORRUPT']);
  });

  it('says who has seen a card of mine', () => {
    expect(seenBy('CL-F', [{ has_seen: [] }, { has_seen: ['CL-F'] }, { has_seen: ['CL-F', 'WI-1'] }])).toEqual([1, 2]);
  });
});
