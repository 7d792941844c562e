//! How the instinct fares against random players, and how it bluffs: `cargo run --release --example strength`.

use pony_express::{Action, Event, Hand, NoOptions, PonyExpress};
use tinstar_bots::Level;
use tinstar_core::{Chance, Rules, Seat, Setup, Sight, Status, Told, Viewer, most_appealing};
use tinstar_lab::{Plan, simulate};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(10_000);
    for seats in 3..=5 {
        bluffs(seats, games.min(2000));
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
        bots: bots.iter().copied().map(Into::into).collect(),
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

/// What became of the claims of one hand: how many were made and called, true ones first and then bluffs.
#[derive(Clone, Copy, Default)]
struct Claims {
    made: [u64; 2],
    called: [u64; 2],
}

/// Instincts among themselves: how often they bluff, are called and are caught, and how games end.
fn bluffs(seats: usize, games: u64) {
    let mut claims = [Claims::default(); 8];
    let [mut duels, mut turns] = [0_u64; 2];
    for seed in 0..games {
        let (state, story) = play(seats, seed, &mut claims);
        duels += u64::from(story.iter().any(|told| matches!(told.event, Event::FinalDuel { .. })));
        turns += u64::from(state.turn);
    }
    for (hand, Claims { made, called }) in Hand::CLAIMS.iter().zip(&claims[1..]) {
        println!(
            "    {hand:?}: true {} and called {}, bluffs {} and called {}",
            made[0], called[0], made[1], called[1]
        );
    }
    let sum = |of: fn(&Claims) -> u64| claims.iter().map(of).sum::<u64>() as f64;
    let made = [sum(|claims| claims.made[0]), sum(|claims| claims.made[1])];
    let called = [sum(|claims| claims.called[0]), sum(|claims| claims.called[1])];
    println!(
        "{seats} instincts: {:.1} turns, {:.1} % bluffs, {:.1} % of them and {:.1} % of true claims called, \
         {:.1} % of calls right, {:.1} % final duels",
        turns as f64 / games as f64,
        100.0 * made[1] / (made[0] + made[1]),
        100.0 * called[1] / made[1],
        100.0 * called[0] / made[0],
        100.0 * called[1] / (called[0] + called[1]),
        100.0 * duels as f64 / games as f64,
    );
}

/// One game of instincts.
fn play(seats: usize, seed: u64, claims: &mut [Claims; 8]) -> (PonyExpress, Vec<Told<Event>>) {
    let mut chance = Chance::seeded(seed);
    let mut story = Vec::new();
    let mut state = PonyExpress::setup(seats, &NoOptions {}, &mut chance, &mut story);
    let (mut legal, mut claim, mut bluff) = (Vec::new(), Hand::Pair, 0);
    while let Status::Waiting(deciders) = state.status() {
        let deciders: Vec<Seat> = deciders.iter().collect();
        let seat = *chance.pick(&deciders).expect("somebody decides");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        let action = most_appealing::<PonyExpress>(
            &state.view(Viewer::Seat(seat)),
            seat,
            &legal,
            &mut Chance::seeded(0),
        );
        if let Action::Claim(hand) = action {
            let truth = state.shaker.expect("dice are on the table").all().hand();
            (claim, bluff) = (hand, usize::from(hand != truth));
            claims[claim as usize].made[bluff] += 1;
        }
        claims[claim as usize].called[bluff] += u64::from(action == Action::Call);
        state.resolve(seat, &action, &mut chance, &mut story);
    }
    (state, story)
}
