//! The rules, one file per chapter of the rulebook; here, what each phase allows and where it leads.

mod expert;
mod fire;
mod happenings;
pub(crate) mod horses;
mod movement;
pub(crate) mod prison;
mod punch;
mod robbery;
mod round;
mod scheming;
pub(crate) mod scoring;
mod setup;
mod stealing;
mod why_not;

use tinstar_core::{Chance, Log, RuleId, Rules, ScoreLine, Seat, SeatSet, Status, fires};

use crate::action::Action;
use crate::bandit::{Bandit, BanditSet};
use crate::cards::Cards;
use crate::data::Turn;
use crate::horses::Resume;
use crate::loot::Loot;
use crate::phase::Phase;
use crate::state::ColtExpress;
use horses::{ride, shotgun};
use prison::marshal;
use scheming::Moment;

impl ColtExpress {
    /// Who must decide, if the game goes on: one player, or everybody who has yet to make a secret choice.
    #[inline(never)]
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Cast { seat }
            | Phase::Scheme { seat, .. }
            | Phase::Cover { seat, .. }
            | Phase::Keep { seat, .. }
            | Phase::Drunk { seat, .. }
            | Phase::Plus { seat, .. }
            | Phase::Retain { seat, .. } => SeatSet::only(seat),
            Phase::Start { left }
            | Phase::Pick { left }
            | Phase::Attack { left, .. }
            | Phase::Turmoil { left, .. } => left,
            Phase::LastRider { bandit, .. } => SeatSet::only(self.player(bandit)),
            Phase::Move { bandit }
            | Phase::Marshal { bandit }
            | Phase::Fire { bandit, .. }
            | Phase::Punch { bandit, .. }
            | Phase::Knock { bandit, .. }
            | Phase::Take { bandit, .. }
            | Phase::Push { bandit, .. }
            | Phase::Rob { bandit }
            | Phase::Ride { bandit }
            | Phase::Dodge { bandit, .. }
            | Phase::Hostage { bandit }
            | Phase::Climb { bandit }
            | Phase::BreakOut { bandit }
            | Phase::Free { bandit }
            | Phase::Claim { bandit, .. }
            | Phase::Pickpocket { bandit, .. } => SeatSet::only(self.figure(bandit).seat),
            Phase::Volley { .. } | Phase::Arrest { .. } | Phase::Patrol => {
                SeatSet::only(self.figure(Bandit::Marshal).seat)
            }
            Phase::Boarding { .. }
            | Phase::Scheming { .. }
            | Phase::Keeping
            | Phase::Stealing { .. }
            | Phase::Counting { .. }
            | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// How it ended.
    #[cold]
    #[inline(never)]
    fn ended(&self) -> Status {
        Status::Over(scoring::outcome(self))
    }

