//! What everybody sees in the middle of a step with Marshal & Prisoners.

#![expect(clippy::wildcard_enum_match_arm, reason = "what is not named in a match changes nothing there")]

use colt_express::{
    BagView, Bandit, BanditSet, Card, Event, Flasks, Goal, Loot, Phase, PrisonView, Purses, Space, TakenView,
    Target, View,
};

use tinstar_core::Seat;

use crate::scenes::{figure, hand_out, hand_over, lose, own, receive, stand};
use crate::scenes_horses::{forget_flasks, take_face_down};

/// What the phase says after an event.
pub(crate) fn shows(now: &View, event: &Event) -> bool {
    match *event {
        Event::PrisonCame { .. } => matches!(now.phase, Phase::Boarding { .. }),
        Event::GoalDrawn { .. } => {
            matches!(now.phase, Phase::Boarding { .. } | Phase::Stealing { bandit: None })
        }
        Event::PlusUnused { seat } => {
            matches!(now.phase, Phase::Scheming { seat: whose, .. } if whose == seat)
        }
        Event::MarshalShot { .. } | Event::Jailed { .. } | Event::Stayed => {
            now.phase == Phase::Stealing { bandit: Some(Bandit::Marshal) }
        }
        Event::PrisonerFreed { bandit, .. }
        | Event::BanditFreed { bandit, .. }
        | Event::Claimed { bandit, .. }
        | Event::Copied { bandit, .. }
        | Event::MarshalPunched { bandit, .. }
        | Event::MailbagTaken { bandit, .. } => now.phase == Phase::Stealing { bandit: Some(bandit) },
        Event::BrokeOut { .. } | Event::MailbagDropped { .. } => matches!(now.phase, Phase::Stealing { .. }),
        Event::Accomplished { .. } | Event::GoalsShown { .. } => matches!(now.phase, Phase::Counting { .. }),
        _ => now.phase == Phase::Stealing { bandit: None },
    }
}

fn prison(seen: &mut View) -> &mut PrisonView {
    seen.prison.as_mut().expect("Marshal & Prisoners is played")
}

/// The abilities of a bandit are its own, unless a Poker Player took them, and those of its Prisoners.
fn note_abilities(seen: &mut View, bandit: Bandit) {
    if !seen.abilities {
        return;
    }
    let held = seen.stagecoach.as_ref().and_then(|coach| coach.hostages[bandit.index()]);
    let own = if held == Some(colt_express::Hostage::PokerPlayer) {
        BanditSet::EMPTY
    } else {
        [bandit].into_iter().collect()
    };
    let freed = prison(seen).freed[bandit.index()];
    figure(seen, bandit).abilities = freed.iter().fold(own, BanditSet::with);
}

/// A bandit's Mailbags, of which the viewer may know the values.
fn bags(seen: &mut View, bandit: Bandit, value: Option<u16>, more: bool) {
    let held = &mut prison(seen).held[bandit.index()];
    held.count = if more { held.count + 1 } else { held.count - 1 };
    if let (Some(values), Some(value)) = (&mut held.values, value) {
        if more {
            values.push(value);
            values.sort_unstable();
        } else {
            let place = values.iter().position(|held| *held == value).expect("a Mailbag that was there");
            values.remove(place);
        }
    }
}

/// A Mailbag goes out of these hands, and nobody knows any more which one is left in them.
fn forget(seen: &mut View, target: Bandit) {
    let prison = prison(seen);
    prison.taken = prison.taken.iter().copied().filter(|bag| bag.bandit != target).collect();
}

/// A player runs the Marshal, who is in the Locomotive.
pub(crate) fn appointed(seen: &mut View, seat: Seat, now: &View) {
    let marshal = now.figures[Bandit::Marshal.index()];
    assert!(marshal.is_some_and(|it| it.seat == seat && it.at.index() == 0 && it.purses == 0));
    seen.figures[Bandit::Marshal.index()] = marshal;
    if own(seen, seat) {
        prison(seen).goals = Some(Default::default());
    }
}

