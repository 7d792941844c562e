//! The printed facts: tables 1 to 21. What a table owner might correct is here and nowhere else.

use serde::{Deserialize, Serialize};
use tinstar_core::{Numbered, Parts, Printed, RuleId, TS, rule};

use crate::bandit::Bandit;
use crate::cards::Card;
use crate::horses::{Flasks, Hostage};
use crate::prison::Target;
use crate::state::ColtExpress;
use crate::train::Car;

/// How many characters the base game has (Table 5).
pub const BASE_BANDITS: usize = 6;
/// How many characters there are with Mei, who came with Marshal & Prisoners (Table 5).
pub const BANDITS: usize = 7;
/// How many figures can have cards: the characters and the Marshal (MP-2).
pub const FIGURES: usize = 8;

/// The fewest and the most players (CE-1).
pub const SEATS: (usize, usize) = (2, 6);
/// The most players if Mei takes part (CE-31).
pub const SEATS_WITH_MEI: usize = 7;
/// The fewest and the most players with Marshal & Prisoners, one of them the Marshal (MP-1).
pub const SEATS_WITH_MARSHAL: (usize, usize) = (3, 8);

/// How many players can play in teams of two: an even number, and more than one team (HS-116).
pub const SEATS_WITH_PARTNERS: [usize; 2] = [4, 6];
/// With this many players everybody runs [`CREW_OF_TWO`] bandits, with more just one (CE-20).
pub const SEATS_WITH_CREWS: usize = 2;
/// The bandits of each player at a table of [`SEATS_WITH_CREWS`] (CE-20).
pub const CREW_OF_TWO: usize = 2;

/// The cars of a train with crews, the Locomotive not counted (CE-20).
pub const CARS_WITH_CREWS: usize = 3;
/// The characters whose pairs are the teams of two players: luck says which of the first row goes with which of the
/// second (CE-167).
pub const PAIRED: [[Bandit; TEAMS]; CREW_OF_TWO] =
    [[Bandit::Belle, Bandit::Doc, Bandit::Ghost], [Bandit::Cheyenne, Bandit::Django, Bandit::Tuco]];
/// How many teams two players choose from (CE-167).
pub const TEAMS: usize = 3;

/// How many cars there are to draw from, the Locomotive not counted (CE-6).
pub const ORDINARY_CARS: usize = 6;
/// The most cars a train has, the Locomotive not counted: with the Prison car (MP-7).
pub const MOST_CARS: usize = ORDINARY_CARS + 1;

/// What lies in a car at the start: purses and jewels (Table 1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarLoot {
    /// How many purses.
    pub purses: u8,
    /// How many jewels.
    pub jewels: u8,
}

/// Cars A to F (Table 1).
pub const CARS: [CarLoot; ORDINARY_CARS] = [
    CarLoot { purses: 3, jewels: 0 },
    CarLoot { purses: 0, jewels: 3 },
    CarLoot { purses: 1, jewels: 1 },
    CarLoot { purses: 3, jewels: 1 },
    CarLoot { purses: 4, jewels: 1 },
    CarLoot { purses: 1, jewels: 0 },
];

/// How many different values purses have (Table 2).
pub const PURSE_KINDS: usize = 6;
/// The values of purses, the least first (Table 2).
pub const PURSE_VALUES: [u16; PURSE_KINDS] = [250, 300, 350, 400, 450, 500];
/// How many purses of each value there are (Table 2).
pub const PURSE_COUNTS: [u8; PURSE_KINDS] = [8, 2, 2, 2, 2, 2];
/// How many purses there are (Table 2), with the first purse of a seventh bandit (Table 14).
pub const PURSES: usize = 19;
/// The value of the purse every bandit starts with (CE-4).
pub const STARTING_PURSE: u16 = 250;

/// How many jewels there are, and what each is worth (Table 2).
pub const JEWELS: u8 = 6;
/// What a jewel is worth (Table 2).
pub const JEWEL_VALUE: u16 = 500;
/// How many strongboxes there are: one starts in the Locomotive, the other beside the train (Table 2).
pub const STRONGBOXES: u8 = 2;
/// What a strongbox is worth (Table 2).
pub const STRONGBOX_VALUE: u16 = 1000;

