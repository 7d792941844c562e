//! The two-player variant as a game of its own: the testkit plays a game's default options with every player
//! count it states, and the variant is for two.

use rolling_bandits::{Action, BanditOptions, Event, RollingBandits, Variant, View};
use serde::{Deserialize, Serialize};
use tinstar_core::{
    BadSetup, Chance, Game, Info, Instinct, Log, Options, RuleId, ScoreLine, Seat, Status, Viewer,
};

/// A match of the variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mercenaries(pub RollingBandits);

/// The options, of which the variant is not one.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoOptions {}

impl Options for NoOptions {
    fn set(&mut self, key: &str, _: &str) -> Result<(), BadSetup> {
        Err(BadSetup::UnknownOption { key: key.to_owned(), known: vec![] })
    }
}

const OPTIONS: BanditOptions = BanditOptions { variant: Variant::Mercenaries, stall: true };

impl Game for Mercenaries {
    type Options = NoOptions;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info { most_seats: 2, options: &[], ..RollingBandits::INFO };
    const FIRING: &'static [RuleId] = RollingBandits::FIRING;

    fn check_setup(seats: usize, _: &NoOptions) -> Result<(), BadSetup> {
        RollingBandits::check_setup(seats, &OPTIONS)
    }

    fn setup(seats: usize, _: &NoOptions, chance: &mut Chance, log: &mut impl Log<Event>) -> Self {
        Self(RollingBandits::setup(seats, &OPTIONS, chance, log))
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn status(&self) -> Status {
        self.0.status()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal_actions(seat, out);
    }

    fn why_not(&self, seat: Seat, action: &Action) -> RuleId {
        self.0.why_not(seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: &Action, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.0.resolve(seat, action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        RollingBandits::redact(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        RollingBandits::reveals(event)
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        Self(RollingBandits::determinise(view, chance))
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        self.0.score_sheet(seat, out);
    }

    fn invariants(&self) -> Result<(), String> {
        self.0.invariants()
    }

    fn any_action(chance: &mut Chance) -> Action {
        RollingBandits::any_action(chance)
    }
}

impl Instinct for Mercenaries {
    fn appeal(view: &View, seat: Seat, action: &Action) -> i32 {
        RollingBandits::appeal(view, seat, action)
    }

    fn on_timeout(view: &View, seat: Seat, legal: &[Action]) -> Action {
        RollingBandits::on_timeout(view, seat, legal)
    }
}
