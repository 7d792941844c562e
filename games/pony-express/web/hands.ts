// Poker hands as they are shown: the server decides what a hand is worth, this only tells a player what lies there.
import type { Texts } from '$lib/board';
import { FACTS, type Face, type Hand } from './rules';

export const FACES: readonly Face[] = FACTS.faces;

/** From low to high; the place in the list is the number of spaces. */
export const HANDS: readonly Hand[] = FACTS.hands;

export const CLAIMS: readonly Hand[] = HANDS.slice(1);

export function valueOf(hand: Hand): number {
  return HANDS.indexOf(hand);
}

/** The id of the hand's name in the game's message file. */
export function nameOfHand(hand: Hand): string {
  return `pe-${hand.replaceAll('_', '-')}`;
}

const SIGNS: Readonly<Record<Face, string>> = {
  '9': 'pe-nine',
  '10': 'pe-ten',
  J: 'pe-jack',
  Q: 'pe-queen',
  K: 'pe-king',
  A: 'pe-ace',
};

/** What is written on a face: kings, queens and jacks have other initials in other tongues. */
export function signOf(face: Face, texts: Pick<Texts, 't'>): string {
  return texts.t(SIGNS[face]);
}

/** Dice that show a hand, for its poster: only the ones that make it are faces, the rest blank. */
export const EXAMPLES: Readonly<Record<Hand, readonly (Face | null)[]>> = {
  nothing: [null, null, null, null, null],
  pair: ['K', 'K', null, null, null],
  two_pairs: ['K', 'K', '10', '10', null],
  three_of_a_kind: ['J', 'J', 'J', null, null],
  straight: ['9', '10', 'J', 'Q', 'K'],
  full_house: ['Q', 'Q', 'Q', '9', '9'],
  four_of_a_kind: ['K', 'K', 'K', 'K', null],
  five_of_a_kind: ['A', 'A', 'A', 'A', 'A'],
};

/** What five dice make. */
export function handOf(dice: readonly Face[]): Hand {
  const counts = FACES.map((face) => dice.filter((die) => die === face).length);
  const shape = counts
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('');
  switch (shape) {
    case '5':
      return 'five_of_a_kind';
    case '41':
      return 'four_of_a_kind';
    case '32':
      return 'full_house';
    case '311':
      return 'three_of_a_kind';
    case '221':
      return 'two_pairs';
    case '2111':
      return 'pair';
    default:
      return counts[0] === 0 || counts[5] === 0 ? 'straight' : 'nothing';
  }
}

/** Faces high to low, as the server lists them. */
export function sorted(dice: readonly Face[]): Face[] {
  return [...dice].sort((a, b) => FACES.indexOf(b) - FACES.indexOf(a));
}

/** Whether the same faces lie there, in any order. */
export function same(one: readonly Face[], other: readonly Face[]): boolean {
  return sorted(one).join() === sorted(other).join();
}

/** Which of the five dice make the hand: those of the pairs, threes and so on; all of a straight. */
export function scoring(dice: readonly Face[]): boolean[] {
  const hand = handOf(dice);
  return dice.map((face) => hand === 'straight' || dice.filter((other) => other === face).length > 1);
}
