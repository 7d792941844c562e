//! Writing to the terminal.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tinstar_bots::Skill;
use tinstar_catalogue::Playable;
use tinstar_core::{Seat, Told};
use tinstar_words::Words;

/// The name of a seat played by a person.
pub const YOU: &str = "you";

/// Prints a line. When whoever reads has gone away (`tinstar rules ... | head`), the program ends quietly.
pub fn line(text: &str) {
    if writeln!(io::stdout(), "{text}").is_err() {
        std::process::exit(0);
    }
}

/// Prints a value as JSON, for programs.
pub fn json(value: &impl Serialize) {
    line(&serde_json::to_string_pretty(value).expect("what is shown is plain data"));
}

/// Prints what happened, each line with its rule.
pub fn story<G: Playable>(seats: usize, story: &[Told<G::Event>], words: &Words) {
    for told in story {
        let said = words.say(&G::say_event(seats, &told.event));
        line(&format!("    {said} {}", console::style(told.rule).dim()));
    }
}

/// The words around a table: people are called by their names, bots by the name of their seat. Whoever is only known as
/// the one in front of the screen keeps the name the game has for the seat.
pub fn calling<G: Playable>(words: &Words, names: &[String], state: &G) -> Words {
    let name = |seat: Seat, name: &String| {
        let bot = name.parse::<Skill>().is_ok();
        if bot { words.text(&format!("bot-{}", seat.index() + 1)) } else { Some(name.clone()) }
    };
    let people: Vec<(String, Vec<&'static str>)> = Seat::all(names.len())
        .zip(names)
        .filter(|(_, known)| *known != YOU)
        .filter_map(|(seat, known)| Some((name(seat, known)?, state.called(seat))))
        .collect();
    words.calling(people.iter().map(|(name, called)| (name.as_str(), called.clone())))
}

/// Whoever holds a seat, and what the game calls it.
pub fn holder<G: Playable>(words: &Words, seats: usize, seat: Seat) -> String {
    let id = G::seat_name(seats, seat);
    let sign = words.text(id).unwrap_or_default();
    words.person(id).map_or(sign.clone(), |person| format!("{person} ({sign})"))
}

/// A time in milliseconds since 1970, in UTC: `2026-11-17 21:05`.
pub fn time(millis: i64) -> String {
    let (days, minutes) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 60_000);
    // Days are counted from 1 March of the year 0, so that a leap day ends its year.
    let from_march = days + 719_468;
    let era = from_march.div_euclid(146_097);
    let day = from_march.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// A heading.
pub fn heading(text: &str) {
    line(&format!("\n{}", console::style(text).bold()));
}

/// A bar that fills as `games` are played; nothing shows where nobody looks.
pub fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {elapsed} ({eta})")
        .expect("the template is well formed");
    ProgressBar::new(games).with_style(style)
}

/// `share` of a bar of 30, with the ends of its interval marked.
pub fn bar(share: f64, low: f64, high: f64) -> String {
    const WIDTH: f64 = 30.0;
    let place = |part: f64| (part * WIDTH).round() as usize;
    (0..WIDTH as usize)
        .map(|at| {
            if at < place(low) || (at < place(share) && at < place(high)) {
                '█'
            } else if at < place(high) {
                '▒'
            } else {
                '·'
            }
        })
        .collect()
}

/// A number with its thousands set apart.
pub fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 && digit.is_ascii_digit() && !out.ends_with('-') {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{grouped, time};

    #[test]
    fn times_are_dates_in_utc() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_794_949_500, "2026-11-17 21:05"),
            (253_402_300_799, "9999-12-31 23:59"),
            (-60, "1969-12-31 23:59"),
        ] {
            assert_eq!(time(seconds * 1000), expected);
        }
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(grouped(1_234_567.0), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(999.4), "999");
        assert_eq!(grouped(-100.0), "-100");
    }
}
