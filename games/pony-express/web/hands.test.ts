import { describe, expect, it } from 'vitest';
import { gameFiles } from '$lib/registry';
import { Words } from '$lib/words';
import { EXAMPLES, CLAIMS, FACES, handOf, same, scoring, signOf, sorted, valueOf } from './hands';
import type { Face, Hand } from './rules';

const dice = (text: string) => text.split(' ') as Face[];

describe('hands', () => {
  it.each<[string, Hand]>([
    ['A A A A A', 'five_of_a_kind'],
    ['9 9 9 9 K', 'four_of_a_kind'],
    ['K K K 9 9', 'full_house'],
    ['9 10 J Q K', 'straight'],
    ['10 J Q K A', 'straight'],
    ['A K Q J 9', 'nothing'],
    ['A K Q 10 9', 'nothing'],
    ['A A A K Q', 'three_of_a_kind'],
    ['J J 9 9 A', 'two_pairs'],
    ['10 10 A K Q', 'pair'],
  ])('%s is %s', (text, hand) => expect(handOf(dice(text))).toBe(hand));

  it('are worth their place', () => {
    expect(CLAIMS.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are shown by the dice that make them', () => {
    for (const hand of CLAIMS) {
      const whole = EXAMPLES[hand].filter((face) => face !== null);
      const rest = dice('A 10 9 Q K J').filter((face) => !whole.includes(face));
      expect(handOf([...whole, ...rest.slice(0, 5 - whole.length)]), hand).toBe(hand);
    }
  });

  it('compare without order', () => {
    expect(sorted(dice('9 A 10'))).toEqual(dice('A 10 9'));
    expect(same(dice('9 A'), dice('A 9'))).toBe(true);
    expect(same(dice('9 A'), dice('A A'))).toBe(false);
  });

  it('know which dice count', () => {
    expect(scoring(dice('J J 9 9 A'))).toEqual([true, true, true, true, false]);
    expect(scoring(dice('9 10 J Q K'))).toEqual([true, true, true, true, true]);
    expect(scoring(dice('A K Q J 9'))).toEqual([false, false, false, false, false]);
  });
});

describe('what is written on the dice', () => {
  it.each([
    ['en', '9 10 J Q K A'],
    ['fr', '9 10 V D R A'],
  ] as const)('is in the tongue of the reader: %s', async (tongue, signs) => {
    const words = new Words(tongue, await gameFiles(tongue, 'pony-express'));
    const low = sorted(FACES).toReversed();
    expect(low.map((face) => signOf(face, words)).join(' ')).toBe(signs);
  });
});
