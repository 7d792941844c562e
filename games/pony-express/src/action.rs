//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::{Chance, Numbered, Seat, SeatSet, TS};

use crate::cards::Item;
use crate::data::FRESH_HORSE;
use crate::dice::{Face, Faces, Hand};
use crate::flick::{Aim, Corner, Path, Wobble};
use crate::phase::Ending;
use crate::state::Space;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Let it be: no call, no card, no ride, no move, no payment; the dice are rolled where it is time to.
    Pass,
    /// Keep the first (0) or the second (1) of two cards (PE-14, PE-129). In the set-up they are in the order of
    /// the table, at a relay in the order they were drawn.
    Keep(#[numbered(most = 1)] u8),
    /// Pay to leave prison (PE-134).
    Bail,
    /// Put a visible die under the shaker (PE-42).
    PutUnder(Face),
    /// Take a die out of the shaker (PE-42).
    TakeOut(Face),
    /// Reroll every die under the shaker (PE-39).
    RerollHidden,
    /// Reroll these visible dice in the open (PE-40).
    RerollOpen(Faces),
    /// Claim a hand (PE-46).
    Claim(Hand),
    /// Call the bluff (PE-57).
    Call,
    /// Move on after a right call (PE-65).
    Move,
    /// Stand in this corner; the other duellist has the other one (PE-78).
    Stand(Corner),
    /// Shoot (PE-93).
    Shoot(Aim),
    /// Take the train (PE-115).
    Ride,
    /// Play an Item card (PE-147).
    Play(Play),
}

/// A way to play an Item card (section 12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Play {
    /// This dice move is so many spaces longer.
    FreshHorse(#[numbered(most = FRESH_HORSE)] u8),
    /// A die is turned.
    LoadedDie {
        /// Whether it is one under the shaker.
        hidden: bool,
        /// What it shows.
        from: Face,
        /// What it is to show.
        to: Face,
    },
    /// The next reroll costs nothing.
    LuckyHorseshoe,
    /// The hit is cancelled.
    PocketBible,
    /// Two shots in a row.
    SecondColt,
    /// That shot wobbles twice as much.
    WhiskeyFlask,
    /// No prison.
    SheriffsStar,
    /// Out of prison.
    Hacksaw,
    /// All raiders fall.
    Dynamite,
    /// These dice of an open roll are rolled again.
    MarkedCards(Faces),
    /// Look at one of the hidden dice.
    Spyglass,
    /// The train for nothing.
    RailPass,
    /// This rider is pulled back.
    Lasso(Seat),
}

impl Play {
    /// Which card it is.
    #[must_use]
    pub const fn item(self) -> Item {
        match self {
            Self::FreshHorse(_) => Item::FreshHorse,
            Self::LoadedDie { .. } => Item::LoadedDie,
            Self::LuckyHorseshoe => Item::LuckyHorseshoe,
            Self::PocketBible => Item::PocketBible,
            Self::SecondColt => Item::SecondColt,
            Self::WhiskeyFlask => Item::WhiskeyFlask,
            Self::SheriffsStar => Item::SheriffsStar,
            Self::Hacksaw => Item::Hacksaw,
            Self::Dynamite => Item::Dynamite,
            Self::MarkedCards(_) => Item::MarkedCards,
            Self::Spyglass => Item::Spyglass,
            Self::RailPass => Item::RailPass,
            Self::Lasso(_) => Item::Lasso,
        }
    }
}

/// What somebody who was asked can let pass. Everybody is asked who might hold the card as far as the table
/// sees, so that to let it pass says nothing about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Before another's shot: a Whiskey Flask (IT-6).
    Shot,
    /// After a hit: a Pocket Bible (IT-4).
    Hit,
    /// After an open roll: Marked Cards (IT-10).
    Open,
    /// At a railway station: the train (PE-115).
    Station,
}

