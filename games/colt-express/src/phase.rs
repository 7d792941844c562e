//! What the game can wait for.

use serde::{Deserialize, Serialize};
use tinstar_core::{Flat, Numbered, Parts, Seat, SeatSet, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::data::Turn;
use crate::horses::Resume;
use crate::train::Car;

/// What is left of a turn in which a sip of Whiskey was drunk (HS-68, HS-69).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sip {
    /// Old Whiskey: first a card is played.
    Play,
    /// Then a turn like any other, but without another sip (HS-73). Whether the first card of the round is still to
    /// come, which Ghost may hide (HS-124).
    Turn {
        /// Whether it is.
        first: bool,
    },
}

/// The decision that is open, with the facts that belong to it alone. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A player chooses a character (CE-2).
    Cast {
        /// Who chooses.
        seat: Seat,
    },
    /// Two players: everybody who is left secretly chooses which bandit starts in the Caboose (CE-28). Nobody is left
    /// in the middle of a step.
    Start {
        /// Who has yet to choose.
        left: SeatSet,
    },
    /// Two players: before a round everybody who is left secretly takes one card of the deck into the hand (CE-24).
    /// Nobody is left in the middle of a step, while hands are drawn.
    Pick {
        /// Who has yet to choose.
        left: SeatSet,
    },
    /// A player takes a turn in Schemin' (CE-45).
    Scheme {
        /// Whose turn it is.
        seat: Seat,
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// The symbol.
        symbol: Turn,
        /// How many players had their turn of this symbol before.
        step: u8,
        /// Whether it is the second of two turns in a row (CE-54).
        again: bool,
    },
    /// Two players: a Fire was played face-up in a Standard turn and may be covered by a card of the other bandit
    /// (CE-168).
    Cover {
        /// Whose turn it is.
        seat: Seat,
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// How many players had their turn of this symbol before.
        step: u8,
        /// Whose Fire was played.
        shooter: Bandit,
    },
    /// Expert rules: a player lays cards aside or keeps the rest (CE-149).
    Keep {
        /// Who decides.
        seat: Seat,
        /// How many players decided before.
        step: u8,
        /// How many Bullets everybody knew to be in the hand when the choosing began.
        bullets: u8,
    },
    /// A Move with more than one destination (CE-70, CE-71).
    Move {
        /// Whose card.
        bandit: Bandit,
    },
    /// The Marshal can go forward or backward (CE-77).
    Marshal {
        /// Whose card.
        bandit: Bandit,
    },
    /// A Fire with more than one target (CE-86).
    Fire {
        /// Whose card.
        bandit: Bandit,
        /// Who can be shot.
        targets: BanditSet,
    },
    /// A Punch with more than one target (CE-102).
    Punch {
        /// Whose card.
        bandit: Bandit,
        /// Who can be punched.
        targets: BanditSet,
    },
    /// The one who is punched owns more than one type of loot (CE-104).
    Knock {
        /// Whose card.
        bandit: Bandit,
        /// Who is punched.
        target: Bandit,
    },
    /// Cheyenne may take the purse (CE-107).
    Take {
        /// Whose card.
        bandit: Bandit,
        /// Who is punched.
        target: Bandit,
    },
    /// The one who was punched can be sent two ways (CE-108).
    Push {
        /// Whose card.
        bandit: Bandit,
        /// Who is punched.
        target: Bandit,
    },
    /// A Robbery with more than one token to point at (CE-113).
    Rob {
        /// Whose card.
        bandit: Bandit,
    },
    /// A bandit alone with a purse may take it (CE-132).
    Pickpocket {
        /// Who may.
        bandit: Bandit,
        /// Who may after that.
        left: BanditSet,
    },
    /// Horse Attack: everybody who is left secretly chooses for a rider whether to board this car (HS-11). Nobody is left
    /// in the middle of a step.
    Attack {
        /// The car they ride beside.
        car: Car,
        /// Who has yet to choose.
        left: SeatSet,
        /// The riders about whom it was chosen.
        chosen: BanditSet,
    },
    /// Horse Attack: the only rider left boards any of the cars from this one forward (HS-16).
    LastRider {
        /// Who.
        bandit: Bandit,
        /// The car beside which it rides.
        car: Car,
    },
    /// Everybody who is left secretly chooses a card or to draw (HS-78). Nobody is left in the middle of a step.
    Turmoil {
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// Who has yet to choose.
        left: SeatSet,
    },
    /// A player has drunk and goes on with the turn (HS-68, HS-69).
    Drunk {
        /// Whose turn it is.
        seat: Seat,
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// The symbol.
        symbol: Turn,
        /// How many players had their turn of this symbol before.
        step: u8,
        /// Whether it is the second of two turns in a row (CE-54).
        again: bool,
        /// What is left of the turn.
        sip: Sip,
    },
    /// A player may keep cards for the next round (HS-82).
    Retain {
        /// Who decides.
        seat: Seat,
        /// How many players decided before.
        step: u8,
        /// How many cards are kept so far.
        kept: u8,
    },
    /// A Ride (HS-21, HS-22).
    Ride {
        /// Whose card.
        bandit: Bandit,
    },
    /// Hit by the Shotgun, with two roofs to flee to (HS-58).
    Dodge {
        /// Who.
        bandit: Bandit,
        /// Where the game goes on after that.
        resume: Resume,
    },
    /// Several Hostages to take one of (HS-38).
    Hostage {
        /// Who takes one.
        bandit: Bandit,
    },
    /// A Change Floor that can lead to an adjacent car too (MP-65).
    Climb {
        /// Whose card.
        bandit: Bandit,
    },
    /// The Marshal played a card with a plus and may play another on top of it (MP-30).
    Plus {
        /// Whose turn it is.
        seat: Seat,
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// The symbol.
        symbol: Turn,
        /// How many players had their turn of this symbol before.
        step: u8,
        /// Whether it is the second of two turns in a row (CE-54).
        again: bool,
    },
    /// The Marshal shoots at one of several targets, or from one of two piles (MP-32, MP-33).
    Volley {
        /// Who can be shot.
        targets: BanditSet,
        /// How many shots there are, this one included.
        shots: u8,
    },
    /// The Marshal can arrest one of several (MP-37).
    Arrest {
        /// Who can be arrested.
        targets: BanditSet,
    },
    /// A bandit in the Cell has a Brilliant Idea and leaves it (MP-52).
    BreakOut {
        /// Who.
        bandit: Bandit,
    },
    /// A bandit at the Prison car has a Brilliant Idea, and there are several to free (MP-53).
    Free {
        /// Who.
        bandit: Bandit,
    },
    /// A bandit takes loot from the one it freed, who has more than one type (MP-57, MP-58).
    Claim {
        /// Who takes it.
        bandit: Bandit,
        /// Who was freed.
        target: Bandit,
    },
    /// The Marshal may go one car on his level (MP-84).
    Patrol,
    /// Nobody decides: the train is put together, characters find their players, tokens and the first hands are
    /// dealt. This and the next four are seen in the middle of a step only.
    Boarding {
        /// Who begins; none until it is known.
        first: Option<Seat>,
        /// Who has got a token of the Elf.
        tokens: BanditSet,
    },
    /// Nobody decides in Schemin': between two turns, or in the turn of somebody who must pass.
    Scheming {
        /// Whose turn it is, or was.
        seat: Seat,
        /// Which turn symbol of the round card, from 0.
        turn: u8,
        /// The symbol.
        symbol: Turn,
    },
    /// Nobody decides at the end of Schemin': between two who choose what to keep.
    Keeping,
    /// Nobody decides in Stealin', at the event after it, or while the next hands are drawn.
    Stealing {
        /// Whose card is being carried out, or who picks pockets; none before the first card and after the last.
        bandit: Option<Bandit>,
    },
    /// The game has ended, and everything is being counted.
    Counting {
        /// Whose purses have been opened (CE-137).
        counted: BanditSet,
        /// Whether the tokens of the Elf have been turned (ELF-43).
        tokens: bool,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whose card is being carried out, or who picks pockets.
    #[must_use]
    pub const fn acting(self) -> Option<Bandit> {
        match self {
            Self::Move { bandit }
            | Self::Marshal { bandit }
            | Self::Fire { bandit, .. }
            | Self::Punch { bandit, .. }
            | Self::Knock { bandit, .. }
            | Self::Take { bandit, .. }
            | Self::Push { bandit, .. }
            | Self::Rob { bandit }
            | Self::Ride { bandit }
            | Self::Dodge { bandit, .. }
            | Self::Hostage { bandit }
            | Self::Climb { bandit }
            | Self::BreakOut { bandit }
            | Self::Free { bandit }
            | Self::Claim { bandit, .. }
            | Self::Pickpocket { bandit, .. } => Some(bandit),
            Self::Volley { .. } | Self::Arrest { .. } | Self::Patrol => Some(Bandit::Marshal),
            Self::Stealing { bandit } => bandit,
            Self::Cast { .. }
            | Self::Start { .. }
            | Self::Pick { .. }
            | Self::Scheme { .. }
            | Self::Cover { .. }
            | Self::Keep { .. }
            | Self::Boarding { .. }
            | Self::Scheming { .. }
            | Self::Keeping
            | Self::Counting { .. }
            | Self::Attack { .. }
            | Self::LastRider { .. }
            | Self::Turmoil { .. }
            | Self::Drunk { .. }
            | Self::Retain { .. }
            | Self::Plus { .. }
            | Self::Over => None,
        }
    }
}
