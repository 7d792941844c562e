//! The pages as files, for a site without a server: any place that serves files will do, under any path.

use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use tinstar_catalogue::AnyGame;
use tinstar_words::{Tongue, Words};

use super::{documents, front, pages};

/// Why there is no site.
#[derive(Debug)]
pub enum NoSite {
    /// This program was built without its pages.
    NotBuilt,
    /// Its pages cannot host tables.
    NoHost,
    /// A file cannot be written.
    Unwritable(PathBuf, io::Error),
}

/// Writes a site into a folder: all pages, and what a server would say that is the same for everybody.
///
/// # Errors
/// If the pages were not built, or not with what hosts tables in them; if the folder cannot be written.
pub fn write_site(folder: &Path) -> Result<(), NoSite> {
    let mut files = said();
    let mut release = Sha256::new();
    for (_, bytes) in &files {
        release.update(bytes);
    }
    let release = hex::encode(&release.finalize()[..8]);
    let known: Vec<String> = files.iter().map(|(path, _)| path.clone()).collect();
    files.extend(pages::all());
    if !files.iter().any(|(path, _)| path == "index.html") {
        return Err(NoSite::NotBuilt);
    }
    if !files.iter().any(|(path, _)| path.ends_with(".wasm")) {
        return Err(NoSite::NoHost);
    }
    for (path, bytes) in &mut files {
        if path == "index.html" {
            *bytes = page(&String::from_utf8_lossy(bytes)).into_bytes();
        } else if path == "sw.js" {
            *bytes = keeping(&String::from_utf8_lossy(bytes), &known, &release).into_bytes();
        }
        let place = folder.join(&*path);
        let write = || {
            place.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            std::fs::write(&place, bytes)
        };
        write().map_err(|error| NoSite::Unwritable(place.clone(), error))?;
    }
    Ok(())
}

/// What is said in every tongue, as files.
fn said() -> Vec<(String, Vec<u8>)> {
    let mut files = vec![];
    for tongue in Tongue::ALL {
        let words = Words::new(tongue);
        files.push((format!("said/games.{}.json", tongue.tag()), json(&documents::all_games(&words))));
        for game in AnyGame::ALL {
            let id = game.info().id;
            if let Some(rules) = documents::all_rules(id, tongue) {
                files.push((format!("said/rules.{id}.{}.json", tongue.tag()), json(&rules)));
            }
        }
    }
    files
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("what is said is plain data")
}

/// The page, which knows that there is no server, and says itself what a server would have said about it.
fn page(text: &str) -> String {
    let policy = front::POLICY.replace("; frame-ancestors 'none'", "");
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />\n    \
         <meta name=\"tinstar-site\" content=\"\" />\n    <meta name=\"referrer\" content=\"no-referrer\" />\n    <title>"
    );
    text.replacen("<title>", &head, 1)
}

/// What keeps the pages for when there is no network keeps these files too, and asks no server for them.
fn keeping(text: &str, known: &[String], release: &str) -> String {
    let known: String = known.iter().map(|path| format!("\"{path}\",")).collect();
    let text = text.replacen("const FILES = [", &format!("const FILES = [{known}"), 1);
    let text = text.replacen("const RELEASE = \"", &format!("const RELEASE = \"{release}-"), 1);
    let Some((before, after)) = text.split_once("const SAID = [") else { return text };
    let rest = after.split_once(']').map_or(after, |(_, rest)| rest);
    format!("{before}const SAID = []{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_a_site_says_what_its_server_would_have() {
        let page = page("<head><title>Tinstar</title></head>");
        assert!(page.contains("content=\"default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!page.contains("frame-ancestors"), "browsers heed that in headers alone");
        assert!(page.contains("name=\"tinstar-site\"") && page.ends_with("<title>Tinstar</title></head>"));
    }

    #[test]
    fn what_is_said_is_kept_as_well() {
        let script = "const RELEASE = \"abc\";\nconst FILES = [\"\"];\nconst SAID = [\"api/games\"];\n";
        let kept = "const RELEASE = \"12-abc\";\nconst FILES = [\"said/x.json\",\"\"];\nconst SAID = [];\n";
        assert_eq!(keeping(script, &["said/x.json".into()], "12"), kept);
        let said = said();
        assert_eq!(said.len(), 2 * (1 + AnyGame::ALL.len()));
        assert!(said.iter().all(|(path, bytes)| path.starts_with("said/") && bytes.starts_with(b"[{")));
    }
}
