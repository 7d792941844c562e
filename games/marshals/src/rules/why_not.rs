//! The rule that forbids an action that is not legal (section 8). Nothing here looks at what the seat cannot see.

use tinstar_core::{RuleId, Seat, rule};

use super::events;
use crate::action::Action;
use crate::card::{Card, CardSet, Goods, Kind};
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::{Location, Marshals};

/// The rule that forbids `seat` to take `action` now.
pub(super) fn why_not(state: &Marshals, seat: Seat, action: Action) -> RuleId {
    if state.phase == Phase::Over {
        return rule!("MA-122");
    }
    if state.is_out(seat) {
        return rule!("MA-119");
    }
    if state.phase.decider(state.active) != Some(seat) {
        return not_asked(state, seat, action);
    }
    if action == Action::Object && !matches!(state.phase, Phase::Object { .. }) {
        return rule!("MA-162");
    }
    match state.phase {
        Phase::Act => in_step_two(state, seat, action),
        Phase::Driven { .. } if action == Action::Stay => rule!("MA-60"),
        Phase::Driven { .. } => rule!("MA-58"),
        Phase::Claim { .. } => claiming(state, seat, action),
        Phase::Reveal { .. } => revealing(action),
        Phase::Object { .. } => rule!("MA-115"),
        Phase::Arrange { .. } => rule!("MA-105"),
        Phase::Dig => rule!("MA-109"),
        Phase::Search { .. } => rule!("MA-112"),
        Phase::Train { .. } if seat == state.active => rule!("MA-134"),
        Phase::Train { .. } => rule!("MA-136"),
        Phase::Travel { begun, .. } => travelling(state, seat, action, begun),
        Phase::Shop { .. } if matches!(action, Action::Buy { .. }) => rule!("MA-144"),
        Phase::Shop { .. } if seat == state.active => rule!("MA-139"),
        Phase::Shop { .. } => rule!("MA-140"),
        Phase::Resolving { .. } | Phase::Striking { .. } | Phase::Over => rule!("MA-122"),
    }
}

/// Somebody else decides.
fn not_asked(state: &Marshals, seat: Seat, action: Action) -> RuleId {
    if let (Phase::Train { card, .. }, Action::Ride { .. }) = (state.phase, action) {
        let can_ride = events::stops(state, seat, card).next().is_some();
        return if can_ride { rule!("MA-136") } else { rule!("MA-135") };
    }
    let claims = action == Action::Claim && matches!(state.phase, Phase::Claim { .. });
    if claims && state.unmasked == Some(seat) {
        return rule!("MA-72");
    }
    if seat == state.active { rule!("MA-42") } else { rule!("MA-35") }
}

fn in_step_two(state: &Marshals, seat: Seat, action: Action) -> RuleId {
    match action {
        Action::EndTurn => rule!("MA-45"),
        Action::Move { card, to } => moving(state, seat, card, to),
        Action::SpendProvision { .. } | Action::SpendBullet if state.mode == Mode::Basic => rule!("MA-150"),
        Action::SpendProvision { .. } if !state.marshals[seat].can_spare(Goods::Provision, 1) => {
            rule!("MA-60")
        }
        Action::SpendProvision { .. } => rule!("MA-56"),
        Action::SpendBullet if !state.marshals[seat].can_spare(Goods::Bullet, 1) => rule!("MA-60"),
        Action::SpendBullet => rule!("MA-59"),
        Action::Play { card } => playing(state, seat, card),
        Action::Hideout { card, .. } => hiding(state, seat, card),
        Action::Against { card, .. } => attacking(state, seat, card),
        Action::Stay | Action::Leave { .. } => rule!("MA-57"),
        Action::Claim => rule!("MA-67"),
        Action::Pass => rule!("MA-42"),
        Action::Reveal { .. } => rule!("MA-93"),
        Action::Object => rule!("MA-162"),
        Action::Place { .. } => rule!("MA-105"),
        Action::Keep { .. } => rule!("MA-109"),
        Action::Ride { .. } => rule!("MA-134"),
        Action::Travel { .. } => rule!("MA-141"),
        Action::Buy { .. } => rule!("MA-139"),
    }
}

