//! The state: who rides where, who holds what, and what is being decided.

use serde::{Deserialize, Serialize};
use std::fmt;
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, SeatSet, Sound, TS};

use crate::action::{Action, any_action};
use crate::cards::{Deck, Item, Items};
use crate::data::{
    BESIDE, CARDS, FIRST_DESERT, GOLD, LAST_SPACE, LAST_TOWN, MAILBOXES, SHARED, START_GOLD, TRACK,
};
use crate::dice::{Face, Faces};
use crate::flick::{Standing, Vector};
use crate::phase::{Affair, Phase};
use crate::shaker::Shaker;

/// The most players (PE-1).
pub const MOST_SEATS: usize = 5;

/// A place on the board in millimetres, from the lower left corner east and north.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Point {
    /// East.
    pub x: i16,
    /// North.
    pub y: i16,
}

/// What a space is and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Place {
    /// What it is.
    pub kind: Kind,
    /// Its centre.
    pub at: Point,
}

/// What a space is (table 1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// St. Joseph.
    Town,
    /// A railway station; the last one has no price and leads nowhere (PE-118).
    Train {
        /// What the ride costs.
        price: u8,
        /// The next station.
        to: u8,
    },
    /// The rulebook's Indians; raiders in everything players read.
    Raid,
    /// A gold mine.
    Mine,
    /// A saloon.
    Saloon,
    /// A relay station.
    Relay,
    /// Nothing at all.
    Plain,
    /// The end of the track, with its mailboxes.
    Sacramento,
}

/// A space of the track, numbered from 1 (PE-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Space(u8);

impl Space {
    /// Where everybody starts (PE-9).
    pub const START: Self = Self(1);

    /// The last space (PE-155).
    pub const SACRAMENTO: Self = Self(LAST_SPACE);

    /// The space with this number.
    ///
    /// # Panics
    /// If there is none; use [`Space::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number >= 1 && number <= LAST_SPACE, "the track has no such space");
        Self(number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The space `steps` on; nobody rides past the last one (PE-69).
    #[must_use]
    pub fn ahead(self, steps: u8) -> Self {
        Self((self.0 + steps).min(LAST_SPACE))
    }

    /// The space `steps` back; nobody rides back past the first one (PE-123).
    #[must_use]
    pub fn back(self, steps: u8) -> Self {
        Self(self.0.saturating_sub(steps).max(1))
    }

    /// What there is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        TRACK[self.0 as usize - 1].kind
    }

    /// Whether this is St. Joseph, where nobody fights (PE-3, PE-75).
    #[must_use]
    pub const fn is_town(self) -> bool {
        self.0 <= LAST_TOWN
    }

    /// Whether this is desert (PE-4).
    #[must_use]
    pub const fn is_desert(self) -> bool {
        self.0 >= FIRST_DESERT && self.0 < LAST_SPACE
    }
}

tinstar_core::numbered!(Space: LAST_SPACE as usize, |space| usize::from(space.0) - 1, |number| number + 1);

impl TryFrom<u8> for Space {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=LAST_SPACE).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("there is no space {number}"))
        }
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One player's rider and gold; everybody sees them (PE-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Rider {
    /// Where.
    pub space: Space,
    /// In Sacramento, on which mailbox: 1 to 3; 0 elsewhere.
    pub mailbox: u8,
    /// Gold on the player card.
    pub gold: u8,
    /// 0 if free, else the how-manieth to be arrested among those in prison (PE-99).
    pub jail: u8,
}

impl Rider {
    /// Whether the rider lies beside its space (PE-131).
    #[must_use]
    pub const fn is_jailed(&self) -> bool {
        self.jail > 0
    }

    /// Whether the rider is in Sacramento.
    #[must_use]
    pub const fn is_in_sacramento(&self) -> bool {
        self.mailbox > 0
    }

    /// How far the rider has come, mailboxes counting beyond spaces (PE-174).
    #[must_use]
    pub const fn progress(&self) -> u8 {
        self.space.0 + self.mailbox
    }

    pub(crate) fn at(&self) -> Point {
        match self.mailbox {
            0 => TRACK[usize::from(self.space.0) - 1].at,
            mailbox => MAILBOXES[usize::from(mailbox) - 1],
        }
    }
}

impl Default for Rider {
    fn default() -> Self {
        Self { space: Space::START, mailbox: 0, gold: START_GOLD, jail: 0 }
    }
}

