//! A whole batch as one piece of text with its values, so that it crosses to SQLite's thread and back only once.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Sqlite};

use crate::ids::to_sql;
use crate::{Append, ClientKey, JobChange, MemberChange};

type Statement = Query<'static, Sqlite, SqliteArguments>;

/// A statement around a list of rows. Rows that are all null count for nothing: they fill up the list.
struct Part {
    before: &'static str,
    row: &'static str,
    columns: usize,
    after: &'static str,
}

/// Adds the entries if each is the next of its table. All or none: the number of one that is not comes out null,
/// and null is refused, as is a number that is already there. "Or rollback" spares SQLite a copy of every page, kept
/// only to undo this statement alone.
const ENTRIES: Part = Part {
    before: "INSERT OR ROLLBACK INTO log (table_id, seq, at, person, key, body)
             SELECT v.column1,
                    CASE v.column2 WHEN 1 + coalesce((SELECT max(l.seq) FROM log l WHERE l.table_id = v.column1),
                                                     (SELECT 0 FROM tables t WHERE t.id = v.column1))
                    THEN v.column2 END,
                    v.column3, v.column4, v.column5, v.column6
             FROM (VALUES ",
    row: "(?,?,?,?,?,?)",
    columns: 6,
    after: ") AS v WHERE v.column1 IS NOT NULL",
};
/// Apart from the summaries, because three indexes depend on the stage and summaries change far more often.
const STAGES: Part = Part {
    before: "UPDATE OR ROLLBACK tables SET status = v.column2, updated = v.column3 FROM (VALUES ",
    row: "(?,?,?)",
    columns: 3,
    after: ") AS v WHERE id = v.column1",
};
const SUMMARIES: Part = Part {
    before: "UPDATE OR ROLLBACK tables SET summary = v.column2, updated = v.column3 FROM (VALUES ",
    row: "(?,?,?)",
    columns: 3,
    after: ") AS v WHERE id = v.column1",
};
const JOINS: Part = Part {
    before: "INSERT INTO members (table_id, person) SELECT * FROM (VALUES ",
    row: "(?,?)",
    columns: 2,
    after: ") AS v WHERE v.column1 IS NOT NULL ON CONFLICT DO NOTHING",
};
/// The inner SELECT is what makes SQLite look rows up instead of going through all of them.
const LEAVES: Part = Part {
    before: "DELETE FROM members WHERE (table_id, person) IN (SELECT column1, column2 FROM (VALUES ",
    row: "(?,?)",
    columns: 2,
    after: "))",
};
/// Whoever gets up has been there all the same.
const FORMER: Part = Part {
    before: "INSERT INTO former (table_id, person) SELECT * FROM (VALUES ",
    row: "(?,?)",
    columns: 2,
    after: ") AS v WHERE v.column1 IS NOT NULL ON CONFLICT DO NOTHING",
};
const JOBS_SET: Part = Part {
    before: "INSERT INTO jobs (table_id, kind, due, ready, for_seq) SELECT * FROM (VALUES ",
    row: "(?,?,?,?,?)",
    columns: 5,
    after: ") AS v WHERE v.column1 IS NOT NULL ON CONFLICT (table_id, kind) DO UPDATE
            SET due = excluded.due, for_seq = excluded.for_seq, ready = excluded.ready, worker = NULL",
};
const JOBS_CLEARED: Part = Part {
    before: "DELETE FROM jobs WHERE (table_id, kind) IN (SELECT column1, column2 FROM (VALUES ",
    row: "(?,?)",
    columns: 2,
    after: "))",
};
const RESULTS: Part = Part {
    before: "INSERT INTO results (table_id, ended, game, seats, rated, body) SELECT * FROM (VALUES ",
    row: "(?,?,?,?,?,?)",
    columns: 6,
    after: ") AS v WHERE v.column1 IS NOT NULL ON CONFLICT DO NOTHING",
};
const PLAYED: Part = Part {
    before: "INSERT INTO played (table_id, ended, game, seats, person, seat, place, share, gone, called)
             SELECT * FROM (VALUES ",
    row: "(?,?,?,?,?,?,?,?,?,?)",
    columns: 10,
    after: ") AS v WHERE v.column1 IS NOT NULL ON CONFLICT DO NOTHING",
};
const PARTS: [Part; 10] =
    [ENTRIES, STAGES, SUMMARIES, JOINS, LEAVES, FORMER, JOBS_SET, JOBS_CLEARED, RESULTS, PLAYED];

/// Something to be bound.
enum Value {
    Null,
    Number(i64),
    Name(Arc<str>),
    Text(String),
}

impl Value {
    fn bind(self, statement: Statement) -> Statement {
        match self {
            Self::Null => statement.bind(None::<i64>),
            Self::Number(number) => statement.bind(number),
            Self::Name(name) => statement.bind(name),
            Self::Text(text) => statement.bind(text),
        }
    }
}

/// The values of each part, row by row.
type Values = [Vec<Value>; PARTS.len()];

fn values(entries: &[&Append]) -> Values {
    use Value::{Name, Null, Number, Text};

    let mut values = Values::default();
    let [log, stages, summaries, joins, leaves, former, jobs_set, jobs_cleared, results, all_played] =
        &mut values;
    for entry in entries {
        let (table, key) = (|| Name(entry.table.share()), entry.key.as_ref());
        log.extend([
            table(),
            Number(to_sql(entry.seq)),
            Number(entry.at),
            key.map_or(Null, |key| Name(key.person().share())),
            key.map(ClientKey::share_key).map_or(Null, Name),
            Text(entry.body.clone()),
        ]);
        if let Some(stage) = entry.stage {
            stages.extend([table(), Text(stage.as_str().to_owned()), Number(entry.at)]);
        }
        if let Some(summary) = &entry.summary {
            summaries.extend([table(), Text(summary.clone()), Number(entry.at)]);
        }
        for change in &entry.members {
            match change {
                MemberChange::Joins(person) => joins.extend([table(), Name(person.share())]),
                MemberChange::Leaves(person) => {
                    leaves.extend([table(), Name(person.share())]);
                    former.extend([table(), Name(person.share())]);
                }
            }
        }
        for change in &entry.jobs {
            match change {
                JobChange::Set { kind, due } => jobs_set.extend([
                    table(),
                    Name(kind.share()),
                    Number(*due),
                    Number(*due),
                    Number(to_sql(entry.seq)),
                ]),
                JobChange::Clear(kind) => jobs_cleared.extend([table(), Name(kind.share())]),
            }
        }
        if let Some(result) = &entry.result {
            let game = || [Number(entry.at), Text(result.game.clone()), Number(result.seats.into())];
            results.push(table());
            results.extend(game());
            results.extend([Number(result.rated.into()), Text(result.body.clone())]);
            for played in &result.played {
                all_played.push(table());
                all_played.extend(game());
                all_played.extend([
                    Name(played.person.share()),
                    Number(played.seat.into()),
                    Number(played.place.into()),
                    Number(played.share.into()),
                    Number(played.gone.into()),
                    Text(played.called.clone()),
                ]);
            }
        }
    }
    values
}

/// Which parts a text has, and how many rows each is made for.
type Form = ([bool; PARTS.len()], usize);

/// The texts that were needed so far. They are made for 1, 2, 4, 8, ... rows, so that there are few, and SQLite keeps
/// them prepared.
#[derive(Default)]
pub(super) struct Scripts(HashMap<Form, Arc<str>>);

impl Scripts {
    /// What writes these entries with all their changes, in a transaction if it takes more than one statement.
    pub(super) fn write(&mut self, entries: &[&Append]) -> Statement {
        let values = values(entries);
        let rows = PARTS.iter().zip(&values).map(|(part, values)| values.len() / part.columns);
        let size = rows.max().unwrap_or(0).next_power_of_two();
        let form = (values.each_ref().map(|values| !values.is_empty()), size);
        let text = self.0.entry(form).or_insert_with(|| text(form));
        let mut statement = sqlx::query(AssertSqlSafe(Arc::clone(text)));
        for (part, values) in PARTS.iter().zip(values).filter(|(_, values)| !values.is_empty()) {
            let missing = size * part.columns - values.len();
            for value in values.into_iter().chain(std::iter::repeat_with(|| Value::Null).take(missing)) {
                statement = value.bind(statement);
            }
        }
        statement
    }
}

fn text((has, size): Form) -> Arc<str> {
    let parts: Vec<_> = PARTS
        .iter()
        .zip(has)
        .filter(|(_, has)| *has)
        .map(|(part, _)| format!("{}{}{}", part.before, vec![part.row; size].join(","), part.after))
        .collect();
    match parts.as_slice() {
        [one] => one.as_str().into(),
        several => format!("BEGIN IMMEDIATE;{};COMMIT", several.join(";")).into(),
    }
}
