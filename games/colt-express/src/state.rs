//! The state: who stands where, who holds what, and what is being decided.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};
use tinstar_core::pieces::List;
use tinstar_core::{Flat, Parts, Seat, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards, Slot};
use crate::data::{
    BANDITS, BASE_BANDITS, CONDUCTOR, CREW_OF_TWO, FIGURES, JEWEL_VALUE, MOST_PLAYED, NEUTRAL_BULLETS,
    ORDINARY_CARS, PURSES, ROUND_CARDS, RoundFace, SEATS_WITH_CREWS, SEATS_WITH_MARSHAL, STAGECOACH_BULLETS,
    STRONGBOX_VALUE, TEAMS, Turn,
};
use crate::horses::{Hostage, Stagecoach};
use crate::layout::Layout;
use crate::loot::{Floor, LostPurse, Purses};
use crate::phase::Phase;
use crate::prison::Prison;
use crate::rules::horses::stagecoach;
use crate::train::{CROWDS, Car, Crowd, Level, PLACES, Space};

/// The most players with any options (MP-1).
pub const MOST_SEATS: usize = SEATS_WITH_MARSHAL.1;

/// A row for each seat that there can be. Unlike [`tinstar_core::BySeat`] it does not know how many there are, which
/// saves a look at every access.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PerSeat<T>(pub [T; MOST_SEATS]);

impl<T: Copy + Default> PerSeat<T> {
    /// The value `of` gives for each of `seats` seats.
    pub(crate) fn from_fn(seats: usize, mut of: impl FnMut(Seat) -> T) -> Self {
        let mut rows = Self([T::default(); MOST_SEATS]);
        Seat::all(seats).for_each(|seat| rows[seat] = of(seat));
        rows
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        // There are eight rows, so this is what it was, and nothing has to be compared.
        &self.0[seat.index() % MOST_SEATS]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % MOST_SEATS]
    }
}

/// A round card, by its place in [`ROUND_CARDS`]. In JSON its label in the tables, such as `R24-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Parts, TS)]
#[ts(type = "string")]
pub struct RoundCard(u8);

impl RoundCard {
    /// The card at this place of [`ROUND_CARDS`].
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub const fn new(place: usize) -> Self {
        assert!(place < ROUND_CARDS.len(), "there is no such round card");
        Self(place as u8)
    }

    /// The card with this label.
    #[must_use]
    pub fn labelled(id: &str) -> Option<Self> {
        ROUND_CARDS.iter().position(|face| face.id == id).map(Self::new)
    }

    /// Its place in [`ROUND_CARDS`].
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub const fn face(self) -> &'static RoundFace {
        &ROUND_CARDS[self.0 as usize]
    }
}

tinstar_core::numbered!(RoundCard: ROUND_CARDS.len(), |card| card.place(), |number| ROUND_CARDS[number].id);

impl fmt::Debug for RoundCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().id)
    }
}

impl Serialize for RoundCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.face().id.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RoundCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::labelled(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no round card {id}")))
    }
}

/// The bandits of one player in the order in which they were chosen: one, or two with two players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Crew(pub [Option<Bandit>; CREW_OF_TWO]);

impl Crew {
    /// Every bandit with its place in the heaps of cards.
    pub fn iter(self) -> impl Iterator<Item = (Slot, Bandit)> {
        self.0.into_iter().flatten().enumerate()
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether there is none yet.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The first of them, if there is any.
    #[must_use]
    pub fn first(self) -> Option<Bandit> {
        self.0[0]
    }

    /// The place of a bandit in the heaps of cards, if it is one of these.
    #[must_use]
    #[inline]
    pub fn slot(self, bandit: Bandit) -> Option<Slot> {
        self.0.iter().position(|mine| *mine == Some(bandit))
    }
}

/// The cards of one player. Cards on the common deck are there and not here.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Piles {
    /// The hand.
    pub hand: Cards,
    /// The deck; its order is luck still to come, except for the Bullets on top under the Expert rules.
    pub deck: Cards,
}

/// What a player has besides under the Expert rules (section 6), and what everybody has seen of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// The discard pile (CE-144).
    pub discard: Cards,
    /// What of the discard pile everybody has seen go there: resolved cards and Bullets.
    pub seen: Cards,
    /// Bullets on top of the deck, and counted in it (CE-151).
    pub on_top: u8,
    /// Bullets in the hand that everybody saw on top of the deck before (CE-148).
    pub in_hand: u8,
}

