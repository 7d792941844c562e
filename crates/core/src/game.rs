//! The contract: [`Game`] with its parts, and the checked door [`Play`].

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadSetup, Chance, Illegal, IllegalCode, Info, Log, Message, Options, Parts, RuleId, ScoreLine, Seat,
    Status, Viewer,
};

/// The complete rules of one game. `Self` is the whole truth: pieces, hidden cards, whose decision it is.
///
/// A state is a value: no clock, generator, socket or log inside it, and a copy is a branch. It is flat, so
/// that a copy is cheap. Hosts use [`Play`] to change it; [`Setup::setup`] and [`Rules::resolve`] trust
/// their caller and are for simulations that pick from [`Rules::legal_actions`] themselves.
///
/// A game implements the parts, each where its code is, and is a game.
pub trait Game: Setup + Rules + Sight + Sound {}

impl<G: Setup + Rules + Sight + Sound> Game for G {}

/// The terms in which a game speaks, and what it says about itself.
pub trait Terms: Sized + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What can be chosen before a match.
    type Options: Options;
    /// One small decision.
    type Action: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One thing that happened.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer knows, everything it may legitimately remember included.
    type View: Parts + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What the game says about itself.
    const INFO: Info;

    /// The rules that events cite: those that can be seen to fire. `cargo xtask index` collects them from where they
    /// are cited with [`fires!`](crate::fires).
    const FIRING: &'static [RuleId];
}

/// How a match begins.
pub trait Setup: Terms {
    /// Whether a match can be set up like this.
    ///
    /// # Errors
    /// With the rule that forbids it.
    fn check_setup(seats: usize, options: &Self::Options) -> Result<(), BadSetup>;

    /// Deals a new match and plays on to the first decision. Every shuffle is drawn from `chance`.
    /// Trusts that [`Setup::check_setup`] was content.
    fn setup(seats: usize, options: &Self::Options, chance: &mut Chance, log: &mut impl Log<Self>) -> Self;
}

/// Who may do what, what comes of it, and how it ends.
pub trait Rules: Terms {
    /// How many seats are at the table.
    fn seats(&self) -> usize;

    /// Who must decide now, or how the match ended.
    fn status(&self) -> Status;

    /// Whether those who must decide now race each other: the first to answer can take the choice from the rest. A host
    /// lets people answer before machines then.
    fn is_race(&self) -> bool {
        false
    }

    /// Adds every action `seat` may take now to `out`: sorted, no duplicates, none for a seat that has
    /// nothing to decide.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may take `action` now. Games with a continuous choice accept its whole range here.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal_actions(seat, &mut legal);
        legal.binary_search(action).is_ok()
    }

    /// The rule that forbids `seat` to take `action` now. Asked only of actions that are not legal; the
    /// answer may depend on nothing that `seat` cannot see.
    fn why_not(&self, seat: Seat, action: &Self::Action) -> RuleId;

    /// Carries out a legal action and everything that follows without a decision, and tells `log` what
    /// happened, in order, each event with the rule that made it happen, once what it says is done.
    fn resolve(&mut self, seat: Seat, action: &Self::Action, chance: &mut Chance, log: &mut impl Log<Self>);

    /// Adds the account of `seat` to `out`: the lines that make up its total in [`crate::Outcome`]. Asked
    /// only when the match is over.
    fn score_sheet(&self, seat: Seat, out: &mut Vec<ScoreLine>);
}

/// Who may know what.
pub trait Sight: Terms {
    /// What `viewer` may know: built up from nothing, never cut down from the state. Asked in the middle of a step
    /// too, of the states that [`Log::tell`] is given.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` may learn from an event; `None` if not even that it happened.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event showed anybody something hidden before. A step with such an event cannot be
    /// taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// A complete state that `view` could have come from, drawn at random among them. It takes no state,
    /// so it cannot leak one.
    fn determinise(view: &Self::View, chance: &mut Chance) -> Self;

    /// Deals anew what no seat knows, each possibility equally likely: the order of decks, what lies face down for all.
    /// Nobody sees any of it. The same `chance` deals two neighbouring positions as alike as they can be, so that they
    /// can be compared. Nothing to do in a game that leaves to luck what nobody knows yet.
    fn redeal(&mut self, chance: &mut Chance) {
        let _ = chance;
    }
}

/// What laws and fuzzers need to find out whether a game is sound.
pub trait Sound: Terms {
    /// Checks what is always true: no component lost or doubled, nothing in two places.
    ///
    /// # Errors
    /// With what is wrong, in words for a developer.
    fn invariants(&self) -> Result<(), String>;

    /// Some value of the action type, possible or not: what laws and fuzzers try on the door.
    fn any_action(chance: &mut Chance) -> Self::Action;
}

/// The checked way in, for hosts: the same for every game, and no game can replace it.
pub trait Play: Game {
    /// Sets up a match, if it can be set up like this.
    ///
    /// # Errors
    /// As [`Setup::check_setup`].
    fn start(
        seats: usize,
        options: &Self::Options,
        chance: &mut Chance,
        log: &mut impl Log<Self>,
    ) -> Result<Self, BadSetup> {
        Self::check_setup(seats, options)?;
        Ok(Self::setup(seats, options, chance, log))
    }

