//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Numbered, Seat, SeatSet, TS};

use crate::card::{Card, CardSet, Goods, Outlaw, Terrain};
use crate::data::{CARDS, CLUE};
use crate::state::{Location, MOST_SEATS};

/// One decision. A Wild card and a Jurisdiction are named by their face: any of them will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// End the turn without doing anything (MA-45).
    EndTurn,
    /// Play a Movement or a Wild card (MA-51, MA-53).
    Move {
        /// The card.
        card: Card,
        /// Where it leads.
        to: Location,
    },
    /// Spend 1 provision and go to an adjacent location (MA-56).
    SpendProvision {
        /// Where to.
        to: Location,
    },
    /// Spend 1 bullet to drive the others from the location (MA-57).
    SpendBullet,
    /// Play an Ambush, a Camping card, a Clue or a held Event (MA-42).
    Play {
        /// The card.
        card: Card,
    },
    /// Play a Hideout (MA-108).
    Hideout {
        /// The card; there is one in each terrain.
        #[numbered(skip)]
        card: Card,
        /// Whose hand to search; `None` for the deck.
        from: Option<Seat>,
    },
    /// Play an Ambush or a Camping card of the basic game against somebody (MA-153, MA-154).
    Against {
        /// The card.
        card: Card,
        /// Against whom.
        target: Seat,
    },
    /// Spend 1 bullet and stay (MA-58).
    Stay,
    /// Go to an adjacent location (MA-58).
    Leave {
        /// Where to.
        to: Location,
    },
    /// Claim a share of the reward (MA-67).
    Claim,
    /// Do not: claim, show a card, object, ride, travel, or buy any more.
    Pass,
    /// Show a Movement card to get out of an Ambush or Camping (MA-93).
    Reveal {
        /// The card.
        card: Card,
    },
    /// Answer with a Jurisdiction (MA-115).
    Object,
    /// Put one of the cards seen with a Clue next, from the top (MA-105).
    Place {
        /// Which of those not yet placed, from 0, as they lie.
        #[numbered(most = CLUE)]
        nth: u8,
    },
    /// Keep one of two cards (MA-109, MA-112).
    Keep {
        /// Which of them, from 0, as they are shown.
        #[numbered(most = 1)]
        nth: u8,
    },
    /// Take the Train (MA-134, MA-136).
    Ride {
        /// Where to get off.
        to: Location,
    },
    /// Play a Movement or a Wild card on the way to the Village (MA-141).
    Travel {
        /// The card.
        card: Card,
    },
    /// Buy one bullet or provision (MA-139).
    Buy {
        /// Which.
        goods: Goods,
    },
}

/// What can be declined. It is offered to everybody who might take it up as far as the table sees, so that to
/// decline says nothing about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A share of the reward (MA-67).
    Claim,
    /// To answer with a Jurisdiction (MA-115).
    Jurisdiction,
    /// A ride on the Train (MA-134, MA-136).
    Train,
    /// The way to the Village (MA-141).
    Village,
    /// To buy anything, or anything more (MA-144).
    Goods,
}