/// One bandit on the train.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Whose bandit it is.
    pub seat: Seat,
    /// The place of its cards in the heaps of its player.
    pub slot: u8,
    /// Where it stands.
    pub at: Space,
    /// Whose abilities it has: its own, or none if they are switched off (CE-18).
    pub abilities: BanditSet,
    /// Bullet cards left in its pile.
    pub bullets: u8,
    /// Bullet cards fired at the other bandit of the same player, or at the partner's (CE-29, HS-118).
    pub friendly: u8,
    /// Bullet cards received from bandits.
    pub shots: u8,
    /// Neutral Bullets received.
    pub neutral: u8,
    /// Jewels held.
    pub jewels: u8,
    /// Strongboxes held.
    pub strongboxes: u8,
    /// Whether it has never lost a purse, and so certainly has its first one.
    pub unrobbed: bool,
    /// Whether it held the Conductor (CE-134).
    pub ransom: bool,
    /// Purses held.
    pub purses: Purses,
}

impl Figure {
    /// A figure not in play.
    pub(crate) const ABSENT: Self = Self {
        seat: Seat::new(0),
        slot: 0,
        at: Car::LOCOMOTIVE.inside(),
        abilities: BanditSet::EMPTY,
        bullets: 0,
        friendly: 0,
        shots: 0,
        neutral: 0,
        jewels: 0,
        strongboxes: 0,
        unrobbed: false,
        ransom: false,
        purses: Purses::EMPTY,
    };

    /// All Bullets received (CE-142).
    #[must_use]
    pub const fn received(&self) -> u8 {
        self.shots + self.neutral
    }

    /// What its loot and the Conductor's ransom are worth; the Gunslinger prize comes on top (CE-137).
    #[must_use]
    pub fn worth(&self) -> i32 {
        self.purses.value() as i32
            + i32::from(self.jewels) * i32::from(JEWEL_VALUE)
            + i32::from(self.strongboxes) * i32::from(STRONGBOX_VALUE)
            + i32::from(self.ransom) * i32::from(CONDUCTOR)
    }
}

/// A card on the common deck, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(from = "PlayedCard", into = "PlayedCard")]
pub struct Played(u8);

/// A [`Played`] card with names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedCard {
    /// Whose card.
    pub bandit: Bandit,
    /// The card.
    pub card: Card,
    /// Whether it was played face-down.
    pub face_down: bool,
}

impl Played {
    /// A card as it lies on the common deck.
    #[must_use]
    #[inline]
    pub const fn new(bandit: Bandit, card: Card, face_down: bool) -> Self {
        Self(card as u8 | (bandit as u8) << 4 | (face_down as u8) << 7)
    }

    /// Whose card.
    #[must_use]
    #[inline]
    pub const fn bandit(self) -> Bandit {
        Bandit::EVERY[(self.0 >> 4 & 7) as usize]
    }

    /// The card.
    #[must_use]
    #[inline]
    pub const fn card(self) -> Card {
        Card::at(self.0 & 15)
    }

    /// Whether it was played face-down.
    #[must_use]
    pub const fn face_down(self) -> bool {
        self.0 >> 7 != 0
    }
}

impl From<PlayedCard> for Played {
    fn from(PlayedCard { bandit, card, face_down }: PlayedCard) -> Self {
        Self::new(bandit, card, face_down)
    }
}

impl From<Played> for PlayedCard {
    fn from(played: Played) -> Self {
        Self { bandit: played.bandit(), card: played.card(), face_down: played.face_down() }
    }
}

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PlayedCard::from(*self).fmt(f)
    }
}

/// The common deck of the round: the cards in the order in which they were played. Those of the last round are
/// remembered until the first card of the next is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct CommonDeck {
    /// The cards.
    pub cards: List<Played, MOST_PLAYED>,
    /// How many of them have been turned in Stealin'.
    pub turned: u8,
    /// Which of them the partner of the bandit's player has played, one bit each (HS-117).
    lent: [u8; MOST_PLAYED.div_ceil(8)],
}

impl CommonDeck {
    /// Whether the partner of the bandit's player has played the card at this place (HS-117).
    #[must_use]
    pub fn is_lent(&self, place: usize) -> bool {
        self.lent[place / 8] >> (place % 8) & 1 == 1
    }

    /// Notes that he has played the last one.
    #[cold]
    pub(crate) fn lend(&mut self) {
        let place = self.cards.len() - 1;
        self.lent[place / 8] |= 1 << (place % 8);
    }

    /// The cards still to be turned.
    #[must_use]
    pub fn waiting(&self) -> &[Played] {
        &self.cards[usize::from(self.turned)..]
    }
}

