//! Sections 5.3 and 9.5: the end.

use std::cmp::Reverse;

use tinstar_core::{BySeat, Log, Outcome, ScoreLine, Seat, SeatSet, fires, rule};

use super::horses::ransom;
use super::prison::{self, goals};
use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::data::{BULLETS, CONDUCTOR, ELF_NEAR, GUNSLINGER, JEWEL_VALUE, MORTAL_BULLET, STRONGBOX_VALUE};
use crate::phase::Phase;
use crate::state::{ColtExpress, MOST_SEATS};
use crate::train::Space;
use crate::view::Verdict;

/// The game is over: prize, wealth, the Elf's tokens, the winner (CE-136, ELF-43).
#[inline]
pub(crate) fn end(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) -> Phase {
    state.phase = Phase::Counting { counted: BanditSet::EMPTY, tokens: false };
    log.tell(state, fires!("CE-136"), || Event::Ended);
    if state.prison.is_some() {
        goals::show(state, log);
    }
    if log.listens() {
        tell(state, log);
    }
    Phase::Over
}

/// How it came out, one thing after the other. Nothing on the table changes any more.
fn tell(state: &mut ColtExpress, log: &mut impl Log<ColtExpress>) {
    let mut counted = BanditSet::EMPTY;
    ransom::tell(state, log);
    let prize = gunslingers(state);
    let fired = most_fired(state);
    let rule = match prize.len() {
        _ if fired == 0 => fires!("CE-140"),
        _ if state.partners => fires!("HS-118"),
        _ if state.has_crews() => fires!("CE-29"),
        1 => fires!("CE-138"),
        _ => fires!("CE-139"),
    };
    log.tell(state, rule, || Event::Gunslingers { bandits: prize, fired, team: state.partners });
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
        let rule = if goals::marshal_wins(state) { fires!("ELF-57") } else { fires!("ELF-43") };
        log.tell(state, rule, || Event::TokensTurned { gifts: elf.gifts });
    }
    if let Some(elf) = state.elf
        && !goals::marshal_wins(state)
    {
        let rule = if is_near(state, elf.at) { fires!("ELF-44") } else { fires!("ELF-45") };
        let beside = state.stagecoach.filter(|_| elf.at.is_coach()).map(|coach| coach.beside);
        log.tell(state, rule, || Event::Eliminated { bandits: eliminated(state), elf: elf.at, beside });
    }
    state.phase = Phase::Over;
    tell_winner(state, log);
}

/// Who stands best, and how well; nobody if nobody can win (HS-111).
fn best(standings: &BySeat<Standing, MOST_SEATS>) -> (SeatSet, Standing) {
    let best = standings.iter().map(|(_, standing)| *standing).max().unwrap_or_default();
    if !best.0 {
        return (SeatSet::EMPTY, best);
    }
    (standings.iter().filter(|(_, standing)| **standing == best).map(|(seat, _)| seat).collect(), best)
}

/// How it ended, for whoever looks at it.
pub(crate) fn verdict(state: &ColtExpress) -> Verdict {
    let gunslingers = gunslingers(state);
    let worth = |bandit| if state.playing.contains(bandit) { wealth(state, gunslingers, bandit) } else { 0 };
    let ransomed = |bandit| if state.playing.contains(bandit) { ransom::ransom(state, bandit) } else { 0 };
    let bandits = || Bandit::ALL.into_iter().take(state.rows());
    Verdict {
        gunslingers,
        wealth: bandits().map(worth).collect(),
        eliminated: eliminated(state),
        arrested: ransom::is_escape(state).then(|| ransom::arrested(state)),
        ransoms: state.stagecoach.is_some().then(|| bandits().map(ransomed).collect()),
        winners: best(&standings(state, gunslingers)).0,
    }
}

/// Whether the Elf is near enough to the Locomotive for the Gifts to win (ELF-44, ELF-45).
fn is_near(state: &ColtExpress, elf: Space) -> bool {
    state.layout().cars_from_engine(elf) <= ELF_NEAR
}

/// Who won, and the rule that settled it.
fn tell_winner(state: &ColtExpress, log: &mut impl Log<ColtExpress>) {
    let standings = standings(state, gunslingers(state));
    let (winners, best) = best(&standings);
    // Of partners, one counts for both.
    let sides = |like: &dyn Fn(&Standing) -> bool| {
        standings.iter().filter(|(seat, standing)| state.leads(*seat) && like(standing)).count()
    };
    let as_rich = sides(&|standing| (standing.0, standing.1) == (best.0, best.1));
    let shared = sides(&|standing| *standing == best) > 1;
    let crews = state.has_crews();
    let rule = match state.elf {
        _ if goals::marshal_wins(state) => fires!("MP-71"),
        Some(_) if winners.is_empty() => fires!("ELF-50"),
        None if winners.is_empty() => fires!("HS-111"),
        _ if shared => fires!("CE-143"),
        Some(_) if as_rich > 1 => fires!("ELF-48"),
        Some(_) if ransom::is_escape(state) => fires!("ELF-50"),
        Some(_) if state.partners => fires!("ELF-58"),
        Some(_) if crews => fires!("ELF-49"),
        None if crews && as_rich > 1 => fires!("CE-158"),
        None if as_rich > 1 => fires!("CE-142"),
        None if state.partners => fires!("HS-118"),
        None if crews => fires!("CE-29"),
        Some(elf) if is_near(state, elf.at) => fires!("ELF-44"),
        Some(_) => fires!("ELF-45"),
        None => fires!("CE-141"),
    };
    let team = state.partners && !shared && !winners.is_empty();
    log.tell(state, rule, || Event::Won { seats: winners, team });
}

