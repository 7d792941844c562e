//! Updates as they are sent. Nothing is written more often, so what happened goes straight into its frame.

use std::ops::Range;

use tinstar_catalogue::Json;
use tinstar_core::Viewer;

use crate::table::State;
use crate::wire::{Frame, HEAD};

/// How long most updates are at the longest, in bytes: a buffer that fits need not grow.
const MOSTLY: usize = 4096;

/// A [`tinstar_protocol::Update`] for one pair of eyes, and what of it may do for others.
pub struct Update {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Where in the text it says what happened.
    happened: Range<usize>,
    view: Json,
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
        let sees_same = others.iter().find(|other| state.view_is_same(other.viewer, viewer));
        let view = sees_same.map_or_else(|| state.view(viewer), |other| other.view.clone());
        let situation = state.situation_with(viewer, view.clone());
        serde_json::to_writer(&mut text, &situation).expect("a situation is plain data");
        text.push(b'}');
        Self { viewer, happened, view, frame: Frame::end(text) }
    }
}