/// One player's Item cards, and what is remembered about them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pocket {
    /// The cards in hand (PE-146).
    pub cards: Items,
    /// How many cards came from the deck after the set-up; everybody knows.
    pub drawn: u8,
    /// The card given back in the set-up, as long as its owner knows that it is in the deck or was drawn from
    /// it and not seen since. While the choice is open, the card itself (PE-14, PE-15).
    pub gave_back: Option<Item>,
    /// Cards in hand that another seat knows, by seat: it had put them under the deck.
    pub seen_by: [Items; MOST_SEATS],
}

/// Pony Express: the whole truth about one match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PonyExpress {
    /// The riders.
    pub riders: BySeat<Rider, MOST_SEATS>,
    /// The cards in hand.
    pub pockets: BySeat<Pocket, MOST_SEATS>,
    /// The draw deck.
    pub deck: Deck,
    /// The cards that were played: they are out of the game (PE-148).
    pub gone: Items,
    /// Gold in the bank (PE-6).
    pub bank: u8,
    /// The dice of steps 2 to 5. Once shown they lie open until the next roll; never shown, they are put away.
    pub shaker: Option<Shaker>,
    /// The dice of the last claim that was called, which everybody saw (PE-63); none before that.
    pub shown: Faces,
    /// The last five dice that were rolled openly after the set-up; none before that.
    pub rolled: Faces,
    /// Who took the first turn (PE-11).
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// What is being decided. Everybody sees it: secrets are in the pockets, the deck and the shaker.
    pub phase: Phase,
}

impl PonyExpress {
    pub(crate) fn seats(&self) -> usize {
        self.riders.seats()
    }

    /// Whether the active player may look under the shaker (PE-29).
    pub(crate) fn dice_are_in_play(&self) -> bool {
        matches!(
            self.phase,
            Phase::Dice { .. } | Phase::Calls { .. } | Phase::Going(Affair::Dice | Affair::Claim { .. })
        )
    }

    /// Nobody decides: this goes on.
    #[inline]
    pub(crate) const fn going(&mut self, affair: Affair) {
        self.phase = Phase::Going(affair);
    }

    pub(crate) fn rider(&mut self) -> &mut Rider {
        &mut self.riders[self.active]
    }

    /// Whether `seat` might hold `item`, for all that everybody knows: has any card, and it is not out of the
    /// game. Who might is asked, so that nobody learns who could (PE-176).
    pub(crate) fn may_hold(&self, seat: Seat, item: Item) -> bool {
        !self.pockets[seat].cards.is_empty() && self.gone.count(item) < item.copies()
    }

    pub(crate) fn holds(&self, seat: Seat, item: Item) -> bool {
        self.pockets[seat].cards.has(item)
    }

    /// Moves gold from the bank to a player, as much as there is (PE-6). How much it was.
    pub(crate) fn bank_pays(&mut self, seat: Seat, gold: u8) -> u8 {
        let paid = gold.min(self.bank);
        self.bank -= paid;
        self.riders[seat].gold += paid;
        paid
    }

    /// Moves gold from a player to the bank.
    pub(crate) fn pay_bank(&mut self, seat: Seat, gold: u8) {
        self.riders[seat].gold -= gold;
        self.bank += gold;
    }

    /// Lays a rider down beside its space (PE-131).
    pub(crate) fn jail(&mut self, seat: Seat) {
        let last = self.riders.iter().map(|(_, rider)| rider.jail).max().unwrap_or(0);
        self.riders[seat].jail = last + 1;
    }

