//! What is worth counting: who is gathered, and how pieces leave the path.

use tinstar_core::study::{Count, Figure, Lines, Study, Watched};
use tinstar_core::{Seat, rule};

use crate::{CatchingSanta, Christmas, Event};

impl Study for CatchingSanta {
    fn turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None }
    }

    fn figures() -> Vec<Figure<Self>> {
        let gathered: [(&str, Count<Self>); 5] = [
            ("a Santa (10 points)", |watched| by_winner(watched, Christmas::Santa)),
            ("the Fairy (7)", |watched| by_winner(watched, Christmas::Fairy)),
            ("the Leprechaun (5)", |watched| by_winner(watched, Christmas::Leprechaun)),
            ("the Reindeer (3)", |watched| by_winner(watched, Christmas::Reindeer)),
            ("the Sleigh (2)", |watched| by_winner(watched, Christmas::Sleigh)),
        ];
        let moves: [(&str, Count<Self>); 4] = [
            ("pieces entered", |watched| watched.events(|event| matches!(event, Event::Entered { .. }))),
            ("sent home by a Christmas piece", |watched| {
                watched.events(|event| matches!(event, Event::SentHome { .. }))
            }),
            ("taken by another player", |watched| watched.fired(rule!("CS-58"))),
            ("further rolls declined", |watched| {
                watched.events(|event| matches!(event, Event::Stopped { .. }))
            }),
        ];
        vec![
            Figure {
                id: "gathered",
                title: "What the winner has gathered",
                text: "How many of each Christmas piece the winner holds at the end; where several win together, \
                       the first of them. There are three Santas in a game and one of every other piece.",
                lines: Lines::PerGame(gathered.to_vec()),
            },
            Figure {
                id: "moves",
                title: "Coming and going",
                text: "How often in a game pieces enter the path (CS-36, CS-37), are sent home by a Christmas piece \
                       (CS-21, CS-26) or are taken by another player (CS-58), and how often somebody would \
                       rather not roll again (CS-40).",
                lines: Lines::PerGame(moves.to_vec()),
            },
        ]
    }
}

/// How many of this piece the winner has gathered, once that is known.
fn by_winner(watched: &Watched<'_, CatchingSanta>, piece: Christmas) -> u32 {
    let winner = watched.outcome().and_then(|outcome| outcome.winners().first());
    winner.map_or(0, |seat| u32::from(watched.after.sides[seat].gathered.christmas[piece as usize]))
}
