//! Chapter 2: the table, the train and who plays whom.

use tinstar_core::pieces::List;
use tinstar_core::{BadSetup, Chance, Log, RuleId, Seat, SeatSet, Setup, fires, rule};

use super::horses::{attack, partners};
use super::{happenings, prison, round};
use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Cards, Slot};
use crate::data::{
    BASE_BANDITS, BULLETS, CARS, CARS_WITH_CREWS, CREW_OF_TWO, ELF_FROM_THE_BACK, FIGURES,
    HOSTAGES_WITH_CREWS, MOST_CARS, ORDINARY_CARS, PAIRED, SEATS, SEATS_WITH_CREWS, SEATS_WITH_MARSHAL,
    SEATS_WITH_MEI, SEATS_WITH_PARTNERS, STAGECOACH_STRONGBOXES, STARTING_PURSE, WHISKEY,
};
use crate::horses::{Flask, Flasks, Held, Hostage, HostageSet, Stagecoach};
use crate::layout::Way;
use crate::loot::{Floor, Purses, TokenPlace};
use crate::options::{Casting, TEAMS, TrainOptions};
use crate::phase::Phase;
use crate::prison::Prison;
use crate::state::{
    ColtExpress, CommonDeck, Crew, Elf, Figure, Ledger, MOST_SEATS, PerSeat, Piles, RoundCard,
};
use crate::train::{CROWDS, Car, Crowd, PLACES, Space};

impl Setup for ColtExpress {
    /// Whether so many can play (CE-1, CE-31, MP-1, HS-116).
    fn check_setup(seats: usize, options: &TrainOptions) -> Result<(), BadSetup> {
        let even = SEATS_WITH_PARTNERS.contains(&seats) && !options.prisoners && !options.expert;
        if options.teams && !even {
            return Err(BadSetup::OptionValue {
                key: "teams",
                value: "on".to_owned(),
                takes: TEAMS,
                rule: Some(rule!("HS-116")),
            });
        }
        let (least, most, rule) = match (SEATS, SEATS_WITH_MARSHAL) {
            (_, (least, most)) if options.prisoners => (least, most, rule!("MP-1")),
            ((least, _), _) if options.mei => (least, SEATS_WITH_MEI, rule!("CE-31")),
            ((least, most), _) => (least, most, rule!("CE-1")),
        };
        if (least..=most).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::Seats { given: seats, least, most, rule })
    }

    /// The train, the First Player and the characters; then round 1, unless characters are to be chosen.
    #[inline]
    fn setup(seats: usize, options: &TrainOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let bandits = seats * crew_size(seats) - usize::from(options.prisoners);
        let cars = if seats == SEATS_WITH_CREWS { CARS_WITH_CREWS } else { bandits.min(ORDINARY_CARS) };
        let mut state = empty_train(seats, cars, options);
        couple_cars(&mut state, cars, chance);
        log.tell(&state, fires!("CE-6"), || Event::TrainBuilt { cars: state.cars });
        // The First Player of partners is a player A (HS-131).
        let sides = if options.teams { seats / 2 } else { seats };
        state.first = Seat::new((seats / sides * chance.below(sides as u32) as usize) as u8);
        state.phase = Phase::Boarding { first: Some(state.first), tokens: BanditSet::EMPTY };
        log.tell(&state, fires!("CE-15"), || Event::FirstPlayer { seat: state.first });
        if state.partners {
            partners::form(&state, log);
        }
        if options.elf {
            let at = Car::new(state.caboose.index() + 1 - ELF_FROM_THE_BACK).inside();
            state.elf = Some(Elf { at, gifts: BanditSet::EMPTY });
            log.tell(&state, fires!("ELF-2"), || Event::ElfPlaced { at });
        }
        if options.horses {
            bring_stagecoach(&mut state, chance, log);
        }
        if options.prisoners {
            prison::bring(&mut state, chance, log);
        }
        if state.has_crews() {
            pair_up(&mut state, chance, log);
        }
        state.phase = match options.characters {
            Casting::Chosen if state.has_crews() => Phase::Cast { seat: state.first },
            Casting::Chosen => Phase::Cast { seat: Seat::new(0) },
            Casting::Dealt if state.has_crews() => deal_teams(&mut state, chance, log),
            Casting::Dealt => {
                deal_characters(&mut state, chance, log);
                start(&mut state, chance, log)
            }
        };
        state
    }
}

/// How many bandits each player runs (CE-20).
const fn crew_size(seats: usize) -> usize {
    if seats == SEATS_WITH_CREWS { CREW_OF_TWO } else { 1 }
}

