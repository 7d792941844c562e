//! Whether luck is nobody's friend, and how many fewer matches show who is better once it is taken out:
//! `luck GAME PLAYERS DEALS ROLLOUTS [ONE REST] [key=value ...]`. What it said stands in `docs/strength/luck.md`.
//!
//! Without ONE and REST deputies play, every deal once: the mean luck of every seat and what choices did to it in the mean,
//! both of which should be nothing, and the share of the results that is luck. With them one bot plays among others, every
//! deal from every seat: its share of the victories as it was and with luck taken out, and how many times fewer matches say
//! the same.

use std::time::Instant;

use tinstar_bots::{Level, Skill};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Options as _, Seat};
use tinstar_lab::{Contest, Estimate};

struct Run<'a> {
    seats: usize,
    deals: u64,
    rollouts: u32,
    bots: Option<[Skill; 2]>,
    options: &'a [String],
}

impl Visitor for Run<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut options = G::Options::default();
        for option in self.options {
            let (key, value) = option.split_once('=').expect("key=value");
            options.set(key, value).expect("an option of this game");
        }
        let [one, rest] = self.bots.unwrap_or([Level::Instinct.into(); 2]);
        let contest = Contest::<G> {
            seats: self.seats,
            options,
            seed: 1,
            one: &move || one.bot(),
            rest: &move || rest.bot(),
        };
        let begun = Instant::now();
        let weighing = match self.bots {
            Some(_) => contest.weigh(self.deals, self.rollouts, 2, &|_| ()),
            None => contest.weigh_equals(self.deals, self.rollouts, 2, &|_| ()),
        };
        let matches = weighing.matches();
        println!(
            "{} with {}: {one} among {rest}, {matches} matches, {} rollouts, {:.0} ms a match",
            G::INFO.id,
            self.seats,
            self.rollouts,
            1000.0 * begun.elapsed().as_secs_f64() / matches as f64,
        );
        if self.bots.is_none() {
            for seat in Seat::all(self.seats) {
                println!(
                    "  seat {seat}: luck {}, choices {}",
                    told(weighing.luck(seat)),
                    told(weighing.choices(seat))
                );
            }
            println!("  of the results luck is {}", told(weighing.share_of_luck()));
        } else {
            println!("  wins {}, without luck {}", told(weighing.plain()), told(weighing.adjusted()));
        }
        let Estimate { value, low, high } = weighing.fewer();
        println!("  as sure with {value:.1} [{low:.1}, {high:.1}] times fewer matches");
    }
}

fn told(Estimate { value, low, high }: Estimate) -> String {
    format!("{value:+.4} [{low:+.4}, {high:+.4}]")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, deals, rollouts, more @ ..] = &arguments[..] else {
        println!("luck GAME PLAYERS DEALS ROLLOUTS [ONE REST] [key=value ...]");
        return;
    };
    let skill = |name: &String| name.parse::<Skill>().expect("a bot");
    let (bots, options) = match more {
        [one, rest, options @ ..] if !one.contains('=') => (Some([skill(one), skill(rest)]), options),
        options => (None, options),
    };
    let run = Run {
        seats: seats.parse().expect("a number of players"),
        deals: deals.parse().expect("a number of deals"),
        rollouts: rollouts.parse().expect("a number of rollouts"),
        bots,
        options,
    };
    AnyGame::by_id(game).expect("a game").visit(run);
}
