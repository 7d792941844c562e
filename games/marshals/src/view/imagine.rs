//! Worlds that a view could have come from.

use tinstar_core::{BySeat, Chance, Seat};

use super::View;
use crate::card::{Card, CardSet, Outlaw, Pile};
use crate::data::{CARDS, HAND};
use crate::phase::Phase;
use crate::state::{Knowers, Known, Marshals, Place};

/// A complete state that `view` could have come from. Whatever the viewer knows stays where it is; everything
/// else is drawn at random among what the table can tell: Outlaws are in the deck, the Corrupt Marshal is in
/// the upper half or in a hand that is not above suspicion, and an Event in a hand has been there from the
/// start.
pub(super) fn determinise(view: &View, chance: &mut Chance) -> Marshals {
    let mut world = World::new(view);
    world.place_known(view);
    world.place_unknown(view, chance);
    world.finish(view, chance)
}

/// A world in the making.
struct World {
    state: Marshals,
    /// Cards without a place so far.
    left: CardSet,
    /// The cards of the deck, the bottom first.
    deck: [Option<Card>; CARDS],
    /// How many unknown cards each hand still takes.
    room: BySeat<u8, { crate::state::MOST_SEATS }>,
}

impl World {
    fn new(view: &View) -> Self {
        let seats = view.marshals.seats();
        let state = Marshals {
            mode: view.mode,
            map: view.map,
            marshals: view.marshals,
            hands: BySeat::filled(seats, CardSet::EMPTY),
            deck: Pile::default(),
            discard: Pile::default(),
            known: Known::NOTHING,
            outlaws: view.outlaws,
            unmasked: view.unmasked,
            lower: view.deck.lower,
            active: view.active,
            turn: view.turn,
            draws: view.draws,
            phase: view.phase,
        };
        let left = Marshals::cards(view.mode, seats);
        Self { state, left, deck: [None; CARDS], room: BySeat::from_fn(seats, |seat| view.hands[seat].size) }
    }

    /// Some card with this face that has no place yet.
    fn any(&mut self, face: Card) -> Card {
        let card = self.left.alike(face).first().expect("a card that was seen is in the game");
        self.left.remove(card);
        card
    }

    fn hold(&mut self, seat: Seat, card: Card, knowers: Knowers) {
        self.state.hands[seat].insert(card);
        self.state.known.set(card, knowers.with(seat));
        self.room[seat] -= 1;
    }

    /// Puts everything the viewer knows into its place.
    fn place_known(&mut self, view: &View) {
        for face in view.discard.iter() {
            let card = self.any(*face);
            self.state.discard(card);
        }
        let away = |outlaw: &Outlaw| view.outlaws[outlaw.index()].place != Place::Deck;
        let outlaws = Outlaw::ALL.into_iter().filter(away).map(Outlaw::card);
        let corrupt = view.unmasked.map(|_| Card::CORRUPT);
        for card in outlaws.chain(corrupt).chain(view.phase.pending()) {
            self.left.remove(card);
            self.state.known.set(card, Knowers::EVERYBODY);
        }
        for seat in Seat::all(view.marshals.seats()) {
            self.place_hand(view, seat);
        }
        self.place_deck(view);
    }

    fn place_hand(&mut self, view: &View, seat: Seat) {
        let hand = &view.hands[seat];
        let mut open = hand.open;
        let mut seen = view.hands;
        for face in hand.known.iter() {
            let card = self.any(face);
            if let Some(shown) = open.alike(face).first() {
                open.remove(shown);
                self.hold(seat, card, Knowers::EVERYBODY);
                continue;
            }
            let mut knowers: Knowers = view.own.into_iter().collect();
            if view.own == Some(seat) {
                for other in Seat::all(view.marshals.seats()).filter(|other| *other != seat) {
                    // Cards that look alike and were seen by all are counted for the open ones first.
                    let fresh = seen[other].has_seen.alike(face).len() > hand.open.alike(face).len();
                    if let (true, Some(noted)) = (fresh, seen[other].has_seen.alike(face).first()) {
                        seen[other].has_seen.remove(noted);
                        knowers = knowers.with(other);
                    }
                }
            }
            self.hold(seat, card, knowers);
        }
    }

    fn place_deck(&mut self, view: &View) {
        let size = usize::from(view.deck.size);
        for (below, face) in view.deck.bottom.iter().enumerate() {
            if let Some(face) = face {
                let card = self.any(*face);
                self.state.known.set(card, Knowers::EVERYBODY);
                self.deck[below] = Some(card);
            }
        }
        for (depth, face) in view.deck.top.iter().enumerate().take(size) {
            let below = size - 1 - depth;
            if let (Some(face), None) = (face, self.deck[below]) {
                self.deck[below] = Some(self.any(*face));
            }
        }
    }

    /// The places of the deck, counted from the bottom, without a card.
    fn gaps(&self, size: usize) -> impl Iterator<Item = usize> {
        (0..size).filter(|below| self.deck[*below].is_none())
    }

