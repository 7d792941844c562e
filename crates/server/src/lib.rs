//! The table server: durable, fair, safe.
//!
//! [`App`] hosts tables over a [`tinstar_store::Store`]. Each table has one task that takes one request at a time,
//! checks it, appends it to the log, and publishes it only when it is on the disk. [`tinstar_table`] is that logic without
//! any IO; `web` is HTTP and sockets around it. What anybody may see of a match is decided there, in `show.rs`, and of one
//! told again in `story.rs`.
//!
//! ```no_run
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! let store = tinstar_store::open("sqlite:tinstar.db").await?;
//! let app = tinstar_server::App::new(store, tinstar_server::Settings::default()).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:7878").await?;
//! app.serve(listener, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

mod actor;
mod app;
mod backup;
mod card;
mod check;
mod desk;
mod entrance;
mod fresh;
mod keep;
pub mod load;
mod mail;
mod metrics;
mod no;
mod notices;
mod orders;
mod outward;
mod ratings;
mod revoked;
mod sentences;
mod settings;
mod shared;
mod shunned;
mod steady;
mod tables;
mod think;
mod vouched;
mod web;
mod wire;

pub use app::App;
pub use backup::{backup, restore};
pub use check::{Checked, check};
pub use desk::{Desk, TableSeen};
pub use keep::{Expired, Keep, archived_record, expire, would_expire};
pub use mail::Mail;
pub use no::No;
pub use notices::NoticeSettings;
pub use outward::Reach;
pub use ratings::{Recounted, find_results, recount};
pub use settings::{Limits, Settings};
pub use web::openapi;
pub use web::site::{NoSite, write_site};