fn empty_train(seats: usize, cars: usize, options: &TrainOptions) -> ColtExpress {
    // The Prison car comes behind the others (MP-8).
    let caboose = Car::new(cars as u8 + u8::from(options.prisoners));
    let mut state = ColtExpress {
        seats: seats as u8,
        piles: PerSeat([Piles::default(); MOST_SEATS]),
        ledgers: PerSeat([Ledger::default(); MOST_SEATS]),
        crews: PerSeat([Crew::default(); MOST_SEATS]),
        teams: List::default(),
        pledged: BanditSet::EMPTY,
        figures: [Figure::ABSENT; FIGURES],
        playing: BanditSet::EMPTY,
        protected: BanditSet::EMPTY,
        caboose,
        cars: List::default(),
        floor: [Floor::default(); PLACES],
        lost: List::default(),
        labels: 0,
        unseen: Purses::BOX,
        gone: Purses::EMPTY,
        second_strongbox: true,
        marshal: Car::LOCOMOTIVE,
        elf: None,
        stagecoach: options.horses.then(empty_stagecoach),
        prison: options.prisoners.then(|| Prison::new(caboose, options.prison_cards)),
        mei: options.mei || options.prisoners,
        partners: options.teams,
        common: CommonDeck::default(),
        round: 0,
        turned: 0,
        card: RoundCard::new(0),
        first: Seat::new(0),
        expert: options.expert && seats != SEATS_WITH_CREWS,
        abilities: options.abilities,
        open_plan: options.open_plan,
        phase: Phase::Boarding { first: None, tokens: BanditSet::EMPTY },
        crowds: [Crowd::default(); CROWDS],
    };
    state.unseen = state.purse_box();
    state
}

/// The Stagecoach as it comes, with nobody around (HS-3, HS-4).
fn empty_stagecoach() -> Stagecoach {
    Stagecoach {
        beside: Car::LOCOMOTIVE,
        guarded: true,
        horses: [0; MOST_CARS + 1],
        display: HostageSet::EMPTY,
        hostages: [None; FIGURES],
        flasks: List::default(),
        labels: 0,
        unseen: WHISKEY,
        gone: Flasks::default(),
        held: [Held::default(); FIGURES],
        fled: BanditSet::EMPTY,
        before: [0; FIGURES],
        shared: [0; FIGURES],
        boarding: BanditSet::EMPTY,
        choices: PerSeat([None; MOST_SEATS]),
        keeper: Seat::new(0),
        keeping: Cards::EMPTY,
        fleeing: BanditSet::EMPTY,
        guest: None,
    }
}

/// Hostages by luck, one less than players, or than bandits if there is a Marshal; a flask lies in every car already (HS-5,
/// HS-7, MP-91).
fn bring_stagecoach(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let count = if state.has_crews() { HOSTAGES_WITH_CREWS } else { state.outlaws() - 1 };
    let mut hostages = Hostage::ALL;
    chance.shuffle(&mut hostages);
    let hostages = hostages.into_iter().take(count).collect();
    state.coach_mut().display = hostages;
    log.tell(state, fires!("HS-7"), || Event::StagecoachCame { hostages });
}

/// So many cars, by luck and in an order by luck, with their loot (CE-6, CE-7, CE-9).
fn couple_cars(state: &mut ColtExpress, cars: usize, chance: &mut Chance) {
    let mut rows: [u8; CARS.len()] = std::array::from_fn(|row| row as u8);
    state.floor[Car::LOCOMOTIVE.inside().index()].strongboxes = 1;
    for place in 0..cars {
        let left = rows.len() - place;
        // The last car left over is no choice.
        let drawn = if left == 1 { place } else { place + chance.below(left as u32) as usize };
        rows.swap(place, drawn);
        let loot = CARS[usize::from(rows[place])];
        state.cars.push(rows[place]);
        state.floor[Car::new(place as u8 + 1).inside().index()] =
            Floor { sealed: loot.purses, jewels: loot.jewels, ..Floor::default() };
    }
    if let Some(coach) = &mut state.stagecoach {
        state.floor[Car::STAGECOACH.roof().index()].strongboxes = STAGECOACH_STRONGBOXES;
        for label in 0..cars as u8 {
            let place = TokenPlace::on(Car::new(label + 1).inside());
            coach.flasks.push(Flask { label, place, ..Flask::default() });
        }
        coach.labels = cars as u8;
    }
}

