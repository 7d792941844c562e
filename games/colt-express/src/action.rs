//! What can be decided and what can happen.

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{Chance, Numbered, Seat, SeatSet, TS};

use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{GOALS, Happening, MOST_CARS, ORDINARY_CARS, TEAMS};
use crate::horses::{Choice, Hostage, HostageSet, Whiskey};
use crate::loot::{Loot, Purses, Token};
use crate::options::is_off;
use crate::prison::Goal;
use crate::state::{Crew, RoundCard};
use crate::train::{Car, Level, Space};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Numbered, TS)]
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
    /// This rider boards the car of the Horse Attack (HS-11).
    Board(Bandit),
    /// This rider rides on to the next car (HS-11).
    RideOn(Bandit),
    /// The last rider boards this car (HS-16).
    BoardAt(Car),
    /// Drink the first sip of a flask instead of the normal turn (HS-67).
    Sip {
        /// Whose flask (HS-125).
        bandit: Bandit,
        /// What is in it.
        kind: Whiskey,
    },
    /// Drink what is left of a flask that has been turned (HS-70).
    LastSip {
        /// Whose flask (HS-125).
        bandit: Bandit,
        /// What is in it.
        kind: Whiskey,
    },
    /// Keep this card for the next round (HS-82).
    Retain {
        /// Whose card it is; a Bullet is nobody's in particular and goes by the player's first bandit.
        bandit: Bandit,
        /// The card.
        card: Card,
    },
    /// Put the rest of the hand back (HS-82).
    PutBack,
    /// Ride to this space (HS-21, HS-22).
    Ride(Space),
    /// Flee on horseback and leave the train for good (HS-110).
    RideAway,
    /// Take this Hostage (HS-38).
    TakeHostage(Hostage),
    /// Flee from the Shotgun to this roof (HS-58).
    Dodge(Space),
    /// Punch the Shotgun (HS-54).
    PunchShotgun,
    /// Change floors to this space (MP-65).
    Climb(Space),
    /// The Marshal shoots this bandit (MP-32).
    Shoot {
        /// Whom.
        target: Bandit,
        /// Which of his two piles the Bullet comes from, 0 or 1 (MP-33).
        #[numbered(most = 1)]
        pile: u8,
    },
    /// The Marshal arrests this bandit (MP-37).
    Arrest(Bandit),
    /// Leave the Cell for this space (MP-52).
    BreakOut(Space),
    /// Free the Prisoner who is this bandit's henchman (MP-53).
    FreePrisoner(Bandit),
    /// Free this bandit from the Cell (MP-53).
    FreeBandit(Bandit),
    /// Take this type of loot from the one who was freed (MP-57, MP-58).
    Claim(Loot),
}

