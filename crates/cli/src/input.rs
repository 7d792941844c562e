//! What comes in from outside, checked: names of games, numbers, options, files.

use std::fs;
use std::ops::RangeInclusive;
use std::time::Duration;

use tinstar_bots::{BadSkill, Level, Skill};
use tinstar_catalogue::AnyGame;
use tinstar_core::{Game, Message, Options as _};
use tinstar_server::Keep;

use crate::args::KeepArgs;
use crate::failure::Failure;

/// The game with this id.
pub fn game(id: &str) -> Result<AnyGame, Failure> {
    let known = || AnyGame::ALL.iter().map(|game| game.info().id);
    AnyGame::by_id(id).ok_or_else(|| unknown_game(id, known()))
}

/// Says that there is no game `id`, and which there are.
pub fn unknown_game<'a>(id: &str, known: impl Iterator<Item = &'a str>) -> Failure {
    let known = known.collect::<Vec<_>>().join(", ");
    Failure::input(Message::new("cli-unknown-game").with("game", id.to_owned()).with("known", known))
}

/// The whole number `text` says, if it is in `range`.
pub fn number(option: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, Failure> {
    let number = text.trim().parse::<u64>().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let message =
            Message::new("cli-bad-number").with("option", option.to_owned()).with("value", text.to_owned());
        let ends = (range.start().to_string(), range.end().to_string());
        Failure::input(message.with("least", ends.0).with("most", ends.1))
    })
}

/// How many play and with which options: what `text` says, or the fewest that the options allow, and the game's options
/// with these settings, each `NAME=VALUE`.
pub fn table<G: Game>(text: Option<&str>, settings: &[String]) -> Result<(usize, G::Options), Failure> {
    let options = options::<G>(settings)?;
    let players = match text {
        // A number the game does not allow is refused by the game itself, with its rule.
        Some(text) => number("--players", text, 0..=99)? as usize,
        None => players::<G>(&options).next().unwrap_or(G::INFO.least_seats),
    };
    G::check_setup(players, &options)?;
    Ok((players, options))
}

/// The numbers of players that these options allow.
pub fn players<G: Game>(options: &G::Options) -> impl Iterator<Item = usize> {
    G::INFO.widest().filter(|players| G::check_setup(*players, options).is_ok())
}

/// How many threads: what `text` says, or all there are.
pub fn threads(text: Option<&str>) -> Result<usize, Failure> {
    /// More threads than any machine has are a typing error.
    const MOST: u64 = 1024;
    match text {
        Some(text) => Ok(number("--threads", text, 1..=MOST)? as usize),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

fn options<G: Game>(settings: &[String]) -> Result<G::Options, Failure> {
    let mut options = G::Options::default();
    for setting in settings {
        let (key, value) = setting
            .split_once('=')
            .ok_or_else(|| Failure::input(Message::new("cli-bad-option").with("setting", setting.clone())))?;
        options.set(key.trim(), value)?;
    }
    Ok(options)
}

/// The bot with this name, perhaps with a budget of its own (`marshal@200ms`).
pub fn bot(name: &str) -> Result<Skill, Failure> {
    let name = name.trim();
    name.parse().map_err(|bad| {
        let message = match bad {
            BadSkill::Level => {
                let known = Level::ALL.map(Level::name).join(", ");
                Message::new("cli-unknown-bot").with("known", known)
            }
            BadSkill::Budget => Message::new("cli-bad-budget"),
        };
        Failure::input(message.with("bot", name.to_owned()))
    })
}

/// For how long what nobody comes back to is kept.
pub fn keep(args: &KeepArgs) -> Result<Keep, Failure> {
    let days = |option: &str, text: &str| {
        let days = number(option, text, 0..=36_500)?;
        Ok::<_, Failure>((days > 0).then(|| Duration::from_secs(days * 24 * 3600)))
    };
    Ok(Keep {
        guests: days("--keep-guests", &args.keep_guests)?,
        open: days("--keep-open", &args.keep_open)?,
        over: days("--keep-over", &args.keep_over)?,
        records: !args.no_records,
    })
}

/// One bot per seat; a shorter list begins again from its front.
pub fn bots(names: &str, players: usize) -> Result<Vec<Skill>, Failure> {
    let bots = names.split(',').map(bot).collect::<Result<Vec<_>, _>>()?;
    if bots.len() > players {
        let message = Message::new("cli-too-many-seats").with("given", bots.len()).with("players", players);
        return Err(Failure::input(message));
    }
    Ok(bots.into_iter().cycle().take(players).collect())
}

/// The text of a file, which must be a sensible size.
pub fn file(path: &str) -> Result<String, Failure> {
    const MOST: u64 = 64 << 20;
    let failed = |reason: String| {
        Failure::input(Message::new("cli-unreadable").with("path", path.to_owned()).with("reason", reason))
    };
    let size = fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
    if size > MOST {
        return Err(Failure::input(Message::new("cli-too-large").with("path", path.to_owned())));
    }
    fs::read_to_string(path).map_err(|error| failed(error.to_string()))
}

/// Says that `path` cannot be written.
pub fn unwritable(path: &str, error: &std::io::Error) -> Failure {
    let message = Message::new("cli-unwritable").with("path", path.to_owned());
    Failure::input(message.with("reason", error.to_string()))
}
