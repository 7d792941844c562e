//! Tiny positions for the rule tests.
use rolling_bandits::{
    Action, BanditOptions, Car, CarSet, Chest, ChestSet, Coach, Dice, Event, Face, Gang, Group, Phase,
    Position, Roll, RollingBandits, Side, Symbol, Variant, data,
};
use tinstar_core::{BySeat, Chance, Options as _, Play, Rules, Seat, SeatSet, Sound, Told};

pub use tinstar_testkit::table::{act, choices, happened, not_allowed, refusal, why};

pub const BLUE: Seat = Seat::new(0);
pub const RED: Seat = Seat::new(1);
pub const YELLOW: Seat = Seat::new(2);
pub const GREEN: Seat = Seat::new(3);

// The faces of a die, for scripts.
pub const REVOLVER: u32 = 1;
pub const MASK: u32 = 2;
pub const HAT: u32 = 3;
pub const BOOT: u32 = 4;
pub const HORSESHOE: u32 = 5;
pub const BLANK: u32 = 6;

/// Seven dice for somebody whose roll does not matter.
pub const ANY_ROLL: [u32; 7] = [REVOLVER, MASK, HAT, BOOT, HORSESHOE, BLANK, BLANK];

pub type Story = Vec<Told<Event>>;

/// Options set by name.
pub fn options(settings: &[(&str, &str)]) -> BanditOptions {
    let mut options = BanditOptions::default();
    settings.iter().for_each(|(key, value)| options.set(key, value).expect("an option there is"));
    options
}

/// A new match in which neither shuffle changes anything: wagon `n` with chest `n` is at position `n`.
pub fn start(seats: usize, options: &BanditOptions, first: Seat, dice: &[u32]) -> (RollingBandits, Story) {
    let mut story = Vec::new();
    let shuffles = (1..16).rev().chain((1..21).rev());
    let script = shuffles.chain([first.index() as u32]).chain(dice.iter().copied());
    let game = RollingBandits::start(seats, options, &mut Chance::scripted(script), &mut story);
    (game.expect("a table of a good size"), story)
}

/// A train of cars with these values and chests, from the rear to the front; the others were uncoupled. Value
/// 5 is the locomotive. Nobody has dice in it, and the last seat is about to end its turn.
pub fn table(seats: usize, cars: &[(u8, Option<u8>)]) -> RollingBandits {
    let mut wagons: Vec<Car> = Car::wagons().collect();
    let mut coach = |(value, chest): &(u8, Option<u8>)| {
        let place = wagons.iter().position(|car| car.value() == *value);
        let car = place.map_or(Car::LOCOMOTIVE, |place| wagons.remove(place));
        Coach { car, chest: chest.map(Chest::new) }
    };
    let train: Vec<Coach> = cars.iter().map(&mut coach).collect();
    let rest = RollingBandits::wagons(seats) + 1 - train.len();
    let locomotive = (!train.iter().any(|coach| coach.car == Car::LOCOMOTIVE)).then_some(Car::LOCOMOTIVE);
    let uncoupled: CarSet = locomotive.into_iter().chain(wagons).take(rest).collect();
    let state = RollingBandits {
        options: BanditOptions::default(),
        train: train.into_iter().collect(),
        sides: BySeat::filled(seats, Side { available: data::DICE, ..Side::default() }),
        attackers: SeatSet::all(seats),
        discarded: ChestSet::EMPTY,
        uncoupled,
        turn: 20,
        last_departure: 20,
        phase: Phase::Swap { seat: Seat::new(seats as u8 - 1) },
    };
    assert_eq!(state.invariants(), Ok(()));
    state
}

/// Plain cars without chests.
pub fn cars(seats: usize, values: &[u8]) -> RollingBandits {
    table(seats, &values.iter().map(|value| (*value, None)).collect::<Vec<_>>())
}

/// The same table in the variant: two players with seven Mercenaries each.
pub fn with_mercenaries(mut state: RollingBandits) -> RollingBandits {
    state.options.variant = Variant::Mercenaries;
    for seat in Seat::all(2) {
        state.sides[seat].pool = data::DICE;
    }
    state
}

