//! Updates as they are sent. Nothing is written more often, so what happened goes straight into its frame.

use std::ops::Range;

use tinstar_core::Viewer;

use crate::table::State;
use crate::wire::{Frame, HEAD};

/// How long most updates are at the longest, in bytes: a buffer that fits need not grow. With its head it is as large
/// as what the allocator has ready.
const MOSTLY: usize = 4096 - HEAD;

/// A [`tinstar_protocol::Update`] for one pair of eyes, and what of it may do for others.
pub struct Update {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Where in the text it says what happened.
    happened: Range<usize>,
    /// Where it says what is seen.
    view: Range<usize>,
    /// It.
    pub frame: Frame,
}

impl Update {
    /// Writes it. What happened and what is seen is taken from `others` to whom it is the same.
    pub fn new(state: &State, viewer: Viewer, others: &[Self]) -> Self {
        let mut text = Frame::begin(MOSTLY);
        text.extend_from_slice(b"{\"type\":\"update\",\"happened\":");
        let begin = text.len() - HEAD;
        match others.iter().find(|other| state.latest_is_same(other.viewer, viewer)) {
            Some(other) => text.extend_from_slice(&other.frame.text()[other.happened.clone()]),
            None => state.write_latest(viewer, &mut text),
        }
        let happened = begin..text.len() - HEAD;
        text.extend_from_slice(b",\"situation\":");
        let mut view = 0..0;
        let write_view = |text: &mut Vec<u8>| {
            let begin = text.len() - HEAD;
            match others.iter().find(|other| state.view_is_same(other.viewer, viewer)) {
                Some(other) => text.extend_from_slice(&other.frame.text()[other.view.clone()]),
                None => state.write_view(viewer, text),
            }
            view = begin..text.len() - HEAD;
        };
        state.write_situation(viewer, write_view, &mut text);
        text.push(b'}');
        Self { viewer, happened, view, frame: Frame::end(text) }
    }
}
