//! `cargo xtask instructions`: how many machine instructions a decision costs.
//!
//! Unlike time, the count is the same on every run and on a busy machine. Two simulations that differ only
//! in their number of games are compared, so that starting up costs nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::process::{cargo, is_installed, output, program, run as run_command, target};
use crate::tree::Tree;

/// How many games the shorter and the longer simulation play.
const GAMES: [u32; 2] = [200, 400];

/// Every game can be played by so many.
const PLAYERS: &str = "4";

/// How many of the most expensive functions are shown.
const SHOWN: usize = 10;

/// Counts for the games named, or for all.
pub fn run(root: &Path, games: &[&str]) -> Result<(), Failure> {
    let tree = Tree::read(root)?;
    let all: Vec<&str> = tree.game_folders().collect();
    if let Some(unknown) = games.iter().find(|game| !all.contains(game)) {
        return Err(Failure::usage(format!("There is no game `{unknown}`, only {}.", all.join(", "))));
    }
    if !is_installed("valgrind") {
        println!("instructions: valgrind is not installed: skipped");
        return Ok(());
    }
    run_command(cargo(root).args(["build", "--quiet", "--release", "--package", "tinstar"]))?;
    for game in if games.is_empty() { &all } else { games } {
        count(root, game)?;
    }
    Ok(())
}

fn count(root: &Path, game: &str) -> Result<(), Failure> {
    let profile = target(root).join(format!("callgrind.{game}.out"));
    let [short, long] = GAMES.map(|games| Cost::measure(root, game, games, &profile));
    let each = long?.since(&short?)?;
    println!("{game}: {each:.0} instructions per decision ({PLAYERS} players)");
    if is_installed("callgrind_annotate") {
        let report = output(program(root, "callgrind_annotate").arg("--auto=no").arg(&profile))?;
        costliest(&report).iter().for_each(|(cost, function)| println!("  {cost:>15} {function}"));
    } else {
        println!("  callgrind_annotate is not installed: no list of functions");
    }
    Ok(())
}

/// What one simulation took.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cost {
    instructions: f64,
    decisions: f64,
}

impl Cost {
    /// Simulates `games` games and leaves callgrind's account in `profile`.
    fn measure(root: &Path, game: &str, games: u32, profile: &Path) -> Result<Self, Failure> {
        let report = output(
            program(root, "valgrind")
                .args(["--quiet", "--tool=callgrind"])
                .arg(format!("--callgrind-out-file={}", profile.display()))
                .arg(target(root).join("release/tinstar"))
                .args(["simulate", game, "--players", PLAYERS, "--games", &games.to_string()])
                .args(["--seed", "1", "--threads", "1", "--json"]),
        )?;
        let account = fs::read_to_string(profile).map_err(|error| Failure::io("read", profile, &error))?;
        Self::read(&account, &report, games)
    }

    fn read(account: &str, report: &str, games: u32) -> Result<Self, Failure> {
        let instructions = total(account)
            .ok_or_else(|| Failure::new("callgrind's file has no line `totals:` with a number."))?;
        let per_game = mean(report, "decisions_per_game").ok_or_else(|| {
            Failure::new("`tinstar simulate --json` prints no mean of `decisions_per_game`.")
        })?;
        Ok(Self { instructions, decisions: per_game * f64::from(games) })
    }

    /// Instructions for each decision that `self` took beyond those of `shorter`.
    fn since(self, shorter: &Self) -> Result<f64, Failure> {
        let decisions = self.decisions - shorter.decisions;
        if decisions <= 0.0 {
            return Err(Failure::new("The longer simulation took no more decisions than the shorter."));
        }
        Ok((self.instructions - shorter.instructions) / decisions)
    }
}

/// The number on the line `totals: 4225025` of callgrind's file.
fn total(account: &str) -> Option<f64> {
    account.lines().find_map(|line| line.strip_prefix("totals:"))?.trim().parse().ok()
}

