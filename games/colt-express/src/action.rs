//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Chance, Seat, SeatSet, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{Happening, MOST_CARS, TEAMS};
use crate::loot::{Loot, Purses, Token};
use crate::state::{Crew, RoundCard};
use crate::train::{Car, Level, Space};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose this character (CE-2), or with two players the pair it leads (CE-167).
    Choose(Bandit),
    /// This one of one's two bandits starts in the Caboose (CE-28).
    Start(Bandit),
    /// Take this card of the deck into the hand before the rest is drawn (CE-24).
    Pick {
        /// Whose card it is; a Bullet and the Marshal card are nobody's in particular and go by the player's first
        /// bandit.
        bandit: Bandit,
        /// The card.
        card: Card,
    },
    /// Draw three cards instead of playing one (CE-45).
    Draw,
    /// Play a card on the common deck (CE-45), or on top of one's own Fire (CE-168).
    Play {
        /// Whose card it is: with two players everybody has cards of two bandits, and the Marshal card, which is
        /// nobody's in particular, goes by the first of them (CE-25).
        bandit: Bandit,
        /// The card.
        card: Card,
        /// Whether it is laid face-down (CE-52, CE-57).
        face_down: bool,
    },
    /// Play no card on top of one's own Fire (CE-168).
    Stop,
    /// Lay a card aside for good instead of keeping it for the next round (CE-149).
    LayAside {
        /// Whose card it is; a Bullet is nobody's in particular and goes by the player's first bandit.
        bandit: Bandit,
        /// The card.
        card: Card,
    },
    /// Keep the cards still in hand for the next round (CE-149).
    Keep,
    /// Move to this space (CE-70, CE-71).
    Move(Space),
    /// Move the Marshal to this car (CE-77).
    MoveMarshal(Car),
    /// Shoot this bandit (CE-86).
    Fire(Bandit),
    /// Punch this bandit (CE-102).
    Punch(Bandit),
    /// Make the one who is punched lose this type of loot (CE-104).
    Knock(Loot),
    /// Cheyenne takes the purse (CE-107).
    Take,
    /// Cheyenne lets the purse drop (CE-107).
    Drop,
    /// Send the one who was punched to this space (CE-108).
    Push(Space),
    /// Take this token from the floor (CE-113, CE-132).
    Rob(Token),
    /// Take no purse (CE-132).
    Leave,
}

