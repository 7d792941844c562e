//! Hours in which somebody does not want to be told.

use tinstar_protocol::Quiet;

const MINUTE_MS: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// Quiet hours as they are kept.
pub fn write_quiet(quiet: Quiet) -> String {
    serde_json::to_string(&quiet).expect("quiet hours are plain data")
}

/// Quiet hours as they were kept; nothing if they make no sense.
pub fn read_quiet(text: &str) -> Option<Quiet> {
    serde_json::from_str(text).ok().filter(is_quiet)
}

/// Whether these are hours of a day somewhere on Earth, and not all of them.
pub fn is_quiet(quiet: &Quiet) -> bool {
    let minute = |minute: u16| i64::from(minute) < DAY;
    minute(quiet.from) && minute(quiet.until) && quiet.from != quiet.until && quiet.offset.abs() <= 14 * 60
}

/// When the quiet ends, if it is quiet `now`.
pub fn until(quiet: Quiet, now: i64) -> Option<i64> {
    let minutes = now.div_euclid(MINUTE_MS);
    let here = (minutes + i64::from(quiet.offset)).rem_euclid(DAY);
    let (from, end) = (i64::from(quiet.from), i64::from(quiet.until));
    let long = (end - from).rem_euclid(DAY);
    let since = (here - from).rem_euclid(DAY);
    (since < long).then(|| (minutes + long - since) * MINUTE_MS)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A moment: day, hour and minute in Greenwich.
    fn at(day: i64, hour: i64, minute: i64) -> i64 {
        ((day * 24 + hour) * 60 + minute) * MINUTE_MS + 17
    }

    #[test]
    fn a_night_ends_in_the_morning_wherever_one_is() {
        let night = Quiet { from: 22 * 60, until: 7 * 60 + 30, offset: 60 };
        assert_eq!(until(night, at(3, 20, 59)), None);
        assert_eq!(until(night, at(3, 21, 0)), Some(at(4, 6, 30) - 17));
        assert_eq!(until(night, at(4, 6, 29)), Some(at(4, 6, 30) - 17));
        assert_eq!(until(night, at(4, 6, 30)), None);
        let noon = Quiet { from: 12 * 60, until: 14 * 60, offset: -300 };
        assert_eq!(until(noon, at(3, 16, 59)), None);
        assert_eq!(until(noon, at(3, 17, 0)), Some(at(3, 19, 0) - 17));
        assert_eq!(until(noon, at(3, 19, 0)), None);
    }

    #[test]
    fn hours_that_are_none_are_not_read() {
        let night = Quiet { from: 1320, until: 420, offset: -840 };
        assert_eq!(read_quiet(&write_quiet(night)), Some(night));
        for bad in [
            Quiet { from: 1440, ..night },
            Quiet { until: 1440, ..night },
            Quiet { until: 1320, ..night },
            Quiet { offset: 841, ..night },
            Quiet { offset: i16::MIN + 1, ..night },
        ] {
            assert_eq!(read_quiet(&write_quiet(bad)), None, "{bad:?}");
        }
        assert_eq!(read_quiet("nonsense"), None);
    }
}
