//! What Horses & Stagecoach adds to the table: the Stagecoach with its Shotgun, horses, Hostages and Whiskey.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Chance, Flat, Numbered, Parts, Seat, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{FIGURES, FLASKS, MOST_CARS};
use crate::loot::TokenPlace;
use crate::state::PerSeat;
use crate::train::{Car, Space};

/// The Hostages (Table 12).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Hostage {
    /// Worth something to who has a strongbox; no burden.
    Banker,
    /// A neutral Bullet every round (HS-87).
    Poodle,
    /// One card less in hand (HS-86).
    Minister,
    /// No Punch (HS-88).
    Teacher,
    /// No Ride (HS-89).
    Zealot,
    /// One step on the roofs (HS-91).
    OldLady,
    /// No ability (HS-92).
    PokerPlayer,
    /// No hiding in tunnels (HS-93).
    Photographer,
}

impl Hostage {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 8] = [
        Self::Banker,
        Self::Poodle,
        Self::Minister,
        Self::Teacher,
        Self::Zealot,
        Self::OldLady,
        Self::PokerPlayer,
        Self::Photographer,
    ];
}

tinstar_core::set! {
    /// A set of Hostages. In JSON a list of names.
    pub struct HostageSet(u8) of Hostage: |hostage| hostage as u8, |bit| Hostage::ALL[bit as usize];
}

tinstar_core::flat_set!(HostageSet, Hostage);

/// The kinds of Whiskey (Table 13).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Numbered, Parts, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Whiskey {
    /// Draw three, then a turn (HS-68).
    Classic,
    /// Play a card, then a turn (HS-69).
    Old,
}

impl Whiskey {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Old];
}

/// So many flasks of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Flasks {
    /// Classic Whiskey.
    pub classic: u8,
    /// Old Whiskey.
    pub old: u8,
}

impl Flasks {
    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.classic + self.old
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of this kind.
    #[must_use]
    pub const fn of(self, kind: Whiskey) -> u8 {
        match kind {
            Whiskey::Classic => self.classic,
            Whiskey::Old => self.old,
        }
    }

    /// These and one of this kind.
    #[must_use]
    pub(crate) fn with(mut self, kind: Whiskey) -> Self {
        *self.of_mut(kind) += 1;
        self
    }

    /// The count of this kind, to be changed.
    pub const fn of_mut(&mut self, kind: Whiskey) -> &mut u8 {
        match kind {
            Whiskey::Classic => &mut self.classic,
            Whiskey::Old => &mut self.old,
        }
    }

    /// Takes out one by luck and says its kind; luck is not asked where all are alike.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Whiskey {
        let kind = match (self.classic, self.old) {
            (_, 0) => Whiskey::Classic,
            (0, _) => Whiskey::Old,
            (classic, old) if chance.below(u32::from(classic + old)) < u32::from(classic) => Whiskey::Classic,
            _ => Whiskey::Old,
        };
        *self.of_mut(kind) -= 1;
        kind
    }
}

/// The flasks one bandit holds: of those nobody has drunk from only the holder knows the kind (HS-72); those that have
/// been turned have one sip left (HS-70, HS-71).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Face-down, with two sips.
    pub hidden: Flasks,
    /// Face-up, with one sip.
    pub open: Flasks,
}

/// A flask on the floor, which everybody calls by its label (CE-155), or a face-down one that somebody took there and of
/// which another knows what is in it, until its new owner loses or drinks of one, which can be this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flask {
    /// Its label.
    pub label: u8,
    /// Where it is.
    pub place: TokenPlace,
    /// Whether it is face-up, with one sip left (HS-76).
    pub open: bool,
    /// What is in it; not decided yet if nobody has held it.
    pub kind: Option<Whiskey>,
    /// Who held it last and so knows what is in it; nobody if nobody has held it.
    pub holder: Option<Seat>,
}

