// What a card shows: its kind, its terrain, its number, and what it is called in the message files.
import { FACTS, type Card, type Goods, type Kind, type Outlaw, type Seat, type Terrain } from './rules';

export type Face =
  | { kind: 'movement'; terrain: Terrain; value: number }
  | { kind: 'ambush' | 'camping'; terrain: Terrain; value: number }
  | { kind: 'clue' | 'hideout'; terrain: Terrain }
  | { kind: 'train'; left: boolean; ticket: number }
  | { kind: 'village'; cheap: Goods; prices: Record<Goods, number> }
  | { kind: 'outlaw'; outlaw: Outlaw }
  | { kind: 'wild' | 'jurisdiction' | 'border' | 'corrupt' };

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A card's kind as it is drawn: an Ambush and a Camping card have pictures and names of their own. */
function drawn(kind: Kind): Face {
  if (typeof kind === 'string') return { kind };
  if ('movement' in kind) return { kind: 'movement', ...kind.movement };
  if ('trouble' in kind) {
    const { terrain, goods, amount } = kind.trouble;
    return { kind: goods === 'bullet' ? 'ambush' : 'camping', terrain, value: amount };
  }
  if ('clue' in kind) return { kind: 'clue', ...kind.clue };
  if ('hideout' in kind) return { kind: 'hideout', ...kind.hideout };
  if ('train' in kind) return { kind: 'train', left: kind.train.direction === 'left', ticket: kind.train.ticket };
  if ('outlaw' in kind) return { kind: 'outlaw', outlaw: kind.outlaw };
  const [bullet, provision] = kind.village.prices;
  return { kind: 'village', cheap: bullet < provision ? 'bullet' : 'provision', prices: { bullet, provision } };
}

const PRINTED = new Map(FACTS.cards.map(({ card, alike, kind }) => [card, { alike, face: drawn(kind) }]));

export function face(card: Card): Face {
  return PRINTED.get(card)!.face;
}

/** The card that is told where any of its kind is meant. */
const told = (kind: Face['kind']): Card => FACTS.cards.find(({ card }) => face(card).kind === kind)!.alike;
export const CORRUPT = told('corrupt');
export const JURISDICTION = told('jurisdiction');

/** The terrain a card shows, if any. */
export function terrainOf(card: Card): Terrain | null {
  const shown = face(card);
  return 'terrain' in shown ? shown.terrain : null;
}

/** The id under which all cards that look like this one go by in actions and events. */
export function alike(card: Card): Card {
  return PRINTED.get(card)!.alike;
}

/** An Outlaw slips away from under these, as the discard pile's top card. */
export function guards(card: Card | undefined): 'ambush' | 'camping' | null {
  const kind = card && face(card).kind;
  return kind === 'ambush' || kind === 'camping' ? kind : null;
}

const OUTLAWS = FACTS.cards.flatMap(({ card, kind }) => (typeof kind === 'object' && 'outlaw' in kind ? [card] : []));

export const outlawCard = (outlaw: Outlaw): Card => OUTLAWS[outlaw]!;

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

/** The message that names a card where its picture tells the rest, as there is little room. */
export function shortId(card: Card): string {
  const { kind } = face(card);
  return kind === 'movement' || kind === 'outlaw' ? nameId(card) : `board-marshals-kind-${kind}`;
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
