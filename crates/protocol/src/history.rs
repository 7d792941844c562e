//! What somebody played, and how strong they are.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{PersonId, TableId};

/// Who may see what somebody played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Shows {
    /// Whoever asks.
    Everybody,
    /// Those they played with.
    Players,
    /// Nobody else.
    Nobody,
}

impl Shows {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Everybody, Self::Players, Self::Nobody];

    /// The name on the wire and in the store.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::Players => "players",
            Self::Nobody => "nobody",
        }
    }
}

/// Says who may see what I played.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetShows {
    /// Who.
    pub shows: Shows,
}

/// Somebody, as far as they may be seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Profile {
    /// Their id.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// When they first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
    /// Whether they have no account.
    pub guest: bool,
    /// Who may see this; told to themselves alone.
    pub shows: Option<Shows>,
    /// What their matches come to, by game and number of players.
    pub games: Vec<GamePlayed>,
}

/// What somebody's matches of a game come to, for one number of players. Those in which they held several seats are not
/// among them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GamePlayed {
    /// The game's id.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// How many matches.
    #[ts(type = "number")]
    pub matches: u64,
    /// How many were won; a shared victory counts in part.
    pub wins: f64,
    /// The same by what the game called them: a colour, a character.
    pub called: Vec<CalledPlayed>,
    /// What luck and their choices did, in victories a match; of the matches that were reviewed.
    pub luck: Option<LuckMet>,
    /// How strong they are.
    pub rating: Option<RatingNow>,
}

/// What somebody's matches with one colour or character come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct CalledPlayed {
    /// Its message.
    pub called: String,
    /// How many matches.
    #[ts(type = "number")]
    pub matches: u64,
    /// How many were won.
    pub wins: f64,
}

/// What luck and choices did to somebody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LuckMet {
    /// In how many matches.
    #[ts(type = "number")]
    pub matches: u64,
    /// What luck did, in victories a match.
    pub luck: f64,
    /// What their own choices did.
    pub choices: f64,
}

/// How strong somebody is, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RatingNow {
    /// The number that is shown; whoever begins has 1500.
    pub rating: i32,
    /// Its standard deviation.
    pub give_or_take: i32,
    /// Whether too few matches were played to say much.
    pub provisional: bool,
    /// In how many matches.
    #[ts(type = "number")]
    pub matches: u64,
}

/// A page of somebody's matches, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MatchesPlayed {
    /// The matches.
    pub matches: Vec<MatchPlayed>,
    /// Give this as `after` to get the next page; none on the last.
    pub next: Option<String>,
}

/// A match that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MatchPlayed {
    /// Where it can be watched again; none if it is no longer kept, or is not for whoever asks.
    pub table: Option<TableId>,
    /// The game's id.
    pub game: String,
    /// The options that were not as usual, each a name and a value.
    pub options: Vec<(String, String)>,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Who sat where, in seat order.
    pub players: Vec<PlayerThen>,
    /// What luck and choices did to whose list this is, if the match was reviewed.
    pub luck: Option<LuckMet>,
}

/// Who held a seat when a match ended, or had left it for good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerThen {
    /// The person, if they may be seen by whoever asks.
    pub person: Option<PersonId>,
    /// What they are called now; none for a bot, and for people who may not be seen or are gone.
    pub name: Option<String>,
    /// The level of the bot that played to the end.
    pub bot: Option<String>,
    /// What the game calls the seat.
    pub called: Vec<String>,
    /// The place, from 1.
    pub place: u8,
    /// The number that was compared.
    pub total: i32,
    /// Whether they had left.
    pub gone: bool,
    /// Whether it is their list.
    pub own: bool,
    /// How strong they were before and after, where it was counted.
    pub rating: Option<RatingChange>,
}

/// What one match changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RatingChange {
    /// Before.
    pub before: i32,
    /// After.
    pub after: i32,
}

/// The strongest in a game with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Leaderboard {
    /// How many play.
    pub seats: u8,
    /// The strongest first: by what they are at least, three standard deviations down.
    pub rows: Vec<Ranked>,
    /// How strong whoever asks is.
    pub mine: Option<RatingNow>,
}

/// One of the strongest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Ranked {
    /// The person; none for a bot.
    pub person: Option<PersonId>,
    /// What they are called.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// How strong they are.
    pub rating: RatingNow,
}
