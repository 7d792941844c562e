//! What a viewer sees (section 15), and worlds that would look the same.

mod imagine;

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, Sight, TS, Viewer};

use crate::action::Event;
use crate::cards::{DeckCard, Item, Items};
use crate::data::{CARDS, DICE};
use crate::dice::{Face, Faces};
use crate::phase::Phase;
use crate::shaker::Die;
use crate::state::{MOST_SEATS, PonyExpress, Rider};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// What nobody else knows; a spectator knows nothing of the kind.
    pub own: Option<Own>,
    /// The riders.
    pub riders: BySeat<Rider, MOST_SEATS>,
    /// The hands as everybody sees them.
    pub hands: BySeat<HandView, MOST_SEATS>,
    /// How many cards the deck has.
    pub deck: u8,
    /// Cards put under the deck and not drawn yet, the lowest first.
    pub under: List<UnderCard, CARDS>,
    /// The cards that were played.
    pub gone: Items,
    /// Gold in the bank.
    pub bank: u8,
    /// The dice of a roll for movement, if they are on the table.
    pub dice: Option<DiceView>,
    /// The dice of the last claim that was called; none before that.
    pub shown: Faces,
    /// The last five dice that were rolled openly after the set-up; none before that.
    pub rolled: Faces,
    /// Who took the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// What is being decided.
    pub phase: Phase,
}

/// What the person in one seat knows and nobody else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// The cards in hand.
    pub cards: Items,
    /// The card given back in the set-up, as long as it cannot have been seen since.
    pub gave_back: Option<Item>,
    /// At a relay, the two cards drawn.
    pub drawn: Option<[Item; 2]>,
    /// The own dice, those under the shaker included.
    pub dice: Option<[Die; DICE as usize]>,
    /// What the Spyglass showed.
    pub spied: Option<Face>,
    /// Cards others are known to hold: this seat had put them under the deck.
    pub known: BySeat<Items, MOST_SEATS>,
}

/// A hand of cards as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct HandView {
    /// How many cards (PE-146).
    pub cards: u8,
    /// How many came from the deck after the set-up.
    pub drawn: u8,
}

/// A card somebody put under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct UnderCard {
    /// Who.
    pub by: Seat,
    /// Which, if the viewer did.
    pub item: Option<Item>,
}

/// What fills the places of a list that no card is in.
impl Default for UnderCard {
    fn default() -> Self {
        Self { by: Seat::new(0), item: None }
    }
}

/// The dice of a roll for movement as everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct DiceView {
    /// Those beside the shaker.
    pub visible: Faces,
    /// How many are under it.
    pub hidden: u8,
    /// Faces that everybody knows to be under it (PE-45).
    pub remembered: Faces,
    /// Who looked through the Spyglass.
    pub spied_by: Option<Seat>,
}

