//! What one thinks of the Prison car, and what the Marshal thinks.

use tinstar_core::Seat;

use super::plan::{Plan, UNKNOWN_PURSE};
use super::{figure, threat};
use crate::action::Action;
use crate::bandit::Bandit;
use crate::data::{BRAWLERS, FIGURES, GOALS, MAILBAGS, PRISONER_VALUE, WANTED_POSTER};
use crate::loot::Loot;
use crate::prison::{Goal, Target};
use crate::view::{PrisonView, View};

/// What a Mailbag is worth that one cannot look into.
pub(super) const UNKNOWN_MAILBAG: i32 = (MAILBAGS[0] as i32 + MAILBAGS[1] as i32) / 2;
/// What it is worth to be out of the Cell.
pub(super) const FREEDOM: i32 = 400;
/// What a Prisoner's ability is worth besides the money, for every round still to come.
const ABILITY: i32 = 40;
/// What it costs a bandit to stand where the Marshal is: he may arrest it.
pub(super) const ARREST_RISK: i32 = 150;

/// What one thinks of a choice that only Marshal & Prisoners has.
#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn appeal(view: &View, seat: Seat, plan: &Plan<'_>, action: Action) -> i32 {
    let Some(prison) = &view.prison else {
        // Mei climbs without a Marshal player too (CE-31).
        return match action {
            Action::Climb(to) => view.phase.acting().map_or(0, |bandit| plan.after_move(bandit, to)),
            _ => 0,
        };
    };
    match action {
        Action::Climb(to) => view.phase.acting().map_or(0, |bandit| plan.after_move(bandit, to)),
        // A pile is emptied sooner if all shots come from it.
        Action::Shoot { target, pile } => {
            let left = prison.piles[usize::from(pile) % prison.piles.len()];
            10 * lead(prison)[target.index()] - i32::from(left)
        }
        Action::Arrest(bandit) => wanted(prison)[bandit.index()],
        Action::BreakOut(to) => view.phase.acting().map_or(0, |bandit| plan.after_flight(bandit, to)),
        Action::FreePrisoner(_) => prisoner(view),
        Action::FreeBandit(target) => threat(view, seat, target) / 4 + 1,
        Action::Claim(loot) => claim(loot),
        _ => 0,
    }
}

/// What a freed Prisoner is worth.
pub(super) fn prisoner(view: &View) -> i32 {
    i32::from(PRISONER_VALUE) + ABILITY * (GOALS as i32 - i32::from(view.round))
}

/// What a token is worth to whoever takes it from somebody else.
fn claim(loot: Loot) -> i32 {
    match loot {
        Loot::Purse => UNKNOWN_PURSE,
        Loot::Jewel => 500,
        Loot::Strongbox => 1000,
        Loot::Mailbag => UNKNOWN_MAILBAG,
        Loot::Whiskey | Loot::OpenClassic | Loot::OpenOld => super::horses::FLASK,
    }
}

/// The Brawler card that the next Punch at the Marshal brings (MP-44).
pub(super) fn brawler(prison: &PrisonView) -> i32 {
    let top = prison.brawlers.iter().position(Option::is_none);
    top.map_or(0, |place| i32::from(BRAWLERS[place]))
}

/// What it is worth to the Marshal to arrest each bandit: by the goals he knows, and a little for those to come.
pub(super) fn wanted(prison: &PrisonView) -> [i32; FIGURES] {
    let goals = prison.goals.unwrap_or_default();
    let has = |target| goals.contains(&Goal::Target(target));
    let repeats = prison.arrests.iter().any(|arrests| *arrests >= 2);
    let to_come = i32::from(GOALS as u8 - prison.drawn);
    Bandit::EVERY.map(|bandit| {
        let arrests = prison.arrests[bandit.index()];
        let warrant = if arrests == 0 && goals.contains(&Goal::Warrant(bandit)) { 600 } else { 0 };
        let enemy = if arrests == 0 && has(Target::ArchEnemy) { 300 } else { 0 };
        let repeat = match arrests {
            _ if repeats || !has(Target::RepeatOffender) => 0,
            0 => 100,
            _ => 450,
        };
        let hope = if arrests == 0 { 60 * to_come } else { 0 };
        let prisoners =
            if has(Target::UnderLockAndKey) { 150 * prison.freed[bandit.index()].len() as i32 } else { 0 };
        60 + warrant + enemy + repeat + hope + prisoners
    })
}

/// What it is worth to the Marshal to shoot each bandit once.
pub(super) fn lead(prison: &PrisonView) -> [i32; FIGURES] {
    let goals = prison.goals.unwrap_or_default();
    let has = |target| goals.contains(&Goal::Target(target));
    let marked = prison.hits.iter().any(|hits| *hits >= 4);
    let empty = prison.piles.contains(&0);
    Bandit::EVERY.map(|bandit| {
        let hits = i32::from(prison.hits[bandit.index()]);
        let cylinder = if !empty && has(Target::EmptyCylinder) { 80 } else { 0 };
        let full = if hits == 0 && has(Target::FullOfLead) { 160 } else { 0 };
        let mark = if !marked && has(Target::MarkedMan) { 40 + 40 * hits } else { 0 };
        20 + cylinder + full + mark
    })
}

/// What a bandit has of Marshal & Prisoners, as far as the viewer knows.
pub(super) fn worth(view: &View, bandit: Bandit) -> i32 {
    let Some(prison) = &view.prison else { return 0 };
    let row = bandit.index();
    let poster = if prison.arrests[row] == 0 { i32::from(WANTED_POSTER) } else { 0 };
    let brawlers = prison.brawlers.iter().zip(BRAWLERS).filter(|(owner, _)| **owner == Some(bandit));
    let bags = prison.held[row];
    let mail = bags.values.map_or(i32::from(bags.count) * UNKNOWN_MAILBAG, |values| {
        values.iter().map(|value| i32::from(*value)).sum()
    });
    let prisoners = prison.freed[row].len() as i32 * i32::from(PRISONER_VALUE);
    poster + brawlers.map(|(_, value)| i32::from(value)).sum::<i32>() + mail + prisoners
}

/// How the Marshal stands: by what he has done towards goals that everybody can see.
pub(super) fn marshals_standing(view: &View) -> i32 {
    let Some(prison) = &view.prison else { return 0 };
    let arrested: i32 = prison.arrests.iter().map(|arrests| i32::from(*arrests)).sum();
    let hits: i32 = prison.hits.iter().map(|hits| i32::from(*hits)).sum();
    500 * arrested + 50 * hits
}

/// How much the Marshal wants to be somebody, and bandits to be each other.
pub(super) const MARSHALS_LIKING: i32 = 3;

/// A Punch at the Marshal, or at a bandit: what it brings.
pub(super) fn target_worth(view: &View, seat: Seat, target: Bandit) -> i32 {
    match (&view.prison, target) {
        (Some(prison), Bandit::Marshal) => brawler(prison),
        (Some(prison), _) if figure(view, Bandit::Marshal).is_some_and(|marshal| marshal.seat == seat) => {
            wanted(prison)[target.index()]
        }
        _ => threat(view, seat, target),
    }
}
