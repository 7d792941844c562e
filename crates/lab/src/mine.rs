//! Puzzles out of matches between deputies: decisions in which one choice is clearly ahead of all others, and they take
//! another one.

use tinstar_bots::{Level, Seen, Skill};
use tinstar_catalogue::{Playable, Puzzle, PuzzleChoice, PuzzleSet};
use tinstar_core::{Chance, FirstSight, MatchSeed, Seat, Silent, Status, Viewer};
use tinstar_review::{ChoiceWeighed, weigh_choices};

use crate::contest::PLAYERS_STREAM;
use crate::crew::share_out;

/// The best choice is ahead of every other one by more than this.
const AHEAD: f64 = 0.10;

/// And by more than so many standard errors.
const CLEAR: f64 = 3.0;

/// In so many worlds every decision is looked at first; most are none after that.
const FIRST_LOOK: u32 = 48;

/// Where there are more choices than this it is tedious to find the best.
const MOST_CHOICES: usize = 12;

/// The luck of a first look and that of measuring have nothing to do with each other: what is picked for looking good looks
/// better than it is.
const FIRST_SEED: u64 = 0xF125_7100;
const SECOND_SEED: u64 = 0x5EC0_4D00;

/// Where to look for puzzles, and how hard.
#[derive(Clone, Copy, Debug)]
pub struct Mine {
    /// How many matches are looked through. They are played at all tables of the game's study by turns.
    pub matches: u64,
    /// No more puzzles than this are kept, those that were found first; one of a match at most.
    pub most: usize,
    /// In so many worlds each choice of a puzzle is tried out.
    pub worlds: u32,
    /// The number everything random follows from.
    pub seed: u64,
    /// How many threads look; nothing depends on it.
    pub threads: usize,
}

impl Mine {
    /// Looks for puzzles. `progress` is told how many more matches are done, from any thread.
    ///
    /// # Panics
    /// If there are no threads, or fewer than two worlds.
    #[must_use]
    pub fn dig<G: Playable>(&self, progress: &(dyn Fn(u64) + Sync)) -> PuzzleSet {
        assert!(self.threads > 0 && self.worlds > 1, "a search takes work");
        let workers = share_out(
            (self.matches, self.threads, 1),
            progress,
            || (Vec::new(), 0),
            |(found, decisions), number| {
                let (puzzle, more) = self.look_through::<G>(number);
                found.extend(puzzle.map(|puzzle| (number, puzzle)));
                *decisions += more;
                true
            },
        );
        let workers = workers.expect("nobody interrupts");
        let decisions = workers.iter().map(|(_, decisions)| decisions).sum();
        let mut found: Vec<(u64, Puzzle)> = workers.into_iter().flat_map(|(found, _)| found).collect();
        found.sort_by_key(|(number, _)| *number);
        found.truncate(self.most);
        PuzzleSet {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            seed: self.seed,
            matches: self.matches,
            decisions,
            worlds: self.worlds,
            puzzles: found.into_iter().map(|(_, puzzle)| puzzle).collect(),
        }
    }

    /// The first puzzle of a match, and how many decisions were looked at.
    fn look_through<G: Playable>(&self, number: u64) -> (Option<Puzzle>, u64) {
        let tables = G::tables();
        let table = &tables[(number % tables.len() as u64) as usize];
        let mut chance = Chance::fast(&MatchSeed::for_simulation(self.seed, number));
        let mut luck = Chance::fast(&MatchSeed::for_simulation(self.seed ^ PLAYERS_STREAM, number));
        let mut state = G::setup(table.seats, &table.options, &mut chance, &mut Silent);
        let mut deputy = Skill::from(Level::Instinct).bot::<G>();
        let (mut sight, mut legal, mut decisions) = (FirstSight::default(), Vec::new(), 0);
        while let Status::Waiting(deciders) = state.status() {
            let seat = luck.one_of(deciders).expect("somebody decides until the end");
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            if (2..=MOST_CHOICES).contains(&legal.len()) && !G::is_bluff(&view) {
                decisions += 1;
                let asked = Asked::<G> { seats: table.seats, seat, view: &view, legal: &legal };
                let found =
                    asked.puzzle(&mut sight, self.worlds, self.seed.wrapping_add(number << 16 | decisions));
                if found.is_some() {
                    return (found, decisions);
                }
            }
            let action = deputy.choose(&Seen::new(&state, seat), &legal, &mut luck);
            state.resolve(seat, &action, &mut chance, &mut Silent);
        }
        (None, decisions)
    }
}

/// A decision that may be a puzzle.
struct Asked<'a, G: Playable> {
    seats: usize,
    seat: Seat,
    view: &'a G::View,
    legal: &'a [G::Action],
}

impl<G: Playable> Asked<'_, G> {
    fn puzzle(&self, sight: &mut FirstSight, worlds: u32, seed: u64) -> Option<Puzzle> {
        let looked = self.weigh(FIRST_LOOK, seed ^ FIRST_SEED);
        let best = best_of(&looked);
        if others(&looked, best).any(|other| other.behind < AHEAD) {
            return None;
        }
        // What a deputy might do: whatever looks best at first sight, whatever it draws.
        let appeals = sight.weigh::<G>(self.view, self.seat, self.legal, &mut Chance::seeded(seed)).appeals();
        let most = appeals.iter().max()?;
        if appeals[best] == *most {
            return None;
        }
        let deputy = appeals.iter().position(|appeal| appeal == most)?;
        let measured = self.weigh(worlds, seed ^ SECOND_SEED);
        let is_clear = |other: &ChoiceWeighed| other.behind > AHEAD && other.behind > CLEAR * other.error;
        if best_of(&measured) != best || !others(&measured, best).all(is_clear) {
            return None;
        }
        let choices = self.legal.iter().zip(&measured).map(|(action, weighed)| PuzzleChoice {
            action: serde_json::to_value(action).expect("an action is plain data"),
            chance: rounded(weighed.chance),
            behind: rounded(weighed.behind),
            error: rounded(weighed.error),
        });
        let puzzle = Puzzle {
            id: String::new(),
            seats: self.seats,
            seat: self.seat,
            view: serde_json::to_value(self.view).expect("a view is plain data"),
            choices: choices.collect(),
            best,
            deputy,
        };
        Some(puzzle.named())
    }

    fn weigh(&self, worlds: u32, seed: u64) -> Vec<ChoiceWeighed> {
        weigh_choices::<G>((self.view, self.seat), self.legal, worlds, seed)
    }
}

/// The place of the best choice.
fn best_of(weighed: &[ChoiceWeighed]) -> usize {
    let best =
        (0..weighed.len()).max_by(|one, other| weighed[*one].chance.total_cmp(&weighed[*other].chance));
    best.expect("there are choices")
}

fn others(weighed: &[ChoiceWeighed], best: usize) -> impl Iterator<Item = &ChoiceWeighed> {
    weighed.iter().enumerate().filter(move |(at, _)| *at != best).map(|(_, weighed)| weighed)
}

/// More digits than are known would only be noise in what is kept.
fn rounded(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}
