//! Plays a match between bots and prints it as one viewer saw it: what a board is drawn and tried out with.
//!
//! `cargo run --example story -- colt-express --players 4 --seed 7 --viewer 0 --option elf=on`

use std::env::args;
use std::ops::Range;

use serde_json::{Value, json};
use tinstar_bots::Level;
use tinstar_catalogue::json::read;
use tinstar_catalogue::{ActedOut, AnyGame, AnyMatch, AnyStory};
use tinstar_core::{Chance, MatchSeed, Seat, Viewer};

const HELP: &str = "story GAME [--players N] [--seed N] [--viewer SEAT] [--bots random|instinct] [--option KEY=VALUE]... [--skip N] [--frames N]";

fn main() -> Result<(), String> {
    let mut words = args().skip(1);
    let name = words.next().ok_or(HELP)?;
    let game = AnyGame::by_id(&name).ok_or_else(|| format!("there is no game {name}\n{HELP}"))?;
    let (mut players, mut seed, mut viewer) = (game.info().least_seats, 1_u8, Some(0));
    let (mut level, mut options, mut shown) = (Level::Instinct, Vec::new(), 0..usize::MAX);
    while let Some(word) = words.next() {
        let value = words.next().ok_or(HELP)?;
        let number = || value.parse::<u8>().map_err(|_| format!("{word} takes a number, not {value}"));
        match word.as_str() {
            "--players" => players = usize::from(number()?),
            "--seed" => seed = number()?,
            "--viewer" => viewer = number().ok(),
            "--skip" => shown.start = value.parse().map_err(|_| HELP)?,
            "--frames" => shown.end = value.parse().map_err(|_| HELP)?,
            "--bots" => level = Level::from_name(&value).ok_or(HELP)?,
            "--option" => {
                let (key, value) = value.split_once('=').ok_or(HELP)?;
                options.push((key.to_owned(), value.to_owned()));
            }
            _ => return Err(HELP.to_owned()),
        }
    }
    let viewer = viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
    println!("{}", told(game, players, &options, seed, viewer, level, shown)?);
    Ok(())
}

fn told(
    game: AnyGame,
    players: usize,
    options: &[(String, String)],
    seed: u8,
    viewer: Viewer,
    level: Level,
    shown: Range<usize>,
) -> Result<Value, String> {
    let names = Seat::all(players).map(|seat| format!("Player {}", seat.index() + 1)).collect();
    let seed_bytes = MatchSeed::from_bytes([seed; 32]);
    let (mut live, story) = game.begin(names, options, seed_bytes).map_err(|bad| format!("{bad:?}"))?;
    let mut luck = Chance::seeded(seed.into());
    let mut from = Value::Null;
    let mut frames = Vec::new();
    let mut show = |live: &dyn AnyMatch, story: &dyn AnyStory, did| {
        let at = live.steps();
        if at == shown.start {
            from = json!(read(|out| story.write_before(viewer, out)));
        }
        if at >= shown.start {
            frames.push(frame(live, story, did, viewer));
        }
    };
    show(&*live, &*story, None);
    while let Some(seat) = live.status().deciders().first()
        && live.steps() + 1 < shown.end
    {
        let action = live.question(seat, level).answer(&mut luck);
        let story = live.act(seat, &action).map_err(|refused| format!("{refused:?}"))?;
        show(&*live, &*story, Some((seat, action)));
    }
    let outcome = live.status().outcome().map(|outcome| json!({
        "places": outcome.places.as_slice(), "totals": outcome.totals.as_slice(), "accounts": live.accounts(),
    }));
    let viewer = match viewer {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    };
    Ok(json!({
        "game": game.info().id, "seats": players, "viewer": viewer, "from": from, "frames": frames, "outcome": outcome,
    }))
}

fn frame(live: &dyn AnyMatch, story: &dyn AnyStory, did: Option<(Seat, Value)>, viewer: Viewer) -> Value {
    let deciders = live.status().deciders();
    let asked = match viewer {
        Viewer::Seat(seat) if deciders.contains(seat) => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    let (seat, action) = did.map_or((None, None), |(seat, action)| (Some(seat.index()), Some(action)));
    let ActedOut { lines, rest } = story.acted_out(viewer);
    json!({
        "seq": live.steps(),
        "deciders": deciders.iter().map(Seat::index).collect::<Vec<_>>(),
        "seat": seat,
        "action": action,
        "lines": lines,
        "rest": rest,
        "choices": asked.map_or(vec![], |seat| live.choices(seat)),
        "prompt": asked.map(|seat| live.prompt(seat)),
    })
}
