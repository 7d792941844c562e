//! Colt Express: a train robbery for 2 to 6 players, with the Santa Claus Elf.
//!
//! Each of five rounds is planned first and played out after. In Schemin' everybody in turn lays an Action card on
//! the common deck or draws three; in tunnels the cards lie face-down. In Stealin' the deck is turned over and every
//! card is carried out in order, come what may: bandits move through the cars and over the roofs, shoot, punch
//! loot out of each other, grab what lies around, and send the Marshal about, whom nobody wants to meet. The
//! round card ends with an event. The richest bandit wins, with a prize for whoever fired most; and if the
//! Santa Claus Elf rides along, only those whose hidden token suits the car where he ends up. Two players run two
//! bandits each, with the Expert hand rules. The rules are numbered CE-1 to CE-166 and ELF-1 to ELF-60 in
//! `docs/rules/colt-express.md`.
//!
//! The beginning of a match, with luck scripted:
//!
//! ```
//! use colt_express::{Action, Bandit, Card, ColtExpress, Event, TrainOptions};
//! use tinstar_core::{Chance, Game, Play, Seat, rule};
//!
//! // Cars by luck (CE-6): of six the first, of five the first, of four the first; seat 1 begins (CE-15).
//! let options = TrainOptions { elf: false, ..TrainOptions::default() };
//! let luck = &mut Chance::scripted([0, 0, 0, 1]);
//! let mut story = Vec::new();
//! let mut game = ColtExpress::start(3, &options, luck, &mut story).unwrap();
//!
//! // Characters are chosen in seat order (CE-3). With the last one the hands are drawn: luck says which
//! // cards stay in the deck, four of ten, or three for Doc (CE-37). The round card is the third of seven: S S S S.
//! let luck = &mut Chance::scripted([9, 8, 7, 6, 9, 8, 7, 9, 8, 7, 6, 2]);
//! game.apply(Seat::new(0), &Action::Choose(Bandit::Belle), &mut Chance::none(), &mut story).unwrap();
//! game.apply(Seat::new(1), &Action::Choose(Bandit::Doc), &mut Chance::none(), &mut story).unwrap();
//! game.apply(Seat::new(2), &Action::Choose(Bandit::Tuco), luck, &mut story).unwrap();
//! assert_eq!(game.card.face().id, "R24-3");
//! assert_eq!(game.piles[Seat::new(1)].hand.len(), 7);
//!
//! // Doc's player begins and plays a Fire, face-up (CE-45); Tuco's is next.
//! let fire = Action::Play { bandit: Bandit::Doc, card: Card::Fire, face_down: false };
//! game.apply(Seat::new(1), &fire, &mut Chance::none(), &mut story).unwrap();
//! assert_eq!(story.last().unwrap().rule, rule!("CE-45"));
//! assert_eq!(game.status().deciders().first(), Some(Seat::new(2)));
//! ```

mod action;
mod any;
mod bandit;
mod cards;
pub mod data;
mod draw;
mod instinct;
mod invariants;
mod list;
mod loot;
mod options;
mod phase;
mod rules;
mod speak;
mod state;
mod train;
mod view;

pub use action::{Action, Event};
pub use bandit::{Bandit, BanditSet};
pub use cards::{Card, Cards, Slot};
pub use list::List;
pub use loot::{Floor, Loot, LostPurse, Purses, Token};
pub use options::{Casting, TrainOptions};
pub use phase::Phase;
pub use state::{
    ColtExpress, CommonDeck, Crew, Elf, Figure, Ledger, MOST_SEATS, Piles, Played, PlayedCard, RoundCard,
};
pub use train::{Car, Level, SPACES, Space};
pub use view::{FigureView, LostView, Own, PlayedView, SeatView, View};

use tinstar_core::{
    BadSetup, Chance, Game, Info, Log, RuleId, ScoreLine, Seat, SeatSet, Status, Viewer, rule,
};

impl Game for ColtExpress {
    type Options = TrainOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "colt-express",
        least_seats: data::SEATS.0,
        most_seats: MOST_SEATS,
        minutes: (30, 50),
        rules_version: 1,
        books: &["CE", "ELF"],
        has_secrets: true,
        lists_all_actions: true,
        // Five rounds of at most 24 turns, each card of which asks at most four questions, and the rest.
        longest: 1000,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = &[
        rule!("CE-2"),
        rule!("CE-3"),
        rule!("CE-6"),
        rule!("CE-12"),
        rule!("CE-15"),
        rule!("CE-16"),
        rule!("CE-29"),
        rule!("CE-36"),
        rule!("CE-37"),
        rule!("CE-40"),
        rule!("CE-41"),
        rule!("CE-45"),
        rule!("CE-46"),
        rule!("CE-49"),
        rule!("CE-52"),
        rule!("CE-54"),
        rule!("CE-55"),
        rule!("CE-57"),
        rule!("CE-62"),
        rule!("CE-63"),
        rule!("CE-70"),
        rule!("CE-71"),
        rule!("CE-76"),
        rule!("CE-77"),
        rule!("CE-80"),
        rule!("CE-87"),
        rule!("CE-88"),
        rule!("CE-89"),
        rule!("CE-93"),
        rule!("CE-97"),
        rule!("CE-98"),
        rule!("CE-102"),
        rule!("CE-106"),
        rule!("CE-107"),
        rule!("CE-108"),
        rule!("CE-112"),
        rule!("CE-113"),
        rule!("CE-116"),
        rule!("CE-119"),
        rule!("CE-120"),
        rule!("CE-123"),
        rule!("CE-124"),
        rule!("CE-125"),
        rule!("CE-126"),
        rule!("CE-127"),
        rule!("CE-129"),
        rule!("CE-132"),
        rule!("CE-134"),
        rule!("CE-136"),
        rule!("CE-137"),
        rule!("CE-138"),
        rule!("CE-139"),
        rule!("CE-140"),
        rule!("CE-141"),
        rule!("CE-142"),
        rule!("CE-143"),
        rule!("CE-145"),
        rule!("CE-146"),
        rule!("CE-147"),
        rule!("CE-149"),
        rule!("CE-158"),
        rule!("ELF-2"),
        rule!("ELF-7"),
        rule!("ELF-15"),
        rule!("ELF-43"),
        rule!("ELF-44"),
        rule!("ELF-45"),
        rule!("ELF-48"),
        rule!("ELF-49"),
    ];

    fn check_setup(seats: usize, _: &TrainOptions) -> Result<(), BadSetup> {
        rules::check(seats)
    }

    fn setup(seats: usize, options: &TrainOptions, chance: &mut Chance, log: &mut impl Log<Event>) -> Self {
        rules::deal(seats, options, chance, log)
    }

    fn seats(&self) -> usize {
        self.table()
    }

    #[inline]
    fn status(&self) -> Status {
        match self.decider() {
            Some(seat) => Status::Waiting(SeatSet::only(seat)),
            None => Status::Over(rules::outcome(self)),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::choices(self, seat, out);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        rules::why_not(self, seat, *action)
    }

    #[inline]
    fn resolve(&mut self, _: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::resolve(self, *action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redact(event, viewer))
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
        any::action(chance)
    }
}