/// How many Bullets a bandit and those on its side have fired at others (CE-138, CE-29, HS-118).
fn fired(state: &ColtExpress, bandit: Bandit) -> u8 {
    let at_others = |bandit| BULLETS - state.figure(bandit).bullets - state.figure(bandit).friendly;
    if !state.has_sides() {
        return at_others(bandit);
    }
    state.side(state.figure(bandit).seat).iter().map(|(_, bandit)| at_others(bandit)).sum()
}

/// How many Bullets those who fired most have fired.
fn most_fired(state: &ColtExpress) -> u8 {
    state.playing.iter().map(|bandit| fired(state, bandit)).max().unwrap_or_default()
}

/// The bandits of those who fired most; of everybody if nobody fired (CE-138 to CE-140, CE-29, HS-118).
pub(crate) fn gunslingers(state: &ColtExpress) -> BanditSet {
    let most = most_fired(state);
    state.playing.iter().filter(|bandit| fired(state, *bandit) == most).collect()
}

/// The prize of a bandit's player (CE-138).
fn prize_of(prize: BanditSet, bandit: Bandit) -> i32 {
    i32::from(prize.contains(bandit)) * i32::from(GUNSLINGER)
}

/// What a bandit has without a prize: its loot, and what the expansions add or take (CE-137, HS-112, MP-73).
fn worth(state: &ColtExpress, bandit: Bandit) -> i32 {
    state.figure(bandit).worth() + ransom::extra(state, bandit) + prison::worth::total(state, bandit)
}

/// A bandit's loot and prizes (CE-137). With two players the prize is the player's, with partners the team's, and no bandit's
/// (CE-29, HS-118).
fn wealth(state: &ColtExpress, prize: BanditSet, bandit: Bandit) -> i32 {
    let prize = if state.has_sides() { 0 } else { prize_of(prize, bandit) };
    worth(state, bandit) + prize
}

/// What a player has all together, and the partner with him (CE-137, CE-29, HS-118).
fn total(state: &ColtExpress, prize: BanditSet, seat: Seat) -> i32 {
    let crew = state.side(seat);
    let worth: i32 = crew.iter().map(|(_, bandit)| worth(state, bandit)).sum();
    worth + crew.first().map_or(0, |bandit| prize_of(prize, bandit))
}

/// Whom the Elf puts out of the running: the Empty near the Locomotive, else the Gifts (ELF-44, ELF-45).
pub(crate) fn eliminated(state: &ColtExpress) -> BanditSet {
    match state.elf {
        None => BanditSet::EMPTY,
        // The Elf has no effect (ELF-42).
        Some(_) if goals::marshal_wins(state) => BanditSet::EMPTY,
        Some(elf) if is_near(state, elf.at) => state.playing.less(elf.gifts),
        Some(elf) => elf.gifts,
    }
}

/// What players compare, the greatest first: neither eliminated nor arrested, wealth, fewer Bullets received (CE-161,
/// ELF-56, HS-108).
type Standing = (bool, i32, Reverse<u32>);

/// What every player puts into the comparison. With two bandits on a side their wealth and Bullets are added (CE-29,
/// CE-158, HS-118), unless the Elf decides: then bandit is compared with bandit, each with the whole prize (ELF-49,
/// ELF-58). The same holds if bandits were arrested one by one (HS-108).
fn standings(state: &ColtExpress, prize: BanditSet) -> BySeat<Standing, MOST_SEATS> {
    let out = eliminated(state).or(ransom::arrested(state));
    let received = |bandit| u32::from(state.figure(bandit).received());
    let of = |bandit| {
        let rich = worth(state, bandit) + prize_of(prize, bandit);
        (!out.contains(bandit), rich, Reverse(received(bandit)))
    };
    let marshal_wins = goals::marshal_wins(state);
    BySeat::from_fn(state.table(), |seat| {
        let crew = || state.side(seat).iter().map(|(_, bandit)| bandit);
        if state.crews[seat].first() == Some(Bandit::Marshal) {
            // He wins alone or comes last (MP-71, MP-72).
            return (marshal_wins, i32::MIN, Reverse(0));
        }
        if let (false, false, Some(bandit)) = (marshal_wins, state.has_sides(), state.crews[seat].first()) {
            return of(bandit);
        }
        if marshal_wins {
            let (_, rich, shots) = crew().map(of).max().expect("every player has a bandit");
            return (false, rich, shots);
        }
        if state.elf.is_some() || ransom::is_escape(state) {
            crew().map(of).max().expect("every player has a bandit")
        } else {
            (true, total(state, prize, seat), Reverse(crew().map(received).sum()))
        }
    })
}

