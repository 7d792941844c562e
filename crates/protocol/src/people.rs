//! Who somebody is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::PersonId;

/// The person behind a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Me {
    /// Their id, the same for ever.
    pub id: PersonId,
    /// What others see.
    pub name: String,
    /// The name they sign in with; none for a guest.
    pub login: Option<String>,
}

/// Makes a guest for a program.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What others see; one is made up if none is given.
    #[serde(default)]
    pub name: Option<String>,
}

/// A guest made for a program.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GuestToken {
    /// Who it is.
    pub me: Me,
    /// To be sent as `Authorization: Bearer <token>`. Whoever has it is this guest.
    pub token: String,
}

/// Changes what others see.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 32 letters, digits, spaces and ordinary signs.
    pub name: String,
}

/// Makes a guest an account.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// 3 to 32 letters, digits, `.`, `-` or `_`; unique whatever the capitals.
    pub login: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// Signs in to an account, or confirms that it is to be deleted.
#[derive(Clone, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name the account was made with.
    pub login: String,
    /// Its password.
    pub password: String,
}
