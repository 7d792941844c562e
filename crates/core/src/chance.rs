//! [`Chance`]: the only source of luck.

use std::collections::VecDeque;
use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::seat::{Seat, SeatSet};

/// The secret from which every die and shuffle of one match follows.
///
/// It cannot be serialised by accident and does not show itself in debug output: what is published at the
/// start is its [`Commitment`], and the seed itself only after the end (see [`MatchSeed::reveal`]).
#[derive(Clone, PartialEq, Eq)]
pub struct MatchSeed([u8; 32]);

impl MatchSeed {
    /// A seed made of these bytes; a host draws them from the operating system.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of game `index` of a simulation begun with `seed`.
    ///
    /// The index is hashed in, so that neighbouring games have nothing in common.
    #[must_use]
    pub fn for_simulation(seed: u64, index: u64) -> Self {
        // SplitMix64, as the authors of xoshiro advise for filling its state.
        let mut state = seed ^ mix(index.wrapping_add(0x9E37_79B9_7F4A_7C15));
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            chunk.copy_from_slice(&mix(state).to_le_bytes());
        }
        Self(bytes)
    }

    /// The SHA-256 hash of the seed's 32 bytes, published before the first die is cast.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed as 64 hexadecimal digits, for the record of a match that is over.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads what [`MatchSeed::reveal`] wrote.
    ///
    /// # Errors
    /// If `text` is not 64 hexadecimal digits.
    pub fn from_revealed(text: &str) -> Result<Self, String> {
        read_hex(text).map(Self)
    }
}

impl fmt::Debug for MatchSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchSeed(secret, {:?})", self.commitment())
    }
}

fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

fn read_hex(text: &str) -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| "64 hexadecimal digits are needed here".to_owned())?;
    Ok(bytes)
}

/// The published hash of a [`MatchSeed`]: shown at the start, checked after the end.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl TryFrom<String> for Commitment {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        read_hex(&text).map(Self)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        hex::encode(commitment.0)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// How the luck of a match follows from its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Generator {
    /// Live matches: for step `n` a fresh ChaCha8 stream with the seed as key and `n` as stream number.
    /// What a step draws tells nothing about any other step.
    #[default]
    Live,
    /// Simulations: one xoshiro256++ stream for the whole match, started from the seed.
    Fast,
}

/// What was asked of luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawKind {
    /// A roll of a die.
    Die,
    /// Where one item goes in a shuffle; see [`Chance::shuffle`] for their order.
    Shuffle,
    /// One of several things, a card of a deck say.
    Place,
}

/// One thing left to luck: `value` out of the `bound` values `0..bound`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// What it was.
    pub kind: DrawKind,
    /// How many values were possible.
    pub bound: u32,
    /// Which one it was.
    pub value: u32,
}

/// The only source of luck a game may use.
///
/// Games ask for dice and shuffles and cannot tell where they come from: a live match, a simulation,
/// a test's script, a fuzzer's bytes. All of them pass through [`Chance::below`].
///
/// ```
/// use tinstar_core::Chance;
/// let mut chance = Chance::scripted([6, 1]);
/// assert_eq!(chance.die(6), 6);
/// assert_eq!(chance.die(6), 1);
/// // Dropping a script with something left in it panics: the test expected a draw that never came.
/// ```
pub struct Chance {
    source: Source,
    drawn: u64,
}

enum Source {
    Fast(Xoshiro256PlusPlus),
    Live(Box<ChaCha8Rng>),
    Script(Script),
    Bytes(VecDeque<u8>),
    Recorded(Box<(Chance, Vec<Draw>)>),
}

impl Chance {
    /// A small fast stream for simulations and bots, started from `seed`.
    #[must_use]
    pub fn fast(seed: &MatchSeed) -> Self {
        Self::of(Source::Fast(Xoshiro256PlusPlus::from_seed(seed.0)))
    }