/// The action cards of one bandit (Table 3).
pub const DECK: [(Card, u8); 6] = [
    (Card::Move, 2),
    (Card::ChangeFloor, 2),
    (Card::Fire, 2),
    (Card::Robbery, 2),
    (Card::Punch, 1),
    (Card::Marshal, 1),
];

/// The action cards of each bandit of a team; in the first column those of the first one, which has the only Marshal
/// card, for both (CE-23).
pub const TEAM_DECK: [(Card, [u8; CREW_OF_TWO]); 6] = [
    (Card::Move, [1, 1]),
    (Card::ChangeFloor, [1, 1]),
    (Card::Fire, [1, 1]),
    (Card::Robbery, [1, 1]),
    (Card::Punch, [1, 1]),
    (Card::Marshal, [1, 0]),
];

/// The bullet cards in a bandit's pile (Table 4).
pub const BULLETS: u8 = 6;
/// The neutral bullet cards of the box (Table 4).
pub const NEUTRAL_BULLETS: u8 = 13;

/// The strongboxes that come with Horses & Stagecoach (Table 10).
pub const STAGECOACH_STRONGBOXES: u8 = 1;
/// The neutral bullet cards that come with it (Table 10).
pub const STAGECOACH_BULLETS: u8 = 3;
/// How far a horse carries a bandit (HS-21).
pub const RIDE_CARS: u8 = 3;
/// The Whiskey flasks of the box (Table 13).
pub const WHISKEY: Flasks = Flasks { classic: 5, old: 1 };
/// How many flasks there are.
pub const FLASKS: usize = 6;
/// The Hostages displayed with two players (HS-7); else there is one less than players.
pub const HOSTAGES_WITH_CREWS: usize = 3;
/// What a Bullet of the last round costs under Mortal Bullet (HS-105).
pub const MORTAL_BULLET: u16 = 150;

/// What a Hostage is worth at the end (Table 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ransom {
    /// So much.
    Flat(u16),
    /// So much if the holder owns a strongbox.
    WithStrongbox(u16),
    /// So much for each jewel.
    PerJewel(u16),
    /// So much for each purse.
    PerPurse(u16),
    /// So much for each Bullet card received from opponents.
    PerShot(u16),
}

/// The ransoms in the order of [`Hostage::ALL`] (Table 12).
pub const RANSOMS: [Ransom; Hostage::ALL.len()] = [
    Ransom::WithStrongbox(1000),
    Ransom::Flat(1000),
    Ransom::Flat(900),
    Ransom::Flat(800),
    Ransom::Flat(700),
    Ransom::PerJewel(500),
    Ransom::PerPurse(250),
    Ransom::PerShot(200),
];

/// The Action cards of the Marshal (Table 15). The kinds and the sum are documented, the counts are reconstructed (assumed).
pub const MARSHALS_DECK: [(Card, u8); 7] = [
    (Card::Move, 2),
    (Card::MovePlus, 1),
    (Card::ChangeFloor, 2),
    (Card::ChangeFloorPlus, 1),
    (Card::Fire, 2),
    (Card::Arrest, 2),
    (Card::Punch, 1),
];
/// The Marshal's Bullet piles (MP-13).
pub const MARSHALS_PILES: [u8; 2] = [6, 6];
/// How many Bullets his Fire shoots (MP-32).
pub const VOLLEY: u8 = 2;
/// How many Prisoner cards are put into the Cell (MP-11).
pub const PRISONERS: usize = 3;
/// What a Prisoner is worth to whoever has freed him (Table 14).
pub const PRISONER_VALUE: u16 = 200;
/// What a Wanted Poster is worth that was never turned (Table 14).
pub const WANTED_POSTER: u16 = 500;
/// What the Gold, the Silver and the Bronze Punch are worth (Table 18); the Silver one is reconstructed (assumed).
pub const BRAWLERS: [u16; 3] = [800, 500, 300];
/// What is in the two Mailbags (Table 14).
pub const MAILBAGS: [u16; 2] = [200, 1200];
/// How many Arrest Warrants and how many Special Targets are among the Marshal's goals (MP-16).
pub const GOALS_OF: [u8; 2] = [2, 3];
/// How many goals the Marshal has (MP-16), one for every round (MP-67).
pub const GOALS: usize = 5;
/// How many of them he has to fulfil (MP-71).
pub const GOALS_NEEDED: usize = 4;
/// With so few bandits Full of Lead and Arch Enemy are taken out (MP-17).
pub const FEW_BANDITS: usize = 3;
/// How many different bandits Arch Enemy asks to be arrested (Table 16).
pub const ARCH_ENEMIES: usize = 3;
/// How many Marshal Bullets Marked Man asks one bandit to have (Table 16), reconstructed (assumed).
pub const MARKED_MAN: u8 = 4;
/// How often Repeat Offender asks one bandit to be arrested (Table 16), reconstructed (assumed).
pub const REPEAT_OFFENDER: u8 = 2;
/// How many Mailbags Mail Saved asks for (Table 16), reconstructed (assumed).
pub const MAIL_SAVED: usize = 1;
/// How many Prisoners Under Lock and Key asks for (Table 16), reconstructed (assumed).
pub const LOCKED_UP: usize = 2;
/// What the Head Count costs whoever is in the Cell (MP-86), reconstructed (assumed).
pub const HEAD_COUNT: u16 = 250;
/// What the Bribe brings whoever is alone (MP-88), reconstructed (assumed).
pub const BRIBE: u16 = 250;

