//! How many appends a second, and how long the slowest wait:
//! `cargo run --release -p tinstar-store --example appends -- sqlite:/tmp/x.db 64 [appends] [bare|keyed|timed]`.
//!
//! Each of the producers is one table that waits for every append before the next, as an actor does. `bare` entries
//! have nothing with them, `keyed` ones a client key, `timed` ones also a summary and a clock that is set anew.

use std::env;
use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tinstar_store::{
    Append, Appended, ClientKey, JobChange, NewPerson, NewTableRow, PersonId, Seq, Store, TableId, open,
};

type Fault = Box<dyn std::error::Error + Send + Sync>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Load {
    Bare,
    Keyed,
    Timed,
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let usage = "usage: appends URL PRODUCERS [APPENDS] [bare|keyed|timed]";
    let (url, producers) = match arguments.as_slice() {
        [url, producers, ..] => (url, producers.parse::<usize>()?.max(1)),
        [] | [_] => return Err(usage.into()),
    };
    let appends: usize = arguments.get(2).map_or(Ok(50_000), |text| text.parse())?;
    let load = match arguments.get(3).map(String::as_str) {
        None | Some("keyed") => Load::Keyed,
        Some("bare") => Load::Bare,
        Some("timed") => Load::Timed,
        Some(_) => return Err(usage.into()),
    };
    measure(open(url).await?, producers, appends / producers, load).await
}

async fn measure(store: Arc<Store>, producers: usize, each: usize, load: Load) -> Result<(), Fault> {
    let person: PersonId = "bench".parse()?;
    let _ = store.create_person(NewPerson { id: person.clone(), name: "Bench".into(), created: 0 }).await?;
    let run = std::process::id();
    let mut tables = vec![];
    for n in 0..producers {
        let id: TableId = format!("bench-{run:08x}-{n:04}").parse()?;
        let _ = store
            .create_table(
                NewTableRow {
                    id: id.clone(),
                    game: "bench".into(),
                    head: "{}".into(),
                    public: false,
                    owner: person.clone(),
                    summary: "{}".into(),
                    created: 0,
                    shown: 0,
                },
                None,
            )
            .await?;
        tables.push(id);
    }
    let (cpu, start) = (cpu_time(), Instant::now());
    let tasks: Vec<_> = tables
        .into_iter()
        .map(|table| tokio::spawn(produce(Arc::clone(&store), table, person.clone(), each, load)))
        .collect();
    let mut waits = vec![];
    for task in tasks {
        waits.extend(task.await??);
    }
    let (elapsed, cpu) = (start.elapsed(), cpu_time().saturating_sub(cpu));
    waits.sort_unstable();
    let percentile = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "{producers} producers: {:.0} appends/s, p50 {:.2} ms, p99 {:.2} ms, {:.1} us of this process an append",
        waits.len() as f64 / elapsed.as_secs_f64(),
        percentile(50),
        percentile(99),
        cpu.as_secs_f64() * 1e6 / waits.len() as f64,
    );
    store.close().await;
    Ok(())
}

async fn produce(
    store: Arc<Store>,
    table: TableId,
    person: PersonId,
    each: usize,
    load: Load,
) -> Result<Vec<Duration>, Fault> {
    let body = format!(r#"{{"seat":1,"action":{{"kind":"move","path":"{}"}}}}"#, "x".repeat(160));
    let mut waits = Vec::with_capacity(each);
    for seq in 1..=each as u64 {
        let mut entry = Append::new(table.clone(), Seq(seq), body.clone(), seq as i64);
        if load >= Load::Keyed {
            entry.key = Some(ClientKey::new(person.clone(), &format!("{seq:016x}"))?);
        }
        if load >= Load::Timed {
            entry.summary = Some(format!(r#"{{"turn":{seq}}}"#));
            entry.jobs = vec![JobChange::Set { kind: "clock".parse()?, due: seq as i64 + 60_000 }];
        }
        let start = Instant::now();
        if store.append(entry).await? != Appended::Written {
            return Err("somebody else writes to this table".into());
        }
        waits.push(start.elapsed());
    }
    Ok(waits)
}

/// The processor time of this process so far, where the system tells (a PostgreSQL server is not in it).
fn cpu_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = |field: usize| {
        after_name.split_whitespace().nth(field).and_then(|text| text.parse().ok()).unwrap_or(0)
    };
    let hundredths: u64 = ticks(11) + ticks(12);
    Duration::from_millis(hundredths * 10)
}
