//! A parsed component file as a deserialiser whose errors say where they happened.
//!
//! One concrete type for all files: each method calls the visitor with the one kind of value that it expects. A type-erased or
//! path-tracking wrapper instantiates every kind for every type of the data files, which made up half the code of a game.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use toml::{Table, Value};

/// A step from a value to one inside it.
#[derive(Clone, Debug, PartialEq)]
pub enum Segment {
    Key(String),
    Index(usize),
}

/// A value that does not fit its type, with the path to it.
#[derive(Debug)]
pub struct Error {
    pub message: String,
    /// From the inside out.
    path: Vec<Segment>,
}

impl Error {
    pub fn path(&self) -> impl Iterator<Item = &Segment> {
        self.path.iter().rev()
    }

    #[cold]
    fn in_item(mut self, index: usize) -> Error {
        self.path.push(Segment::Index(index));
        self
    }

    #[cold]
    fn in_field(mut self, key: &str) -> Error {
        self.path.push(Segment::Key(key.to_owned()));
        self
    }
}

impl de::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Error {
        Error { message: message.to_string(), path: Vec::new() }
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// A value of the file.
#[derive(Clone, Copy)]
pub struct Tree<'de>(pub &'de Value);

impl<'de> Tree<'de> {
    fn unexpected(self) -> Unexpected<'de> {
        match self.0 {
            Value::String(text) => Unexpected::Str(text),
            Value::Integer(number) => Unexpected::Signed(*number),
            Value::Float(number) => Unexpected::Float(*number),
            Value::Boolean(flag) => Unexpected::Bool(*flag),
            Value::Datetime(_) => Unexpected::Other("date"),
            Value::Array(_) => Unexpected::Seq,
            Value::Table(_) => Unexpected::Map,
        }
    }

    #[cold]
    fn misfit(self, visitor: &dyn de::Expected) -> Error {
        Error::invalid_type(self.unexpected(), visitor)
    }
}

/// Methods for one kind of value each; any other kind is a type error.
macro_rules! expect {
    ($($method:ident)+ => $kind:ident($value:ident) $visit:expr) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0 {
                Value::$kind($value) => $visit(visitor),
                _ => Err(self.misfit(&visitor)),
            }
        })+
    };
}

impl<'de> Deserializer<'de> for Tree<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(_) => self.deserialize_str(visitor),
            Value::Integer(_) => self.deserialize_i64(visitor),
            Value::Float(_) => self.deserialize_f64(visitor),
            Value::Boolean(_) => self.deserialize_bool(visitor),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Table(_) => self.deserialize_map(visitor),
            Value::Datetime(_) => Err(self.misfit(&visitor)),
        }
    }

    expect!(deserialize_str deserialize_string deserialize_identifier deserialize_char
        => String(text) |visitor: V| visitor.visit_borrowed_str(text));
    expect!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        => Integer(number) |visitor: V| visitor.visit_i64(*number));
    expect!(deserialize_f32 deserialize_f64 => Float(number) |visitor: V| visitor.visit_f64(*number));
    expect!(deserialize_bool => Boolean(flag) |visitor: V| visitor.visit_bool(*flag));
    expect!(deserialize_seq deserialize_bytes deserialize_byte_buf
        => Array(items) |visitor: V| visitor.visit_seq(Items { items, next: 0 }));
    expect!(deserialize_map => Table(table) |visitor: V| visitor.visit_map(Fields { left: table.iter(), value: None }));

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, content: None }),
            Value::Table(table) => match single(table) {
                Some((name, content)) => visitor.visit_enum(Variant { name, content: Some(content) }),
                None => Err(Error::invalid_length(table.len(), &"a table with a single key")),
            },
            _ => Err(self.misfit(&visitor)),
        }
    }

    /// TOML has no null value.
    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        Err(self.misfit(&visitor))
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        Err(self.misfit(&visitor))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(true)
    }
}

fn single(table: &Table) -> Option<(&str, &Value)> {
    let (name, content) = table.iter().next()?;
    (table.len() == 1).then_some((name, content))
}

struct Items<'de> {
    items: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Error;

    // Never inlined, like `next_value_seed`: files are read once, and inlining would copy their readers into each other.
    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let Some(item) = self.items.get(self.next) else { return Ok(None) };
        self.next += 1;
        seed.deserialize(Tree(item)).map(Some).map_err(|error| error.in_item(self.next - 1))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len() - self.next)
    }
}

struct Fields<'de> {
    left: toml::map::Iter<'de, String, Value>,
    value: Option<(&'de str, &'de Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.value = self.left.next().map(|(key, value)| (key.as_str(), value));
        let Some((key, _)) = self.value else { return Ok(None) };
        seed.deserialize(BorrowedStrDeserializer::new(key)).map(Some)
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let (key, value) = self.value.take().expect("serde asks for a key first");
        seed.deserialize(Tree(value)).map_err(|error| error.in_field(key))
    }
}

/// A variant by its name, with its content where it has one.
struct Variant<'de> {
    name: &'de str,
    content: Option<&'de Value>,
}

impl<'de> Variant<'de> {
    fn content(&self) -> Result<Tree<'de>, Error> {
        self.content.map(Tree).ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &"a variant with content"))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        Ok((seed.deserialize(BorrowedStrDeserializer::new(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.content {
            None => Ok(()),
            Some(content) => Err(Tree(content).misfit(&"a variant without content").in_field(self.name)),
        }
    }

    #[inline(never)]
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.content()?).map_err(|error| error.in_field(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.content()?.deserialize_seq(visitor).map_err(|error| error.in_field(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.content()?.deserialize_map(visitor).map_err(|error| error.in_field(self.name))
    }
}
