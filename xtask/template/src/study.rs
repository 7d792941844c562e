//! What is worth counting: how often somebody wanted too much.

use tinstar_core::Seat;
use tinstar_core::study::{Count, Figure, Lines, Study};

use crate::action::Event;
use crate::state::__Game__;

impl Study for __Game__ {
    fn turn(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }

    fn figures() -> Vec<Figure<Self>> {
        let ways: [(&str, Count<Self>); 2] = [
            ("stopped in time", |watched| watched.events(|event| matches!(event, Event::Stopped { .. }))),
            ("went beyond the target", |watched| {
                watched.events(|event| matches!(event, Event::WentBeyond { .. }))
            }),
        ];
        vec![Figure {
            id: "ways",
            title: "How players go out",
            text: "How many players of a game stop (__BOOK__-5), and how many go beyond the target (__BOOK__-6).",
            lines: Lines::PerGame(ways.to_vec()),
        }]
    }
}
