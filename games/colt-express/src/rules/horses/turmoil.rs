//! Section 7.8: Turmoil.

use tinstar_core::{Chance, Log, RuleId, Seat, SeatSet, fires, rule};

use super::super::scheming::{self, Moment, can_act, can_draw, seat_at};
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::cards::{Card, Cards};
use crate::data::Turn;
use crate::horses::Choice;
use crate::phase::Phase;
use crate::state::ColtExpress;

/// Everybody who can do anything is asked at the same time (HS-78).
#[cold]
pub(crate) fn begin(
    state: &mut ColtExpress,
    turn: u8,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let left: SeatSet = Seat::all(state.table()).filter(|seat| can_act(state, *seat)).collect();
    if left.is_empty() { reveal(state, turn, chance, log) } else { Phase::Turmoil { turn, left } }
}

/// Whether a player may have the card put on the common deck unseen (HS-81).
fn may_hide(state: &ColtExpress, seat: Seat, turn: u8) -> bool {
    turn == 0 && state.crew_has_ability(seat, Bandit::Ghost)
}

/// Drawing three, and every playable card in hand (HS-78).
pub(crate) fn options(state: &ColtExpress, seat: Seat, turn: u8) -> impl Iterator<Item = Action> {
    let (hand, hides) = (state.piles[seat].hand.actions(), may_hide(state, seat, turn));
    let crew = state.side(seat);
    let held = Cards::places_of(crew.len()).filter(move |(slot, card)| hand.has(*slot, *card));
    let held = held.filter_map(move |(slot, card)| Some((crew.0[slot]?, card)));
    let sides = held.flat_map(move |(bandit, card)| {
        let play = move |face_down| Action::Play { bandit, card, face_down };
        std::iter::once(play(false)).chain(hides.then(|| play(true)))
    });
    can_draw(state, seat).then_some(Action::Draw).into_iter().chain(sides)
}

/// The same as choices.
pub(crate) fn choices(state: &ColtExpress, seat: Seat, turn: u8, out: &mut Vec<Action>) {
    let start = out.len();
    out.extend(options(state, seat, turn));
    out[start..].sort_unstable();
}

/// An action as something to be shown later.
pub(crate) const fn choice(action: Action) -> Choice {
    if let Action::Play { bandit, card, face_down } = action {
        Choice::Play { bandit, card, face_down }
    } else {
        Choice::Draw
    }
}

/// A player has chosen; when all have, the choices are shown (HS-78).
pub(crate) fn choose(
    state: &mut ColtExpress,
    seat: Seat,
    (turn, left): (u8, SeatSet),
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Phase {
    let choice = choice(action);
    state.coach_mut().choices[seat] = Some(choice);
    log.tell(state, fires!("HS-78"), || Event::TurmoilChosen { seat, choice: Some(choice) });
    if left.is_empty() { reveal(state, turn, chance, log) } else { Phase::Turmoil { turn, left } }
}

/// One after the other, clockwise from the First Player, the cards go to the common deck and those who draw draw
/// (HS-79, HS-80).
fn reveal(state: &mut ColtExpress, turn: u8, chance: &mut Chance, log: &mut impl Log<ColtExpress>) -> Phase {
    let symbol = Turn::Turmoil;
    for step in 0..state.seats {
        let seat = seat_at(state, step, symbol);
        state.phase = Phase::Scheming { seat, turn, symbol };
        match state.coach_mut().choices[seat].take() {
            Some(Choice::Play { bandit, card, face_down }) => {
                let rule = if face_down { fires!("HS-81") } else { fires!("HS-79") };
                scheming::play(state, seat, (bandit, card, face_down), rule, log);
            }
            Some(Choice::Draw) => scheming::draw(state, seat, chance, log),
            None => log.tell(state, fires!("CE-49"), || Event::Passed { seat }),
        }
    }
    let step = state.seats - 1;
    let last = Moment { seat: seat_at(state, step, symbol), turn, symbol, step, again: false, sip: None };
    scheming::go_on(state, last, chance, log)
}

/// The rule that forbids this choice.
#[expect(clippy::wildcard_enum_match_arm, reason = "anything else is no choice in Turmoil")]
pub(crate) fn why_not(state: &ColtExpress, seat: Seat, turn: u8, action: Action) -> RuleId {
    match action {
        Action::Draw => rule!("CE-50"),
        Action::Sip { .. } | Action::LastSip { .. } => rule!("HS-74"),
        Action::Play { card: Card::Bullet, .. } => rule!("CE-48"),
        Action::Play { bandit, card, .. } => {
            let held =
                state.side(seat).slot(bandit).is_some_and(|slot| state.piles[seat].hand.has(slot, card));
            if held && !may_hide(state, seat, turn) { rule!("HS-79") } else { rule!("CE-45") }
        }
        _ => rule!("HS-78"),
    }
}
