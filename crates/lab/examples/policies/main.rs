//! Simple policies against the instinct: whoever is beaten by one of these has a hole in it.
//!
//! `cargo run --release -p tinstar-lab --example policies -- [GAME] [DEALS] [SEED]` plays each policy in one seat against
//! instincts in all others, every deal from every seat, and prints the table of `docs/strength/policies.md`; without
//! a game, of all games.

mod catching_santa;
mod colt_express;
mod marshals;
mod pony_express;
mod rolling_bandits;

use std::io::Write as _;

use tinstar_bots::{Bot, Level, Seen};
use tinstar_core::{Chance, FirstSight, Game, Instinct, Seat};
use tinstar_lab::Contest;

/// What a policy is shown: the view, the choices, and what the instinct makes of them.
struct Case<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    legal: &'a [G::Action],
    appeals: &'a [i32],
}

impl<G: Game> Case<'_, G> {
    /// What the instinct likes best among the choices that are `wanted`; of all if none is.
    fn best(&self, luck: &mut Chance, wanted: impl Fn(&G::Action) -> bool) -> G::Action {
        let some = self.legal.iter().any(&wanted);
        let of = |at: &usize| !some || wanted(&self.legal[*at]);
        let most = (0..self.legal.len()).filter(of).map(|at| self.appeals[at]).max();
        let equals: Vec<usize> =
            (0..self.legal.len()).filter(of).filter(|at| Some(self.appeals[*at]) == most).collect();
        self.legal[*luck.pick(&equals).expect("a seat that decides has a choice")]
    }
}

/// A policy: its name, and what it does.
struct Policy<G: Game>(&'static str, fn(&Case<'_, G>, &mut Chance) -> G::Action);

impl<G: Game> Clone for Policy<G> {
    fn clone(&self) -> Self {
        Self(self.0, self.1)
    }
}

struct Follower<G: Game>(FirstSight, Policy<G>);

impl<G: Instinct> Bot<G> for Follower<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, legal: &[G::Action], luck: &mut Chance) -> G::Action {
        let (view, seat) = (seen.view(), seen.seat());
        let appeals = self.0.weigh::<G>(&view, seat, legal, luck).appeals();
        (self.1.1)(&Case { view: &view, seat, legal, appeals }, luck)
    }
}

/// How many deals are played, and the number everything random follows from.
#[derive(Clone, Copy)]
pub struct Deals {
    number: u64,
    seed: u64,
}

/// Plays all policies of a game with each number of seats, and prints a row for each.
fn try_all<G: Instinct>(tables: &[(&str, G::Options)], deals: Deals, policies: &[Policy<G>]) {
    for (table, options) in tables {
        for seats in G::INFO.least_seats..=G::INFO.most_seats {
            if G::check_setup(seats, options).is_err() {
                continue;
            }
            let mut best = f64::MIN;
            for policy in policies {
                let contest = Contest {
                    seats,
                    options: options.clone(),
                    seed: deals.seed,
                    one: &|| Box::new(Follower::<G>(FirstSight::default(), policy.clone())),
                    rest: &|| Level::Instinct.bot(),
                };
                let score = contest.play(0..deals.number, 1, &|| {});
                let share = score.share();
                let over = 100.0 * (share.value - score.fair());
                best = best.max(over);
                println!(
                    "| {} | {table} | {seats} | {} | {} | {:.1} | {:.1}-{:.1} | {over:+.1} |",
                    G::INFO.id,
                    policy.0,
                    score.games(),
                    100.0 * share.value,
                    100.0 * share.low,
                    100.0 * share.high,
                );
                let _ = std::io::stdout().flush();
            }
            println!("| {} | {table} | {seats} | **best** | | | | **{best:+.1}** |", G::INFO.id);
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next();
    let mut number = || arguments.next().and_then(|number| number.parse().ok());
    let deals = Deals { number: number().unwrap_or(2000), seed: number().unwrap_or(18) };
    let wanted = |id: &str| game.as_deref().is_none_or(|game| game == id || game == "all");
    println!("| game | options | players | policy | games | wins % | 95 % | over fair |");
    println!("|---|---|---|---|---|---|---|---|");
    if wanted("catching-santa") {
        catching_santa::run(deals);
    }
    if wanted("colt-express") {
        colt_express::run(deals);
    }
    if wanted("marshals") {
        marshals::run(deals);
    }
    if wanted("pony-express") {
        pony_express::run(deals);
    }
    if wanted("rolling-bandits") {
        rolling_bandits::run(deals);
    }
}
