//! Anything at all arrives at the socket or the API: it is read or refused, never crashed on; what is read is written
//! and read again as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tinstar_catalogue::AnyGame;
use tinstar_core::Viewer;
use tinstar_protocol::{Account, ClientMessage, Keyed, NewGuest, NewTable, Rename, SignIn};

fn read<T: DeserializeOwned + Serialize>(text: &str) {
    let Ok(message) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&message).expect("what was read can be written");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(serde_json::to_string(&again).ok(), Some(written));
}

fuzz_target!(|text: &str| {
    read::<ClientMessage>(text);
    read::<Keyed>(text);
    read::<NewTable>(text);
    read::<NewGuest>(text);
    read::<Account>(text);
    read::<Rename>(text);
    read::<SignIn>(text);
    if let Ok(new) = serde_json::from_str::<NewTable>(text)
        && let Some(game) = AnyGame::by_id(&new.game)
    {
        let _ = game.check(new.seats.len(), &new.options);
    }
    // A record file that a stranger sends is told again or refused.
    let _ = AnyGame::retell(text, Viewer::Spectator);
});
