//! Section 8.7: the Marshal's goals.

use tinstar_core::{Chance, Log, fires};

use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::data::{
    ARCH_ENEMIES, FEW_BANDITS, GOALS_NEEDED, GOALS_OF, LOCKED_UP, MAIL_SAVED, MARKED_MAN, REPEAT_OFFENDER,
};
use crate::prison::{Goal, Target};
use crate::state::ColtExpress;

/// A round begins: the Marshal draws a goal, and nothing has been resolved that could be copied (MP-67, MP-60).
#[cold]
pub(crate) fn begin_round(state: &mut ColtExpress, chance: &mut Chance, log: &mut impl Log<ColtExpress>) {
    let goal = any_goal(state, chance);
    let prison = state.prison_mut();
    prison.copied = None;
    prison.goals.push(goal);
    let seat = state.figure(Bandit::Marshal).seat;
    log.tell(state, fires!("MP-67"), || Event::GoalDrawn { seat, goal: Some(goal) });
}

/// The next card of the Goal deck, which is one of those not drawn yet (MP-15 to MP-17).
pub(crate) fn any_goal(state: &ColtExpress, chance: &mut Chance) -> Goal {
    let drawn = &state.prison().goals;
    let warranted: BanditSet = drawn
        .iter()
        .filter_map(|goal| if let Goal::Warrant(bandit) = goal { Some(*bandit) } else { None })
        .collect();
    let [warrants, targets] = GOALS_OF;
    let warrants = u32::from(warrants) - warranted.len() as u32;
    let targets = u32::from(targets) - (drawn.len() - warranted.len()) as u32;
    let few = state.playing.len() <= FEW_BANDITS;
    if chance.below(warrants + targets) < warrants {
        let left = state.playing.less(warranted);
        let place = chance.below(left.len() as u32) as usize;
        return Goal::Warrant(left.iter().nth(place).expect("luck picks one of those there are"));
    }
    let fits = |target: &Target| {
        let out = few && matches!(target, Target::FullOfLead | Target::ArchEnemy);
        !out && !drawn.contains(&Goal::Target(*target))
    };
    let count = Target::ALL.iter().filter(|target| fits(target)).count();
    let place = chance.below(count as u32) as usize;
    Goal::Target(Target::ALL.into_iter().filter(fits).nth(place).expect("luck picks one of those there are"))
}

/// How many Mailbags nobody holds (MP-112).
pub(crate) fn mailbags_left(state: &ColtExpress) -> usize {
    state.prison().mailbags.iter().filter(|bag| bag.place.space().is_some()).count()
}

/// Whether a goal is fulfilled (Table 16, MP-69, MP-113).
pub(crate) fn is_fulfilled(state: &ColtExpress, goal: Goal) -> bool {
    let prison = state.prison();
    let arrests = |bandit: Bandit| prison.arrests[bandit.index()];
    let hits = |bandit: Bandit| prison.hits[bandit.index()];
    let mut bandits = state.playing.iter();
    match goal {
        Goal::Warrant(bandit) => arrests(bandit) > 0,
        Goal::Target(Target::EmptyCylinder) => prison.piles.contains(&0),
        Goal::Target(Target::FullOfLead) => bandits.all(|bandit| hits(bandit) > 0),
        Goal::Target(Target::ArchEnemy) => {
            bandits.filter(|bandit| arrests(*bandit) > 0).count() >= ARCH_ENEMIES
        }
        Goal::Target(Target::MarkedMan) => bandits.any(|bandit| hits(bandit) >= MARKED_MAN),
        Goal::Target(Target::RepeatOffender) => bandits.any(|bandit| arrests(bandit) >= REPEAT_OFFENDER),
        Goal::Target(Target::MailSaved) => mailbags_left(state) >= MAIL_SAVED,
        Goal::Target(Target::UnderLockAndKey) => prison.prisoners.len() >= LOCKED_UP,
    }
}

/// How many of the goals drawn so far are fulfilled.
pub(crate) fn fulfilled(state: &ColtExpress) -> usize {
    state.prison().goals.iter().filter(|goal| is_fulfilled(state, **goal)).count()
}

/// Whether the Marshal wins, who needs four of his five goals (MP-71).
pub(crate) fn marshal_wins(state: &ColtExpress) -> bool {
    state.prison.is_some() && fulfilled(state) >= GOALS_NEEDED
}

/// What is left goes to the Marshal, and he shows his goals (MP-112, MP-70).
#[cold]
pub(crate) fn show(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let (mailbags, prisoners) = (mailbags_left(state) as u8, state.prison().prisoners);
    log.tell(state, fires!("MP-112"), || Event::Accomplished { mailbags, prisoners });
    let prison = state.prison_mut();
    prison.shown = true;
    let goals = prison.goals;
    log.tell(state, fires!("MP-70"), || Event::GoalsShown { goals, fulfilled: fulfilled(state) as u8 });
}