/// How many cards a hand has (CE-36).
pub const HAND: u8 = 6;
/// How many more Doc draws (CE-37).
pub const DOCS_EXTRA: u8 = 1;
/// How many cards a turn without a played card brings (CE-45).
pub const DRAWN: u8 = 3;
/// How far a bandit may run along the roofs (CE-71).
pub const ROOF_STEPS: u8 = 3;

/// How many rounds there are; the last has a Train Station card (CE-33, CE-13).
pub const ROUNDS: u8 = 5;

/// What the bandit that fired most receives (CE-138).
pub const GUNSLINGER: u16 = 1000;
/// What the Conductor's ransom is (CE-134).
pub const CONDUCTOR: u16 = 250;

/// In which car from the back the Elf starts, the Caboose being the first (ELF-2).
pub const ELF_FROM_THE_BACK: u8 = 3;
/// The last car, counted from the Locomotive, in which the Elf favours the Gift (ELF-44).
pub const ELF_NEAR: u8 = 1;
/// The Gift tokens of the box; there are as many Empty ones (Table 20).
pub const GIFTS: usize = 4;

/// One turn symbol of a round card (Table 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Numbered, Parts, TS)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Face-up, clockwise.
    Standard,
    /// Face-down, clockwise (CE-52).
    Tunnel,
    /// Two turns in a row for everybody (CE-54).
    SpeedingUp,
    /// Counter-clockwise (CE-55).
    Switching,
    /// Everybody at once, in secret (HS-78).
    Turmoil,
}

/// What happens at the end of a round (CE-119 to CE-135).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// CE-120.
    AngryMarshal,
    /// CE-123.
    SwivelArm,
    /// CE-124.
    Braking,
    /// CE-125.
    TakeItAll,
    /// CE-126.
    PassengersRebellion,
    /// CE-129.
    MarshalsRevenge,
    /// CE-132.
    Pickpocketing,
    /// CE-134.
    HostageTaking,
    /// HS-95.
    PantingHorses,
    /// HS-96.
    MarshalsWhiskey,
    /// HS-100.
    HigherSpeed,
    /// HS-103.
    ShotgunsRage,
    /// HS-105.
    MortalBullet,
    /// HS-106.
    SharingTheLoot,
    /// HS-108.
    Escape,
    /// MP-82.
    Jailbreak,
    /// MP-83.
    GuardDuty,
    /// MP-84.
    Patrol,
    /// MP-85.
    ShootOut,
    /// MP-86.
    HeadCount,
    /// MP-87.
    LastStand,
    /// MP-88.
    Bribe,
}

/// What is printed on a round card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoundFace {
    /// Its label in the tables.
    pub id: &'static str,
    /// The turn symbols from left to right.
    pub turns: &'static [Turn],
    /// What happens at the end of the round.
    pub happening: Option<Happening>,
    /// How many cards of the hand may be kept for the next round (HS-82).
    pub keep: u8,
}

const S: Turn = Turn::Standard;
const T: Turn = Turn::Tunnel;
const D: Turn = Turn::SpeedingUp;
const W: Turn = Turn::Switching;
const L: Turn = Turn::Turmoil;

const fn face(id: &'static str, turns: &'static [Turn], happening: Option<Happening>) -> RoundFace {
    RoundFace { id, turns, happening, keep: 0 }
}

