//! Chapter 2: the table, the train and who plays whom.

use tinstar_core::pieces::List;
use tinstar_core::{BadSetup, Chance, Log, RuleId, Seat, Setup, fires, rule};

use super::round;
use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Cards, Slot};
use crate::data::{
    BANDITS, BULLETS, CARS, CREW_OF_TWO, ELF_FROM_THE_BACK, SEATS, SEATS_WITH_CREWS, STARTING_PURSE,
};
use crate::loot::{Floor, Purses};
use crate::options::{Casting, TrainOptions};
use crate::phase::Phase;
use crate::state::{
    ColtExpress, CommonDeck, Crew, Elf, Figure, Ledger, MOST_SEATS, PerSeat, Piles, RoundCard,
};
use crate::train::{Car, Crowd, SPACES, Space};

impl Setup for ColtExpress {
    /// Whether so many can play (CE-1).
    fn check_setup(seats: usize, _: &TrainOptions) -> Result<(), BadSetup> {
        let (least, most) = SEATS;
        if (least..=most).contains(&seats) {
            return Ok(());
        }
        Err(BadSetup::Seats { given: seats, least, most, rule: rule!("CE-1") })
    }

    /// The train, the First Player and the characters; then round 1, unless characters are to be chosen.
    #[inline]
    fn setup(seats: usize, options: &TrainOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let bandits = seats * crew_size(seats);
        let mut state = empty_train(seats, bandits, options);
        couple_cars(&mut state, bandits, chance);
        log.tell(&state, fires!("CE-6"), || Event::TrainBuilt { cars: state.cars });
        state.first = Seat::new(chance.below(seats as u32) as u8);
        state.phase = Phase::Boarding { first: Some(state.first), tokens: BanditSet::EMPTY };
        log.tell(&state, fires!("CE-15"), || Event::FirstPlayer { seat: state.first });
        if options.elf {
            let at = Car::new(state.caboose.index() + 1 - ELF_FROM_THE_BACK).inside();
            state.elf = Some(Elf { at, gifts: BanditSet::EMPTY });
            log.tell(&state, fires!("ELF-2"), || Event::ElfPlaced { at });
        }
        state.phase = match options.characters {
            Casting::Chosen => Phase::Cast { seat: Seat::new(0) },
            Casting::Dealt => {
                deal_characters(&mut state, bandits, chance, log);
                begin(&mut state, chance, log)
            }
        };
        state
    }
}

/// How many bandits each player runs (CE-20).
const fn crew_size(seats: usize) -> usize {
    if seats == SEATS_WITH_CREWS { CREW_OF_TWO } else { 1 }
}

fn empty_train(seats: usize, bandits: usize, options: &TrainOptions) -> ColtExpress {
    ColtExpress {
        seats: seats as u8,
        piles: PerSeat([Piles::default(); MOST_SEATS]),
        ledgers: PerSeat([Ledger::default(); MOST_SEATS]),
        crews: PerSeat([Crew::default(); MOST_SEATS]),
        figures: [Figure::ABSENT; BANDITS],
        playing: BanditSet::EMPTY,
        protected: BanditSet::EMPTY,
        caboose: Car::new(bandits as u8),
        cars: List::default(),
        floor: [Floor::default(); SPACES],
        lost: List::default(),
        labels: 0,
        unseen: Purses::BOX,
        gone: Purses::EMPTY,
        second_strongbox: true,
        marshal: Car::LOCOMOTIVE,
        elf: None,
        common: CommonDeck::default(),
        round: 0,
        turned: 0,
        card: RoundCard::new(0),
        first: Seat::new(0),
        expert: options.expert || seats == SEATS_WITH_CREWS,
        abilities: options.abilities,
        phase: Phase::Boarding { first: None, tokens: BanditSet::EMPTY },
        crowds: [Crowd::default(); 2],
    }
}

/// As many cars as bandits, by luck and in an order by luck, with their loot (CE-6, CE-7, CE-9).
fn couple_cars(state: &mut ColtExpress, bandits: usize, chance: &mut Chance) {
    let mut rows: [u8; CARS.len()] = std::array::from_fn(|row| row as u8);
    state.floor[Car::LOCOMOTIVE.inside().index()].strongboxes = 1;
    for place in 0..bandits {
        let left = rows.len() - place;
        // The last car left over is no choice.
        let drawn = if left == 1 { place } else { place + chance.below(left as u32) as usize };
        rows.swap(place, drawn);
        let loot = CARS[usize::from(rows[place])];
        state.cars.push(rows[place]);
        state.floor[Car::new(place as u8 + 1).inside().index()] =
            Floor { sealed: loot.purses, jewels: loot.jewels, ..Floor::default() };
    }
}

/// Characters by luck, in seat order (CE-3).
fn deal_characters(
    state: &mut ColtExpress,
    bandits: usize,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) {
    let mut characters = Bandit::ALL;
    chance.shuffle(&mut characters);
    for (number, bandit) in characters.into_iter().take(bandits).enumerate() {
        let seat = Seat::new((number % state.table()) as u8);
        join(state, seat, bandit, fires!("CE-3"), log);
    }
}

/// A character joins a player's crew with everything that belongs to it, and takes its place (CE-4, CE-16).
fn join(state: &mut ColtExpress, seat: Seat, bandit: Bandit, why: RuleId, log: &mut impl Log<ColtExpress>) {
    let slot = state.crews[seat].len();
    state.crews[seat].0[slot] = Some(bandit);
    state.unseen.remove(STARTING_PURSE);
    let abilities = if state.abilities { BanditSet::only(bandit) } else { BanditSet::EMPTY };
    if abilities.contains(Bandit::Belle) {
        state.protected = state.protected.with(bandit);
    }
    let at = start(state, seat, slot);
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
    log.tell(state, why, || Event::Joined { seat, bandit });
    state.playing.insert(bandit);
    log.tell(state, fires!("CE-16"), || Event::Placed { bandit, at });
}

/// Numbers go clockwise from the First Player, second bandits after all first ones; odd ones start in the
/// Caboose, even ones before it (CE-16, CE-28).
fn start(state: &ColtExpress, seat: Seat, slot: Slot) -> Space {
    let seats = state.table();
    let before = slot * seats + (seats + seat.index() - state.first.index()) % seats;
    state.caboose.inside().step(if before.is_multiple_of(2) { 0 } else { -1 })
}

/// The characters nobody has yet.
#[inline]
pub(crate) fn free_characters(state: &ColtExpress) -> BanditSet {
    Bandit::ALL.into_iter().collect::<BanditSet>().less(state.playing)
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
    let (mut seat, mut bandit) = (seat, bandit);
    loop {
        join(state, seat, bandit, fires!("CE-2"), log);
        seat = seat.next(state.table());
        if state.playing.len() == usize::from(state.caboose.index()) {
            return begin(state, chance, log);
        }
        let free = free_characters(state);
        match free.first() {
            Some(only) if !free.has_several() => bandit = only,
            _ => return Phase::Cast { seat },
        }
    }
}

/// Everybody is there: the Elf's tokens, the decks, and round 1 (ELF-7, CE-4).
fn begin(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    state.note_crowds();
    deal_tokens(state, chance, log);
    for seat in Seat::all(state.table()) {
        state.piles[seat].deck = Cards::decks(state.crews[seat].len());
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
