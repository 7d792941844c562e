//! What the game can wait for. A phase holds nothing secret, so that everybody can see it.

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Flat, Numbered, Parts, Seat, SeatSet, TS};

use crate::dice::{Faces, Hand};
use crate::flick::Corner;
use crate::state::MOST_SEATS;

/// The decision that is open, with the facts that belong to it alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// These still choose which of two cards to keep (PE-16).
    Keep {
        /// Who has not chosen yet.
        waiting: SeatSet,
    },
    /// The active player is in prison: pay or roll (PE-134).
    Cell,
    /// The active player may play a Lasso before anything else (window START).
    Start,
    /// The active player has rolled: rearrange, reroll, claim (section 5).
    Dice {
        /// The last reroll of this turn (PE-36).
        rerolled: Reroll,
        /// Whether a Lucky Horseshoe pays for the next one.
        shoe: bool,
        /// Whether a Loaded Die was played on this roll (PE-150).
        loaded: bool,
    },
    /// A hand was claimed; these may still call (PE-52 to PE-58).
    Calls {
        /// The claim.
        claim: Hand,
        /// Who has neither called nor passed.
        waiting: SeatSet,
    },
    /// The bluff was called; the caller may move (PE-65).
    CallerMoves {
        /// Who called.
        caller: Seat,
        /// What was claimed.
        claim: Hand,
    },
    /// Somebody is about to be sent to prison and may play a Sheriff's Star (window ARREST).
    Arrest {
        /// Who.
        seat: Seat,
        /// What for.
        cause: Cause,
    },
    /// The active player is about to ride and may play a Fresh Horse (window MOVE).
    Spur {
        /// How far the dice take the rider.
        steps: u8,
    },
    /// Who stands in which corner (PE-78, PE-161)?
    Corners {
        /// Who came last, and decides.
        mover: Seat,
        /// Who was there.
        rival: Seat,
        /// Whether this is the final duel.
        last: bool,
    },
    /// Before a shot, somebody else may play a Whiskey Flask (window SHOT).
    Flask {
        /// Who is asked.
        asked: Seat,
        /// The shot.
        shot: Shot,
    },
    /// The shooter shoots (PE-93).
    Aim {
        /// The shot.
        shot: Shot,
        /// Whether a Whiskey Flask was played on it.
        flask: bool,
    },
    /// A rider was hit, and its owner may play a Pocket Bible (window HIT).
    Hit {
        /// The duel; its shooter has hit.
        duel: Duel,
    },
    /// After an open roll, somebody may play Marked Cards (window OPEN).
    Marked {
        /// Who is asked.
        asked: Seat,
        /// The roll.
        roll: OpenRoll,
    },
    /// The active player may take the train (PE-115).
    Station,
    /// The active player has drawn two cards and keeps one (PE-129). They are the top two of the deck.
    Relay,
    /// Nobody decides: this goes on by itself. Seen in the middle of a step only.
    #[flat(skip)]
    Going(Affair),
    /// The game has ended.
    Over {
        /// Who won.
        winner: Seat,
        /// How.
        ending: Ending,
    },
}

/// What goes on while nobody decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Affair {
    /// Who begins is rolled for; until that is known, the first seat stands for whoever it will be (PE-11).
    First {
        /// What was rolled; nothing for those who have not.
        hands: BySeat<Faces, MOST_SEATS>,
    },
    /// Cards are dealt, and those given back are shuffled (PE-14, PE-15).
    Deal,
    /// A turn takes its course.
    Turn,
    /// Something is done with the dice before the claim (section 5).
    Dice,
    /// A hand was claimed, and the dice are as they were (section 6).
    Claim {
        /// The claim.
        claim: Hand,
        /// Who has called.
        caller: Option<Seat>,
    },
    /// The bluff was called, and everybody sees the dice (PE-63).
    Shown {
        /// What was claimed.
        claim: Hand,
        /// Who called.
        caller: Seat,
        /// Whether it was true, once that is said (PE-64, PE-68).
        honest: Option<bool>,
    },
    /// The active player is about to ride (PE-61, PE-68).
    Ride,
    /// A duel begins, and nobody stands in a corner yet (PE-73, PE-159).
    Corners {
        /// Who came last.
        mover: Seat,
        /// Who was there.
        rival: Seat,
        /// Whether this is the final duel.
        last: bool,
    },
    /// A gunfight or the final duel (section 8).
    Duel(Duel),
    /// The raiders stand on the red spots (PE-121).
    Raid {
        /// Which of them fell, a bit each.
        fallen: u8,
    },
    /// Dice lie open (PE-108, PE-125, PE-126).
    Open {
        /// The roll; in a poker game nothing for those who have not rolled yet.
        roll: OpenRoll,
        /// Who has won the poker game.
        winner: Option<Seat>,
    },
    /// The active player has rolled to escape from prison (PE-136).
    Escape {
        /// The roll.
        dice: Faces,
    },
}

