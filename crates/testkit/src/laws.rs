//! The laws: what holds in every position of every game.

use std::cell::Cell;
use std::fmt;
use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tinstar_core::{
    Chance, Game, Generator, IllegalCode, Instinct, MAX_SEATS, Match, MatchSeed, OptionInfo, Options as _,
    Outcome, Play, Record, RuleId, Scenes, ScoreLine, Seat, Silent, Status, Story, Trial, Viewer,
};

use crate::fold::{changes, fold};

/// How many made-up actions are tried in each position.
const MADE_UP: usize = 12;

/// How many other deals each set-up is compared with.
const DEALS: usize = 20;

/// The first positions of a game are examined in full, later ones once in so many.
const THOROUGH: usize = 40;
const SAMPLED: u32 = 6;

/// Of a game that is only glimpsed at, one position in so many is examined.
const GLIMPSED: u32 = 24;

/// How many kinds of even luck two choices are tried with, and how long each lasts.
const LUCKS: u32 = 6;
const EVEN: usize = 256;

/// How many steps two states are played on to see whether anybody ever sees them apart, and how often.
const PLAYED_ON: u64 = 60;
const TRIES: u64 = 3;

/// Names other seeds than those the tests play: `TINSTAR_SEEDS=100..150` plays fifty games where a test plays a few.
const SEEDS: &str = "TINSTAR_SEEDS";

/// Changes everything a viewer cannot see into something else it could be.
type Vary<G> = fn(&G, Viewer, &mut Chance) -> G;

/// The laws of one game, checked on random play with every player count and several seeds.
///
/// ```text
/// #[test]
/// fn laws() {
///     tinstar_testkit::Laws::<CatchingSanta>::new().check();
/// }
/// ```
pub struct Laws<G: Game> {
    options: Vec<G::Options>,
    games: u64,
    vary_hidden: Option<Vary<G>>,
    thorough: bool,
}

/// A law that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which law.
    pub law: &'static str,
    /// What was found instead.
    pub found: String,
    /// How to get there again.
    pub place: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law does not hold that {}\n  {}\n  in {}", self.law, self.found, self.place)
    }
}

/// What the laws have met in all games together: without it some of them would hold for want of a test.
#[derive(Default)]
struct Met {
    varied: Cell<bool>,
    imagined: Cell<bool>,
}

