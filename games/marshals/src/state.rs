//! The state: what lies and stands where, who knows it, and what is being decided.

mod known;

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Chance, Flat, Parts, Rules, Seat, SeatSet, Sound, TS};

pub use known::{Knowers, Known};

use crate::action::Action;
use crate::card::{Card, CardSet, Goods, Kind, Outlaw, Pile, Terrain};
use crate::data::{CLUE, MOST_DRAWS, WILDS_LEFT_OUT};
use crate::options::Mode;
use crate::phase::Phase;

/// The most players (MA-1).
pub const MOST_SEATS: usize = 4;

/// One of the four places in the row of map cards, numbered from 0 at the left (MA-18).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Parts, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Location(u8);

impl Location {
    /// All four from left to right.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The location with this number.
    ///
    /// # Panics
    /// If there is no such location; use [`Location::try_from`] for numbers from outside.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < 4, "the row has four map cards");
        Self(number)
    }

    /// Its number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many steps lead from here to `other`.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.0.abs_diff(other.0)
    }

    /// The one or two adjacent locations, from left to right (MA-19).
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        [self.0.checked_sub(1), Some(self.0 + 1)].into_iter().flatten().filter(|at| *at < 4).map(Self)
    }

    /// The next location on the way to `goal`, which is somewhere else.
    #[must_use]
    pub const fn towards(self, goal: Self) -> Self {
        Self(if goal.0 < self.0 { self.0 - 1 } else { self.0 + 1 })
    }
}

tinstar_core::numbered!(Location: Location::ALL.len(), |at| at.index(), |number| number);

impl TryFrom<u8> for Location {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if number < 4 { Ok(Self(number)) } else { Err(format!("there is no location {number}")) }
    }
}

impl From<Location> for u8 {
    fn from(location: Location) -> u8 {
        location.0
    }
}

/// One player's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Marshal {
    /// The terrain in which an Outlaw is worth double (MA-15).
    pub specialty: Terrain,
    /// Where the Marshal stands; nowhere once eliminated (MA-119), and while the map is laid (MA-18, MA-133).
    pub at: Option<Location>,
    /// Bullets.
    pub bullets: u16,
    /// Provisions.
    pub provisions: u16,
    /// Coins in hand.
    pub coins: u16,
    /// Coins ever gained by capturing.
    pub rewards: u16,
    /// Coins ever gained by claiming.
    pub claims: u16,
    /// Coins ever gained by helping Outlaws.
    pub bribes: u16,
    /// How many cards of the hand could, as far as the whole table can tell, be the Corrupt Marshal: those
    /// from the upper half of the deck since this player last drew an Outlaw and was not unmasked.
    pub doubt: u8,
    /// Whether the next turn is skipped (MA-154).
    pub skips: bool,
}

/// The board before a Character is dealt (MA-20): seen in the middle of the set-up only.
impl Default for Marshal {
    fn default() -> Self {
        Self {
            specialty: Terrain::Forest,
            at: None,
            bullets: 0,
            provisions: 0,
            coins: 0,
            rewards: 0,
            claims: 0,
            bribes: 0,
            doubt: 0,
            skips: false,
        }
    }
}

impl Marshal {
    /// How many there are of these.
    #[must_use]
    pub const fn stock(&self, goods: Goods) -> u16 {
        match goods {
            Goods::Bullet => self.bullets,
            Goods::Provision => self.provisions,
        }
    }

    /// How many there are of these, to be changed.
    pub const fn stock_mut(&mut self, goods: Goods) -> &mut u16 {
        match goods {
            Goods::Bullet => &mut self.bullets,
            Goods::Provision => &mut self.provisions,
        }
    }

    /// Whether `amount` can be paid with at least one left (MA-60, MA-102).
    #[must_use]
    pub const fn can_spare(&self, goods: Goods, amount: u8) -> bool {
        self.stock(goods) > amount as u16
    }
}

/// Where an Outlaw is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the deck, or just drawn.
    #[default]
    Deck,
    /// Captured by this seat (MA-73).
    Captured(Seat),
    /// Away for good (MA-84).
    Gone,
}

/// What has become of an Outlaw.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Fate {
    /// Where it is.
    pub place: Place,
    /// Who drew it in the deal and set it aside (MA-29).
    pub dealt: Option<Seat>,
    /// How often it has escaped (MA-79).
    pub escapes: u8,
    /// Whether it has escaped while the deck held nothing but Outlaws (MA-83).
    pub late: bool,
}

/// Marshals: the whole truth about one match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marshals {
    /// Which game is played.
    pub mode: Mode,
    /// The terrains from left to right (MA-18).
    pub map: [Terrain; 4],
    /// Each player's board.
    pub marshals: BySeat<Marshal, MOST_SEATS>,
    /// Each player's hand.
    pub hands: BySeat<CardSet, MOST_SEATS>,
    /// The Far West deck.
    pub deck: Pile,
    /// The discard pile, open to all.
    pub discard: Pile,
    /// Who knows where each card is.
    pub known: Known,
    /// What has become of each Outlaw.
    pub outlaws: [Fate; 4],
    /// Who was unmasked as Corrupt (MA-75).
    pub unmasked: Option<Seat>,
    /// So many cards at the bottom of the deck are certainly not the Corrupt Marshal: the lower half, and
    /// the Outlaws that went under it (MA-24, MA-79).
    pub lower: u8,
    /// Whose turn it is, once one has begun.
    pub active: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// How many cards have been drawn in turns (MA-160).
    pub draws: u16,
    /// What is being decided.
    pub phase: Phase,
}

