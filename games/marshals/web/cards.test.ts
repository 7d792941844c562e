import { describe, expect, it } from 'vitest';
import { allFiles } from '$lib/registry';
import { Words } from '$lib/words';
import { CORRUPT, JURISDICTION, alike, face, guards, nameId, outlawCard, seenBy, shortId, sorted } from './cards';
import { FACTS } from './rules';

const NAMES = FACTS.cards.map(({ card }) => card);
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

  it.each(['en', 'fr'] as const)('has a name for each that fits under it on a phone: %s', async (tongue) => {
    const words = new Words(tongue, await allFiles(tongue, 'marshals'));
    // Two lines of nine letters, none of them broken in a word.
    for (const card of NAMES) {
      const name = words.t(shortId(card));
      expect(name, card).not.toMatch(/^\[/);
      expect(name.length, name).toBeLessThanOrEqual(18);
    }
  });

  it('reads what they show', () => {
    expect(face('CA-M-2')).toEqual({ kind: 'camping', terrain: 'mountain', value: 2 });
    expect(face('EV-TRAIN-L')).toMatchObject({ kind: 'train', left: true });
    expect(face('EV-VILLAGE-A')).toMatchObject({ kind: 'village', cheap: 'bullet' });
    expect([0, 1, 2, 3].map(outlawCard).map(face)).toEqual([0, 1, 2, 3].map((outlaw) => ({ kind: 'outlaw', outlaw })));
    expect([CORRUPT, JURISDICTION].map((card) => face(card).kind)).toEqual(['corrupt', 'jurisdiction']);
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
