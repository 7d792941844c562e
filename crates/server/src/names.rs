//! What people may call themselves and say.

use tinstar_protocol::Code;

use crate::no::No;

/// A name as it is kept: 1 to 32 characters, no control characters, nothing that turns text around, single spaces.
///
/// Signs such as `<` are allowed: names are shown as text.
///
/// # Errors
/// With `bad_name`.
pub fn check_name(name: &str) -> Result<String, No> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fine = (1..=32).contains(&name.chars().count()) && name.chars().all(is_plain);
    if fine { Ok(name) } else { Err(No::new(Code::BadName)) }
}

/// A login: 3 to 32 ASCII letters, digits, `.`, `-` or `_`.
///
/// # Errors
/// With `bad_login`.
pub fn check_login(login: &str) -> Result<&str, No> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    let fine = (3..=32).contains(&login.len()) && login.bytes().all(fits);
    if fine { Ok(login) } else { Err(No::new(Code::BadLogin)) }
}

/// A password: 8 to 200 characters.
///
/// # Errors
/// With `bad_password`.
pub fn check_password(password: &str) -> Result<&str, No> {
    let fine = (8..=200).contains(&password.chars().count());
    if fine { Ok(password) } else { Err(No::new(Code::BadPassword)) }
}

/// Something said: 1 to 500 characters, no control characters.
///
/// # Errors
/// With `bad_text`.
pub fn check_text(text: &str) -> Result<String, No> {
    let text = text.trim();
    let fine = (1..=500).contains(&text.chars().count()) && text.chars().all(is_plain);
    if fine { Ok(text.to_owned()) } else { Err(No::new(Code::BadText)) }
}

/// Neither a control character nor one that hides or turns what is around it.
fn is_plain(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(check_name("  Anna   Belle ").unwrap(), "Anna Belle");
        assert_eq!(check_name("<b>Zoë</b>").unwrap(), "<b>Zoë</b>");
        for bad in ["", "  ", "a\0", "a\u{202e}b", "\u{200b}", &"x".repeat(33)] {
            assert_eq!(check_name(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
    }

    #[test]
    fn logins_passwords_and_texts_have_their_lengths() {
        assert!(check_login("a.b-c_9").is_ok());
        for bad in ["ab", "a b", "é23", &"x".repeat(33)] {
            assert_eq!(check_login(bad).unwrap_err().code, Code::BadLogin, "{bad:?}");
        }
        assert!(check_password("pass wörd").is_ok());
        assert!(check_password("short").is_err() && check_password(&"x".repeat(201)).is_err());
        assert_eq!(check_text(" hi ").unwrap(), "hi");
        assert!(
            check_text("\n").is_err()
                && check_text("a\u{1b}b").is_err()
                && check_text(&"x".repeat(501)).is_err()
        );
    }
}
