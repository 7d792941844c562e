//! A level with a budget of one's own: `marshal@200ms`.

use std::fmt;
use std::time::Duration;

use tinstar_core::{FirstSight, Instinct};

use crate::{Bot, Budget, Greenhorn, Level, Limit, Others, Random, Search, Tag};

/// How well a bot plays, and what it may spend on a decision if that is not what its level does.
///
/// ```
/// use tinstar_bots::{Level, Skill};
/// let skill: Skill = "marshal@200ms".parse().unwrap();
/// assert_eq!((skill.level, skill.to_string().as_str()), (Level::Marshal, "marshal@200ms"));
/// assert_eq!("deputy".parse::<Skill>().unwrap(), Skill::from(Level::Instinct));
/// assert!("deputy@1s".parse::<Skill>().is_err(), "an instinct does not think");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Skill {
    /// How well.
    pub level: Level,
    /// What a decision may cost; `None` for what is usual at this level.
    pub budget: Option<Budget>,
}

/// However busy the machine is, a level that searches imagines so many games: it is not to be a deputy.
const LEAST_ROLLOUTS: u32 = 40;

/// What is wrong with the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSkill {
    /// There is no such level.
    Level,
    /// After the `@` there is neither a time (`200ms`, `2s`) nor a number of rollouts, or the level does not search.
    Budget,
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl Skill {
    /// The same with its budget divided, for a machine that has much to do. What is left is still a search.
    ///
    /// ```
    /// use tinstar_bots::{Budget, Level, Skill};
    /// let eased = Skill::from(Level::Sheriff).eased(3);
    /// assert_eq!(eased.budget, Some(Budget::Rollouts(80)));
    /// assert_eq!(Skill::from(Level::Sheriff).eased(1_000).budget, Some(Budget::Rollouts(40)));
    /// assert_eq!(Skill::from(Level::Instinct).eased(3), Level::Instinct.into());
    /// ```
    #[must_use]
    pub fn eased(self, divisor: u32) -> Self {
        let eased = |budget| match budget {
            Budget::Rollouts(many) => Budget::Rollouts((many / divisor.max(1)).max(LEAST_ROLLOUTS.min(many))),
            Budget::Time(time) => Budget::Time(time / divisor.max(1)),
        };
        match (divisor, self.budget.or(self.level.budget())) {
            (2.., Some(budget)) => Self { budget: Some(eased(budget)), ..self },
            _ => self,
        }
    }

    /// A player of this skill, on one thread.
    #[must_use]
    pub fn bot<G: Instinct>(self) -> Box<dyn Bot<G>> {
        self.bot_on(1)
    }

    /// A player of this skill that searches on so many threads.
    #[must_use]
    pub fn bot_on<G: Instinct>(self, threads: usize) -> Box<dyn Bot<G>> {
        self.bot_within(threads, Limit::default())
    }

    /// A player of this skill that searches on so many threads within a limit.
    #[must_use]
    pub fn bot_within<G: Instinct>(self, threads: usize, limit: Limit) -> Box<dyn Bot<G>> {
        match (self.level, self.budget.or(self.level.budget())) {
            (Level::Random, _) => Box::new(Random),
            (Level::Greenhorn, _) => Box::new(Greenhorn::<G::Action>::new()),
            (Level::Tag, Some(budget)) => Box::new(Tag::<G>::new(budget)),
            (Level::Halving, Some(budget)) => {
                Box::new(Search::<G>::new(budget, threads).among(Others::Deputies).within(limit))
            }
            (_, Some(budget)) => Box::new(Search::<G>::new(budget, threads).within(limit)),
            (_, None) => Box::new(FirstSight::default()),
        }
    }
}

impl std::str::FromStr for Skill {
    type Err = BadSkill;

    fn from_str(text: &str) -> Result<Self, BadSkill> {
        let Some((name, budget)) = text.split_once('@') else {
            return Level::from_name(text).map(Self::from).ok_or(BadSkill::Level);
        };
        let level = Level::from_name(name).ok_or(BadSkill::Level)?;
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0);
        let budget = if let Some(digits) = budget.strip_suffix("ms") {
            number(digits).map(|many| Budget::Time(Duration::from_millis(many.into())))
        } else if let Some(digits) = budget.strip_suffix('s') {
            number(digits).map(|many| Budget::Time(Duration::from_secs(many.into())))
        } else {
            number(budget).map(Budget::Rollouts)
        };
        match (level.budget(), budget) {
            (Some(_), Some(budget)) => Ok(Self { level, budget: Some(budget) }),
            (None, _) | (_, None) => Err(BadSkill::Budget),
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Rollouts(many)) => write!(f, "@{many}"),
            Some(Budget::Time(time)) if time.subsec_millis() == 0 => write!(f, "@{}s", time.as_secs()),
            Some(Budget::Time(time)) => write!(f, "@{}ms", time.as_millis()),
        }
    }
}
