//! HTTP: the routes and what stands in front of them.

mod caller;
mod documents;
mod friends;
mod front;
mod here;
mod history;
mod letters;
mod limits;
mod notices;
mod openapi;
mod pages;
mod passwords;
mod people;
mod puzzles;
mod reviews;
pub mod site;
mod socket;
mod stories;
mod tables;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, patch, post, put};

use crate::actor::SubscriberId;
use crate::shared::Shared;
use crate::tables::Tables;
use limits::Buckets;
pub use limits::{Bucket, Net, SITE};
pub use openapi::openapi;

/// Bytes of a record that is told again; the longest matches stay well below.
const RECORD_BYTES: usize = 2 << 20;

/// What every request can reach.
pub struct Site {
    /// The tables.
    pub tables: Tables,
    buckets: Buckets,
    passwords: passwords::Hashing,
    stories: stories::Stories,
    documents: documents::Documents,
    reviews: reviews::Reviews,
    here: here::Here,
    next_socket: AtomicU64,
}

impl Site {
    /// A site over these tables.
    #[must_use]
    pub fn new(tables: Tables) -> Self {
        Self {
            tables,
            buckets: Buckets::default(),
            passwords: passwords::Hashing::default(),
            stories: stories::Stories::new("teller"),
            reviews: reviews::Reviews::new(),
            documents: documents::Documents::default(),
            here: here::Here::default(),
            next_socket: AtomicU64::new(1),
        }
    }

    fn shared(&self) -> &Shared {
        self.tables.shared()
    }

    fn next_socket(&self) -> SubscriberId {
        SubscriberId(self.next_socket.fetch_add(1, Ordering::Relaxed))
    }
}

/// All routes.
pub fn router(site: Arc<Site>) -> Router {
    let bytes = site.shared().settings.limits.bytes;
    Router::new()
        .route("/healthz", get(documents::healthz))
        .route("/readyz", get(documents::readyz))
        .route("/metrics", get(documents::metrics))
        .route("/api/openapi.json", get(documents::api))
        .route("/api/games", get(documents::games))
        .route("/api/rules/{game}", get(documents::rules))
        .route("/api/me", get(people::me))
        .route("/api/me", patch(people::rename))
        .route("/api/me/data", get(people::my_data))
        .route("/api/me/profile", get(history::mine))
        .route("/api/me/matches", get(history::my_matches))
        .route("/api/me/shows", put(history::set_shows))
        .route("/api/people/{person}", get(history::of))
        .route("/api/people/{person}/matches", get(history::matches_of))
        .route("/api/ratings/{game}", get(history::strongest))
        .route("/api/guests", post(people::new_guest))
        .route("/api/account", post(people::make_account))
        .route("/api/account", delete(people::delete_account))
        .route("/api/password", post(people::change_password))
        .route("/api/recovery-codes", post(people::new_codes))
        .route("/api/recover", post(people::recover))
        .route("/api/mail", get(letters::now))
        .route("/api/mail", post(letters::set))
        .route("/api/mail/confirm", post(letters::confirm))
        .route("/api/notices", get(notices::now))
        .route("/api/notices/quiet", put(notices::set_quiet))
        .route("/api/notices/stop/{word}", post(notices::stop))
        .route("/api/notices/ways", post(notices::add_way))
        .route("/api/notices/ways/{way}", patch(notices::set_way))
        .route("/api/notices/ways/{way}", delete(notices::remove_way))
        .route("/api/notices/ways/{way}/test", post(notices::try_way))
        .route("/api/forgotten", post(letters::forgotten))
        .route("/api/recover-by-mail", post(letters::recover))
        .route("/api/sign-in", post(people::sign_in))
        .route("/api/sign-out", post(people::sign_out))
        .route("/api/tables", get(tables::public))
        .route("/api/tables", post(tables::create))
        .route("/api/my-tables", get(tables::mine))
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/commands", post(tables::command))
        .route("/api/tables/{table}/result", get(history::result))
        .route("/api/tables/{table}/report", post(tables::report))
        .route("/api/tables/{table}/hide", post(tables::hide))
        .route("/api/tables/{table}/invitations", post(friends::invite))
        .route("/api/tables/{table}/invitations", delete(friends::decline))
        .route("/api/hidden", post(friends::hide))
        .route("/api/hidden", delete(tables::unhide))
        .route("/api/tables/{table}/chat", get(notices::table_chat))
        .route("/api/tables/{table}/chat", put(notices::set_table_chat))
        .route("/api/tables/{table}/chat/test", post(notices::try_table_chat))
        .route("/api/hidden/{person}", delete(friends::unhide))
        .route("/api/friends", get(friends::people))
        .route("/api/friends", post(friends::befriend))
        .route("/api/friends/{person}", delete(friends::unfriend))
        .route("/api/friend-link", post(friends::link))
        .route("/api/friend-link/{token}", get(friends::link_of))
        .route("/api/friend-link/{token}", post(friends::follow))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/story", get(tables::story))
        .route("/api/tables/{table}/words", get(tables::words))
        .route("/api/tables/{table}/review", get(reviews::now))
        .route("/api/tables/{table}/review", post(reviews::ask))
        .route("/api/tables/{table}/dice", get(reviews::dice))
        .route("/api/review/{file}", get(reviews::now_of_record))
        .route("/api/puzzles", get(puzzles::all))
        .route("/api/puzzles/{puzzle}", get(puzzles::one))
        .route("/api/puzzles/{puzzle}", post(puzzles::choose))
        .route("/api/words", post(tables::retold_words))
        .route("/api/tables/{table}/socket", get(socket::open))
        .layer(DefaultBodyLimit::max(bytes))
        // A whole match is longer than anything else that is sent here.
        .route("/api/review", post(reviews::ask_of_record).layer(DefaultBodyLimit::max(RECORD_BYTES)))
        .route("/api/dice", post(reviews::dice_of_record).layer(DefaultBodyLimit::max(RECORD_BYTES)))
        .route("/api/story", post(tables::retell).layer(DefaultBodyLimit::max(RECORD_BYTES)))
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&site), front::front))
        .with_state(site)
}