/// Places and totals (CE-141 to CE-143, CE-161, ELF-56).
pub(crate) fn outcome(state: &ColtExpress) -> Outcome {
    let prize = gunslingers(state);
    let standings = standings(state, prize);
    // Where everybody stands alone, that is what was compared.
    let alone = !state.has_sides() && state.prison.is_none();
    let totals = |seat| if alone { standings[seat].1 } else { total(state, prize, seat) };
    let mut outcome = Outcome::ranked(state.table(), |seat| standings[seat], totals);
    if best(&standings).0.is_empty() {
        // Nobody wins, so nobody has the first place (HS-111).
        Seat::all(state.table()).for_each(|seat| outcome.places[seat] = outcome.places[seat].max(2));
    }
    outcome
}

/// What makes up a player's total (CE-137, CE-138, CE-134), and whether the Elf has put the player out of the running
/// all the same (ELF-44, ELF-45).
pub(crate) fn score_sheet(state: &ColtExpress, seat: Seat, out: &mut Vec<ScoreLine>) {
    let prize = gunslingers(state);
    let (mut purses, mut purse_value, mut jewels, mut strongboxes, mut ransoms, mut prizes) =
        (0, 0, 0, 0, 0, 0);
    let (mut hostages, mut hostage_value, mut shared, mut mortal) = (0, 0, 0, 0);
    for (_, bandit) in state.crews[seat].iter() {
        let figure = state.figure(bandit);
        purses += i32::from(figure.purses.len());
        purse_value += figure.purses.value() as i32;
        jewels += i32::from(figure.jewels);
        strongboxes += i32::from(figure.strongboxes);
        ransoms += i32::from(figure.ransom);
        if let Some(coach) = &state.stagecoach {
            hostages += i32::from(coach.hostages[bandit.index()].is_some());
            hostage_value += i32::from(ransom::ransom(state, bandit));
            shared += i32::from(coach.shared[bandit.index()]);
            mortal += i32::from(ransom::mortal(state, bandit));
        }
        // A player has it once (CE-29).
        prizes = i32::from(prize.contains(bandit));
    }
    let partner = state.partner(seat).and_then(|partner| state.crews[partner].first());
    let first = state.crews[seat].first();
    let extra = first.map(|bandit| prison::worth::extra(state, bandit)).unwrap_or_default();
    let achieved = if first == Some(Bandit::Marshal) { goals::fulfilled(state) as i32 } else { 0 };
    let lines = [
        (rule!("MP-71"), "ce-goals", achieved, 0),
        (rule!("CE-137"), "ce-purses", purses, purse_value),
        (rule!("CE-137"), "ce-jewels", jewels, jewels * i32::from(JEWEL_VALUE)),
        (rule!("CE-137"), "ce-strongboxes", strongboxes, strongboxes * i32::from(STRONGBOX_VALUE)),
        (rule!("CE-134"), "ce-ransoms", ransoms, ransoms * i32::from(CONDUCTOR)),
        (rule!("HS-112"), "ce-hostages", hostages, hostage_value),
        (rule!("HS-106"), "ce-shared", i32::from(shared != 0), shared),
        (rule!("HS-105"), "ce-mortal-bullets", mortal / i32::from(MORTAL_BULLET), -mortal),
        (rule!("MP-73"), "ce-mailbags", extra.mailbags.0, extra.mailbags.1),
        (rule!("MP-73"), "ce-brawlers", extra.brawlers.0, extra.brawlers.1),
        (rule!("MP-73"), "ce-posters", extra.poster.0, extra.poster.1),
        (rule!("MP-73"), "ce-prisoners", extra.prisoners.0, extra.prisoners.1),
        (rule!("MP-88"), "ce-bribes", extra.bribe.0, extra.bribe.1),
        (rule!("MP-86"), "ce-head-counts", extra.head_count.0, extra.head_count.1),
        (rule!("CE-138"), "ce-gunslinger-prize", prizes, prizes * i32::from(GUNSLINGER)),
        (
            rule!("HS-118"),
            "ce-partners-loot",
            i32::from(partner.is_some()),
            partner.map_or(0, |it| worth(state, it)),
        ),
    ];
    let out_of_it = eliminated(state);
    let put_out = state.side(seat).iter().all(|(_, bandit)| out_of_it.contains(bandit));
    let because =
        if state.elf.is_some_and(|elf| is_near(state, elf.at)) { rule!("ELF-44") } else { rule!("ELF-45") };
    let arrested = ransom::arrested(state);
    let caught = state.side(seat).iter().all(|(_, bandit)| arrested.contains(bandit));
    let lines = lines.into_iter().chain([
        (because, "ce-put-out", i32::from(put_out), 0),
        (rule!("HS-108"), "ce-arrested-line", i32::from(caught), 0),
    ]);
    let counted = lines.filter(|(_, _, count, _)| *count > 0);
    out.extend(counted.map(|(rule, item, count, points)| ScoreLine { rule, item, count, points }));
}