const fn keeping(
    id: &'static str,
    turns: &'static [Turn],
    keep: u8,
    happening: Option<Happening>,
) -> RoundFace {
    RoundFace { id, turns, happening, keep }
}

/// How many round cards there are for one range of players, and where they begin in [`ROUND_CARDS`].
pub const RANGE: usize = 7;
/// The most players for whom the first seven round cards are meant (CE-13).
pub const SMALL_TABLE: usize = 4;
/// Where the Train Station cards begin in [`ROUND_CARDS`].
pub const FIRST_STATION: usize = 2 * RANGE;
/// How many Train Station cards there are.
pub const STATIONS: usize = 3;

/// How many round cards of the base game there are; those of Horses & Stagecoach follow.
pub const BASE_CARDS: usize = FIRST_STATION + STATIONS;
/// How many round cards Horses & Stagecoach has for one range of players (Table 11).
pub const STAGECOACH_RANGE: usize = 5;
/// How many Train Station cards it has.
pub const STAGECOACH_STATIONS: usize = 3;

/// How many round cards there are without those of Marshal & Prisoners, which follow.
pub const CARDS_BEFORE_PRISON: usize = BASE_CARDS + 2 * STAGECOACH_RANGE + STAGECOACH_STATIONS;

/// Every round card: seven for 2 to 4 players, seven for 5 and 6, three Train Stations (Tables 7 to 9); then five, five
/// and three of Horses & Stagecoach (Table 11); then five, five and three of Marshal & Prisoners, which are reconstructed
/// as a whole and mixed in only if asked for (Table 19, MP-108) (assumed).
pub const ROUND_CARDS: [RoundFace; CARDS_BEFORE_PRISON + 2 * STAGECOACH_RANGE + STAGECOACH_STATIONS] = [
    face("R24-1", &[S, T, S, S], Some(Happening::SwivelArm)),
    face("R24-2", &[S, D, S], None),
    face("R24-3", &[S, S, S, S], Some(Happening::Braking)),
    face("R24-4", &[S, S, T, S, S], Some(Happening::PassengersRebellion)),
    face("R24-5", &[S, T, S, T, S], None),
    face("R24-6", &[S, T, D, S], Some(Happening::TakeItAll)),
    face("R24-7", &[S, S, T, W], Some(Happening::AngryMarshal)),
    face("R56-1", &[S, T, S, W], Some(Happening::PassengersRebellion)),
    face("R56-2", &[S, T, S, S], Some(Happening::Braking)),
    face("R56-3", &[S, D], None),
    face("R56-4", &[S, T, S], Some(Happening::SwivelArm)),
    face("R56-5", &[S, S, W], Some(Happening::AngryMarshal)),
    face("R56-6", &[S, D, W], Some(Happening::TakeItAll)),
    face("R56-7", &[S, T, S, T], None),
    face("ST-1", &[S, S, T, S], Some(Happening::MarshalsRevenge)),
    face("ST-2", &[S, S, T, S], Some(Happening::Pickpocketing)),
    face("ST-3", &[S, S, T, S], Some(Happening::HostageTaking)),
    keeping("HS24-1", &[L, T, S, S], 2, None),
    keeping("HS24-2", &[S, S, T, T, S], 1, Some(Happening::MarshalsWhiskey)),
    keeping("HS24-3", &[L, S, D, S], 0, Some(Happening::PantingHorses)),
    keeping("HS24-4", &[S, T, S], 1, Some(Happening::HigherSpeed)),
    keeping("HS24-5", &[S, T, L, S], 1, Some(Happening::ShotgunsRage)),
    keeping("HS56-1", &[L, T, S], 2, None),
    keeping("HS56-2", &[L, S, D], 0, Some(Happening::PantingHorses)),
    keeping("HS56-3", &[S, T, T, S], 1, Some(Happening::MarshalsWhiskey)),
    keeping("HS56-4", &[S, S, T, S], 1, Some(Happening::HigherSpeed)),
    keeping("HS56-5", &[S, T, L, S], 1, Some(Happening::ShotgunsRage)),
    face("HST-1", &[S, S, T, S], Some(Happening::MortalBullet)),
    face("HST-2", &[S, S, T, S], Some(Happening::SharingTheLoot)),
    face("HST-3", &[S, S, T, S, S], Some(Happening::Escape)),
    face("MP24-1", &[S, T, S, S], None),
    face("MP24-2", &[S, S, T, S], Some(Happening::Jailbreak)),
    face("MP24-3", &[S, D, S], Some(Happening::GuardDuty)),
    face("MP24-4", &[S, S, T, W], Some(Happening::Patrol)),
    face("MP24-5", &[S, T, S, T, S], Some(Happening::ShootOut)),
    face("MP57-1", &[S, T, S], None),
    face("MP57-2", &[S, S, T], Some(Happening::Jailbreak)),
    face("MP57-3", &[S, D], Some(Happening::GuardDuty)),
    face("MP57-4", &[S, S, W], Some(Happening::Patrol)),
    face("MP57-5", &[S, T, S, T], Some(Happening::ShootOut)),
    face("MPST-1", &[S, S, T, S], Some(Happening::HeadCount)),
    face("MPST-2", &[S, S, T, S], Some(Happening::LastStand)),
    face("MPST-3", &[S, S, T, S], Some(Happening::Bribe)),
];