/// One thing that happened. Where a card is an `Option` and is `None`, whoever is told this may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The map cards were laid in a row (MA-18, MA-133).
    MapLaid {
        /// The terrains from left to right.
        map: [Terrain; 4],
    },
    /// A Marshal stands on the terrain of the specialty (MA-21, MA-133).
    Appeared {
        /// Whose Marshal.
        seat: Seat,
        /// The specialty.
        terrain: Terrain,
        /// Where.
        at: Location,
    },
    /// The Far West deck is ready (MA-24, MA-147, MA-149).
    DeckReady {
        /// How many cards it has.
        cards: u8,
    },
    /// This player begins (MA-27).
    Begins {
        /// Who.
        seat: Seat,
    },
    /// A card was dealt (MA-28).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// An Outlaw came up in the deal (MA-29).
    SetAside {
        /// Who drew it.
        seat: Seat,
        /// Which.
        outlaw: Outlaw,
    },
    /// The Outlaws set aside went back into the deck (MA-30).
    Reshuffled {
        /// How many cards the deck has.
        cards: u8,
    },
    /// This player is Corrupt from now on, and nobody else knows (MA-33, MA-41, MA-114).
    Corrupted {
        /// Who.
        seat: Seat,
    },
    /// A turn begins (MA-35).
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How many turns have begun, this one included.
        number: u16,
    },
    /// A turn is skipped (MA-154).
    TurnSkipped {
        /// Whose.
        seat: Seat,
    },
    /// A card was drawn to the hand (MA-40).
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// A drawn card was shown: an Event or an Outlaw (MA-38, MA-39, MA-111).
    Turned {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The turn was ended by choice (MA-45).
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A Marshal moved with a card (MA-51, MA-53).
    Moved {
        /// Whose Marshal.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where it stands now.
        to: Location,
        /// Which land that is.
        terrain: Terrain,
    },
    /// A Marshal moved for a provision (MA-56).
    Marched {
        /// Whose Marshal.
        seat: Seat,
        /// Where it stands now.
        to: Location,
        /// Which land that is.
        terrain: Terrain,
    },
    /// A bullet was spent to drive the others away (MA-57).
    Fired {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Location,
        /// Which land that is.
        terrain: Terrain,
    },
    /// Somebody spent a bullet too and stays (MA-58).
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// Somebody was driven away (MA-58).
    Left {
        /// Who.
        seat: Seat,
        /// Where the Marshal stands now.
        to: Location,
        /// Which land that is.
        terrain: Terrain,
    },
    /// An Outlaw escapes (MA-63, MA-74, MA-152).
    Slipped {
        /// Who drew it.
        seat: Seat,
        /// Which.
        outlaw: Outlaw,
    },
    /// The Corrupt Marshal is known (MA-75).
    Unmasked {
        /// Who it is.
        seat: Seat,
    },
    /// The Corrupt Marshal was paid for an escape (MA-76).
    Bribed {
        /// Who.
        seat: Seat,
        /// How much.
        coins: u16,
    },
    /// An escaped Outlaw went under the deck (MA-79, MA-81, MA-82, MA-83).
    WentUnder {
        /// Which.
        outlaw: Outlaw,
        /// How often it has escaped.
        escapes: u8,
    },
    /// An Outlaw got away for good (MA-80, MA-83).
    GotAway {
        /// Which.
        outlaw: Outlaw,
    },
    /// An Outlaw was captured (MA-64, MA-152).
    Captured {
        /// By whom.
        seat: Seat,
        /// Which.
        outlaw: Outlaw,
    },
    /// The reward was paid (MA-65, MA-66).
    Rewarded {
        /// To whom.
        seat: Seat,
        /// How much.
        coins: u16,
        /// The land that doubled it, being the specialty (MA-66).
        doubled: Option<Terrain>,
    },
    /// A share was claimed, and the cards were discarded (MA-68, MA-69).
    Claimed {
        /// By whom.
        seat: Seat,
        /// With which cards.
        cards: CardSet,
        /// How much.
        coins: u16,
    },
    /// An Action card or a held Event was played (MA-49, MA-87, MA-108).
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Against whom, or whose hand is meant.
        target: Option<Seat>,
    },
    /// Nobody is there whom it could harm (MA-91).
    NoVictim {
        /// The card.
        card: Card,
    },
    /// A victim showed a card (MA-93).
    Showed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A victim showed none (MA-93).
    ShowedNone {
        /// Who.
        seat: Seat,
    },
    /// The highest card shown goes to the active player (MA-100).
    Gave {
        /// From whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
    },
    /// A victim paid (MA-92, MA-96, MA-97, MA-98).
    Spent {
        /// Who.
        seat: Seat,
        /// In what.
        goods: Goods,
        /// How many.
        amount: u8,
    },
    /// A victim could not pay and is out; the hand was discarded (MA-118).
    Eliminated {
        /// Who.
        seat: Seat,
        /// The cards discarded.
        cards: CardSet,
    },
    /// A card that was resolved lies on the discard pile (MA-48, MA-104, MA-145).
    Discarded {
        /// Which.
        card: Card,
    },
    /// A Jurisdiction cancelled a Clue or a Hideout and took it (MA-116, MA-117).
    Cancelled {
        /// By whom.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// Cards of the deck were looked at (MA-105, MA-106, MA-109, MA-110).
    Looked {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards from the top down.
        cards: [Option<Card>; 3],
    },
    /// A card seen with a Clue was put back (MA-105).
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// A card seen in the deck went to the hand (MA-109, MA-110).
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// Two cards of a hand were looked at (MA-112).
    Searched {
        /// By whom.
        seat: Seat,
        /// Whose hand.
        from: Seat,
        /// The cards.
        cards: [Option<Card>; 2],
    },
    /// A card changed hands (MA-112, MA-113, MA-153).
    Took {
        /// Who has it now.
        seat: Seat,
        /// Who had it.
        from: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// Somebody will skip a turn (MA-154).
    Delayed {
        /// By whom.
        seat: Seat,
        /// Who.
        target: Seat,
    },
    /// Somebody took the Train (MA-134, MA-136).
    Rode {
        /// Who.
        seat: Seat,
        /// Where the Marshal stands now.
        to: Location,
        /// Which land that is.
        terrain: Terrain,
        /// What it cost.
        coins: u16,
    },
    /// Somebody travelled towards the Village (MA-141).
    Travelled {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where the Marshal stands now.
        to: Location,
        /// Which land that is.
        terrain: Terrain,
    },
    /// Somebody bought (MA-139, MA-140).
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        goods: Goods,
        /// What it cost.
        coins: u16,
    },
    /// Somebody who was asked does not (MA-67, MA-115, MA-134, MA-136, MA-141, MA-144).
    Declined {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The game ended (MA-122, MA-123, MA-124, MA-157).
    Ended,
    /// Who won (MA-125 to MA-128, MA-130, MA-131, MA-158).
    Won {
        /// One seat, or several that share the victory.
        seats: SeatSet,
    },
}

impl Action {
    /// Some action, possible or not: what laws and fuzzers try on the door.
    pub(crate) fn any(chance: &mut Chance) -> Self {
        let card = Card::all().nth(chance.below(CARDS as u32) as usize).expect("one of the cards");
        let to = Location::ALL[chance.below(4) as usize];
        let target = Seat::new(chance.below(MOST_SEATS as u32) as u8);
        let nth = chance.below(4) as u8;
        match chance.below(20) {
            0 => Self::EndTurn,
            // Near misses are likelier to slip through than wild ones.
            1 | 2 => Self::Move { card: card.face(), to },
            3 => Self::Move { card, to },
            4 => Self::SpendProvision { to },
            5 => Self::SpendBullet,
            6 => Self::Play { card },
            7 => Self::Hideout { card, from: Some(target) },
            8 => Self::Hideout { card, from: None },
            9 => Self::Against { card, target },
            10 => Self::Stay,
            11 => Self::Leave { to },
            12 => Self::Claim,
            13 => Self::Pass,
            14 => Self::Reveal { card },
            15 => Self::Object,
            16 => Self::Place { nth },
            17 => Self::Keep { nth },
            18 => Self::Ride { to },
            _ if nth < 2 => Self::Travel { card },
            _ => Self::Buy { goods: Goods::ALL[usize::from(nth) % 2] },
        }
    }
}
