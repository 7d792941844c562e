//! What a story tells one viewer, written straight into JSON.

use tinstar_core::{Told, Viewer};

use crate::Playable;
use crate::json::{end, write, write_message};

/// Appends the lines that `viewer` may know: `[{"rule":"CS-1","event":...,"say":{"id":...,"args":[...]}},...]`.
pub(crate) fn write_lines<G: Playable>(
    seats: usize,
    story: &[Told<G::Event>],
    viewer: Viewer,
    out: &mut Vec<u8>,
) {
    out.push(b'[');
    for told in story {
        let Some(event) = G::redact(&told.event, viewer) else { continue };
        out.extend_from_slice(b"{\"rule\":");
        write(&told.rule, out);
        out.extend_from_slice(b",\"event\":");
        write(&event, out);
        out.extend_from_slice(b",\"say\":");
        write_message(&G::say_event(seats, &event), out);
        out.extend_from_slice(b"},");
    }
    end("]", out);
}
