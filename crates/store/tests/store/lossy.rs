//! The power is cut: of what was written only what was synced is left, and everything that was acknowledged is in it.
//!
//! Killing a process loses nothing that it wrote, because the system still has it. So the database runs with a layer
//! (`lossy/lossy.c`, built here) that notes what every write overwrites, and after the kill whatever was not synced is put
//! back as it was. Not modelled: names of files (creating, renaming and removing are taken to be durable at once).
//!
//! A few cuts each time; `scripts/cuts 1000` makes as many as are wanted.

use std::collections::HashMap;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{FileExt as _, MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tinstar_store::open;
use tokio::runtime::Runtime;

use crate::killed::kill_after;
use crate::place::{Folder, administer, announce, bodies, connect, entry};

/// How many cuts there are if nobody says how many.
const CUTS: usize = 3;
/// Everything is read again after each cut: after so many the next ones have a new database, lest that take longer and longer.
const AT_ONE_PLACE: usize = 20;
/// Nothing that is waited for takes longer.
const LONG: Duration = Duration::from_secs(60);

fn cuts() -> usize {
    env::var("TINSTAR_CUTS").ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(CUTS)
}

/// The layer, and where its notes are.
struct Lossy {
    library: PathBuf,
    notes: PathBuf,
    disk: PathBuf,
}

/// What a write overwrote, or that a file was synced.
struct Note {
    number: u64,
    synced: bool,
    ino: u64,
    path: PathBuf,
    offset: u64,
    /// How long the file was.
    length: u64,
    data: Vec<u8>,
}

impl Lossy {
    /// Builds the layer for the files under `disk`; nothing where there is no C compiler.
    fn build(folder: &Path, disk: &Path) -> Option<Self> {
        let library = folder.join("lossy.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/lossy/lossy.c");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).args(["-ldl", "-lpthread"]);
        if !cc.status().is_ok_and(|status| status.success()) {
            announce("SKIPPED: cuts of the power: there is no C compiler to build the layer with");
            return None;
        }
        let notes = folder.join("notes");
        fs::create_dir_all(&notes).unwrap();
        fs::set_permissions(&notes, fs::Permissions::from_mode(0o777)).unwrap();
        Some(Self { library, notes, disk: disk.to_owned() })
    }

    fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("LD_PRELOAD", self.library.clone()),
            ("LOSSY_DIR", self.disk.clone()),
            ("LOSSY_NOTES", self.notes.clone()),
        ]
    }

    fn read_notes(&self) -> Vec<Note> {
        let mut all = vec![];
        for file in fs::read_dir(&self.notes).unwrap().map(|file| file.unwrap().path()) {
            if file.extension().is_some_and(|end| end == "notes") {
                read_notes(&fs::read(&file).unwrap(), &mut all);
                fs::remove_file(file).unwrap();
            }
        }
        all.sort_by_key(|note| note.number);
        all
    }

    /// Puts back what was overwritten since the last sync of its file, latest first; says how many writes were lost.
    fn cut(&self) -> usize {
        let notes = self.read_notes();
        let mut synced: HashMap<u64, u64> = HashMap::new();
        for note in notes.iter().filter(|note| note.synced) {
            synced.insert(note.ino, note.number);
        }
        let is_lost = |note: &&Note| !note.synced && synced.get(&note.ino).is_none_or(|at| *at < note.number);
        let mut lost = 0;
        for note in notes.iter().rev().filter(is_lost) {
            // A file that was renamed or removed since is another one now.
            let same = fs::metadata(&note.path).is_ok_and(|file| file.ino() == note.ino);
            if same && let Ok(file) = OpenOptions::new().write(true).open(&note.path) {
                put_back(&file, note);
                lost += 1;
            }
        }
        lost
    }
}

fn put_back(file: &File, note: &Note) {
    file.write_all_at(&note.data, note.offset).unwrap();
    file.set_len(note.length).unwrap();
}

