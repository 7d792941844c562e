//! How strong the levels are: every one against a table of the one below, with any number of players.
//!
//! A pairing is played in batches until it is clear who is better or enough deals are played; what was played is kept as
//! text, so that a ladder can be gone on with. The same deals are played by all.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use tinstar_bots::Skill;
use tinstar_catalogue::{Playable, Strength};

use crate::balance::plot;
use crate::contest::{Contest, Score};

/// So many standard errors from an even share settle a pairing. There are several looks at each, so two would be few.
const CLEAR: f64 = 3.3;

/// No pairing is settled by less.
const LEAST_DEALS: u64 = 50;

/// Who climbs, and how much may be played.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The rungs, weakest first.
    pub rungs: Vec<Skill>,
    /// The numbers of players.
    pub seats: Vec<usize>,
    /// How many deals a pairing takes at most; each is played from every seat.
    pub most_deals: u64,
    /// How many deals are played between two looks.
    pub batch: u64,
    /// The number everything random follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// Who sits in one seat, who in all others, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// How many seats.
    pub seats: usize,
    /// The one.
    pub one: Skill,
    /// The others.
    pub rest: Skill,
}

/// What was played so far, by pairing.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Standings {
    scores: BTreeMap<Pairing, Score>,
}

impl Standings {
    /// The score of a pairing.
    #[must_use]
    pub fn score(&self, pairing: &Pairing) -> Score {
        self.scores.get(pairing).copied().unwrap_or_default()
    }

    /// A line for each pairing: players, the one, the others, and four counts.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (Pairing { seats, one, rest }, score) in &self.scores {
            let [_, deals, won, squares] = score.counts();
            writeln!(text, "{seats} {one} {rest} {deals} {won} {squares}")
                .expect("a string can be written to");
        }
        text
    }

    /// Reads what [`Standings::to_text`] wrote.
    ///
    /// # Errors
    /// With the number of the first line, from 1, that is none of its lines.
    pub fn from_text(text: &str) -> Result<Self, usize> {
        let mut scores = BTreeMap::new();
        for (number, line) in (1_usize..).zip(text.lines()) {
            let (pairing, score) = read(line).ok_or(number)?;
            scores.insert(pairing, score);
        }
        Ok(Self { scores })
    }
}

fn read(line: &str) -> Option<(Pairing, Score)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [seats, one, rest, deals, won, squares] = words[..] else { return None };
    let seats: usize = seats.parse().ok().filter(|seats| *seats > 0)?;
    let [deals, won, squares] = [deals, won, squares].map(|word| word.parse::<u64>().ok());
    let score = Score::of([seats as u64, deals?, won?, squares?]);
    Some((Pairing { seats, one: one.parse().ok()?, rest: rest.parse().ok()? }, score))
}

impl Ladder {
    /// Every pairing of a rung with the one below, for each number of players that the game allows.
    #[must_use]
    pub fn pairings<G: Playable>(&self, options: &G::Options) -> Vec<Pairing> {
        let can_play = |seats: &&usize| G::check_setup(**seats, options).is_ok();
        let tables = self.seats.iter().filter(can_play);
        let steps = |seats: &usize| {
            let seats = *seats;
            self.rungs.windows(2).map(move |pair| Pairing { seats, one: pair[1], rest: pair[0] })
        };
        tables.flat_map(steps).collect()
    }

    /// Whether nothing more has to be played of this.
    #[must_use]
    pub fn is_settled(&self, score: &Score) -> bool {
        score.deals >= self.most_deals || score.deals >= LEAST_DEALS && score.sigmas().abs() >= CLEAR
    }

    /// Plays another batch of a pairing. `progress` is told of every deal, from any thread.
    pub fn play<G: Playable>(
        &self,
        pairing: Pairing,
        options: &G::Options,
        standings: &mut Standings,
        progress: &(dyn Fn() + Sync),
    ) {
        let Pairing { seats, one, rest } = pairing;
        let contest = Contest::<G> {
            seats,
            options: options.clone(),
            seed: self.seed,
            one: &move || one.bot(),
            rest: &move || rest.bot(),
        };
        let score = standings.scores.entry(pairing).or_insert(Score::of([seats as u64, 0, 0, 0]));
        let until = (score.deals + self.batch).min(self.most_deals);
        score.add(&contest.play(score.deals..until, self.threads, progress));
    }