type Lawful = Result<(), (&'static str, String)>;

/// `Ok` if `holds`, else that `law` is broken, with what `found` says.
fn law(law: &'static str, holds: bool, found: impl FnOnce() -> String) -> Lawful {
    if holds { Ok(()) } else { Err((law, found())) }
}

/// Every combination of the values that options are offered with.
fn every_choice(options: &[OptionInfo]) -> Vec<Vec<(&'static str, &'static str)>> {
    options.iter().fold(vec![Vec::new()], |choices, option| {
        if option.values.is_empty() {
            return choices;
        }
        let with = |choice: &Vec<_>, value| choice.iter().copied().chain([(option.key, value)]).collect();
        choices
            .iter()
            .flat_map(|choice| option.values.iter().map(move |value| with(choice, *value)))
            .collect()
    })
}

impl<G: Game + Instinct> Default for Laws<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game + Instinct> Laws<G> {
    /// The laws with the game's default options and a dozen games for each player count.
    #[must_use]
    pub fn new() -> Self {
        Self { options: vec![G::Options::default()], games: 12, vary_hidden: None, thorough: true }
    }

    /// Also plays with these options, with every player count that they allow.
    #[must_use]
    pub fn options(mut self, options: impl IntoIterator<Item = G::Options>) -> Self {
        self.options.extend(options);
        self
    }

    /// Plays with these options and not with the defaults, where those have laws of their own.
    #[must_use]
    pub fn only(mut self, options: impl IntoIterator<Item = G::Options>) -> Self {
        self.options = options.into_iter().collect();
        self
    }

    /// Plays so many games for each player count and choice of options.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Gives the laws a way to change everything a viewer cannot see. It is written from the rules' table
    /// of who sees what, not from `view`, and is required of games with secrets.
    #[must_use]
    pub fn vary_hidden(mut self, vary: Vary<G>) -> Self {
        self.vary_hidden = Some(vary);
        self
    }

    /// Looks at few positions of each game only, so that many games can be played.
    #[must_use]
    pub fn glimpses(mut self) -> Self {
        self.thorough = false;
        self
    }

    /// Checks all laws.
    ///
    /// # Panics
    /// With the first law that does not hold, and how to get there.
    pub fn check(&self) {
        if let Err(broken) = self.find() {
            panic!("{broken}");
        }
    }

    /// Looks for a law that does not hold.
    ///
    /// # Errors
    /// With the first one found.
    pub fn find(&self) -> Result<(), Broken> {
        assert!(
            !G::INFO.has_secrets || self.vary_hidden.is_some(),
            "{} has secrets: tell the laws how to vary them with `vary_hidden`",
            G::INFO.id,
        );
        let met = Met::default();
        self.playable().map_err(|(law, found)| Broken { law, found, place: G::INFO.id.to_owned() })?;
        for seats in G::INFO.widest() {
            for options in &self.options {
                if G::check_setup(seats, options).is_err() {
                    continue;
                }
                for seed in seeds().unwrap_or(0..self.games) {
                    self.one(seats, options, seed, &met)?;
                }
            }
        }
        self.refused_setups().and_then(|()| self.was_tested(&met)).map_err(|(law, found)| Broken {
            law,
            found,
            place: G::INFO.id.to_owned(),
        })
    }

    /// Checks the laws of one game only: who plays, with which options, and the luck they have.
    ///
    /// # Panics
    /// With the first law that does not hold, and how to get there.
    pub fn check_one(&self, seats: usize, options: &G::Options, seed: u64) {
        if let Err(broken) = self.one(seats, options, seed, &Met::default()) {
            panic!("{broken}");
        }
    }

    /// Looks for a law that does not hold of a position and of what is decided in it.
    ///
    /// # Errors
    /// With the first one found.
    pub fn examine(
        &self,
        state: &G,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> Result<(), Broken> {
        self.position(state, chance, &Met::default())
            .and_then(|()| self.decision(state, seat, action, &listed(state, seat), chance))
            .map_err(|(law, found)| Broken { law, found, place: G::INFO.id.to_owned() })
    }

    fn one(&self, seats: usize, options: &G::Options, seed: u64, met: &Met) -> Result<(), Broken> {
        let mut step = 0;
        self.game(seats, options, seed, &mut step, met).map_err(|(law, found)| Broken {
            law,
            found,
            place: format!("{} with {seats} seats, seed {seed}, step {step}, {options:?}", G::INFO.id),
        })
    }

    /// A variant may be for some numbers of players only, but not for none.
    fn playable(&self) -> Lawful {
        for options in &self.options {
            let some = crate::playable_seats::<G>(options).next().is_some();
            law("all options under test can be played by some number of players", some, || {
                format!("{options:?}")
            })?;
        }
        Ok(())
    }

    /// Too few or too many players are refused, by a rule of this game, whatever its options are.
    fn refused_setups(&self) -> Lawful {
        const LAW: &str = "exactly the stated numbers of players can play";
        for settings in every_choice(G::INFO.options) {
            let mut options = G::Options::default();
            for (key, value) in &settings {
                options.set(key, value).map_err(|bad| (LAW, bad.to_string()))?;
            }
            let stated = G::INFO.seats(&settings);
            for seats in 0..=MAX_SEATS {
                let (stated, allowed) = (stated.contains(&seats), G::check_setup(seats, &options).is_ok());
                law(LAW, stated == allowed, || {
                    format!("{seats} seats with {settings:?}: stated {stated}, allowed {allowed}")
                })?;
            }
        }
        Ok(())
    }

    /// The laws have had something to hold against.
    fn was_tested(&self, met: &Met) -> Lawful {
        if !G::INFO.has_secrets {
            return Ok(());
        }
        law("varying what is hidden changes something", met.varied.get(), || {
            "`vary_hidden` never did".to_owned()
        })?;
        law("imagined worlds are drawn at random", met.imagined.get(), || {
            "`determinise` always imagined the same".to_owned()
        })
    }

    /// One whole game at random, examined on the way and replayed from its record.
    fn game(&self, seats: usize, options: &G::Options, seed: u64, step: &mut usize, met: &Met) -> Lawful {
        let names = vec![String::new(); seats];
        let match_seed = MatchSeed::for_simulation(seed, seats as u64);
        let begin = || Match::<G>::begin(names.clone(), options.clone(), match_seed.clone(), Generator::Live);
        let (mut played, story) =
            begin().map_err(|bad| ("what the set-up check allows can be begun", bad.to_string()))?;
        fired(&story)?;
        folds(&story)?;
        let luck = || Chance::for_step(&match_seed, 0);
        let unheard = G::setup(seats, options, &mut luck(), &mut Silent);
        law("play is the same when nobody listens", unheard == *played.state(), || {
            "the set-up is not".to_owned()
        })?;
        let mut moments = vec![story];
        let mut chance = Chance::seeded(seed);
        if self.thorough {
            dealt(&moments[0], options, luck(), &mut chance)?;
        }
        let mut legal = Vec::new();
        while let Status::Waiting(deciders) = played.state().status() {
            law("play always ends within the stated bound", *step < G::INFO.longest as usize, || {
                format!("{} decisions and still going", G::INFO.longest)
            })?;
            let state = played.state();
            let deciders: Vec<Seat> = deciders.iter().collect();
            let seat = *chance
                .pick(&deciders)
                .ok_or(("somebody decides until the end", "nobody does".to_owned()))?;
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = *chance.pick(&legal).ok_or_else(|| no_choice(seat))?;
            let looks = match self.thorough {
                true => *step < THOROUGH || chance.below(SAMPLED) == 0,
                false => chance.below(GLIMPSED) == 0,
            };
            if looks {
                self.position(state, &mut chance, met)?;
                self.decision(state, seat, action, &legal, &mut chance)?;
            }
            let story = played.act(seat, action).map_err(|illegal| {
                ("everything listed is accepted", format!("{action:?} of seat {seat} was refused: {illegal}"))
            })?;
            fired(&story)?;
            answered(&story, seat, action)?;
            if looks || self.thorough {
                folds(&story)?;
            }
            moments.push(story);
            *step += 1;
        }
        self.position(played.state(), &mut chance, met)?;
        ended(played.state())?;
        stands(played.state())?;
        replayed(&played, &moments)
    }

    /// What holds in every position.
    fn position(&self, state: &G, chance: &mut Chance, met: &Met) -> Lawful {
        state.invariants().map_err(|wrong| ("no component is lost, doubled or misplaced", wrong))?;
        survives("a saved state loads equal", state)?;
        choices(state)?;
        for _ in 0..MADE_UP {
            made_up(state, chance)?;
        }
        for viewer in Viewer::all(state.seats()) {
            let world = G::determinise(&state.view(viewer), chance);
            world.invariants().map_err(|wrong| ("an imagined world has every component", wrong))?;
            // Always drawn, so that a game is the same whatever was played before it.
            let another = G::determinise(&state.view(viewer), chance);
            met.imagined.set(met.imagined.get() || world != another);
            looks_alike("an imagined world looks like the real one", state, &world, viewer, chance)?;
            if let Some(vary) = self.vary_hidden {
                let varied = vary(state, viewer, chance);
                varied.invariants().map_err(|wrong| ("a varied world has every component", wrong))?;
                met.varied.set(met.varied.get() || varied != *state);
                looks_alike("what is hidden does not show", state, &varied, viewer, chance)?;
            }
        }
        // With luck of its own: which games are played does not hang on it.
        redealt(state, &mut Chance::seeded(chance.drawn()))
    }

    /// What holds of every decision: nobody learns from it what the view does not say.
    fn decision(
        &self,
        state: &G,
        seat: Seat,
        action: G::Action,
        legal: &[G::Action],
        chance: &mut Chance,
    ) -> Lawful {
        let other = *chance.pick(legal).ok_or_else(|| no_choice(seat))?;
        let luck = u64::from(chance.below(u32::MAX));
        let real = Outlook::after(state, seat, action, luck);
        let instead = Outlook::after(state, seat, other, luck);
        let mut unheard = (state.clone(), Chance::seeded(luck));
        unheard.0.resolve(seat, &action, &mut unheard.1, &mut Silent);
        law(
            "play is the same when nobody listens",
            unheard.0 == real.story.after && unheard.1.drawn() == real.drawn,
            || format!("{action:?} of seat {seat} led elsewhere"),
        )?;
        // Of two choices that lead to different places the decider is told different things.
        let decider = Viewer::Seat(seat);
        law(
            "whoever decides is told what was decided",
            real.story.after == instead.story.after
                || real.told_to(decider) != instead.told_to(decider)
                || go_on_alike(&real.story.after, &instead.story.after, luck),
            || format!("seat {seat} is told the same of {action:?} and of {other:?}"),
        )?;
        for viewer in Viewer::all(state.seats()) {
            if !viewer.is(seat) {
                // Of two secret choices the others see the same.
                let differ = real.story.after != instead.story.after;
                let secret = real.view(viewer) == instead.view(viewer) && differ;
                let told_alike = || {
                    let (told, instead) = (real.told_to(viewer), instead.told_to(viewer));
                    told == instead
                        || same_in_any_order(&told, &instead) && differ_by_luck(state, seat, action, other)
                };
                law("an event tells nothing that the view hides", !secret || told_alike(), || {
                    format!(
                        "to {viewer:?}, {action:?} and {other:?} of seat {seat} look alike but are told apart"
                    )
                })?;
                same_on_the_way(&real, &instead, viewer)?;
            }
            let world = match self.vary_hidden {
                Some(vary) if chance.below(2) == 0 => vary(state, viewer, chance),
                _ => G::determinise(&state.view(viewer), chance),
            };
            let possible = world.is_legal(seat, &action);
            if possible {
                let imagined = Outlook::after(&world, seat, action, luck);
                same_story(&real, &imagined, viewer, seat, action)?;
            }
            if !real.shows_something() {
                // A face-down card is not in that hand in every world; then something that looks the same is.
                let (seen, told) = (real.view(viewer), real.told_to(viewer));
                let alike = |action| {
                    let imagined = Outlook::after(&world, seat, action, luck);
                    imagined.view(viewer) == seen && imagined.told_to(viewer) == told
                };
                let alike = possible && alike(action) || listed(&world, seat).into_iter().any(alike);
                law("a step that reveals nothing shows nobody anything new", alike, || {
                    format!("{action:?} of seat {seat} told {viewer:?} something")
                })?;
            }
        }
        let view = state.view(decider);
        let foreseen = Trial::<G>::new(seat, &view).can_undo(&action);
        law("what can be taken back is known beforehand", foreseen == real.can_undo(seat), || {
            format!("{action:?} of seat {seat}: foreseen {foreseen}")
        })?;
        weighed::<G>(&view, seat, legal, luck)?;
        let late = G::on_timeout(&view, seat, legal);
        law("the choice on a time-out is a legal one", legal.contains(&late), || {
            format!("{late:?} of seat {seat}")
        })
    }
}

/// Which games are to be played, if somebody asked for others than those that the tests name.
fn seeds() -> Option<Range<u64>> {
    let asked = std::env::var(SEEDS).ok()?;
    let range = asked.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    Some(range.unwrap_or_else(|| panic!("{SEEDS} is a range such as 0..50, not {asked:?}")))
}

/// An instinct has an opinion on every choice, and the same of what looks the same with the same luck.
fn weighed<G: Game + Instinct>(view: &G::View, seat: Seat, legal: &[G::Action], luck: u64) -> Lawful {
    let weigh = || {
        let mut appeals = Vec::new();
        G::appeals(view, seat, legal, &mut Chance::seeded(luck), &mut appeals);
        appeals
    };
    let appeals = weigh();
    law("an instinct weighs every choice, and none twice", appeals.len() == legal.len(), || {
        format!("{} opinions on {} choices of seat {seat}", appeals.len(), legal.len())
    })?;
    law("the same view and luck give the same opinion", appeals == weigh(), || format!("not to seat {seat}"))
}

/// At the end whoever won stands better than whoever did not, whoever looks.
fn stands<G: Game + Instinct>(state: &G) -> Lawful {
    let Status::Over(outcome) = state.status() else { return Ok(()) };
    let winners = outcome.winners();
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        for winner in winners.iter() {
            let mut others = Seat::all(state.seats()).filter(|seat| !winners.contains(*seat));
            let behind = others.all(|other| G::standing(&view, other) < G::standing(&view, winner));
            law("at the end the winners stand best", behind, || {
                let all: Vec<i32> = Seat::all(state.seats()).map(|seat| G::standing(&view, seat)).collect();
                format!("{winners:?} won, but to {viewer:?} the seats stand {all:?}")
            })?;
        }
    }
    Ok(())
}

fn no_choice(seat: Seat) -> (&'static str, String) {
    ("a seat that decides has a choice", format!("seat {seat} has none"))
}

/// Worlds that differ only in what is hidden tell `viewer` the same exactly as long as they look the same.
fn same_story<G: Game>(
    real: &Outlook<G>,
    imagined: &Outlook<G>,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
) -> Lawful {
    let (told, instead) = (real.told_to(viewer), imagined.told_to(viewer));
    let told_alike = told == instead;
    let seen_alike = real.view(viewer) == imagined.view(viewer);
    // Which of two cards was shown first is told, but a view need not remember it once both lie open.
    let same_told = told_alike || same_in_any_order(&told, &instead);
    law("an event tells nothing that the view hides", same_told || !seen_alike, || {
        format!("after {action:?} of seat {seat}, {viewer:?} is told apart two worlds that look alike")
    })?;
    law("a view shows nothing that no event told", seen_alike || !told_alike, || {
        format!(
            "after {action:?} of seat {seat}, {viewer:?} sees apart two worlds of which the same was told"
        )
    })?;
    same_on_the_way(real, imagined, viewer)
}

/// Two worlds that look alike stay so from event to event, as long as the same is told of them.
fn same_on_the_way<G: Game>(one: &Outlook<G>, other: &Outlook<G>, viewer: Viewer) -> Lawful {
    if one.story.before.view(viewer) != other.story.before.view(viewer) {
        return Ok(());
    }
    let both = one.story.told_to(viewer).zip(other.story.told_to(viewer));
    for ((rule, event, view), (other_rule, other_event, other_view)) in both {
        if (rule, &event) != (other_rule, &other_event) {
            break;
        }
        law("a view in the middle of a step shows nothing that no event told", view == other_view, || {
            format!(
                "at {event:?} ({rule}) {viewer:?} sees\n  {}\n  and not\n  {}",
                json(&view),
                json(&other_view)
            )
        })?;
    }
    Ok(())
}

/// Whoever decided is told so: a choice is never met with silence.
fn answered<G: Game>(story: &Story<G>, seat: Seat, action: G::Action) -> Lawful {
    let told = story.told().any(|told| G::redact(&told.event, Viewer::Seat(seat)).is_some());
    law("whoever decides is told what was decided", told, || {
        format!("after {action:?}, seat {seat} is told nothing")
    })
}

/// What an event changed leads from the view before it to the view after it, for everybody.
fn folds<G: Game>(story: &Story<G>) -> Lawful {
    let open = story.after.view(Viewer::Spectator);
    let same = |viewer| story.after.view(viewer) == open;
    law(
        "where nothing is hidden everybody sees the same",
        G::INFO.has_secrets || Viewer::all(story.after.seats()).all(same),
        || "somebody sees something else".to_owned(),
    )?;
    let viewers =
        Viewer::all(story.after.seats()).filter(|viewer| G::INFO.has_secrets || *viewer == Viewer::Spectator);
    for viewer in viewers {
        let mut seen = story.before.view(viewer);
        let mut folded = to_value(&seen);
        let last = ("the end of the step".to_owned(), story.after.view(viewer));
        let scenes = story.told_to(viewer).map(|(_, event, view)| (format!("{event:?}"), view));
        for (number, (event, view)) in scenes.chain([last]).enumerate() {
            fold(&mut folded, &changes(&seen, &view));
            law("the changes that are told lead to the next view", folded == to_value(&view), || {
                format!("at {event} {viewer:?} would see\n  {folded}\n  and not\n  {}", json(&view))
            })?;
            // Loading takes longer than all the rest; what a game cannot load, it mostly cannot load at once. A step
            // that tells nothing shows the view between two steps here.
            if number < 2 {
                survives("a saved view loads equal", &view)?;
            }
            seen = view;
        }
    }
    Ok(())
}

fn same_in_any_order<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    let count = |list: &[T], wanted: &T| list.iter().filter(|item| *item == wanted).count();
    one.len() == other.len() && one.iter().all(|item| count(one, item) == count(other, item))
}

