//! What is worth counting: who gets the Outlaws, and what the Corrupt Marshal makes of them.

use tinstar_core::study::{Cast, Count, Figure, Lines, Study, Table, Watched};
use tinstar_core::{Seat, rule};

use crate::{Event, Marshals};

impl Study for Marshals {
    fn tables() -> Vec<Table<Self>> {
        let standard = (2..=4).map(|seats| Table::new(format!("{seats} players"), seats, &[]));
        let basic =
            (2..=4).map(|seats| Table::new(format!("{seats} players, basic"), seats, &[("mode", "basic")]));
        standard.chain(basic).collect()
    }

    fn turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None }
    }

    fn figures() -> Vec<Figure<Self>> {
        let corrupt: [(&str, Count<Self>); 3] = [
            ("becomes known (MA-75)", |watched| watched.fired(rule!("MA-75"))),
            ("wins by an escape (MA-126)", |watched| watched.fired(rule!("MA-126"))),
            ("wins in any way", |watched| u32::from(corrupt_won(watched))),
        ];
        let outlaws: [(&str, Count<Self>); 4] = [
            ("captured", |watched| watched.events(|event| matches!(event, Event::Captured { .. }))),
            ("slipped away for now", |watched| {
                watched.events(|event| matches!(event, Event::WentUnder { .. }))
            }),
            ("got away for good", |watched| watched.events(|event| matches!(event, Event::GotAway { .. }))),
            ("shares claimed", |watched| watched.events(|event| matches!(event, Event::Claimed { .. }))),
        ];
        let cards: [(&str, Count<Self>); 4] = [
            ("Ambush, Camping, Clue, Hideout or Event played", |watched| {
                watched.events(|event| matches!(event, Event::Played { .. }))
            }),
            ("answered with a Jurisdiction", |watched| {
                watched.events(|event| matches!(event, Event::Cancelled { .. }))
            }),
            ("shots to drive others away", |watched| {
                watched.events(|event| matches!(event, Event::Fired { .. }))
            }),
            ("players eliminated", |watched| {
                watched.events(|event| matches!(event, Event::Eliminated { .. }))
            }),
        ];
        vec![
            Figure {
                id: "corrupt",
                title: "The Corrupt Marshal",
                text: "Of the games that have a Corrupt Marshal: how often he has to show himself, how often he wins \
                       because an Outlaw got away for good, and how often he wins at all, be it by money, by \
                       captures or as the last one left.",
                lines: Lines::shares_of(with_corrupt, &corrupt),
            },
            Figure {
                id: "outlaws",
                title: "What becomes of the Outlaws",
                text: "How many of the Outlaws are captured in a game (MA-64, MA-152) and how many get away for good \
                       (MA-80, MA-83); how often one slips away and goes under the deck (MA-79); and how many \
                       shares of a reward others claim (MA-68).",
                lines: Lines::PerGame(outlaws.to_vec()),
            },
            Figure {
                id: "cards",
                title: "Trouble",
                text: "How often in a game cards are played against each other (MA-87, MA-108), cancelled (MA-116), \
                       bullets fired (MA-57), and players driven out of the game (MA-118).",
                lines: Lines::PerGame(cards.to_vec()),
            },
        ]
    }

    fn casts() -> Vec<Cast<Self>> {
        vec![Cast {
            id: "roles",
            title: "Corrupt or honest",
            text: "How often a player wins who is Corrupt at the end, and how often one who is not. An eliminated \
                   player is Corrupt no longer (MA-121), unless it was known.",
            parts: vec!["Corrupt", "honest"],
            plays: |end, seat, part| end.has_corrupt() && end.is_corrupt(seat) == (part == 0),
        }]
    }
}

/// One for every match that has a Corrupt Marshal.
fn with_corrupt(watched: &Watched<'_, Marshals>) -> u32 {
    u32::from(watched.outcome().is_some() && watched.after.has_corrupt())
}

fn corrupt_won(watched: &Watched<'_, Marshals>) -> bool {
    let winners = watched.outcome().map(|outcome| outcome.winners());
    winners.is_some_and(|winners| winners.iter().any(|seat| watched.after.is_corrupt(seat)))
}
