//! The rules that events cite, collected by `cargo xtask index` from where they are cited.

use tinstar_core::{RuleId, rule};

#[rustfmt::skip]
pub(crate) const FIRING: &[RuleId] = &[
    rule!("CS-12"),
    rule!("CS-13"),
    rule!("CS-14"),
    rule!("CS-16"),
    rule!("CS-18"),
    rule!("CS-19"),
    rule!("CS-21"),
    rule!("CS-23"),
    rule!("CS-24"),
    rule!("CS-26"),
    rule!("CS-27"),
    rule!("CS-30"),
    rule!("CS-32"),
    rule!("CS-33"),
    rule!("CS-35"),
    rule!("CS-36"),
    rule!("CS-37"),
    rule!("CS-39"),
    rule!("CS-40"),
    rule!("CS-42"),
    rule!("CS-43"),
    rule!("CS-48"),
    rule!("CS-50"),
    rule!("CS-51"),
    rule!("CS-52"),
    rule!("CS-53"),
    rule!("CS-55"),
    rule!("CS-58"),
    rule!("CS-65"),
    rule!("CS-72"),
    rule!("CS-74"),
    rule!("CS-75"),
];
