//! Wake-ups from other processes, and from this one, by LISTEN and NOTIFY.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::StoreError;
use crate::wake::{Bell, Wake, parse_payload};

/// After so long a silence, ask whether the connection still stands: a broken network says nothing.
const SILENCE: Duration = Duration::from_secs(15);
const ANSWER: Duration = Duration::from_secs(5);
const BACK_OFF: [Duration; 4] =
    [Duration::from_millis(50), Duration::from_millis(250), Duration::from_secs(1), Duration::from_secs(3)];

/// Listens from the moment this returns.
pub(super) async fn start(
    options: PgConnectOptions,
    channel: String,
    bell: Bell,
) -> Result<JoinHandle<()>, StoreError> {
    let listener = listen(&options, &channel).await?;
    Ok(tokio::spawn(run(listener, options, channel, bell)))
}

/// A listener on a connection of its own. It is never asked to reconnect by itself, because then nobody would know
/// what was missed.
async fn listen(options: &PgConnectOptions, channel: &str) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(ANSWER)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(channel).await?;
    Ok(listener)
}

async fn run(mut listener: PgListener, options: PgConnectOptions, channel: String, bell: Bell) {
    loop {
        pass_on(&mut listener, &bell).await;
        listener = listen_again(&options, &channel).await;
        bell.ring(Wake::Everything);
    }
}

/// Passes wake-ups on until the connection is lost.
async fn pass_on(listener: &mut PgListener, bell: &Bell) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                parse_payload(notification.payload()).for_each(|wake| bell.ring(wake))
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let ask = sqlx::query("SELECT 1").execute(&mut *listener);
                if !matches!(timeout(ANSWER, ask).await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

async fn listen_again(options: &PgConnectOptions, channel: &str) -> PgListener {
    let mut waits = BACK_OFF.into_iter().chain(std::iter::repeat(BACK_OFF[BACK_OFF.len() - 1]));
    loop {
        match listen(options, channel).await {
            Ok(listener) => return listener,
            Err(_) => sleep(waits.next().unwrap_or(SILENCE)).await,
        }
    }
}
