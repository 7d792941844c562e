//! Figures for reports: how fast random bots play, and how well the instinct does.
//!
//! `cargo run --release -p colt-express --example figures -- speed|strength|horses|play [games]`; `horses` is the strength
//! with Horses & Stagecoach, `play` is four random bots and nothing else, for a profiler.

use std::time::Instant;

use colt_express::{ColtExpress, TrainOptions};
use tinstar_bots::Level;
use tinstar_core::{Chance, Rules, Seat, Setup, Sight, Silent, Status, Viewer};
use tinstar_lab::{Plan, simulate};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_default();
    let games = arguments.next().and_then(|games| games.parse().ok());
    match what.as_str() {
        "speed" => speed(games.unwrap_or(300_000)),
        "play" => random_games(4, games.unwrap_or(1000)),
        "strength" => strength(games.unwrap_or(10_000), TrainOptions::default()),
        "horses" => {
            strength(games.unwrap_or(10_000), TrainOptions { horses: true, ..TrainOptions::default() })
        }
        _ => println!("say speed, strength, horses or play, and how many games"),
    }
}

fn plan(seats: usize, games: u64, bots: Vec<Level>, options: TrainOptions) -> Plan<ColtExpress> {
    Plan {
        seats,
        options,
        games,
        seed: 1,
        threads: 1,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules: false,
    }
}

fn speed(games: u64) {
    println!("a state has {} bytes", size_of::<ColtExpress>());
    (2..=6).for_each(|seats| random_games(seats, games));
    let middle = position(4, 100);
    let view = middle.view(Viewer::Seat(Seat::new(0)));
    let mut chance = Chance::seeded(7);
    timed("copy", 20_000_000, || *std::hint::black_box(&middle));
    timed("view", 2_000_000, || std::hint::black_box(&middle).view(Viewer::Seat(Seat::new(0))));
    timed("determinise", 2_000_000, || ColtExpress::determinise(std::hint::black_box(&view), &mut chance));
}

fn random_games(seats: usize, games: u64) {
    let plan = plan(seats, games, vec![Level::Random; seats], TrainOptions::default());
    let report = simulate(&plan, &|_| {}, None);
    let report = report.expect("nothing stops it");
    println!(
        "{seats} random bots: {:.0} games/s, {:.2} million decisions/s, {:.1} decisions a game",
        report.games_per_second,
        report.decisions_per_second / 1e6,
        report.decisions_per_game.mean
    );
}

/// How long `work` takes on average.
fn timed<T>(name: &str, times: u32, mut work: impl FnMut() -> T) {
    let begun = Instant::now();
    for _ in 0..times {
        std::hint::black_box(work());
    }
    println!("{name}: {:.1} ns", begun.elapsed().as_secs_f64() * 1e9 / f64::from(times));
}

/// A position after so many random decisions.
fn position(seats: usize, decisions: usize) -> ColtExpress {
    let mut chance = Chance::seeded(3);
    let mut state = ColtExpress::setup(seats, &TrainOptions::default(), &mut chance, &mut Silent);
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Status::Waiting(deciders) = state.status() else { break };
        let seat = deciders.first().expect("somebody decides until the end");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = *chance.pick(&legal).expect("a seat that decides has a choice");
        state.resolve(seat, &action, &mut chance, &mut Silent);
    }
    state
}

/// One instinct against random bots on all other seats.
fn strength(games: u64, options: TrainOptions) {
    for seats in 2..=6 {
        let mut bots = vec![Level::Random; seats];
        bots[0] = Level::Instinct;
        let report = simulate(&plan(seats, games, bots, options), &|_| {}, None).expect("nothing stops it");
        let wins = &report.wins_by_bot["instinct"];
        println!(
            "{seats} players: {:.1} % (95 %: {:.1} to {:.1}), by luck {:.1} %",
            100.0 * wins.share,
            100.0 * wins.low,
            100.0 * wins.high,
            100.0 / seats as f64
        );
    }
}
