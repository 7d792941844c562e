//! The schema of each database, in numbered steps that are part of the program.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step: what it is called, and its statements in each dialect. A released step never changes; append another.
struct Step {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

const STEPS: [Step; 12] = [
    Step {
        name: "start",
        sqlite: include_str!("../../migrations/sqlite/0001_start.sql"),
        postgres: include_str!("../../migrations/postgres/0001_start.sql"),
    },
    Step {
        name: "one index for the log",
        sqlite: include_str!("../../migrations/sqlite/0002_log.sql"),
        postgres: include_str!("../../migrations/postgres/0002_log.sql"),
    },
    Step {
        name: "time",
        sqlite: include_str!("../../migrations/sqlite/0003_time.sql"),
        postgres: include_str!("../../migrations/postgres/0003_time.sql"),
    },
    Step {
        name: "devices",
        sqlite: include_str!("../../migrations/sqlite/0004_devices.sql"),
        postgres: include_str!("../../migrations/postgres/0004_devices.sql"),
    },
    Step {
        name: "what somebody said",
        sqlite: include_str!("../../migrations/sqlite/0005_said.sql"),
        postgres: include_str!("../../migrations/postgres/0005_said.sql"),
    },
    Step {
        name: "hosting",
        sqlite: include_str!("../../migrations/sqlite/0006_hosting.sql"),
        postgres: include_str!("../../migrations/postgres/0006_hosting.sql"),
    },
    Step {
        name: "tables somebody got up from",
        sqlite: include_str!("../../migrations/sqlite/0007_former.sql"),
        postgres: include_str!("../../migrations/postgres/0007_former.sql"),
    },
    Step {
        name: "mail",
        sqlite: include_str!("../../migrations/sqlite/0008_mail.sql"),
        postgres: include_str!("../../migrations/postgres/0008_mail.sql"),
    },
    Step {
        name: "reviews",
        sqlite: include_str!("../../migrations/sqlite/0009_reviews.sql"),
        postgres: include_str!("../../migrations/postgres/0009_reviews.sql"),
    },
    Step {
        name: "results and ratings",
        sqlite: include_str!("../../migrations/sqlite/0010_results.sql"),
        postgres: include_str!("../../migrations/postgres/0010_results.sql"),
    },
    Step {
        name: "notices",
        sqlite: include_str!("../../migrations/sqlite/0011_notices.sql"),
        postgres: include_str!("../../migrations/postgres/0011_notices.sql"),
    },
    Step {
        name: "friends and invitations",
        sqlite: include_str!("../../migrations/sqlite/0012_people.sql"),
        postgres: include_str!("../../migrations/postgres/0012_people.sql"),
    },
];

/// Which statements to take.
#[derive(Clone, Copy)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// The newest version of the schema that this release knows.
pub(crate) fn known_version() -> i64 {
    (1..).zip(&STEPS).last().map_or(0, |(version, _)| version)
}

/// Brings a database from whatever version to the newest.
pub(crate) fn migrator(dialect: Dialect) -> Migrator {
    let migrations = (1..).zip(&STEPS).map(|(version, step)| {
        let sql = match dialect {
            Dialect::Sqlite => step.sqlite,
            Dialect::Postgres => step.postgres,
        };
        Migration::new(version, step.name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}
