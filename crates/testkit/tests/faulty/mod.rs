//! Showdown with one mistake in it.
//!
//! [`Faulty`] plays exactly as [`Showdown`] does, except for the [`Fault`] that was put in. The fault belongs
//! to the thread and not to the type: fifty types of game would take a minute to compile.

use std::cell::Cell;

use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use tinstar_core::{
    BadSetup, Chance, Changes, Info, Instinct, Log, Parts, RuleId, Rules, Scene, Scenes, ScoreLine, Seat,
    Setup, Sight, Sound, Status, Terms, Viewer, most_appealing, rule,
};

use crate::showdown::{Action, Card, Event, Showdown, ShowdownOptions, View};

/// What goes wrong: each part spoils the right result of the function it is named after.
#[derive(Clone, Copy)]
pub struct Fault {
    pub check_setup: fn(usize, &mut Result<(), BadSetup>),
    pub status: fn(&Showdown, &mut Status),
    pub legal_actions: fn(&Showdown, Seat, &mut Vec<Action>),
    pub is_legal: fn(&Showdown, Seat, Action, &mut bool),
    pub why_not: fn(&Showdown, Seat, Action, &mut RuleId),
    pub resolve: fn(&mut Showdown, Seat, Action, &mut Vec<Scene<Showdown>>),
    pub view: fn(&Showdown, Viewer, &mut View),
    /// Adds cards to a view that have no place there.
    pub leak: fn(&Showdown, Viewer, &mut Vec<Card>),
    pub redact: fn(Event, Viewer, &mut Option<Event>),
    pub reveals: fn(Event, &mut bool),
    pub determinise: fn(&View, &mut Showdown),
    pub redeal: fn(&mut Showdown),
    pub score_sheet: fn(&Showdown, Seat, &mut Vec<ScoreLine>),
    pub on_timeout: fn(&mut Action),
    pub appeals: fn(&mut Vec<i32>),
    pub standing: fn(i32) -> i32,
    /// Spoils a state, action, event or view on its way into a file.
    pub save: fn(&mut Value),
    /// Spoils an action, event or view on its way out of a file.
    pub load: fn(&mut Value),
    /// Spoils the state while somebody listens.
    pub tell: fn(&mut Showdown),
    /// Spoils the copy of a state.
    pub clone: fn(&mut Showdown),
    /// Which changes of a view are not told.
    pub untold: fn(&View, &View) -> bool,
}

impl Fault {
    /// Nothing goes wrong.
    pub const NONE: Self = Self {
        check_setup: |_, _| {},
        status: |_, _| {},
        legal_actions: |_, _, _| {},
        is_legal: |_, _, _, _| {},
        why_not: |_, _, _, _| {},
        resolve: |_, _, _, _| {},
        view: |_, _, _| {},
        leak: |_, _, _| {},
        redact: |_, _, _| {},
        reveals: |_, _| {},
        determinise: |_, _| {},
        redeal: |_| {},
        score_sheet: |_, _, _| {},
        on_timeout: |_| {},
        appeals: |_| {},
        standing: |stands| stands,
        save: |_| {},
        load: |_| {},
        tell: |_| {},
        clone: |_| {},
        untold: |_, _| false,
    };

    /// Puts the fault into every [`Faulty`] of this thread; each test has a thread of its own.
    pub fn put_in(self) {
        FAULT.set(self);
    }
}

thread_local!(static FAULT: Cell<Fault> = const { Cell::new(Fault::NONE) });

/// The state of a game with a fault in it; `OPEN` if it says that it has no secrets, which it has.
#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Faulty<const OPEN: bool = false>(pub Showdown);

impl<const OPEN: bool> Clone for Faulty<OPEN> {
    fn clone(&self) -> Self {
        let mut copy = self.0.clone();
        (FAULT.get().clone)(&mut copy);
        Self(copy)
    }
}

impl<const OPEN: bool> Serialize for Faulty<OPEN> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        save(&self.0, serializer)
    }
}

/// An action, event or view of a game with a fault in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Part<T>(pub T);

impl<T: Serialize> Serialize for Part<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        save(&self.0, serializer)
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Part<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut saved = Value::deserialize(deserializer)?;
        (FAULT.get().load)(&mut saved);
        serde_json::from_value(saved).map(Self).map_err(D::Error::custom)
    }
}

/// The view changes in its own parts, and what slips in with them as a whole.
impl Parts for Part<Seen> {
    fn changes(&self, before: &Self, found: &mut impl Changes) {
        let (now, before) = (&self.0, &before.0);
        if (FAULT.get().untold)(&now.view, &before.view) {
            return;
        }
        now.view.changes(&before.view, found);
        found.enter(tinstar_core::Part::Field("leak"));
        now.leak.changes(&before.leak, found);
        found.leave();
    }
}

fn save<S: Serializer>(value: &impl Serialize, serializer: S) -> Result<S::Ok, S::Error> {
    let mut saved = serde_json::to_value(value).map_err(S::Error::custom)?;
    (FAULT.get().save)(&mut saved);
    saved.serialize(serializer)
}

/// A view, and what it lets slip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    #[serde(flatten)]
    view: View,
    leak: Vec<Card>,
}

impl<const OPEN: bool> Terms for Faulty<OPEN> {
    type Options = ShowdownOptions;
    type Action = Part<Action>;
    type Event = Part<Event>;
    type View = Part<Seen>;

    const INFO: Info = Info { has_secrets: !OPEN, ..Showdown::INFO };