/// One thing that happened. What is `None` the one who is told this may not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The train was put together from these cars of Table 1, the first behind the Locomotive (CE-6).
    TrainBuilt {
        /// Their rows in the table.
        cars: List<u8, ORDINARY_CARS>,
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
    /// Two neighbours play together (HS-116).
    Partnered {
        /// Player A.
        seat: Seat,
        /// Player B.
        partner: Seat,
    },
    /// A player drew a card of the partner's deck (HS-117).
    Borrowed {
        /// Who.
        seat: Seat,
        /// Whose deck.
        partner: Seat,
        /// The card.
        card: Option<Cards>,
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
        /// Whether it is a card of the partner's, for whose bandit it is carried out (HS-117).
        #[serde(default, skip_serializing_if = "is_off")]
        #[ts(as = "Option<bool>", optional)]
        lent: bool,
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
        /// Whether it is their team's (HS-118).
        #[serde(default, skip_serializing_if = "is_off")]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
    },
    /// What a bandit owns (CE-137).
    Counted {
        /// Who.
        bandit: Bandit,
        /// Its purses.
        purses: Purses,
        /// What it has all together; Mortal Bullets can make it less than nothing.
        wealth: i32,
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
        /// The car the Stagecoach is beside, if the Elf is in or on it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        beside: Option<Car>,
    },
    /// Who won (CE-141 to CE-143, ELF-48, ELF-49).
    Won {
        /// One player, or several that share the victory; nobody if all were arrested (HS-111).
        seats: SeatSet,
        /// Whether they are one team (HS-118).
        #[serde(default, skip_serializing_if = "is_off")]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
    },
    /// The Stagecoach drives beside the Locomotive with the Shotgun on it, and these Hostages are displayed (HS-3, HS-4,
    /// HS-7); a flask lies in every car (HS-5).
    StagecoachCame {
        /// The Hostages.
        hostages: HostageSet,
    },
    /// A player has chosen whether a rider boards (HS-11).
    RiderChose {
        /// Who.
        seat: Seat,
        /// For which rider.
        bandit: Bandit,
        /// Whether it boards.
        boards: Option<bool>,
    },
    /// A player has chosen in a Turmoil turn (HS-78).
    TurmoilChosen {
        /// Who.
        seat: Seat,
        /// What.
        choice: Option<Choice>,
    },
    /// A player drank a sip (HS-67 to HS-71).
    Sipped {
        /// Who.
        seat: Seat,
        /// From whose flask.
        bandit: Bandit,
        /// What is in it.
        kind: Whiskey,
        /// Whether that was the last of it.
        last: bool,
    },
    /// A player chose to keep a card (HS-82).
    Retained {
        /// Who.
        seat: Seat,
        /// Whose card.
        bandit: Option<Bandit>,
        /// The card.
        card: Option<Card>,
    },
    /// A bandit rode from one space to another; the horse went along (HS-21, HS-25).
    Rode {
        /// Who.
        bandit: Bandit,
        /// Where it mounted.
        from: Space,
        /// Where it dismounted.
        to: Space,
    },
    /// A bandit fled on horseback (HS-110).
    RodeAway {
        /// Who.
        bandit: Bandit,
        /// Where it mounted.
        from: Space,
    },
    /// A bandit took a Hostage (HS-38).
    HostageTaken {
        /// Who.
        bandit: Bandit,
        /// Which.
        hostage: Hostage,
    },
    /// The Shotgun drove a bandit to another roof (HS-57).
    DrivenOff {
        /// Whom.
        bandit: Bandit,
        /// Where.
        to: Space,
    },
    /// A bandit punched the Shotgun off the Stagecoach (HS-54).
    ShotgunPunched {
        /// Who.
        bandit: Bandit,
        /// To which roof.
        to: Space,
    },
    /// A bandit lost a flask to the floor (HS-65).
    FlaskDropped {
        /// Who knows what is in it.
        seat: Seat,
        /// Who lost it.
        target: Bandit,
        /// What everybody calls it now.
        label: u8,
        /// What is in it.
        kind: Option<Whiskey>,
        /// Whether it lies face-up (HS-76).
        open: bool,
        /// Where it lies.
        at: Space,
    },
    /// A bandit took a flask from the floor (HS-65, HS-72).
    FlaskTaken {
        /// Who looks at it.
        seat: Seat,
        /// Who.
        bandit: Bandit,
        /// What it was called.
        label: u8,
        /// What is in it.
        kind: Option<Whiskey>,
        /// Whether it is face-up.
        open: bool,
    },
    /// The Stagecoach fell back (HS-29, HS-100).
    StagecoachMoved {
        /// Beside which car it was.
        from: Car,
        /// Beside which car it is.
        to: Car,
    },
    /// Every horse fell back by a car (HS-100).
    HorsesMoved,
    /// A horse is too tired to go on (HS-95).
    HorseLost {
        /// Beside which car it was.
        car: Car,
    },
    /// The Marshal emptied a flask (HS-96).
    MarshalDrank {
        /// Which.
        label: u8,
        /// What was in it.
        kind: Whiskey,
    },
    /// A bandit shares the strongboxes it holds with those in its space (HS-106).
    LootShared {
        /// Who.
        bandit: Bandit,
        /// Everybody in the space, the owner included.
        among: BanditSet,
        /// What everybody gets for each strongbox.
        each: u16,
    },
    /// These were arrested and cannot win (HS-108).
    Arrested {
        /// Who.
        bandits: BanditSet,
    },
    /// A bandit's Bullets of the last round cost it money (HS-105).
    MortallyHit {
        /// Who.
        bandit: Bandit,
        /// How much.
        lost: u16,
    },
    /// A Hostage is worth a ransom (HS-112).
    HostageRansomed {
        /// Who holds the Hostage.
        bandit: Bandit,
        /// Which.
        hostage: Hostage,
        /// How much.
        ransom: u16,
    },
    /// The Prison car is at the end of the train, with these Prisoners in its Cell and the Mailbags in its Corridor (MP-8,
    /// MP-9, MP-11).
    PrisonCame {
        /// The Prisoners, by the bandits whose henchmen they are.
        prisoners: BanditSet,
    },
    /// The Marshal drew a goal (MP-67).
    GoalDrawn {
        /// Who looks at it.
        seat: Seat,
        /// Which.
        goal: Option<Goal>,
    },
    /// The Marshal plays no second card (MP-30).
    PlusUnused {
        /// Who.
        seat: Seat,
    },
    /// The Marshal shot a bandit (MP-32).
    MarshalShot {
        /// Whom.
        target: Bandit,
        /// From which pile.
        pile: u8,
        /// How many Bullets are left in it.
        left: u8,
    },
    /// The Marshal put a bandit into the Cell; the Prisoners it had freed are there too (MP-37, MP-40).
    Jailed {
        /// Whom.
        bandit: Bandit,
    },
    /// A bandit left the Cell (MP-52, MP-82).
    BrokeOut {
        /// Who.
        bandit: Bandit,
        /// Where it went.
        to: Space,
    },
    /// A bandit freed a Prisoner and has what he can do (MP-54).
    PrisonerFreed {
        /// Who.
        bandit: Bandit,
        /// Whose henchman.
        prisoner: Bandit,
    },
    /// A bandit freed another, who comes to it (MP-53, MP-110).
    BanditFreed {
        /// Who.
        bandit: Bandit,
        /// Whom.
        target: Bandit,
        /// Where both are.
        to: Space,
    },
    /// A bandit took loot from the one it freed (MP-57).
    Claimed {
        /// Who knows what it is worth: the old holder and the new one.
        seats: SeatSet,
        /// Who took it.
        bandit: Bandit,
        /// Whose it was.
        target: Bandit,
        /// Its type.
        loot: Loot,
        /// What is in a purse or a Mailbag.
        value: Option<u16>,
        /// What is in a flask.
        kind: Option<Whiskey>,
    },
    /// A Brilliant Idea does what the card before it did (MP-60).
    Copied {
        /// Whose.
        bandit: Bandit,
        /// What it is used as.
        card: Card,
    },
    /// A bandit punched the Marshal (MP-44).
    MarshalPunched {
        /// Who.
        bandit: Bandit,
        /// Which Brawler card that brought: 0 for Gold, 1 for Silver, 2 for Bronze; none if there is none left (MP-45).
        brawler: Option<u8>,
    },
    /// A bandit took a Mailbag (MP-10).
    MailbagTaken {
        /// Who looks at it.
        seat: Seat,
        /// Who.
        bandit: Bandit,
        /// What it was called.
        label: u8,
        /// What it is worth.
        value: Option<u16>,
    },
    /// A bandit lost a Mailbag to the floor (MP-10).
    MailbagDropped {
        /// Who knows what it is worth.
        seat: Seat,
        /// Who lost it.
        target: Bandit,
        /// What everybody calls it now.
        label: u8,
        /// What it is worth.
        value: Option<u16>,
        /// Where it lies.
        at: Space,
    },
    /// The Marshal stays where he is (MP-84).
    Stayed,
    /// A bandit was in the Cell at the Head Count (MP-86).
    HeadCounted {
        /// Who.
        bandit: Bandit,
    },
    /// A bandit was alone and took the Bribe (MP-88).
    Bribed {
        /// Who.
        bandit: Bandit,
    },
    /// What nobody took and nobody freed goes to the Marshal (MP-112).
    Accomplished {
        /// How many Mailbags.
        mailbags: u8,
        /// Which Prisoners.
        prisoners: BanditSet,
    },
    /// The Marshal shows his goals (MP-70).
    GoalsShown {
        /// All of them.
        goals: List<Goal, GOALS>,
        /// How many are fulfilled.
        fulfilled: u8,
    },
}