/// As `struct note` of the layer has it. The last one may be half written.
fn read_notes(mut bytes: &[u8], into: &mut Vec<Note>) {
    const HEAD: usize = 48;
    while bytes.len() >= HEAD {
        let (head, rest) = bytes.split_at(HEAD);
        let small = |at: usize| u32::from_ne_bytes(head[at..at + 4].try_into().unwrap());
        let big = |at: usize| u64::from_ne_bytes(head[at..at + 8].try_into().unwrap());
        let (path_len, data_len) = (small(4) as usize, big(40) as usize);
        if rest.len() < path_len + data_len {
            return;
        }
        let (path, rest) = rest.split_at(path_len);
        let (data, rest) = rest.split_at(data_len);
        into.push(Note {
            number: big(8),
            synced: small(0) == 2,
            ino: big(16),
            path: String::from_utf8(path.to_vec()).unwrap().into(),
            offset: big(24),
            length: big(32),
            data: data.to_vec(),
        });
        bytes = rest;
    }
}

/// How many acknowledged appends are not there, or not as they were.
fn missing(url: &str, acknowledged: &crate::killed::Acknowledged) -> u64 {
    Runtime::new().unwrap().block_on(async {
        let store = open(url).await.unwrap();
        let mut missing = 0;
        for (t, last) in acknowledged {
            let log = bodies(&store, t).await;
            assert!(log.iter().zip(1..).all(|(body, seq)| *body == entry(t, seq).body), "{t} was changed");
            missing += last.saturating_sub(log.len() as u64);
        }
        store.close().await;
        missing
    })
}

#[test]
fn what_is_acknowledged_survives_a_cut_of_the_power_on_sqlite() {
    let folder = Folder::new();
    let disk = folder.0.join("disk");
    fs::create_dir_all(&disk).unwrap();
    let Some(lossy) = Lossy::build(&folder.0, &disk) else { return };
    let cut = |n: usize, acknowledgements: usize, lies: bool| {
        let database = disk.join(format!("{}.db", n / AT_ONE_PLACE));
        let url = format!("sqlite:{}", database.display());
        let mut environment = lossy.environment();
        environment.extend(lies.then(|| ("LOSSY_LIES", PathBuf::from("1"))));
        let acknowledged = kill_after(&url, acknowledgements, &environment);
        let lost = lossy.cut();
        // What readers and writers share is in memory, and made anew.
        let _ = fs::remove_file(database.with_extension("db-shm"));
        (missing(&url, &acknowledged), lost)
    };
    let (mut writes_lost, cuts) = (0, cuts());
    for n in 0..cuts {
        let (missing, lost) = cut(n, 40 + (n * 37) % 211, false);
        assert_eq!(missing, 0, "cut {n}");
        writes_lost += lost;
    }
    announce(&format!(
        "sqlite: {cuts} cuts, {writes_lost} writes that were not synced lost, nothing acknowledged"
    ));
    // The layer is no use if it would not have noticed: with a disk that only says it syncs, everything is gone. At the last
    // place, where there are tables to miss it in.
    assert!(cut(cuts.saturating_sub(1), 40, true).0 > 0, "a disk that lies loses nothing");
}

