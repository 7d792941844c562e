// What a card's id says: its kind, its terrain, its number, and what it is called in the message files.
import type { Card, Outlaw, Seat, Terrain } from './types';

export type Face =
  | { kind: 'movement'; terrain: Terrain; value: number }
  | { kind: 'ambush' | 'camping'; terrain: Terrain; value: number }
  | { kind: 'clue' | 'hideout'; terrain: Terrain }
  | { kind: 'train'; left: boolean }
  | { kind: 'village'; cheap: 'bullet' | 'provision' }
  | { kind: 'outlaw'; outlaw: Outlaw }
  | { kind: 'wild' | 'jurisdiction' | 'border' | 'corrupt' };

export const TERRAINS: readonly Terrain[] = ['forest', 'desert', 'plain', 'mountain'];

const LETTERS: Record<string, Terrain> = { F: 'forest', D: 'desert', P: 'plain', M: 'mountain' };
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Printed on the posters; `games/marshals/src/data.rs` has the same. */
export const DANGER = [20, 25, 30, 40] as const;
/** What a bullet and a provision cost, as the two Village cards say. */
export const PRICES = { bullet: { bullet: 2, provision: 3 }, provision: { bullet: 3, provision: 2 } } as const;
/** What a ticket costs, as the Train cards say. */
export const TICKET = 3;
/** What an Outlaw pays the Corrupt Marshal for the way out, as that card says. */
export const HELP = 30;

export function face(card: Card): Face {
  const [kind, second = '', third = ''] = card.split('-');
  const terrain = LETTERS[second];
  switch (kind) {
    case 'MV':
      return { kind: 'movement', terrain: terrain!, value: Number(third) };
    case 'AM':
      return { kind: 'ambush', terrain: terrain!, value: Number(third) };
    case 'CA':
      return { kind: 'camping', terrain: terrain!, value: Number(third) };
    case 'CL':
      return { kind: 'clue', terrain: terrain! };
    case 'HI':
      return { kind: 'hideout', terrain: terrain! };
    case 'JU':
      return { kind: 'jurisdiction' };
    case 'OU':
      return { kind: 'outlaw', outlaw: Number(second) - 1 };
    case 'CORRUPT':
      return { kind: 'corrupt' };
    case 'EV':
      if (second === 'TRAIN') return { kind: 'train', left: third === 'L' };
      if (second === 'VILLAGE') return { kind: 'village', cheap: third === 'A' ? 'bullet' : 'provision' };
      return { kind: 'border' };
    default:
      return { kind: 'wild' };
  }
}

/** The terrain a card shows, if any. */
export function terrainOf(card: Card): Terrain | null {
  const shown = face(card);
  return 'terrain' in shown ? shown.terrain : null;
}

/** The id under which all cards that look like this one go by in actions and events. */
export function alike(card: Card): Card {
  if (card.startsWith('WI-')) return 'WI-1';
  if (card.startsWith('JU-')) return 'JU-1';
  return card;
}

/** An Outlaw slips away from under these, as the discard pile's top card. */
export function guards(card: Card | undefined): 'ambush' | 'camping' | null {
  if (card?.startsWith('AM-')) return 'ambush';
  return card?.startsWith('CA-') ? 'camping' : null;
}

export const outlawCard = (outlaw: Outlaw): Card => `OU-${outlaw + 1}`;

/** The id of a card's name in `messages/<tongue>/marshals.ftl`. */
export function nameId(card: Card): string {
  const shown = face(card);
  switch (shown.kind) {
    case 'movement':
      return `ma-${shown.terrain}-${NUMBERS[shown.value]}`;
    case 'ambush':
    case 'camping':
      return `ma-${shown.value === 1 ? 'weak' : 'strong'}-${shown.kind}-${shown.terrain}`;
    case 'clue':
    case 'hideout':
      return `ma-${shown.kind}-${shown.terrain}`;
    case 'train':
      return `ma-train-${shown.left ? 'left' : 'right'}`;
    case 'village':
      return `ma-village-${shown.cheap === 'bullet' ? 'a' : 'b'}`;
    case 'outlaw':
      return `ma-outlaw-${NUMBERS[shown.outlaw + 1]}`;
    case 'corrupt':
      return 'ma-corrupt-marshal';
    default:
      return `ma-${shown.kind}`;
  }
}

const ORDER = [
  'movement',
  'wild',
  'ambush',
  'camping',
  'clue',
  'hideout',
  'jurisdiction',
  'border',
  'train',
  'village',
  'outlaw',
  'corrupt',
];

/** A hand as people hold it: by terrain along the map, numbers going up, then everything else. */
export function sorted(hand: readonly Card[], map: readonly Terrain[]): Card[] {
  const rank = (card: Card): number => {
    const shown = face(card);
    const kind = ORDER.indexOf(shown.kind);
    const terrain = 'terrain' in shown ? map.indexOf(shown.terrain) : 0;
    const value = 'value' in shown ? shown.value : 0;
    return kind * 1000 + terrain * 50 + value;
  };
  return [...hand].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Which seats have seen a card of the viewer's own hand. */
export function seenBy(card: Card, hands: readonly { has_seen: readonly Card[] }[]): Seat[] {
  return hands.flatMap((hand, seat) => (hand.has_seen.includes(card) ? [seat] : []));
}
