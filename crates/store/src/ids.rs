//! The names of things, as the databases keep them.

use std::str::FromStr;

use tinstar_protocol::{BadId, ClientKey, Seq, Stage, id};

use crate::StoreError;

id! {
    /// Names a kind of job, such as `clock` or `bot`; a table has at most one job of a kind.
    JobKind
}

/// A number as the databases count. Those that they cannot count to are never last + 1, so the highest will do.
pub(crate) fn to_sql(seq: Seq) -> i64 {
    i64::try_from(seq.0).unwrap_or(i64::MAX)
}

pub(crate) fn stored_seq(seq: i64) -> Seq {
    Seq(seq.unsigned_abs())
}

/// A name that was checked before it was stored. If it is none now, something else wrote it.
pub(crate) fn stored_id<T: FromStr<Err = BadId>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|BadId| StoreError::Corrupt(format!("{text:?} is no id")))
}

pub(crate) fn stored_key(person: &str, key: &str) -> Result<ClientKey, StoreError> {
    let bad = |BadId| StoreError::Corrupt(format!("{key:?} is no client key"));
    ClientKey::new(stored_id(person)?, key).map_err(bad)
}

pub(crate) fn stored_stage(name: &str) -> Result<Stage, StoreError> {
    let stage = Stage::ALL.into_iter().find(|stage| stage.as_str() == name);
    stage.ok_or_else(|| StoreError::Corrupt(format!("a table's stage is {name:?}")))
}

#[cfg(test)]
mod tests {
    use tinstar_protocol::PersonId;

    use super::*;

    #[test]
    fn a_number_too_high_for_the_database_stays_high() {
        assert_eq!(to_sql(Seq(u64::MAX)), i64::MAX);
        assert_eq!(stored_seq(to_sql(Seq(7))), Seq(7));
    }

    #[test]
    fn what_this_program_cannot_have_written_is_damage() {
        assert_eq!(stored_id::<PersonId>("a b").unwrap_err().code(), "corrupt");
        assert_eq!(stored_key("anna", "").unwrap_err().code(), "corrupt");
        assert_eq!(stored_key("", "k").unwrap_err().code(), "corrupt");
        assert_eq!(stored_stage("on fire").unwrap_err().code(), "corrupt");
        assert_eq!(stored_stage("halted"), Ok(Stage::Halted));
    }
}
