//! Marshals: a manhunt with cards for 2 to 4 players, one of whom may be on the Outlaws' side.
//!
//! Four Outlaws hide in the Far West deck. Whoever is on turn draws, then moves and draws again, or plays an
//! Action card and stops. An Outlaw that comes up is captured for its reward, which the others may claim a share
//! of, unless the last card played was an Ambush or a Camping card: then it escapes to the bottom of the deck.
//! Ambush and Camping cost the others bullets and provisions, and whoever runs out of either is eliminated. With
//! three or four players a Corrupt Marshal hides among them, lets every Outlaw go for money, and wins if one
//! gets away for good. Otherwise three captures win, or the most money. The rules are numbered MA-1 to MA-165 in
//! `docs/rules/marshals.md`.
//!
//! A turn, with the cards scripted:
//!
//! ```
//! use marshals::{Action, Card, Event, GameOptions, Location, Marshals, Terrain};
//! use tinstar_core::{Chance, Game, Play, Seat, rule};
//!
//! // Two players. Map, Characters and deck stay in their first order (a shuffle that counts down moves
//! // nothing), and seat 0 begins: the hands are Forest 1 to 4 and Forest 5 to 8, and Forest 9 is drawn.
//! let first_order = |cards: u32| (1..cards).rev();
//! let luck = first_order(4).chain(first_order(4)).chain(first_order(76)).chain([0]);
//! let mut story = Vec::new();
//! let options = GameOptions::default();
//! let mut game = Marshals::start(2, &options, &mut Chance::scripted(luck), &mut story).unwrap();
//! let anna = Seat::new(0);
//! let nine = Card::movement(Terrain::Forest, 9);
//! let drew = story.iter().find(|told| told.event == Event::Drew { seat: anna, card: Some(nine) });
//! assert_eq!(drew.unwrap().rule, rule!("MA-40"));
//!
//! // Anna stands in the forest, so a Forest card leads nowhere; a provision takes her to the desert (MA-56),
//! // and she must draw again (MA-43).
//! let desert = Location::new(1);
//! let refused = game.apply(anna, &Action::Move { card: nine, to: Location::new(0) }, &mut Chance::none(), &mut story);
//! assert_eq!(refused.unwrap_err().rule, rule!("MA-52"));
//! game.apply(anna, &Action::SpendProvision { to: desert }, &mut Chance::none(), &mut story).unwrap();
//! assert_eq!((game.marshals[anna].at, game.marshals[anna].provisions), (Some(desert), 3));
//! assert_eq!(game.hands[anna].len(), 6);
//! ```

mod action;
mod card;
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
pub use card::{Card, CardSet, Direction, Goods, Kind, Outlaw, Pile, Terrain};
pub use options::{GameOptions, Mode};
pub use phase::Phase;
pub use state::{Fate, Knowers, Known, Location, MOST_SEATS, Marshal, Marshals, Place};
pub use view::{DeckView, HandView, View};

use tinstar_core::{
    BadSetup, Chance, Game, Info, Log, RuleId, ScoreLine, Seat, SeatSet, Status, Viewer, rule,
};

impl Game for Marshals {
    type Options = GameOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "marshals",
        least_seats: 2,
        most_seats: MOST_SEATS,
        minutes: (20, 40),
        rules_version: 1,
        books: &["MA"],
        has_secrets: true,
        lists_all_actions: true,
        // 200 draws with a handful of answers each, and a fortune spent coin by coin in two Villages.
        longest: 3_000,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = &[
        rule!("MA-18"),
        rule!("MA-21"),
        rule!("MA-24"),
        rule!("MA-27"),
        rule!("MA-28"),
        rule!("MA-29"),
        rule!("MA-30"),
        rule!("MA-33"),
        rule!("MA-35"),
        rule!("MA-38"),
        rule!("MA-39"),
        rule!("MA-40"),
        rule!("MA-41"),
        rule!("MA-45"),
        rule!("MA-48"),
        rule!("MA-49"),
        rule!("MA-51"),
        rule!("MA-53"),
        rule!("MA-56"),
        rule!("MA-57"),
        rule!("MA-58"),
        rule!("MA-63"),
        rule!("MA-64"),
        rule!("MA-65"),
        rule!("MA-66"),
        rule!("MA-68"),
        rule!("MA-74"),
        rule!("MA-75"),
        rule!("MA-76"),
        rule!("MA-79"),
        rule!("MA-80"),
        rule!("MA-81"),
        rule!("MA-82"),
        rule!("MA-83"),
        rule!("MA-87"),
        rule!("MA-91"),
        rule!("MA-92"),
        rule!("MA-93"),
        rule!("MA-96"),
        rule!("MA-97"),
        rule!("MA-98"),
        rule!("MA-100"),
        rule!("MA-104"),
        rule!("MA-105"),
        rule!("MA-106"),
        rule!("MA-108"),
        rule!("MA-109"),
        rule!("MA-110"),
        rule!("MA-111"),
        rule!("MA-112"),
        rule!("MA-113"),
        rule!("MA-114"),
        rule!("MA-116"),
        rule!("MA-118"),
        rule!("MA-122"),
        rule!("MA-123"),
        rule!("MA-124"),
        rule!("MA-125"),
        rule!("MA-126"),
        rule!("MA-127"),
        rule!("MA-128"),
        rule!("MA-130"),
        rule!("MA-131"),
        rule!("MA-133"),
        rule!("MA-134"),
        rule!("MA-136"),
        rule!("MA-139"),
        rule!("MA-140"),
        rule!("MA-141"),
        rule!("MA-145"),
        rule!("MA-147"),
        rule!("MA-149"),
        rule!("MA-152"),
        rule!("MA-153"),
        rule!("MA-154"),
        rule!("MA-155"),
        rule!("MA-157"),
        rule!("MA-158"),
    ];

    fn check_setup(seats: usize, options: &GameOptions) -> Result<(), BadSetup> {
        rules::check(seats, options.mode)
    }

    fn setup(seats: usize, options: &GameOptions, chance: &mut Chance, log: &mut impl Log<Event>) -> Self {
        rules::deal(seats, options.mode, chance, log)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn status(&self) -> Status {
        match self.phase.decider(self.active) {
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

    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::resolve(self, seat, *action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        view::reveals(event)
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        view::determinise(view, chance)
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        rules::score_sheet(self, seat, out);
    }

    fn invariants(&self) -> Result<(), String> {
        self.check()
    }

    fn any_action(chance: &mut Chance) -> Action {
        action::any(chance)
    }
}