/// Some action, possible or not: what laws and fuzzers try on the door.
pub(crate) fn any_action(chance: &mut Chance) -> Action {
    let mut one_of = |count: usize| chance.below(count as u32) as usize;
    let bandit = Bandit::EVERY[one_of(Bandit::EVERY.len())];
    let card = Card::ALL[one_of(Card::ALL.len())];
    let car = Car::try_from(one_of(MOST_CARS + 3) as u8).unwrap_or(Car::LOCOMOTIVE);
    let level = [Level::Inside, Level::Roof][one_of(2)];
    let space = if car == Car::CELL { Space::CELL } else { car.at(level) };
    let loot = Loot::ALL[one_of(Loot::ALL.len())];
    let tokens = [
        Token::Sealed,
        Token::Lost(one_of(6) as u8),
        Token::Jewel,
        Token::Strongbox,
        Token::Flask(one_of(6) as u8),
        Token::Mailbag(one_of(3) as u8),
    ];
    let token = tokens[one_of(tokens.len())];
    let hostage = Hostage::ALL[one_of(Hostage::ALL.len())];
    let kind = Whiskey::ALL[one_of(Whiskey::ALL.len())];
    let face_down = one_of(2) == 0;
    match one_of(36) {
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
        17 => Action::Board(bandit),
        18 => Action::RideOn(bandit),
        19 => Action::BoardAt(car),
        20 if face_down => Action::Sip { bandit, kind },
        20 => Action::LastSip { bandit, kind },
        21 => Action::Retain { bandit, card },
        22 => Action::PutBack,
        23 => Action::Ride(space),
        24 => Action::RideAway,
        25 => Action::TakeHostage(hostage),
        26 => Action::Dodge(space),
        27 => Action::PunchShotgun,
        28 => Action::Climb(space),
        29 => Action::Shoot { target: bandit, pile: one_of(3) as u8 },
        30 => Action::Arrest(bandit),
        31 => Action::BreakOut(space),
        32 => Action::FreePrisoner(bandit),
        33 => Action::FreeBandit(bandit),
        34 => Action::Claim(loot),
        _ => Action::Play { bandit, card, face_down },
    }
}

/// Thousands of millions of them are written down in a simulation; a byte more showed there.
const _: () = assert!(size_of::<Action>() == 3);
