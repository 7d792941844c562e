//! `tinstar papers`: the manual pages and what shells complete, for packages.

use std::fs;
use std::path::Path;

use clap_complete::Shell;
use clap_mangen::Man;
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{args, input};

/// Writes `man/tinstar*.1` and `completions/*` into a folder.
pub fn run(folder: &str, words: &Words) -> Result<(), Failure> {
    let write = || -> std::io::Result<()> {
        let (man, completions) = (Path::new(folder).join("man"), Path::new(folder).join("completions"));
        fs::create_dir_all(&man)?;
        fs::create_dir_all(&completions)?;
        let mut command = args::command(words);
        command.build();
        page(&command, "tinstar", &man)?;
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            page(sub, &format!("tinstar-{}", sub.get_name()), &man)?;
        }
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            clap_complete::generate_to(shell, &mut args::command(words), "tinstar", &completions)?;
        }
        Ok(())
    };
    write().map_err(|error| input::unwritable(folder, &error))
}

fn page(command: &clap::Command, name: &str, folder: &Path) -> std::io::Result<()> {
    // A version of several lines would break the page's head.
    let command = command.clone().name(name.to_owned()).version(env!("CARGO_PKG_VERSION"));
    let mut page = vec![];
    Man::new(command).title(name.to_owned()).render(&mut page)?;
    fs::write(folder.join(format!("{name}.1")), page)
}