/// A bandit is there, and its player may look at its Mailbags.
pub(crate) fn placed(seen: &mut View, bandit: Bandit, mine: bool) {
    if let Some(prison) = &mut seen.prison {
        prison.held[bandit.index()].values = mine.then(Default::default);
    }
}

/// A bandit's loot is counted for all to see.
pub(crate) fn counted(seen: &mut View, bandit: Bandit, now: &View) {
    if let (Some(seen), Some(now)) = (&mut seen.prison, &now.prison) {
        let (before, after) = (&mut seen.held[bandit.index()], now.held[bandit.index()]);
        assert_eq!(Some(usize::from(before.count)), after.values.map(|values| values.len()));
        before.values = after.values;
    }
}

/// A card has been turned: a bandit's could be copied from now on.
pub(crate) fn turned(seen: &mut View, bandit: Bandit, card: Card) {
    if let Some(prison) = &mut seen.prison
        && bandit != Bandit::Marshal
        && card != Card::BrilliantIdea
    {
        prison.copied = Some(card);
    }
}

/// A Brilliant Idea of somebody who has fled is nothing another could copy.
pub(crate) fn no_effect(seen: &mut View, card: Card) {
    if let Some(prison) = seen.prison.as_mut().filter(|_| card == Card::BrilliantIdea) {
        prison.copied = None;
    }
}

/// Does to `seen` what an event says.
pub(crate) fn happen(seen: &mut View, event: &Event) {
    match *event {
        Event::PrisonCame { prisoners } => prison(seen).prisoners = prisoners,
        Event::GoalDrawn { seat, goal } => {
            assert_eq!(goal.is_some(), own(seen, seat), "a goal is the Marshal's secret");
            hand_out(seen);
            let prison = prison(seen);
            (prison.drawn, prison.copied) = (prison.drawn + 1, None);
            if let (Some(goals), Some(goal)) = (&mut prison.goals, goal) {
                goals.push(goal);
            }
        }
        Event::MarshalShot { target, pile, left } => {
            let prison = prison(seen);
            prison.piles[usize::from(pile)] = left;
            prison.hits[target.index()] += 1;
            figure(seen, target).shots += 1;
            receive(seen, target);
        }
        Event::Jailed { bandit } => {
            stand(seen, bandit, Space::CELL);
            let prison = prison(seen);
            prison.arrests[bandit.index()] += 1;
            let freed = std::mem::take(&mut prison.freed[bandit.index()]);
            prison.prisoners = freed.iter().fold(prison.prisoners, BanditSet::with);
            note_abilities(seen, bandit);
        }
        Event::BrokeOut { bandit, to } => {
            prison(seen).copied = None;
            stand(seen, bandit, to);
        }
        Event::PrisonerFreed { bandit, prisoner } => {
            let prison = prison(seen);
            prison.copied = None;
            prison.prisoners = prison.prisoners.without(prisoner);
            prison.freed[bandit.index()].insert(prisoner);
            note_abilities(seen, bandit);
        }
        Event::BanditFreed { bandit, target, to } => {
            assert_eq!(figure(seen, bandit).at, to);
            prison(seen).copied = None;
            stand(seen, target, to);
        }
        Event::Claimed { bandit, target, loot, value, kind, .. } => {
            claim(seen, bandit, target, loot, value, kind)
        }
        Event::MarshalPunched { bandit, brawler: Some(brawler) } => {
            prison(seen).brawlers[usize::from(brawler)] = Some(bandit);
        }
        Event::MailbagTaken { bandit, label, value, .. } => {
            let lying = &mut prison(seen).lying;
            let place = lying.iter().position(|bag| bag.label == label).expect("a Mailbag that lay there");
            let bag = lying.remove(place);
            bags(seen, bandit, value, true);
            if let Some(holder) = bag.holder {
                let value = value.or(bag.value);
                prison(seen).taken.push(TakenView { label, bandit, holder, value });
                prison(seen).taken.sort_unstable();
            }
        }
        Event::MailbagDropped { seat, target, label, value, at } => {
            bags(seen, target, value, false);
            forget(seen, target);
            let prison = prison(seen);
            prison.lying.push(BagView { label, at, holder: Some(seat), value });
            prison.labels += 1;
        }
        Event::HeadCounted { bandit } => prison(seen).counted.insert(bandit),
        Event::Bribed { bandit } => prison(seen).bribed.insert(bandit),
        Event::GoalsShown { goals, .. } => {
            let prison = prison(seen);
            prison.shown = true;
            prison.goals = Some(goals);
        }
        _ => {}
    }
}

