//! Sections 5.3 and 9.5: the end.

use std::cmp::Reverse;

use tinstar_core::{BySeat, Log, Outcome, ScoreLine, Seat, SeatSet, fires, rule};

use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::data::{BULLETS, CONDUCTOR, ELF_NEAR, GUNSLINGER, JEWEL_VALUE, STRONGBOX_VALUE};
use crate::phase::Phase;
use crate::state::{ColtExpress, MOST_SEATS};
use crate::train::Space;
use crate::view::Verdict;

/// The game is over: prize, wealth, the Elf's tokens, the winner (CE-136, ELF-43).
#[inline]
pub(crate) fn end(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) -> Phase {
    let mut counted = BanditSet::EMPTY;
    state.phase = Phase::Counting { counted, tokens: false };
    log.tell(state, fires!("CE-136"), || Event::Ended);
    let prize = gunslingers(state);
    let rule = match prize.len() {
        0 => fires!("CE-140"),
        1 => fires!("CE-138"),
        _ => fires!("CE-139"),
    };
    log.tell(state, rule, || Event::Gunslingers { bandits: prize });
    for bandit in state.playing.iter() {
        let purses = state.figure(bandit).purses;
        counted.insert(bandit);
        state.phase = Phase::Counting { counted, tokens: false };
        log.tell(state, fires!("CE-137"), || Event::Counted {
            bandit,
            purses,
            wealth: wealth(state, prize, bandit),
        });
    }
    if let Some(elf) = state.elf {
        state.phase = Phase::Counting { counted, tokens: true };
        log.tell(state, fires!("ELF-43"), || Event::TokensTurned { gifts: elf.gifts });
        let rule = if is_near(elf.at) { fires!("ELF-44") } else { fires!("ELF-45") };
        log.tell(state, rule, || Event::Eliminated { bandits: eliminated(state), elf: elf.at });
    }
    state.phase = Phase::Over;
    tell_winner(state, log);
    Phase::Over
}

/// Who stands best, and how well.
fn best(standings: &BySeat<Standing, MOST_SEATS>) -> (SeatSet, Standing) {
    let best = standings.iter().map(|(_, standing)| *standing).max().unwrap_or_default();
    (standings.iter().filter(|(_, standing)| **standing == best).map(|(seat, _)| seat).collect(), best)
}

/// How it ended, for whoever looks at it.
pub(crate) fn verdict(state: &ColtExpress) -> Verdict {
    let gunslingers = gunslingers(state);
    let worth = |bandit| if state.playing.contains(bandit) { wealth(state, gunslingers, bandit) } else { 0 };
    Verdict {
        gunslingers,
        wealth: Bandit::ALL.map(worth),
        eliminated: eliminated(state),
        winners: best(&standings(state)).0,
    }
}

/// Whether the Elf is near enough to the Locomotive for the Gifts to win (ELF-44, ELF-45).
fn is_near(elf: Space) -> bool {
    elf.car().index() <= ELF_NEAR
}

/// Who won, and the rule that settled it.
fn tell_winner(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    let standings = standings(state);
    let (winners, best) = best(&standings);
    let as_rich =
        standings.iter().filter(|(_, standing)| (standing.0, standing.1) == (best.0, best.1)).count();
    let crews = state.playing.len() > state.table();
    let rule = match state.elf {
        _ if winners.len() > 1 => fires!("CE-143"),
        Some(_) if as_rich > 1 => fires!("ELF-48"),
        Some(_) if crews => fires!("ELF-49"),
        None if crews && as_rich > 1 => fires!("CE-158"),
        None if as_rich > 1 => fires!("CE-142"),
        None if crews => fires!("CE-29"),
        Some(elf) if is_near(elf.at) => fires!("ELF-44"),
        Some(_) => fires!("ELF-45"),
        None => fires!("CE-141"),
    };
    log.tell(state, rule, || Event::Won { seats: winners });
}

