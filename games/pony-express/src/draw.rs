//! The track drawn with characters.

use tinstar_core::Seat;

use crate::state::{Kind, Rider, Space};
use crate::view::View;

/// How many spaces are drawn in a row.
const ROW: u8 = 11;

/// The track in three rows. Under each space is its sign: T train, ! raiders, $ mine, Y saloon, + relay, . nothing,
/// ~ desert beside it, @ Sacramento; above it the riders by number, a jailed one in brackets. Then a line for each
/// rider: gold, cards, mailbox, and the dice beside the shaker, a # for each one under it.
pub(crate) fn draw(view: &View) -> String {
    let mut picture = String::new();
    for row in 0..3 {
        let spaces = || (row * ROW + 1..=row * ROW + ROW).map(Space::new);
        let riders: String = spaces().map(|space| cell(&riders_on(view, space))).collect();
        let ground: String = spaces().map(|space| cell(&format!("{space}{}", sign(space)))).collect();
        picture += &format!("{}\n{}\n", riders.trim_end(), ground.trim_end());
    }
    for (seat, rider) in view.riders.iter() {
        let mark = if seat == view.active { '>' } else { ' ' };
        let cards = "?".repeat(view.hands[seat].cards.into());
        let mail = "*".repeat(rider.mailbox.into());
        let line = format!("{mark}{} {:>2}$ {cards} {mail}", seat.index() + 1, rider.gold);
        picture += line.trim_end();
        picture.push('\n');
    }
    if let Some(dice) = view.dice {
        picture += &format!("{} [{}]\n", dice.visible, "#".repeat(dice.hidden.into()));
    }
    picture
}

fn cell(text: &str) -> String {
    format!("{text:<7}")
}

fn riders_on(view: &View, space: Space) -> String {
    let name = |(seat, rider): (Seat, &Rider)| {
        let number = seat.index() + 1;
        if rider.is_jailed() { format!("({number})") } else { number.to_string() }
    };
    view.riders.iter().filter(|(_, rider)| rider.space == space).map(name).collect()
}

fn sign(space: Space) -> String {
    let kind = match space.kind() {
        Kind::Town => "",
        Kind::Train { .. } => "T",
        Kind::Raid => "!",
        Kind::Mine => "$",
        Kind::Saloon => "Y",
        Kind::Relay => "+",
        Kind::Plain => ".",
        Kind::Sacramento => "@",
    };
    let desert = if space.is_desert() { "~" } else { "" };
    format!("{kind}{desert}")
}
