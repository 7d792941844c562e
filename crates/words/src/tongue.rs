//! [`Tongue`]: the languages people can read Tinstar in.

/// A language with its own message files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tongue {
    /// The tongue every text is written in first.
    #[default]
    English,
    /// Falls back to English where a text is not translated.
    French,
}

impl Tongue {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The language tag and the folder under `messages/`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The tongue of a language tag or a locale, whatever its region; none if it is not spoken here.
    ///
    /// ```
    /// use tinstar_words::Tongue;
    /// assert_eq!(Tongue::from_tag("fr-CA"), Some(Tongue::French));
    /// assert_eq!(Tongue::from_tag("fr_FR.UTF-8"), Some(Tongue::French));
    /// assert_eq!(Tongue::from_tag("sl"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|tongue| tongue.tag().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tongue_is_found_by_its_own_tag() {
        for tongue in Tongue::ALL {
            assert_eq!(Tongue::from_tag(tongue.tag()), Some(tongue));
        }
    }

    #[test]
    fn only_the_language_counts() {
        for tag in ["FR", "fr_FR", "fr.UTF-8", "fr@euro", "fr-Latn-CH"] {
            assert_eq!(Tongue::from_tag(tag), Some(Tongue::French), "{tag}");
        }
        for tag in ["", "C", "POSIX", "fro", "-fr", "sl-SI"] {
            assert_eq!(Tongue::from_tag(tag), None, "{tag}");
        }
    }
}