/// Who fired most, if anybody fired (CE-138 to CE-140).
pub(crate) fn gunslingers(state: &ColtExpress) -> BanditSet {
    let left = |bandit: &Bandit| state.figure(*bandit).bullets;
    let fewest = state.playing.iter().map(|bandit| left(&bandit)).min().unwrap_or(BULLETS);
    if fewest == BULLETS {
        return BanditSet::EMPTY;
    }
    state.playing.iter().filter(|bandit| left(bandit) == fewest).collect()
}

/// A bandit's loot and prizes (CE-137).
fn wealth(state: &ColtExpress, prize: BanditSet, bandit: Bandit) -> u32 {
    state.figure(bandit).worth() + u32::from(prize.contains(bandit)) * u32::from(GUNSLINGER)
}

/// Whom the Elf puts out of the running: the Empty near the Locomotive, else the Gifts (ELF-44, ELF-45).
pub(crate) fn eliminated(state: &ColtExpress) -> BanditSet {
    match state.elf {
        None => BanditSet::EMPTY,
        Some(elf) if is_near(elf.at) => state.playing.less(elf.gifts),
        Some(elf) => elf.gifts,
    }
}

/// What players compare, the greatest first: not eliminated, wealth, fewer Bullets received (CE-161, ELF-56).
type Standing = (bool, u32, Reverse<u32>);

/// What every player puts into the comparison. With two bandits their wealth and Bullets are added (CE-29,
/// CE-158), unless the Elf decides: then bandit is compared with bandit (ELF-49).
fn standings(state: &ColtExpress) -> BySeat<Standing, MOST_SEATS> {
    let (prize, out) = (gunslingers(state), eliminated(state));
    let of = |bandit| {
        let received = u32::from(state.figure(bandit).received());
        (!out.contains(bandit), wealth(state, prize, bandit), Reverse(received))
    };
    BySeat::from_fn(state.table(), |seat| {
        let crew = state.crews[seat].iter().map(|(_, bandit)| of(bandit));
        let best = if state.elf.is_some() {
            crew.max()
        } else {
            crew.reduce(|one, other| (true, one.1 + other.1, Reverse(one.2.0 + other.2.0)))
        };
        best.expect("every player has a bandit")
    })
}

/// Places and totals (CE-141 to CE-143, CE-161, ELF-56).
pub(crate) fn outcome(state: &ColtExpress) -> Outcome {
    let (prize, standings) = (gunslingers(state), standings(state));
    let total = |seat: Seat| -> u32 {
        state.crews[seat].iter().map(|(_, bandit)| wealth(state, prize, bandit)).sum()
    };
    Outcome::ranked(state.table(), |seat| standings[seat], |seat| total(seat) as i32)
}

/// What makes up a player's total (CE-137, CE-138, CE-134).
pub(crate) fn score_sheet(state: &ColtExpress, seat: Seat, out: &mut Vec<ScoreLine>) {
    let prize = gunslingers(state);
    let (mut purses, mut purse_value, mut jewels, mut strongboxes, mut ransoms, mut prizes) =
        (0, 0, 0, 0, 0, 0);
    for (_, bandit) in state.crews[seat].iter() {
        let figure = state.figure(bandit);
        purses += i32::from(figure.purses.len());
        purse_value += figure.purses.value() as i32;
        jewels += i32::from(figure.jewels);
        strongboxes += i32::from(figure.strongboxes);
        ransoms += i32::from(figure.ransom);
        prizes += i32::from(prize.contains(bandit));
    }
    let lines = [
        (rule!("CE-137"), "ce-purses", purses, purse_value),
        (rule!("CE-137"), "ce-jewels", jewels, jewels * i32::from(JEWEL_VALUE)),
        (rule!("CE-137"), "ce-strongboxes", strongboxes, strongboxes * i32::from(STRONGBOX_VALUE)),
        (rule!("CE-134"), "ce-ransoms", ransoms, ransoms * i32::from(CONDUCTOR)),
        (rule!("CE-138"), "ce-gunslinger-prize", prizes, prizes * i32::from(GUNSLINGER)),
    ];
    let counted = lines.into_iter().filter(|(_, _, count, _)| *count > 0);
    out.extend(counted.map(|(rule, item, count, points)| ScoreLine { rule, item, count, points }));
}
