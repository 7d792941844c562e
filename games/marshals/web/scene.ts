// The table while events are acted out: the last view, carried on by what has been told since. It knows no rules: each
// event says what happened, and this only lays cards and counters where the event puts them. When the next view comes
// it replaces all of this, so a slip here could only ever last for a moment; the tests hold it against recorded matches.
import type { Played } from '$lib/board';
import { alike, outlawCard } from './cards';
import type { Card, Event, EventKind, Hand, Happening, Marshal, Outlaw, Seat, View } from './types';

export interface Scene {
  view: View;
  /** The card that was turned up or played and lies neither in a hand nor on a pile. */
  stage: Card | null;
  /** Cards shown for an Ambush or Camping, by seat. */
  shown: (Card | null)[];
}

/** An event with its kind in front. */
export function happening(event: Event): Happening {
  if (typeof event === 'string') return { kind: event };
  const kind = Object.keys(event)[0] as EventKind;
  return { kind, ...(event as Record<string, object>)[kind] } as Happening;
}

/** The card of the phase that is being resolved. */
export function pending(view: View): Card | null {
  const { phase } = view;
  if (typeof phase === 'string') return null;
  for (const asked of Object.values(phase)) if ('card' in asked) return (asked as { card: Card }).card;
  return null;
}

export function scene(view: View): Scene {
  const { phase } = view;
  const shown = typeof phase === 'object' && 'reveal' in phase ? phase.reveal.shown : [];
  return { view, stage: pending(view), shown };
}

function board(view: View, seat: Seat, change: (marshal: Marshal) => Partial<Marshal>): View {
  const marshals = view.marshals.map((marshal, at) => (at === seat ? { ...marshal, ...change(marshal) } : marshal));
  return { ...view, marshals };
}

function hand(view: View, seat: Seat, change: (hand: Hand) => Partial<Hand>): View {
  const hands = view.hands.map((hand, at) => (at === seat ? { ...hand, ...change(hand) } : hand));
  return { ...view, hands };
}

/** A card less in a hand: the one named, or the last that looks like it. */
function without(cards: readonly Card[], card: Card | null): Card[] {
  if (card === null) return [...cards];
  let at = cards.lastIndexOf(card);
  if (alike(card) !== card || at < 0 || card === 'WI-1' || card === 'JU-1') {
    at = cards.findLastIndex((held) => alike(held) === alike(card));
  }
  return cards.filter((_, place) => place !== at);
}

/** A card more; of those that look alike the next number is given, as the server does. */
function and(cards: readonly Card[], card: Card): Card[] {
  const kin = alike(card);
  if (kin !== 'WI-1' && kin !== 'JU-1') return [...cards, card];
  const held = cards.filter((other) => alike(other) === kin).length;
  return [...cards, `${kin.slice(0, 3)}${held + 1}`];
}

function loses(view: View, seat: Seat, card: Card | null): View {
  return hand(view, seat, ({ size, known, open }) => ({
    size: size - 1,
    known: without(known, card),
    open: without(open, card),
  }));
}

function gains(view: View, seat: Seat, card: Card | null): View {
  return hand(view, seat, ({ size, known }) => ({ size: size + 1, known: card === null ? known : and(known, card) }));
}

function discards(view: View, cards: readonly Card[]): View {
  return { ...view, discard: [...view.discard, ...cards.map(alike)] };
}

/** The top of the deck, or the card named among those known to lie there, is taken away. */
function fromDeck(view: View, card: Card | null): View {
  const { deck } = view;
  const at = Math.max(0, card === null ? 0 : deck.top.findIndex((top) => top === card));
  const less = <T>(list: readonly T[], filler: T) => [...list.filter((_, place) => place !== at), filler];
  const top = less(deck.top, null);
  const seen_by = less<Seat[]>(deck.seen_by, []);
  const size = deck.size - 1;
  const left = deck.bottom.filter((other): other is Card => other !== null && other !== card).slice(0, size);
  const bottom = deck.bottom.map((_, place) => left[place] ?? null);
  return { ...view, deck: { ...deck, size, top, seen_by, bottom } };
}

function fate(view: View, outlaw: Outlaw, change: Partial<View['outlaws'][number]>): View {
  return { ...view, outlaws: view.outlaws.map((fate, at) => (at === outlaw ? { ...fate, ...change } : fate)) };
}

