//! Neither a simulated decision nor an imagined world allocates anything.

use pony_express::{Action, NoOptions, PonyExpress};
use tinstar_bots::{Bot, Level, Seen};
use tinstar_core::{Chance, MatchSeed, Rules, Seat, Setup, Sight, Silent, Terms, Viewer};

const GAMES: u64 = 30;

/// Plays whole games, each decided by `bot`, and lets `see` look at every position; how many decisions that were.
fn play(
    seats: usize,
    bot: &mut dyn Bot<PonyExpress>,
    legal: &mut Vec<Action>,
    mut see: impl FnMut(&PonyExpress, Seat, &mut Chance),
) -> u64 {
    let mut luck = Chance::seeded(1);
    let mut decisions = 0;
    for index in 0..GAMES {
        let mut chance = Chance::fast(&MatchSeed::for_simulation(1, index));
        let mut state = PonyExpress::setup(seats, &NoOptions {}, &mut chance, &mut Silent);
        while let Some(seat) = state.status().deciders().first() {
            see(&state, seat, &mut luck);
            legal.clear();
            state.legal_actions(seat, legal);
            let action = bot.choose(&Seen::new(&state, seat), legal, &mut luck);
            state.resolve(seat, &action, &mut chance, &mut Silent);
            decisions += 1;
        }
    }
    decisions
}

/// How often a second round of the same games allocates, now that the list of choices is as long as it gets.
fn allocations(seats: usize, level: Level, see: impl Fn(&PonyExpress, Seat, &mut Chance) + Copy) -> u64 {
    let (mut bot, mut legal) = (level.bot(), Vec::new());
    let before = play(seats, &mut *bot, &mut legal, see);
    let mut again = 0;
    let counted = allocation_counter::measure(|| again = play(seats, &mut *bot, &mut legal, see));
    assert!(before > 1_000 && before == again, "the same games were played");
    counted.count_total
}

fn tables() -> impl Iterator<Item = (usize, Level)> {
    let seats = PonyExpress::INFO.least_seats..=PonyExpress::INFO.most_seats;
    seats.flat_map(|seats| Level::ALL.map(|level| (seats, level)))
}

#[test]
fn a_decision_allocates_nothing() {
    for (seats, level) in tables() {
        assert_eq!(allocations(seats, level, |_, _, _| {}), 0, "{seats} seats, {}", level.name());
    }
}

#[test]
fn an_imagined_world_allocates_nothing() {
    let imagine = |state: &PonyExpress, seat: Seat, luck: &mut Chance| {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(PonyExpress::determinise(&view, luck).phase, state.phase);
    };
    for (seats, level) in tables() {
        assert_eq!(allocations(seats, level, imagine), 0, "{seats} seats, {}", level.name());
    }
}
