//! Numbers with their 95 % intervals.

use serde::Serialize;

/// So many standard deviations to each side hold 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// A number that was estimated from games, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// A share of `number` independent games, with Wilson's interval.
    pub(crate) fn share(value: f64, number: f64) -> Self {
        let number = number.max(1.0);
        let spread = Z * (value * (1.0 - value) / number + Z * Z / (4.0 * number * number)).sqrt();
        let middle = value + Z * Z / (2.0 * number);
        let scale = 1.0 + Z * Z / number;
        // Rounding must not push the value out of its own interval.
        let low = ((middle - spread) / scale).clamp(0.0, value);
        let high = ((middle + spread) / scale).clamp(value, 1.0);
        Self { value, low, high }
    }

    /// The mean of `number` values with this sum and this sum of squares.
    pub(crate) fn mean(sum: f64, squares: f64, number: f64) -> Self {
        let value = sum / number.max(1.0);
        let variance = (squares - sum * value).max(0.0) / (number - 1.0).max(1.0);
        let spread = Z * (variance / number.max(1.0)).sqrt();
        Self { value, low: value - spread, high: value + spread }
    }
}

impl Estimate {
    /// The mean of these values, which have nothing to do with each other.
    pub(crate) fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let sums = values.into_iter().fold((0.0, 0.0, 0.0), |(number, sum, squares), value| {
            (number + 1.0, sum + value, squares + value * value)
        });
        Self::mean(sums.1, sums.2, sums.0)
    }

    /// The same of a share, which is never less than none nor more than all.
    pub(crate) fn of_a_whole(self) -> Self {
        let [value, low, high] = [self.value, self.low, self.high].map(|share| share.clamp(0.0, 1.0));
        Self { value, low, high }
    }

    /// The standard error.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.high - self.low) / (2.0 * Z)
    }

    /// Whether the interval holds this.
    #[must_use]
    pub fn holds(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// The figures of so many groups are left out by turns.
const GROUPS: usize = 50;

/// What `figure` says of many independent cases, with an interval that is right for any smooth figure: from how much it
/// changes when a group of them is left out.
pub(crate) fn jackknifed<T: Copy>(cases: &[T], figure: impl Fn(&[T]) -> f64) -> Estimate {
    let value = figure(cases);
    let unbounded = Estimate { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
    let groups = GROUPS.min(cases.len());
    if groups < 2 {
        return unbounded;
    }
    let without: Vec<f64> = (0..groups)
        .map(|group| {
            let left = cases.iter().enumerate().filter(|(at, _)| at % groups != group);
            figure(&left.map(|(_, case)| *case).collect::<Vec<T>>())
        })
        .collect();
    // So few cases that without some of them there is nothing to say.
    if without.iter().any(|figure| !figure.is_finite()) {
        return unbounded;
    }
    let number = groups as f64;
    let mean = without.iter().sum::<f64>() / number;
    let scatter: f64 = without.iter().map(|figure| (figure - mean) * (figure - mean)).sum();
    let spread = Z * (scatter * (number - 1.0) / number).sqrt();
    Estimate { value, low: value - spread, high: value + spread }
}

/// Two counts of every game, part and whole: what is needed for the share that one is of the other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Pair {
    pub part: u64,
    pub whole: u64,
    part_squared: u64,
    whole_squared: u64,
    product: u64,
}

impl Pair {
    /// Notes one game.
    pub fn note(&mut self, part: u64, whole: u64) {
        self.part += part;
        self.whole += whole;
        self.part_squared += part * part;
        self.whole_squared += whole * whole;
        self.product += part * whole;
    }

    pub fn add(&mut self, other: &Self) {
        self.part += other.part;
        self.whole += other.whole;
        self.part_squared += other.part_squared;
        self.whole_squared += other.whole_squared;
        self.product += other.product;
    }

    /// The mean of the parts of `games` games.
    pub fn mean(&self, games: u64) -> Estimate {
        Estimate::mean(self.part as f64, self.part_squared as f64, games as f64)
    }

    /// How many parts there are to a whole, which need not be less than one.
    pub fn ratio(&self) -> Estimate {
        let value = self.part as f64 / self.whole.max(1) as f64;
        let spread = Z * self.variance(value).max(0.0).sqrt();
        Estimate { value, low: value - spread, high: value + spread }
    }

    /// The share of the parts in the wholes; none if there is no whole.
    ///
    /// What happens within one game hangs together, so the games are what is independent: the variance of the
    /// ratio over games says how many independent cases the wholes are worth.
    pub fn share(&self) -> Option<Estimate> {
        if self.whole == 0 {
            return None;
        }
        assert!(self.part <= self.whole, "a part is no more than its whole");
        let whole = self.whole as f64;
        let share = self.part as f64 / whole;
        let variance = self.variance(share);
        let cases = if variance > 0.0 { share * (1.0 - share) / variance } else { whole };
        Some(Estimate::share(share, cases.min(whole)))
    }

    /// The variance of the ratio, games being independent of each other.
    fn variance(&self, ratio: f64) -> f64 {
        let scatter = self.part_squared as f64 - 2.0 * ratio * self.product as f64
            + ratio * ratio * self.whole_squared as f64;
        let whole = self.whole.max(1) as f64;
        scatter / (whole * whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_stay_within_their_intervals_and_within_bounds() {
        for (value, number) in [(0.0, 10.0), (1.0, 10.0), (0.25, 1.0), (0.3, 1e6)] {
            let Estimate { low, high, .. } = Estimate::share(value, number);
            assert!(0.0 <= low && low <= value && value <= high && high <= 1.0, "{low} {value} {high}");
        }
        // Wilson's interval for 0 of 10, from a textbook.
        assert!((Estimate::share(0.0, 10.0).high - 0.2775).abs() < 1e-4);
    }

    #[test]
    fn a_mean_without_scatter_is_certain() {
        assert_eq!(Estimate::mean(12.0, 36.0, 4.0), Estimate { value: 3.0, low: 3.0, high: 3.0 });
        let mean = Estimate::mean(10.0, 50.0, 4.0);
        assert!(mean.low < 2.5 && mean.high > 2.5);
    }

    #[test]
    fn leaving_out_by_turns_finds_the_error_of_a_mean() {
        let cases: Vec<f64> = (0..50).map(|case| f64::from(case * 7 % 50)).collect();
        let plain = Estimate::of(cases.iter().copied());
        let found = jackknifed(&cases, |cases| cases.iter().sum::<f64>() / cases.len() as f64);
        assert!((found.error() - plain.error()).abs() < 1e-9 && (found.value - 24.5).abs() < 1e-9);
        assert!(jackknifed(&[1.0], |cases| cases[0]).low.is_infinite(), "of one case nothing is known");
    }

    #[test]
    fn a_share_of_one_case_a_game_is_wilsons() {
        let mut pair = Pair::default();
        (0..100).for_each(|game| pair.note(u64::from(game % 4 == 0), 1));
        let (found, plain) = (pair.share().unwrap(), Estimate::share(0.25, 100.0));
        assert!((found.low - plain.low).abs() < 1e-9 && (found.high - plain.high).abs() < 1e-9);
    }

    #[test]
    fn cases_that_hang_together_count_less() {
        let (mut apart, mut together) = (Pair::default(), Pair::default());
        for game in 0..100 {
            apart.note(5, 10);
            together.note(if game % 2 == 0 { 10 } else { 0 }, 10);
        }
        let width = |pair: Pair| pair.share().map(|share| share.high - share.low).unwrap();
        assert!(width(together) > 3.0 * width(apart));
        assert_eq!(Pair::default().share(), None);
    }

    #[test]
    fn pairs_add_up() {
        let (mut all, mut one, mut other) = (Pair::default(), Pair::default(), Pair::default());
        for (part, whole) in [(1, 3), (2, 2), (0, 7)] {
            all.note(part, whole);
            if part == 2 { other.note(part, whole) } else { one.note(part, whole) }
        }
        one.add(&other);
        assert_eq!(one, all);
    }
}
