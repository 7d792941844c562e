import { expect, test } from 'vitest';
import { advisedFor, softened } from './facts';

test.each([
  ['Changement d’étage', 'Chan-ge-ment d’étage'],
  ["Changement d'étage+", "Chan-ge-ment d'étage+"],
  ['Déplacement', 'Dé-pla-ce-ment'],
  ['Arrestation', 'Arres-ta-tion'],
  ['Chevauchée', 'Che-vau-chée'],
  ['Braquage', 'Bra-quage'],
  ['Coup de poing', 'Coup de poing'],
  ['Change Floor', 'Change Floor'],
])('long words are parted between their syllables: %s', (name, parted) => {
  expect(softened(name).replaceAll('\u00ad', '-')).toBe(parted);
});

test('cards that were played are covered among people, unless it is a first game', () => {
  expect(advisedFor({ people: true, first: false })).toEqual({ plan: 'covered' });
  for (const table of [
    { people: true, first: true },
    { people: false, first: true },
    { people: false, first: false },
  ])
    expect(advisedFor(table)).toEqual({});
});
