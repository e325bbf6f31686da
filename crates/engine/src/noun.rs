//! The small nouns of a game.

/// A noun with a fixed list of values and an id as in the data files.
#[macro_export]
macro_rules! noun {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $id)] $value),+ }

        impl $name {
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$value),+];

            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id),+ }
            }

            pub const fn index(self) -> usize {
                self as usize
            }

            pub fn by_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.id() == id)
            }
        }
    };
}