/// The most cards that can be played in one round: eight players with five turns, one more for each sip of the only
/// flask of old Whiskey (HS-69, HS-71), and one for each of the Marshal's two cards with a plus (MP-30).
pub const MOST_PLAYED: usize = 44;

/// The turn symbols, and the rules that say what they mean (Table 6).
const TURNS: [(Turn, RuleId); 5] =
    [(S, rule!("CE-44")), (T, rule!("CE-52")), (D, rule!("CE-54")), (W, rule!("CE-55")), (L, rule!("HS-78"))];

/// The events of the round cards, and the rules that say what they mean.
const HAPPENINGS: [(Happening, RuleId); 22] = [
    (Happening::AngryMarshal, rule!("CE-120")),
    (Happening::SwivelArm, rule!("CE-123")),
    (Happening::Braking, rule!("CE-124")),
    (Happening::TakeItAll, rule!("CE-125")),
    (Happening::PassengersRebellion, rule!("CE-126")),
    (Happening::MarshalsRevenge, rule!("CE-129")),
    (Happening::Pickpocketing, rule!("CE-132")),
    (Happening::HostageTaking, rule!("CE-134")),
    (Happening::PantingHorses, rule!("HS-95")),
    (Happening::MarshalsWhiskey, rule!("HS-96")),
    (Happening::HigherSpeed, rule!("HS-100")),
    (Happening::ShotgunsRage, rule!("HS-103")),
    (Happening::MortalBullet, rule!("HS-105")),
    (Happening::SharingTheLoot, rule!("HS-106")),
    (Happening::Escape, rule!("HS-108")),
    (Happening::Jailbreak, rule!("MP-82")),
    (Happening::GuardDuty, rule!("MP-83")),
    (Happening::Patrol, rule!("MP-84")),
    (Happening::ShootOut, rule!("MP-85")),
    (Happening::HeadCount, rule!("MP-86")),
    (Happening::LastStand, rule!("MP-87")),
    (Happening::Bribe, rule!("MP-88")),
];

/// The rules that say what the action cards do, in the order of [`Card::ACTIONS`].
const ACTION_RULES: [RuleId; Card::ACTIONS.len()] = [
    rule!("CE-70"),
    rule!("CE-76"),
    rule!("CE-86"),
    rule!("CE-113"),
    rule!("CE-101"),
    rule!("CE-77"),
    rule!("HS-21"),
];

/// A kind of card that only Marshal & Prisoners has, as a board finds it in a heap.
#[derive(Serialize, TS)]
pub struct PrisonCard {
    /// Which.
    card: Card,
    /// Where heaps count it, among what are a second bandit's cards elsewhere.
    place: u8,
    /// The rule that says what it does.
    #[ts(type = "string")]
    rule: RuleId,
}

/// The rules that say what the cards do that only Marshal & Prisoners has, in the order of [`Card::OF_PRISON`].
const PRISON_CARD_RULES: [RuleId; Card::OF_PRISON.len()] =
    [rule!("MP-30"), rule!("MP-30"), rule!("MP-37"), rule!("MP-60")];

