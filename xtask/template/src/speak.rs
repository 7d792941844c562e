//! What happens, as messages; the words are in `messages/*.ftl`.

use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::state::{__Game__, MOST_SEATS};
use crate::view::View;

/// The names of the seats.
const NAMES: [&str; MOST_SEATS] = ["__book__-red", "__book__-blue", "__book__-yellow", "__book__-green"];

fn name(seat: Seat) -> Arg {
    Arg::Name(NAMES[seat.index()])
}

fn names(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(|seat| NAMES[seat.index()]).collect())
}

impl Speak for __Game__ {
    fn seat_name(_: usize, seat: Seat) -> &'static str {
        NAMES[seat.index()]
    }

    fn say_event(_: usize, event: &Event) -> Message {
        match *event {
            Event::TurnBegan { seat } => Message::new("__book__-turn-began").with("seat", name(seat)),
            Event::Rolled { seat, face } => {
                Message::new("__book__-rolled").with("seat", name(seat)).with("face", face)
            }
            Event::Stopped { seat } => Message::new("__book__-stopped").with("seat", name(seat)),
            Event::WentBeyond { seat } => Message::new("__book__-went-beyond").with("seat", name(seat)),
            Event::Ended => Message::new("__book__-ended"),
            Event::Won { seats } => {
                Message::new("__book__-won").with("count", seats.len()).with("seats", names(seats))
            }
        }
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        match view.phase {
            Phase::Turn { .. } => Message::new("__book__-prompt-turn")
                .with("seat", name(seat))
                .with("points", view.sides[seat].points)
                .with("target", view.target),
            Phase::Over => Message::new("__book__-prompt-over"),
        }
    }

    fn say_action(_: &View, _: Seat, action: &Action) -> Message {
        match *action {
            Action::Roll => Message::new("__book__-action-roll"),
            Action::Stop => Message::new("__book__-action-stop"),
        }
    }

    fn describe(view: &View) -> Vec<Message> {
        let target = Message::new("__book__-describe-target").with("target", view.target);
        let sides = view.sides.iter().map(|(seat, side)| {
            let id = if side.out { "__book__-describe-out" } else { "__book__-describe-rolling" };
            Message::new(id).with("seat", name(seat)).with("points", side.points)
        });
        [target].into_iter().chain(sides).collect()
    }
}