impl Marshals {
    /// Whether `seat` is eliminated (MA-119).
    #[must_use]
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.marshals[seat].at.is_none()
    }

    /// Where a Marshal still in the game stands.
    #[inline]
    pub(crate) fn at(&self, seat: Seat) -> Location {
        self.marshals[seat].at.expect("a Marshal still in the game stands on the map")
    }

    /// The terrain of a location.
    #[inline]
    pub(crate) const fn terrain(&self, at: Location) -> Terrain {
        self.map[at.index()]
    }

    /// The location of a terrain.
    #[inline]
    pub(crate) fn location(&self, terrain: Terrain) -> Location {
        let at = self.map.iter().position(|other| *other == terrain);
        Location(at.expect("every terrain is on the map once") as u8)
    }

    /// The players still in the game other than `seat`, as a set.
    pub(crate) fn rivals(&self, seat: Seat) -> SeatSet {
        seat.others(self.seats()).filter(|other| !self.is_out(*other)).collect()
    }

    /// The players still in the game on `at`, other than `seat`.
    pub(crate) fn company(&self, seat: Seat, at: Location) -> SeatSet {
        seat.others(self.seats()).filter(|other| self.marshals[*other].at == Some(at)).collect()
    }

    /// The first of `rest` in turn order after `seat`, and the others.
    pub(crate) fn next_of(&self, seat: Seat, rest: SeatSet) -> Option<(Seat, SeatSet)> {
        let next = seat.others(self.seats()).find(|other| rest.contains(*other))?;
        Some((next, rest.without(next)))
    }

    /// Whether `seat` is Corrupt, secretly or not (MA-41, MA-75).
    #[must_use]
    pub fn is_corrupt(&self, seat: Seat) -> bool {
        self.unmasked == Some(seat) || self.hands[seat].contains(Card::CORRUPT)
    }

    /// How many Outlaws `seat` has captured.
    #[must_use]
    pub fn captures(&self, seat: Seat) -> usize {
        self.outlaws.iter().filter(|fate| fate.place == Place::Captured(seat)).count()
    }

    /// How many Outlaws are still to be found.
    pub(crate) fn at_large(&self) -> usize {
        self.outlaws.iter().filter(|fate| fate.place == Place::Deck).count()
    }

    /// Takes a card that looks like `face` out of a hand, to be shown to everybody.
    ///
    /// Of cards that look alike nobody can tell which one goes: whoever knew of one in this hand knows of
    /// one less now, whichever it was.
    pub(crate) fn take(&mut self, seat: Seat, face: Card) -> Card {
        let alike = self.hands[seat].alike(face);
        let card = alike.first().expect("a card that is played was in the hand");
        self.hands[seat].remove(card);
        let mut told = self.known.of(card);
        for other in alike.iter().skip(1) {
            let knowers = self.known.of(other);
            self.known.set(other, knowers.and(told.with(seat)));
            told = told.or(knowers);
        }
        self.known.set(card, Knowers::EVERYBODY);
        card
    }

    /// A card that looks like `face` leaves the hand and takes its course, open to all.
    pub(crate) fn play(&mut self, seat: Seat, face: Card) {
        self.phase = Phase::Resolving { card: Some(self.take(seat, face)) };
    }

    /// The card that has taken its course goes on the discard pile.
    pub(crate) fn dispose(&mut self, card: Card) {
        self.discard(card);
        self.phase = Phase::Resolving { card: None };
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.known.set(card, Knowers::EVERYBODY);
        self.discard.push(card);
    }

    /// The cards of a mode with so many players (section 2.6).
    #[must_use]
    pub fn cards(mode: Mode, seats: usize) -> CardSet {
        let left_out = match mode {
            Mode::Standard if seats > 2 => CardSet::EMPTY,
            Mode::Standard => {
                let wilds = CardSet::WILDS.iter().skip(CardSet::WILDS.len() - WILDS_LEFT_OUT);
                wilds.chain([Card::CORRUPT]).collect::<CardSet>().or(CardSet::JURISDICTIONS)
            }
            Mode::Basic => CardSet::only(Card::CORRUPT)
                .or(CardSet::JURISDICTIONS)
                .or(CardSet::CLUES)
                .or(CardSet::HIDEOUTS)
                .or(CardSet::EVENTS),
        };
        CardSet::ALL.less(left_out)
    }

    /// Whether there is a Corrupt Marshal in this match (MA-147, MA-149).
    #[must_use]
    pub fn has_corrupt(&self) -> bool {
        self.mode == Mode::Standard && self.seats() > 2
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut found = CardSet::EMPTY;
        let hands = self.hands.iter().flat_map(|(_, hand)| hand.iter());
        let piles = self.deck.iter().chain(self.discard.iter()).copied();
        let away = |outlaw: &Outlaw| self.outlaws[outlaw.index()].place != Place::Deck;
        let outlaws = Outlaw::ALL.into_iter().filter(away).map(Outlaw::card);
        let corrupt = self.unmasked.map(|_| Card::CORRUPT);
        for card in hands.chain(piles).chain(outlaws).chain(corrupt).chain(self.phase.pending()) {
            if found.contains(card) {
                return Err(format!("{card} is in two places"));
            }
            found.insert(card);
        }
        let cards = Self::cards(self.mode, self.seats());
        if found != cards {
            return Err(format!("{:?} are missing, {:?} too many", cards.less(found), found.less(cards)));
        }
        let held = self.hands.iter().find(|(_, hand)| !hand.and(CardSet::OUTLAWS).is_empty());
        held.map_or(Ok(()), |(seat, _)| Err(format!("seat {seat} holds an Outlaw (MA-29)")))
    }

    fn check_knowledge(&self) -> Result<(), String> {
        for (seat, hand) in self.hands.iter() {
            if let Some(card) = hand.iter().find(|card| !self.known.of(*card).has(seat)) {
                return Err(format!("seat {seat} does not know of {card} in the own hand"));
            }
        }
        let deep = self.deck.from_top().skip(CLUE);
        let mut known = deep.map(|card| self.known.of(card)).filter(|knowers| *knowers != Knowers::NOBODY);
        if let Some(knowers) = known.find(|knowers| !knowers.is_public()) {
            return Err(format!("{knowers:?} know of a card deep in the deck"));
        }
        if let Phase::Search { from, pair } = self.phase {
            let held = pair.is_some_and(|pair| pair.iter().all(|card| self.hands[from].contains(*card)));
            if !held {
                return Err(format!("{pair:?} is not a pair of seat {from}'s cards"));
            }
        }
        let corrupt = self.hands.iter().find(|(_, hand)| hand.contains(Card::CORRUPT));
        if corrupt.is_some_and(|(seat, _)| self.marshals[seat].doubt == 0) {
            return Err("the Corrupt Marshal is in a hand above suspicion".to_owned());
        }
        let upper = self.deck.len() - usize::from(self.lower).min(self.deck.len());
        if self.deck.from_top().skip(upper).any(|card| card.kind() == Kind::Corrupt) {
            return Err("the Corrupt Marshal is in the lower half of the deck (MA-24)".to_owned());
        }
        Ok(())
    }
}

