//! How matches ended, and how strong people were found to be by it.

use tinstar_protocol::{PersonId, Shows, TableId};

/// How a match ended; written with the entry that ended it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewResult {
    /// The game that was played.
    pub game: String,
    /// By how many.
    pub seats: u8,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Everything about it: JSON that the store does not look into.
    pub body: String,
    /// The people who sat there, each once.
    pub played: Vec<NewPlayed>,
}

/// How a match ended for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayed {
    /// Who.
    pub person: PersonId,
    /// In which seat; the first, if they held several.
    pub seat: u8,
    /// Their place, from 1; 0 if they held several seats, which says nothing of how well they play.
    pub place: u8,
    /// Their share of the victory, in thousandths.
    pub share: u16,
    /// Whether they had left for good.
    pub gone: bool,
    /// What the game calls the seat.
    pub called: String,
}

/// Which matches of somebody's are asked for.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PlayedWhich {
    /// Of this game alone.
    pub game: Option<String>,
    /// With so many players alone.
    pub seats: Option<u8>,
    /// Those that were won, or not, alone.
    pub won: Option<bool>,
    /// Those that counted, or did not, alone.
    pub rated: Option<bool>,
    /// Those at which this person sat too.
    pub with: Option<PersonId>,
}

/// Where the last page of a list of matches ended; the next one begins after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedEnd {
    /// When the last match of the page ended.
    pub ended: i64,
    /// At which table.
    pub table: TableId,
}

/// A match that somebody played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedRow {
    /// At which table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended: i64,
    /// Their seat.
    pub seat: u8,
    /// Their place, from 1; 0 if they held several seats.
    pub place: u8,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Everything about it, as it was written.
    pub body: String,
    /// What it changed in ratings, once it was counted.
    pub changes: Option<String>,
    /// What luck did to them and what choices did, in millionths of a victory, if the match was reviewed.
    pub luck: Option<(i64, i64)>,
    /// Whether the match can still be looked at.
    pub kept: bool,
}

/// What somebody's matches of a game come to, for one number of players and one name of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedSum {
    /// The game.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// What the game calls the seat.
    pub called: String,
    /// How many matches.
    pub matches: u64,
    /// How many victories, in thousandths: shared ones count in part.
    pub share: u64,
    /// How many of them were reviewed.
    pub reviewed: u64,
    /// What luck did in those, in millionths of a victory.
    pub luck: i64,
    /// What choices did.
    pub choices: i64,
}

/// A result that is to be counted, or was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Uncounted {
    /// Of which table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// When it ended.
    pub ended: i64,
    /// Everything about it.
    pub body: String,
}

/// How strong somebody was found to be, in millionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The mean of what is believed.
    pub mean: i64,
    /// Its standard deviation.
    pub spread: i64,
    /// In how many matches.
    pub matches: u64,
    /// When the last of them ended.
    pub last: i64,
}

/// A result that is counted, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedResult {
    /// Its place in the order of counting: one more than the last.
    pub number: u64,
    /// Of which table.
    pub table: TableId,
    /// What it changed: JSON that the store does not look into.
    pub changes: String,
    /// Whose strength is believed to be another now.
    pub ratings: Vec<(String, String, Rating)>,
}

/// What others may know of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Who may see what they played.
    pub shows: Shows,
}