/// How dice were rerolled last in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reroll {
    /// Not at all.
    Never,
    /// Under the shaker (PE-39).
    Hidden,
    /// In the open (PE-40).
    Open,
}

/// A shot that is about to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, TS)]
#[serde(rename_all = "snake_case")]
pub enum Shot {
    /// At another rider (PE-79).
    Duel(Duel),
    /// At the raiders, by the active player (PE-121).
    Raid,
}

impl Shot {
    /// What goes on when it is made.
    pub(crate) const fn affair(self) -> Affair {
        match self {
            Self::Duel(duel) => Affair::Duel(duel),
            Self::Raid => Affair::Raid { fallen: 0 },
        }
    }
}

/// A gunfight or the final duel, before a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, TS)]
pub struct Duel {
    /// Who came last.
    pub mover: Seat,
    /// Who was there.
    pub rival: Seat,
    /// Where the mover stands; the rival is opposite.
    pub corner: Corner,
    /// Whether this is the final duel (PE-159).
    pub last: bool,
    /// Who shoots.
    pub shooter: Seat,
    /// How many shots in a row are left, this one included (PE-163, IT-5).
    pub row: u8,
    /// How many of them are extra shots of a Second Colt.
    pub extra: u8,
    /// Shots fired by the mover and by the rival; in a gunfight without extra ones.
    pub fired: [u8; 2],
}

impl Duel {
    /// Who is shot at.
    #[must_use]
    pub fn target(&self) -> Seat {
        if self.shooter == self.mover { self.rival } else { self.mover }
    }

    /// Where the shooter stands.
    #[must_use]
    pub fn stand(&self) -> Corner {
        if self.shooter == self.mover { self.corner } else { self.corner.other() }
    }

    pub(crate) fn duellists(&self) -> SeatSet {
        SeatSet::only(self.mover).with(self.rival)
    }
}

/// What somebody is to be sent to prison for (PE-132), and what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A call of a hand that was true; then the active player moves (PE-68).
    WrongCall {
        /// The hand.
        claim: Hand,
    },
    /// An innocent was touched in a duel (PE-88).
    Innocent {
        /// The duel.
        duel: Duel,
    },
    /// A gunfight was lost with no gold; then the bank pays (PE-86).
    Broke {
        /// Who won.
        winner: Seat,
    },
    /// A poker game was lost with no gold; then others pay (PE-111).
    Stake {
        /// Who won.
        winner: Seat,
        /// Who pays after this.
        unpaid: SeatSet,
    },
    /// A saloon bill was not covered (PE-127).
    Bill,
    /// Another's rider was touched by a shot at raiders (PE-124).
    Raid {
        /// How many raiders had fallen before.
        fallen: u8,
    },
}

impl Cause {
    /// What goes on when `seat` has decided about the arrest: what led to it, if it is not over.
    pub(crate) const fn affair(self, seat: Seat) -> Affair {
        match self {
            Self::WrongCall { claim } => Affair::Shown { claim, caller: seat, honest: Some(true) },
            Self::Innocent { duel } => Affair::Duel(duel),
            Self::Broke { .. } | Self::Stake { .. } | Self::Bill | Self::Raid { .. } => Affair::Turn,
        }
    }
}

/// An open roll on which Marked Cards can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, TS)]
#[serde(rename_all = "snake_case")]
pub enum OpenRoll {
    /// At a gold mine (PE-125).
    Mine {
        /// The roll.
        dice: Faces,
    },
    /// In a saloon (PE-126).
    Saloon {
        /// The roll.
        dice: Faces,
    },
    /// In a poker game (PE-108).
    Poker {
        /// Everybody who takes part (PE-107).
        players: SeatSet,
        /// Those who still compare: all at first, then those who share the highest hand (PE-110).
        rolling: SeatSet,
        /// What they rolled; nothing for others.
        hands: BySeat<Faces, MOST_SEATS>,
    },
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The mail is in the third mailbox (PE-158).
    Jackrabbit,
    /// The final duel (PE-165).
    LastStanding,
    /// The final duel went on for too long (PE-172).
    LongDuel,
    /// The game went on for too long (PE-174).
    LongGame,
}

impl Phase {
    /// Who must decide, when `active` has the turn.
    pub(crate) fn deciders(&self, active: Seat) -> SeatSet {
        let one = match *self {
            Self::Keep { waiting } | Self::Calls { waiting, .. } => return waiting,
            Self::Cell | Self::Start | Self::Dice { .. } | Self::Spur { .. } => active,
            Self::Station | Self::Relay => active,
            Self::CallerMoves { caller, .. } => caller,
            Self::Arrest { seat, .. } => seat,
            Self::Corners { mover, .. } => mover,
            Self::Flask { asked, .. } | Self::Marked { asked, .. } => asked,
            Self::Aim { shot: Shot::Duel(duel), .. } => duel.shooter,
            Self::Aim { shot: Shot::Raid, .. } => active,
            Self::Hit { duel } => duel.target(),
            Self::Going(_) | Self::Over { .. } => return SeatSet::EMPTY,
        };
        SeatSet::only(one)
    }
}
