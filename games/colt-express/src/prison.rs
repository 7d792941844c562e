//! What Marshal & Prisoners adds to the table: a Marshal whom a player runs, his goals, the Prison car with its Cell,
//! Prisoners, Mailbags, Wanted Posters and Brawler cards.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Numbered, Parts, Seat, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::cards::Card;
use crate::data::{BRAWLERS, FIGURES, GOALS, MAILBAGS, MARSHALS_PILES};
use crate::loot::TokenPlace;
use crate::train::{Car, Space};

/// The Marshal's Special Targets (Table 16).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// One of his Bullet piles is empty.
    EmptyCylinder,
    /// Every bandit has one of his Bullets.
    FullOfLead,
    /// Three different bandits have been arrested.
    ArchEnemy,
    /// One bandit has four of his Bullets.
    MarkedMan,
    /// One bandit has been arrested twice.
    RepeatOffender,
    /// A Mailbag is left (MP-112).
    MailSaved,
    /// Two Prisoners are left (MP-112).
    UnderLockAndKey,
}

impl Target {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 7] = [
        Self::EmptyCylinder,
        Self::FullOfLead,
        Self::ArchEnemy,
        Self::MarkedMan,
        Self::RepeatOffender,
        Self::MailSaved,
        Self::UnderLockAndKey,
    ];
}

/// One of the Marshal's goals (MP-16).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// An Arrest Warrant: this bandit has been arrested (MP-69).
    Warrant(Bandit),
    /// A Special Target.
    Target(Target),
}

/// Only so that a list of them can be made.
impl Default for Goal {
    fn default() -> Self {
        Self::Target(Target::EmptyCylinder)
    }
}

/// A Mailbag, which everybody calls by its label while it lies on the floor (MP-10, CE-155).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mailbag {
    /// Its label.
    pub label: u8,
    /// Where it is.
    pub place: TokenPlace,
    /// What it is worth; not decided yet if nobody has held it.
    pub value: Option<u16>,
    /// Who holds it or held it last, and so knows what it is worth; nobody if nobody has held it.
    pub holder: Option<Seat>,
    /// While a bandit has it: who held it before and knows that it is this one, and so what it is worth (CE-156).
    pub told: Option<Seat>,
}

/// The Prison car and all that came with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prison {
    /// The Prisoner cards in the Cell, each by the bandit whose henchman it is (MP-11).
    pub prisoners: BanditSet,
    /// The Prisoner cards each bandit has freed and still has (MP-54).
    pub freed: [BanditSet; FIGURES],
    /// How often each bandit has been arrested; the first time turns its Wanted Poster (MP-39).
    pub arrests: [u8; FIGURES],
    /// How many Marshal Bullets each bandit has received (MP-35).
    pub hits: [u8; FIGURES],
    /// How many Bullets are left in the Marshal's two piles (MP-13).
    pub piles: [u8; MARSHALS_PILES.len()],
    /// Who has the Gold, the Silver and the Bronze Punch (MP-44).
    pub brawlers: [Option<Bandit>; BRAWLERS.len()],
    /// The goals the Marshal has drawn so far (MP-67). Those to come are not decided yet.
    pub goals: List<Goal, GOALS>,
    /// The two Mailbags (MP-9).
    pub mailbags: [Mailbag; MAILBAGS.len()],
    /// How many labels have been given to Mailbags.
    pub labels: u8,
    /// The kind of the bandits' card that was resolved last in this round, if a Brilliant Idea could copy it (MP-60, MP-62).
    pub copied: Option<Card>,
    /// Whether the round cards of Table 19 are mixed in (MP-108).
    pub own_cards: bool,
    /// Who was in the Cell at the Head Count (MP-86).
    pub counted: BanditSet,
    /// Who took the Bribe (MP-88).
    pub bribed: BanditSet,
    /// Whether the Marshal has shown his goals (MP-70).
    pub shown: bool,
}

impl Prison {
    /// As it comes, with nobody in it.
    pub(crate) fn new(prison_car: Car, own_cards: bool) -> Self {
        let place = TokenPlace::on(prison_car.inside());
        let mailbag =
            |label: usize| Mailbag { label: label as u8, place, value: None, holder: None, told: None };
        Self {
            prisoners: BanditSet::EMPTY,
            freed: [BanditSet::EMPTY; FIGURES],
            arrests: [0; FIGURES],
            hits: [0; FIGURES],
            piles: MARSHALS_PILES,
            brawlers: [None; BRAWLERS.len()],
            goals: List::default(),
            mailbags: std::array::from_fn(mailbag),
            labels: MAILBAGS.len() as u8,
            copied: None,
            own_cards,
            counted: BanditSet::EMPTY,
            bribed: BanditSet::EMPTY,
            shown: false,
        }
    }

    /// What nobody has seen of the Mailbags: these values are still to be found.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = u16> {
        let seen = self.mailbags.map(|bag| bag.value);
        MAILBAGS.into_iter().filter(move |value| !seen.contains(&Some(*value)))
    }

    /// The Mailbags a bandit holds, by their places in the row.
    pub(crate) fn held(&self, bandit: Bandit) -> impl Iterator<Item = usize> + use<> {
        let places = self.mailbags.map(|bag| bag.place);
        (0..places.len()).filter(move |bag| places[*bag] == TokenPlace::with(bandit))
    }

    /// The labels of the Mailbags that lie in a space and can be told apart, in order: of those nobody has held one stands
    /// for all (CE-166).
    pub(crate) fn lying(&self, at: Space) -> impl Iterator<Item = u8> + use<> {
        let bags = self.mailbags;
        let here = move |bag: &Mailbag| bag.place == TokenPlace::on(at);
        let sealed = bags.into_iter().filter(here).find(|bag| bag.holder.is_none()).map(|bag| bag.label);
        let apart = move |bag: &Mailbag| here(bag) && (bag.holder.is_some() || Some(bag.label) == sealed);
        let [one, other] = bags;
        let in_order = if one.label < other.label { [one, other] } else { [other, one] };
        in_order.into_iter().filter(apart).map(|bag| bag.label)
    }
}
