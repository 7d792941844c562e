//! Counters for the host, as Prometheus reads them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tinstar_protocol::Code;

/// The upper ends of the buckets for the time an append takes, in microseconds.
const BUCKETS: [u64; 9] = [500, 1_000, 2_000, 5_000, 10_000, 25_000, 100_000, 500_000, 2_000_000];

/// What the server counts.
pub struct Metrics {
    requests: [AtomicU64; 5],
    accepted: AtomicU64,
    refused: [AtomicU64; Code::ALL.len()],
    mails: [AtomicU64; 2],
    notices: [AtomicU64; 2],
    /// Steps that bots took.
    pub bot_steps: AtomicU64,
    /// Bots that panicked.
    pub bot_failures: AtomicU64,
    /// Matches that were reviewed.
    pub reviews: AtomicU64,
    /// Steps that the clock took.
    pub clock_steps: AtomicU64,
    /// Readers that were dropped because they did not read.
    pub slow_readers: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicI64,
    /// Connections that are open and are no sockets yet.
    pub connections: AtomicI64,
    /// Connections that were refused because there were too many.
    pub connections_refused: AtomicU64,
    /// Tables that are awake.
    pub tables: AtomicI64,
    /// Matches that could not go on.
    pub halted: AtomicU64,
    /// Appends that another process was faster with.
    pub conflicts: AtomicU64,
    appends: [AtomicU64; BUCKETS.len() + 1],
    append_micros: AtomicU64,
    routes: Mutex<BTreeMap<String, Times>>,
}

/// How long something took, how often.
#[derive(Clone, Default)]
struct Times {
    counts: [u64; BUCKETS.len() + 1],
    micros: u64,
}

impl Times {
    fn add(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.counts[bucket(micros)] += 1;
        self.micros = self.micros.saturating_add(micros);
    }
}

/// Which bucket a time belongs to.
fn bucket(micros: u64) -> usize {
    BUCKETS.iter().position(|end| micros <= *end).unwrap_or(BUCKETS.len())
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            requests: Default::default(),
            accepted: AtomicU64::default(),
            mails: Default::default(),
            notices: Default::default(),
            refused: std::array::from_fn(|_| AtomicU64::default()),
            bot_steps: AtomicU64::default(),
            bot_failures: AtomicU64::default(),
            reviews: AtomicU64::default(),
            clock_steps: AtomicU64::default(),
            slow_readers: AtomicU64::default(),
            sockets: AtomicI64::default(),
            connections: AtomicI64::default(),
            connections_refused: AtomicU64::default(),
            tables: AtomicI64::default(),
            halted: AtomicU64::default(),
            conflicts: AtomicU64::default(),
            appends: Default::default(),
            append_micros: AtomicU64::default(),
            routes: Mutex::default(),
        }
    }
}

impl Metrics {
    /// A request for a route was answered. There are as many routes as there are patterns.
    pub fn answered(&self, status: u16, route: &str, took: Duration) {
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        match routes.get_mut(route) {
            Some(times) => times.add(took),
            None => routes.entry(route.to_owned()).or_default().add(took),
        }
        drop(routes);
        let class = usize::from(status / 100).clamp(1, 5);
        self.requests[class - 1].fetch_add(1, Relaxed);
    }

    /// A command was accepted.
    pub fn accepted(&self) {
        self.accepted.fetch_add(1, Relaxed);
    }

    /// A mail was sent, or was not.
    pub fn mailed(&self, sent: bool) {
        self.mails[usize::from(sent)].fetch_add(1, Relaxed);
    }

    /// A notice arrived, or did not.
    pub fn noticed(&self, arrived: bool) {
        self.notices[usize::from(arrived)].fetch_add(1, Relaxed);
    }

    /// Something was refused.
    pub fn refused(&self, code: Code) {
        if let Some(at) = Code::ALL.iter().position(|other| *other == code) {
            self.refused[at].fetch_add(1, Relaxed);
        }
    }

    /// An append took so long.
    pub fn appended(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.appends[bucket(micros)].fetch_add(1, Relaxed);
        self.append_micros.fetch_add(micros, Relaxed);
    }

