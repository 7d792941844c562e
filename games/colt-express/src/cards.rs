//! Action and Bullet cards, and heaps of them.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinstar_core::pieces::List;
use tinstar_core::{Chance, Columns, Flat, Numbered, Parts, Row, Shape, TS};

use crate::data::{CREW_OF_TWO, DECK, MARSHALS_DECK, TEAM_DECK};

/// The kinds of cards in a deck. The numbers are places in [`Cards`]: of the kinds that only Marshal & Prisoners has, eight
/// more than the place they share.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// CE-70, CE-71.
    Move = 0,
    /// CE-76.
    ChangeFloor = 1,
    /// CE-86.
    Fire = 2,
    /// CE-113.
    Robbery = 3,
    /// CE-101.
    Punch = 4,
    /// CE-77.
    Marshal = 5,
    /// HS-19. Only with Horses & Stagecoach.
    Ride = 6,
    /// Can never be played (CE-48).
    Bullet = 7,
    /// The Marshal's Move with a second card (MP-30).
    MovePlus = 8,
    /// The Marshal's Change Floor with a second card (MP-30).
    ChangeFloorPlus = 9,
    /// MP-37. The Marshal's.
    Arrest = 11,
    /// MP-52, MP-53, MP-60. Bandits have it instead of the Marshal card.
    BrilliantIdea = 13,
}

impl Card {
    /// Every kind, in the order of [`Cards`].
    pub const ALL: [Self; 12] = [
        Self::Move,
        Self::ChangeFloor,
        Self::Fire,
        Self::Robbery,
        Self::Punch,
        Self::Marshal,
        Self::Ride,
        Self::MovePlus,
        Self::ChangeFloorPlus,
        Self::Arrest,
        Self::BrilliantIdea,
        Self::Bullet,
    ];

    /// The kinds that can be played without Marshal & Prisoners.
    pub const ACTIONS: [Self; 7] =
        [Self::Move, Self::ChangeFloor, Self::Fire, Self::Robbery, Self::Punch, Self::Marshal, Self::Ride];

    /// The kinds that only Marshal & Prisoners has.
    pub const OF_PRISON: [Self; 4] =
        [Self::MovePlus, Self::ChangeFloorPlus, Self::Arrest, Self::BrilliantIdea];

    /// The kinds that can be played, in the order of [`Cards`].
    pub fn playable() -> impl Iterator<Item = Self> {
        Self::ACTIONS.into_iter().chain(Self::OF_PRISON)
    }

    /// Whether a second card may be played on top of it (MP-30).
    #[must_use]
    pub const fn is_plus(self) -> bool {
        matches!(self, Self::MovePlus | Self::ChangeFloorPlus)
    }

    /// The kind at this place of a heap.
    #[inline]
    pub(crate) const fn at(place: u8) -> Self {
        KINDS[place as usize % KINDS.len()]
    }
}

/// The kinds by their numbers; where there is none, a Bullet.
static KINDS: [Card; 16] = {
    let mut kinds = [Card::Bullet; 16];
    let mut row = 0;
    while row < Card::ALL.len() {
        kinds[Card::ALL[row] as usize] = Card::ALL[row];
        row += 1;
    }
    kinds
};

/// Whose card it is among the bandits of one player: 0 for the first bandit, 1 for the second (CE-25).
pub type Slot = usize;

