//! Laws of bots that search, in every game and with every option: what they choose is legal, depends on nothing that is
//! hidden, and is the same on any number of threads; rollouts allocate nothing, and time is kept.

use std::time::{Duration, Instant};

use tinstar_bots::{Bot, Budget, Level, Limit, Question, Search, Seen, Skill};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, FirstSight, Options, Seat, Silent, Status, Viewer};

/// The default options, and each that has one of its values changed.
fn all_options<G: Playable>() -> Vec<G::Options> {
    let mut all = vec![G::Options::default()];
    for option in G::INFO.options {
        for value in option.values {
            let mut options = G::Options::default();
            options.set(option.key, value).expect("an option can have its values");
            if !all.contains(&options) {
                all.push(options);
            }
        }
    }
    all
}

/// Positions of a random match in which somebody has a choice, every so many decisions, with who has it.
fn positions<G: Playable>(seats: usize, options: &G::Options, every: usize) -> Vec<(G, Seat)> {
    let mut chance = Chance::seeded(seats as u64);
    let mut state = G::setup(seats, options, &mut chance, &mut Silent);
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    for step in 1.. {
        let Status::Waiting(deciders) = state.status() else { break };
        let seat = deciders.first().expect("somebody decides until the end");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if step % every == 0 && legal.len() > 1 {
            found.push((state.clone(), seat));
        }
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
    }
    found
}

fn listed<G: Playable>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// What a search with so many rollouts does here.
fn searched<G: Playable>(state: &G, seat: Seat, rollouts: u32, threads: usize) -> G::Action {
    let mut search = Search::new(Budget::Rollouts(rollouts), threads);
    search.choose(&Seen::new(state, seat), &listed(state, seat), &mut Chance::seeded(7))
}

fn tables<G: Playable>() -> Vec<(usize, G::Options)> {
    let mut tables = Vec::new();
    for options in all_options::<G>() {
        let can_play = |seats: &usize| G::check_setup(*seats, &options).is_ok();
        let most = G::INFO.widest().rfind(can_play);
        tables.extend(most.map(|seats| (seats, options.clone())));
    }
    tables
}

struct Choices;

