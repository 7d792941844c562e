//! PostgreSQL goes away and comes back.

use sqlx::Executor;
use tinstar_store::{Seq, Wake};

use crate::place::{bodies, connect, entry, on_postgres, table, write};
use crate::wakes::next;

const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE datname = current_database() AND application_name = 'tinstar'";

#[test]
fn a_listener_that_lost_its_connection_reads_everything_again() {
    on_postgres(async |place| {
        let (one, two) = (place.open().await, place.open().await);
        let t = table(&one, "t").await;
        write(&one, entry(&t, 1)).await;
        let mut wakes = two.subscribe();
        connect(&place.url).await.execute(CUT).await.unwrap();
        while next(&mut wakes).await != Wake::Everything {}

        // The writer may learn of the loss only now; then it has written nothing and works again.
        if let Err(error) = one.append(entry(&t, 2)).await {
            assert_eq!(error.code(), "unavailable");
            assert_eq!(one.last(&t).await, Ok(Seq(1)));
            write(&one, entry(&t, 2)).await;
        }
        assert_eq!(next(&mut wakes).await, Wake::Log { table: t.clone(), seq: Seq(2) });
        assert_eq!(bodies(&two, &t).await.len(), 2);
    });
}
