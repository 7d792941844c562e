//! The browser's types are those of the wire: this test writes `web/src/lib/protocol/`, and fails once when what
//! was there was stale.

#![allow(clippy::unwrap_used, reason = "a test's helpers may stop the test")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tinstar_protocol as wire;
use tinstar_testkit::keep_fresh;
use ts_rs::{Config, TS};

fn written(folder: &Path) -> BTreeMap<PathBuf, String> {
    let Ok(files) = fs::read_dir(folder) else { return BTreeMap::new() };
    let paths =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "ts"));
    paths.map(|path| (path.file_name().unwrap().into(), fs::read_to_string(&path).unwrap())).collect()
}

fn generate(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    macro_rules! export {
        ($($name:ident)*) => {$(wire::$name::export_all(&config).unwrap();)*};
    }
    // Everything else is reached from these.
    export!(
        ClientMessage ServerMessage Keyed Done Refusal Me MyData NewGuest GuestToken Rename Account AccountMade Codes NewPassword
        Recover MailNow SetMail FollowLink Forgotten RecoverByMail SignIn NewTable
        TableMade TableList Complaint GameCard RunningRecord MatchTold ReviewNow ReviewOfFile DiceTold RuleCard PuzzlesOf PuzzleTold
        PuzzleTry PuzzleSolved NoticesNow AddWay SetWay Tried SetQuiet TableChat SetTableChat Profile SetShows MatchesPlayed
        Leaderboard People Somebody AskedFriend AskFriendLink FriendLink FriendLinkOf
    );
}

#[test]
fn the_browsers_types_are_fresh() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("protocol");
    generate(&scratch);
    let fresh = written(&scratch);
    assert!(fresh.len() > 30 && fresh.contains_key(Path::new("Situation.ts")), "{:?}", fresh.keys());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol");
    for name in written(&folder).keys().filter(|name| !fresh.contains_key(*name)) {
        fs::remove_file(folder.join(name)).unwrap();
    }
    keep_fresh(fresh.into_iter().map(|(name, text)| (folder.join(name), text)));
}

#[test]
fn nothing_on_the_wire_is_a_bigint_or_holds_a_seed() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("protocol-words");
    generate(&scratch);
    for (name, text) in written(&scratch) {
        assert!(!text.contains("bigint"), "{name:?}: {text}");
        // Only a match told again has one, once it is over.
        assert_eq!(text.contains("seed:"), name == Path::new("MatchTold.ts"), "{name:?}: {text}");
    }
}
