//! How strong the instinct is and how games end: `cargo run --release -p marshals --example strength`.

use marshals::{GameOptions, Marshals, Mode};
use tinstar_bots::Level;
use tinstar_core::rule;
use tinstar_lab::{Plan, Report, simulate};

const GAMES: u64 = 10_000;

fn main() {
    for mode in [Mode::Standard, Mode::Basic] {
        for seats in 2..=4 {
            let mut bots = vec![Level::Random; seats];
            let random = run(mode, seats, bots.clone());
            println!(
                "{mode:?} {seats}: {:.0} random decisions/s on one thread, {:.0} decisions a game, {:.1} choices",
                random.decisions_per_second, random.decisions_per_game.mean, random.choices_per_decision
            );
            bots[0] = Level::Instinct;
            let mixed = run(mode, seats, bots);
            let share = &mixed.wins_by_bot["instinct"];
            println!(
                "  one instinct wins {:.1} % [{:.1}, {:.1}]",
                100.0 * share.share,
                100.0 * share.low,
                100.0 * share.high
            );
            let all = run(mode, seats, vec![Level::Instinct; seats]);
            println!(
                "  only instincts: {:.0} decisions a game; {}",
                all.decisions_per_game.mean,
                endings(&all)
            );
            let seats: Vec<String> =
                all.wins_by_seat.iter().map(|share| format!("{:.1}", 100.0 * share.share)).collect();
            println!("  by seat {} %", seats.join(" "));
        }
    }
}

fn run(mode: Mode, seats: usize, bots: Vec<Level>) -> Report {
    let options = GameOptions { mode };
    let plan = Plan::<Marshals> {
        seats,
        options,
        games: GAMES,
        seed: 7,
        threads: 1,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules: false,
    };
    let fast = simulate(&plan, &|_| (), None).expect("nothing stops it");
    let counted = simulate(&Plan { count_rules: true, ..plan }, &|_| (), None).expect("nothing stops it");
    Report { rules_fired: counted.rules_fired, ..fast }
}

/// How often each victory condition decided.
fn endings(report: &Report) -> String {
    let fired = report.rules_fired.as_ref().expect("rules were counted");
    let conditions = [
        ("last one", rule!("MA-125")),
        ("corrupt", rule!("MA-126")),
        ("three captures", rule!("MA-127")),
        ("money", rule!("MA-128")),
        ("money, tied", rule!("MA-130")),
        ("money, one got away", rule!("MA-131")),
        ("basic", rule!("MA-158")),
    ];
    let share = |rule| 100.0 * *fired.get(&rule).unwrap_or(&0) as f64 / GAMES as f64;
    let parts = conditions.map(|(name, rule)| format!("{name} {:.1} %", share(rule)));
    parts.join(", ")
}
