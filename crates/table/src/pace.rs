//! How long whoever is no person takes to answer.

use core::time::Duration;

use tinstar_bots::Level;

/// Declined moment is longer than so many times the shortest.
const LONGEST: f64 = 7.0;

/// A moment from `shortest` on. Waiting longer tells nothing about how much longer it will be, so that an answer after a
/// while is no sign of a choice; `luck` is evenly spread.
#[must_use]
pub fn moment(shortest: Duration, luck: u32) -> Duration {
    let evenly = (f64::from(luck) + 1.0) / (f64::from(u32::MAX) + 1.0);
    shortest.mul_f64((1.0 - evenly.ln()).min(LONGEST))
}

/// How long after it was asked a bot of a level answers. It follows from these alone: not from what it sees, and not from
/// how soon it has made up its mind.
#[must_use]
pub fn answers_after(level: Level, pause: Duration) -> Duration {
    pause.max(level.thinking_time())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_never_shorter_than_the_shortest_nor_without_end() {
        let shortest = Duration::from_millis(1000);
        assert_eq!(moment(shortest, u32::MAX), shortest);
        assert_eq!(moment(shortest, 0), Duration::from_secs(7));
        // Half of them are over after the shortest and 0.69 of it.
        assert_eq!(moment(shortest, u32::MAX / 2).as_millis(), 1693);
    }

    /// When it answers follows from its level and the pause that people chose: nothing that is hidden, and nothing of how soon
    /// it knew, is an argument.
    #[test]
    fn a_bot_answers_when_its_level_and_the_pause_say() {
        let after = |level, pause| answers_after(level, Duration::from_millis(pause)).as_millis();
        assert_eq!([after(Level::Instinct, 0), after(Level::Instinct, 200)], [0, 200]);
        assert_eq!([after(Level::Sheriff, 0), after(Level::Sheriff, 200)], [150, 200]);
        assert_eq!([after(Level::Marshal, 200), after(Level::Marshal, 3_000)], [1_000, 3_000]);
    }
}
