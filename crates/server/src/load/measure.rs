//! What a load took.

use std::time::Duration;

use super::Failed;

/// Linux counts a process's time in hundredths of a second.
const TICKS: f64 = 100.0;

/// A process of this machine.
#[derive(Clone, Copy, Debug)]
pub struct Process(pub u32);

impl Process {
    /// How much time of a processor it has used, in seconds.
    ///
    /// # Errors
    /// If it is gone.
    pub fn cpu_seconds(self) -> Result<f64, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0))?;
        // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).ok_or("no time");
        Ok((ticks(11)? + ticks(12)?) / TICKS)
    }

    /// How much memory it holds, in bytes.
    ///
    /// # Errors
    /// If it is gone.
    pub fn memory(self) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory")?;
        let kib: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kib << 10)
    }
}

/// What a load took.
#[derive(Clone, PartialEq, Debug)]
pub struct LoadReport {
    /// How many moves were made.
    pub moves: usize,
    /// How many a second.
    pub per_second: f64,
    /// How many for each second of processor time that the server used.
    pub per_cpu_second: f64,
    /// Half of the moves reached everybody within this.
    pub p50: Duration,
    /// 99 of 100 did within this.
    pub p99: Duration,
    /// Where that lies for 95 of 100 loads like this one, if moves have nothing to do with each other.
    pub p99_span: [Duration; 2],
    /// Bytes of memory for each table with its sockets.
    pub memory_per_table: u64,
    /// Bytes of text that each socket was sent for each move.
    pub update_bytes: u64,
}

/// What a stretch of moves came to.
#[derive(Default)]
pub(super) struct Stretch {
    /// How long each move took to reach everybody.
    pub latencies: Vec<Duration>,
    /// How many updates reached somebody.
    pub updates: u64,
    /// How many bytes of text they had.
    pub bytes: u64,
}

impl Stretch {
    /// Adds another to it.
    pub fn add(&mut self, other: Self) {
        self.latencies.extend(other.latencies);
        self.updates += other.updates;
        self.bytes += other.bytes;
    }
}

impl LoadReport {
    /// With how many processors the servers were busy.
    #[must_use]
    pub fn busy(&self) -> f64 {
        self.per_second / self.per_cpu_second.max(f64::EPSILON)
    }

    pub(super) fn new(all: Stretch, took: Duration, cpu: f64, memory_per_table: u64) -> Self {
        let Stretch { mut latencies, updates, bytes } = all;
        latencies.sort_unstable();
        let moves = latencies.len();
        let ranked = |rank: f64| {
            let rank = (rank.max(0.0) as usize).min(moves.saturating_sub(1));
            latencies.get(rank).copied().unwrap_or_default()
        };
        // How many of so many moves are among the slowest hundredth goes up and down by its square root.
        let (slow, spread) = (0.01 * moves as f64, 1.96 * (0.01 * 0.99 * moves as f64).sqrt());
        let not_among = |slowest: f64| ranked(moves as f64 - slowest);
        Self {
            moves,
            per_second: moves as f64 / took.as_secs_f64().max(f64::EPSILON),
            per_cpu_second: moves as f64 / cpu.max(0.01),
            p50: ranked(0.5 * moves as f64),
            p99: not_among(slow),
            p99_span: [not_among(slow + spread), not_among(slow - spread)],
            memory_per_table,
            update_bytes: bytes / updates.max(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_can_look_at_itself() {
        let me = Process(std::process::id());
        assert!(me.memory().unwrap() > 1 << 20);
        assert!(me.cpu_seconds().unwrap() >= 0.0);
    }

    #[test]
    fn a_report_sorts_what_it_was_given() {
        let latencies = (1..=100).rev().map(Duration::from_millis).collect();
        let all = Stretch { latencies, updates: 4, bytes: 10 };
        let report = LoadReport::new(all, Duration::from_secs(2), 0.5, 7);
        assert_eq!((report.per_second, report.per_cpu_second, report.busy()), (50.0, 200.0, 0.25));
        assert_eq!((report.p50, report.p99), (Duration::from_millis(51), Duration::from_millis(100)));
        assert_eq!(report.update_bytes, 2);
        assert_eq!(report.p99_span, [98, 100].map(Duration::from_millis));
    }
}