    /// Gives every card left a place at random.
    fn place_unknown(&mut self, view: &View, chance: &mut Chance) {
        let size = usize::from(view.deck.size);
        if self.left.contains(Card::CORRUPT) {
            self.place_corrupt(view, size, chance);
        }
        for card in self.left.and(CardSet::OUTLAWS).iter() {
            let gaps = self.gaps(size).count() as u32;
            self.bury(size, chance.below(gaps), card);
        }
        for card in self.left.and(CardSet::EVENTS).iter() {
            self.place_event(size, chance, card);
        }
        let mut rest = [Card::CORRUPT; CARDS];
        let count = self.left.len();
        rest.iter_mut().zip(self.left.iter()).for_each(|(place, card)| *place = card);
        chance.shuffle(&mut rest[..count]);
        let mut rest = rest[..count].iter().copied();
        for seat in Seat::all(view.marshals.seats()) {
            for card in rest.by_ref().take(self.room[seat].into()) {
                self.state.hands[seat].insert(card);
                self.state.known.set(card, Knowers::only(seat));
            }
        }
        for below in 0..size {
            if self.deck[below].is_none() {
                self.deck[below] = rest.next();
            }
        }
    }

    fn bury(&mut self, size: usize, nth: u32, card: Card) {
        let below = self.gaps(size).nth(nth as usize).expect("there is a place left in the deck");
        self.deck[below] = Some(card);
        self.left.remove(card);
    }

    fn give(&mut self, seat: Seat, card: Card) {
        self.left.remove(card);
        self.hold(seat, card, Knowers::NOBODY);
    }

    /// The Corrupt Marshal: each place it can be in is as likely as the number of ways to place the Outlaws
    /// beside it.
    fn place_corrupt(&mut self, view: &View, size: usize, chance: &mut Chance) {
        let gaps = self.gaps(size).count() as u32;
        let outlaws = self.left.and(CardSet::OUTLAWS).len() as u32;
        let lower = self.gaps(size).filter(|below| *below < usize::from(view.deck.lower)).count() as u32;
        let suspicious = |seat: Seat| u32::from(self.room[seat].min(view.marshals[seat].doubt));
        let in_hands: u32 = Seat::all(view.marshals.seats()).map(suspicious).sum();
        let (hand_ways, deck_ways) = (gaps.max(1), gaps - outlaws);
        let mut pick = chance.below((in_hands * hand_ways + (gaps - lower) * deck_ways).max(1));
        for seat in Seat::all(view.marshals.seats()) {
            let ways = u32::from(self.room[seat].min(view.marshals[seat].doubt)) * hand_ways;
            if pick < ways {
                return self.give(seat, Card::CORRUPT);
            }
            pick -= ways;
        }
        self.bury(size, lower + pick / deck_ways.max(1), Card::CORRUPT);
    }

    /// An Event is in the deck or has been in a hand from the start.
    fn place_event(&mut self, size: usize, chance: &mut Chance, card: Card) {
        let seats = self.room.seats();
        let gaps = self.gaps(size).count() as u32;
        let held = |world: &Self, seat: Seat| u32::from(world.room[seat].min(HAND));
        let in_hands: u32 = Seat::all(seats).map(|seat| held(self, seat)).sum();
        let mut pick = chance.below(gaps + in_hands);
        for seat in Seat::all(seats) {
            if pick < held(self, seat) {
                return self.give(seat, card);
            }
            pick -= held(self, seat);
        }
        self.bury(size, pick, card);
    }

    /// The deck becomes a pile, and what the phase hides from the viewer is drawn.
    fn finish(mut self, view: &View, chance: &mut Chance) -> Marshals {
        let size = usize::from(view.deck.size);
        self.state.deck = self.deck[..size].iter().flatten().copied().collect();
        for (depth, seen_by) in view.deck.seen_by.iter().enumerate().take(size) {
            let card = self.state.deck[size - 1 - depth];
            if !self.state.known.of(card).is_public() {
                self.state.known.set(card, seen_by.iter().collect());
            }
        }
        if let Phase::Search { from, pair } = view.phase {
            let pair = self.pair(from, pair, chance);
            pair.into_iter().for_each(|card| self.state.known.add(card, view.active));
            self.state.phase = Phase::Search { from, pair: Some(pair) };
        }
        self.state
    }

    /// Two cards of the hand that is searched: those seen, or any.
    fn pair(&self, from: Seat, seen: Option<[Card; 2]>, chance: &mut Chance) -> [Card; 2] {
        let hand = self.state.hands[from];
        let mut rest = hand;
        let mut one = |nth: usize| {
            let card = match seen {
                Some(seen) => rest.alike(seen[nth]).first(),
                None => rest.nth(chance.below(rest.len() as u32)),
            };
            let card = card.expect("two cards of this hand are being looked at");
            rest.remove(card);
            card
        };
        let (first, second) = (one(0), one(1));
        [first.min(second), first.max(second)]
    }
}
