//! One bot against others of one kind: `contest GAME ONE REST PLAYERS DEALS [key=value ...]`. The last line is one that
//! `tinstar ladder` can go on from, if it is put into `docs/strength/GAME.txt`.

use std::time::Instant;

use tinstar_bots::Skill;
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::Options as _;
use tinstar_lab::Contest;

struct Run {
    one: Skill,
    rest: Skill,
    seats: usize,
    deals: u64,
    options: Vec<String>,
}

impl Visitor for Run {
    type Out = ();

    fn visit<G: Playable>(self) {
        let mut options = G::Options::default();
        for option in &self.options {
            let (key, value) = option.split_once('=').expect("key=value");
            options.set(key, value).expect("an option of this game");
        }
        let (one, rest) = (self.one, self.rest);
        let contest = Contest::<G> {
            seats: self.seats,
            options,
            seed: 1,
            one: &move || one.bot(),
            rest: &move || rest.bot(),
        };
        let begun = Instant::now();
        let score = contest.play(0..self.deals, 2, &|| {});
        let share = score.share();
        println!(
            "{} {} against {} {rest}: {} games, {:.3} [{:.3}, {:.3}], fair {:.3}, {:.1} ms a game",
            G::INFO.id,
            one,
            self.seats - 1,
            score.games(),
            share.value,
            share.low,
            share.high,
            score.fair(),
            begun.elapsed().as_secs_f64() * 1000.0 / score.games() as f64,
        );
        let [seats, deals, won, squares] = score.counts();
        println!("{seats} {one} {rest} {deals} {won} {squares}");
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, rest, seats, deals, options @ ..] = &arguments[..] else {
        println!("contest GAME ONE REST PLAYERS DEALS [key=value ...]");
        return;
    };
    let skill = |name: &String| name.parse::<Skill>().expect("a bot");
    let run = Run {
        one: skill(one),
        rest: skill(rest),
        seats: seats.parse().expect("a number of players"),
        deals: deals.parse().expect("a number of deals"),
        options: options.to_vec(),
    };
    AnyGame::by_id(game).expect("a game").visit(run);
}