    /// A small fast stream numbered `seed`, where nothing secret depends on it.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self::fast(&MatchSeed::for_simulation(seed, 0))
    }

    /// The luck of step `step` of a live match; step 0 is the set-up.
    ///
    /// ```
    /// use tinstar_core::{Chance, MatchSeed};
    /// let seed = MatchSeed::from_bytes([7; 32]);
    /// let roll = |step| Chance::for_step(&seed, step).below(1_000_000);
    /// assert_eq!(roll(3), roll(3));
    /// assert_ne!(roll(3), roll(4));
    /// ```
    #[must_use]
    pub fn for_step(seed: &MatchSeed, step: u64) -> Self {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(step);
        Self::of(Source::Live(Box::new(stream)))
    }

    /// Exactly these outcomes, in this order: faces for dice, places from 0 for everything else.
    ///
    /// Panics when asked for more, when an outcome is impossible for what was asked, and, when dropped,
    /// if an outcome was never asked for.
    #[must_use]
    pub fn scripted(outcomes: impl IntoIterator<Item = u32>) -> Self {
        Self::of(Source::Script(Script(outcomes.into_iter().collect())))
    }

    /// No luck at all: panics if a game draws anything.
    #[must_use]
    pub fn none() -> Self {
        Self::scripted([])
    }

    /// Luck taken from `bytes`, four at a time, and all zero after that: the fuzzers' way in.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Self {
        Self::of(Source::Bytes(bytes.iter().copied().collect()))
    }

    /// Passes `inner` on and remembers every draw, see [`Chance::draws`].
    #[must_use]
    pub fn recorded(inner: Self) -> Self {
        Self::of(Source::Recorded(Box::new((inner, Vec::new()))))
    }

    fn of(source: Source) -> Self {
        Self { source, drawn: 0 }
    }

    /// How often something has been left to luck so far; a step that drew nothing can be taken back.
    #[must_use]
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The draws so far of a [`Chance::recorded`]; empty for any other.
    #[must_use]
    pub fn draws(&self) -> &[Draw] {
        match &self.source {
            Source::Recorded(recorded) => &recorded.1,
            Source::Fast(_) | Source::Live(_) | Source::Script(_) | Source::Bytes(_) => &[],
        }
    }

    /// One of `0..bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        self.draw(bound, DrawKind::Place)
    }

    #[inline]
    fn draw(&mut self, bound: u32, kind: DrawKind) -> u32 {
        assert!(bound > 0, "one of no outcomes was asked for");
        self.drawn += 1;
        match &mut self.source {
            Source::Fast(stream) => unbiased(bound, || (stream.next_u64() >> 32) as u32),
            Source::Live(_) | Source::Script(_) | Source::Bytes(_) | Source::Recorded(_) => {
                self.draw_slowly(bound, kind)
            }
        }
    }

    /// One of `seats`, each equally likely; a single one without drawing.
    #[inline(always)]
    pub fn one_of(&mut self, seats: SeatSet) -> Option<Seat> {
        if !seats.has_several() {
            return seats.first();
        }
        let nth = self.below(seats.len() as u32) as usize;
        seats.iter().nth(nth)
    }

    #[cold]
    fn draw_slowly(&mut self, bound: u32, kind: DrawKind) -> u32 {
        match &mut self.source {
            Source::Fast(stream) => unbiased(bound, || (stream.next_u64() >> 32) as u32),
            Source::Live(stream) => unbiased(bound, || stream.next_u32()),
            Source::Script(script) => {
                let value = script.next("a place", bound);
                assert!(value < bound, "the script says {value}, but there are only {bound} places (from 0)");
                value
            }
            // A fuzzer's bytes need no fairness, but must always give an answer.
            Source::Bytes(bytes) => {
                let word = (0..4).fold(0, |word, _| word << 8 | u32::from(bytes.pop_front().unwrap_or(0)));
                word % bound
            }
            Source::Recorded(recorded) => {
                let (inner, draws) = &mut **recorded;
                let value = inner.below(bound);
                draws.push(Draw { kind, bound, value });
                value
            }
        }
    }

    /// A roll of a fair die with faces `1..=sides`.
    #[inline(always)]
    pub fn die(&mut self, sides: u8) -> u8 {
        match &mut self.source {
            Source::Fast(stream) => {
                self.drawn += 1;
                unbiased(u32::from(sides), || (stream.next_u64() >> 32) as u32) as u8 + 1
            }
            Source::Live(_) | Source::Script(_) | Source::Bytes(_) | Source::Recorded(_) => {
                self.die_slowly(sides)
            }
        }
    }

    #[cold]
    fn die_slowly(&mut self, sides: u8) -> u8 {
        let Source::Script(script) = &mut self.source else {
            return self.draw(u32::from(sides), DrawKind::Die) as u8 + 1;
        };
        self.drawn += 1;
        let face = script.next("a face", u32::from(sides));
        assert!(
            (1..=u32::from(sides)).contains(&face),
            "the script says {face}, the die has faces 1 to {sides}"
        );
        face as u8
    }

    /// Puts `items` into a random order, each order equally likely.
    ///
    /// The exact procedure is part of what a record means: for `i` from the last place down to 1, the item
    /// at place `i` changes places with the one at [`below`](Chance::below)`(i + 1)`. A script that keeps
    /// the order of `n` items is therefore `n - 1, ..., 2, 1`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let other = self.draw(place as u32 + 1, DrawKind::Shuffle) as usize;
            items.swap(place, other);
        }
    }

    /// One of `items`, each equally likely, or `None` of none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len() as u32) as usize]) }
    }
}