    /// What `seat` may do now, unless it is a turn of Schemin'. The commonest questions are answered first, for who decides
    /// about them is easily said.
    #[inline(never)]
    #[expect(clippy::wildcard_enum_match_arm, reason = "the rest is asked there")]
    fn other_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let acts = |bandit| self.figure(bandit).seat == seat;
        match self.phase {
            Phase::Move { bandit } if bandit != Bandit::Marshal && acts(bandit) => {
                movement::destinations(self, bandit, out);
            }
            Phase::Marshal { bandit } if acts(bandit) => movement::marshals_choices(self, out),
            Phase::Fire { bandit, targets } if acts(bandit) => {
                targets.iter().for_each(|target| out.push(Action::Fire(target)));
            }
            Phase::Rob { bandit } if acts(bandit) => robbery::choices(self, bandit, out),
            _ => self.seldom_choices(seat, out),
        }
    }

    /// The same, whatever is asked.
    fn seldom_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Move { bandit: Bandit::Marshal } => {
                out.extend(marshal::destinations(self).map(Action::Move))
            }
            Phase::Move { bandit } => movement::destinations(self, bandit, out),
            Phase::Marshal { .. } => movement::marshals_choices(self, out),
            Phase::Fire { targets, .. } => out.extend(targets.iter().map(Action::Fire)),
            Phase::Rob { bandit } => robbery::choices(self, bandit, out),
            Phase::Punch { bandit, targets } => {
                targets.iter().for_each(|target| out.push(Action::Punch(target)));
                out.extend(shotgun::is_target(self, bandit).then_some(Action::PunchShotgun));
            }
            Phase::Knock { target, .. } => out.extend(punch::types(self, target).map(Action::Knock)),
            Phase::Take { .. } => out.extend([Action::Take, Action::Drop]),
            Phase::Push { target: Bandit::Marshal, .. } => out.extend(marshal::ways(self).map(Action::Push)),
            Phase::Push { target, .. } => punch::ways(self, target, out),
            Phase::Cast { .. } => out.extend(setup::free_characters(self).iter().map(Action::Choose)),
            Phase::Start { .. } => setup::starters(self, seat, out),
            Phase::Pick { .. } => round::pickings(self, seat, out),
            Phase::Cover { shooter, .. } => scheming::covers(self, seat, shooter, out),
            Phase::Keep { .. } => keepings(self, seat, out),
            Phase::Pickpocket { bandit, .. } => happenings::choices(self, self.figure(bandit).at, out),
            Phase::Attack { .. }
            | Phase::LastRider { .. }
            | Phase::Turmoil { .. }
            | Phase::Drunk { .. }
            | Phase::Retain { .. }
            | Phase::Ride { .. }
            | Phase::Dodge { .. }
            | Phase::Hostage { .. } => horses::choices(self, seat, out),
            Phase::Climb { .. }
            | Phase::Plus { .. }
            | Phase::Volley { .. }
            | Phase::Arrest { .. }
            | Phase::BreakOut { .. }
            | Phase::Free { .. }
            | Phase::Claim { .. }
            | Phase::Patrol => prison::choices(self, out),
            Phase::Scheme { .. }
            | Phase::Boarding { .. }
            | Phase::Scheming { .. }
            | Phase::Keeping
            | Phase::Stealing { .. }
            | Phase::Counting { .. }
            | Phase::Over => {}
        }
    }

    /// What the game waits for after a legal action that was no turn of Schemin'.
    #[inline(never)]
    fn resolve_other(
        &mut self,
        by: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Self>,
    ) -> Phase {
        let decided = self.phase;
        match decided {
            Phase::Cast { seat } => {
                self.phase = Phase::Boarding { first: Some(self.first), tokens: BanditSet::EMPTY };
                setup::choose(self, seat, chosen(action), chance, log)
            }
            Phase::Start { left } => {
                self.phase = Phase::Start { left: SeatSet::EMPTY };
                setup::pledge(self, by, left.without(by), chosen(action), chance, log)
            }
            Phase::Pick { left } => {
                self.phase = Phase::Pick { left: SeatSet::EMPTY };
                round::pick(self, by, left.without(by), action, chance, log)
            }
            Phase::Cover { seat, turn, step, .. } => {
                let symbol = Turn::Standard;
                self.phase = Phase::Scheming { seat, turn, symbol };
                let now = Moment { seat, turn, symbol, step, again: false, sip: None };
                scheming::cover(self, now, action, chance, log)
            }
            Phase::Keep { seat, step, bullets } => {
                self.phase = Phase::Keeping;
                let place = (seat, step, bullets);
                if let Action::LayAside { bandit, card } = action {
                    expert::lay_aside(self, place, (bandit, card), chance, log)
                } else {
                    expert::keep(self, place, chance, log)
                }
            }
            Phase::Pickpocket { bandit, left } => {
                self.phase = Phase::Stealing { bandit: Some(bandit) };
                happenings::pick(self, bandit, left, action, chance, log)
            }
            Phase::Attack { .. }
            | Phase::LastRider { .. }
            | Phase::Turmoil { .. }
            | Phase::Drunk { .. }
            | Phase::Retain { .. }
            | Phase::Dodge { .. }
            | Phase::Hostage { .. } => horses::resolve(self, by, action, chance, log),
            Phase::Plus { .. } | Phase::Patrol => prison::resolve(self, action, chance, log),
            Phase::Scheme { .. }
            | Phase::Boarding { .. }
            | Phase::Scheming { .. }
            | Phase::Keeping
            | Phase::Stealing { .. }
            | Phase::Counting { .. }
            | Phase::Over => unreachable!("nothing is legal unless somebody decides"),
            Phase::Move { .. }
            | Phase::Marshal { .. }
            | Phase::Fire { .. }
            | Phase::Punch { .. }
            | Phase::Knock { .. }
            | Phase::Take { .. }
            | Phase::Push { .. }
            | Phase::Ride { .. }
            | Phase::Climb { .. }
            | Phase::Volley { .. }
            | Phase::Arrest { .. }
            | Phase::BreakOut { .. }
            | Phase::Free { .. }
            | Phase::Claim { .. }
            | Phase::Rob { .. } => {
                if log.listens() {
                    self.phase = Phase::Stealing { bandit: decided.acting() };
                }
                match carry_on(self, decided, action, chance, log) {
                    Some(phase) => phase,
                    None if self.stagecoach.is_some() => horses::go_on(self, Resume::Cards, chance, log),
                    None => stealing::go_on(self, chance, log),
                }
            }
        }
    }
}

impl Rules for ColtExpress {
    fn seats(&self) -> usize {
        self.table()
    }