/// Whether two choices lead to the same place whenever luck is even: as when two things are taken, in either order, and luck
/// says what is in them. Which came first is for all to see then, and nothing that is hidden hangs on it.
fn differ_by_luck<G: Game>(state: &G, seat: Seat, one: G::Action, other: G::Action) -> bool {
    let end = |action: &G::Action, word: u32| {
        let (mut after, mut even) = (state.clone(), Chance::from_bytes(&word.to_be_bytes().repeat(EVEN)));
        after.resolve(seat, action, &mut even, &mut Silent);
        after
    };
    (0..LUCKS).all(|word| end(&one, word) == end(&other, word))
}

/// Whether nobody sees two states apart, now or when both are played on in the same way: as when one of two cards with the
/// same face was chosen.
fn go_on_alike<G: Game>(one: &G, other: &G, luck: u64) -> bool {
    (0..TRIES).all(|nth| {
        let (mut one, mut other) = (one.clone(), other.clone());
        let mut choices = Chance::seeded(luck.wrapping_add(nth));
        for step in 0..PLAYED_ON {
            let mut viewers = Viewer::all(one.seats());
            if one.status() != other.status() || !viewers.all(|viewer| one.view(viewer) == other.view(viewer))
            {
                return false;
            }
            let Some(seat) = one.status().deciders().first() else { break };
            let legal = listed(&one, seat);
            let Some(action) = choices.pick(&legal).filter(|_| legal == listed(&other, seat)) else {
                return false;
            };
            for state in [&mut one, &mut other] {
                state.resolve(seat, action, &mut Chance::seeded(luck.wrapping_add(step)), &mut Silent);
            }
        }
        true
    })
}