impl Visitor for Choices {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut luck = Chance::seeded(3);
        for (seats, options) in tables::<G>() {
            for (state, seat) in positions::<G>(seats, &options, 37) {
                let choice = searched(&state, seat, 24, 1);
                let place = format!("{} with {seats} seats, {options:?}", G::INFO.id);
                assert!(listed(&state, seat).contains(&choice), "{choice:?} is not legal: {place}");
                let world = G::determinise(&state.view(Viewer::Seat(seat)), &mut luck);
                assert_eq!(searched(&world, seat, 24, 1), choice, "it saw what is hidden: {place}");
                let hint = |state: &G| {
                    let question = Question::new(state, &options, seat, Level::Marshal);
                    question.weigh(Budget::Rollouts(24), Limit::default(), &mut Chance::seeded(7))
                };
                assert_eq!(hint(&state), hint(&world), "a hint tells what is hidden: {place}");
                for level in Level::POOL {
                    let skill = Skill { level, budget: Some(Budget::Rollouts(12)) };
                    let [choice, alike] = [&state, &world].map(|state| {
                        Question::new(state, &options, seat, skill).answer(&mut Chance::seeded(7))
                    });
                    assert!(listed(&state, seat).contains(&choice), "{skill}: {choice:?}: {place}");
                    assert_eq!(choice, alike, "{skill} saw what is hidden: {place}");
                }
                // Everybody else is imagined by what they see.
                for other in seat.others(seats) {
                    let view = state.view(Viewer::Seat(other));
                    let alike = G::determinise(&view, &mut luck).view(Viewer::Seat(other));
                    let choices = listed(&state, other);
                    if choices.len() > 1 {
                        let [one, two] = [view, alike].map(|view| {
                            FirstSight::default().choose::<G>(&view, other, &choices, &mut Chance::seeded(5))
                        });
                        assert_eq!(one, two, "{other} is thought to see what is hidden: {place}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_search_is_legal_and_blind_to_what_is_hidden_in_every_game_and_option() {
    AnyGame::ALL.iter().for_each(|game| game.visit(Choices));
}

struct Advice;

impl Visitor for Advice {
    type Out = ();

    fn visit<G: Playable>(self) {
        let seats = G::INFO.least_seats.max(3);
        let options = G::Options::default();
        for (state, seat) in positions::<G>(seats, &options, 31) {
            let question = Question::new(&state, &options, seat, Level::Marshal);
            // Of one rollout nothing is learnt.
            let advice = question.weigh(Budget::Rollouts(1), Limit::default(), &mut Chance::seeded(7));
            let mut sight = FirstSight::default();
            let sight = sight.weigh::<G>(&question.view, seat, &question.legal, &mut Chance::seeded(7));
            assert_eq!(Some(&sight.appeals()[advice[0].at]), sight.appeals().iter().max(), "{}", G::INFO.id);
        }
    }
}

#[test]
fn nobody_decides_or_is_advised_against_the_instinct_without_a_finding() {
    AnyGame::ALL.iter().for_each(|game| game.visit(Advice));
}

struct Truth;

impl Visitor for Truth {
    type Out = ();

    fn visit<G: Playable>(self) {
        for (seats, options) in tables::<G>() {
            for (state, seat) in positions::<G>(seats, &options, 3) {
                let plausible = G::plausible(&state.view(Viewer::Seat(seat)), &state);
                assert!((1..=1000).contains(&plausible), "{plausible} of 1000: {}", G::INFO.id);
            }
        }
    }
}

#[test]
fn how_things_really_stand_is_never_held_for_impossible() {
    AnyGame::ALL.iter().for_each(|game| game.visit(Truth));
}

struct Threads;

impl Visitor for Threads {
    type Out = ();

    fn visit<G: Playable>(self) {
        let seats = G::INFO.least_seats.max(3);
        for (state, seat) in positions::<G>(seats, &G::Options::default(), 61) {
            let alone = searched(&state, seat, 90, 1);
            assert_eq!(searched(&state, seat, 90, 3), alone, "{}", G::INFO.id);
        }
    }
}

#[test]
fn the_number_of_threads_changes_no_choice() {
    AnyGame::ALL.iter().for_each(|game| game.visit(Threads));
}

struct Allocations;

impl Visitor for Allocations {
    type Out = ();

    fn visit<G: Playable>(self) {
        let seats = G::INFO.least_seats.max(3);
        for (state, seat) in positions::<G>(seats, &G::Options::default(), 83) {
            let legal = listed(&state, seat);
            let mut search = Search::new(Budget::Rollouts(60), 1);
            let mut think = || search.choose(&Seen::new(&state, seat), &legal, &mut Chance::seeded(7));
            let first = think();
            let counted = allocation_counter::measure(|| assert_eq!(think(), first));
            assert_eq!(counted.count_total, 0, "{} at {legal:?}", G::INFO.id);
        }
    }
}

#[test]
fn a_search_allocates_nothing_once_it_has_searched() {
    AnyGame::ALL.iter().for_each(|game| game.visit(Allocations));
}

struct OnTime;

impl Visitor for OnTime {
    type Out = ();

    fn visit<G: Playable>(self) {
        let limit = Duration::from_millis(100);
        let positions = positions::<G>(G::INFO.least_seats.max(3), &G::Options::default(), 40);
        let (state, seat) = positions.first().expect("there is a choice in every match");
        let legal = listed(state, *seat);
        let mut search = Search::new(Budget::Time(limit), 1);
        let mut took = Duration::MAX;
        // A machine that is busy may keep a thread waiting: that one try is on time is enough.
        for _ in 0..TRIES {
            let begun = Instant::now();
            search.choose(&Seen::new(state, *seat), &legal, &mut Chance::seeded(7));
            took = took.min(begun.elapsed());
            if took <= limit + limit / 10 {
                return;
            }
        }
        panic!("{}: {took:?} of {limit:?}", G::INFO.id);
    }
}

/// How often a busy machine is given another chance.
const TRIES: u32 = 50;

#[test]
fn a_search_is_no_more_than_a_tenth_over_its_time() {
    AnyGame::ALL.iter().for_each(|game| game.visit(OnTime));
}
