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

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, Status, fires};

use crate::action::{Action, Event, Play};
use crate::phase::Phase;
use crate::state::PonyExpress;

pub(crate) use call::eligible;
pub(crate) use reroll::price;

impl Rules for PonyExpress {
    fn seats(&self) -> usize {
        self.riders.seats()
    }

    fn status(&self) -> Status {
        if let Phase::Over { winner, .. } = self.phase {
            return Status::Over(sacramento::outcome(self, winner));
        }
        Status::Waiting(self.phase.deciders(self.active))
    }

    /// The first to call is the only caller (PE-57).
    fn is_race(&self) -> bool {
        matches!(self.phase, Phase::Calls { .. })
    }

    /// What `seat` may do now: of shots a grid of examples.
    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.phase.deciders(self.active).contains(seat) {
            return;
        }
        match self.phase {
            Phase::Keep { .. } | Phase::Relay => out.extend([Action::Keep(0), Action::Keep(1)]),
            Phase::Cell => prison::choices(self, out),
            Phase::Start => turn::choices(self, out),
            Phase::Dice { rerolled, shoe, loaded } => {
                reroll::choices(self, reroll::Dice { rerolled, shoe, loaded }, out);
            }
            Phase::Calls { .. } => call::choices(self, seat, out),
            Phase::CallerMoves { .. } => out.extend([Action::Pass, Action::Move]),
            Phase::Arrest { .. } => card_or_pass(self, seat, Play::SheriffsStar, out),
            Phase::Spur { steps } => ride::choices(self, steps, out),
            Phase::Corners { .. } => out.extend(gunfight::CORNERS),
            Phase::Flask { .. } => card_or_pass(self, seat, Play::WhiskeyFlask, out),
            Phase::Aim { shot, .. } => shot::choices(self, seat, shot, out),
            Phase::Hit { .. } => card_or_pass(self, seat, Play::PocketBible, out),
            Phase::Marked { roll, .. } => poker::marked_choices(self, seat, &roll, out),
            Phase::Station => spaces::station_choices(self, out),
            Phase::Going(_) | Phase::Over { .. } => {}
        }
    }

    /// Whether `seat` may do this now: of shots the whole range (PE-93).
    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        if let (Phase::Aim { .. }, Action::Shoot(aim)) = (self.phase, action) {
            return self.phase.deciders(self.active).contains(seat) && aim.is_possible();
        }
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        legal.binary_search(action).is_ok()
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        why_not::why_not(self, seat, *action)
    }

    /// Carries out a legal action and plays on to the next decision.
    #[inline]
    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        let action = *action;
        let waits = match self.phase {
            Phase::Keep { waiting } => setup::keep(self, seat, waiting, action, chance, log),
            Phase::Cell => prison::decide(self, action, chance, log),
            Phase::Start => turn::start(self, action, chance, log),
            Phase::Dice { rerolled, shoe, loaded } => {
                let dice = reroll::Dice { rerolled, shoe, loaded };
                reroll::decide(self, dice, action, chance, log)
            }
            Phase::Calls { claim, waiting } => call::answer(self, seat, claim, waiting, action, chance, log),
            Phase::CallerMoves { claim, .. } => call::caller_moves(self, seat, claim, action, log),
            Phase::Arrest { cause, .. } => arrest::decide(self, seat, cause, action, chance, log),
            Phase::Spur { steps } => ride::spur(self, steps, action, chance, log),
            Phase::Corners { mover, rival, last } => gunfight::stand(self, mover, rival, last, action, log),
            Phase::Flask { asked, shot } => shot::flask(self, asked, shot, action, log),
            Phase::Aim { shot, flask } => shot::aim(self, seat, shot, flask, action, chance, log),
            Phase::Hit { duel } => gunfight::struck(self, duel, action, chance, log),
            Phase::Marked { asked, roll } => poker::marked(self, asked, roll, action, chance, log),
            Phase::Station => spaces::ride(self, action, log),
            Phase::Relay => spaces::keep(self, action, log),
            Phase::Going(_) | Phase::Over { .. } => unreachable!("nothing is legal unless somebody decides"),
        };
        turn::go_on(self, waits, chance, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        sacramento::score_sheet(self, seat, out);
    }
}

fn card_or_pass(state: &PonyExpress, seat: Seat, play: Play, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.holds(seat, play.item()) {
        out.push(Action::Play(play));
    }
}

/// Plays a card: everybody sees it, and it leaves the game (PE-148).
fn play(state: &mut PonyExpress, seat: Seat, play: Play, log: &mut impl Log<PonyExpress>) {
    let item = play.item();
    state.spend(seat, item);
    log.tell(state, fires!("PE-148"), || Event::Played { seat, item });
}

/// An action that no phase of this kind lists.
#[cold]
fn never_legal(action: Action) -> ! {
    unreachable!("{action:?} was carried out, but is not legal here")
}