/// Nobody is told at the set-up what the view hides: of two deals that look alike the same is told.
fn dealt<G: Game>(story: &Story<G>, options: &G::Options, luck: Chance, chance: &mut Chance) -> Lawful {
    let mut luck = Chance::recorded(luck);
    let seats = story.after.seats();
    G::setup(seats, options, &mut luck, &mut Silent);
    let real = Outlook { story: story.clone(), drawn: 0 };
    let open: Vec<usize> = (0..luck.draws().len()).filter(|at| luck.draws()[*at].bound > 1).collect();
    for _ in 0..DEALS {
        let Some(at) = chance.pick(&open) else { return Ok(()) };
        let mut draws = luck.draws().to_vec();
        draws[*at].value = chance.below(draws[*at].bound);
        // Should more be drawn than before (a tie is rolled again), it is left to luck.
        let more = std::iter::repeat_with(|| chance.below(u32::MAX)).take(100);
        let words: Vec<u32> = draws.iter().map(|draw| draw.value).chain(more).collect();
        let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_be_bytes).collect();
        let mut luck = Chance::recorded(Chance::from_bytes(&bytes));
        let mut scenes = Scenes::default();
        let after = G::setup(seats, options, &mut luck, &mut scenes);
        if after == real.story.after || luck.draws() != draws {
            continue;
        }
        let other = Outlook { story: Story::of_setup(scenes, after), drawn: 0 };
        for viewer in Viewer::all(seats) {
            let secret = real.view(viewer) == other.view(viewer);
            let told_alike = real.told_to(viewer) == other.told_to(viewer);
            law("an event tells nothing that the view hides", !secret || told_alike, || {
                format!("at the set-up, {viewer:?} is told apart two deals that look alike")
            })?;
            same_on_the_way(&real, &other, viewer)?;
        }
    }
    Ok(())
}

