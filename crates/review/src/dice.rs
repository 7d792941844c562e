//! Every die and shuffle of a match counted, and how fair dice would have looked.

use serde::Serialize;
use tinstar_core::{Chance, Draw, DrawKind, Game, Record, RecordError};

/// With so many matches of fair dice a match is compared.
const FAIR: u32 = 4_000;

/// The luck of a match, counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Dice {
    /// How many decisions were played again and found to be as the seed has it.
    pub steps: usize,
    /// The dice, those with the fewest sides first.
    pub dice: Vec<Counted>,
    /// How many shuffles there were.
    pub shuffles: usize,
    /// Everything else that was drawn and every card that was shuffled: how often from the first half of what there was, and
    /// how often from the second. What lay in the very middle counts for neither. None if nothing was drawn.
    pub halves: Option<Counted>,
}

/// How often each of several things happened that were all equally likely.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counted {
    /// How often each.
    pub seen: Vec<u32>,
    /// In what part of matches with fair dice, as many as these, they come out at least as unevenly.
    pub rarity: f64,
}

impl Dice {
    /// Counts the luck of a record, which is checked on the way.
    ///
    /// # Errors
    /// If the record does not hold.
    pub fn of<G: Game>(record: &Record<G>) -> Result<Self, RecordError> {
        let draws = record.draws()?;
        let counted = Self::counted(&draws.concat());
        Ok(Self { steps: record.steps.len(), ..counted })
    }

    fn counted(draws: &[Draw]) -> Self {
        let mut dice: Vec<Vec<u32>> = Vec::new();
        let mut halves = [0; 2];
        let mut shuffles = 0;
        for draw in draws.iter().filter(|draw| draw.bound > 1) {
            if draw.kind == DrawKind::Die {
                let sides = draw.bound as usize;
                let at = dice.partition_point(|seen| seen.len() < sides);
                if dice.get(at).is_none_or(|seen| seen.len() != sides) {
                    dice.insert(at, vec![0; sides]);
                }
                dice[at][draw.value as usize] += 1;
                continue;
            }
            // The last card but one has two places to go to.
            shuffles += usize::from(draw.kind == DrawKind::Shuffle && draw.bound == 2);
            match (2 * draw.value + 1).cmp(&draw.bound) {
                std::cmp::Ordering::Less => halves[0] += 1,
                std::cmp::Ordering::Greater => halves[1] += 1,
                std::cmp::Ordering::Equal => {}
            }
        }
        let halves = (halves != [0; 2]).then(|| Counted::of(halves.to_vec()));
        Self { steps: 0, dice: dice.into_iter().map(Counted::of).collect(), shuffles, halves }
    }
}

impl Counted {
    /// Compares with fair ones: the same count is always compared with the same luck.
    fn of(seen: Vec<u32>) -> Self {
        let all: u32 = seen.iter().sum();
        // With as many of each expected, the more uneven the greater is the sum of squares.
        let uneven = |seen: &[u32]| seen.iter().map(|count| u64::from(*count).pow(2)).sum::<u64>();
        let (ours, mut chance) = (uneven(&seen), Chance::seeded(u64::from(all)));
        let mut fair = vec![0; seen.len()];
        let as_uneven = (0..FAIR).filter(|_| {
            fair.fill(0);
            (0..all).for_each(|_| fair[chance.below(seen.len() as u32) as usize] += 1);
            uneven(&fair) >= ours
        });
        let rarity = as_uneven.count() as f64 / f64::from(FAIR);
        Self { seen, rarity }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(kind: DrawKind, bound: u32, value: u32) -> Draw {
        Draw { kind, bound, value }
    }

    #[test]
    fn dice_are_counted_by_their_sides_and_cards_by_halves() {
        let mut draws = vec![draw(DrawKind::Die, 6, 5), draw(DrawKind::Die, 2, 0), draw(DrawKind::Die, 6, 5)];
        // A shuffle of four cards, one that is in the middle of three, and one of one, which is no luck.
        draws.extend([(4, 0), (3, 1), (2, 1)].map(|(bound, value)| draw(DrawKind::Shuffle, bound, value)));
        draws.extend([(40, 39), (1, 0)].map(|(bound, value)| draw(DrawKind::Place, bound, value)));
        let Dice { dice, shuffles, halves, .. } = Dice::counted(&draws);
        let seen: Vec<Vec<u32>> = dice.into_iter().map(|dice| dice.seen).collect();
        assert_eq!(seen, [vec![1, 0], vec![0, 0, 0, 0, 0, 2]]);
        assert_eq!((shuffles, halves.map(|halves| halves.seen)), (1, Some(vec![1, 2])));
        assert_eq!(Dice::counted(&[]).halves, None);
    }

    #[test]
    fn what_is_as_even_as_can_be_is_never_rare_and_what_is_loaded_always() {
        assert_eq!(Counted::of(vec![10; 6]).rarity, 1.0);
        assert_eq!(Counted::of(vec![60, 0, 0, 0, 0, 0]).rarity, 0.0);
        // A coin that falls four times on the same side does so once in eight.
        let coin = Counted::of(vec![4, 0]).rarity;
        assert!((0.10..0.15).contains(&coin), "{coin}");
    }

    /// Of matches with fair dice about one in twenty is called as rare as that.
    #[test]
    fn fair_dice_are_called_rare_as_often_as_they_are() {
        let mut chance = Chance::seeded(8);
        let rare = (0..400).filter(|_| {
            let mut seen = vec![0; 6];
            (0..60).for_each(|_| seen[usize::from(chance.die(6)) - 1] += 1);
            Counted::of(seen).rarity < 0.05
        });
        let rare = rare.count();
        // Four standard deviations around 20.
        assert!((3..=37).contains(&rare), "{rare}");
    }
}