impl Sight for PonyExpress {
    fn view(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(own(self, seat)),
            Viewer::Spectator => None,
        };
        let under = self.deck.iter().map_while(|card| {
            let by = card.put_by?;
            Some(UnderCard { by, item: viewer.is(by).then_some(card.item) })
        });
        View {
            own,
            riders: self.riders,
            hands: BySeat::from_fn(self.seats(), |seat| {
                let pocket = &self.pockets[seat];
                HandView { cards: pocket.cards.len(), drawn: pocket.drawn }
            }),
            deck: self.deck.len() as u8,
            under: under.collect(),
            gone: self.gone,
            bank: self.bank,
            dice: self.shaker.as_ref().map(|shaker| DiceView {
                visible: shaker.visible(),
                hidden: shaker.hidden().len(),
                remembered: shaker.remembered,
                spied_by: shaker.spied.map(|spied| spied.seat),
            }),
            shown: self.shown,
            rolled: self.rolled,
            first: self.first,
            active: self.active,
            turn: self.turn,
            phase: self.phase,
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if !viewer.is(seat) => Event::Dealt { seat, cards: None },
            Event::Kept { seat, .. } if !viewer.is(seat) => Event::Kept { seat, card: None },
            Event::Rolled { seat, .. } if !viewer.is(seat) => Event::Rolled { seat, dice: None },
            Event::RerolledHidden { seat, count, .. } if !viewer.is(seat) => {
                Event::RerolledHidden { seat, count, dice: None }
            }
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Event::Drew { seat, count, cards: None },
            Event::TurnedDie { seat, hidden: true, .. } if !viewer.is(seat) => {
                Event::TurnedDie { seat, hidden: true, faces: None }
            }
            Event::Spied { seat, .. } if !viewer.is(seat) => Event::Spied { seat, face: None },
            Event::Dealt { .. }
            | Event::Kept { .. }
            | Event::Rolled { .. }
            | Event::RerolledHidden { .. }
            | Event::Drew { .. }
            | Event::TurnedDie { .. }
            | Event::Spied { .. } => *event,
            Event::RolledForFirst { .. }
            | Event::Tied { .. }
            | Event::Shuffled { .. }
            | Event::TurnBegan { .. }
            | Event::Charity { .. }
            | Event::TookOut { .. }
            | Event::PutUnder { .. }
            | Event::PaidReroll { .. }
            | Event::RerolledOpen { .. }
            | Event::Claimed { .. }
            | Event::NobodyCanCall { .. }
            | Event::Believed { .. }
            | Event::ClaimStands { .. }
            | Event::Called { .. }
            | Event::Shown { .. }
            | Event::Caught { .. }
            | Event::Stayed { .. }
            | Event::Honest { .. }
            | Event::Moved { .. }
            | Event::MovedBack { .. }
            | Event::AtMailbox { .. }
            | Event::Gunfight { .. }
            | Event::FinalDuel { .. }
            | Event::Stood { .. }
            | Event::Shot { .. }
            | Event::Missed { .. }
            | Event::Hit { .. }
            | Event::HitInnocent { .. }
            | Event::Paid { .. }
            | Event::BankPaid { .. }
            | Event::NoWinner { .. }
            | Event::DuelOver { .. }
            | Event::Jailed { .. }
            | Event::Poker { .. }
            | Event::RolledOpenly { .. }
            | Event::PokerWon { .. }
            | Event::Rode { .. }
            | Event::RaidersStand { .. }
            | Event::RaidersFell { .. }
            | Event::AskedForDrinks { .. }
            | Event::PaidBill { .. }
            | Event::NoCards { .. }
            | Event::PaidBail { .. }
            | Event::Escaped { .. }
            | Event::StoodUp { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::RolledAgain { .. }
            | Event::Won { .. } => *event,
        })
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Dealt { .. }
            | Event::Rolled { .. }
            | Event::TookOut { .. }
            | Event::RerolledHidden { .. }
            | Event::Shown { .. }
            | Event::Drew { .. }
            | Event::Played { .. }
            | Event::TurnedDie { .. }
            | Event::Spied { .. } => true,
            Event::RolledForFirst { .. }
            | Event::Tied { .. }
            | Event::Kept { .. }
            | Event::Shuffled { .. }
            | Event::TurnBegan { .. }
            | Event::Charity { .. }
            | Event::PutUnder { .. }
            | Event::PaidReroll { .. }
            | Event::RerolledOpen { .. }
            | Event::Claimed { .. }
            | Event::NobodyCanCall { .. }
            | Event::Believed { .. }
            | Event::Passed { .. }
            | Event::ClaimStands { .. }
            | Event::Called { .. }
            | Event::Caught { .. }
            | Event::Stayed { .. }
            | Event::Honest { .. }
            | Event::Moved { .. }
            | Event::MovedBack { .. }
            | Event::AtMailbox { .. }
            | Event::Gunfight { .. }
            | Event::FinalDuel { .. }
            | Event::Stood { .. }
            | Event::Shot { .. }
            | Event::Missed { .. }
            | Event::Hit { .. }
            | Event::HitInnocent { .. }
            | Event::Paid { .. }
            | Event::BankPaid { .. }
            | Event::NoWinner { .. }
            | Event::DuelOver { .. }
            | Event::Jailed { .. }
            | Event::Poker { .. }
            | Event::RolledOpenly { .. }
            | Event::PokerWon { .. }
            | Event::Rode { .. }
            | Event::RaidersStand { .. }
            | Event::RaidersFell { .. }
            | Event::AskedForDrinks { .. }
            | Event::PaidBill { .. }
            | Event::NoCards { .. }
            | Event::PaidBail { .. }
            | Event::Escaped { .. }
            | Event::StoodUp { .. }
            | Event::RolledAgain { .. }
            | Event::Won { .. } => false,
        }
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        let mut state = imagine::cards(view, chance);
        state.shaker = view.dice.as_ref().map(|dice| imagine::dice(view, dice, chance));
        state
    }

    /// The cards of the deck that nobody put there or looks at change places (PE-138).
    fn redeal(&mut self, chance: &mut Chance) {
        let mut all: List<Item, CARDS> = Items::all().iter().collect();
        chance.shuffle(&mut all);
        let looked_at = if self.phase == Phase::Relay { 2 } else { 0 };
        let unseen =
            |(below_top, card): &(usize, &mut DeckCard)| *below_top >= looked_at && card.put_by.is_none();
        let cards = self.deck.iter_mut().rev().enumerate().filter(unseen);
        let mut left: Items = cards.map(|(_, card)| card.item).collect();
        let mut dealt = all.iter().copied().filter(|item| {
            let is_there = left.has(*item);
            left.remove(*item);
            is_there
        });
        for (_, card) in self.deck.iter_mut().rev().enumerate().filter(unseen) {
            card.item = dealt.next().expect("as many cards as places");
        }
    }
}

fn own(state: &PonyExpress, seat: Seat) -> Own {
    let pocket = &state.pockets[seat];
    let is_active = seat == state.active;
    let shaker = state.shaker.as_ref();
    Own {
        seat,
        cards: pocket.cards,
        gave_back: pocket.gave_back,
        drawn: match *state.deck {
            [.., second, top] if is_active && state.phase == Phase::Relay => Some([top.item, second.item]),
            _ => None,
        },
        dice: shaker.filter(|_| is_active && state.dice_are_in_play()).map(|shaker| shaker.dice),
        spied: shaker.and_then(|shaker| shaker.spied).filter(|spied| spied.seat == seat).map(|it| it.face),
        known: BySeat::from_fn(state.seats(), |other| state.pockets[other].seen_by[seat.index()]),
    }
}

impl View {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.riders.seats()
    }
}