/// What came of one decision.
struct Outlook<G: Game> {
    story: Story<G>,
    drawn: u64,
}

impl<G: Game> Outlook<G> {
    fn after(state: &G, seat: Seat, action: G::Action, luck: u64) -> Self {
        let (mut after, mut scenes) = (state.clone(), Scenes::default());
        let mut chance = Chance::seeded(luck);
        after.resolve(seat, &action, &mut chance, &mut scenes);
        Self { story: Story { before: state.clone(), scenes: scenes.0, after }, drawn: chance.drawn() }
    }

    fn shows_something(&self) -> bool {
        self.drawn > 0 || self.story.told().any(|told| G::reveals(&told.event))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        !self.shows_something() && self.story.after.status().deciders().contains(seat)
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.story.after.view(viewer)
    }

    fn told_to(&self, viewer: Viewer) -> Vec<(RuleId, G::Event)> {
        self.story.told().filter_map(|told| Some((told.rule, G::redact(&told.event, viewer)?))).collect()
    }
}

/// `other` differs from `state` at most in what `viewer` cannot see.
fn looks_alike<G: Game>(
    name: &'static str,
    state: &G,
    other: &G,
    viewer: Viewer,
    chance: &mut Chance,
) -> Lawful {
    let (seen, imagined) = (state.view(viewer), other.view(viewer));
    law(name, seen == imagined, || {
        format!("{viewer:?} sees\n  {}\n  and not\n  {}", json(&seen), json(&imagined))
    })?;
    law(name, state.status() == other.status(), || {
        format!("to {viewer:?}: {:?} and not {:?}", state.status(), other.status())
    })?;
    if state.status().outcome().is_some() {
        for seat in Seat::all(state.seats()) {
            let (real, imagined) = (sheet(state, seat), sheet(other, seat));
            law(name, real == imagined, || format!("to {viewer:?}: {real:?} and not {imagined:?}"))?;
        }
    }
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let (real, imagined) = (listed(state, seat), listed(other, seat));
    law(name, real == imagined, || format!("seat {seat} may do {real:?} and not {imagined:?}"))?;
    for _ in 0..MADE_UP {
        let action = G::any_action(chance);
        let (real, imagined) = (state.check(seat, &action), other.check(seat, &action));
        law(name, real == imagined, || {
            format!("to {action:?} seat {seat} is answered {real:?} and not {imagined:?}")
        })?;
    }
    Ok(())
}