impl Sound for Marshals {
    /// Every card is in one place, and MA-165.
    fn invariants(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_knowledge()?;
        for (seat, marshal) in self.marshals.iter() {
            let stocked = marshal.bullets > 0 && marshal.provisions > 0;
            if self.mode == Mode::Standard && !self.is_out(seat) && !stocked {
                return Err(format!("seat {seat} is in the game without bullets or provisions (MA-165)"));
            }
            if self.is_out(seat) && !self.hands[seat].is_empty() {
                return Err(format!("seat {seat} is out and holds cards (MA-118)"));
            }
        }
        if self.draws > MOST_DRAWS {
            return Err(format!("{} cards were drawn (MA-160)", self.draws));
        }
        if self.at_large() == 0
            && !matches!(self.phase, Phase::Over | Phase::Claim { .. } | Phase::Resolving { .. })
        {
            return Err("no Outlaw is left, but the game goes on (MA-123)".to_owned());
        }
        let mut map = self.map;
        map.sort_unstable();
        if map != Terrain::ALL { Err(format!("the map is {:?}", self.map)) } else { Ok(()) }
    }

    fn any_action(chance: &mut Chance) -> Action {
        Action::any(chance)
    }
}

#[cfg(test)]
mod tests {
    use tinstar_core::{Setup, Silent};

    use super::*;
    use crate::options::GameOptions;

    #[test]
    fn a_state_is_copied_in_a_moment() {
        assert!(size_of::<Marshals>() <= 512, "{} bytes", size_of::<Marshals>());
    }

    #[test]
    fn a_wild_card_played_is_one_less_for_everybody_who_knew_of_one() {
        let [anna, ben, cleo] = [0, 1, 2].map(Seat::new);
        let options = GameOptions::default();
        let mut state = Marshals::setup(3, &options, &mut Chance::seeded(1), &mut Silent);
        let wilds: Vec<Card> = CardSet::WILDS.iter().take(3).collect();
        state.hands[anna] = wilds.iter().copied().collect();
        // Ben has seen the second, Cleo the second and the third.
        state.known.set(wilds[0], Knowers::only(anna));
        state.known.set(wilds[1], [anna, ben, cleo].into_iter().collect());
        state.known.set(wilds[2], [anna, cleo].into_iter().collect());
        state.take(anna, Card::WILD);
        let known = |seat| state.hands[anna].iter().filter(|card| state.known.of(*card).has(seat)).count();
        assert_eq!((known(anna), known(ben), known(cleo)), (2, 0, 1));
    }
}
