//! What the command understands. The words of the help are in `messages/*/cli.ftl`.

use clap::{
    Arg, ArgAction, ArgMatches, Command, CommandFactory as _, FromArgMatches as _, Parser, Subcommand,
};
use tinstar_catalogue::AnyGame;
use tinstar_words::Words;

/// The whole command line.
#[derive(Parser)]
#[command(name = "tinstar", version, disable_help_subcommand = true)]
pub struct Args {
    #[arg(long, global = true, value_name = "en|fr")]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: What,
}

/// What to do. Numbers are read by [`crate::input`], whose refusals say what to do next.
#[derive(Subcommand)]
pub enum What {
    Games {
        #[arg(long)]
        json: bool,
    },
    Play {
        game: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        players: Option<String>,
        #[arg(long, value_name = "you,instinct,...")]
        seats: Option<String>,
        #[arg(long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        #[arg(long, value_name = "FILE")]
        record: Option<String>,
    },
    Simulate {
        game: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        players: Option<String>,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1000")]
        games: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        seed: String,
        #[arg(long, value_name = "BOT,BOT,...", default_value = "random")]
        bots: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        threads: Option<String>,
        #[arg(long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        #[arg(long)]
        rules: bool,
        #[arg(long, value_name = "DIR")]
        records: Option<String>,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        from: Option<String>,
        #[arg(long, value_name = "FILE")]
        portion: Option<String>,
        #[arg(long)]
        json: bool,
    },
    Merge {
        #[arg(required = true)]
        parts: Vec<String>,
        #[arg(long)]
        json: bool,
    },
    Balance {
        game: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "20000")]
        games: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "50")]
        luck: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        seed: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        threads: Option<String>,
        #[arg(long, value_name = "DIR", default_value = "docs/balance")]
        out: String,
    },
    Ladder {
        game: String,
        #[arg(long, value_name = "BOT,BOT,...", default_value = "random,greenhorn,deputy,sheriff")]
        bots: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        players: Option<String>,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1000")]
        deals: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "50")]
        batch: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        seed: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        threads: Option<String>,
        #[arg(long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        #[arg(long, value_name = "DIR", default_value = "docs/strength")]
        out: String,
    },
    Puzzles {
        game: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "60")]
        matches: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "30")]
        most: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1000")]
        worlds: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        seed: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        threads: Option<String>,
        #[arg(long, value_name = "DIR", default_value = "games")]
        out: String,
    },
    Replay {
        record: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, conflicts_with_all = ["spectator", "all"])]
        seat: Option<String>,
        #[arg(long, conflicts_with = "all")]
        spectator: bool,
        #[arg(long)]
        all: bool,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        step: Option<String>,
        #[arg(long)]
        json: bool,
    },
    Hint {
        record: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        step: String,
        #[arg(long, value_name = "BOT", default_value = "marshal")]
        bot: String,
        #[arg(long)]
        json: bool,
    },
    Verify {
        record: String,
        #[arg(long)]
        json: bool,
    },
    Review {
        record: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "300")]
        rollouts: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        seed: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        threads: Option<String>,
        #[arg(long, value_name = "FILE")]
        svg: Option<String>,
        #[arg(long)]
        json: bool,
    },
    Rules {
        game: String,
        #[arg(conflicts_with = "search")]
        id: Option<String>,
        #[arg(long, value_name = "WORDS", num_args = 1..)]
        search: Option<Vec<String>>,
        #[arg(long)]
        json: bool,
    },
    Serve {
        #[arg(long, value_name = "URL")]
        store: Option<String>,
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7878")]
        listen: String,
        #[arg(long)]
        secure_cookies: bool,
        #[arg(long = "origin", value_name = "ORIGIN")]
        origins: Vec<String>,
        #[arg(long)]
        behind_proxy: bool,
        #[arg(long)]
        poll: bool,
        #[arg(long, value_name = "text|json|off", default_value = "text")]
        log: String,
        #[arg(long)]
        no_limits: bool,
        #[arg(long, value_name = "ADDRESS")]
        mail_from: Option<String>,
        #[arg(long)]
        no_notices: bool,
        #[arg(long)]
        open: bool,
        #[arg(long, value_name = "MS", allow_hyphen_values = true, default_value = "200")]
        bot_pause: String,
        #[arg(long, value_name = "PERCENT", allow_hyphen_values = true, default_value = "50")]
        think_share: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "300")]
        reviews: String,
        #[command(flatten)]
        keep: KeepArgs,
    },
    Check {
        #[arg(long, value_name = "URL")]
        store: Option<String>,
    },
    Admin {
        #[arg(long, value_name = "URL", global = true)]
        store: Option<String>,
        #[arg(long, value_name = "NAME", global = true)]
        by: Option<String>,
        #[arg(long, value_name = "WORDS", global = true, default_value = "")]
        why: String,
        #[arg(long, global = true)]
        json: bool,
        #[command(subcommand)]
        what: AdminWhat,
    },
    Store {
        #[arg(long, value_name = "URL", global = true)]
        store: Option<String>,
        #[command(subcommand)]
        what: StoreWhat,
    },
    #[command(hide = true)]
    Papers {
        folder: String,
    },
    Site {
        folder: String,
    },
    #[command(hide = true)]
    Flood {
        kind: String,
        address: String,
    },
    Load {
        #[arg(long, value_name = "GAME", default_value = "catching-santa")]
        game: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "50")]
        tables: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "200")]
        moves: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "0")]
        watchers: String,
        #[arg(long, value_name = "MS", allow_hyphen_values = true, default_value = "0")]
        think: String,
        #[arg(long, value_name = "URL")]
        store: Option<String>,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "1")]
        nodes: String,
        #[arg(long, value_name = "all|KIND,...")]
        flood: Option<String>,
        #[arg(long, value_name = "FILE")]
        server: Option<std::path::PathBuf>,
    },
}

