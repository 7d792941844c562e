//! [`App`]: the whole server in one process.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tinstar_store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::entrance;
use crate::keep::{Expired, expire};
use crate::notices;
use crate::orders;
use crate::ratings;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::steady::TICK;
use crate::tables::Tables;
use crate::web::{Site, router};

/// How often the clock is compared with the store's, and the store is seen to write.
const MEET: Duration = Duration::from_secs(3);
/// How often ended sessions and what nobody comes back to are forgotten.
const TIDY: Duration = Duration::from_secs(3600);
/// How long a stopping server waits for requests that are under way.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server: its tables, its background tasks and its routes.
pub struct App {
    shared: Arc<Shared>,
    router: Router,
    tasks: Vec<JoinHandle<()>>,
}

impl App {
    /// Starts to serve what is in the store.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn new(store: Arc<Store>, settings: Settings) -> Result<Self, StoreError> {
        let shared = Arc::new(Shared::new(store, settings).await?);
        let tables = Tables::new(Arc::clone(&shared));
        let ordered = orders::begin(&shared.store, &shared.announced).await?;
        let tasks = vec![
            tokio::spawn(tables.clone().pass_wakes_on()),
            tokio::spawn(tables.clone().run_jobs()),
            tokio::spawn(notices::tell_all(tables.clone())),
            tokio::spawn(tables.clone().poll()),
            tokio::spawn(tidy_up(Arc::clone(&shared))),
            tokio::spawn(orders::obey(tables.clone(), ordered)),
            tokio::spawn(tick(Arc::clone(&shared))),
            tokio::spawn(meet(Arc::clone(&shared))),
            tokio::spawn(ratings::count_results(Arc::clone(&shared))),
        ];
        let router = router(Arc::new(Site::new(tables)));
        Ok(Self { shared, router, tasks })
    }

    /// The routes, for tests that need no port.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Serves until `stop` is done, then lets requests and appends that are under way finish.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let served = entrance::serve(&self.shared, &self.router, listener, stop, PATIENCE).await;
        self.stop().await;
        served
    }

    /// Stops everything and lets go of the store, once what is waiting is written.
    pub async fn stop(self) {
        self.shared.stopping.send_replace(true);
        self.shared.store.close().await;
        for task in self.tasks {
            task.abort();
        }
    }
}

async fn tick(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(TICK).await;
        shared.clock.tick();
    }
}

async fn meet(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(MEET).await;
        if let Err(error) = shared.clock.meet(&shared.store).await {
            tracing::warn!(%error, "the store does not write");
        }
    }
}

async fn tidy_up(shared: Arc<Shared>) {
    loop {
        if let Err(error) = shared.store.delete_ended_sessions(shared.now()).await {
            tracing::warn!(%error, "ended sessions could not be forgotten");
        }
        if let Err(error) = shared.store.delete_ended_letters(shared.now()).await {
            tracing::warn!(%error, "ended links could not be forgotten");
        }
        let told = i64::try_from(notices::REMEMBERED.as_millis()).unwrap_or(i64::MAX);
        if let Err(error) = shared.store.forget_notices(shared.now() - told).await {
            tracing::warn!(%error, "what was told long ago could not be forgotten");
        }
        match expire(&shared.store, &shared.settings.keep, shared.now()).await {
            Ok(gone) if gone != Expired::default() => {
                let Expired { guests, open, over } = gone;
                tracing::info!(guests, open, over, "what nobody came back to is gone");
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "what nobody comes back to could not go"),
        }
        tokio::time::sleep(TIDY).await;
    }
}