    /// Most decisions are turns of Schemin', so it is asked for that first.
    #[inline]
    fn status(&self) -> Status {
        if let Phase::Scheme { seat, .. } = self.phase {
            return Status::Waiting(SeatSet::only(seat));
        }
        // Compared with `==`, every other phase would be looked at too.
        if matches!(self.phase, Phase::Over) {
            return self.ended();
        }
        Status::Waiting(self.deciders())
    }

    /// What `seat` may do now. Most decisions are turns of Schemin'; the rest is left to a function of its own, so that
    /// this one is small enough to become part of the loop that asks.
    #[inline(always)]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Phase::Scheme { seat: active, turn, symbol, step, again } = self.phase {
            if active == seat {
                scheming::choices(self, &Moment { seat, turn, symbol, step, again, sip: None }, out);
            }
            return;
        }
        self.other_choices(seat, out);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        why_not::why_not(self, seat, *action)
    }

    /// Carries out a legal action and plays on to the next decision.
    #[inline(always)]
    fn resolve(&mut self, by: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Self>) {
        if let Phase::Scheme { seat, turn, symbol, step, again } = self.phase {
            let now = Moment { seat, turn, symbol, step, again, sip: None };
            scheming::take_turn(self, &now, *action, chance, log);
        } else {
            self.phase = self.resolve_other(by, *action, chance, log);
        }
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        scoring::score_sheet(self, seat, out);
    }
}

/// Every kind of card in hand can be laid aside, or the rest kept (CE-149).
fn keepings(state: &ColtExpress, seat: Seat, out: &mut Vec<Action>) {
    let (crew, hand, start) = (state.crews[seat].0, state.piles[seat].hand, out.len());
    let held = Cards::places_of(state.crews[seat].len()).filter(|(slot, card)| hand.has(*slot, *card));
    out.extend(held.filter_map(|(slot, card)| Some(Action::LayAside { bandit: crew[slot]?, card })));
    out.push(Action::Keep);
    out[start..].sort_unstable();
}

/// Goes on with the card about which something was `decided`. What else has to be decided about it, if anything.
#[inline]
fn carry_on(
    state: &mut ColtExpress,
    decided: Phase,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<ColtExpress>,
) -> Option<Phase> {
    match (decided, action) {
        (Phase::Move { bandit: Bandit::Marshal }, Action::Move(to)) => marshal::move_to(state, to, log),
        (Phase::Move { bandit }, Action::Move(to)) => movement::move_to(state, bandit, to, log),
        (Phase::Marshal { .. }, Action::MoveMarshal(to)) => {
            movement::move_marshal(state, to, fires!("CE-77"), log);
        }
        (Phase::Fire { bandit, .. }, Action::Fire(target)) => fire::shoot(state, bandit, target, log),
        (Phase::Rob { bandit }, Action::Rob(token)) => {
            robbery::take(state, bandit, token, fires!("CE-113"), chance, log);
        }
        (Phase::Punch { bandit, .. }, Action::Punch(target)) => {
            return punch::strike(state, bandit, target, chance, log);
        }
        (Phase::Punch { bandit, .. }, Action::PunchShotgun) => {
            shotgun::punch(state, bandit, fires!("HS-54"), log);
        }
        (Phase::Ride { bandit }, Action::Ride(to)) => ride::ride_to(state, bandit, to, log),
        (Phase::Ride { bandit }, Action::RideAway) => ride::ride_away(state, bandit, log),
        (Phase::Knock { bandit, target }, Action::Knock(loot)) => {
            return punch::knock(state, bandit, target, loot, chance, log);
        }
        (Phase::Take { bandit, target }, Action::Take) => {
            return punch::snatch(state, bandit, target, chance, log);
        }
        (Phase::Take { bandit, target }, Action::Drop) => {
            return punch::drop(state, bandit, target, Loot::Purse, chance, log);
        }
        (Phase::Push { target: Bandit::Marshal, .. }, Action::Push(to)) => marshal::push(state, to, log),
        (Phase::Push { target, .. }, Action::Push(to)) => punch::push(state, target, to, log),
        (
            Phase::Climb { .. }
            | Phase::Volley { .. }
            | Phase::Arrest { .. }
            | Phase::BreakOut { .. }
            | Phase::Free { .. }
            | Phase::Claim { .. },
            _,
        ) => return prison::carry_on(state, decided, action, chance, log),
        (phase, action) => unreachable!("{action:?} is never legal in {phase:?}"),
    }
    None
}

fn chosen(action: Action) -> Bandit {
    let (Action::Choose(bandit) | Action::Start(bandit)) = action else {
        unreachable!("{action:?} chooses no character")
    };
    bandit
}