/// What Marshal & Prisoners adds to what is printed.
#[derive(Serialize, TS)]
pub struct PrisonFacts {
    /// The cards that only it has.
    cards: [PrisonCard; Card::OF_PRISON.len()],
    /// The Special Targets in the order of the table.
    targets: [Target; Target::ALL.len()],
    /// How many Bullets each of the Marshal's piles has at first.
    piles: [u8; MARSHALS_PILES.len()],
    /// How many goals the Marshal has.
    goals: usize,
    /// How many of them he has to fulfil.
    needed: usize,
    /// What a Wanted Poster is worth that was never turned.
    poster: u16,
    /// What a freed Prisoner is worth.
    prisoner: u16,
    /// What the Gold, the Silver and the Bronze Punch are worth.
    brawlers: [u16; BRAWLERS.len()],
    /// What the Bribe brings.
    bribe: u16,
    /// What the Head Count costs.
    head_count: u16,
}

/// What a board draws with.
#[derive(Serialize, TS)]
pub struct Facts {
    /// The characters in the order of the tables; Mei is the last.
    bandits: [Bandit; BANDITS],
    /// Everybody who can have cards, in the order in which a view has their figures: the characters, then the Marshal.
    figures: [Bandit; FIGURES],
    /// What Marshal & Prisoners adds.
    prison: PrisonFacts,
    /// The cards that can be played, in the order in which heaps count them.
    actions: [Card; Card::ACTIONS.len()],
    /// For each of them the rule that says what it does.
    #[ts(type = "Array<string>")]
    action_rules: [RuleId; Card::ACTIONS.len()],
    /// What stands on round cards for a turn.
    turns: [Turn; TURNS.len()],
    /// For each of them the rule that says what it means.
    #[ts(type = "Array<string>")]
    turn_rules: [RuleId; TURNS.len()],
    /// What stands on round cards for the end of the round.
    happenings: [Happening; HAPPENINGS.len()],
    /// For each of them the rule that says what it means.
    #[ts(type = "Array<string>")]
    happening_rules: [RuleId; HAPPENINGS.len()],
    /// The round cards in the order of the tables.
    round_cards: &'static [RoundFace],
    /// How many rounds there are.
    rounds: u8,
    /// The Bullets in a bandit's pile.
    bullets: u8,
    /// The values of purses in the order in which they are counted.
    purse_values: [u16; PURSE_KINDS],
    /// What a jewel is worth.
    jewel_value: u16,
    /// What a strongbox is worth.
    strongbox_value: u16,
    /// What the bandit that fired most receives.
    gunslinger: u16,
    /// What the Conductor's ransom is.
    conductor: u16,
    /// The last car, counted from the Locomotive, in which the Elf favours the Gift.
    elf_near: u8,
    /// The number by which the Stagecoach goes among the cars, of which it is none (HS-129).
    stagecoach: Car,
    /// The number by which the Cell goes (MP-21).
    cell: Car,
}

impl Printed for ColtExpress {
    type Facts = Facts;

    fn facts() -> Facts {
        Facts {
            bandits: Bandit::ALL,
            figures: Bandit::EVERY,
            prison: PrisonFacts {
                cards: std::array::from_fn(|row| {
                    let card = Card::OF_PRISON[row];
                    PrisonCard { card, place: card as u8 & 7, rule: PRISON_CARD_RULES[row] }
                }),
                targets: Target::ALL,
                piles: MARSHALS_PILES,
                goals: GOALS,
                needed: GOALS_NEEDED,
                poster: WANTED_POSTER,
                prisoner: PRISONER_VALUE,
                brawlers: BRAWLERS,
                bribe: BRIBE,
                head_count: HEAD_COUNT,
            },
            actions: Card::ACTIONS,
            action_rules: ACTION_RULES,
            turns: TURNS.map(|(turn, _)| turn),
            turn_rules: TURNS.map(|(_, rule)| rule),
            happenings: HAPPENINGS.map(|(what, _)| what),
            happening_rules: HAPPENINGS.map(|(_, rule)| rule),
            round_cards: &ROUND_CARDS,
            rounds: ROUNDS,
            bullets: BULLETS,
            purse_values: PURSE_VALUES,
            jewel_value: JEWEL_VALUE,
            strongbox_value: STRONGBOX_VALUE,
            gunslinger: GUNSLINGER,
            conductor: CONDUCTOR,
            elf_near: ELF_NEAR,
            stagecoach: Car::STAGECOACH,
            cell: Car::CELL,
        }
    }
}