/// For how long what nobody comes back to is kept, in days; 0 is for ever.
#[derive(clap::Args)]
pub struct KeepArgs {
    #[arg(long, value_name = "DAYS", allow_hyphen_values = true, default_value = "400")]
    pub keep_guests: String,
    #[arg(long, value_name = "DAYS", allow_hyphen_values = true, default_value = "30")]
    pub keep_open: String,
    #[arg(long, value_name = "DAYS", allow_hyphen_values = true, default_value = "0")]
    pub keep_over: String,
    #[arg(long)]
    pub no_records: bool,
}

/// What can be done with a store.
#[derive(Subcommand)]
pub enum StoreWhat {
    Size {
        #[command(flatten)]
        keep: KeepArgs,
        #[arg(long)]
        json: bool,
    },
    Backup {
        file: String,
    },
    Restore {
        file: String,
    },
    Copy {
        #[arg(long, value_name = "URL")]
        to: String,
    },
    Expire {
        #[command(flatten)]
        keep: KeepArgs,
    },
    Compact {},
    Ratings {},
    Record {
        table: String,
    },
}

/// What a host does.
#[derive(Subcommand)]
pub enum AdminWhat {
    Tables {
        #[arg(long, value_name = "open|running|over|halted")]
        stage: Option<String>,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "50")]
        limit: String,
    },
    Table {
        table: String,
    },
    Close {
        table: String,
    },
    Delete {
        table: String,
    },
    People {
        letters: String,
    },
    Mute {
        person: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        hours: Option<String>,
    },
    Unmute {
        person: String,
    },
    Ban {
        person: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true)]
        hours: Option<String>,
    },
    Unban {
        person: String,
    },
    Erase {
        person: String,
    },
    Announce {
        text: String,
        #[arg(long, value_name = "N", allow_hyphen_values = true, default_value = "60")]
        minutes: String,
    },
    Reports {
        #[arg(long)]
        all: bool,
    },
    Settle {
        report: String,
    },
    Audit {},
}

/// The arguments the program was given, or what `clap` has to say about them.
pub fn read(words: &Words) -> Result<Args, clap::Error> {
    let matches: ArgMatches = command(words).try_get_matches()?;
    Args::from_arg_matches(&matches)
}

/// The release, the commit it was built from, and the version of each game's rules.
pub fn version() -> String {
    let rules = AnyGame::ALL.iter().map(|game| (game.info().id, game.info().rules_version));
    let rules: Vec<String> = rules.map(|(id, version)| format!("{id} {version}")).collect();
    format!("{} ({})\n{}", env!("CARGO_PKG_VERSION"), env!("TINSTAR_COMMIT"), rules.join("\n"))
}

/// The command with its help in this tongue: `help-<command>-<argument>` names each line.
pub fn command(words: &Words) -> Command {
    worded(Args::command(), "help", words)
}

fn worded(command: Command, id: &str, words: &Words) -> Command {
    let say = |id: &str| words.text(id).unwrap_or_else(|| format!("[{id}]"));
    let template = format!("{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}", say("help-usage"));
    let flag = |name: &'static str, short, action| {
        Arg::new(name).short(short).long(name).action(action).help(say(&format!("help-{name}")))
    };
    let examples = format!("{id}-examples");
    // What belongs to a command of commands is shown by its examples.
    let nested = id.matches('-').count() > 1;
    let examples = if nested { words.text(&examples).unwrap_or_default() } else { say(&examples) };
    let command = match id {
        "help" => command.version(version()).arg(flag("version", 'V', ArgAction::Version)),
        _ => command,
    };
    let command = command
        .about(say(id))
        .after_help(examples)
        .help_template(template)
        .subcommand_help_heading(say("help-commands"))
        .disable_version_flag(true)
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help))
        .mut_args(|arg| {
            let name = arg.get_id().as_str().to_owned();
            let heading = say(if arg.is_positional() { "help-arguments" } else { "help-options" });
            let arg = arg.help_heading(heading);
            match name.as_str() {
                "help" | "version" => arg,
                "lang" => arg.help(say("help-lang")),
                _ => arg.help(say(&format!("{id}-{name}"))),
            }
        });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| {
        let id = format!("{id}-{name}");
        command.mut_subcommand(name, |sub| worded(sub, &id, words))
    })
}

#[cfg(test)]
mod tests {
    use tinstar_words::{Tongue, Words};

    /// Every command and every argument has its line of help in both tongues: a missing one shows as `[id]`.
    #[test]
    fn the_help_is_complete_in_both_tongues() {
        for words in Tongue::ALL.map(Words::new) {
            let mut command = super::command(&words);
            command.build();
            let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
            let mut pages = vec![command.render_long_help().to_string()];
            for name in names {
                let sub = command.find_subcommand_mut(&name).expect("a command that was just named");
                pages.push(sub.render_long_help().to_string());
                pages.extend(sub.get_subcommands_mut().map(|sub| sub.render_long_help().to_string()));
            }
            for page in pages {
                assert!(!page.contains("[help"), "{page}");
            }
        }
    }
}