/// Only so that a list of them can be made.
impl Default for Flask {
    fn default() -> Self {
        let place = TokenPlace::on(Car::LOCOMOTIVE.inside());
        Self { label: 0, place, open: false, kind: None, holder: None }
    }
}

/// What somebody secretly chose in a Turmoil turn (HS-78).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Draw three cards.
    Draw,
    /// Play a card.
    Play {
        /// Whose card.
        bandit: Bandit,
        /// The card.
        card: Card,
        /// Whether it is not revealed either (HS-81).
        face_down: bool,
    },
}

/// Where the game goes on when everything that has just happened is settled: who has to flee from the Shotgun has fled,
/// and who came to the Hostages has taken one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Resume {
    /// At the next card of the common deck, or at the event after the last.
    #[default]
    Cards,
    /// After the event of the round: the Stagecoach falls back (HS-29).
    Event,
    /// At the end of the round.
    Round,
}

/// The Stagecoach and all that came with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stagecoach {
    /// The car it is beside (HS-3).
    pub beside: Car,
    /// Whether the Shotgun is on it, and guards a strongbox there; else he is on the roof of the car beside it (HS-52,
    /// HS-54, HS-62).
    pub guarded: bool,
    /// How many horses there are beside each car (HS-18).
    pub horses: [u8; MOST_CARS + 1],
    /// The Hostages nobody has taken (HS-7).
    pub display: HostageSet,
    /// Who holds which (HS-41).
    pub hostages: [Option<Hostage>; FIGURES],
    /// The flasks on the floor, by their labels, and those that others know to be in somebody's hands.
    pub flasks: List<Flask, FLASKS>,
    /// How many labels have been given out.
    pub labels: u8,
    /// The flasks that nobody has held, on the train or out of the game (HS-6).
    pub unseen: Flasks,
    /// The flasks that left the game (HS-70, HS-96).
    pub gone: Flasks,
    /// The flasks each bandit holds.
    pub held: [Held; FIGURES],
    /// Who has fled on horseback and is nowhere any more (HS-110, HS-128).
    pub fled: BanditSet,
    /// How many Bullets each bandit had received before this round (HS-105).
    pub before: [u8; FIGURES],
    /// What each bandit gains or loses because strongboxes are shared (HS-106).
    pub shared: [i16; FIGURES],
    /// Who secretly chose to board the car of the Horse Attack (HS-11).
    pub boarding: BanditSet,
    /// What everybody secretly chose in a Turmoil turn (HS-78).
    pub choices: PerSeat<Option<Choice>>,
    /// Who chooses what to keep (HS-82).
    pub keeper: Seat,
    /// Which cards of that hand are to be kept so far.
    pub keeping: Cards,
    /// Who has been hit by the Shotgun and has yet to flee (HS-57).
    pub fleeing: BanditSet,
    /// Who has come to the Hostages and has yet to take one (HS-38).
    pub guest: Option<Bandit>,
}

impl Stagecoach {
    /// Where the Shotgun is.
    #[must_use]
    pub const fn shotgun(&self) -> Space {
        if self.guarded { Car::STAGECOACH.roof() } else { self.beside.roof() }
    }

    /// The flasks that lie in a space.
    pub(crate) fn flasks_at(&self, at: Space) -> impl Iterator<Item = &Flask> {
        self.flasks.iter().filter(move |flask| flask.place == TokenPlace::on(at))
    }

    /// One of the face-down flasks a bandit has goes, or shows what it is: which ones others have known nobody can tell any
    /// more.
    pub(crate) fn forget(&mut self, bandit: Bandit) {
        let known = |flask: &Flask| flask.place == TokenPlace::with(bandit);
        while let Some(place) = self.flasks.iter().position(known) {
            self.flasks.remove(place);
        }
    }

    /// Who holds this Hostage, if anybody does.
    #[cold]
    pub(crate) fn holds(&self, bandit: Bandit, hostage: Hostage) -> bool {
        self.hostages[bandit.index()] == Some(hostage)
    }
}