/// Nobody can tell that what no seat knows was dealt anew.
fn redealt<G: Game>(state: &G, chance: &mut Chance) -> Lawful {
    let mut other = state.clone();
    other.redeal(chance);
    other.invariants().map_err(|wrong| ("what is dealt anew has every component", wrong))?;
    Viewer::all(state.seats()).try_for_each(|viewer| {
        looks_alike("nobody sees that cards were dealt anew", state, &other, viewer, chance)
    })
}

fn sheet<G: Game>(state: &G, seat: Seat) -> Vec<ScoreLine> {
    let mut sheet = Vec::new();
    state.score_sheet(seat, &mut sheet);
    sheet
}

fn listed<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// Deciders have choices, sorted and without duplicates; nobody else has any.
fn choices<G: Game>(state: &G) -> Lawful {
    let deciders = state.status().deciders();
    for seat in Seat::all(state.seats()) {
        let legal = listed(state, seat);
        law(
            "exactly the seats that decide have choices",
            deciders.contains(seat) != legal.is_empty(),
            || format!("seat {seat} of {deciders:?} has {legal:?}"),
        )?;
        law("choices are sorted and without duplicates", legal.is_sorted_by(|a, b| a < b), || {
            format!("{legal:?}")
        })?;
        for action in &legal {
            let answer = state.check(seat, action);
            law("everything listed is accepted", answer.is_ok(), || {
                format!("{action:?} of seat {seat}: {answer:?}")
            })?;
            survives("a saved action loads equal", action)?;
        }
    }
    Ok(())
}