/// Characters by luck, in seat order (CE-3).
fn deal_characters(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let mut characters = Bandit::ALL;
    let characters = if state.mei { &mut characters[..] } else { &mut characters[..BASE_BANDITS] };
    chance.shuffle(characters);
    let marshal = state.prison.map(|_| Seat::new(chance.below(state.table() as u32) as u8));
    let mut characters = characters.iter();
    for seat in Seat::all(state.table()) {
        if marshal == Some(seat) {
            join(state, seat, Bandit::Marshal, fires!("MP-2"), log);
        } else if let Some(bandit) = characters.next() {
            join(state, seat, *bandit, fires!("CE-3"), log);
        }
    }
}

/// Luck says who leads whom in the teams of two players (CE-167).
fn pair_up(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let [leading, mut led] = PAIRED;
    chance.shuffle(&mut led);
    state.teams = leading.into_iter().zip(led).map(|(one, other)| Crew([Some(one), Some(other)])).collect();
    log.tell(state, fires!("CE-167"), || Event::TeamsPaired { teams: state.teams });
}

/// Teams by luck, in seat order (CE-3, CE-167).
fn deal_teams(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    let mut phase = state.phase;
    for seat in Seat::all(state.table()) {
        let place = chance.below(state.teams.len() as u32) as usize;
        phase = take_team(state, seat, place, log);
    }
    phase
}

/// A player has chosen a team by the character that leads it (CE-167).
fn choose_team(
    state: &mut ColtExpress,
    seat: Seat,
    leader: Bandit,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let place = state.teams.iter().position(|team| team.first() == Some(leader));
    take_team(state, seat, place.expect("the team was offered"), log)
}

/// Both characters of a team find their player, and take their places later; the team that is left over is out of the
/// game (CE-167, CE-28).
fn take_team(state: &mut ColtExpress, seat: Seat, place: usize, log: &mut impl Log<ColtExpress>) -> Phase {
    let (team, next) = (state.teams.remove(place), seat.next(state.table()));
    let is_last = !state.crews[next].is_empty();
    if is_last {
        state.teams = List::default();
    }
    for (slot, bandit) in team.iter() {
        state.crews[seat].0[slot] = Some(bandit);
        log.tell(state, fires!("CE-167"), || Event::Joined { seat, bandit });
    }
    match is_last {
        true if state.stagecoach.is_some() => attack::begin(state),
        true => Phase::Start { left: SeatSet::all(state.table()) },
        false => Phase::Cast { seat: next },
    }
}

/// Either bandit of a player can start in the Caboose (CE-28).
pub(crate) fn starters(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    let start = out.len();
    out.extend(state.crews[seat].iter().map(|(_, bandit)| Action::Start(bandit)));
    out[start..].sort_unstable();
}

/// A player has chosen who starts in the Caboose; when all have, everybody takes their places (CE-28).
pub(crate) fn pledge(
    state: &mut ColtExpress,
    seat: Seat,
    left: SeatSet,
    bandit: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    state.pledged.insert(bandit);
    log.tell(state, fires!("CE-28"), || Event::StartChosen { seat, bandit: Some(bandit) });
    if !left.is_empty() {
        return Phase::Start { left };
    }
    state.phase = Phase::Boarding { first: Some(state.first), tokens: BanditSet::EMPTY };
    let (last, before_last) = last_two(state);
    for seat in Seat::all(state.table()) {
        for (slot, bandit) in state.crews[seat].iter() {
            let at = if state.pledged.contains(bandit) { last } else { before_last };
            state.pledged = state.pledged.without(bandit);
            place(state, seat, (slot, bandit), at);
            log.tell(state, fires!("CE-28"), || Event::Placed { bandit, at });
        }
    }
    begin(state, chance, log)
}

/// A character joins a player, alone, and takes its place (CE-4, CE-16), unless it comes on horseback (HS-10).
fn join(state: &mut ColtExpress, seat: Seat, bandit: Bandit, why: RuleId, log: &mut impl Log<ColtExpress>) {
    state.crews[seat] = Crew([Some(bandit), None]);
    if bandit == Bandit::Marshal {
        prison::appoint(state, seat);
    }
    log.tell(state, why, || Event::Joined { seat, bandit });
    if state.stagecoach.is_some() || state.prison.is_some() {
        return;
    }
    let at = first_place(state, seat);
    place(state, seat, (0, bandit), at);
    let rule = if state.partners { fires!("HS-116") } else { fires!("CE-16") };
    log.tell(state, rule, || Event::Placed { bandit, at });
}

/// A bandit comes to the train with everything that belongs to it (CE-4).
pub(crate) fn place(state: &mut ColtExpress, seat: Seat, (slot, bandit): (Slot, Bandit), at: Space) {
    state.unseen.remove(STARTING_PURSE);
    let abilities = if state.abilities { BanditSet::only(bandit) } else { BanditSet::EMPTY };
    if abilities.contains(Bandit::Belle) {
        state.protected = state.protected.with(bandit);
    }
    *state.figure_mut(bandit) = Figure {
        seat,
        slot: slot as u8,
        at,
        abilities,
        bullets: BULLETS,
        unrobbed: true,
        purses: Purses::one(STARTING_PURSE),
        ..Figure::ABSENT
    };
    state.playing.insert(bandit);
}

