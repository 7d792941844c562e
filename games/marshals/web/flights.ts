// What flies over the table when something happens: cards from where they were to where they will lie, coins and tokens
// to whom they go. Places are named; the board knows where they are on the screen.
import { JURISDICTION, outlawCard } from './cards';
import { happening, type Happening } from './events';
import type { Card, Event, Goods, Seat, View } from './rules';
import { stage } from './scene';

/** `deck`, `stage`, `discard`, `hand` (the viewer's), `seat-2`, `place-1`, `poster-3`. */
export type Anchor = string;

export interface Flight {
  /** A card face up, one face down (null), or a token. */
  what: { card: Card | null } | { token: Goods | 'coin' };
  from: Anchor;
  to: Anchor;
  /** When it starts and how long it takes, in parts of the event's time. */
  start: number;
  takes: number;
  /** Grows over the table on its way, for what everybody should look at. */
  big?: boolean;
}

/** A number that rises from a place: what was won or spent there. */
export interface Pop {
  at: Anchor;
  what: Goods | 'coin' | 'card';
  amount: number;
}

/** Where a seat's cards are: the viewer's lie in front of them, the others' on their boards. */
export const handOf = (seat: Seat, own: Seat | null): Anchor => (seat === own ? 'hand' : `seat-${seat}`);

const card = (card: Card | null, from: Anchor, to: Anchor, start = 0, takes = 0.8): Flight => ({
  what: { card },
  from,
  to,
  start,
  takes,
});

function tokens(what: Goods | 'coin', count: number, from: Anchor, to: Anchor): Flight[] {
  const many = Math.min(count, 6);
  return Array.from({ length: many }, (_, index) => ({
    what: { token: what },
    from,
    to,
    start: many === 1 ? 0 : (index / many) * 0.4,
    takes: 0.55,
  }));
}

export function flights(event: Event, before: View, own: Seat | null): Flight[] {
  const told = happening(event);
  const hand = (seat: Seat) => handOf(seat, own);
  switch (told.kind) {
    case 'dealt':
    case 'drew':
    case 'kept':
      return [card(told.card, 'deck', hand(told.seat))];
    case 'set_aside':
      return [{ ...card(outlawCard(told.outlaw), 'deck', `poster-${told.outlaw}`), big: true }];
    case 'turned':
      return [{ ...card(told.card, 'deck', 'stage', 0, 0.45), big: true }];
    case 'moved':
    case 'travelled':
      return [card(told.card, hand(told.seat), 'discard', 0, 0.6)];
    case 'played':
      return [{ ...card(told.card, hand(told.seat), 'stage', 0, 0.6), big: true }];
    case 'captured':
      return [card(outlawCard(told.outlaw), 'stage', `seat-${told.seat}`, 0.35, 0.6)];
    case 'went_under':
      return [card(outlawCard(told.outlaw), 'stage', 'deck')];
    case 'got_away':
      return [card(outlawCard(told.outlaw), 'stage', `poster-${told.outlaw}`, 0, 0.5)];
    case 'claimed':
      return [
        ...told.cards.map((shown, index) => card(shown, hand(told.seat), 'discard', index * 0.06, 0.5)),
        ...tokens('coin', told.coins, 'discard', `seat-${told.seat}`),
      ];
    case 'showed':
      return [card(told.card, hand(told.seat), 'stage')];
    case 'gave':
      return [card(told.card, hand(told.seat), hand(told.to))];
    case 'took':
      return [card(told.card, hand(told.from), hand(told.seat))];
    case 'searched':
      return told.cards.map((seen, index) => card(seen, hand(told.from), hand(told.seat), index * 0.12, 0.6));
    case 'eliminated':
      return told.cards.map((shown, index) => card(shown, hand(told.seat), 'discard', 0.2 + index * 0.04, 0.5));
    case 'discarded':
      return stage(before) === null ? [] : [card(told.card, 'stage', 'discard')];
    case 'cancelled':
      return [
        { ...card(JURISDICTION, hand(told.seat), 'discard', 0, 0.5), big: true },
        card(told.card, 'stage', hand(told.seat), 0.5, 0.45),
      ];
    case 'looked':
      return Array.from({ length: told.count }, (_, index) =>
        card(told.cards[index] ?? null, 'deck', hand(told.seat), index * 0.14, 0.55),
      );
    case 'placed':
      return [card(told.card, hand(told.seat), 'deck')];
    case 'rewarded':
      return tokens('coin', told.coins / 8, 'stage', `seat-${told.seat}`);
    case 'bribed':
      return tokens('coin', told.coins / 8, 'stage', `seat-${told.seat}`);
    case 'bought':
      return tokens(told.goods, 1, `place-${before.marshals[told.seat]?.at ?? 0}`, `seat-${told.seat}`);
    case 'spent':
      return tokens(told.goods, told.amount, `seat-${told.seat}`, 'stage');
    case 'fired':
    case 'stayed':
      return tokens('bullet', 1, `seat-${told.seat}`, `place-${before.marshals[told.seat]?.at ?? 0}`);
    case 'marched':
      return tokens('provision', 1, `seat-${told.seat}`, `place-${before.marshals[told.seat]?.at ?? 0}`);
    case 'rode':
      return tokens('coin', told.coins, `seat-${told.seat}`, `place-${before.marshals[told.seat]?.at ?? 0}`);
    default:
      return [];
  }
}

export function pops(told: Happening): Pop[] {
  const at = 'seat' in told ? `seat-${told.seat}` : '';
  switch (told.kind) {
    case 'rewarded':
    case 'bribed':
    case 'claimed':
      return [{ at, what: 'coin', amount: told.coins }];
    case 'spent':
      return [{ at, what: told.goods, amount: -told.amount }];
    case 'fired':
    case 'stayed':
      return [{ at, what: 'bullet', amount: -1 }];
    case 'marched':
      return [{ at, what: 'provision', amount: -1 }];
    case 'rode':
      return [{ at, what: 'coin', amount: -told.coins }];
    case 'bought':
      return [
        { at, what: told.goods, amount: 1 },
        { at, what: 'coin', amount: -told.coins },
      ];
    default:
      return [];
  }
}