/// Whoever knows the Marshal's goals sees which are fulfilled by what everybody sees (Table 16).
pub(crate) fn judge(seen: &mut View) {
    let playing = Bandit::ALL
        .into_iter()
        .filter(|bandit| seen.figures.get(bandit.index()).is_some_and(Option::is_some));
    let rows: Vec<usize> = playing.map(Bandit::index).collect();
    let Some(prison) = &mut seen.prison else { return };
    let fulfilled = |goal: &Goal| match *goal {
        Goal::Warrant(bandit) => prison.arrests[bandit.index()] > 0,
        Goal::Target(Target::EmptyCylinder) => prison.piles[0] == 0 || prison.piles[1] == 0,
        Goal::Target(Target::FullOfLead) => rows.iter().all(|row| prison.hits[*row] >= 1),
        Goal::Target(Target::ArchEnemy) => rows.iter().filter(|row| prison.arrests[**row] > 0).count() >= 3,
        Goal::Target(Target::MarkedMan) => rows.iter().any(|row| prison.hits[*row] >= 4),
        Goal::Target(Target::RepeatOffender) => rows.iter().any(|row| prison.arrests[*row] >= 2),
        Goal::Target(Target::MailSaved) => !prison.lying.is_empty(),
        Goal::Target(Target::UnderLockAndKey) => prison.prisoners.len() >= 2,
    };
    prison.fulfilled = prison.goals.map(|goals| goals.iter().map(fulfilled).collect());
}

fn claim(
    seen: &mut View,
    bandit: Bandit,
    target: Bandit,
    loot: Loot,
    value: Option<u16>,
    kind: Option<colt_express::Whiskey>,
) {
    match loot {
        Loot::Purse => {
            lose(seen, target);
            hand_over(seen, bandit, target, value);
            let victim = figure(seen, target);
            if let (Some(values), Some(value)) = (&mut victim.values, value) {
                *values = values.less(Purses::one(value));
            }
            let robber = figure(seen, bandit);
            robber.purses += 1;
            if let (Some(values), Some(value)) = (&mut robber.values, value) {
                *values = values.and(Purses::one(value));
            }
        }
        Loot::Jewel => {
            figure(seen, target).jewels -= 1;
            figure(seen, bandit).jewels += 1;
        }
        Loot::Strongbox => {
            figure(seen, target).strongboxes -= 1;
            figure(seen, bandit).strongboxes += 1;
        }
        Loot::Mailbag => {
            bags(seen, target, value, false);
            forget(seen, target);
            bags(seen, bandit, value, true);
            let (holder, prison) = (figure(seen, target).seat, prison(seen));
            prison.taken.push(TakenView { label: prison.labels, bandit, holder, value });
            prison.taken.sort_unstable();
        }
        Loot::Whiskey => {
            let holder = figure(seen, target).seat;
            let coach = seen.stagecoach.as_mut().expect("a flask");
            forget_flasks(coach, target);
            take_face_down(coach, bandit, coach.labels, holder, kind);
            let change = |kinds: &mut Option<Flasks>, more: bool| {
                if let (Some(kinds), Some(kind)) = (kinds, kind) {
                    let count = kinds.of_mut(kind);
                    *count = if more { *count + 1 } else { *count - 1 };
                }
            };
            coach.held[target.index()].hidden -= 1;
            change(&mut coach.held[target.index()].kinds, false);
            coach.held[bandit.index()].hidden += 1;
            change(&mut coach.held[bandit.index()].kinds, true);
        }
        Loot::OpenClassic | Loot::OpenOld => {
            let kind = kind.expect("everybody sees an open flask");
            let coach = seen.stagecoach.as_mut().expect("a flask");
            *coach.held[target.index()].open.of_mut(kind) -= 1;
            *coach.held[bandit.index()].open.of_mut(kind) += 1;
        }
    }
}
