//! What is worth counting: chests, thefts, and games that do not get on.

use tinstar_core::study::{Count, Figure, Lines, Study, Table, Watched, matches};
use tinstar_core::{Seat, rule};

use crate::{Event, Inside, RollingBandits};

impl Study for RollingBandits {
    fn tables() -> Vec<Table<Self>> {
        let standard = (2..=4).map(|seats| Table::new(format!("{seats} players"), seats, &[]));
        let hired = Table::new("2 players, Mercenaries".to_owned(), 2, &[("variant", "mercenaries")]);
        standard.chain([hired]).collect()
    }

    fn turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None }
    }

    fn figures() -> Vec<Figure<Self>> {
        let kinds: [(&str, Count<Self>); 3] = [
            ("Bomb", |watched| won(watched, Inside::Bomb)),
            ("Swap", |watched| won(watched, Inside::Swap)),
            ("Reroll", |watched| won(watched, Inside::Reroll)),
        ];
        let used: [(&str, Count<Self>); 2] = [
            ("Swap used", |watched| watched.events(|event| matches!(event, Event::Swapped { .. }))),
            ("Reroll used", |watched| watched.events(|event| matches!(event, Event::Rerolled { .. }))),
        ];
        let thefts: [(&str, Count<Self>); 4] = [
            ("by majority at the start of a turn", |watched| stolen(watched, false)),
            ("at once, with seven dice", |watched| stolen(watched, true)),
            ("prevented by a tie", |watched| watched.fired(rule!("RB-15"))),
            ("uncoupled by the stall rule", |watched| {
                watched.events(|event| matches!(event, Event::Uncoupled { .. }))
            }),
        ];
        let stalled: [(&str, Count<Self>); 2] = [
            ("at least one car uncoupled (RB-77)", |watched| u32::from(ended_stalled(watched))),
            ("stopped by the turn limit (RB-92)", |watched| watched.fired(rule!("RB-92"))),
        ];
        vec![
            Figure {
                id: "chests",
                title: "Chests won, by what is inside",
                text: "How many chests of each kind players own at the end of a game. There are seven of each kind \
                       among the 21 chests, and only as many are laid out as the train has wagons.",
                lines: Lines::PerGame(kinds.to_vec()),
            },
            Figure {
                id: "used",
                title: "Chests used",
                text: "How often in a game a chest is opened to swap two groups (RB-63) or to roll again (RB-67). \
                       A bomb goes off by itself.",
                lines: Lines::PerGame(used.to_vec()),
            },
            Figure {
                id: "thefts",
                title: "How cars leave the train",
                text: "Cars stolen in a game by having most dice (RB-14), and at once (RB-26, RB-88); thefts that a \
                       tie for most dice prevented (RB-15); and cars that nobody gets, because ten rounds \
                       passed without a theft (RB-77).",
                lines: Lines::PerGame(thefts.to_vec()),
            },
            Figure {
                id: "stalled",
                title: "Games that do not get on",
                text: "The share of games in which the stall rule takes at least one car, and of those that end \
                       by the limit on turns.",
                lines: Lines::shares_of(matches, &stalled),
            },
        ]
    }
}

/// How many chests with this inside are counted at the end.
fn won(watched: &Watched<'_, RollingBandits>, inside: Inside) -> u32 {
    let counted = watched.story.iter().filter_map(|told| {
        if let Event::Counted { chests, .. } = told.event { Some(chests.and(inside.chests())) } else { None }
    });
    counted.map(|chests| chests.len() as u32).sum()
}

fn stolen(watched: &Watched<'_, RollingBandits>, wanted: bool) -> u32 {
    watched.events(|event| matches!(event, Event::Stolen { at_once, .. } if *at_once == wanted))
}

fn ended_stalled(watched: &Watched<'_, RollingBandits>) -> bool {
    watched.outcome().is_some() && !watched.after.uncoupled.is_empty()
}