/// The Santa Claus Elf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Elf {
    /// Where he is.
    pub at: Space,
    /// Who has a Gift token; the others have an Empty one.
    pub gifts: BanditSet,
}

/// Colt Express: the whole truth about one match.
///
/// What nobody can know yet is not decided yet: which round cards come, what is in purses that nobody has
/// held, the order of decks. Luck decides when it shows, which is the same as having shuffled before.
///
/// It is `Copy` so that a copy is one move of its bytes and not a walk over its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ColtExpress {
    /// How many players there are. Rows of the next three tables beyond that mean nothing.
    pub seats: u8,
    /// Each player's hand and deck.
    pub piles: PerSeat<Piles>,
    /// Each player's further cards under the Expert rules.
    pub ledgers: PerSeat<Ledger>,
    /// Each player's bandits.
    pub crews: PerSeat<Crew>,
    /// The pairs that two players still choose from (CE-167).
    pub teams: List<Crew, TEAMS>,
    /// The bandits that are to start in the Caboose, as far as it was secretly chosen (CE-28).
    pub pledged: BanditSet,
    /// Everybody in the order of [`Bandit`]; only those that are `playing` mean anything, and the Marshal if a player
    /// runs him.
    pub figures: [Figure; FIGURES],
    /// The bandits in play.
    pub playing: BanditSet,
    /// Those of them nobody may aim at while there is another target (CE-94).
    pub protected: BanditSet,
    /// The last car.
    pub caboose: Car,
    /// The cars behind the Locomotive: their rows in Table 1.
    pub cars: List<u8, ORDINARY_CARS>,
    /// What lies in each space, the Stagecoach and the Cell last.
    pub floor: [Floor; PLACES],
    /// The purses that somebody has lost, as far as everybody knows where they are.
    pub lost: List<LostPurse, PURSES>,
    /// How many purses have been lost so far: the label of the next one.
    pub labels: u8,
    /// The purses that nobody has held, on the train or out of the game (CE-8).
    pub unseen: Purses,
    /// The purses that left the game (CE-131).
    pub gone: Purses,
    /// Whether the second strongbox is still beside the train (CE-10).
    pub second_strongbox: bool,
    /// Where the Marshal is if nobody runs him; he is always inside (CE-78).
    pub marshal: Car,
    /// The Elf, if he rides along.
    pub elf: Option<Elf>,
    /// The Stagecoach and what came with it, if Horses & Stagecoach is played.
    pub stagecoach: Option<Stagecoach>,
    /// The Prison car and what came with it, if Marshal & Prisoners is played.
    pub prison: Option<Prison>,
    /// Whether Mei can be chosen (CE-31, MP-1).
    pub mei: bool,
    /// Whether two neighbours each play together (HS-116).
    pub partners: bool,
    /// The cards played this round.
    pub common: CommonDeck,
    /// Which round it is, from 1; 0 before the first.
    pub round: u8,
    /// The round cards turned so far, one bit each in the order of the table.
    pub turned: u64,
    /// The card of this round.
    pub card: RoundCard,
    /// Who begins every turn of this round.
    pub first: Seat,
    /// Whether the Expert hand rules are used.
    pub expert: bool,
    /// Whether abilities are in force (CE-18).
    pub abilities: bool,
    /// Whether covered cards of the common deck can be looked at again (CE-154).
    pub open_plan: bool,
    /// What is being decided.
    pub phase: Phase,
    /// Who stands inside, and who on the roofs.
    pub(crate) crowds: [Crowd; CROWDS],
}

impl ColtExpress {
    /// How many players there are.
    #[must_use]
    #[inline]
    pub(crate) const fn table(&self) -> usize {
        self.seats as usize
    }

    /// Whether everybody runs two bandits (CE-20).
    #[inline]
    pub(crate) const fn has_crews(&self) -> bool {
        self.seats as usize == SEATS_WITH_CREWS
    }

    /// Whether two players win and lose together: a player with himself, and with a partner (HS-116).
    #[inline]
    pub(crate) const fn are_together(&self, one: Seat, other: Seat) -> bool {
        one.index() >> self.partners as u8 == other.index() >> self.partners as u8
    }

