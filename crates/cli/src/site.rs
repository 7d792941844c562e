//! `tinstar site`: the pages without a server.

use std::path::Path;

use tinstar_core::Message;
use tinstar_server::{NoSite, write_site};
use tinstar_words::Words;

use crate::failure::Failure;
use crate::{input, terminal};

/// Writes all of it into a folder.
pub fn run(folder: &str, words: &Words) -> Result<(), Failure> {
    write_site(Path::new(folder)).map_err(|why| match why {
        NoSite::NotBuilt => Failure::input(Message::new("cli-site-not-built")),
        NoSite::NoHost => Failure::input(Message::new("cli-site-no-host")),
        NoSite::Unwritable(path, error) => input::unwritable(&path.display().to_string(), &error),
    })?;
    let written = Message::new("cli-site-written").with("folder", folder.to_owned());
    terminal::line(&words.say(&written));
    Ok(())
}