    /// Stands a rider up again (PE-143).
    pub(crate) fn release(&mut self, seat: Seat) {
        let place = std::mem::take(&mut self.riders[seat].jail);
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let jail = &mut self.riders[other].jail;
            *jail -= u8::from(*jail > place);
        }
    }

    /// The free riders of other players on `space` (PE-76).
    pub(crate) fn others_on(&self, seat: Seat, space: Space) -> SeatSet {
        let there = |(_, rider): &(Seat, &Rider)| rider.space == space && !rider.is_jailed();
        self.riders.iter().filter(there).map(|(other, _)| other).filter(|other| *other != seat).collect()
    }

    /// Where every rider not in `away` stands or lies, less those in `harmless`, who are there but cannot be
    /// touched (PE-97 to PE-99, PE-101, PE-103).
    pub(crate) fn standing(&self, away: SeatSet, harmless: SeatSet) -> Standing {
        standing(&self.riders, away, harmless)
    }

    /// Draws the top card of the deck into a hand, unseen by the others (PE-138).
    pub(crate) fn draw_card(&mut self, seat: Seat) -> Option<Item> {
        let card = self.deck.pop()?;
        if let Some(knower) = card.put_by.filter(|knower| *knower != seat) {
            self.pockets[seat].seen_by[knower.index()].add(card.item);
        }
        self.take_card(seat, card.item);
        Some(card.item)
    }

    /// Adds a card from the deck to a hand.
    pub(crate) fn take_card(&mut self, seat: Seat, item: Item) {
        let pocket = &mut self.pockets[seat];
        pocket.cards.add(item);
        pocket.drawn += 1;
        self.forget(seat, item);
    }

    /// `seat` has seen an `item` that came out of the deck: perhaps the one given back.
    pub(crate) fn forget(&mut self, seat: Seat, item: Item) {
        let gave_back = &mut self.pockets[seat].gave_back;
        if *gave_back == Some(item) {
            *gave_back = None;
        }
    }

    /// A card is played: everybody sees it, and it is out of the game (PE-148).
    pub(crate) fn spend(&mut self, seat: Seat, item: Item) {
        let pocket = &mut self.pockets[seat];
        pocket.cards.remove(item);
        pocket.seen_by.iter_mut().for_each(|seen| seen.remove(item));
        self.gone.add(item);
        if pocket.drawn > 0 {
            Seat::all(self.seats()).for_each(|other| self.forget(other, item));
        }
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards: Vec<Item> = self.gone.iter().collect();
        cards.extend(self.deck.iter().map(|card| card.item));
        for (seat, pocket) in self.pockets.iter() {
            cards.extend(pocket.cards.iter());
            for seen in pocket.seen_by {
                if Item::ALL.iter().any(|item| seen.count(*item) > pocket.cards.count(*item)) {
                    return Err(format!("seat {seat} is thought to hold {seen:?}"));
                }
            }
            if matches!(self.phase, Phase::Keep { .. }) {
                cards.extend(pocket.gave_back);
            }
        }
        cards.sort_unstable();
        if cards.len() == CARDS && cards.iter().copied().eq(Items::all().iter()) {
            Ok(())
        } else {
            Err(format!("these are not all the cards: {cards:?}"))
        }
    }
}

impl Sound for PonyExpress {
    /// What is always true: gold, cards and places (PE-6, PE-7, PE-147).
    fn invariants(&self) -> Result<(), String> {
        let gold = self.bank + self.riders.iter().map(|(_, rider)| rider.gold).sum::<u8>();
        if gold != GOLD {
            return Err(format!("{gold} gold instead of {GOLD} (PE-6)"));
        }
        self.check_cards()?;
        let mut jailed: Vec<u8> =
            self.riders.iter().map(|(_, rider)| rider.jail).filter(|n| *n > 0).collect();
        jailed.sort_unstable();
        if !jailed.iter().copied().eq(1..=jailed.len() as u8) {
            return Err(format!("the order of arrests is {jailed:?}"));
        }
        for (seat, rider) in self.riders.iter() {
            if rider.is_in_sacramento() != (rider.space == Space::SACRAMENTO) || rider.mailbox > 3 {
                return Err(format!("seat {seat} is on {} and mailbox {}", rider.space, rider.mailbox));
            }
        }
        if self.dice_are_in_play() && self.shaker.is_none() {
            return Err("no dice are on the table (PE-28)".to_owned());
        }
        self.shaker.as_ref().map_or(Ok(()), Shaker::check)
    }

    fn any_action(chance: &mut Chance) -> Action {
        any_action(chance)
    }
}

/// Where riders stand or lie; see [`PonyExpress::standing`].
pub(crate) fn standing(riders: &BySeat<Rider, MOST_SEATS>, away: SeatSet, harmless: SeatSet) -> Standing {
    let mut all = Standing::default();
    for (seat, rider) in riders.iter().filter(|(seat, _)| !away.contains(*seat) && !harmless.contains(*seat))
    {
        let beside = |(other, them): &(Seat, &Rider)| {
            *other != seat && !away.contains(*other) && them.at() == rider.at()
        };
        let offset = if rider.is_jailed() {
            let before = |(_, them): &(Seat, &Rider)| them.is_jailed() && them.jail < rider.jail;
            BESIDE[riders.iter().filter(beside).filter(before).count().min(BESIDE.len() - 1)]
        } else if riders.iter().filter(beside).any(|(_, them)| !them.is_jailed()) {
            SHARED[seat.index()]
        } else {
            SHARED[0]
        };
        let at = rider.at();
        all.put(seat, Vector::of(Point { x: at.x + offset.x, y: at.y + offset.y }));
    }
    all
}

/// What a player saw through the Spyglass (IT-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spied {
    /// Who looked.
    pub seat: Seat,
    /// What a hidden die showed.
    pub face: Face,
}