/// Any action of any seat is accepted if it is legal and refused without a trace if it is not.
fn made_up<G: Game>(state: &G, chance: &mut Chance) -> Lawful {
    let action = G::any_action(chance);
    if state.seats() < MAX_SEATS {
        let answer = state.check(Seat::new(state.seats() as u8), &action);
        let refused = answer.is_err_and(|illegal| illegal.code == IllegalCode::NotYourDecision);
        law("somebody who is not at the table decides nothing", refused, || {
            format!("{action:?}: {answer:?}")
        })?;
    }
    let seat = Seat::new(chance.below(state.seats() as u32) as u8);
    let listed = listed(state, seat).contains(&action);
    let accepted = state.check(seat, &action).is_ok();
    law(
        "what is not listed is refused",
        accepted == listed || (accepted && !G::INFO.lists_all_actions),
        || format!("{action:?} of seat {seat}: listed {listed}, accepted {accepted}"),
    )?;
    if accepted {
        return Ok(());
    }
    let mut after = state.clone();
    let mut log = Vec::new();
    let mut luck = Chance::seeded(0);
    let Err(refused) = after.apply(seat, &action, &mut luck, &mut log) else {
        return Err(("what is not listed is refused", format!("{action:?} of seat {seat} was carried out")));
    };
    law(
        "a refusal leaves everything as it was",
        after == *state && log.is_empty() && luck.drawn() == 0,
        || format!("{action:?} of seat {seat} left a trace"),
    )?;
    let code = match state.status() {
        Status::Over(_) => IllegalCode::GameOver,
        Status::Waiting(seats) if seats.contains(seat) => IllegalCode::NotAllowed,
        Status::Waiting(_) => IllegalCode::NotYourDecision,
    };
    law("a refusal says what kind it is", refused.code == code, || {
        format!("{refused:?} instead of {code:?}")
    })?;
    cited::<G>([refused.rule])
}

