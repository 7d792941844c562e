//! Catching Santa: a roll-and-move capture game for 2 to 4 players.
//!
//! Every turn the magic die first moves one of five Christmas pieces around the circular path, then the
//! ordinary die moves one of the player's own. A piece that ends on a Christmas piece or on another
//! player's piece takes it; a Christmas piece that ends on a player's piece sends it home. A 6 lets a piece
//! enter and gives another roll. When no Christmas piece is left on the path, what was gathered is counted
//! and the pieces still at home cost points. The rules are numbered CS-1 to CS-75 in
//! `docs/rules/catching-santa.md`.
//!
//! A turn, with the dice scripted:
//!
//! ```
//! use catching_santa::{Action, BoardOptions, CatchingSanta, Event, Space};
//! use tinstar_core::{Chance, Game, Play, Seat, rule};
//!
//! // Blue rolls 5 and Green 2 for the first turn (CS-12). Blue's magic die shows the Sleigh (face 6),
//! // which goes one space back (CS-18); then the first of three tries is a 6 (CS-33): Blue enters.
//! let mut story = Vec::new();
//! let dice = &mut Chance::scripted([5, 2, 6, 6]);
//! let mut game = CatchingSanta::start(2, &BoardOptions::default(), dice, &mut story).unwrap();
//! let blue = Seat::new(0);
//! let entered = story.iter().find(|told| told.event == Event::Entered { seat: blue, at: Space::new(11) });
//! assert_eq!(entered.unwrap().rule, rule!("CS-36"));
//!
//! // A 6 allows another roll (CS-39); with one piece there is nothing to choose, and Green's turn follows:
//! // the Reindeer goes two on, and the first of Green's three tries is no 6.
//! let mut choices = Vec::new();
//! game.legal_actions(blue, &mut choices);
//! assert_eq!(choices, [Action::Roll, Action::Stop]);
//! let dice = &mut Chance::scripted([3, 5, 1]);
//! game.apply(blue, &Action::Roll, dice, &mut story).unwrap();
//! assert!(game.sides[blue].path.contains(Space::new(14)));
//! ```

mod action;
pub mod data;
mod draw;
mod instinct;
mod options;
mod phase;
mod rules;
mod speak;
mod state;
mod view;

pub use action::{Action, Event};
pub use options::BoardOptions;
pub use phase::Phase;
pub use state::{CatchingSanta, Christmas, Colour, Gathered, Layout, MOST_SEATS, Side, Space, SpaceSet};
pub use view::{SideView, View};

use tinstar_core::{
    BadSetup, Chance, Game, Info, Log, RuleId, ScoreLine, Seat, SeatSet, Status, Viewer, rule,
};

impl Game for CatchingSanta {
    type Options = BoardOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "catching-santa",
        least_seats: 2,
        most_seats: MOST_SEATS,
        minutes: (20, 40),
        rules_version: 1,
        books: &["CS"],
        has_secrets: false,
        lists_all_actions: true,
        // 5000 turns; a turn with more than a dozen decisions needs ten sixes in a row.
        longest: 60_000,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = &[
        rule!("CS-12"),
        rule!("CS-13"),
        rule!("CS-14"),
        rule!("CS-16"),
        rule!("CS-18"),
        rule!("CS-19"),
        rule!("CS-21"),
        rule!("CS-23"),
        rule!("CS-24"),
        rule!("CS-26"),
        rule!("CS-27"),
        rule!("CS-30"),
        rule!("CS-32"),
        rule!("CS-33"),
        rule!("CS-35"),
        rule!("CS-36"),
        rule!("CS-37"),
        rule!("CS-39"),
        rule!("CS-40"),
        rule!("CS-42"),
        rule!("CS-43"),
        rule!("CS-48"),
        rule!("CS-50"),
        rule!("CS-51"),
        rule!("CS-52"),
        rule!("CS-53"),
        rule!("CS-55"),
        rule!("CS-58"),
        rule!("CS-65"),
        rule!("CS-72"),
        rule!("CS-74"),
        rule!("CS-75"),
    ];

    fn check_setup(seats: usize, options: &BoardOptions) -> Result<(), BadSetup> {
        rules::check(seats, &options.board)
    }

    fn setup(seats: usize, options: &BoardOptions, chance: &mut Chance, log: &mut impl Log<Event>) -> Self {
        rules::deal(seats, &options.board, chance, log)
    }

    fn seats(&self) -> usize {
        self.sides.seats()
    }

    fn status(&self) -> Status {
        match self.phase.seat() {
            Some(seat) => Status::Waiting(SeatSet::only(seat)),
            None => Status::Over(rules::outcome(self)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::choices(self, seat, out);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        rules::why_not(self, seat, *action)
    }

    fn resolve(&mut self, _: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::resolve(self, *action, chance, log);
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn determinise(view: &View, _: &mut Chance) -> Self {
        view::determinise(view)
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        rules::score_sheet(self, seat, out);
    }

    fn invariants(&self) -> Result<(), String> {
        self.check()
    }

    fn any_action(chance: &mut Chance) -> Action {
        let mut space = || Space::new(chance.below(u32::from(data::MOST_SPACES)) as u8 + 1);
        let (from, to) = (space(), space());
        match chance.below(6) {
            0 => Action::Roll,
            1 => Action::Stop,
            2 => Action::Enter,
            // Near misses are likelier to slip through than wild ones.
            3 | 4 => Action::Move {
                from,
                to: data::BOARD.walk(from.min(Space::new(data::BOARD.spaces)), chance.die(7) as i8),
            },
            _ => Action::Move { from, to },
        }
    }
}