/// A PostgreSQL of this test's own that writes through the layer.
struct Cluster {
    bin: PathBuf,
    data: PathBuf,
    port: u16,
    user: Option<(u32, u32)>,
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

impl Cluster {
    fn make(folder: &Path) -> Option<Self> {
        let bin =
            output(Command::new("sh").args(["-c", "ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1"]))?;
        let id =
            |what: &str, who: &[&str]| output(Command::new("id").arg(what).args(who))?.parse::<u32>().ok();
        // The server refuses to run as root.
        let user = if id("-u", &[])? == 0 {
            Some((id("-u", &["postgres"])?, id("-g", &["postgres"])?))
        } else {
            None
        };
        let data = folder.join("data");
        fs::create_dir_all(&data).ok()?;
        if let Some((uid, gid)) = user {
            std::os::unix::fs::chown(&data, Some(uid), Some(gid)).ok()?;
        }
        let port = std::net::TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?.port();
        let cluster = Self { bin: bin.into(), data, port, user };
        let made = cluster
            .command("initdb")
            .args(["--no-sync", "--username=tinstar", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"])
            .arg("--pgdata")
            .arg(&cluster.data)
            .stdout(Stdio::null())
            .status();
        made.is_ok_and(|status| status.success()).then_some(cluster)
    }

    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(self.bin.join(name));
        command.current_dir("/");
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://tinstar@127.0.0.1:{}/{database}?sslmode=disable", self.port)
    }

    /// An empty database in it, while it runs.
    fn add(&self, database: &str) {
        Runtime::new().unwrap().block_on(async {
            let mut admin = connect(&self.url("postgres")).await;
            administer(&mut admin, &format!("CREATE DATABASE {database}")).await;
        });
    }

    /// Starts it and waits until it answers.
    fn start(&self, lossy: &Lossy) -> Child {
        let log = File::create(self.data.with_extension("log")).unwrap();
        let server = self
            .command("postgres")
            .arg("-D")
            .arg(&self.data)
            .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "fsync=on", "-c", "synchronous_commit=on"])
            .envs(lossy.environment())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .unwrap();
        let began = Instant::now();
        let ready = || {
            let mut asks = self.command("pg_isready");
            let asks = asks.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            asks.status().is_ok_and(|status| status.success())
        };
        while !ready() {
            assert!(
                began.elapsed() < LONG,
                "{}",
                fs::read_to_string(self.data.with_extension("log")).unwrap()
            );
            std::thread::sleep(Duration::from_millis(50));
        }
        server
    }
}

/// The processes whose parent is this one, and whether each is still there.
fn children(parent: u32) -> Vec<u32> {
    let is_child = |id: u32| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        let mut fields = after_name.split_whitespace();
        fields.next() != Some("Z") && fields.next() == Some(&parent.to_string())
    };
    let ids =
        fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    ids.filter(|id| is_child(*id)).collect()
}

fn is_alive(id: u32) -> bool {
    fs::read_to_string(format!("/proc/{id}/stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or_default().trim_start().starts_with('Z'))
}

/// Kills a server with all its processes: it cannot say goodbye to the disk.
fn kill(mut server: Child) {
    let signal = |name: &str, ids: &[u32]| {
        let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
        let _ = Command::new("kill").arg(name).args(ids).stderr(Stdio::null()).status();
    };
    // It makes no new ones while they are counted.
    signal("-STOP", &[server.id()]);
    let children = children(server.id());
    signal("-KILL", &children);
    server.kill().unwrap();
    server.wait().unwrap();
    let began = Instant::now();
    while children.iter().any(|id| is_alive(*id)) {
        assert!(began.elapsed() < LONG, "a process of the server does not end");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn what_is_acknowledged_survives_a_cut_of_the_power_on_postgres() {
    if env::var_os("TINSTAR_TEST_POSTGRES").is_none() {
        announce("SKIPPED: cuts of the power on PostgreSQL: TINSTAR_TEST_POSTGRES is not set");
        return;
    }
    let folder = Folder::new();
    fs::set_permissions(&folder.0, fs::Permissions::from_mode(0o755)).unwrap();
    let Some(cluster) = Cluster::make(&folder.0) else {
        announce("SKIPPED: cuts of the power on PostgreSQL: no cluster can be made here");
        return;
    };
    let Some(lossy) = Lossy::build(&folder.0, &cluster.data) else { return };
    let (mut writes_lost, cuts) = (0, cuts());
    for n in 0..cuts {
        let mut server = Some(cluster.start(&lossy));
        let database = format!("cut_{}", n / AT_ONE_PLACE);
        if n % AT_ONE_PLACE == 0 {
            cluster.add(&database);
        }
        let url = cluster.url(&database);
        let acknowledged = crate::killed::until(&url, 40 + (n * 37) % 211, &[], &mut |child| {
            if let Some(server) = server.take() {
                kill(server);
            }
            child.kill().unwrap();
        });
        writes_lost += lossy.cut();
        let server = cluster.start(&lossy);
        assert_eq!(missing(&url, &acknowledged), 0, "cut {n}");
        // The next one goes on from a server that was stopped in the same way.
        kill(server);
        writes_lost += lossy.cut();
    }
    announce(&format!(
        "postgres: {cuts} cuts, {writes_lost} writes that were not synced lost, nothing acknowledged"
    ));
}
