//! What a host can choose.

use std::time::Duration;

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
    /// How much one person or address may do.
    pub limits: Limits,
    /// How long a bot waits before it plays, so that people can follow.
    pub bot_pause: Duration,
    /// How long a question that has only one answer waits at least before it answers itself; twice as long on average.
    pub answer_pause: Duration,
    /// After what time a bot's turn is taken over from a process that died.
    pub bot_patience: Duration,
    /// How many bots think at once.
    pub bots_at_once: usize,
    /// After what time without anybody a table is put away.
    pub idle: Duration,
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
    /// Requests a second from one address, and at once.
    pub requests: (f64, f64),
    /// New guests a second from one address, and at once.
    pub guests: (f64, f64),
    /// Attempts to sign in a second, for one address and for one login, and at once.
    pub sign_ins: (f64, f64),
    /// Commands a second from one person, and at once.
    pub commands: (f64, f64),
    /// Lines said a second by one person, and at once.
    pub lines: (f64, f64),
    /// Unfinished tables of one guest.
    pub guest_tables: u64,
    /// Unfinished tables of one account.
    pub account_tables: u64,
    /// Sockets from one address.
    pub sockets: u32,
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
            limits: Limits::default(),
            // The browser shows every move at its own pace; this is on top of it.
            bot_pause: Duration::from_millis(200),
            answer_pause: Duration::from_millis(1200),
            bot_patience: Duration::from_secs(5),
            bots_at_once: std::thread::available_parallelism().map_or(1, usize::from),
            idle: Duration::from_secs(60),
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
            guests: (0.2, 20.0),
            sign_ins: (0.1, 10.0),
            commands: (10.0, 60.0),
            lines: (1.0, 10.0),
            guest_tables: 10,
            account_tables: 50,
            sockets: 64,
            bytes: 16 << 10,
            kept: 512 << 10,
        }
    }
}