pub const fn horde(count: u8) -> Dice {
    Dice { horde: count, mercenaries: 0 }
}

/// The same table with these groups of `seat` in the train, the first at position `rear`.
pub fn gang(state: RollingBandits, seat: Seat, rear: u8, groups: &[(Symbol, u8)]) -> RollingBandits {
    let groups: Vec<(Symbol, Dice)> = groups.iter().map(|(symbol, count)| (*symbol, horde(*count))).collect();
    mixed_gang(state, seat, rear, &groups)
}

/// The same with Mercenaries among the dice.
pub fn mixed_gang(
    mut state: RollingBandits,
    seat: Seat,
    rear: u8,
    groups: &[(Symbol, Dice)],
) -> RollingBandits {
    let groups = groups.iter().map(|(symbol, dice)| Group { symbol: *symbol, dice: *dice });
    let gang = Gang { rear: rear - 1, groups: groups.collect() };
    let side = &mut state.sides[seat];
    side.available -= gang.dice().horde;
    side.pool -= gang.dice().mercenaries;
    side.gang = gang;
    assert_eq!(state.invariants(), Ok(()));
    state
}

/// The same table with these closed chests before `seat`, to be used.
pub fn holding(mut state: RollingBandits, seat: Seat, chests: &[u8]) -> RollingBandits {
    state.sides[seat].closed = chests.iter().map(|chest| Chest::new(*chest)).collect();
    assert_eq!(state.invariants(), Ok(()));
    state
}

pub fn roll_of(dice: &[(Face, Dice)]) -> Roll {
    let mut roll = Roll::default();
    dice.iter().for_each(|(face, dice)| roll[*face] += *dice);
    roll
}

/// The same table, in which Blue has rolled this and places now.
pub fn placing(state: RollingBandits, dice: &[(Face, u8)]) -> RollingBandits {
    let dice: Vec<(Face, Dice)> = dice.iter().map(|(face, count)| (*face, horde(*count))).collect();
    placing_mixed(state, &dice)
}

/// The same with Mercenaries among the dice.
pub fn placing_mixed(mut state: RollingBandits, dice: &[(Face, Dice)]) -> RollingBandits {
    let roll = roll_of(dice);
    state.sides[BLUE].available -= roll.dice().horde;
    state.sides[BLUE].pool -= roll.dice().mercenaries;
    state.phase = Phase::Place { seat: BLUE, roll };
    assert_eq!(state.invariants(), Ok(()));
    state
}

/// The last seat ends its turn, and Blue's begins: with these dice if there is nothing to decide before.
pub fn begin_turn(state: &mut RollingBandits, dice: &[u32]) -> Story {
    let last = Seat::new(state.seats() as u8 - 1);
    state.phase = Phase::Swap { seat: last };
    act(state, last, Action::End, dice)
}

pub const fn at(number: u8) -> Position {
    Position::new(number)
}

pub const fn place(face: Face, number: u8) -> Action {
    Action::Place { face, at: at(number) }
}

pub const fn recall(groups: u8) -> Action {
    Action::Recall { groups }
}

/// The cars stolen, by value, in order.
pub fn stolen(story: &Story) -> Vec<u8> {
    let car = |told: &Told<Event>| {
        if let Event::Stolen { car, .. } = told.event { Some(car.value()) } else { None }
    };
    story.iter().filter_map(car).collect()
}

/// The values of the cars in the train, from the rear.
pub fn values(state: &RollingBandits) -> Vec<u8> {
    state.train.iter().map(|coach| coach.car.value()).collect()
}

/// Each group of `seat` in the train: its position, its symbol, how many dice.
pub fn groups(state: &RollingBandits, seat: Seat) -> Vec<(u8, Symbol, u8)> {
    let gang = &state.sides[seat].gang;
    let cars = gang.cars().zip(gang.groups.iter());
    cars.map(|(index, group)| (index as u8 + 1, group.symbol, group.dice.count())).collect()
}
