//! __Title__: a dice game for 2 to 4 players.
//!
//! In turn everybody rolls a die and adds the face to their points, or stops. Whoever goes beyond the
//! target loses everything. When nobody rolls any more, the most points win. The rules are numbered
//! __BOOK__-1 to __BOOK__-8 in `docs/rules/__game_id__.md`.
//!
//! A turn, with the die scripted:
//!
//! ```
//! use __game__::{Action, Event, __Game__, __Game__Options};
//! use tinstar_core::{Chance, Game, Play, Seat, rule};
//!
//! let (red, mut story) = (Seat::new(0), Vec::new());
//! let mut game = __Game__::start(2, &__Game__Options::default(), &mut Chance::none(), &mut story).unwrap();
//! let mut choices = Vec::new();
//! game.legal_actions(red, &mut choices);
//! assert_eq!(choices, [Action::Roll, Action::Stop]);
//!
//! // Red rolls a 5 and adds it (__BOOK__-4).
//! game.apply(red, &Action::Roll, &mut Chance::scripted([5]), &mut story).unwrap();
//! let rolled = story.iter().find(|told| told.event == Event::Rolled { seat: red, face: 5 });
//! assert_eq!(rolled.unwrap().rule, rule!("__BOOK__-4"));
//! assert_eq!(game.sides[red].points, 5);
//! ```

mod action;
pub mod data;
mod instinct;
mod options;
mod phase;
mod rules;
mod speak;
mod state;
mod view;

pub use action::{Action, Event};
pub use options::__Game__Options;
pub use phase::Phase;
pub use state::{__Game__, MOST_SEATS, Side};
pub use view::View;

use tinstar_core::{BadSetup, Chance, Game, Info, Log, RuleId, ScoreLine, Seat, SeatSet, Status, Viewer, rule};

impl Game for __Game__ {
    type Options = __Game__Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "__game_id__",
        least_seats: 2,
        most_seats: MOST_SEATS,
        minutes: (2, 5),
        rules_version: 1,
        books: &["__BOOK__"],
        has_secrets: false,
        lists_all_actions: true,
        // Every roll adds a point or more, so nobody decides more often than this.
        longest: (data::MOST_TARGET as u32 + 1) * MOST_SEATS as u32,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = &[rule!("__BOOK__-2"), rule!("__BOOK__-3"), rule!("__BOOK__-4"), rule!("__BOOK__-5"), rule!("__BOOK__-6"), rule!("__BOOK__-7"), rule!("__BOOK__-8")];

    fn check_setup(seats: usize, options: &__Game__Options) -> Result<(), BadSetup> {
        rules::check(seats, options.target)
    }

    fn setup(seats: usize, options: &__Game__Options, _: &mut Chance, log: &mut impl Log<Event>) -> Self {
        rules::deal(seats, options.target, log)
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

    fn why_not(&self, _: Seat, _: &Action) -> RuleId {
        rules::why_not(self)
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
        if chance.below(2) == 0 { Action::Roll } else { Action::Stop }
    }
}
