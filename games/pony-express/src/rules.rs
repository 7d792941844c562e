//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod arrest;
mod call;
mod gunfight;
mod poker;
mod prison;
mod raid;
mod reroll;
mod ride;
mod sacramento;
mod setup;
mod shot;
mod spaces;
mod turn;
mod why_not;

use tinstar_core::{Chance, Log, Seat};

use crate::action::{Action, Event, Play};
use crate::phase::Phase;
use crate::state::PonyExpress;

pub(crate) use call::eligible;
pub(crate) use reroll::price;
pub(crate) use sacramento::{outcome, score_sheet};
pub(crate) use setup::{check, deal};
pub(crate) use why_not::why_not;

/// What `seat` may do now: of shots a grid of examples.
#[inline]
pub(crate) fn choices(state: &PonyExpress, seat: Seat, out: &mut Vec<Action>) {
    if !state.phase.deciders(state.active).contains(seat) {
        return;
    }
    match state.phase {
        Phase::Keep { .. } | Phase::Relay => out.extend([Action::Keep(0), Action::Keep(1)]),
        Phase::Cell => prison::choices(state, out),
        Phase::Start => turn::choices(state, out),
        Phase::Dice { rerolled, shoe, loaded } => {
            reroll::choices(state, reroll::Dice { rerolled, shoe, loaded }, out);
        }
        Phase::Calls { .. } => call::choices(state, seat, out),
        Phase::CallerMoves { .. } => out.extend([Action::Pass, Action::Move]),
        Phase::Arrest { .. } => card_or_pass(state, seat, Play::SheriffsStar, out),
        Phase::Spur { steps } => ride::choices(state, steps, out),
        Phase::Corners { .. } => out.extend(gunfight::CORNERS),
        Phase::Flask { .. } => card_or_pass(state, seat, Play::WhiskeyFlask, out),
        Phase::Aim { shot, .. } => shot::choices(state, seat, shot, out),
        Phase::Hit { .. } => card_or_pass(state, seat, Play::PocketBible, out),
        Phase::Marked { roll, .. } => poker::marked_choices(state, seat, &roll, out),
        Phase::Station => spaces::station_choices(state, out),
        Phase::Over { .. } => {}
    }
}

fn card_or_pass(state: &PonyExpress, seat: Seat, play: Play, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.holds(seat, play.item()) {
        out.push(Action::Play(play));
    }
}

/// Whether `seat` may do this now: of shots the whole range (PE-93).
pub(crate) fn is_legal(state: &PonyExpress, seat: Seat, action: Action) -> bool {
    if let (Phase::Aim { .. }, Action::Shoot(aim)) = (state.phase, action) {
        return state.phase.deciders(state.active).contains(seat) && aim.is_possible();
    }
    let mut legal = Vec::new();
    choices(state, seat, &mut legal);
    legal.binary_search(&action).is_ok()
}

/// Carries out a legal action and plays on to the next decision.
#[inline]
pub(crate) fn resolve(
    state: &mut PonyExpress,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<Event>,
) {
    let waits = match state.phase {
        Phase::Keep { waiting } => setup::keep(state, seat, waiting, action, chance, log),
        Phase::Cell => prison::decide(state, action, chance, log),
        Phase::Start => turn::start(state, action, chance, log),
        Phase::Dice { rerolled, shoe, loaded } => {
            let dice = reroll::Dice { rerolled, shoe, loaded };
            reroll::decide(state, dice, action, chance, log)
        }
        Phase::Calls { claim, waiting } => call::answer(state, seat, claim, waiting, action, chance, log),
        Phase::CallerMoves { claim, .. } => call::caller_moves(state, seat, claim, action, log),
        Phase::Arrest { cause, .. } => arrest::decide(state, seat, cause, action, chance, log),
        Phase::Spur { steps } => ride::spur(state, steps, action, chance, log),
        Phase::Corners { mover, rival, last } => gunfight::stand(state, mover, rival, last, action, log),
        Phase::Flask { asked, shot } => shot::flask(state, asked, shot, action, log),
        Phase::Aim { shot, flask } => shot::aim(state, seat, shot, flask, action, chance, log),
        Phase::Hit { duel } => gunfight::struck(state, duel, action, chance, log),
        Phase::Marked { asked, roll } => poker::marked(state, asked, roll, action, chance, log),
        Phase::Station => spaces::ride(state, action, log),
        Phase::Relay => spaces::keep(state, action, log),
        Phase::Over { .. } => unreachable!("nothing is legal after the end"),
    };
    turn::go_on(state, waits, chance, log);
}

/// Plays a card: everybody sees it, and it leaves the game (PE-148).
fn play(state: &mut PonyExpress, seat: Seat, play: Play, log: &mut impl Log<Event>) {
    let item = play.item();
    state.spend(seat, item);
    log.tell(tinstar_core::rule!("PE-148"), || Event::Played { seat, item });
}

/// An action that no phase of this kind lists.
#[cold]
fn never_legal(action: Action) -> ! {
    unreachable!("{action:?} was carried out, but is not legal here")
}