/// The mean in `"key": {"mean": 20.5, ...}`, wherever it stands in `json`.
fn mean(json: &str, key: &str) -> Option<f64> {
    let (summary, _) = value(json, key)?.strip_prefix('{')?.split_once('}')?;
    let mean = value(summary, "mean")?;
    mean.split([',', '}']).next()?.trim().parse().ok()
}

/// What follows `"key":` in `json`.
fn value<'j>(json: &'j str, key: &str) -> Option<&'j str> {
    let (_, after) = json.split_once(&format!("\"{key}\""))?;
    Some(after.trim_start().strip_prefix(':')?.trim_start())
}

/// The functions in which most instructions were spent, greatest first.
///
/// `callgrind_annotate` lists a function once for every file of which code was inlined into it; here it is
/// one.
fn costliest(report: &str) -> Vec<(u64, &str)> {
    let mut costs: BTreeMap<&str, u64> = BTreeMap::new();
    let rows = report.lines().skip_while(|line| !line.ends_with("file:function")).skip(1);
    for (cost, function) in rows.filter_map(row) {
        *costs.entry(function).or_default() += cost;
    }
    let mut costs: Vec<(u64, &str)> = costs.into_iter().map(|(function, cost)| (cost, function)).collect();
    costs.sort_by(|one, other| other.cmp(one));
    costs.truncate(SHOWN);
    costs
}

/// `727,406 (17.22%)  src/sort.rs:sort [/bin/a]` is a cost and a function.
fn row(line: &str) -> Option<(u64, &str)> {
    let (cost, rest) = line.trim_start().split_once(" (")?;
    let (_, place) = rest.split_once(")  ")?;
    let (_, function) = place.split_once(':')?;
    let function = function.rsplit_once(" [").map_or(function, |(function, _)| function);
    Some((cost.replace(',', "").parse().ok()?, function))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cost_of_starting_up_cancels_out() {
        let read = |totals, per_game, games| {
            let account = format!("events: Ir\nsummary: 1\ntotals: {totals}\n");
            let report = format!("{{\"decisions_per_game\": {{\"mean\": {per_game}, \"least\": 3}}}}");
            Cost::read(&account, &report, games).unwrap()
        };
        let (short, long) = (read(1_000_000 + 20_000, 20.5, 2), read(1_000_000 + 41_000, 20.5, 4));
        assert_eq!(long.since(&short).unwrap(), 21_000.0 / 41.0);
        assert!(short.since(&short).is_err());
    }

    #[test]
    fn a_report_without_the_numbers_is_refused() {
        let report = "{\"decisions_per_game\":{\"mean\":1}}";
        assert!(Cost::read("totals: 7\n", report, 2).is_ok());
        assert!(Cost::read("events: Ir\n", report, 2).is_err());
        assert!(Cost::read("totals: 7\n", "{\"decisions_per_game\":null}", 2).is_err());
    }

    #[test]
    fn a_mean_is_found_by_its_key() {
        let json = "{\"turns\": {\"least\": 1}, \"decisions\": {\n  \"least\": 3,\n  \"mean\" : 2.5e1\n}}";
        assert_eq!(mean(json, "decisions"), Some(25.0));
        assert_eq!(mean(json, "turns"), None, "another key's mean is not taken");
        assert_eq!(mean(json, "games"), None);
    }

    #[test]
    fn what_was_inlined_counts_for_the_function() {
        let report = "\
4,225,025 (100.0%)  PROGRAM TOTALS

------
Ir                file:function
------
727,406 (17.22%)  /rustc/core/src/sort.rs:core::sort::sort'2 [/tmp/a]
 53,994 ( 8.38%)  /rustc/core/src/cmp.rs:a::main
700,000 ( 8.00%)  /work/a.rs:a::main [/tmp/a]
";
        assert_eq!(costliest(report), [(753_994, "a::main"), (727_406, "core::sort::sort'2")]);
    }
}