/// Numbers go clockwise from the First Player; odd ones start in the Caboose, even ones before it (CE-16): of partners every A
/// and every B, for the First Player is an A (HS-116).
fn first_place(state: &ColtExpress, seat: Seat) -> Space {
    let seats = state.table();
    let before = (seats + seat.index() - state.first.index()) % seats;
    let (last, before_last) = last_two(state);
    if before.is_multiple_of(2) { last } else { before_last }
}

/// The bandits take their places by their numbers, in which the Marshal is not counted (CE-16, MP-8).
fn place_outlaws(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let (last, before_last) = last_two(state);
    let in_order: List<Option<Bandit>, FIGURES> = happenings::numbered(state).map(Some).collect();
    for (before, bandit) in in_order.iter().copied().flatten().enumerate() {
        let at = if before.is_multiple_of(2) { last } else { before_last };
        place(state, state.player(bandit), (0, bandit), at);
        log.tell(state, fires!("CE-16"), || Event::Placed { bandit, at });
    }
}

/// The Caboose and the car in front of it.
fn last_two(state: &ColtExpress) -> (Space, Space) {
    let last = state.caboose.inside();
    (last, state.layout().next(last, Way::Forward).expect("a train has more than one car"))
}

/// The characters nobody has yet, or those that lead a team nobody has (CE-2, CE-167).
#[inline]
pub(crate) fn free_characters(state: &ColtExpress) -> BanditSet {
    if state.has_crews() {
        return state.teams.iter().filter_map(|team| team.first()).collect();
    }
    let taken: BanditSet = Seat::all(state.table()).flat_map(|seat| state.crews[seat].0).flatten().collect();
    if state.mei {
        return prison::free_characters(state, taken);
    }
    Bandit::BASE.into_iter().collect::<BanditSet>().less(taken)
}

/// A player has chosen; the last character left is nobody's choice (CE-2).
#[inline]
pub(crate) fn choose(
    state: &mut ColtExpress,
    seat: Seat,
    bandit: Bandit,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    if state.has_crews() {
        return choose_team(state, seat, bandit, log);
    }
    let (mut seat, mut bandit) = (seat, bandit);
    loop {
        let rule = if bandit == Bandit::Marshal { fires!("MP-2") } else { fires!("CE-2") };
        join(state, seat, bandit, rule, log);
        seat = seat.next(state.table());
        if !state.crews[seat].is_empty() {
            return start(state, chance, log);
        }
        let free = free_characters(state);
        match free.first() {
            Some(only) if !free.has_several() => bandit = only,
            _ => return Phase::Cast { seat },
        }
    }
}

/// Everybody has a character; with horses they ride up to the train first (HS-10).
fn start(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    if state.stagecoach.is_some() {
        return attack::begin(state);
    }
    if state.prison.is_some() {
        place_outlaws(state, log);
    }
    begin(state, chance, log)
}

/// Everybody is there: the Elf's tokens, the decks, and round 1 (ELF-7, CE-4).
pub(crate) fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    state.note_crowds();
    deal_tokens(state, chance, log);
    for seat in Seat::all(state.table()) {
        state.piles[seat].deck = state.deck_of(state.crews[seat]);
    }
    if state.has_crews() {
        let count = state.deck_of(state.crews[state.first]).len();
        log.tell(state, fires!("CE-23"), || Event::DecksBuilt { count });
    }
    round::begin(state, chance, log)
}

/// Half of the tokens are Gifts, rounded down; each bandit gets one by luck (ELF-6, ELF-7).
fn deal_tokens(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let Some(Elf { at, mut gifts }) = state.elf else { return };
    let mut tokens = BanditSet::EMPTY;
    let mut without = state.playing.len();
    let mut left = without / 2;
    for bandit in state.playing.iter() {
        let gift = (chance.below(without as u32) as usize) < left;
        if gift {
            gifts.insert(bandit);
            left -= 1;
        }
        without -= 1;
        tokens.insert(bandit);
        state.elf = Some(Elf { at, gifts });
        state.phase = Phase::Boarding { first: Some(state.first), tokens };
        let seat = state.figure(bandit).seat;
        log.tell(state, fires!("ELF-7"), || Event::TokenDealt { seat, bandit, gift: Some(gift) });
    }
}
