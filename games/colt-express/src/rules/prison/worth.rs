//! What Marshal & Prisoners adds to a bandit's wealth, and takes from it (MP-73).

use crate::bandit::Bandit;
use crate::data::{BRAWLERS, BRIBE, HEAD_COUNT, PRISONER_VALUE, WANTED_POSTER};
use crate::state::ColtExpress;

/// What a bandit has of all this, piece by piece: how many, and what they are worth together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Extra {
    /// Mailbags (MP-10).
    pub(crate) mailbags: (i32, i32),
    /// Brawler cards (MP-44).
    pub(crate) brawlers: (i32, i32),
    /// The Wanted Poster, if it was never turned (MP-39).
    pub(crate) poster: (i32, i32),
    /// Prisoners (MP-55).
    pub(crate) prisoners: (i32, i32),
    /// The Bribe (MP-88).
    pub(crate) bribe: (i32, i32),
    /// The Head Count (MP-86).
    pub(crate) head_count: (i32, i32),
}

impl Extra {
    /// All of it together.
    pub(crate) const fn total(&self) -> i32 {
        self.mailbags.1
            + self.brawlers.1
            + self.poster.1
            + self.prisoners.1
            + self.bribe.1
            + self.head_count.1
    }
}

/// What a bandit has of it; the Marshal has nothing (MP-74).
pub(crate) fn extra(state: &ColtExpress, bandit: Bandit) -> Extra {
    let Some(prison) = state.prison.as_ref().filter(|_| bandit != Bandit::Marshal) else {
        return Extra::default();
    };
    let times = |count: i32, value: u16| (count, count * i32::from(value));
    let mailbags: i32 = prison.held(bandit).filter_map(|bag| prison.mailbags[bag].value).map(i32::from).sum();
    let won = || prison.brawlers.into_iter().zip(BRAWLERS).filter(|(owner, _)| *owner == Some(bandit));
    Extra {
        mailbags: (prison.held(bandit).count() as i32, mailbags),
        brawlers: (won().count() as i32, won().map(|(_, value)| i32::from(value)).sum()),
        poster: times(i32::from(prison.arrests[bandit.index()] == 0), WANTED_POSTER),
        prisoners: times(prison.freed[bandit.index()].len() as i32, PRISONER_VALUE),
        bribe: times(i32::from(prison.bribed.contains(bandit)), BRIBE),
        head_count: {
            let (count, value) = times(i32::from(prison.counted.contains(bandit)), HEAD_COUNT);
            (count, -value)
        },
    }
}

/// The same as one number.
#[inline]
pub(crate) fn total(state: &ColtExpress, bandit: Bandit) -> i32 {
    if state.prison.is_some() { extra(state, bandit).total() } else { 0 }
}
