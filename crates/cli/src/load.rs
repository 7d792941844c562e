//! `tinstar load`: plays at many tables of a server of its own, beside floods if need be, and says what it took.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use tinstar_core::Message;
use tinstar_server::load::{Failed, Flood, Load, LoadReport, Process};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::serve::failed;
use crate::{input, terminal};

/// The arguments of `tinstar load`, as they were given.
pub struct LoadTest {
    pub game: String,
    pub tables: String,
    pub moves: String,
    pub watchers: String,
    pub think: String,
    pub store: Option<String>,
    pub nodes: String,
    pub flood: Option<String>,
    pub server: Option<PathBuf>,
}

impl LoadTest {
    pub fn run(self, words: &Words) -> Result<(), Failure> {
        let load = Load {
            game: input::game(&self.game)?,
            tables: input::number("--tables", &self.tables, 1..=2_000)? as usize,
            moves: input::number("--moves", &self.moves, 1..=10_000)? as usize,
            watchers: input::number("--watchers", &self.watchers, 0..=100)? as usize,
            think: Duration::from_millis(input::number("--think", &self.think, 0..=60_000)?),
        };
        let nodes = input::number("--nodes", &self.nodes, 1..=16)?;
        let folder = std::env::temp_dir().join(format!("tinstar-load-{}", std::process::id()));
        let store = self.store.unwrap_or_else(|| format!("sqlite:{}", folder.join("load.db").display()));
        if nodes > 1 && store.starts_with("sqlite:") {
            return Err(failed("serve-load-nodes", "nodes", nodes));
        }
        let binary = self.server.map_or_else(std::env::current_exe, Ok);
        let binary = binary.map_err(|error| failed("serve-load-failed", "reason", error))?;
        let mut own = Own { load, store, nodes, binary, limits: false };
        let done = match &self.flood {
            None => own.measure(None).map(|(report, _)| own.say(&report, words)),
            Some(kind) => {
                own.limits = true;
                let kinds = kinds(kind)?;
                own.flooded(&kinds, words)
            }
        };
        let _ = std::fs::remove_dir_all(&folder);
        done.map_err(|error| failed("serve-load-failed", "reason", error))
    }
}

/// The floods that are meant.
fn kinds(given: &str) -> Result<Vec<Flood>, Failure> {
    if given == "all" {
        return Ok(Flood::ALL.to_vec());
    }
    let known = || Flood::ALL.map(Flood::as_str).join(", ");
    let unknown =
        |kind: &str| Message::new("serve-load-no-flood").with("kind", kind.to_owned()).with("known", known());
    given.split(',').map(|kind| Flood::of(kind).ok_or_else(|| Failure::input(unknown(kind)))).collect()
}

/// A server that ends with us.
struct OwnServer(Child);

impl Drop for OwnServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A load on servers of our own.
struct Own {
    load: Load,
    store: String,
    nodes: u64,
    /// Whose server it is.
    binary: PathBuf,
    /// Whether the servers limit anybody.
    limits: bool,
}

impl Own {
    /// Plays at new servers, beside a flood if there is to be one; answers too how often a second it came.
    fn measure(&self, flood: Option<Flood>) -> Result<(LoadReport, f64), Failed> {
        let started = (0..self.nodes)
            .map(|_| start_own(&self.binary, &self.store, self.limits))
            .collect::<Result<Vec<_>, Failed>>()?;
        let servers: Vec<_> =
            started.iter().map(|(server, address)| (*address, Process(server.0.id()))).collect();
        let flooding = flood.map(|flood| Flooding::start(flood, servers[0].0)).transpose()?;
        let bar = terminal::progress((self.load.tables * (1 + self.load.moves)) as u64);
        let report = tokio::runtime::Runtime::new()?.block_on(tinstar_server::load::run(
            &servers,
            &self.load,
            &|steps| bar.inc(steps),
        ));
        bar.finish_and_clear();
        Ok((report?, flooding.map_or(0.0, |flooding| flooding.rate())))
    }

    /// Says for each flood what it does to people who are not concerned: a row of a table in Markdown each.
    fn flooded(&self, kinds: &[Flood], words: &Words) -> Result<(), Failed> {
        terminal::line(&words.say(&Message::new("serve-load-flood-head")));
        terminal::line("|---|---|---|---|---|---|");
        // In turns, because a machine is not the same from minute to minute: each is read between two without.
        let (mut before, _) = self.measure(None)?;
        for flood in kinds {
            let (beside, rate) = self.measure(Some(*flood))?;
            let (after, _) = self.measure(None)?;
            let without = (before.p99 + after.p99).as_secs_f64() / 2.0;
            let more = beside.p99.as_secs_f64() / without.max(f64::EPSILON) - 1.0;
            let (name, rate, more) = (flood.as_str(), rate.round(), (more * 100.0).round());
            let [before_is, beside_is, after_is] = [&before, &beside, &after].map(p99);
            let [idle, busy] = [&before, &beside].map(|report| (100.0 * report.busy()).round());
            terminal::line(&format!(
                "| {name} | {rate} | {before_is}, {after_is} | {beside_is} | {more:+} % | {idle} %, {busy} % |"
            ));
            before = after;
        }
        Ok(())
    }

