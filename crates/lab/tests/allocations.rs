//! A simulated game allocates nothing: whatever it needs is made before the first game and used for all.

use std::thread;

use catching_santa::CatchingSanta;
use tinstar_bots::Level;
use tinstar_core::{Chance, Game, MatchSeed, Silent, Status};
use tinstar_lab::{Plan, simulate};

/// Plays whole games of random choices, set-up and outcome included, and adds up the winners.
fn play<G: Game>(seats: usize, games: u64, legal: &mut Vec<G::Action>) -> usize {
    let options = G::Options::default();
    let play_one = |index| {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(1, index));
        let mut state = G::setup(seats, &options, &mut chance, &mut Silent);
        loop {
            match state.status() {
                Status::Over(outcome) => break outcome.winners().len(),
                Status::Waiting(deciders) => {
                    let seat = deciders.first().expect("somebody decides until the end");
                    legal.clear();
                    state.legal_actions(seat, legal);
                    let action = *chance.pick(legal).expect("a seat that decides has a choice");
                    state.resolve(seat, &action, &mut chance, &mut Silent);
                }
            }
        }
    };
    (0..games).map(play_one).sum()
}

/// How often a thousand games allocate, after a hundred have found out how long the list of choices gets.
fn allocations<G: Game>(seats: usize) -> u64 {
    let mut legal = Vec::new();
    play::<G>(seats, 100, &mut legal);
    let mut winners = 0;
    let counted = allocation_counter::measure(|| winners = play::<G>(seats, 1_000, &mut legal));
    assert!(winners > 0, "the games were played");
    counted.count_total
}

#[test]
fn a_game_allocates_nothing() {
    for seats in CatchingSanta::INFO.least_seats..=CatchingSanta::INFO.most_seats {
        assert_eq!(allocations::<CatchingSanta>(seats), 0, "{seats} seats");
    }
}

/// How often a simulation of so many games with one thread allocates.
fn simulation(games: u64) -> u64 {
    let plan = Plan::<CatchingSanta> {
        seats: 4,
        options: Default::default(),
        games,
        seed: 1,
        threads: 1,
        bots: vec![Level::Instinct, Level::Random, Level::Random, Level::Random],
        count_rules: true,
    };
    let here = thread::current().id();
    let progress = |_| assert_eq!(thread::current().id(), here, "only this thread's allocations are counted");
    let counted = allocation_counter::measure(|| drop(simulate(&plan, &progress, None)));
    counted.count_total
}

#[test]
fn twice_the_games_allocate_hardly_more() {
    let (once, twice) = (simulation(1_000), simulation(2_000));
    assert!(once > 0, "a simulation cannot begin without allocating");
    assert!(twice <= once + 10, "{once} for 1,000 games, {twice} for 2,000");
}