/// Why no card at all can be played by choice, or not one that is not held (MA-42, MA-50, MA-162).
fn unplayable(state: &Marshals, seat: Seat, card: Card) -> Option<RuleId> {
    match card.kind() {
        Kind::Corrupt => Some(rule!("MA-50")),
        Kind::Jurisdiction => Some(rule!("MA-162")),
        Kind::Movement { .. }
        | Kind::Wild
        | Kind::Trouble { .. }
        | Kind::Clue { .. }
        | Kind::Hideout { .. }
        | Kind::Border
        | Kind::Train { .. }
        | Kind::Village { .. }
        | Kind::Outlaw(_) => state.hands[seat].alike(card).is_empty().then_some(rule!("MA-42")),
    }
}

fn moving(state: &Marshals, seat: Seat, card: Card, to: Location) -> RuleId {
    if let Some(why) = unplayable(state, seat, card) {
        return why;
    }
    match card.kind() {
        Kind::Movement { terrain, .. } if state.location(terrain) != to => rule!("MA-51"),
        Kind::Movement { .. } => rule!("MA-52"),
        // Any Wild card is named by its face.
        Kind::Wild if card == Card::WILD => rule!("MA-54"),
        Kind::Wild => rule!("MA-53"),
        Kind::Trouble { .. }
        | Kind::Clue { .. }
        | Kind::Hideout { .. }
        | Kind::Jurisdiction
        | Kind::Border
        | Kind::Train { .. }
        | Kind::Village { .. }
        | Kind::Outlaw(_)
        | Kind::Corrupt => rule!("MA-51"),
    }
}

fn playing(state: &Marshals, seat: Seat, card: Card) -> RuleId {
    if let Some(why) = unplayable(state, seat, card) {
        return why;
    }
    match card.kind() {
        Kind::Movement { .. } => rule!("MA-51"),
        Kind::Wild => rule!("MA-53"),
        Kind::Hideout { .. } => rule!("MA-108"),
        Kind::Trouble { goods: Goods::Bullet, .. } if state.mode == Mode::Basic => rule!("MA-153"),
        Kind::Trouble { .. } if state.mode == Mode::Basic => rule!("MA-154"),
        Kind::Trouble { .. } | Kind::Clue { .. } => rule!("MA-87"),
        Kind::Border | Kind::Train { .. } | Kind::Village { .. } => rule!("MA-49"),
        Kind::Jurisdiction | Kind::Outlaw(_) | Kind::Corrupt => rule!("MA-42"),
    }
}

fn hiding(state: &Marshals, seat: Seat, card: Card) -> RuleId {
    if let Some(why) = unplayable(state, seat, card) {
        return why;
    }
    let Kind::Hideout { terrain } = card.kind() else { return rule!("MA-108") };
    if state.terrain(state.at(seat)) == terrain { rule!("MA-113") } else { rule!("MA-87") }
}

fn attacking(state: &Marshals, seat: Seat, card: Card) -> RuleId {
    if let Some(why) = unplayable(state, seat, card) {
        return why;
    }
    match state.mode {
        Mode::Standard => rule!("MA-90"),
        Mode::Basic if card.is_trouble() => rule!("MA-156"),
        Mode::Basic => rule!("MA-42"),
    }
}

fn claiming(state: &Marshals, seat: Seat, action: Action) -> RuleId {
    if action != Action::Claim {
        return rule!("MA-67");
    }
    let zone = state.terrain(state.at(state.active));
    let others = state.hands[seat].and(CardSet::actions(zone).or(CardSet::WILDS));
    if others.is_empty() { rule!("MA-68") } else { rule!("MA-71") }
}

fn revealing(action: Action) -> RuleId {
    let wild = matches!(action, Action::Reveal { card } if card.kind() == Kind::Wild);
    if wild { rule!("MA-94") } else { rule!("MA-93") }
}

fn travelling(state: &Marshals, seat: Seat, action: Action, begun: bool) -> RuleId {
    if let Action::Travel { card } = action {
        let held = !state.hands[seat].alike(card).is_empty();
        return if held { rule!("MA-142") } else { rule!("MA-42") };
    }
    if begun && action == Action::Pass { rule!("MA-142") } else { rule!("MA-141") }
}