    /// The other player of a team, if there are teams (HS-116).
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.partners.then(|| Seat::new(seat.index() as u8 ^ 1))
    }

    /// Whether a player stands for a side of the match: everybody, or player A of each team (HS-116).
    pub(crate) const fn leads(&self, seat: Seat) -> bool {
        !self.partners || seat.index().is_multiple_of(2)
    }

    /// The bandits a player counts on, in the order in which their cards lie in the heaps: the own ones, and then the
    /// partner's (CE-25, HS-117, HS-118).
    #[must_use]
    pub fn side(&self, seat: Seat) -> Crew {
        let mut side = self.crews[seat];
        if let Some(partner) = self.partner(seat) {
            side.0[1] = self.crews[partner].first();
        }
        side
    }

    /// Whether there is more than one bandit on each side.
    pub(crate) const fn has_sides(&self) -> bool {
        self.partners || self.has_crews()
    }

    /// The place of a bandit's cards in the heaps of a player on its side: the first are those of the player's first bandit.
    #[inline]
    pub(crate) fn slot_of(&self, seat: Seat, bandit: Bandit) -> Slot {
        usize::from(self.crews[seat].0[0] != Some(bandit))
    }

    /// Who played the card at this place of the common deck.
    #[must_use]
    pub fn who_played(&self, place: usize) -> Seat {
        let owner = self.figure(self.common.cards[place].bandit()).seat;
        self.partner(owner).filter(|_| self.common.is_lent(place)).unwrap_or(owner)
    }

    /// Whether a bandit holds this Hostage (HS-86 to HS-94).
    #[inline]
    pub(crate) fn holds(&self, bandit: Bandit, hostage: Hostage) -> bool {
        self.stagecoach.is_some() && self.coach().holds(bandit, hostage)
    }

    /// Whether a bandit of this player holds it.
    pub(crate) fn crew_holds(&self, seat: Seat, hostage: Hostage) -> bool {
        self.crews[seat].iter().any(|(_, bandit)| self.holds(bandit, hostage))
    }

    /// The Stagecoach of a match that has one.
    pub(crate) fn coach(&self) -> &Stagecoach {
        self.stagecoach.as_ref().expect("only asked with Horses & Stagecoach")
    }

    /// The same, to be changed.
    pub(crate) fn coach_mut(&mut self) -> &mut Stagecoach {
        self.stagecoach.as_mut().expect("only asked with Horses & Stagecoach")
    }

    /// The Prison car of a match that has one.
    pub(crate) fn prison(&self) -> &Prison {
        self.prison.as_ref().expect("only asked with Marshal & Prisoners")
    }

    /// The same, to be changed.
    pub(crate) fn prison_mut(&mut self) -> &mut Prison {
        self.prison.as_mut().expect("only asked with Marshal & Prisoners")
    }

    /// How many bandits take part: the Marshal is none (CE-20, MP-2).
    pub(crate) const fn outlaws(&self) -> usize {
        let players = self.seats as usize - self.prison.is_some() as usize;
        if self.has_crews() { CREW_OF_TWO * players } else { players }
    }

    /// The purses of the box: a seventh bandit brings its own (CE-31, Table 14).
    pub(crate) const fn purse_box(&self) -> Purses {
        if self.outlaws() == BANDITS { Purses::BOX_OF_SEVEN } else { Purses::BOX }
    }

    /// How many rows of figures there are to see: the base game's characters, Mei, and the Marshal if a player runs him.
    pub(crate) const fn rows(&self) -> usize {
        if self.prison.is_some() {
            FIGURES
        } else if self.mei {
            BANDITS
        } else {
            BASE_BANDITS
        }
    }

    /// Where the Marshal is: inside a car, or with a player who runs him anywhere (CE-78, MP-29).
    pub(crate) const fn marshals_space(&self) -> Space {
        if self.prison.is_some() { self.figures[Bandit::Marshal as usize].at } else { self.marshal.inside() }
    }

    /// The neutral Bullets of the match (CE-11, HS-8).
    #[inline]
    pub(crate) const fn neutral_bullets(&self) -> u8 {
        NEUTRAL_BULLETS + if self.stagecoach.is_some() { STAGECOACH_BULLETS } else { 0 }
    }

    /// Whether the tokens of the Elf and the decks have been dealt.
    pub(crate) const fn is_dealt(&self) -> bool {
        self.round > 0 || matches!(self.phase, Phase::Pick { .. })
    }

    /// Whether a player has a bandit with the ability named after `ability`.
    pub(crate) fn crew_has_ability(&self, seat: Seat, ability: Bandit) -> bool {
        self.crews[seat].iter().any(|(_, bandit)| self.has_ability(bandit, ability))
    }

    /// Whose bandit it is, on the train or not yet.
    pub(crate) fn player(&self, bandit: Bandit) -> Seat {
        let mut seats = Seat::all(self.table());
        seats.find(|seat| self.crews[*seat].slot(bandit).is_some()).expect("somebody chose it")
    }

    /// The figure of a bandit in play.
    #[must_use]
    #[inline]
    pub fn figure(&self, bandit: Bandit) -> &Figure {
        &self.figures[bandit.index()]
    }

    #[inline]
    pub(crate) fn figure_mut(&mut self, bandit: Bandit) -> &mut Figure {
        &mut self.figures[bandit.index()]
    }

    /// Whether `bandit` has the ability named after `ability`.
    #[inline]
    pub(crate) fn has_ability(&self, bandit: Bandit, ability: Bandit) -> bool {
        self.figure(bandit).abilities.contains(ability)
    }

    /// How the spaces of the train hang together.
    #[inline]
    pub(crate) const fn layout(&self) -> Layout {
        let beside = match &self.stagecoach {
            Some(coach) => Some(coach.beside),
            None => None,
        };
        Layout::new(self.caboose, beside)
    }

    /// Who stands in this space.
    #[must_use]
    #[inline]
    pub fn who_is_at(&self, space: Space) -> BanditSet {
        self.crowd(space).at(space.car())
    }

    #[inline]
    pub(crate) fn crowd(&self, space: Space) -> Crowd {
        self.crowds[space.crowd()]
    }

    /// The bandits in this space, without the Marshal.
    #[inline]
    pub(crate) fn bandits_at(&self, space: Space) -> BanditSet {
        self.who_is_at(space).bandits()
    }

    /// Everybody on this level of the train.
    pub(crate) fn everybody(&self, level: Level) -> BanditSet {
        self.crowd(Car::LOCOMOTIVE.at(level)).everybody()
    }

    /// Who can be seen along the level of this space: next door inside, the nearest in each direction on the
    /// roofs (CE-88 to CE-91).
    #[inline]
    pub(crate) fn seen_from(&self, at: Space) -> BanditSet {
        if self.stagecoach.is_some() {
            return stagecoach::seen_from(self, at);
        }
        let crowd = self.crowd(at);
        if at.is_roof() { crowd.nearest(at.car()) } else { crowd.beside(at.car()) }
    }

    /// Takes `bandit` off the table, where it is nowhere (HS-128).
    pub(crate) fn remove(&mut self, bandit: Bandit) {
        let from = self.figure(bandit).at;
        self.crowds[from.crowd()].toggle(from.car(), bandit);
    }

    /// Puts `bandit` elsewhere; what follows from it is the caller's.
    #[inline]
    pub(crate) fn put(&mut self, bandit: Bandit, to: Space) {
        let from = std::mem::replace(&mut self.figure_mut(bandit).at, to);
        self.crowds[from.crowd()].toggle(from.car(), bandit);
        self.crowds[to.crowd()].toggle(to.car(), bandit);
    }

    /// Notes anew who stands where, after a position was arranged by hand or loaded.
    pub fn note_crowds(&mut self) {
        self.crowds = [Crowd::default(); CROWDS];
        let fled = self.stagecoach.map_or(BanditSet::EMPTY, |coach| coach.fled);
        for bandit in self.playing.less(fled).iter() {
            let at = self.figure(bandit).at;
            self.crowds[at.crowd()].toggle(at.car(), bandit);
        }
        if self.prison.is_some() {
            let at = self.marshals_space();
            self.crowds[at.crowd()].toggle(at.car(), Bandit::Marshal);
        }
    }

    /// The turn symbol with this number on the card of the round.
    #[inline]
    pub(crate) fn turn(&self, turn: u8) -> Turn {
        self.card.face().turns[usize::from(turn)]
    }

    /// All cards of `seat`, wherever they are: its Action cards and every Bullet received (CE-35).
    pub(crate) fn every_card(&self, seat: Seat) -> Cards {
        let crew = self.crews[seat];
        let received = crew.iter().map(|(_, bandit)| self.figure(bandit).received()).sum();
        self.deck_of(crew).and(Cards::bullets_only(received))
    }

    /// The Action cards of a player with these bandits (CE-4, CE-23, HS-2), or with the Marshal (MP-13).
    pub(crate) fn deck_of(&self, crew: Crew) -> Cards {
        let deck = match crew.first() {
            Some(Bandit::Marshal) => return Cards::marshals(),
            Some(_) if self.prison.is_some() => Cards::of_outlaw(),
            _ => Cards::decks(crew.len()),
        };
        if self.stagecoach.is_some() { deck.and(Cards::rides(crew.len())) } else { deck }
    }
}