/// One thing that happened. What is `None` the one who is told this may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The train was put together from these cars of Table 1, the first behind the Locomotive (CE-6).
    TrainBuilt {
        /// Their rows in the table.
        cars: List<u8, MOST_CARS>,
    },
    /// Who begins (CE-15), or begins the next round (CE-41).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// Two players choose from these pairs (CE-167).
    TeamsPaired {
        /// The pairs, by the characters that lead them.
        teams: List<Crew, TEAMS>,
    },
    /// A player has chosen which bandit starts in the Caboose (CE-28).
    StartChosen {
        /// Who.
        seat: Seat,
        /// Which bandit.
        bandit: Option<Bandit>,
    },
    /// Two players have put together their decks (CE-23).
    DecksBuilt {
        /// How many cards each has.
        count: u8,
    },
    /// A player took a card of the deck into the hand (CE-24).
    Picked {
        /// Who.
        seat: Seat,
        /// Whose card.
        bandit: Option<Bandit>,
        /// The card.
        card: Option<Card>,
    },
    /// A player plays no card on top of the Fire (CE-168).
    LeftUncovered {
        /// Who.
        seat: Seat,
    },
    /// A character found a player (CE-2, CE-3, CE-167).
    Joined {
        /// The player.
        seat: Seat,
        /// The character.
        bandit: Bandit,
    },
    /// A bandit was put on the train (CE-16).
    Placed {
        /// Who.
        bandit: Bandit,
        /// Where.
        at: Space,
    },
    /// The Elf was put on the train (ELF-2).
    ElfPlaced {
        /// Where.
        at: Space,
    },
    /// A token of the Elf was dealt (ELF-7).
    TokenDealt {
        /// Who looks at it.
        seat: Seat,
        /// For which bandit.
        bandit: Bandit,
        /// Whether it is a Gift.
        gift: Option<bool>,
    },
    /// A player drew a hand at the start of a round (CE-36 to CE-38, CE-145).
    HandDrawn {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// The discard pile became the deck (CE-146).
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// Bullets drawn at the start of a round were laid aside (CE-147).
    BulletsLaidAside {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A round began: its card was turned (CE-40).
    RoundBegan {
        /// Which round, from 1.
        round: u8,
        /// Its card.
        card: RoundCard,
    },
    /// A player drew cards in a turn (CE-45, CE-46).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// A player played a card (CE-45, CE-52, CE-57).
    Played {
        /// Who.
        seat: Seat,
        /// Whose card.
        bandit: Bandit,
        /// The card.
        card: Option<Card>,
        /// Whether it lies face-down.
        face_down: bool,
    },
    /// A player can neither play nor draw (CE-49).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Schemin' is over: unplayed cards go back (CE-62).
    SchemingEnded,
    /// A player laid a card aside at the end of Schemin' (CE-149).
    LaidAside {
        /// Who.
        seat: Seat,
        /// Whose card.
        bandit: Option<Bandit>,
        /// The card.
        card: Option<Card>,
    },
    /// A player kept cards for the next round (CE-149).
    Kept {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The next card of the common deck was turned (CE-63).
    Turned {
        /// Whose card.
        bandit: Bandit,
        /// The card.
        card: Card,
        /// Whether it was played face-down.
        was_hidden: bool,
    },
    /// The action could not be carried out (CE-66).
    NoEffect {
        /// Whose card.
        bandit: Bandit,
        /// The card.
        card: Card,
    },
    /// A bandit moved or changed floors (CE-70, CE-71, CE-76).
    Moved {
        /// Who.
        bandit: Bandit,
        /// Where it was.
        from: Space,
        /// Where it went.
        to: Space,
    },
    /// The Elf followed a bandit (ELF-15).
    ElfFollowed {
        /// Whom.
        bandit: Bandit,
        /// Where he went.
        to: Space,
    },
    /// The Marshal moved (CE-77, CE-120).
    MarshalMoved {
        /// Where he was.
        from: Car,
        /// Where he went.
        to: Car,
    },
    /// A bandit met the Marshal and fled to the roof (CE-80).
    Fled {
        /// Who.
        bandit: Bandit,
        /// To which roof.
        to: Space,
    },
    /// A bandit received a neutral Bullet (CE-80, CE-120, CE-126).
    Hit {
        /// Who.
        bandit: Bandit,
    },
    /// The supply of neutral Bullets has not enough for all of these, so none of them received one (CE-12).
    Spared {
        /// Who.
        bandits: BanditSet,
    },
    /// A bandit shot another (CE-86, CE-93).
    Shot {
        /// Who.
        bandit: Bandit,
        /// Whom.
        target: Bandit,
        /// How many Bullets are left.
        left: u8,
    },
    /// A shot of Django's pushed its target (CE-97).
    KnockedBack {
        /// Whom.
        target: Bandit,
        /// Where it is now.
        to: Space,
    },
    /// A shot of Django's could not push its target beyond the end of the train (CE-98).
    StoodFirm {
        /// Whom.
        target: Bandit,
    },
    /// A bandit punched another (CE-102).
    Punched {
        /// Who.
        bandit: Bandit,
        /// Whom.
        target: Bandit,
    },
    /// What the one who was punched loses was chosen, and Cheyenne may yet take it (CE-104, CE-107).
    Chose {
        /// Who chose.
        bandit: Bandit,
        /// Who loses it.
        target: Bandit,
        /// Its type.
        loot: Loot,
    },
    /// The one who was punched lost a token to the floor (CE-106).
    Dropped {
        /// Who knows what is in a purse.
        seat: Seat,
        /// Who lost it.
        target: Bandit,
        /// Its type.
        loot: Loot,
        /// The label of a purse.
        label: Option<u8>,
        /// What is in a purse.
        value: Option<u16>,
        /// Where it lies.
        at: Space,
    },
    /// Cheyenne took the purse of the one she punched (CE-107).
    Snatched {
        /// Who knows what is in it: the old holder and the new one.
        seats: SeatSet,
        /// Who took it.
        bandit: Bandit,
        /// Whose it was.
        target: Bandit,
        /// What is in it.
        value: Option<u16>,
    },
    /// The one who was punched was sent away (CE-108).
    Pushed {
        /// Who.
        target: Bandit,
        /// Where.
        to: Space,
    },
    /// A bandit took a token from the floor (CE-113, CE-132).
    Robbed {
        /// Who looks at it.
        seat: Seat,
        /// Who.
        bandit: Bandit,
        /// What.
        token: Token,
        /// What is in a purse.
        value: Option<u16>,
    },
    /// The round ends with this (CE-119).
    Happened {
        /// What.
        what: Happening,
    },
    /// The train threw a bandit along the roofs (CE-123, CE-124).
    Thrown {
        /// Who.
        bandit: Bandit,
        /// Where.
        to: Space,
    },
    /// The second strongbox came into play (CE-125).
    StrongboxPlaced {
        /// Where.
        at: Space,
    },
    /// Marshal's Revenge took a purse out of the game (CE-129).
    PurseLost {
        /// Whose.
        bandit: Bandit,
        /// What was in it.
        value: u16,
    },
    /// A bandit took no purse (CE-132).
    LeftAlone {
        /// Who.
        bandit: Bandit,
    },
    /// A bandit held the Conductor (CE-134).
    Ransomed {
        /// Who.
        bandit: Bandit,
    },
    /// The game is over (CE-136).
    Ended,
    /// Who fired most (CE-138 to CE-140); everybody if nobody fired. With two players all bandits of whoever has the
    /// prize (CE-29).
    Gunslingers {
        /// Who.
        bandits: BanditSet,
        /// How many Bullets each of their players fired at others.
        fired: u8,
    },
    /// What a bandit owns (CE-137).
    Counted {
        /// Who.
        bandit: Bandit,
        /// Its purses.
        purses: Purses,
        /// What it has all together.
        wealth: u32,
    },
    /// The tokens of the Elf were turned (ELF-43).
    TokensTurned {
        /// Who has a Gift.
        gifts: BanditSet,
    },
    /// The Elf put these out of the running (ELF-44, ELF-45).
    Eliminated {
        /// Who.
        bandits: BanditSet,
        /// Where the Elf is.
        elf: Space,
    },
    /// Who won (CE-141 to CE-143, ELF-48, ELF-49).
    Won {
        /// One player, or several that share the victory.
        seats: SeatSet,
    },
}

/// Some action, possible or not: what laws and fuzzers try on the door.
pub(crate) fn any_action(chance: &mut Chance) -> Action {
    let mut one_of = |count: usize| chance.below(count as u32) as usize;
    let bandit = Bandit::ALL[one_of(Bandit::ALL.len())];
    let card = Card::ALL[one_of(Card::ALL.len())];
    let car = Car::new(one_of(MOST_CARS + 1) as u8);
    let space = car.at([Level::Inside, Level::Roof][one_of(2)]);
    let loot = Loot::ALL[one_of(Loot::ALL.len())];
    let token = [Token::Sealed, Token::Lost(one_of(6) as u8), Token::Jewel, Token::Strongbox][one_of(4)];
    let face_down = one_of(2) == 0;
    match one_of(18) {
        0 => Action::Choose(bandit),
        1 => Action::Draw,
        2 => Action::LayAside { bandit, card },
        3 => Action::Keep,
        4 => Action::Move(space),
        5 => Action::MoveMarshal(car),
        6 => Action::Fire(bandit),
        7 => Action::Punch(bandit),
        8 => Action::Knock(loot),
        9 => Action::Take,
        10 => Action::Drop,
        11 => Action::Push(space),
        12 => Action::Rob(token),
        13 => Action::Leave,
        14 => Action::Start(bandit),
        15 => Action::Pick { bandit, card },
        16 => Action::Stop,
        _ => Action::Play { bandit, card, face_down },
    }
}
