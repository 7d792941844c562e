//! What a story tells one viewer, written straight into JSON.
//!
//! A server writes nothing more often than this, so what is known to be plain (the names of fields, the ids of
//! messages and of their gaps) is copied instead of looked through for characters to escape.

use serde::Serialize;
use tinstar_core::{Arg, Message, Told, Viewer};

use crate::Playable;

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
    end_list(out);
}

/// Appends a message as [`Serialize`] would.
fn write_message(say: &Message, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    write_plain(say.id, out);
    out.extend_from_slice(b",\"args\":[");
    for (name, value) in &say.args {
        out.push(b'[');
        write_plain(name, out);
        out.push(b',');
        match value {
            Arg::Name(name) => {
                out.extend_from_slice(b"{\"name\":");
                write_plain(name, out);
                out.push(b'}');
            }
            Arg::Number(_) | Arg::Text(_) | Arg::List(_) => write(value, out),
        }
        out.extend_from_slice(b"],");
    }
    end_list(out);
    out.push(b'}');
}

/// Ends a list whose every item ended with a comma.
fn end_list(out: &mut Vec<u8>) {
    match out.last_mut() {
        Some(last) if *last == b',' => *last = b']',
        _ => out.push(b']'),
    }
}

/// Appends the id of something in the message files.
fn write_plain(id: &str, out: &mut Vec<u8>) {
    debug_assert!(id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)), "{id}");
    out.push(b'"');
    out.extend_from_slice(id.as_bytes());
    out.push(b'"');
}

fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("what a game shows is plain data");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_written_as_they_are_serialised() {
        let text = "\"Père\"\n\\ Noël".to_owned();
        for say in [
            Message::new("cs-nothing"),
            Message::new("cs-rolled").with("face", -6).with("seat", Arg::Name("cs-blue")),
            Message::new("mx_9.a").with("who", text).with("what", Arg::List(vec!["a", "b"])),
            Message::new("ce-none").with("what", Arg::List(vec![])),
        ] {
            let mut out = b"before,".to_vec();
            write_message(&say, &mut out);
            let expected = format!("before,{}", serde_json::to_string(&say).unwrap());
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }
}
