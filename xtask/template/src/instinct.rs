//! A cheap opinion: roll while a roll is likelier to bring points than to lose them.

use tinstar_core::{Chance, Instinct, Seat};

use crate::action::Action;
use crate::data::DIE;
use crate::state::__Game__;
use crate::view::View;

impl Instinct for __Game__ {
    fn appeals(view: &View, seat: Seat, legal: &[Action], _: &mut Chance, out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|action| match *action {
            Action::Roll => (1..=DIE).map(|face| gain(view, seat, face)).sum(),
            Action::Stop => 0,
        }));
    }

    fn standing(view: &View, seat: Seat) -> i32 {
        view.sides[seat].points.into()
    }
}

/// How many points `seat` gains by rolling `face`; negative if it loses all.
fn gain(view: &View, seat: Seat, face: u8) -> i32 {
    let points = view.sides[seat].points;
    if points + face > view.target { -i32::from(points) } else { i32::from(face) }
}
