//! Neither a simulated game nor an imagined world allocates anything, whatever the game and whoever decides: what it
//! needs is made before the first game and used for all.

use std::thread;

use tinstar_bots::{Bot, Level, Seen};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, MatchSeed, Options, Silent, Status, Viewer};
use tinstar_lab::{Plan, simulate};

/// How many games are played at each kind of table.
const GAMES: u64 = 20;

/// Those that do not search; `search.rs` counts what a search allocates.
const QUICK: [Level; 3] = [Level::Random, Level::Greenhorn, Level::Instinct];

/// Plays whole games, set-up and outcome included, with `bot` in every seat, and imagines at each decision what whoever
/// decides cannot see; how many decisions it took.
fn play<G: Playable>(
    seats: usize,
    options: &G::Options,
    bot: &mut dyn Bot<G>,
    legal: &mut Vec<G::Action>,
) -> u64 {
    let mut luck = Chance::seeded(1);
    let mut decisions = 0;
    for index in 0..GAMES {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(1, index));
        let mut state = G::setup(seats, options, &mut chance, &mut Silent);
        while let Status::Waiting(deciders) = state.status() {
            let seat = deciders.first().expect("somebody decides until the end");
            let world = G::determinise(&state.view(Viewer::Seat(seat)), &mut luck);
            assert_eq!(world.status(), state.status(), "whoever imagines knows who decides");
            legal.clear();
            state.legal_actions(seat, legal);
            let action = bot.choose(&Seen::new(&state, seat), legal, &mut luck);
            state.resolve(seat, &action, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

/// How often games allocate, and in how many decisions: counted when they are played again, so that the list of
/// choices is as long as it gets.
fn allocations<G: Playable>(seats: usize, options: &G::Options, level: Level) -> (u64, u64) {
    let (mut bot, mut legal) = (level.bot(), Vec::new());
    let decisions = play::<G>(seats, options, &mut *bot, &mut legal);
    let mut again = 0;
    let counted = allocation_counter::measure(|| again = play::<G>(seats, options, &mut *bot, &mut legal));
    assert_eq!(decisions, again, "the same games were played");
    (counted.count_total, decisions)
}

/// The default options, and each that has one of its values changed.
fn all_options<G: Playable>() -> Vec<G::Options> {
    let changed = G::INFO.options.iter().flat_map(|option| {
        option.values.iter().map(|value| {
            let mut options = G::Options::default();
            options.set(option.key, value).expect("an option can have its values");
            options
        })
    });
    let mut all = vec![G::Options::default()];
    all.extend(changed.filter(|options| *options != G::Options::default()));
    all
}

/// The fewest and the most who can play with these options.
fn extremes<G: Playable>(options: &G::Options) -> Vec<usize> {
    let can_play = |seats: &usize| G::check_setup(*seats, options).is_ok();
    let seats: Vec<usize> = G::INFO.widest().filter(can_play).collect();
    let mut extremes: Vec<usize> = seats.first().into_iter().chain(seats.last()).copied().collect();
    extremes.dedup();
    assert!(!extremes.is_empty(), "somebody can play {options:?}");
    extremes
}

/// Finds the tables of a game at which decisions allocate.
struct Tables;

impl Visitor for Tables {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        let mut found = Vec::new();
        for options in all_options::<G>() {
            for seats in extremes::<G>(&options) {
                for level in QUICK {
                    let (count, decisions) = allocations::<G>(seats, &options, level);
                    assert!(decisions >= GAMES, "games of {} were played", G::INFO.id);
                    if count > 0 {
                        found.push(format!(
                            "{} with {seats} seats, {} and {options:?}: {count} in {decisions} decisions",
                            G::INFO.id,
                            level.name(),
                        ));
                    }
                }
            }
        }
        found
    }
}

#[test]
fn neither_a_decision_nor_an_imagined_world_allocates() {
    let found: Vec<String> = AnyGame::ALL.iter().flat_map(|game| game.visit(Tables)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// How often a simulation of so many games with one thread allocates.
fn simulation<G: Playable>(seats: usize, games: u64) -> u64 {
    let bots = (0..seats).map(|seat| QUICK[seat % QUICK.len()].into()).collect();
    let options = G::Options::default();
    let plan = Plan::<G> { seats, options, games, seed: 1, threads: 1, bots, count_rules: true };
    let here = thread::current().id();
    let progress = |_| assert_eq!(thread::current().id(), here, "only this thread's allocations are counted");
    let counted = allocation_counter::measure(|| drop(simulate(&plan, &progress, None)));
    counted.count_total
}

/// Twice the games of a simulation allocate hardly more: the list of choices and that of rules may still grow.
struct TwiceTheGames;

impl Visitor for TwiceTheGames {
    type Out = ();

    fn visit<G: Playable>(self) {
        for seats in extremes::<G>(&G::Options::default()) {
            let (once, twice) = (simulation::<G>(seats, 200), simulation::<G>(seats, 400));
            let id = G::INFO.id;
            assert!(once > 0, "a simulation cannot begin without allocating");
            assert!(twice <= once + 10, "{id} with {seats} seats: {once} for 200 games, {twice} for 400");
        }
    }
}

#[test]
fn twice_the_games_allocate_hardly_more() {
    AnyGame::ALL.iter().for_each(|game| game.visit(TwiceTheGames));
}
