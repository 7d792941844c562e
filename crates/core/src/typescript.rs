//! What the browser's types are made of: the types of this crate as TypeScript sees them, and [`Printed`].

use serde::Serialize;
use ts_rs::TS;

use crate::pieces::List;
use crate::{BySeat, Game};

/// What a board needs to know of a game besides what it is sent: types, and what is printed on the components.
pub trait Printed: Game<Options: TS, Action: TS, Event: TS, View: TS> {
    /// The printed facts.
    type Facts: Serialize + TS;

    /// Those that a board draws with, taken from the game's `data`.
    fn facts() -> Self::Facts;
}

/// Tells TypeScript that a type is a list of `$item` in JSON.
#[macro_export]
macro_rules! list_in_typescript {
    ([$($generics:tt)*] $list:ty, $item:ty) => {
        impl<$($generics)*> $crate::ts_rs::TS for $list {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &$crate::ts_rs::Config) -> String {
                <Vec<$item> as $crate::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::ts_rs::Config) -> String {
                <Vec<$item> as $crate::ts_rs::TS>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl $crate::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$item> as $crate::ts_rs::TS>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl $crate::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$item> as $crate::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}

list_in_typescript!([T: TS, const N: usize] BySeat<T, N>, T);
list_in_typescript!([T: TS, const N: usize] List<T, N>, T);
