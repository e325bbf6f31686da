//! Macros for the small nouns of a game, and for sets of them.

/// Defines an enum of component kinds, each with the id that data files and wire formats use.
///
/// ```
/// use orrery_engine::noun;
///
/// noun!(
///     /// A kind of cube.
///     Cube { Energy = "energy", Matter = "matter" }
/// );
///
/// assert_eq!(Cube::ALL, [Cube::Energy, Cube::Matter]);
/// assert_eq!(Cube::by_id("matter"), Some(Cube::Matter));
/// assert_eq!(Cube::Matter.index(), 1);
/// ```
#[macro_export]
macro_rules! noun {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$vdoc])* #[serde(rename = $id)] $value),+ }

        impl $name {
            /// All values, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$value),+];

            /// The id in data files and wire formats.
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id),+ }
            }

            /// The position in `ALL`.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The value with this id.
            pub fn by_id(id: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.id() == id)
            }
        }
    };
}

/// Makes the first value of a [`noun!`](crate::noun) its default: [`List`](crate::List)s fill unused places with it.
#[macro_export]
macro_rules! first_by_default {
    ($($name:ident),+) => {
        $(impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        })+
    };
}

/// Defines a bit set over a [`noun!`](crate::noun), serialised as its integer.
///
/// ```
/// use orrery_engine::{noun, noun_set};
///
/// noun!(Cube { Energy = "energy", Matter = "matter", Antimatter = "antimatter" });
/// noun_set!(Cubes(u8) of Cube);
///
/// let mut cubes = Cubes::ALL;
/// cubes.remove(Cube::Matter);
/// assert!(cubes.contains(Cube::Energy) && !cubes.is_empty());
/// assert_eq!(cubes, Cubes::ALL.without([Cube::Matter].into_iter().collect()));
/// assert_eq!(cubes.iter().collect::<Vec<_>>(), [Cube::Energy, Cube::Antimatter]);
/// ```
#[macro_export]
macro_rules! noun_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $noun:ident) => {
        $(#[$doc])*
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);
            /// The set of all values.
            pub const ALL: $name = $name(<$bits>::MAX >> (<$bits>::BITS as usize - $noun::ALL.len()));

            /// Whether the set contains a value.
            pub const fn contains(self, noun: $noun) -> bool {
                self.0 >> noun as $bits & 1 == 1
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The values that are not in `other`.
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Adds a value.
            pub fn insert(&mut self, noun: $noun) {
                self.0 |= 1 << noun as $bits;
            }

            /// Removes a value.
            pub fn remove(&mut self, noun: $noun) {
                self.0 &= !(1 << noun as $bits);
            }

            /// The members in the order of the noun. Bits without a noun, which a client may send, are skipped.
            pub fn iter(self) -> impl Iterator<Item = $noun> {
                $noun::ALL.into_iter().filter(move |&noun| self.contains(noun))
            }
        }

        impl FromIterator<$noun> for $name {
            fn from_iter<I: IntoIterator<Item = $noun>>(nouns: I) -> $name {
                let mut set = $name::EMPTY;
                nouns.into_iter().for_each(|noun| set.insert(noun));
                set
            }
        }
    };
}