/** What the table looks like once `event` has happened. */
export function after(scene: Scene, event: Event): Scene {
  const told = happening(event);
  const { view } = scene;
  const on = (view: View): Scene => ({ ...scene, view });
  switch (told.kind) {
    case 'map_laid':
      return on({ ...view, map: told.map, marshals: view.marshals.map((marshal) => ({ ...marshal, at: null })) });
    case 'appeared':
      return on(board(view, told.seat, () => ({ at: told.at })));
    case 'deck_ready':
    case 'reshuffled':
      return on({ ...view, deck: { ...view.deck, size: told.cards } });
    case 'dealt':
    case 'drew':
      return on(gains(fromDeck(view, told.card), told.seat, told.card));
    case 'set_aside':
      return on(fromDeck(view, outlawCard(told.outlaw)));
    case 'turn_began':
      return on({ ...view, active: told.seat, turn: told.number });
    case 'turn_skipped':
      return on(board(view, told.seat, () => ({ skips: false })));
    case 'turned':
      return { ...scene, view: fromDeck(view, told.card), stage: told.card };
    case 'moved':
    case 'travelled': {
      const moved = board(view, told.seat, () => ({ at: told.to }));
      return on(discards(loses(moved, told.seat, told.card), [told.card]));
    }
    case 'marched':
      return on(board(view, told.seat, ({ provisions }) => ({ at: told.to, provisions: provisions - 1 })));
    case 'fired':
    case 'stayed':
      return on(board(view, told.seat, ({ bullets }) => ({ bullets: bullets - 1 })));
    case 'left':
      return on(board(view, told.seat, () => ({ at: told.to })));
    case 'unmasked':
      return on({ ...loses(view, told.seat, 'CORRUPT'), unmasked: told.seat });
    case 'bribed':
      return on(
        board(view, told.seat, ({ coins, bribes }) => ({ coins: coins + told.coins, bribes: bribes + told.coins })),
      );
    case 'went_under': {
      const { deck } = view;
      const bottom = [outlawCard(told.outlaw), ...deck.bottom].slice(0, deck.bottom.length);
      const under = { ...view, deck: { ...deck, size: deck.size + 1, bottom } };
      return { ...scene, view: fate(under, told.outlaw, { escapes: told.escapes }), stage: null };
    }
    case 'got_away':
      return { ...scene, view: fate(view, told.outlaw, { place: 'gone' }), stage: null };
    case 'captured':
      return { ...scene, view: fate(view, told.outlaw, { place: { captured: told.seat } }), stage: null };
    case 'rewarded':
      return on(
        board(view, told.seat, ({ coins, rewards }) => ({ coins: coins + told.coins, rewards: rewards + told.coins })),
      );
    case 'claimed': {
      const paid = board(view, told.seat, ({ coins, claims }) => ({
        coins: coins + told.coins,
        claims: claims + told.coins,
      }));
      const emptied = told.cards.reduce((so, card) => loses(so, told.seat, card), paid);
      return on(discards(emptied, told.cards));
    }
    case 'played':
      return { view: loses(view, told.seat, told.card), stage: told.card, shown: [] };
    case 'showed': {
      const shown = view.marshals.map((_, seat) => (seat === told.seat ? told.card : (scene.shown[seat] ?? null)));
      return { ...scene, shown };
    }
    case 'gave':
      return { ...scene, view: gains(loses(view, told.seat, told.card), told.to, told.card) };
    case 'spent':
      return on(
        board(view, told.seat, ({ bullets, provisions }) =>
          told.goods === 'bullet' ? { bullets: bullets - told.amount } : { provisions: provisions - told.amount },
        ),
      );
    case 'eliminated': {
      const gone = board(view, told.seat, () => ({ at: null }));
      const emptied = hand(gone, told.seat, () => ({ size: 0, known: [], open: [] }));
      return on(discards(emptied, told.cards));
    }
    case 'discarded':
      return { view: discards(view, [told.card]), stage: null, shown: [] };
    case 'cancelled': {
      const swapped = gains(loses(view, told.seat, 'JU-1'), told.seat, told.card);
      return { ...scene, view: discards(swapped, ['JU-1']), stage: null };
    }
    case 'looked': {
      const top = told.cards.map((card, depth) => card ?? view.deck.top[depth] ?? null);
      const seen_by = view.deck.seen_by.map((seats, depth) => (depth < told.count ? [told.seat] : seats));
      return on({ ...view, deck: { ...view.deck, top, seen_by } });
    }
    case 'kept':
      return on(gains(fromDeck(view, told.card), told.seat, told.card));
    case 'took':
      return on(gains(loses(view, told.from, told.card), told.seat, told.card));
    case 'delayed':
      return on(board(view, told.target, () => ({ skips: true })));
    case 'rode':
      return on(board(view, told.seat, ({ coins }) => ({ at: told.to, coins: coins - told.coins })));
    case 'bought':
      return on(
        board(view, told.seat, ({ coins, bullets, provisions }) => ({
          coins: coins - told.coins,
          ...(told.goods === 'bullet' ? { bullets: bullets + 1 } : { provisions: provisions + 1 }),
        })),
      );
    case 'begins':
    case 'corrupted':
    case 'turn_ended':
    case 'slipped':
    case 'no_victim':
    case 'showed_none':
    case 'placed':
    case 'searched':
    case 'ended':
    case 'won':
      return scene;
  }
}

/** What has been told since the last view, and what is being told now. */
export interface Acting {
  view: View;
  /** The table before the event that is acted out. */
  before: Scene;
  /** The table after it; the same as `before` between events. */
  after: Scene;
  played: Played<Event> | null;
  /** The events acted out since the view came. */
  told: readonly Event[];
}

/** Goes on to a new view or to the next event. The same view and event again change nothing. */
export function act(acting: Acting | null, view: View, played: Played<Event> | null): Acting {
  const same = acting !== null && acting.view === view;
  if (same && acting.played?.key === played?.key) return acting;
  // In a replay the same step may be played again from its view: what was told before is forgotten then.
  const goesOn = same && !(played && acting.told.includes(played.event));
  const before = goesOn ? acting.after : scene(view);
  const told = goesOn ? acting.told : [];
  if (played === null) return { view, before, after: before, played, told };
  return { view, before, after: after(before, played.event), played, told: [...told, played.event] };
}
