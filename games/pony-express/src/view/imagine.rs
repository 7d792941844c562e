//! Complete states that a view could have come from, drawn at random.

use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Seat};

use crate::cards::{Deck, DeckCard, Item, Items};
use crate::data::CARDS;
use crate::dice::Faces;
use crate::phase::Phase;
use crate::shaker::Shaker;
use crate::state::{Pocket, PonyExpress, Spied};

use super::{DiceView, Own, View};

/// Dice under the shaker: those known stay, all others could show anything.
pub(super) fn dice(view: &View, dice: &DiceView, chance: &mut Chance) -> Shaker {
    let mut shaker = match view.own.and_then(|own| own.dice) {
        Some(own) => Shaker { dice: own, remembered: dice.remembered, spied: None },
        None => {
            let mut known = dice.remembered;
            // What the Spyglass showed was none of the faces everybody remembers, if there was another.
            if let Some(face) = view.own.and_then(|own| own.spied).filter(|_| dice.hidden > known.len()) {
                known = known.with(face);
            }
            let hidden = known.and(Faces::roll(dice.hidden - known.len(), chance));
            let mut shaker = Shaker::of(hidden, dice.visible);
            shaker.remembered = dice.remembered;
            shaker
        }
    };
    shaker.spied = dice.spied_by.map(|seat| {
        let unknown = shaker.unknown();
        let mut any = || unknown.iter().nth(chance.below(u32::from(unknown.len())) as usize);
        let face = view.own.and_then(|own| own.spied).or_else(&mut any);
        Spied { seat, face: face.expect("the Spyglass needs a hidden die") }
    });
    shaker
}

/// A state without dice: every card the viewer does not know lies anywhere it could.
pub(super) fn cards(view: &View, chance: &mut Chance) -> PonyExpress {
    let choosing = matches!(view.phase, Phase::Keep { .. });
    let mut unseen = Unseen::of(view, choosing);
    chance.shuffle(&mut unseen.items);
    if !choosing && let Some(item) = view.own.and_then(|own| own.gave_back) {
        unseen.keep_in_deck(view, item, chance);
    }
    let mut pockets = BySeat::from_fn(view.seats(), |seat| unseen.pocket(view, seat, choosing));
    let deck: Deck = (0..view.deck).map(|place| unseen.deck_card(view, place)).collect();
    if !choosing {
        remember(view, &mut pockets, &deck, chance);
    }
    PonyExpress {
        riders: view.riders,
        pockets,
        deck,
        gone: view.gone,
        bank: view.bank,
        shaker: None,
        shown: view.shown,
        rolled: view.rolled,
        first: view.first,
        active: view.active,
        turn: view.turn,
        phase: view.phase,
    }
}

/// The card `place` places above the bottom, if the viewer has put it there or is looking at it.
fn known_in_deck(view: &View, place: u8) -> Option<Item> {
    let below_top = view.deck - 1 - place;
    let drawn =
        view.own.and_then(|own| own.drawn).and_then(|drawn| drawn.get(usize::from(below_top)).copied());
    drawn.or_else(|| view.under.get(usize::from(place)).and_then(|card| card.item))
}

/// Where the viewer's own card of the set-up went.
#[derive(Clone, Copy, PartialEq)]
enum Reserved {
    Hand(Seat, Item),
    Deck(u8, Item),
}

/// The cards the viewer does not see, in random order.
struct Unseen {
    items: List<Item, CARDS>,
    reserved: Option<Reserved>,
}

impl Unseen {
    fn of(view: &View, choosing: bool) -> Self {
        let mut left = Items::all();
        let mut seen = |item: Item| left.remove(item);
        view.gone.iter().for_each(&mut seen);
        (0..view.deck).filter_map(|place| known_in_deck(view, place)).for_each(&mut seen);
        if let Some(Own { cards, gave_back, known, .. }) = view.own {
            cards.iter().for_each(&mut seen);
            known.iter().flat_map(|(_, items)| items.iter()).for_each(&mut seen);
            gave_back.filter(|_| choosing).into_iter().for_each(&mut seen);
        }
        Self { items: left.iter().collect(), reserved: None }
    }