    /// Those of Showdown, and one of a foreign book.
    const FIRING: &'static [RuleId] = &[
        rule!("SD-2"),
        rule!("SD-3"),
        rule!("SD-4"),
        rule!("SD-5"),
        rule!("SD-6"),
        rule!("SD-7"),
        rule!("SD-8"),
        rule!("CS-1"),
    ];
}

impl<const OPEN: bool> Setup for Faulty<OPEN> {
    fn check_setup(seats: usize, options: &ShowdownOptions) -> Result<(), BadSetup> {
        let mut answer = Showdown::check_setup(seats, options);
        (FAULT.get().check_setup)(seats, &mut answer);
        answer
    }

    fn setup(seats: usize, options: &ShowdownOptions, chance: &mut Chance, log: &mut impl Log<Self>) -> Self {
        let mut scenes = Scenes::default();
        let mut game = Showdown::setup(seats, options, chance, &mut scenes);
        pass_on(&mut game, scenes.0, log);
        Self(game)
    }
}

impl<const OPEN: bool> Rules for Faulty<OPEN> {
    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn status(&self) -> Status {
        let mut status = self.0.status();
        (FAULT.get().status)(&self.0, &mut status);
        status
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Part<Action>>) {
        let mut legal = Vec::new();
        self.0.legal_actions(seat, &mut legal);
        (FAULT.get().legal_actions)(&self.0, seat, &mut legal);
        out.extend(legal.into_iter().map(Part));
    }

    fn is_legal(&self, seat: Seat, action: &Part<Action>) -> bool {
        let mut listed = Vec::new();
        self.legal_actions(seat, &mut listed);
        let mut legal = listed.contains(action);
        (FAULT.get().is_legal)(&self.0, seat, action.0, &mut legal);
        legal
    }

    fn why_not(&self, seat: Seat, action: &Part<Action>) -> RuleId {
        let mut rule = self.0.why_not(seat, &action.0);
        (FAULT.get().why_not)(&self.0, seat, action.0, &mut rule);
        rule
    }

    fn resolve(&mut self, seat: Seat, action: &Part<Action>, chance: &mut Chance, log: &mut impl Log<Self>) {
        let mut scenes = Scenes::default();
        self.0.resolve(seat, &action.0, chance, &mut scenes);
        (FAULT.get().resolve)(&mut self.0, seat, action.0, &mut scenes.0);
        pass_on(&mut self.0, scenes.0, log);
    }

    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>) {
        self.0.score_sheet(seat, out);
        (FAULT.get().score_sheet)(&self.0, seat, out);
    }
}

impl<const OPEN: bool> Sight for Faulty<OPEN> {
    fn view(&self, viewer: Viewer) -> Part<Seen> {
        let mut seen = Seen { view: self.0.view(viewer), leak: Vec::new() };
        (FAULT.get().view)(&self.0, viewer, &mut seen.view);
        (FAULT.get().leak)(&self.0, viewer, &mut seen.leak);
        Part(seen)
    }

    fn redact(event: &Part<Event>, viewer: Viewer) -> Option<Part<Event>> {
        let mut told = Showdown::redact(&event.0, viewer);
        (FAULT.get().redact)(event.0, viewer, &mut told);
        told.map(Part)
    }

    fn reveals(event: &Part<Event>) -> bool {
        let mut reveals = Showdown::reveals(&event.0);
        (FAULT.get().reveals)(event.0, &mut reveals);
        reveals
    }

    fn determinise(view: &Part<Seen>, chance: &mut Chance) -> Self {
        let mut world = Showdown::determinise(&view.0.view, chance);
        (FAULT.get().determinise)(&view.0.view, &mut world);
        Self(world)
    }

    fn redeal(&mut self, chance: &mut Chance) {
        self.0.redeal(chance);
        (FAULT.get().redeal)(&mut self.0);
    }
}

impl<const OPEN: bool> Sound for Faulty<OPEN> {
    fn invariants(&self) -> Result<(), String> {
        self.0.invariants()
    }

    fn any_action(chance: &mut Chance) -> Part<Action> {
        Part(Showdown::any_action(chance))
    }
}

impl<const OPEN: bool> Instinct for Faulty<OPEN> {
    fn appeals(view: &Part<Seen>, seat: Seat, legal: &[Part<Action>], luck: &mut Chance, out: &mut Vec<i32>) {
        let inner: Vec<Action> = legal.iter().map(|action| action.0).collect();
        Showdown::appeals(&view.0.view, seat, &inner, luck, out);
        (FAULT.get().appeals)(out);
    }

    fn standing(view: &Part<Seen>, seat: Seat) -> i32 {
        (FAULT.get().standing)(Showdown::standing(&view.0.view, seat))
    }

    fn on_timeout(view: &Part<Seen>, seat: Seat, legal: &[Part<Action>]) -> Part<Action> {
        let mut choice = most_appealing::<Self>(view, seat, legal, &mut Chance::seeded(0));
        (FAULT.get().on_timeout)(&mut choice.0);
        choice
    }
}

fn pass_on<const OPEN: bool>(
    game: &mut Showdown,
    scenes: Vec<Scene<Showdown>>,
    log: &mut impl Log<Faulty<OPEN>>,
) {
    for Scene { told, after } in scenes {
        log.tell(&Faulty::<OPEN>(after), told.rule, || {
            (FAULT.get().tell)(game);
            Part(told.event)
        });
    }
}
