//! The transposition tables: what earlier parts of a search found out about a state.
//!
//! Cards do not change hands during a search, so a state is known by the cards still held and a few small numbers,
//! which fit in one word. Keys are compared whole: a table never takes one state for another. What an earlier search
//! left behind carries another generation number and is never read.

/// Where in a key of [`Bounds`] the generation stands.
pub(crate) const GENERATION_SHIFT: u32 = 52;
/// The highest generation; then tables are wiped and the count starts again.
pub(crate) const LAST_GENERATION: u16 = 0xFFE;

/// The slot of a key in a table of two to the power of `64 - shift` places.
#[inline]
fn place(key: u64, shift: u32) -> usize {
    let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> shift) as usize
}

/// Between which two values the worth of a state lies, and the card that was best there.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) key: u64,
    pub(crate) low: i16,
    pub(crate) high: i16,
    /// The points that the seat had taken when these bounds were found.
    pub(crate) own: u8,
    pub(crate) best: u8,
    /// Cards left in a hand: the more, the dearer it was to find out.
    pub(crate) depth: u8,
    /// The worth of the chest when these bounds were found.
    pub(crate) chest: u8,
    /// The cards that were held when these bounds were found; others of the same key have other points.
    pub(crate) cards: u32,
}

const NO_BOUNDS: Bounds =
    Bounds { key: u64::MAX, low: i16::MIN, high: i16::MAX, own: 0, best: 32, depth: 0, chest: 0, cards: 0 };

/// Bounds in pairs: the first of a pair keeps the deeper search, the second the newer one.
pub(crate) struct BoundsTable {
    entries: Vec<Bounds>,
    shift: u32,
}

impl BoundsTable {
    /// A table of two to the power of `bits` entries.
    pub(crate) fn new(bits: u32) -> BoundsTable {
        BoundsTable { entries: vec![NO_BOUNDS; 1 << bits], shift: 65 - bits }
    }

    /// Whether it is still the small table that a solver starts with.
    pub(crate) fn is_small(&self) -> bool {
        self.entries.len() == 2
    }

    /// Uses only the first two to the power of `bits` entries: what fits in a near cache is found sooner.
    pub(crate) fn use_bits(&mut self, bits: u32) {
        self.shift = 65 - bits.min(self.entries.len().ilog2());
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(NO_BOUNDS);
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<&Bounds> {
        let pair = 2 * place(key, self.shift);
        self.entries[pair..pair + 2].iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub(crate) fn put(&mut self, entry: Bounds) {
        let pair = 2 * place(entry.key, self.shift);
        let slots = &mut self.entries[pair..pair + 2];
        let first = &slots[0];
        let stale = (first.key ^ entry.key) >> GENERATION_SHIFT != 0;
        let takes_first = first.key == entry.key || stale || entry.depth >= first.depth;
        let slot = if slots[1].key == entry.key { 1 } else { usize::from(!takes_first) };
        slots[slot] = entry;
    }
}

/// The exact values of a state for all seats.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    values: [i16; 4],
    generation: u16,
    depth: u8,
}

const NOTHING_KNOWN: Known = Known { key: 0, values: [0; 4], generation: 0, depth: 0 };

/// Exact values in pairs: the first of a pair keeps the deeper search, the second the newer one.
pub(crate) struct VectorTable {
    entries: Vec<Known>,
    shift: u32,
}

impl VectorTable {
    /// A table of two to the power of `bits` entries.
    pub(crate) fn new(bits: u32) -> VectorTable {
        VectorTable { entries: vec![NOTHING_KNOWN; 1 << bits], shift: 65 - bits }
    }

    /// Whether it is still the small table that a solver starts with.
    pub(crate) fn is_small(&self) -> bool {
        self.entries.len() == 2
    }

    /// Uses only the first two to the power of `bits` entries: what fits in a near cache is found sooner.
    pub(crate) fn use_bits(&mut self, bits: u32) {
        self.shift = 65 - bits.min(self.entries.len().ilog2());
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(NOTHING_KNOWN);
    }

    #[inline]
    pub(crate) fn get(&self, key: u64, generation: u16) -> Option<[i16; 4]> {
        let pair = 2 * place(key, self.shift);
        let mut slots = self.entries[pair..pair + 2].iter();
        slots.find(|entry| entry.key == key && entry.generation == generation).map(|entry| entry.values)
    }

    #[inline]
    pub(crate) fn put(&mut self, key: u64, generation: u16, values: [i16; 4], depth: u8) {
        let pair = 2 * place(key, self.shift);
        let first = &self.entries[pair];
        let takes_first = first.generation != generation || depth >= first.depth;
        self.entries[pair + usize::from(!takes_first)] = Known { key, values, generation, depth };
    }
}