/// A heap of cards of one player whose order nobody knows or which has none: how many of each kind.
///
/// One byte for each kind in the order of [`Card`]: the first bandit's cards in the low half, the second
/// bandit's in the high half; the last byte counts Bullets, which belong to no bandit in particular (CE-27). Nobody has
/// a second bandit with Marshal & Prisoners, and there the high halves are the kinds only it has ([`Card::OF_PRISON`]).
/// A shuffled deck is such a heap too: drawing any card of it with equal chance is drawing its top card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Parts, TS)]
#[ts(as = "Counted")]
pub struct Cards(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;
const FIRST: u64 = 0x000F_0F0F_0F0F_0F0F;
const SECOND: u64 = FIRST << 4;
const BULLETS_AT: u32 = 8 * Card::Bullet as u32;

/// One card of each kind in each slot, by what the heap of it is: cards are counted all the time.
static ONE: [[u64; 16]; CREW_OF_TWO] = {
    let mut ones = [[0; 16]; CREW_OF_TWO];
    let mut row = 0;
    while row < Card::ALL.len() * CREW_OF_TWO {
        let (slot, card) = (row % CREW_OF_TWO, Card::ALL[row / CREW_OF_TWO]);
        ones[slot][card as usize] = 1 << Cards::place_of(slot, card);
        row += 1;
    }
    ones
};

impl Cards {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The Action cards of one bandit (CE-4).
    const DECK: Self = Self::listed(&DECK);

    /// The Action cards of the Marshal (Table 15).
    const MARSHALS_DECK: Self = Self::listed(&MARSHALS_DECK);

    /// So many cards of each kind.
    const fn listed(kinds: &[(Card, u8)]) -> Self {
        let mut cards = Self::EMPTY;
        let mut row = 0;
        while row < kinds.len() {
            let (card, count) = kinds[row];
            cards.0 += Self::one(0, card).0 * count as u64;
            row += 1;
        }
        cards
    }

    /// The Action cards of a team of two (CE-23).
    const TEAM_DECK: Self = {
        let mut cards = Self::EMPTY;
        let mut row = 0;
        while row < TEAM_DECK.len() {
            let (card, [first, second]) = TEAM_DECK[row];
            cards.0 += Self::one(0, card).0 * first as u64 + Self::one(1, card).0 * second as u64;
            row += 1;
        }
        cards
    };

    /// The Action cards of a player with so many bandits (CE-4, CE-23).
    #[must_use]
    #[inline]
    pub const fn decks(bandits: usize) -> Self {
        match bandits {
            0 => Self::EMPTY,
            CREW_OF_TWO => Self::TEAM_DECK,
            _ => Self::DECK,
        }
    }

    /// The Action cards of the Marshal (MP-13).
    #[must_use]
    pub const fn marshals() -> Self {
        Self::MARSHALS_DECK
    }

    /// The Action cards of a bandit that has a Brilliant Idea instead of the Marshal card (MP-4).
    #[must_use]
    pub const fn of_outlaw() -> Self {
        Self::DECK.less(Self::one(0, Card::Marshal)).and(Self::one(0, Card::BrilliantIdea))
    }

    /// The Ride cards of a player with so many bandits, one for each (HS-2).
    #[must_use]
    pub const fn rides(bandits: usize) -> Self {
        let mut cards = Self::EMPTY;
        let mut slot = 0;
        while slot < bandits {
            cards.0 += Self::one(slot, Card::Ride).0;
            slot += 1;
        }
        cards
    }

    /// One card.
    #[must_use]
    #[inline]
    pub const fn one(slot: Slot, card: Card) -> Self {
        Self(ONE[slot % CREW_OF_TWO][card as usize % ONE[0].len()])
    }

    /// Where the cards of a kind are counted. Whoever has the kinds of Marshal & Prisoners has one bandit only.
    #[inline]
    const fn place_of(slot: Slot, card: Card) -> u32 {
        let half = if matches!(card, Card::Bullet) { 0 } else { slot as u32 | card as u32 >> 3 };
        8 * (card as u32 & 7) + 4 * half
    }

    /// So many Bullets.
    #[must_use]
    pub const fn bullets_only(count: u8) -> Self {
        Self((count as u64) << BULLETS_AT)
    }

    /// The same heap in the hands of the partner, to whom one's own cards are the partner's (HS-117).
    #[must_use]
    pub const fn of_partner(self) -> Self {
        Self((self.0 & FIRST) << 4 | (self.0 & SECOND) >> 4 | self.0 >> BULLETS_AT << BULLETS_AT)
    }

    /// The same cards, whoever's they are, as if all were the first bandit's.
    #[must_use]
    pub const fn of_anybody(self) -> Self {
        Self((self.0 & FIRST) + ((self.0 & SECOND) >> 4) + (self.0 >> BULLETS_AT << BULLETS_AT))
    }

    /// The Action cards of the first bandit, without the others.
    #[must_use]
    pub const fn of_first(self) -> Self {
        Self(self.0 & FIRST)
    }

    /// Whether no card is a second bandit's, or of a kind that only Marshal & Prisoners has.
    #[must_use]
    #[inline]
    pub const fn has_no_second(self) -> bool {
        self.0 & SECOND == 0
    }

    /// Whether there is any Action card of the bandit in `slot` of two.
    #[must_use]
    pub const fn has_of(self, slot: Slot) -> bool {
        self.0 >> (4 * slot) & FIRST != 0
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        let halves = (self.0 & FIRST) + ((self.0 & SECOND) >> 4) + ((self.0 >> BULLETS_AT) << BULLETS_AT);
        (halves.wrapping_mul(ONES) >> BULLETS_AT) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many Bullets.
    #[must_use]
    pub const fn bullets(self) -> u8 {
        (self.0 >> BULLETS_AT) as u8
    }

    /// The cards that can be played.
    #[must_use]
    pub const fn actions(self) -> Self {
        Self(self.0 & (FIRST | SECOND))
    }

    /// How many cards of this kind the bandit in `slot` has here.
    #[must_use]
    #[inline]
    pub const fn count(self, slot: Slot, card: Card) -> u8 {
        if matches!(card, Card::Bullet) {
            return self.bullets();
        }
        (self.0 >> Self::place_of(slot, card)) as u8 & 0xF
    }

    /// Whether there is such a card.
    #[must_use]
    #[inline]
    pub const fn has(self, slot: Slot, card: Card) -> bool {
        self.count(slot, card) > 0
    }

    /// This heap and the other one.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// This heap less the other one, all of which is in it.
    #[must_use]
    #[inline]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Whether all of `other` is in this heap.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        Self::places().all(|(slot, card)| self.count(slot, card) >= other.count(slot, card))
    }

    /// Every kind of each slot, Bullets once, in the order in which luck counts them.
    pub fn places() -> impl Iterator<Item = (Slot, Card)> {
        let actions = (0..CREW_OF_TWO).flat_map(|slot| Card::ACTIONS.map(|card| (slot, card)));
        actions.chain([(0, Card::Bullet)])
    }

    /// The same of a player with one bandit, or with the Marshal.
    pub fn kinds() -> impl Iterator<Item = Card> {
        Card::playable().chain([Card::Bullet])
    }

    /// The same of a player with so many bandits.
    pub fn places_of(bandits: usize) -> impl Iterator<Item = (Slot, Card)> {
        let crew = bandits == CREW_OF_TWO;
        let alone = Self::kinds().filter(move |_| !crew).map(|card| (0, card));
        Self::places().filter(move |_| crew).chain(alone)
    }

    /// The card at `place` if the heap is laid out in the order of [`Cards::places`].
    #[inline]
    fn nth(self, place: u8) -> Self {
        if self.0 & SECOND == 0 {
            return Self::at_place(self.0, place, 0);
        }
        let (first, second) = (self.0 & FIRST, (self.0 & SECOND) >> 4);
        let firsts = Self(first).len();
        let actions = firsts + Self(second).len();
        match place {
            _ if place < firsts => Self::at_place(first, place, 0),
            _ if place < actions => Self::at_place(second, place - firsts, 4),
            _ => Self::one(0, Card::Bullet),
        }
    }

    /// The card at `place` of a heap with one count in each byte, `shift` bits to the left. All bytes are
    /// looked at together: which is drawn is luck, and a loop that ends by luck is slow.
    #[inline]
    const fn at_place(counts: u64, place: u8, shift: u32) -> Self {
        // Byte `k` of the product is the sum of bytes 0 to `k`; no sum reaches 128.
        let sums = counts.wrapping_mul(ONES);
        let beyond = ((sums | TOPS) - (place as u64 + 1) * ONES) & TOPS;
        Self(1 << ((beyond.trailing_zeros() & !7) + shift))
    }

    /// One of the Action cards of a player with one bandit by luck, as a kind and as a heap of one; it stays.
    pub(crate) fn draw_action(self, chance: &mut Chance) -> (Card, Self) {
        let actions = self.actions();
        let drawn = actions.nth(chance.below(u32::from(actions.len())) as u8);
        let place = drawn.0.trailing_zeros();
        (Card::at((place / 8 + place / 4 % 2 * 8) as u8), drawn)
    }

    /// One of the Action cards of the bandit in `slot` of two by luck, as a kind and as a heap of one; it stays.
    pub(crate) fn draw_action_of(self, slot: Slot, chance: &mut Chance) -> (Card, Self) {
        let shift = 4 * slot as u32;
        let counts = Self(self.0 >> shift & FIRST);
        let drawn = counts.nth(chance.below(u32::from(counts.len())) as u8);
        (Card::at((drawn.0.trailing_zeros() / 8) as u8), Self(drawn.0 << shift))
    }

    /// Draws so many cards by luck, or all there are if they are no more than that (CE-38, CE-46).
    #[inline]
    pub(crate) fn draw_up_to(&mut self, count: u8, chance: &mut Chance) -> Self {
        let size = self.len();
        if size <= count {
            return std::mem::take(self);
        }
        if 2 * count > size {
            // Luck picks those that stay: they are fewer.
            let staying = self.pick(size - count, size, chance);
            return std::mem::replace(self, staying);
        }
        self.pick(count, size, chance)
    }

    /// Takes out `count` of the `size` cards by luck.
    #[inline]
    fn pick(&mut self, count: u8, size: u8, chance: &mut Chance) -> Self {
        let all = *self;
        let mut size = u32::from(size);
        if self.0 & SECOND == 0 {
            for _ in 0..count {
                self.0 -= Self::at_place(self.0, chance.below(size) as u8, 0).0;
                size -= 1;
            }
        } else {
            for _ in 0..count {
                self.0 -= self.nth(chance.below(size) as u8).0;
                size -= 1;
            }
        }
        all.less(*self)
    }

    /// Which kinds of cards the first bandit has here, one bit each in the order of [`Card`].
    #[inline]
    pub(crate) const fn kinds_of_first(self) -> usize {
        let counts = self.0 & FIRST;
        // No bandit has more than three cards of a kind.
        let some = (counts | counts >> 1) & ONES;
        // Gathers the lowest bit of every byte in the highest byte.
        (some.wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
    }
}

/// So many of each kind: the first bandit's, the second bandit's, and Bullets. In the place of a second bandit's are the
/// kinds that only Marshal & Prisoners has, as in JSON.
impl Flat for Cards {
    fn width(_: &Shape) -> usize {
        CREW_OF_TWO * Card::ACTIONS.len() + 1
    }

    fn schema(_: &Shape, columns: &mut Columns) {
        for slot in ["first", "second"] {
            for card in Card::ACTIONS {
                let kind = Card::ALL.iter().position(|other| *other == card).expect("it is one of them");
                let count = |columns: &mut Columns| columns.number(0.0, 15.0);
                columns.within(slot, |columns| columns.within(<Card as Numbered>::name(kind), count));
            }
        }
        columns.within("bullets", |columns| columns.number(0.0, 255.0));
    }

    #[inline]
    fn flatten(&self, row: &mut Row<'_>) {
        let mut left = self.actions().0;
        while left != 0 {
            let nibble = left.trailing_zeros() as usize / 4;
            row.counted(nibble % 2 * Card::ACTIONS.len() + nibble / 2, (left >> (4 * nibble) & 0xF) as f32);
            left &= !(0xF << (4 * nibble));
        }
        row.skip(CREW_OF_TWO * Card::ACTIONS.len());
        row.number(self.bullets().into());
    }
}

/// Heaps as JSON: the first bandit's kinds, the second bandit's, and Bullets. Ride cards are counted only where there
/// are any, for most games have none; so are the cards of Marshal & Prisoners, in the place of a second bandit's and in
/// the same order: Move+, Change Floor+, Arrest fourth, Brilliant Idea sixth.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct Counted {
    #[ts(type = "Array<number>")]
    first: List<u8, { Card::ACTIONS.len() }>,
    #[ts(type = "Array<number>")]
    second: List<u8, { Card::ACTIONS.len() }>,
    bullets: u8,
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rides = self.has(0, Card::Ride) || self.has(1, Card::Ride);
        let shown = Card::ACTIONS.len() - usize::from(!rides);
        let of = |slot| Card::ACTIONS.into_iter().take(shown).map(|card| self.count(slot, card)).collect();
        Counted { first: of(0), second: of(1), bullets: self.bullets() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counted = Counted::deserialize(deserializer)?;
        let mut cards = Self::bullets_only(counted.bullets);
        for (slot, counts) in [counted.first, counted.second].into_iter().enumerate() {
            for (card, count) in Card::ACTIONS.into_iter().zip(counts.iter().copied()) {
                if count > 0xF {
                    return Err(D::Error::custom("more cards of one kind than a heap can hold"));
                }
                cards.0 += Self::one(slot, card).0 * u64::from(count);
            }
        }
        Ok(cards)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = Self::places().filter(|(slot, card)| self.has(*slot, *card));
        f.debug_list().entries(held.map(|(slot, card)| (slot, card, self.count(slot, card)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_counts_the_first_bandits_cards_then_the_seconds_then_bullets() {
        for bandits in [1, 2] {
            let heap = Cards::decks(bandits).and(Cards::bullets_only(3));
            let mut place = 0;
            for (slot, card) in Cards::places() {
                for _ in 0..heap.count(slot, card) {
                    assert_eq!(heap.nth(place), Cards::one(slot, card), "place {place}");
                    place += 1;
                }
            }
            assert_eq!((place, heap.len()), ([10, 11][bandits - 1] + 3, place));
        }
    }

    #[test]
    fn a_heap_of_many_bullets_is_counted_right() {
        let heap = Cards::decks(2).and(Cards::bullets_only(100));
        assert_eq!((heap.len(), heap.bullets(), heap.actions().len()), (111, 100, 11));
        assert_eq!(heap.nth(110), Cards::one(0, Card::Bullet));
    }

    #[test]
    fn drawing_takes_the_card_out() {
        let mut heap = Cards::decks(1);
        // Two Moves, two Change Floors, two Fires: place 4 is a Fire, then place 0 a Move.
        let drawn = heap.draw_up_to(2, &mut Chance::scripted([4, 0]));
        assert_eq!(drawn, Cards::one(0, Card::Fire).and(Cards::one(0, Card::Move)));
        assert_eq!(heap.and(drawn), Cards::decks(1));
        assert_eq!(heap.draw_up_to(9, &mut Chance::none()).len(), 8);
    }
}
