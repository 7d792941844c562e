//! What Marshal & Prisoners has to say.

use tinstar_core::{Arg, Seat};

use super::{Saying, names, say};
use crate::action::{Action, Event};
use crate::bandit::Bandit;
use crate::data::GOALS_NEEDED;
use crate::loot::Loot;
use crate::phase::Phase;
use crate::prison::Goal;
use crate::view::View;

impl Saying {
    /// A goal in words: the name of a Special Target, or of the bandit a warrant is for.
    fn goal(self, goal: Goal) -> Self {
        self.with("goal", Arg::Name(goal_name(goal)))
    }

    fn prisoner(self, bandit: Bandit) -> Self {
        self.with("prisoner", Arg::Name(names::henchman(bandit)))
    }

    fn prisoners(self, bandits: crate::bandit::BanditSet) -> Self {
        let list = super::list(bandits.iter().map(names::henchman).collect());
        self.with("count", bandits.len()).with("prisoners", list)
    }
}

const fn goal_name(goal: Goal) -> &'static str {
    match goal {
        Goal::Warrant(bandit) => names::warrant(bandit),
        Goal::Target(target) => names::target(target),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn said(event: &Event) -> Saying {
    match *event {
        Event::PrisonCame { prisoners } => say("ce-prison-came").prisoners(prisoners),
        Event::GoalDrawn { seat, goal } => match goal {
            None => say("ce-goal-drawn").seat(seat),
            Some(goal) => say("ce-goal-drawn-seen").seat(seat).goal(goal),
        },
        Event::PlusUnused { seat } => say("ce-plus-unused").seat(seat),
        Event::MarshalShot { target, left, .. } => say("ce-marshal-shot").target(target).with("left", left),
        Event::Jailed { bandit } => say("ce-jailed").bandit(bandit),
        Event::BrokeOut { bandit, to } => say("ce-broke-out").bandit(bandit).place("to", to),
        Event::PrisonerFreed { bandit, prisoner } => {
            say("ce-prisoner-freed").bandit(bandit).prisoner(prisoner)
        }
        Event::BanditFreed { bandit, target, to } => {
            say("ce-bandit-freed").bandit(bandit).target(target).place("to", to)
        }
        Event::Claimed { bandit, target, loot, value, .. } => {
            say("ce-claimed").bandit(bandit).target(target).loot(loot).value(value)
        }
        Event::Copied { bandit, card } => say("ce-copied").bandit(bandit).card(card),
        Event::MarshalPunched { bandit, brawler } => match brawler {
            None => say("ce-marshal-punched").bandit(bandit),
            Some(brawler) => say("ce-marshal-punched-brawler")
                .bandit(bandit)
                .with("brawler", Arg::Name(names::brawler(brawler))),
        },
        Event::MailbagTaken { bandit, value, .. } => {
            say("ce-robbed").bandit(bandit).loot(Loot::Mailbag).value(value)
        }
        Event::MailbagDropped { target, value, at, .. } => {
            say("ce-dropped").target(target).loot(Loot::Mailbag).value(value).place("at", at)
        }
        Event::Stayed => say("ce-marshal-stayed"),
        Event::HeadCounted { bandit } => say("ce-head-counted").bandit(bandit),
        Event::Bribed { bandit } => say("ce-bribed").bandit(bandit),
        Event::Accomplished { mailbags, prisoners } => {
            say("ce-accomplished").with("mailbags", mailbags).with("prisoners", prisoners.len())
        }
        Event::GoalsShown { goals, fulfilled } => {
            let id =
                if usize::from(fulfilled) >= GOALS_NEEDED { "ce-goals-shown-won" } else { "ce-goals-shown" };
            let goals = super::list(goals.iter().map(|goal| goal_name(*goal)).collect());
            say(id).with("goals", goals).with("fulfilled", fulfilled)
        }
        _ => unreachable!("told in speak.rs: {event:?}"),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn prompt(view: &View, seat: Seat) -> Saying {
    match view.phase {
        Phase::Climb { bandit } => say("ce-prompt-climb").bandit(bandit),
        Phase::Plus { .. } => say("ce-prompt-plus").seat(seat),
        Phase::Volley { shots, .. } => say("ce-prompt-volley").with("shots", shots),
        Phase::Arrest { .. } => say("ce-prompt-arrest"),
        Phase::BreakOut { bandit } => say("ce-prompt-break-out").bandit(bandit),
        Phase::Free { bandit } => say("ce-prompt-free").bandit(bandit),
        Phase::Claim { bandit, target } => say("ce-prompt-claim").bandit(bandit).target(target),
        Phase::Patrol => say("ce-prompt-patrol"),
        _ => unreachable!("asked in speak.rs: {:?}", view.phase),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has told the others apart")]
pub(super) fn offered(view: &View, action: &Action) -> Saying {
    match *action {
        Action::Climb(to) => say("ce-action-climb").place("to", to),
        Action::Shoot { target, pile } => {
            let piles = view.prison.as_ref().map(|prison| prison.piles);
            let left = piles.and_then(|piles| piles.get(usize::from(pile)).copied()).unwrap_or(0);
            say("ce-action-shoot").target(target).with("pile", pile + 1).with("left", left)
        }
        Action::Arrest(target) => say("ce-action-arrest").target(target),
        Action::BreakOut(to) => say("ce-action-break-out").place("to", to),
        Action::FreePrisoner(bandit) => say(names::freeing(bandit)).prisoner(bandit),
        Action::FreeBandit(target) => say("ce-action-free-bandit").target(target),
        Action::Claim(loot) => say("ce-action-claim").loot(loot),
        _ => unreachable!("offered in speak.rs: {action:?}"),
    }
}

/// A Mailbag to be taken: what it is called, and what it is worth if the viewer knows.
pub(super) fn rob(view: &View, label: u8) -> Saying {
    let bags = view.prison.as_ref().map(|prison| prison.lying);
    let bag = bags.and_then(|bags| bags.iter().find(|bag| bag.label == label).copied());
    match bag.and_then(|bag| bag.value) {
        Some(value) => say("ce-action-rob-mailbag-known").with("value", value),
        None => say("ce-action-rob").loot(Loot::Mailbag),
    }
}

/// The Cell, Prisoners, posters, Brawler cards, Mailbags and the Marshal's Bullets in sentences, and his goals to himself.
pub(super) fn describe(view: &View) -> Vec<Saying> {
    let Some(prison) = &view.prison else { return Vec::new() };
    let [one, other] = prison.piles;
    let mut lines = vec![say("ce-describe-piles").with("one", one).with("other", other)];
    if !prison.prisoners.is_empty() {
        lines.push(say("ce-describe-prisoners").prisoners(prison.prisoners));
    }
    for bandit in Bandit::ALL.into_iter().filter(|bandit| view.figure(*bandit).is_some()) {
        let row = bandit.index();
        if prison.arrests[row] > 0 {
            lines.push(say("ce-describe-arrests").bandit(bandit).with("count", prison.arrests[row]));
        }
        if !prison.freed[row].is_empty() {
            lines.push(say("ce-describe-freed").bandit(bandit).prisoners(prison.freed[row]));
        }
        if prison.held[row].count > 0 {
            lines.push(say("ce-describe-mailbags").bandit(bandit).with("count", prison.held[row].count));
        }
    }
    for (place, owner) in (0u8..).zip(prison.brawlers) {
        if let Some(bandit) = owner {
            let brawler = Arg::Name(names::brawler(place));
            lines.push(say("ce-describe-brawler").bandit(bandit).with("brawler", brawler));
        }
    }
    lines.extend(
        prison.lying.iter().map(|bag| say("ce-describe-mailbag").place("at", bag.at).value(bag.value)),
    );
    let goals = prison.goals.unwrap_or_default();
    lines.extend(goals.iter().map(|goal| say("ce-describe-goal").goal(*goal)));
    lines
}