/// One thing that happened. Where a card or face is `None`, whoever is told this may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A roll for the first turn (PE-11).
    RolledForFirst {
        /// Who rolled.
        seat: Seat,
        /// The dice.
        dice: Faces,
    },
    /// These share the best hand and roll again (PE-12, PE-110).
    Tied {
        /// Who.
        seats: SeatSet,
    },
    /// Two cards were dealt (PE-14).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        cards: Option<[Item; 2]>,
    },
    /// One of two cards was kept (PE-16, PE-129).
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Option<Item>,
    },
    /// The cards given back were shuffled into the deck (PE-15).
    Shuffled {
        /// How many cards the deck has.
        cards: u8,
    },
    /// A turn begins (PE-11, PE-13).
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How many turns have begun, this one included.
        number: u16,
    },
    /// The bank helps somebody without gold (PE-26, PE-140).
    Charity {
        /// Whom.
        seat: Seat,
        /// With how much.
        gold: u8,
    },
    /// Five dice were rolled under the shaker (PE-28).
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Option<Faces>,
    },
    /// A die was taken out of the shaker (PE-42).
    TookOut {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A visible die was put under the shaker (PE-45).
    PutUnder {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A reroll was paid for (PE-34 to PE-36).
    PaidReroll {
        /// By whom.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// The dice under the shaker were rerolled (PE-39).
    RerolledHidden {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// What they show.
        dice: Option<Faces>,
    },
    /// Visible dice were rerolled in the open (PE-40).
    RerolledOpen {
        /// By whom.
        seat: Seat,
        /// What they showed.
        before: Faces,
        /// What they show.
        dice: Faces,
    },
    /// A hand was claimed (PE-46).
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        hand: Hand,
    },
    /// Everybody else is in prison: nobody can call (PE-56).
    NobodyCanCall {
        /// Whose claim it is.
        seat: Seat,
    },
    /// Somebody does not call (PE-60).
    Believed {
        /// Who.
        seat: Seat,
    },
    /// Nobody called: the claim stands (PE-59).
    ClaimStands {
        /// Whose claim it is.
        seat: Seat,
        /// What was claimed.
        hand: Hand,
    },
    /// Somebody called the bluff (PE-57).
    Called {
        /// Who.
        seat: Seat,
    },
    /// The shaker was lifted (PE-63).
    Shown {
        /// By whom.
        seat: Seat,
        /// All five dice.
        dice: Faces,
        /// The hand they make.
        hand: Hand,
    },
    /// It was a bluff: the active rider does not move (PE-64).
    Caught {
        /// Who bluffed.
        seat: Seat,
        /// Who called.
        caller: Seat,
    },
    /// A caller does not move: by choice (PE-65), or being in Sacramento (PE-70).
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// It was true (PE-68).
    Honest {
        /// Who told the truth.
        seat: Seat,
        /// Who called.
        caller: Seat,
    },
    /// A rider moved forward (PE-61, PE-65, PE-68).
    Moved {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A rider moved backward (PE-122, IT-13).
    MovedBack {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A rider is on a mailbox (PE-155, PE-157).
    AtMailbox {
        /// Whose.
        seat: Seat,
        /// Which.
        mailbox: u8,
    },
    /// A gunfight begins (PE-73).
    Gunfight {
        /// Who came.
        seat: Seat,
        /// Who was there.
        rival: Seat,
        /// Where.
        at: Space,
    },
    /// The final duel begins (PE-159).
    FinalDuel {
        /// Who came second.
        seat: Seat,
        /// Who was there first.
        rival: Seat,
    },
    /// The corners were chosen (PE-78, PE-161).
    Stood {
        /// By whom.
        seat: Seat,
        /// Where that rider stands; the other one is opposite.
        corner: Corner,
    },
    /// A shot, with the whole way of the die (PE-93).
    Shot {
        /// Who shot.
        seat: Seat,
        /// How it was aimed.
        aim: Aim,
        /// By how much it strayed.
        wobble: Wobble,
        /// Where the die went.
        path: Path,
    },
    /// The shot touched nobody (PE-95).
    Missed {
        /// Who shot.
        seat: Seat,
    },
    /// The shot touched the opponent's rider (PE-82).
    Hit {
        /// Who shot.
        seat: Seat,
        /// Who was hit.
        target: Seat,
    },
    /// The shot touched an innocent (PE-88, PE-124).
    HitInnocent {
        /// Who shot.
        seat: Seat,
        /// Who was touched.
        innocent: Seat,
    },
    /// Gold went from one player to another (PE-85, PE-109, PE-112).
    Paid {
        /// Who paid.
        seat: Seat,
        /// Who received it.
        to: Seat,
        /// How much.
        gold: u8,
    },
    /// The bank paid (PE-86, PE-111, PE-112, PE-122, PE-125, PE-137).
    BankPaid {
        /// Whom.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// The duel has no winner (PE-87).
    NoWinner {
        /// One of them.
        seat: Seat,
        /// The other.
        rival: Seat,
    },
    /// Both riders are back on the track and the token is off it (PE-91).
    DuelOver {
        /// Where.
        at: Space,
    },
    /// Somebody was sent to prison; the rule says what for.
    Jailed {
        /// Who.
        seat: Seat,
    },
    /// A poker game begins (PE-74).
    Poker {
        /// Who takes part.
        seats: SeatSet,
        /// Where.
        at: Space,
    },
    /// Five dice were rolled openly (PE-108, PE-125, PE-126, PE-136).
    RolledOpenly {
        /// By whom.
        seat: Seat,
        /// The dice.
        dice: Faces,
        /// The hand they make.
        hand: Hand,
    },
    /// A poker game was won (PE-109).
    PokerWon {
        /// By whom.
        seat: Seat,
    },
    /// A rider took the train (PE-115).
    Rode {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
        /// What it cost.
        gold: u8,
    },
    /// The raiders stand on the red spots (PE-121).
    RaidersStand {
        /// Who has to shoot at them.
        seat: Seat,
    },
    /// So many raiders fell (PE-122).
    RaidersFell {
        /// Who shot.
        seat: Seat,
        /// How many.
        fallen: u8,
    },
    /// Does anybody want a drink (PE-128)?
    AskedForDrinks {
        /// Who asks.
        seat: Seat,
    },
    /// A saloon bill was paid (PE-126, PE-127).
    PaidBill {
        /// By whom.
        seat: Seat,
        /// How much was paid.
        gold: u8,
        /// How much it was.
        bill: u8,
    },
    /// Cards were drawn (PE-129, PE-130, PE-137).
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, in the order drawn; the second is missing when only one was.
        cards: Option<(Item, Option<Item>)>,
    },
    /// The deck is empty: nothing is drawn (PE-130).
    NoCards {
        /// Who would have drawn.
        seat: Seat,
    },
    /// Somebody paid to leave prison (PE-135).
    PaidBail {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// Somebody escaped from prison (PE-140).
    Escaped {
        /// Who.
        seat: Seat,
    },
    /// A jailed rider stands up, and the turn ends (PE-141); or the final duel calls (PE-169).
    StoodUp {
        /// Whose.
        seat: Seat,
    },
    /// An Item card was played and is out of the game (PE-148).
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        item: Item,
    },
    /// Somebody let it pass: no card (PE-149), no train (PE-115).
    Passed {
        /// Who.
        seat: Seat,
        /// What.
        window: Window,
    },
    /// A Loaded Die turned a die (IT-2).
    TurnedDie {
        /// By whom.
        seat: Seat,
        /// Whether it is under the shaker.
        hidden: bool,
        /// What it showed and what it shows.
        faces: Option<(Face, Face)>,
    },
    /// Somebody looked at a hidden die (IT-11).
    Spied {
        /// Who.
        seat: Seat,
        /// What it shows.
        face: Option<Face>,
    },
    /// Marked Cards: dice of an open roll were rolled again (IT-10).
    RolledAgain {
        /// By whom.
        seat: Seat,
        /// All five dice now.
        dice: Faces,
        /// The hand they make.
        hand: Hand,
    },
    /// Who won (PE-158, PE-165, PE-172, PE-174).
    Won {
        /// Who.
        seat: Seat,
        /// How.
        ending: Ending,
    },
}

/// Some action, possible or not.
pub(crate) fn any_action(chance: &mut Chance) -> Action {
    let mut face = || Face::ALL[chance.below(6) as usize];
    let (from, to) = (face(), face());
    let some: Faces = (0..chance.below(6)).map(|_| Face::ALL[chance.below(6) as usize]).collect();
    let few = chance.below(3) as u8;
    let seat = Seat::new(chance.below(5) as u8);
    let near = |most: i32, chance: &mut Chance| chance.below(2 * most as u32 + 200) as i32 - most - 100;
    match chance.below(27) {
        0 => Action::Pass,
        1 => Action::Keep(few),
        2 => Action::Bail,
        3 => Action::PutUnder(from),
        4 => Action::TakeOut(to),
        5 => Action::RerollHidden,
        6 | 7 => Action::RerollOpen(some),
        8 => Action::Claim(Hand::ALL[chance.below(8) as usize]),
        9 => Action::Call,
        10 => Action::Move,
        11 => Action::Stand(if few == 0 { Corner::A } else { Corner::B }),
        // A little beyond the ranges, so that some are out of them.
        12 | 13 => Action::Shoot(Aim {
            shift: near(400, chance) as i16,
            angle: near(6000, chance) as i16,
            power: chance.below(1100) as u16,
        }),
        14 => Action::Ride,
        15 => Action::Play(Play::FreshHorse(few)),
        16 => Action::Play(Play::LoadedDie { hidden: few == 0, from, to }),
        17 => Action::Play(Play::LuckyHorseshoe),
        18 => Action::Play(Play::PocketBible),
        19 => Action::Play(Play::SecondColt),
        20 => Action::Play(Play::WhiskeyFlask),
        21 => Action::Play(Play::SheriffsStar),
        22 => Action::Play(Play::Hacksaw),
        23 => Action::Play(if few == 0 { Play::Dynamite } else { Play::MarkedCards(some) }),
        24 => Action::Play(Play::Spyglass),
        25 => Action::Play(Play::RailPass),
        _ => Action::Play(Play::Lasso(seat)),
    }
}
