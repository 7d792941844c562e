//! What a story tells one viewer, written straight into JSON.

use serde::Serialize;
use tinstar_core::{Changes, Part, Parts, RuleId, Story, Told, Viewer};

use crate::Playable;
use crate::json::{end, write, write_name};

/// Appends the lines that `viewer` may know: `[{"rule":"CS-1","event":...,"say":{"id":...,"args":[...]}},...]`.
pub(crate) fn write_lines<'a, G: Playable>(
    seats: usize,
    told: impl IntoIterator<Item = &'a Told<G::Event>>,
    viewer: Viewer,
    out: &mut Vec<u8>,
) {
    out.push(b'[');
    for told in told {
        let Some(event) = G::redact(&told.event, viewer) else { continue };
        write_line::<G>(seats, told.rule, &event, out);
        out.extend_from_slice(b"},");
    }
    end("]", out);
}

/// Appends `"lines":[...],"rest":[...]`: the lines that `viewer` may know, each with what it changed in what `viewer`
/// sees, and what changed after the last of them. What changed unseen comes with the next line or the rest.
pub(crate) fn write_scenes<G: Playable>(seats: usize, story: &Story<G>, viewer: Viewer, out: &mut Vec<u8>) {
    let mut seen = story.before.view(viewer);
    out.extend_from_slice(b"\"lines\":[");
    for (rule, event, view) in story.told_to(viewer) {
        write_line::<G>(seats, rule, &event, out);
        out.push(b',');
        write_changes("changes", &view, &seen, out);
        out.extend_from_slice(b"},");
        seen = view;
    }
    end("]", out);
    out.push(b',');
    write_changes("rest", &story.after.view(viewer), &seen, out);
}

/// Appends a line but for its last brace.
fn write_line<G: Playable>(seats: usize, rule: RuleId, event: &G::Event, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"rule\":");
    write(&rule, out);
    out.extend_from_slice(b",\"event\":");
    write(event, out);
    out.extend_from_slice(b",\"say\":");
    write(&G::say_event(seats, event), out);
}

/// Appends `"name":[[["sides",0,"home"],2],...]`: each part that is not as it was, and what it is now.
fn write_changes<T: Parts>(name: &'static str, now: &T, before: &T, out: &mut Vec<u8>) {
    write_name(name, out);
    out.push(b'[');
    now.changes(before, &mut Written { path: Vec::new(), out });
    end("]", out);
}

struct Written<'a> {
    path: Vec<Part>,
    out: &'a mut Vec<u8>,
}

impl Changes for Written<'_> {
    fn enter(&mut self, part: Part) {
        self.path.push(part);
    }

    fn leave(&mut self) {
        self.path.pop();
    }

    fn changed<T: Serialize>(&mut self, now: &T) {
        self.out.push(b'[');
        write(&self.path, self.out);
        self.out.push(b',');
        write(now, self.out);
        self.out.extend_from_slice(b"],");
    }
}
