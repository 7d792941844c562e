//! What happens, as messages; the words are in `messages/*.ftl`.

use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event};
use crate::phase::Phase;
use crate::state::{CatchingSanta, Christmas, Colour, Space};
use crate::view::View;

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "cs-red",
        Colour::Blue => "cs-blue",
        Colour::Yellow => "cs-yellow",
        Colour::Green => "cs-green",
    }
}

const fn christmas(piece: Christmas) -> &'static str {
    match piece {
        Christmas::Santa => "cs-santa",
        Christmas::Fairy => "cs-fairy",
        Christmas::Leprechaun => "cs-leprechaun",
        Christmas::Reindeer => "cs-reindeer",
        Christmas::Sleigh => "cs-sleigh",
    }
}

/// Fills the gaps of a message with the things of this game.
struct Saying {
    message: Message,
    seats: usize,
}

impl Saying {
    fn seat(self, name: &'static str, seat: Seat) -> Self {
        let colour = Arg::Name(colour(Colour::of(self.seats, seat)));
        Self { message: self.message.with(name, colour), ..self }
    }

    fn all(self, name: &'static str, seats: SeatSet) -> Self {
        let colours = seats.iter().map(|seat| colour(Colour::of(self.seats, seat))).collect();
        Self { message: self.message.with(name, Arg::List(colours)), ..self }
    }

    fn piece(self, piece: Christmas) -> Self {
        Self { message: self.message.with("piece", Arg::Name(christmas(piece))), ..self }
    }

    fn space(self, name: &'static str, space: Space) -> Self {
        self.number(name, space.number())
    }

    fn number(self, name: &'static str, number: impl Into<Arg>) -> Self {
        Self { message: self.message.with(name, number), ..self }
    }
}

impl Speak for CatchingSanta {
    fn seat_name(seats: usize, seat: Seat) -> &'static str {
        colour(Colour::of(seats, seat))
    }

    fn say_event(seats: usize, event: &Event) -> Message {
        let say = |id| Saying { message: Message::new(id), seats };
        match *event {
            Event::RolledForStart { seat, face } => {
                say("cs-rolled-for-start").seat("seat", seat).number("face", face)
            }
            Event::TiedForStart { seats } => say("cs-tied-for-start").all("seats", seats),
            Event::TurnBegan { seat, number } => {
                say("cs-turn-began").seat("seat", seat).number("number", number)
            }
            Event::MagicRolled { seat, piece, steps } => {
                let id = if steps < 0 { "cs-magic-rolled-back" } else { "cs-magic-rolled-on" };
                say(id).seat("seat", seat).piece(piece).number("steps", steps.unsigned_abs())
            }
            Event::NothingMoved { piece } => say("cs-nothing-moved").piece(piece),
            Event::ChristmasMoved { piece, from, to } => {
                say("cs-christmas-moved").piece(piece).space("from", from).space("to", to)
            }
            Event::Displaced { piece, from, to } => {
                say("cs-displaced").piece(piece).space("from", from).space("to", to)
            }
            Event::SentHome { seat, from } => say("cs-sent-home").seat("seat", seat).space("from", from),
            Event::Rolled { seat, face } => say("cs-rolled").seat("seat", seat).number("face", face),
            Event::TryFailed { seat, left } => say("cs-try-failed").seat("seat", seat).number("left", left),
            Event::Entered { seat, at } => say("cs-entered").seat("seat", seat).space("at", at),
            Event::Moved { seat, from, to } => {
                say("cs-moved").seat("seat", seat).space("from", from).space("to", to)
            }
            Event::Gathered { seat, piece, at } => {
                say("cs-gathered").seat("seat", seat).piece(piece).space("at", at)
            }
            Event::SantaArrived { at } => say("cs-santa-arrived").space("at", at),
            Event::Captured { seat, owner, at } => {
                say("cs-captured").seat("seat", seat).seat("owner", owner).space("at", at)
            }
            Event::MayRollAgain { seat } => say("cs-may-roll-again").seat("seat", seat),
            Event::Stopped { seat } => say("cs-stopped").seat("seat", seat),
            Event::Forfeited { seat } => say("cs-forfeited").seat("seat", seat),
            Event::NoPieces { seat } => say("cs-no-pieces").seat("seat", seat),
            Event::Ended => say("cs-ended"),
            Event::Won { seats } => say("cs-won").number("count", seats.len()).all("seats", seats),
        }
        .message
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        let say = |id| Saying { message: Message::new(id), seats: view.sides.seats() }.seat("seat", seat);
        match view.phase {
            Phase::Try { left, .. } => say("cs-prompt-try").number("left", left),
            Phase::Use { roll, .. } => say("cs-prompt-use").number("roll", roll),
            Phase::Again { .. } => say("cs-prompt-again"),
            Phase::Rolling { .. } => say("prompt-under-way"),
            Phase::Over => say("cs-prompt-over"),
        }
        .message
    }

    fn say_action(view: &View, seat: Seat, action: &Action) -> Message {
        let say = |id, to: Space| {
            let takes = |found: Option<&'static str>| found.map_or(Arg::Text("none".to_owned()), Arg::Name);
            let piece = view.christmas_at(to).map(christmas);
            let owner = view.piece_at(to).map(|owner| colour(Colour::of(view.sides.seats(), owner)));
            Message::new(id).with("to", to.number()).with("piece", takes(piece)).with("owner", takes(owner))
        };
        match *action {
            Action::Roll => Message::new("cs-action-roll"),
            Action::Stop => Message::new("cs-action-stop"),
            Action::Enter => say("cs-action-enter", view.sides[seat].entry),
            Action::Move { from, to } => say("cs-action-move", to).with("from", from.number()),
        }
    }

    fn describe(view: &View) -> Vec<Message> {
        let seats = view.sides.seats();
        let say = |id| Saying { message: Message::new(id), seats };
        let standing = Christmas::ALL.into_iter().filter_map(|piece| {
            let at = view.christmas[piece as usize]?;
            Some(say("cs-describe-christmas").piece(piece).space("at", at).message)
        });
        let sides = view.sides.iter().map(|(seat, side)| {
            let on_path: Vec<String> = side.path.iter().map(|space| space.to_string()).collect();
            let on_path = if on_path.is_empty() { "none".to_owned() } else { on_path.join(", ") };
            say("cs-describe-side")
                .seat("seat", seat)
                .number("path", on_path)
                .number("home", side.home)
                .number("gathered", side.gathered.count())
                .number("points", side.points)
                .message
        });
        let reserve = say("cs-describe-reserve").number("reserve", view.reserve).message;
        standing.chain([reserve]).chain(sides).collect()
    }

    fn draw(view: &View) -> String {
        crate::draw::draw(view)
    }
}
