//! What a host can choose.

use std::time::Duration;

use crate::keep::Keep;
use crate::mail::Mail;
use crate::notices::NoticeSettings;

/// How the server behaves. [`Settings::default`] is right for one machine.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Cookies are sent over TLS only. To be set when the server is reached by https.
    pub secure_cookies: bool,
    /// The addresses of pages that may use a person's cookie, such as `https://play.example.org`. If there are
    /// none, the page must have the host that the request was sent to.
    pub origins: Vec<String>,
    /// Takes a client's address from the last entry of `X-Forwarded-For`, which a proxy in front must set.
    pub behind_proxy: bool,
    /// Whether other processes serve the same store.
    pub shared_store: bool,
    /// Whether to look every second for what other processes wrote, although the database should say so itself.
    pub poll: bool,
    /// How much one person or address may do.
    pub limits: Limits,
    /// How long a bot waits before it plays, so that people can follow.
    pub bot_pause: Duration,
    /// How long a question that has only one answer waits at least before it answers itself; twice as long on average.
    pub answer_pause: Duration,
    /// How long bots leave a choice that the first to answer takes to the people who may take it too.
    pub fair_time: Duration,
    /// After what time a bot's turn is taken over from a process that died.
    pub bot_patience: Duration,
    /// Which share of all processors bots may think with, from 0 to 1.
    pub think_share: f64,
    /// How often a review plays each position of a match to the end; 0 if there are to be no reviews.
    pub review_rollouts: u32,
    /// After what time away the others may let a bot play for somebody.
    pub absence: Duration,
    /// After what time without anybody a table is put away.
    pub idle: Duration,
    /// For how long what nobody comes back to is kept.
    pub keep: Keep,
    /// Mail, if the host has set it up.
    pub mail: Option<Mail>,
    /// How people who are not here are told that it is their turn.
    pub notices: NoticeSettings,
    /// How often each side of a socket hears from the other.
    pub heartbeat: Duration,
    /// How much memory a password's hash takes, in KiB; less only in tests.
    pub argon2_memory: u32,
}

/// How much one person or address may do.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Whether anything is limited by time at all.
    pub on: bool,
    /// Requests a second with one session, and at once. Dear ones count as several.
    pub requests: (f64, f64),
    /// Requests a second without a session from one address, and at once.
    pub strangers: (f64, f64),
    /// Everything a second from one address, files of the client included, and at once.
    pub everything: (f64, f64),
    /// New guests a second from one address, and at once.
    pub guests: (f64, f64),
    /// Attempts to sign in a second as one person from one address, and at once.
    pub sign_ins: (f64, f64),
    /// Attempts to sign in a second from one address, and at once.
    pub sign_ins_from: (f64, f64),
    /// Attempts to sign in a second as one person from devices that are not known to be theirs, and at once.
    pub sign_ins_as: (f64, f64),
    /// Mails a second asked for from one address, and at once.
    pub letters_from: (f64, f64),
    /// Mails a second to one person, and at once.
    pub letters_to: (f64, f64),
    /// Mails a second in all, and at once.
    pub letters: (f64, f64),
    /// Notices a second that one person tries, or ways that they set up, and at once.
    pub ways_of: (f64, f64),
    /// Commands a second from one person, and at once.
    pub commands: (f64, f64),
    /// Lines said a second by one person, and at once.
    pub lines: (f64, f64),
    /// Lines said a second from one address, and at once.
    pub lines_from: (f64, f64),
    /// Lines said a second by all who watch one table, and at once.
    pub lines_watching: (f64, f64),
    /// Public tables made a second from one address, and at once: no one place fills the list of them.
    pub public_from: (f64, f64),
    /// Public tables that are listed at once because of people from one address.
    pub public_at_once: usize,
    /// Reports a second from one address, and at once.
    pub reports_from: (f64, f64),
    /// Requests a second from one address, but for commands, after which something must be written down; and at once.
    pub writes_from: (f64, f64),
    /// Sockets opened a second from one address, and at once.
    pub joins_from: (f64, f64),
    /// Questions a second from one address whether the server is well, and at once.
    pub health_from: (f64, f64),
    /// How long whoever asks too much waits to be told so: they do not ask again meanwhile.
    pub refusal_pause: Duration,
    /// Public tables of one person that wait for others.
    pub public_tables: u64,
    /// Unfinished tables of one guest.
    pub guest_tables: u64,
    /// Unfinished tables of one account.
    pub account_tables: u64,
    /// Connections from one address; only behind no proxy.
    pub connections: u32,
    /// Connections in all. No more than the system lets a process have open.
    pub connections_in_all: u32,
    /// How long a connection may take to say what it wants, and be silent afterwards.
    pub silence: Duration,
    /// How long a request may take, its body included.
    pub request_time: Duration,
    /// Sockets from one address.
    pub sockets: u32,
    /// Sockets of one session.
    pub sockets_each: u32,
    /// Frames a second over one socket, and at once; whoever sends more waits.
    pub frames: (f64, f64),
    /// Frames a second over all sockets from one address, and at once.
    pub frames_from: (f64, f64),
    /// Bytes of a request or a frame.
    pub bytes: usize,
    /// Bytes that may be kept for a slow reader.
    pub kept: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            secure_cookies: false,
            origins: vec![],
            behind_proxy: false,
            shared_store: false,
            poll: false,
            limits: Limits::default(),
            // The browser shows every move at its own pace; this is on top of it.
            bot_pause: Duration::from_millis(200),
            answer_pause: Duration::from_millis(1200),
            fair_time: Duration::from_secs(15),
            bot_patience: Duration::from_secs(5),
            think_share: 0.5,
            review_rollouts: tinstar_review::Review::default().rollouts,
            absence: Duration::from_secs(120),
            idle: Duration::from_secs(60),
            keep: Keep::default(),
            mail: None,
            notices: NoticeSettings::default(),
            heartbeat: Duration::from_secs(20),
            argon2_memory: 19_456,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            on: true,
            requests: (20.0, 100.0),
            strangers: (40.0, 600.0),
            everything: (400.0, 8_000.0),
            guests: (1.0, 300.0),
            sign_ins: (0.1, 10.0),
            sign_ins_from: (1.0, 60.0),
            sign_ins_as: (0.5, 30.0),
            letters_from: (0.02, 20.0),
            letters_to: (0.001, 3.0),
            letters: (0.5, 100.0),
            ways_of: (0.05, 20.0),
            commands: (10.0, 60.0),
            lines: (1.0, 10.0),
            lines_from: (10.0, 300.0),
            lines_watching: (5.0, 30.0),
            public_from: (0.05, 24.0),
            public_at_once: 12,
            reports_from: (0.02, 30.0),
            writes_from: (20.0, 800.0),
            joins_from: (40.0, 1_000.0),
            health_from: (50.0, 500.0),
            refusal_pause: Duration::from_millis(300),
            public_tables: 3,
            guest_tables: 10,
            account_tables: 50,
            connections: 2_000,
            connections_in_all: 20_000,
            silence: Duration::from_secs(20),
            request_time: Duration::from_secs(30),
            sockets: 1_000,
            sockets_each: 32,
            frames: (20.0, 100.0),
            frames_from: (500.0, 5_000.0),
            bytes: 16 << 10,
            kept: 512 << 10,
        }
    }
}