    fn any(&mut self) -> Item {
        self.items.pop().expect("there are as many cards as places for them")
    }

    /// The card the viewer gave back is in the deck, or somebody has drawn it since: it is not the card that
    /// somebody else kept in the set-up.
    fn keep_in_deck(&mut self, view: &View, item: Item, chance: &mut Chance) {
        let at = self.items.iter().position(|other| *other == item);
        take_out(&mut self.items, at.expect("a card given back is not seen until it is forgotten"));
        let own = view.own.expect("somebody gave the card back");
        let in_hand = |seat: Seat| {
            let hand = view.hands[seat];
            let drawn = hand.cards.min(hand.drawn) - own.known[seat].len();
            std::iter::repeat_n(Reserved::Hand(seat, item), drawn.into())
        };
        let places = || {
            let hands = own.seat.others(view.seats()).flat_map(in_hand);
            let deck = (0..view.deck).filter(|place| known_in_deck(view, *place).is_none());
            hands.chain(deck.map(|place| Reserved::Deck(place, item)))
        };
        let count = places().count() as u32;
        self.reserved = if count == 0 { None } else { places().nth(chance.below(count) as usize) };
    }

    fn pocket(&mut self, view: &View, seat: Seat, choosing: bool) -> Pocket {
        let drawn = view.hands[seat].drawn;
        match view.own {
            Some(own) if own.seat == seat => {
                Pocket { cards: own.cards, drawn, gave_back: own.gave_back, ..Pocket::default() }
            }
            own => {
                let mut pocket = Pocket { drawn, ..Pocket::default() };
                if let Some(own) = own {
                    pocket.cards = own.known[seat];
                    pocket.seen_by[own.seat.index()] = own.known[seat];
                }
                if let Some(Reserved::Hand(holder, item)) = self.reserved
                    && holder == seat
                {
                    pocket.cards.add(item);
                }
                for _ in pocket.cards.len()..view.hands[seat].cards {
                    pocket.cards.add(self.any());
                }
                if choosing && view.hands[seat].cards == 1 {
                    pocket.gave_back = Some(self.any());
                }
                pocket
            }
        }
    }

    /// The card `place` places above the bottom.
    fn deck_card(&mut self, view: &View, place: u8) -> DeckCard {
        let item = match (known_in_deck(view, place), self.reserved) {
            (Some(item), _) => item,
            (None, Some(Reserved::Deck(at, item))) if at == place => item,
            (None, _) => self.any(),
        };
        DeckCard { item, put_by: view.under.get(usize::from(place)).map(|card| card.by) }
    }
}

/// Takes out what is at `index`, and the last one takes its place: the order does not matter.
fn take_out(items: &mut List<Item, CARDS>, index: usize) {
    let last = items.len() - 1;
    items.swap(index, last);
    items.pop();
}

/// Everybody else remembers a card given back, too: one that has lain in the deck since the set-up.
fn remember(
    view: &View,
    pockets: &mut BySeat<Pocket, { crate::state::MOST_SEATS }>,
    deck: &Deck,
    chance: &mut Chance,
) {
    let own = view.own;
    let mut since: List<Item, CARDS> =
        deck.iter().filter(|card| card.put_by.is_none()).map(|card| card.item).collect();
    chance.shuffle(&mut since);
    if let Some(mine) = own.and_then(|own| own.gave_back)
        && let Some(at) = since.iter().position(|item| *item == mine)
    {
        take_out(&mut since, at);
    }
    for seat in Seat::all(view.seats()).filter(|seat| own.is_none_or(|own| own.seat != *seat)) {
        pockets[seat].gave_back = since.pop();
    }
}