    /// Everything, in the text format of Prometheus.
    #[must_use]
    pub fn to_text(&self, store_bytes: Option<u64>) -> String {
        let mut text = String::new();
        head(&mut text, "tinstar_http_requests_total", "counter", "Requests answered, by class of status.");
        for (class, count) in self.requests.iter().enumerate() {
            line(
                &mut text,
                &format!("tinstar_http_requests_total{{status=\"{}xx\"}}", class + 1),
                count.load(Relaxed),
            );
        }
        head(&mut text, "tinstar_refusals_total", "counter", "Refusals, by code.");
        for (code, count) in Code::ALL.iter().zip(&self.refused) {
            let count = count.load(Relaxed);
            if count > 0 {
                line(&mut text, &format!("tinstar_refusals_total{{code=\"{}\"}}", code.as_str()), count);
            }
        }
        head(&mut text, "tinstar_mails_total", "counter", "Mails, by what became of them.");
        for (became, count) in ["failed", "sent"].iter().zip(&self.mails) {
            line(&mut text, &format!("tinstar_mails_total{{became=\"{became}\"}}"), count.load(Relaxed));
        }
        head(
            &mut text,
            "tinstar_notices_total",
            "counter",
            "Notices that it is somebody's turn, by what became of them.",
        );
        for (became, count) in ["failed", "arrived"].iter().zip(&self.notices) {
            line(&mut text, &format!("tinstar_notices_total{{became=\"{became}\"}}"), count.load(Relaxed));
        }
        let counters = [
            ("tinstar_commands_accepted_total", "Commands done and safe on the disk.", &self.accepted),
            ("tinstar_bot_steps_total", "Steps that bots took.", &self.bot_steps),
            ("tinstar_bot_failures_total", "Decisions in which a bot panicked.", &self.bot_failures),
            ("tinstar_reviews_total", "Matches that were reviewed.", &self.reviews),
            ("tinstar_clock_steps_total", "Steps taken because time was up.", &self.clock_steps),
            ("tinstar_slow_readers_total", "Sockets dropped because they did not read.", &self.slow_readers),
            (
                "tinstar_connections_refused_total",
                "Connections refused because there were too many.",
                &self.connections_refused,
            ),
            ("tinstar_halted_total", "Matches that could not go on with this release.", &self.halted),
            (
                "tinstar_append_conflicts_total",
                "Appends that another process was faster with.",
                &self.conflicts,
            ),
        ];
        for (name, help, count) in counters {
            head(&mut text, name, "counter", help);
            line(&mut text, name, count.load(Relaxed));
        }
        let gauges = [
            ("tinstar_sockets", "Sockets that are open.", &self.sockets),
            ("tinstar_connections", "Connections that are open and are no sockets yet.", &self.connections),
            ("tinstar_tables_awake", "Tables in memory.", &self.tables),
        ];
        for (name, help, value) in gauges {
            head(&mut text, name, "gauge", help);
            line(&mut text, name, value.load(Relaxed));
        }
        let of_process = [
            ("process_open_fds", "Descriptors that are open.", descriptors_open()),
            ("process_max_fds", "Descriptors that may be open.", descriptors_allowed()),
            ("process_resident_memory_bytes", "Memory in use.", resident_bytes()),
            ("tinstar_store_bytes", "Size of the store.", store_bytes),
        ];
        for (name, help, value) in of_process {
            if let Some(value) = value {
                head(&mut text, name, "gauge", help);
                line(&mut text, name, value);
            }
        }
        let name = "tinstar_append_seconds";
        head(&mut text, name, "histogram", "How long it took until an entry was safe on the disk.");
        let counts = self.appends.each_ref().map(|count| count.load(Relaxed));
        let appends = Times { counts, micros: self.append_micros.load(Relaxed) };
        histogram(&mut text, name, "", &appends);
        let name = "tinstar_http_seconds";
        head(&mut text, name, "histogram", "How long requests took, by route.");
        for (route, times) in self.routes.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            histogram(&mut text, name, &format!("route=\"{route}\""), times);
        }
        text
    }
}

