//! Messages as types: each area of the program declares its own once, by [`messages!`].

use crate::value::{Kind, Values};

/// Something that can be said in every language. Implemented by the enums of this crate, one for each area.
pub trait Message {
    /// The area whose catalogues hold the message.
    #[doc(hidden)]
    const AREA: crate::area::Area;

    /// The place of the message in its area.
    #[doc(hidden)]
    fn place(&self) -> usize;

    /// The arguments of the message, in the order declared.
    #[doc(hidden)]
    fn values(&self) -> Values<'_>;
}

/// One message as declared in Rust: what every catalogue has to provide.
#[derive(Debug)]
pub(crate) struct Declared {
    /// The name of the variant; [`Declared::key`] is its name in the catalogues.
    pub(crate) variant: &'static str,
    pub(crate) args: &'static [(&'static str, Kind)],
}

impl Declared {
    /// `PlayNow` is `play-now` in the catalogues.
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
/// The area's name is also the name of its five catalogues, `ftl/<lang>/<area>.ftl`. A variant
/// `TrickTaken { who: Who<'a>, points: u32 }` is the message `trick-taken` with the arguments `$who`
/// and `$points`.
macro_rules! messages {
    (
        $(#[$doc:meta])*
        $area:ident = $name:ident $(<$life:lifetime>)? {
            $( $variant:ident $( { $( $arg:ident : $type:ty ),+ $(,)? } )? ),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        // The sentence in the English catalogue says what a message is for.
        #[allow(missing_docs, clippy::enum_variant_names)]
        #[derive(Clone, Copy, Debug)]
        pub enum $name $(<$life>)? {
            $( $variant $( { $( $arg: $type ),+ } )? ),+
        }

        impl $(<$life>)? $name $(<$life>)? {
            pub(crate) const DECLARED: &'static [$crate::message::Declared] = &[
                $( $crate::message::Declared {
                    variant: stringify!($variant),
                    args: &[ $( $( (
                        stringify!($arg),
                        <$type as $crate::value::Argument>::KIND,
                    ) ),+ )? ],
                } ),+
            ];
        }

        impl $(<$life>)? $crate::Message for $name $(<$life>)? {
            const AREA: $crate::area::Area = $crate::area::Area::$area;

            fn place(&self) -> usize {
                #[allow(clippy::enum_variant_names)]
                enum Place { $( $variant ),+ }
                match self {
                    $( Self::$variant { .. } => Place::$variant as usize ),+
                }
            }

            fn values(&self) -> $crate::value::Values<'_> {
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
    use super::Declared;

    #[test]
    fn variants_become_keys() {
        for (variant, key) in [("Plays", "plays"), ("YourTurnLead", "your-turn-lead")] {
            assert_eq!(Declared { variant, args: &[] }.key(), key);
        }
    }
}
