//! The rules that events cite, collected by `cargo xtask index` from where they are cited.

use tinstar_core::{RuleId, rule};

#[rustfmt::skip]
pub(crate) const FIRING: &[RuleId] = &[
    rule!("__BOOK__-2"),
    rule!("__BOOK__-3"),
    rule!("__BOOK__-4"),
    rule!("__BOOK__-5"),
    rule!("__BOOK__-6"),
    rule!("__BOOK__-7"),
    rule!("__BOOK__-8"),
];
