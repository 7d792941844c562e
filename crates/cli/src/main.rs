//! The `tinstar` command.
//!
//! Exit codes: 0 when all is well, 1 when a record does not hold, 2 when the input was wrong.

mod admin;
mod args;
mod balance;
mod failure;
mod games;
mod hint;
mod input;
mod ladder;
mod load;
mod papers;
mod play;
mod puzzles;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod site;
mod store;
mod terminal;

use std::io::Write as _;
use std::process::ExitCode;

use args::What;
use failure::Failure;
use mimalloc::MiMalloc;
use tinstar_core::Message;
use tinstar_words::{Tongue, Words};

/// A server makes and drops many small messages; see docs/speed.md for what this saves.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let words = Words::new(tongue());
    let args = match args::read(&words) {
        Ok(args) => args,
        Err(error) => {
            // Help and version are no errors; a reader that went away is none of ours.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let done = match &args.lang {
        Some(tag) if Tongue::from_tag(tag).is_none() => {
            Err(Failure::input(Message::new("cli-unknown-language").with("tag", tag.clone())))
        }
        _ => run(args.command, &words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(std::io::stderr(), "tinstar: {}", words.say(&failure.message));
            failure.exit_code()
        }
    }
}

fn run(what: What, words: &Words) -> Result<(), Failure> {
    match what {
        What::Games { json } => games::run(json, words),
        What::Play { game, players, seats, options, record } => {
            input::game(&game)?.visit(play::PlayHere { players, seats, options, record, words })
        }
        What::Simulate {
            game,
            players,
            games,
            seed,
            bots,
            threads,
            options,
            rules,
            records,
            from,
            portion,
            json,
        } => input::game(&game)?.visit(simulate::Simulate {
            players,
            games,
            seed,
            bots,
            threads,
            options,
            rules,
            records,
            from,
            portion,
            json,
            words,
        }),
        What::Merge { parts, json } => simulate::merge(&parts, json, words),
        What::Balance { game, games, luck, seed, threads, out } => {
            input::game(&game)?.visit(balance::Balance { games, luck, seed, threads, out, words })
        }
        What::Ladder { game, bots, players, deals, batch, seed, threads, options, out } => {
            input::game(&game)?.visit(ladder::Climb {
                bots,
                players,
                deals,
                batch,
                seed,
                threads,
                options,
                out,
                words,
            })
        }
        What::Puzzles { game, matches, most, worlds, seed, threads, out } => {
            input::game(&game)?.visit(puzzles::Digging { matches, most, worlds, seed, threads, out, words })
        }
        What::Replay { record, seat, spectator, all: _, step, json } => replay::run(
            &record,
            replay::SeenBy::new(seat.as_deref(), spectator),
            step.as_deref(),
            json,
            words,
        ),
        What::Hint { record, step, bot, json } => hint::run(&record, &step, &bot, json, words),
        What::Verify { record, json } => replay::verify(&record, json, words),
        What::Review { record, rollouts, seed, threads, svg, json } => {
            review::Reviewing { record, rollouts, seed, threads, svg, json, words }.run()
        }
        What::Rules { game, id, search, json } => {
            rules::run(&game, id.as_deref(), search.as_deref(), json, words)
        }
        What::Serve {
            store,
            listen,
            secure_cookies,
            origins,
            behind_proxy,
            poll,
            log,
            no_limits,
            mail_from,
            no_notices,
            open,
            bot_pause,
            think_share,
            reviews,
            keep,
        } => serve::Serve {
            store,
            listen,
            secure_cookies,
            origins,
            behind_proxy,
            poll,
            log,
            no_limits,
            mail_from,
            no_notices,
            open,
            bot_pause,
            think_share,
            reviews,
            keep,
        }
        .run(words),
        What::Admin { store, by, why, json, what } => admin::Admin { store, by, why, json }.run(what, words),
        What::Check { store } => serve::check(store.as_deref(), words),
        What::Store { store, what } => store::run(store.as_deref(), what, words),
        What::Papers { folder } => papers::run(&folder, words),
        What::Site { folder } => site::run(&folder, words),
        What::Flood { kind, address } => load::flood(&kind, &address),
        What::Load { game, tables, moves, watchers, think, store, nodes, flood, server } => {
            load::LoadTest { game, tables, moves, watchers, think, store, nodes, flood, server }.run(words)
        }
    }
}

/// The tongue asked for: `--lang`, then `TINSTAR_LANG`, then the locale, then English. It is looked up before
/// the arguments are read, because the help is worded too.
fn tongue() -> Tongue {
    let mut args = std::env::args().skip_while(|arg| arg != "--lang" && !arg.starts_with("--lang="));
    let given = args.next().and_then(|arg| match arg.split_once('=') {
        Some((_, tag)) => Some(tag.to_owned()),
        None => args.next(),
    });
    let set = ["TINSTAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok());
    given.into_iter().chain(set).find_map(|tag| Tongue::from_tag(&tag)).unwrap_or_default()
}
