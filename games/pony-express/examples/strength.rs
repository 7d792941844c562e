//! How the instinct fares against random players, and how it bluffs: `cargo run --release --example strength`.

use pony_express::{Action, Event, Hand, NoOptions, PonyExpress};
use tinstar_bots::Level;
use tinstar_core::{Chance, Game, Seat, Status, Told, Viewer, most_appealing};
use tinstar_lab::{Plan, simulate};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(10_000);
    bluffs(games.min(2000));
    for seats in 3..=5 {
        for bots in [vec![Level::Random; seats], one_instinct(seats), vec![Level::Instinct; seats]] {
            report(seats, games, bots);
        }
    }
}

fn one_instinct(seats: usize) -> Vec<Level> {
    let mut bots = vec![Level::Random; seats];
    bots[0] = Level::Instinct;
    bots
}

fn report(seats: usize, games: u64, bots: Vec<Level>) {
    let plan = Plan::<PonyExpress> {
        seats,
        options: NoOptions {},
        games,
        seed: 1,
        threads: 1,
        bots: bots.clone(),
        count_rules: false,
    };
    let report = simulate(&plan, &|_| {}, None).expect("nobody stops it");
    println!(
        "{seats} {:?}: {:.1} decisions a game, {:.2} M decisions/s",
        bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(),
        report.decisions_per_game.mean,
        report.decisions_per_second / 1e6,
    );
    for (bot, share) in &report.wins_by_bot {
        println!("    {bot}: {:.3} [{:.3}, {:.3}]", share.share, share.low, share.high);
    }
    let seats: Vec<String> = report.wins_by_seat.iter().map(|share| format!("{:.3}", share.share)).collect();
    println!("    by seat: {}", seats.join(" "));
}

/// What became of the claims of one hand.
#[derive(Clone, Copy, Default)]
struct Claims {
    made: u64,
    honest: u64,
    called: u64,
}

/// Four instincts: how often they bluff, are called and are caught, and how games end.
fn bluffs(games: u64) {
    let mut claims = [Claims::default(); 8];
    let [mut caught, mut duels, mut turns] = [0_u64; 3];
    for seed in 0..games {
        let (state, story) = play(seed, &mut claims);
        let count = |is: fn(&Event) -> bool| story.iter().filter(|told| is(&told.event)).count() as u64;
        caught += count(|event| matches!(event, Event::Caught { .. }));
        duels += count(|event| matches!(event, Event::FinalDuel { .. }));
        turns += u64::from(state.turn);
    }
    for (hand, Claims { made, honest, called }) in Hand::ALL.iter().zip(claims) {
        println!("    {hand:?}: claimed {made}, true {honest}, called {called}");
    }
    let sum = |of: fn(&Claims) -> u64| claims.iter().map(of).sum::<u64>() as f64;
    let (made, called) = (sum(|claims| claims.made), sum(|claims| claims.called));
    println!(
        "4 instincts: {:.1} turns, {:.1} % bluffs, {:.1} % called, {:.1} % of calls right, {:.1} % final duels",
        turns as f64 / games as f64,
        100.0 * (1.0 - sum(|claims| claims.honest) / made),
        100.0 * called / made,
        100.0 * caught as f64 / called,
        100.0 * duels as f64 / games as f64,
    );
}

/// One game of four instincts.
fn play(seed: u64, claims: &mut [Claims; 8]) -> (PonyExpress, Vec<Told<Event>>) {
    let mut chance = Chance::seeded(seed);
    let mut story = Vec::new();
    let mut state = PonyExpress::setup(4, &NoOptions {}, &mut chance, &mut story);
    let (mut legal, mut last) = (Vec::new(), Hand::Pair);
    while let Status::Waiting(deciders) = state.status() {
        let deciders: Vec<Seat> = deciders.iter().collect();
        let seat = *chance.pick(&deciders).expect("somebody decides");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = most_appealing::<PonyExpress>(&state.view(Viewer::Seat(seat)), seat, &legal);
        if let Action::Claim(hand) = action {
            let truth = state.shaker.expect("dice are on the table").all().hand();
            claims[hand as usize].made += 1;
            claims[hand as usize].honest += u64::from(hand == truth);
            last = hand;
        }
        claims[last as usize].called += u64::from(action == Action::Call);
        state.resolve(seat, &action, &mut chance, &mut story);
    }
    (state, story)
}
