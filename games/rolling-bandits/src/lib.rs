//! Rolling Bandits: a dice game of train robbers for 2 to 4 players.
//!
//! Everybody has seven dice, the Bandits. In a turn the player first steals every car of the train in which
//! the own dice reach its value and outnumber everybody else's. Then groups may be taken back from the rear,
//! all available dice are rolled and sorted by symbol, and each group is placed as a whole or kept: with the
//! own group of that symbol, or in the car ahead of the gang. Blank dice are jokers. Three dice of a chest's
//! symbol in its car win the chest: a bomb, or an action for a later turn. When the train is gone, cars and
//! chests are counted. Two players may add Mercenaries. The rules are numbered RB-1 to RB-92 in
//! `docs/rules/rolling-bandits.md`.
//!
//! A turn, with the dice scripted:
//!
//! ```
//! use rolling_bandits::{Action, BanditOptions, Event, Face, Position, RollingBandits};
//! use tinstar_core::{Chance, Game, Play, Seat, rule};
//!
//! // Two shuffles that change nothing (RB-4, RB-5), Blue begins (RB-8) and rolls three Hats, two Boots and
//! // two blanks (RB-34).
//! let wagons = (1..16).rev();
//! let chests = (1..21).rev();
//! let script = wagons.chain(chests).chain([0]).chain([3, 3, 3, 4, 4, 6, 6]);
//! let mut story = Vec::new();
//! let luck = &mut Chance::scripted(script);
//! let mut game = RollingBandits::start(3, &BanditOptions::default(), luck, &mut story).unwrap();
//! let blue = Seat::new(0);
//!
//! // A group may go to the rearmost car, the jokers nowhere yet (RB-42, RB-48).
//! let mut choices = Vec::new();
//! game.legal_actions(blue, &mut choices);
//! let rear = Position::new(1);
//! let place = |face, at| Action::Place { face, at };
//! assert_eq!(choices, [place(Face::Hat, rear), place(Face::Boot, rear), Action::Stop]);
//!
//! // The Boots go to the rear, the Hats ahead of them, the jokers to the Hats; then Red rolls.
//! let front = Position::new(2);
//! for (face, at) in [(Face::Boot, rear), (Face::Hat, front)] {
//!     game.apply(blue, &place(face, at), &mut Chance::none(), &mut story).unwrap();
//! }
//! let red_rolls = &mut Chance::scripted([1, 1, 2, 2, 3, 4, 5]);
//! game.apply(blue, &place(Face::Joker, front), red_rolls, &mut story).unwrap();
//! assert_eq!(game.sides[blue].gang.count_at(front.index()), 5);
//! let joined = story.iter().find(|told| matches!(told.event, Event::Placed { face: Face::Joker, .. }));
//! assert_eq!(joined.unwrap().rule, rule!("RB-46"));
//! ```

mod action;
pub mod data;
mod draw;
mod instinct;
mod options;
mod phase;
mod pieces;
mod row;
mod rules;
mod set;
mod speak;
mod state;
mod view;

pub use action::{Action, Event};
pub use options::{BanditOptions, Variant};
pub use phase::Phase;
pub use pieces::{Car, CarSet, Chest, ChestSet, Dice, Face, Inside, Kind, Position, Roll, Symbol};
pub use row::Row;
pub use set::{Numbered, Set};
pub use state::{Coach, Colour, Gang, Group, MOST_SEATS, RollingBandits, Side, Train};
pub use view::{CoachView, Own, SideView, View};

use tinstar_core::{
    BadSetup, Chance, Game, Info, Log, RuleId, ScoreLine, Seat, SeatSet, Status, Viewer, rule,
};

impl Game for RollingBandits {
    type Options = BanditOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "rolling-bandits",
        least_seats: 2,
        most_seats: MOST_SEATS,
        minutes: (20, 30),
        rules_version: 1,
        books: &["RB"],
        has_secrets: true,
        lists_all_actions: true,
        // 2000 turns of at most eleven decisions; each of seven Reroll chests adds at most sixteen, each of
        // seven Swap chests two.
        longest: 22_200,
        options: &options::INFO,
    };

    const FIRING: &'static [RuleId] = &[
        rule!("RB-4"),
        rule!("RB-5"),
        rule!("RB-6"),
        rule!("RB-8"),
        rule!("RB-9"),
        rule!("RB-10"),
        rule!("RB-14"),
        rule!("RB-15"),
        rule!("RB-20"),
        rule!("RB-21"),
        rule!("RB-22"),
        rule!("RB-23"),
        rule!("RB-24"),
        rule!("RB-26"),
        rule!("RB-30"),
        rule!("RB-33"),
        rule!("RB-34"),
        rule!("RB-35"),
        rule!("RB-37"),
        rule!("RB-41"),
        rule!("RB-42"),
        rule!("RB-43"),
        rule!("RB-44"),
        rule!("RB-46"),
        rule!("RB-48"),
        rule!("RB-54"),
        rule!("RB-57"),
        rule!("RB-59"),
        rule!("RB-61"),
        rule!("RB-63"),
        rule!("RB-65"),
        rule!("RB-67"),
        rule!("RB-70"),
        rule!("RB-71"),
        rule!("RB-72"),
        rule!("RB-73"),
        rule!("RB-75"),
        rule!("RB-76"),
        rule!("RB-77"),
        rule!("RB-79"),
        rule!("RB-80"),
        rule!("RB-83"),
        rule!("RB-84"),
        rule!("RB-87"),
        rule!("RB-88"),
        rule!("RB-90"),
        rule!("RB-91"),
        rule!("RB-92"),
    ];

    fn check_setup(seats: usize, options: &BanditOptions) -> Result<(), BadSetup> {
        rules::check(seats, options)
    }

    fn setup(seats: usize, options: &BanditOptions, chance: &mut Chance, log: &mut impl Log<Event>) -> Self {
        rules::deal(seats, options, chance, log)
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

    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::resolve(self, seat, *action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.shows_a_chest()
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
        let mut number = |most: usize| chance.below(most as u32) as u8;
        let face = Face::ALL[usize::from(number(Face::ALL.len()))];
        let kind = Kind::ALL[usize::from(number(2))];
        let chest = Chest::new(number(data::CHESTS.len()) + 1);
        // Near the rear is where most gangs are, so a near miss is likelier there than anywhere else.
        let most = [6, data::CARS.len()][usize::from(number(2))];
        let (at, front) = (Position::new(number(most) + 1), Position::new(number(most) + 1));
        match number(13) {
            0 => Action::Recall { groups: number(8) },
            1 => Action::Call { mercenaries: number(9) },
            2 => Action::Reroll { chest },
            3 => Action::GoOn,
            4 => Action::Pick { face, kind },
            5 => Action::Roll,
            6..=8 => Action::Place { face, at },
            9 => Action::Stop,
            10 => Action::Swap { chest },
            11 => Action::End,
            _ => Action::Exchange { rear: at, front },
        }
    }
}
