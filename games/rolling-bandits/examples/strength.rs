//! How strong the instinct is, how long games are, how fast they go, and which rules fire:
//! `cargo run --release -p rolling-bandits --example strength`.

use std::collections::BTreeSet;

use rolling_bandits::{BanditOptions, RollingBandits, Variant};
use tinstar_bots::Level;
use tinstar_core::{RuleId, Terms, rule};
use tinstar_lab::{Plan, Report, simulate};

const GAMES: u64 = 10_000;

fn main() {
    let standard = BanditOptions::default();
    let mercenaries = BanditOptions { variant: Variant::Mercenaries, ..standard };
    let mut silent: BTreeSet<RuleId> = RollingBandits::FIRING.iter().copied().collect();
    for (options, seats) in [(standard, 2), (standard, 3), (standard, 4), (mercenaries, 2)] {
        println!("{seats} seats, {:?}", options.variant);
        let mut bots = vec![Level::Random; seats];
        let random = report(options, &bots, true);
        bots[0] = Level::Instinct;
        let mixed = report(options, &bots, true);
        let alone = report(options, &vec![Level::Instinct; seats], true);
        let share = &mixed.wins_by_bot["instinct"];
        println!("  instinct among random: {:.4} [{:.4}, {:.4}]", share.share, share.low, share.high);
        for (who, level, counted) in
            [("random", Level::Random, &random), ("instinct", Level::Instinct, &alone)]
        {
            let speed = report(options, &vec![level; seats], false).decisions_per_second / 1e6;
            let decisions = counted.decisions_per_game.mean;
            let turns = fired(counted, rule!("RB-8")) + fired(counted, rule!("RB-9"));
            println!(
                "  {who}: {turns:.1} turns and {decisions:.0} decisions a game, {speed:.2} M decisions/s"
            );
        }
        for counted in [random, mixed, alone] {
            counted.rules_fired.iter().flat_map(|fired| fired.keys()).for_each(|rule| {
                silent.remove(rule);
            });
        }
    }
    println!("never fired: {silent:?}");
}

/// How often a rule fired in a game, on average.
fn fired(report: &Report, rule: RuleId) -> f64 {
    let times = report.rules_fired.as_ref().and_then(|fired| fired.get(&rule)).copied();
    times.unwrap_or(0) as f64 / report.games as f64
}

fn report(options: BanditOptions, bots: &[Level], count_rules: bool) -> Report {
    let (seats, bots) = (bots.len(), bots.to_vec());
    let plan = Plan::<RollingBandits> {
        seats,
        options,
        games: GAMES,
        seed: 1,
        threads: 1,
        bots: bots.into_iter().map(Into::into).collect(),
        count_rules,
    };
    simulate(&plan, &|_| {}, None).expect("nobody stops it")
}