    /// Takes `action` for `seat`, if that is legal.
    ///
    /// # Errors
    /// With a stable code and the rule that forbids it; the state is untouched then.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        log: &mut impl Log<Self>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.resolve(seat, action, chance, log);
        Ok(())
    }

    /// Whether `seat` may take `action` now, and if not, why.
    ///
    /// # Errors
    /// As [`Play::apply`].
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal> {
        // Games are never asked about somebody who is not at the table.
        if seat.index() >= self.seats() {
            return Err(Illegal { code: IllegalCode::NotYourDecision, rule: players_rule::<Self>() });
        }
        let code = match self.status() {
            Status::Over(_) => IllegalCode::GameOver,
            Status::Waiting(seats) if !seats.contains(seat) => IllegalCode::NotYourDecision,
            Status::Waiting(_) if self.is_legal(seat, action) => return Ok(()),
            Status::Waiting(_) => IllegalCode::NotAllowed,
        };
        Err(Illegal { code, rule: self.why_not(seat, action) })
    }
}

impl<G: Game> Play for G {}

/// The rule that says how many can play.
fn players_rule<G: Game>() -> RuleId {
    match G::check_setup(0, &G::Options::default()) {
        Err(BadSetup::Seats { rule, .. }) => rule,
        Ok(()) | Err(BadSetup::UnknownOption { .. } | BadSetup::OptionValue { .. }) => {
            unreachable!("no game is for nobody")
        }
    }
}

/// How often a world is dealt anew because the others would hardly have done in it what they did.
const MOST_DEALS: u32 = 24;

/// A cheap opinion about the choices of a decision and about positions: the bot that thinks least, the search bots'
/// rollout policy, the hint, the choice on a time-out.
pub trait Instinct: Game {
    /// Adds to `out` how good each of `legal` looks to `seat`, given what it sees, in their order: the greater the
    /// better. Only comparisons between actions of one decision mean anything.
    ///
    /// Asked once for a whole decision, so that what its actions have in common is found out once; nothing is
    /// allocated but room in `out`. `luck` is the seat's own, not the game's: whoever must not be foreseen draws
    /// from it.
    fn appeals(view: &Self::View, seat: Seat, legal: &[Self::Action], luck: &mut Chance, out: &mut Vec<i32>);

    /// How `seat` stands in a match that may still be running, for whoever sees `view`: the greater the better, to
    /// be compared with the other seats of the same view. When the match is over, who won stands better than
    /// who did not.
    fn standing(view: &Self::View, seat: Seat) -> i32;

    /// Whether this decision is about what others are made to believe. Imagined players do not learn who bluffs too often,
    /// so a search would be led astray; it leaves the choice to the instinct.
    fn is_bluff(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// How likely the others would have done what they did if `world`, dealt from `view`, were how things stand: of 1000,
    /// beside the likeliest world, and never 0 for how things really stand.
    fn plausible(view: &Self::View, world: &Self) -> u32 {
        let _ = (view, world);
        1000
    }

    /// A world that `view` could have come from, the likelier the better it goes with what the others did.
    fn imagine(view: &Self::View, luck: &mut Chance) -> Self {
        for _ in 1..MOST_DEALS {
            let world = Self::determinise(view, luck);
            let plausible = Self::plausible(view, &world);
            if plausible >= 1000 || luck.below(1000) < plausible {
                return world;
            }
        }
        Self::determinise(view, luck)
    }

    /// One sentence that says to `seat` what speaks for an action, given what it sees; none where there is nothing to
    /// say in a sentence. Shown beside a hint.
    fn reason(view: &Self::View, seat: Seat, action: &Self::Action) -> Option<Message> {
        let _ = (view, seat, action);
        None
    }

    /// Which of `legal` is taken for a seat that did not answer in time. The default is the most
    /// appealing; a game whose rules name another says so here.
    fn on_timeout(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Self::Action {
        // A clock has no luck of its own.
        most_appealing::<Self>(view, seat, legal, &mut Chance::seeded(0))
    }
}

/// Decides by instinct, and keeps the room it needs, so that a decision allocates nothing.
#[derive(Clone, Default, Debug)]
pub struct FirstSight {
    appeals: Vec<i32>,
}

impl FirstSight {
    /// The action of `legal` with the greatest appeal; of equals each is equally likely.
    ///
    /// # Panics
    /// If `legal` is empty: a seat that decides always has a choice.
    pub fn choose<G: Instinct>(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Chance,
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        legal[self.weigh::<G>(view, seat, legal, luck).best(luck)]
    }

    /// Asks for the appeals of all of `legal`; they are kept until it is asked again.
    pub fn weigh<G: Instinct>(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        luck: &mut Chance,
    ) -> &Self {
        self.appeals.clear();
        G::appeals(view, seat, legal, luck, &mut self.appeals);
        self
    }

    /// What was found, in the order of the actions.
    #[must_use]
    pub fn appeals(&self) -> &[i32] {
        &self.appeals
    }

    /// The place of the greatest appeal; of equals each is equally likely.
    fn best(&self, luck: &mut Chance) -> usize {
        let most = *self.appeals.iter().max().expect("a seat that decides has a choice");
        let equals = || (0..self.appeals.len()).filter(|at| self.appeals[*at] == most);
        let nth = match equals().count() {
            1 => 0,
            several => luck.below(several as u32) as usize,
        };
        equals().nth(nth).expect("it is one of them")
    }
}

/// The action of `legal` with the greatest appeal; of equals `luck` picks one.
///
/// # Panics
/// If `legal` is empty: a seat that decides always has a choice.
pub fn most_appealing<G: Instinct>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    luck: &mut Chance,
) -> G::Action {
    FirstSight::default().choose::<G>(view, seat, legal, luck)
}
