//! `tinstar serve` and `tinstar check`: tables for others.

use std::future::Future;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use tinstar_core::Message;
use tinstar_server::{App, Limits, Mail, NoticeSettings, Settings};
use tinstar_words::Words;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::args::KeepArgs;
use crate::failure::Failure;
use crate::review::MOST_ROLLOUTS;
use crate::{input, terminal};

/// The environment variable that names the mail server, with its password.
const MAIL: &str = "TINSTAR_MAIL";

/// The arguments of `tinstar serve`, as they were given.
pub struct Serve {
    pub store: Option<String>,
    pub listen: String,
    pub secure_cookies: bool,
    pub origins: Vec<String>,
    pub behind_proxy: bool,
    pub poll: bool,
    pub log: String,
    pub no_limits: bool,
    pub mail_from: Option<String>,
    pub no_notices: bool,
    pub open: bool,
    pub bot_pause: String,
    pub think_share: String,
    pub reviews: String,
    pub keep: KeepArgs,
}

impl Serve {
    /// Mail, if its server is named in the environment: what is on the command line is seen by everybody on the machine.
    fn mail(&self) -> Result<Option<Mail>, Failure> {
        let Some(url) = std::env::var(MAIL).ok().filter(|url| !url.is_empty()) else { return Ok(None) };
        let (Some(from), Some(links)) = (&self.mail_from, self.origins.first()) else {
            return Err(Failure::input(Message::new("serve-mail-incomplete")));
        };
        Mail::new(&url, from, links).map(Some).map_err(|reason| failed("serve-bad-mail", "reason", reason))
    }

    pub fn run(self, words: &Words) -> Result<(), Failure> {
        match self.log.as_str() {
            "json" => tracing_subscriber::fmt().json().with_writer(std::io::stderr).init(),
            "text" => tracing_subscriber::fmt().with_ansi(false).with_writer(std::io::stderr).init(),
            "off" => {}
            other => return Err(failed("serve-bad-log", "value", other)),
        }
        let url = store_url(self.store.as_deref())?;
        let bot_pause = Duration::from_millis(input::number("--bot-pause", &self.bot_pause, 0..=60_000)?);
        let think_share = input::number("--think-share", &self.think_share, 1..=100)? as f64 / 100.0;
        let review_rollouts = input::number("--reviews", &self.reviews, 0..=MOST_ROLLOUTS)? as u32;
        let mail = self.mail()?;
        let settings = Settings {
            mail,
            secure_cookies: self.secure_cookies,
            origins: self.origins,
            behind_proxy: self.behind_proxy,
            poll: self.poll,
            shared_store: self.poll || !url.starts_with("sqlite:"),
            limits: Limits { on: !self.no_limits, ..Limits::default() },
            bot_pause,
            think_share,
            review_rollouts,
            keep: input::keep(&self.keep)?,
            notices: NoticeSettings { on: !self.no_notices, ..NoticeSettings::default() },
            ..Settings::default()
        };
        within_runtime(async {
            let store =
                tinstar_store::open(&url).await.map_err(|error| failed("serve-no-store", "reason", error))?;
            let no_listen = |error| {
                let message = Message::new("serve-no-listen").with("address", self.listen.clone());
                Failure::input(message.with("reason", std::io::Error::to_string(&error)))
            };
            let listener = TcpListener::bind(&self.listen).await.map_err(no_listen)?;
            let address = listener.local_addr().map_err(no_listen)?;
            let app =
                App::new(store, settings).await.map_err(|error| failed("serve-no-store", "reason", error))?;
            terminal::line(
                &words.say(&Message::new("serve-ready").with("address", format!("http://{address}"))),
            );
            if self.open {
                open_browser(&format!("http://{address}"));
            }
            app.serve(listener, asked_to_stop()).await.map_err(no_listen)?;
            terminal::line(&words.say(&Message::new("serve-stopped")));
            Ok(())
        })
    }
}

/// Shows the page in the person's browser. Where there is none, the address has been said.
fn open_browser(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(opener)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

/// `tinstar check`: would this release go on with every unfinished match as it was?
pub fn check(store: Option<&str>, words: &Words) -> Result<(), Failure> {
    let url = standing_store_url(store)?;
    let no_store = |error| failed("serve-no-store", "reason", error);
    let checked = within_runtime(async {
        let store = tinstar_store::open(&url).await.map_err(no_store)?;
        let checked = tinstar_server::check(&store).await.map_err(no_store)?;
        store.close().await;
        Ok(checked)
    })?;
    for (table, why) in &checked.differ {
        let message = Message::new("serve-check-differs").with("table", table.to_string());
        terminal::line(&words.line(&message.with("reason", why.clone())));
    }
    let counts = [checked.fine as usize, checked.waiting as usize, checked.differ.len()];
    let [fine, waiting, differ] = counts;
    let summary = |id| Message::new(id).with("fine", fine).with("waiting", waiting).with("differ", differ);
    if differ > 0 {
        return Err(Failure::does_not_hold(summary("serve-check-halts")));
    }
    terminal::line(&words.say(&summary("serve-check-fine")));
    Ok(())
}

/// The store that was named, on the line or in the environment, or the one in the user's data folder.
pub fn store_url(given: Option<&str>) -> Result<String, Failure> {
    let named = std::env::var("TINSTAR_STORE").ok().filter(|named| !named.is_empty());
    if let Some(named) = given.map(str::to_owned).or(named) {
        return Ok(named);
    }
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| Some(set("HOME")?.join(".local").join("share")));
    let data = data.ok_or_else(|| Failure::input(Message::new("serve-no-home")))?;
    Ok(format!("sqlite:{}", data.join("tinstar").join("tinstar.db").display()))
}

/// The same, for whoever looks after a store that is there already: a new one in the wrong place helps nobody.
pub fn standing_store_url(given: Option<&str>) -> Result<String, Failure> {
    let url = store_url(given)?;
    if tinstar_store::is_there(&url) { Ok(url) } else { Err(failed("serve-nothing-there", "store", url)) }
}

pub fn failed(id: &'static str, gap: &'static str, why: impl ToString) -> Failure {
    Failure::input(Message::new(id).with(gap, why.to_string()))
}

pub fn within_runtime<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| failed("serve-no-runtime", "reason", error))?;
    runtime.block_on(work)
}

/// Done when the process is told to stop, by a key or by the system.
async fn asked_to_stop() {
    let mut terminate = match signal(SignalKind::terminate()) {
        Ok(terminate) => terminate,
        Err(_) => return std::future::pending().await,
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
