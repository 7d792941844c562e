//! Updates as they are sent. Nothing is written more often, so what happened goes straight into its frame.

use std::ops::Range;

use tinstar_core::Viewer;
use tinstar_table::State;

use crate::wire::{Frame, HEAD};

/// How long most updates are at the longest, in bytes: a buffer that fits need not grow. With its head it is as large
/// as what the allocator has ready.
const MOSTLY: usize = 4096 - HEAD;

/// A [`tinstar_protocol::Update`] for one pair of eyes, and what of it may do for others.
pub struct UpdateFrame {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether it says what was seen before.
    pub anew: bool,
    /// Where in the text it says what happened.
    happened: Range<usize>,
    /// It.
    pub frame: Frame,
}

impl UpdateFrame {
    /// Writes it. What happened is taken from one of `others` to whom it is the same.
    pub fn new(state: &State, viewer: Viewer, anew: bool, others: &[Self]) -> Self {
        let mut text = Frame::begin(MOSTLY);
        let same = others.iter().find(|other| state.latest_is_same(other.viewer, viewer));
        let happened = same.map(|other| &other.frame.text()[other.happened.clone()]);
        let Range { start, end } = state.write_update(viewer, anew, happened, &mut text);
        Self { viewer, anew, happened: start - HEAD..end - HEAD, frame: Frame::end(text) }
    }
}