/// Lemire's unbiased bounded draw: the upper half of `word * bound`, drawing again in the rare case
/// where the lower half shows that this value has had more than its share of words.
#[inline]
fn unbiased(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    loop {
        let product = u64::from(word()) * u64::from(bound);
        if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

struct Script(VecDeque<u32>);

impl Script {
    fn next(&mut self, what: &str, bound: u32) -> u32 {
        self.0
            .pop_front()
            .unwrap_or_else(|| panic!("the script is used up, but {what} out of {bound} was drawn"))
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "the script still holds {:?}, which was never drawn", self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A replay depends on these numbers: they must never change. `examples/check_dice.py` finds them too.
    #[test]
    fn golden_draws_of_a_live_match() {
        let seed = MatchSeed::from_bytes(std::array::from_fn(|byte| byte as u8));
        let mut first = Chance::for_step(&seed, 0);
        let mut second = Chance::for_step(&seed, 1);
        let dice: Vec<u8> = (0..12).map(|_| first.die(6)).collect();
        assert_eq!(dice, GOLDEN_DICE);
        let mut cards: Vec<u8> = (0..10).collect();
        second.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }
    const GOLDEN_DICE: [u8; 12] = [4, 3, 3, 2, 1, 2, 6, 5, 2, 2, 5, 6];
    const GOLDEN_SHUFFLE: [u8; 10] = [1, 8, 7, 5, 0, 2, 3, 4, 6, 9];

    /// Simulations with one seed must agree on every machine.
    #[test]
    fn golden_draws_of_a_simulation() {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(1, 2));
        let dice: Vec<u8> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(dice, GOLDEN_FAST);
    }
    const GOLDEN_FAST: [u8; 12] = [2, 6, 3, 4, 1, 6, 2, 2, 5, 4, 5, 1];

    #[test]
    fn the_commitment_is_the_plain_sha_256_of_the_seed() {
        let seed = MatchSeed::from_bytes([0; 32]);
        // `head -c 32 /dev/zero | sha256sum`
        assert_eq!(
            seed.commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        assert_eq!(MatchSeed::from_revealed(&seed.reveal()), Ok(seed));
        assert!(MatchSeed::from_revealed("abc").is_err());
    }

    #[test]
    fn debug_output_does_not_show_the_seed() {
        let seed = MatchSeed::from_bytes([0xAB; 32]);
        assert!(!format!("{seed:?}").contains(&seed.reveal()));
    }

    #[test]
    fn every_outcome_is_about_equally_likely() {
        let mut live = Chance::for_step(&MatchSeed::from_bytes([3; 32]), 5);
        let mut fast = Chance::seeded(5);
        for chance in [&mut live, &mut fast] {
            let mut seen = [0_u32; 7];
            for _ in 0..70_000 {
                seen[chance.below(7) as usize] += 1;
            }
            // Five standard deviations around 10,000.
            assert!(seen.iter().all(|n| (9_537..=10_463).contains(n)), "{seen:?}");
        }
    }

    #[test]
    #[should_panic(expected = "never drawn")]
    fn a_script_must_be_used_up() {
        let mut chance = Chance::scripted([1, 2]);
        chance.die(6);
    }

    #[test]
    #[should_panic(expected = "used up")]
    fn a_script_gives_no_more_than_it_holds() {
        Chance::none().die(6);
    }

    #[test]
    #[should_panic(expected = "faces 1 to 6")]
    fn a_script_must_be_possible() {
        Chance::scripted([7]).die(6);
    }

    #[test]
    fn a_script_that_counts_down_keeps_the_order() {
        let mut cards = ['a', 'b', 'c', 'd'];
        Chance::scripted([3, 2, 1]).shuffle(&mut cards);
        assert_eq!(cards, ['a', 'b', 'c', 'd']);
    }

    #[test]
    fn a_recorded_chance_remembers_what_it_gave() {
        let mut chance = Chance::recorded(Chance::seeded(9));
        let (face, place) = (chance.die(6), chance.below(40));
        chance.shuffle(&mut [1, 2, 3]);
        assert_eq!(
            chance.draws()[..2],
            [
                Draw { kind: DrawKind::Die, bound: 6, value: u32::from(face) - 1 },
                Draw { kind: DrawKind::Place, bound: 40, value: place },
            ]
        );
        let shuffled: Vec<_> = chance.draws()[2..].iter().map(|draw| (draw.kind, draw.bound)).collect();
        assert_eq!(shuffled, [(DrawKind::Shuffle, 3), (DrawKind::Shuffle, 2)]);
        assert_eq!(chance.drawn(), 4);
    }

    #[test]
    fn a_fuzzers_bytes_always_answer() {
        let mut chance = Chance::from_bytes(&[0, 0, 0, 5]);
        assert_eq!((chance.die(6), chance.die(6)), (6, 1));
    }
}
