//! Parts of a simulation add up to the whole, wherever and in whatever order they were played.

use marshals::Marshals;
use serde_json::Value;
use tinstar_bots::Level;
use tinstar_lab::{BadPortions, Plan, Portion, Report, simulate, simulate_portion};

fn plan(games: u64) -> Plan<Marshals> {
    Plan {
        seats: 3,
        options: marshals::GameOptions::default(),
        games,
        seed: 6,
        threads: 2,
        bots: vec![Level::Instinct.into(), Level::Random.into(), Level::Random.into()],
        count_rules: true,
    }
}

fn part(from: u64, games: u64) -> Portion {
    simulate_portion(&plan(games), from, &|_| {})
}

/// Without how long it took.
fn counted(report: &Report) -> Value {
    let mut value = serde_json::to_value(report).expect("a report is plain data");
    value
        .as_object_mut()
        .expect("a report has fields")
        .retain(|key, _| !key.contains("second") && key != "threads");
    value
}

#[test]
fn parts_are_the_whole_in_any_order() {
    let whole = simulate(&plan(700), &|_| {}, None).unwrap();
    let parts = [part(300, 400), part(0, 1), part(1, 299)];
    // As they come back from other machines.
    let parts =
        parts.map(|part| serde_json::from_str::<Portion>(&serde_json::to_string(&part).unwrap()).unwrap());
    let merged = Portion::merge(parts.to_vec()).unwrap();
    assert_eq!((merged.from, merged.games), (0, 700));
    assert_eq!(counted(&merged.report::<Marshals>().unwrap()), counted(&whole));
}

#[test]
fn what_is_no_whole_is_refused() {
    let [first, second] = [part(0, 50), part(50, 50)];
    assert_eq!(Portion::merge(vec![]), Err(BadPortions::None));
    assert_eq!(
        Portion::merge(vec![second.clone(), first.clone(), second.clone()]),
        Err(BadPortions::Twice(50))
    );
    assert_eq!(Portion::merge(vec![part(60, 10), first.clone()]), Err(BadPortions::Missing(50)));
    let mut other = second.clone();
    other.of.seed += 1;
    assert_eq!(Portion::merge(vec![first.clone(), other]), Err(BadPortions::Differ));
    let mut changed = second;
    changed.games += 1;
    assert_eq!(Portion::merge(vec![first.clone(), changed]), Err(BadPortions::Unsound));
    assert_eq!(first.report::<catching_santa::CatchingSanta>().err(), Some(BadPortions::Differ));
}
