//! What a simulation promises: the seed decides everything but the time, the sums add up, places are fair.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use catching_santa::CatchingSanta;
use serde_json::Value;
use tinstar_bots::Level::{self, Instinct, Random};
use tinstar_core::{Record, rule};
use tinstar_lab::{Interrupted, Plan, Report, Share, simulate};

/// What a report says about time and threads; all the rest follows from the plan.
const TIMES: [&str; 5] =
    ["threads", "seconds", "games_per_second", "decisions_per_second", "decisions_per_second_per_thread"];

fn plan(bots: &[Level], games: u64) -> Plan<CatchingSanta> {
    Plan {
        seats: bots.len(),
        options: Default::default(),
        games,
        seed: 1,
        threads: 2,
        bots: bots.iter().copied().map(Into::into).collect(),
        count_rules: false,
    }
}

fn run(plan: &Plan<CatchingSanta>) -> Report {
    simulate(plan, &|_| {}, None).expect("nobody interrupts")
}

/// The report and the records, in the order of the games.
fn run_recorded(plan: &Plan<CatchingSanta>) -> (Report, Vec<Record<CatchingSanta>>) {
    let kept = Mutex::new(Vec::new());
    let keep = |index, record| {
        kept.lock().expect("nobody panics while keeping").push((index, record));
        true
    };
    let report = simulate(plan, &|_| {}, Some(&keep)).expect("nobody interrupts");
    let mut kept = kept.into_inner().expect("nobody panics while keeping");
    kept.sort_by_key(|(index, _)| *index);
    assert!(kept.iter().map(|(index, _)| *index).eq(0..plan.games), "every game is kept once");
    (report, kept.into_iter().map(|(_, record)| record).collect())
}

/// The report as JSON, without what it says about time and threads.
fn timeless(report: &Report) -> String {
    let Value::Object(mut fields) = serde_json::to_value(report).expect("a report is plain data") else {
        panic!("a report is an object");
    };
    for name in TIMES {
        assert!(fields.remove(name).is_some(), "a report says {name}");
    }
    Value::Object(fields).to_string()
}

/// The shares of all seats and of all bots.
fn shares(report: &Report) -> impl Iterator<Item = &Share> {
    report.wins_by_seat.iter().chain(report.wins_by_bot.values())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let on = |threads| {
        let mut plan = plan(&[Instinct, Random, Random], 2_000);
        (plan.threads, plan.count_rules) = (threads, true);
        timeless(&run(&plan))
    };
    let alone = on(1);
    assert_eq!(on(2), alone);
    assert_eq!(on(5), alone);
}

#[test]
fn another_seed_gives_other_games() {
    let first = plan(&[Random; 3], 500);
    let second = Plan { seed: 2, ..first.clone() };
    let (first, mut second) = (run(&first), run(&second));
    second.seed = first.seed;
    assert_ne!(timeless(&first), timeless(&second));
}

#[test]
fn recorded_games_are_the_same_games_and_replay() {
    let plan = Plan { count_rules: true, ..plan(&[Instinct, Random, Random, Random], 300) };
    let (report, records) = run_recorded(&plan);
    assert_eq!(timeless(&report), timeless(&run(&plan)));
    let mut won = [0.0; 4];
    for record in records {
        record.replay(|_| {}).expect("a record that was just written");
        let winners = record.outcome.expect("a simulated game is over").winners();
        winners.iter().for_each(|seat| won[seat.index()] += 1.0 / winners.len() as f64);
    }
    for (won, share) in won.iter().zip(&report.wins_by_seat) {
        assert!((won - share.wins).abs() < 1e-9, "{won} and {share:?}");
    }
}

#[test]
fn a_record_that_cannot_be_kept_stops_everything() {
    let asked = AtomicU64::new(0);
    let keep = |_, _| asked.fetch_add(1, Ordering::Relaxed) < 9;
    let plan = Plan { threads: 1, ..plan(&[Random; 2], 1_000) };
    assert_eq!(simulate(&plan, &|_| {}, Some(&keep)).unwrap_err(), Interrupted);
    assert_eq!(asked.into_inner(), 10);
}

#[test]
fn progress_adds_up_to_the_games() {
    let done = AtomicU64::new(0);
    let plan = plan(&[Random; 2], 1_000);
    let report = simulate(&plan, &|games| _ = done.fetch_add(games, Ordering::Relaxed), None).unwrap();
    assert_eq!((report.games, done.into_inner()), (1_000, 1_000));
}

#[test]
fn every_game_is_won_once_or_not_at_all() {
    for bots in [&[Random; 2][..], &[Instinct, Random, Random], &[Random; 4]] {
        let report = run(&plan(bots, 3_000));
        let decided = (report.games - report.without_winner) as f64;
        let by_seat: f64 = report.wins_by_seat.iter().map(|share| share.wins).sum();
        let by_bot: f64 = report.wins_by_bot.values().map(|share| share.wins).sum();
        assert!((by_seat - decided).abs() < 1e-6, "{by_seat} of {decided}");
        assert!((by_bot - decided).abs() < 1e-6, "{by_bot} of {decided}");
        assert!(report.shared_victories > 0, "so many games have ties");
    }
}

#[test]
fn intervals_contain_their_share() {
    for games in [1, 30, 1_000] {
        let report = run(&plan(&[Instinct, Random, Random], games));
        for Share { share, low, high, .. } in shares(&report) {
            assert!(0.0 <= *low && low <= share && share <= high && *high <= 1.0, "{low} {share} {high}");
        }
    }
}

#[test]
fn bots_move_on_one_seat_from_game_to_game() {
    let (_, records) = run_recorded(&plan(&[Instinct, Random, Random], 6));
    let seated: Vec<_> = records.iter().map(|record| record.seats.join(" ")).collect();
    let around = ["instinct random random", "random random instinct", "random instinct random"];
    assert_eq!(seated, [around, around].concat());
}

#[test]
fn no_bot_gains_from_being_named_first() {
    let instinct = |bots| run(&plan(bots, 6_000)).wins_by_bot[Instinct.name()].clone();
    let (first, last) = (instinct(&[Instinct, Random]), instinct(&[Random, Instinct]));
    assert!(first.low <= last.share && last.share <= first.high, "{first:?} and {last:?}");
    assert!(last.low <= first.share && first.share <= last.high, "{first:?} and {last:?}");
}

#[test]
fn rules_are_counted_when_asked() {
    let quiet = plan(&[Random; 2], 200);
    let counting = Plan { count_rules: true, ..quiet.clone() };
    assert!(run(&quiet).rules_fired.is_none());
    let report =
        run(&counting).list_rules(&[rule!("CS-1"), rule!("CS-12"), rule!("CS-75")], &[rule!("CS-75")]);
    let fired = report.rules_fired.expect("they were counted");
    assert!(fired[&rule!("CS-12")] >= 3 * 200, "two rolls for the start and the first turn of every game");
    assert_eq!(report.rules_never_fired.expect("they were counted"), [rule!("CS-1"), rule!("CS-75")]);
    assert_eq!(report.rules_that_could_have_fired.expect("they were counted"), [rule!("CS-75")]);
}

#[test]
fn the_instinct_beats_random_players() {
    let instinct = |bots| run(&plan(bots, 10_000)).wins_by_bot[Instinct.name()].clone();
    let two = instinct(&[Instinct, Random]);
    assert!(two.low > 0.75, "{two:?}");
    let four = instinct(&[Instinct, Random, Random, Random]);
    assert!(four.low > 0.45, "{four:?}");
}
