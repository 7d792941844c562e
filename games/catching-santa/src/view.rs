//! What a viewer sees. Nothing in this game is hidden but the future of the dice (section 8).

use serde::{Deserialize, Serialize};
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, Sight, TS, Viewer};

use crate::action::Event;
use crate::phase::Phase;
use crate::state::{CatchingSanta, Christmas, Colour, Gathered, Layout, MOST_SEATS, Side, Space, SpaceSet};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// The board.
    #[flat(skip)]
    pub layout: Layout,
    /// Each player's side.
    pub sides: BySeat<SideView, MOST_SEATS>,
    /// Where each Christmas piece stands, in the order of [`Christmas`]; none once gathered.
    pub christmas: [Option<Space>; 5],
    /// Santas in reserve.
    pub reserve: u8,
    /// How many turns have begun.
    pub turn: u16,
    /// What is being decided.
    pub phase: Phase,
}

/// One player's side of the table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct SideView {
    /// The colour of the pieces.
    pub colour: Colour,
    /// Where they enter.
    #[flat(skip)]
    pub entry: Space,
    /// Where those on the path stand.
    pub path: SpaceSet,
    /// How many are at home.
    pub home: u8,
    /// What was gathered.
    pub gathered: Gathered,
    /// The points if the game ended now.
    pub points: i32,
}

/// Only so that a table of views can be filled: no seat ever shows it.
impl Default for SideView {
    fn default() -> Self {
        let (path, gathered) = (SpaceSet::default(), Gathered::default());
        Self { colour: Colour::Red, entry: Space::new(1), path, home: 0, gathered, points: 0 }
    }
}

impl Sight for CatchingSanta {
    fn view(&self, _: Viewer) -> View {
        let seats = self.sides.seats();
        let side_view = |seat: Seat| {
            let side = &self.sides[seat];
            SideView {
                colour: Colour::of(seats, seat),
                entry: self.entry(seat),
                path: side.path,
                home: side.home,
                gathered: side.gathered,
                points: side.points(),
            }
        };
        View {
            layout: self.layout,
            sides: BySeat::from_fn(seats, side_view),
            christmas: self.christmas,
            reserve: self.reserve,
            turn: self.turn,
            phase: self.phase,
        }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn determinise(view: &View, _: &mut Chance) -> Self {
        let side = |seat: Seat| {
            let SideView { path, home, gathered, .. } = view.sides[seat];
            Side { path, home, gathered }
        };
        let mut state = Self {
            layout: view.layout,
            sides: BySeat::from_fn(view.sides.seats(), side),
            christmas: view.christmas,
            reserve: view.reserve,
            turn: view.turn,
            phase: view.phase,
            occupied: SpaceSet::default(),
        };
        state.note_occupied();
        state
    }
}

impl View {
    /// Which Christmas piece stands on `space`, if any.
    #[must_use]
    pub fn christmas_at(&self, space: Space) -> Option<Christmas> {
        Christmas::ALL.into_iter().find(|piece| self.christmas[*piece as usize] == Some(space))
    }

    /// Whose piece stands on `space`, if any.
    #[must_use]
    pub fn piece_at(&self, space: Space) -> Option<Seat> {
        self.sides.iter().find(|(_, side)| side.path.contains(space)).map(|(seat, _)| seat)
    }
}