    fn say(&self, report: &LoadReport, words: &Words) {
        say_report(&self.load, report, words);
    }
}

/// A flood in a process of its own. It stands for another machine, so it gives way to everybody on this one.
struct Flooding {
    _process: OwnServer,
    sent: Arc<AtomicU64>,
    began: (Instant, u64),
}

impl Flooding {
    fn start(flood: Flood, at: SocketAddr) -> Result<Self, Failed> {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(std::env::current_exe()?);
        command.args(["flood", flood.as_str(), &at.to_string()]);
        let mut process = OwnServer(command.stdout(Stdio::piped()).spawn()?);
        let mut lines = BufReader::new(process.0.stdout.take().ok_or("no output")?).lines();
        // The first line says that it has begun.
        let first = lines.next().ok_or("the flood could not begin")??.parse()?;
        let sent = Arc::new(AtomicU64::new(first));
        let counted = Arc::clone(&sent);
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                counted.store(line.parse().unwrap_or(0), Relaxed);
            }
        });
        Ok(Self { _process: process, sent, began: (Instant::now(), first) })
    }

    /// How often a second it came so far.
    fn rate(&self) -> f64 {
        let (began, first) = self.began;
        self.sent.load(Relaxed).saturating_sub(first) as f64 / began.elapsed().as_secs_f64().max(f64::EPSILON)
    }
}

/// A true record, as long as they are.
fn a_record() -> Result<serde_json::Value, Failed> {
    let folder = std::env::temp_dir().join(format!("tinstar-flood-{}", std::process::id()));
    let args = ["simulate", "catching-santa", "--games", "1", "--bots", "instinct", "--records"];
    let mut simulate = Command::new(std::env::current_exe()?);
    let done = simulate.args(args).arg(&folder).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let file = std::fs::read_dir(&folder)?.next().ok_or(format!("no record: {done}"))??.path();
    let record = serde_json::from_slice(&std::fs::read(file)?)?;
    std::fs::remove_dir_all(folder)?;
    Ok(record)
}

/// `tinstar flood`: floods a server on this machine, and prints every second how often it did.
pub fn flood(kind: &str, address: &str) -> Result<(), Failure> {
    let flood = kinds(kind)?.first().copied();
    let run = || -> Result<(), Failed> {
        let (flood, at) = (flood.ok_or("no flood")?, address.parse()?);
        let record = a_record()?;
        let sent = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&sent);
        std::thread::spawn(move || {
            while counted.load(Relaxed) == 0 {
                std::thread::sleep(Duration::from_millis(10));
            }
            loop {
                terminal::line(&counted.load(Relaxed).to_string());
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        match tokio::runtime::Runtime::new()?.block_on(flood.run(at, record, sent))? {}
    };
    run().map_err(|error| failed("serve-load-failed", "reason", error))
}

/// Starts a server that ends with us; answers where it listens.
fn start_own(binary: &Path, store: &str, limits: bool) -> Result<(OwnServer, SocketAddr), Failed> {
    let mut server = Command::new(binary);
    server.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--log", "off", "--store", store]);
    if !limits {
        server.arg("--no-limits");
    }
    let mut server = OwnServer(server.stdout(Stdio::piped()).spawn()?);
    let mut first = String::new();
    BufReader::new(server.0.stdout.take().ok_or("no output")?).read_line(&mut first)?;
    let address = first.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.ok_or("no address")?.trim_end_matches('.').parse()?;
    Ok((server, address))
}

fn millis(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1000.0)
}

/// Within how many milliseconds 99 of 100 moves were seen, and where that lies.
fn p99(report: &LoadReport) -> String {
    let [least, most] = report.p99_span.map(millis);
    format!("{} ({least}-{most})", millis(report.p99))
}

fn say_report(load: &Load, report: &LoadReport, words: &Words) {
    let rounded = |number: f64| number.round() as i64;
    let lines = [
        Message::new("serve-load-moves")
            .with("moves", report.moves)
            .with("tables", load.tables)
            .with("sockets", load.tables * (load.seats() + load.watchers)),
        Message::new("serve-load-speed")
            .with("second", rounded(report.per_second))
            .with("cpu", rounded(report.per_cpu_second)),
        Message::new("serve-load-times").with("half", millis(report.p50)).with("most", p99(report)),
        Message::new("serve-load-memory").with("kib", (report.memory_per_table >> 10) as usize),
        Message::new("serve-load-bytes").with("bytes", report.update_bytes as usize),
    ];
    lines.iter().for_each(|line| terminal::line(&words.say(line)));
}