/// Every citation is of one of this game's own books.
fn cited<G: Game>(rules: impl IntoIterator<Item = RuleId>) -> Lawful {
    let foreign = rules.into_iter().find(|rule| !G::INFO.books.contains(&rule.book()));
    law("every citation is of this game's own rules", foreign.is_none(), || format!("{foreign:?} was cited"))
}

/// Every event cites a rule that the game says can fire.
fn fired<G: Game>(story: &Story<G>) -> Lawful {
    let unlisted = story.told().find(|told| !G::FIRING.contains(&told.rule));
    law("every event cites a rule that can fire", unlisted.is_none(), || {
        format!("{unlisted:?} is not in FIRING")
    })?;
    cited::<G>(story.told().map(|told| told.rule))
}

/// The end: places follow from somebody being better, accounts add up.
fn ended<G: Game>(state: &G) -> Lawful {
    let Status::Over(Outcome { places, totals }) = state.status() else { return Ok(()) };
    let seats = state.seats();
    law("every seat has a place", places.seats() == seats && totals.seats() == seats, || {
        format!("{places:?}")
    })?;
    for (seat, place) in places.iter() {
        law("places count from 1 to the number of seats", (1..=seats as u8).contains(place), || {
            format!("{places:?}")
        })?;
        let ahead = places.iter().filter(|(_, other)| *other < place).count() as u8;
        let nobody_won = places.position(|place| *place == 1).is_none();
        law("a place counts those ahead", *place == ahead + 1 || (nobody_won && *place > ahead), || {
            format!("{places:?}")
        })?;
        let sheet = sheet(state, seat);
        let sum: i32 = sheet.iter().map(|line| line.points).sum();
        law("the account adds up to the total", sum == totals[seat], || {
            format!("seat {seat} has {} but {sheet:?}", totals[seat])
        })?;
        cited::<G>(sheet.iter().map(|line| line.rule))?;
    }
    Ok(())
}

/// The same seed and decisions give the same states, events and views, also after a trip through a file.
fn replayed<G: Game>(played: &Match<G>, moments: &[Story<G>]) -> Lawful {
    const LAW: &str = "a record replays to the same match";
    let record =
        Record::<G>::from_json(&played.record().to_json()).map_err(|error| (LAW, error.to_string()))?;
    law(LAW, record == played.record(), || "the record changed on its way through a file".to_owned())?;
    let mut difference = Ok(());
    let mut seen = 0;
    record
        .replay(|moment| {
            let story = &moments[moment.step];
            let same = moment.story == story && *moment.state == story.after;
            if difference.is_ok() {
                difference = law(LAW, same, || format!("step {} differs", moment.step));
            }
            seen += 1;
        })
        .map_err(|error| (LAW, error.to_string()))?;
    difference?;
    law(LAW, seen == moments.len(), || format!("{seen} moments instead of {}", moments.len()))?;
    for story in moments {
        story.told().try_for_each(|told| survives("a saved event loads equal", told))?;
    }
    Ok(())
}

/// Saving and loading gives an equal value and the same text.
fn survives<T: Serialize + DeserializeOwned + PartialEq>(name: &'static str, value: &T) -> Lawful {
    let text = json(value);
    match serde_json::from_str::<T>(&text) {
        Ok(loaded) => law(name, loaded == *value && json(&loaded) == text, || text.clone()),
        Err(error) => Err((name, format!("{error}: {text}"))),
    }
}

fn to_value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what a game shows is plain data")
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what a game shows is plain data")
}