fn histogram(text: &mut String, name: &str, label: &str, times: &Times) {
    let mut total = 0;
    let comma = if label.is_empty() { "" } else { "," };
    for (bucket, count) in times.counts.iter().enumerate() {
        total += count;
        let end = BUCKETS.get(bucket).map_or("+Inf".to_owned(), |end| (*end as f64 / 1e6).to_string());
        line(text, &format!("{name}_bucket{{{label}{comma}le=\"{end}\"}}"), total);
    }
    let braces = if label.is_empty() { String::new() } else { format!("{{{label}}}") };
    line(text, &format!("{name}_sum{braces}"), times.micros as f64 / 1e6);
    line(text, &format!("{name}_count{braces}"), total);
}

/// How many descriptors this process has open, where the system says so.
fn descriptors_open() -> Option<u64> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count() as u64)
}

/// How many descriptors this process may have open, where the system says so.
pub fn descriptors_allowed() -> Option<u64> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// How much memory this process has in use, where the system says so.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for micros in [100, 700, 9_000_000] {
            metrics.appended(Duration::from_micros(micros));
        }
        metrics.refused(Code::Stale);
        metrics.answered(200, "/api/me", Duration::from_micros(700));
        let text = metrics.to_text(Some(7));
        assert!(text.contains("tinstar_http_seconds_bucket{route=\"/api/me\",le=\"0.0005\"} 0\n"), "{text}");
        assert!(text.contains("tinstar_http_seconds_bucket{route=\"/api/me\",le=\"0.001\"} 1\n"), "{text}");
        assert!(text.contains("tinstar_http_seconds_count{route=\"/api/me\"} 1\n"), "{text}");
        assert!(text.contains("\ntinstar_store_bytes 7\n"), "{text}");
        assert!(text.contains("tinstar_append_seconds_bucket{le=\"0.001\"} 2\n"), "{text}");
        assert!(text.contains("tinstar_append_seconds_bucket{le=\"+Inf\"} 3\n"), "{text}");
        assert!(text.contains("tinstar_refusals_total{code=\"stale\"} 1\n"), "{text}");
        if cfg!(target_os = "linux") {
            for name in ["process_open_fds", "process_max_fds", "process_resident_memory_bytes"] {
                assert!(text.contains(&format!("\n{name} ")), "{text}");
            }
        }
    }

    /// The names of metrics in a text: what begins like one and goes on with letters and underlines.
    fn named(text: &str) -> std::collections::BTreeSet<&str> {
        let words = text.split(|letter: char| !(letter.is_ascii_lowercase() || letter == '_'));
        words.filter(|word| word.starts_with("tinstar_") || word.starts_with("process_")).collect()
    }

    #[test]
    fn the_dashboard_and_the_hosts_page_name_what_is_exported() {
        let metrics = Metrics::default();
        metrics.answered(200, "/api/me", Duration::from_micros(700));
        let text = metrics.to_text(Some(7));
        let heads = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        let kinds: BTreeMap<&str, &str> = heads.filter_map(|head| head.split_once(' ')).collect();
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
        let read = |file: &str| std::fs::read_to_string(format!("{root}/{file}")).unwrap();

        let board: serde_json::Value = serde_json::from_str(&read("packaging/grafana.json")).unwrap();
        let panels = board["panels"].as_array().unwrap();
        let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
        let asked: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
        assert!(asked.len() >= panels.len());
        for expr in asked {
            let names = named(expr);
            assert!(!names.is_empty(), "{expr} asks for nothing");
            for name in names {
                let (family, kind) = match name.strip_suffix("_bucket") {
                    Some(family) => (family, "histogram"),
                    None if name.ends_with("_total") => (name, "counter"),
                    None => (name, "gauge"),
                };
                assert_eq!(kinds.get(family), Some(&kind), "{expr}");
                // A counter or a histogram says something only by how fast it grows.
                assert_eq!(kind != "gauge", expr.contains(&format!("rate({name}[")), "{expr}");
            }
        }
        if cfg!(target_os = "linux") {
            let page = read("docs/hosting.md");
            let rows = page.lines().filter(|line| line.starts_with("| `")).flat_map(named);
            let rows: Vec<&str> = rows.collect();
            assert!(rows.len() > 5, "{rows:?}");
            for name in rows {
                assert!(kinds.contains_key(name), "docs/hosting.md names {name}");
            }
        }
    }
}
