//! How many imagined games a search plays in a second on one thread, at the decisions of whole games among deputies:
//! `iterations GAME PLAYERS GAMES [key=value ...]`, once with everybody at random, once as deputies, once as searches do.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use tinstar_bots::{Budget, Level, Others, Search, Seen};
use tinstar_catalogue::{AnyGame, Playable, Visitor};
use tinstar_core::{Chance, MatchSeed, Options as _, Silent, Status, Viewer};

/// How many games each decision is given.
const ROLLOUTS: u32 = 2_000;

/// How long this thread has been on a processor: what a busy machine takes away is not counted. Where the system does not
/// tell, the time of day.
fn on_processor() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| BEGUN.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

struct Run {
    seats: usize,
    games: u64,
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
        for others in [Others::Random, Others::Deputies, Others::Mixed] {
            let (mut played, mut took, mut decisions) = (0, Duration::ZERO, 0);
            let mut search = Search::<G>::new(Budget::Rollouts(ROLLOUTS), 1).among(others).patient();
            for game in 0..self.games {
                let mut chance = Chance::fast(&MatchSeed::for_simulation(1, game));
                let mut luck = Chance::fast(&MatchSeed::for_simulation(2, game));
                let mut state = G::setup(self.seats, &options, &mut chance, &mut Silent);
                let (mut deputy, mut legal) = (Level::Instinct.bot::<G>(), vec![]);
                while let Status::Waiting(deciders) = state.status() {
                    let seat = deciders.first().expect("somebody decides until the end");
                    legal.clear();
                    state.legal_actions(seat, &mut legal);
                    if legal.len() > 1 {
                        let view = state.view(Viewer::Seat(seat));
                        let begun = on_processor();
                        let found = search.weigh(&view, seat, &legal, &mut luck);
                        took += on_processor() - begun;
                        played += found.iter().map(|found| found.worlds).sum::<u64>();
                        decisions += 1;
                    }
                    let action = deputy.choose(&Seen::new(&state, seat), &legal, &mut luck);
                    state.resolve(seat, &action, &mut chance, &mut Silent);
                }
            }
            let rate = played as f64 / took.as_secs_f64();
            println!("{} {others:?}: {rate:.0} a second ({played} at {decisions} decisions)", G::INFO.id);
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, games, options @ ..] = &arguments[..] else {
        println!("iterations GAME PLAYERS GAMES [key=value ...]");
        return;
    };
    let game = AnyGame::by_id(game).expect("a game");
    let seats = seats.parse().expect("a number of players");
    let games = games.parse().expect("a number of games");
    game.visit(Run { seats, games, options: options.to_vec() });
}