    /// What was found, for programs: a line for every pairing that was played.
    #[must_use]
    pub fn strengths<G: Playable>(&self, options: &G::Options, standings: &Standings) -> Vec<Strength> {
        let played =
            self.pairings::<G>(options).into_iter().map(|pairing| (pairing, standings.score(&pairing)));
        let strength = |(pairing, score): (Pairing, Score)| {
            let share = score.share();
            // More digits than are known would only be noise in what is kept.
            let rounded = |share: f64| (share * 10_000.0).round() / 10_000.0;
            Strength {
                players: pairing.seats,
                one: pairing.one.to_string(),
                rest: pairing.rest.to_string(),
                games: score.games(),
                share: rounded(share.value),
                low: rounded(share.low),
                high: rounded(share.high),
                better: (score.sigmas().abs() >= CLEAR).then_some(score.sigmas() > 0.0),
            }
        };
        played.filter(|(_, score)| score.deals > 0).map(strength).collect()
    }

    /// The page about it, and its picture.
    #[must_use]
    pub fn page<G: Playable>(
        &self,
        title: &str,
        options: &G::Options,
        standings: &Standings,
    ) -> (String, String) {
        let pairings = self.pairings::<G>(options);
        let mut text = format!(
            "# {title}: how strong the bots are\n\n\
             One bot of a level against bots of the level below in all other seats. Every deal is played from every \
             seat, and the same deals by all; a pairing ends when it is clear (by {CLEAR} standard errors) or \
             when its deals are used up. Shares count a shared victory in part; intervals are of 95 %.\n\n\
             ![How far each level is from an even share](img/{}.svg)\n\n\
             | players | one | against | games | wins | 95 % | fair | |\n|---|---|---|---|---|---|---|---|\n",
            G::INFO.id,
        );
        for pairing in &pairings {
            let score = standings.score(pairing);
            if score.deals == 0 {
                continue;
            }
            let (share, sigmas) = (score.share(), score.sigmas());
            let found = if sigmas >= CLEAR {
                "better"
            } else if sigmas <= -CLEAR {
                "worse"
            } else {
                "not clear"
            };
            writeln!(
                text,
                "| {} | {} | {} | {} | {:.1} % | {:.1}-{:.1} | {:.1} | {found} |",
                pairing.seats,
                called(pairing.one),
                called(pairing.rest),
                score.games(),
                100.0 * share.value,
                100.0 * share.low,
                100.0 * share.high,
                100.0 * score.fair(),
            )
            .expect("a string can be written to");
        }
        let groups: Vec<(plot::Group, f64)> = self
            .seats
            .iter()
            .map(|seats| {
                let mine = pairings.iter().filter(|pairing| pairing.seats == *seats);
                let rows =
                    mine.filter(|pairing| standings.score(pairing).deals > 1).map(|pairing| plot::Row {
                        label: format!("{} / {}", called(pairing.one), called(pairing.rest)),
                        cells: vec![Some(standings.score(pairing).share())],
                    });
                (plot::Group { name: format!("{seats} players"), rows: rows.collect() }, 1.0 / *seats as f64)
            })
            .filter(|(group, _)| !group.rows.is_empty())
            .collect();
        (text, plot::forest(&format!("{title}: each level against the one below"), &["wins"], &groups))
    }
}

/// What people call a level.
fn called(skill: Skill) -> String {
    skill.to_string().replace("instinct", "deputy")
}

#[cfg(test)]
mod tests {
    use tinstar_bots::Level;

    use super::*;

    #[test]
    fn what_was_played_can_be_gone_on_with() {
        let mut standings = Standings::default();
        let pairing = Pairing {
            seats: 4,
            one: "marshal@200ms".parse().expect("a bot"),
            rest: Skill::from(Level::Instinct),
        };
        standings.scores.insert(pairing, Score::of([4, 12, 900, 80_000]));
        assert_eq!(standings.to_text(), "4 marshal@200ms instinct 12 900 80000\n");
        assert_eq!(Standings::from_text(&standings.to_text()), Ok(standings));
        assert_eq!(Standings::from_text("4 marshal instinct 1 2 3\nrubbish"), Err(2));
    }
}
