//! Typed messages. Each area of the program declares its own with [`messages!`].

use crate::value::{ArgKind, ArgValues};

/// A message that exists in every language. The enums of the areas implement it.
pub trait Message {
    /// The area whose catalogues hold the message.
    #[doc(hidden)]
    const AREA: crate::area::Area;

    /// The index of the message in its area.
    #[doc(hidden)]
    fn index(&self) -> usize;

    /// The arguments of the message, in the order declared.
    #[doc(hidden)]
    fn values(&self) -> ArgValues<'_>;
}

/// One message as declared in Rust. Every catalogue has to provide it.
#[derive(Debug)]
pub(crate) struct MessageSpec {
    /// The name of the variant. [`MessageSpec::key`] is its name in the catalogues.
    pub(crate) variant: &'static str,
    pub(crate) args: &'static [(&'static str, ArgKind)],
}

impl MessageSpec {
    /// The key in the catalogues: `play-now` for `PlayNow`.
    pub(crate) fn key(&self) -> String {
        let mut key = String::with_capacity(self.variant.len() + 4);
        for letter in self.variant.chars() {
            if letter.is_ascii_uppercase() && !key.is_empty() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }
}

/// Declares the messages of an area: an enum whose variants carry the typed arguments.
///
/// A variant `TrickTaken { who: Who<'a>, points: u32 }` is the message `trick-taken` with the arguments
/// `$who` and `$points`. [`crate::area`] names the file of the area's five catalogues.
macro_rules! messages {
    (
        $(#[$doc:meta])*
        $name:ident $(<$life:lifetime>)? {
            $( $variant:ident $( { $( $arg:ident : $type:ty ),+ $(,)? } )? ),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        // The sentence in the English catalogue documents a message.
        #[allow(missing_docs, clippy::enum_variant_names)]
        #[derive(Clone, Copy, Debug)]
        pub enum $name $(<$life>)? {
            $( $variant $( { $( $arg: $type ),+ } )? ),+
        }

        impl $(<$life>)? $name $(<$life>)? {
            pub(crate) const SPECS: &'static [$crate::message::MessageSpec] = &[
                $( $crate::message::MessageSpec {
                    variant: stringify!($variant),
                    args: &[ $( $( (
                        stringify!($arg),
                        <$type as $crate::value::Argument>::KIND,
                    ) ),+ )? ],
                } ),+
            ];
        }

        impl $(<$life>)? $crate::Message for $name $(<$life>)? {
            const AREA: $crate::area::Area = $crate::area::Area::$name;

            fn index(&self) -> usize {
                #[allow(clippy::enum_variant_names)]
                enum Index { $( $variant ),+ }
                match self {
                    $( Self::$variant { .. } => Index::$variant as usize ),+
                }
            }

            fn values(&self) -> $crate::value::ArgValues<'_> {
                match self {
                    $( Self::$variant $( { $( $arg ),+ } )? => {
                        [$( $( $crate::value::Argument::value($arg) ),+ )?].into_iter().collect()
                    } ),+
                }
            }
        }
    };
}

pub(crate) use messages;

#[cfg(test)]
mod tests {
    use super::MessageSpec;

    #[test]
    fn variants_become_keys() {
        for (variant, key) in [("Plays", "plays"), ("YourTurnLead", "your-turn-lead")] {
            assert_eq!(MessageSpec { variant, args: &[] }.key(), key);
        }
    }
}
