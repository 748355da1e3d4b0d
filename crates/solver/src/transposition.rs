//! The transposition tables.
//!
//! Cards do not change hands during a search, so the cards still held and a few small numbers identify a state. They fit in
//! one word that is compared whole: there are no false hits. Entries of earlier searches have another generation number
//! and never match.
//!
//! Both tables have buckets of two entries: the first prefers depth, the second always takes the newest.

/// The position of the generation in a key of [`BoundsEntry`].
pub(crate) const GENERATION_SHIFT: u32 = 52;
/// The highest generation. After it the tables are cleared and the count restarts.
pub(crate) const LAST_GENERATION: u16 = 0xFFE;

/// The bucket of a key in a table of 2^(64 - `shift`) buckets.
#[inline]
fn place(key: u64, shift: u32) -> usize {
    let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> shift) as usize
}

/// Bounds on the value of a state, and its best card.
#[derive(Clone, Copy)]
pub(crate) struct BoundsEntry {
    pub(crate) key: u64,
    pub(crate) low: i16,
    pub(crate) high: i16,
    /// The points that the seat had taken in the state that was searched.
    pub(crate) own: u8,
    pub(crate) best: u8,
    /// Cards left in a hand: the more, the longer the search took.
    pub(crate) depth: u8,
    /// The points in the chest in the state that was searched.
    pub(crate) chest: u8,
    /// The cards held in the state that was searched. Other states with the same key differ in points.
    pub(crate) cards: u32,
}

const NO_ENTRY: BoundsEntry =
    BoundsEntry { key: u64::MAX, low: i16::MIN, high: i16::MAX, own: 0, best: 32, depth: 0, chest: 0, cards: 0 };

/// The transposition table of paranoid search.
pub(crate) struct BoundsTable {
    entries: Vec<BoundsEntry>,
    shift: u32,
}

impl BoundsTable {
    /// A table of 2^`bits` entries.
    pub(crate) fn new(bits: u32) -> BoundsTable {
        BoundsTable { entries: vec![NO_ENTRY; 1 << bits], shift: 65 - bits }
    }

    /// Whether this is still the placeholder that a solver starts with.
    pub(crate) fn is_unallocated(&self) -> bool {
        self.entries.len() == 2
    }

    /// Uses only the first 2^`bits` entries: a table that fits in a near cache is faster.
    pub(crate) fn set_active_bits(&mut self, bits: u32) {
        self.shift = 65 - bits.min(self.entries.len().ilog2());
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(NO_ENTRY);
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<&BoundsEntry> {
        let pair = 2 * place(key, self.shift);
        self.entries[pair..pair + 2].iter().find(|entry| entry.key == key)
    }

    #[inline]
    pub(crate) fn store(&mut self, entry: BoundsEntry) {
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
struct VectorEntry {
    key: u64,
    values: [i16; 4],
    generation: u16,
    depth: u8,
}

const NO_VECTOR: VectorEntry = VectorEntry { key: 0, values: [0; 4], generation: 0, depth: 0 };

/// The transposition table of max^n search.
pub(crate) struct VectorTable {
    entries: Vec<VectorEntry>,
    shift: u32,
}

impl VectorTable {
    /// A table of 2^`bits` entries.
    pub(crate) fn new(bits: u32) -> VectorTable {
        VectorTable { entries: vec![NO_VECTOR; 1 << bits], shift: 65 - bits }
    }

    /// Whether this is still the placeholder that a solver starts with.
    pub(crate) fn is_unallocated(&self) -> bool {
        self.entries.len() == 2
    }

    /// Uses only the first 2^`bits` entries: a table that fits in a near cache is faster.
    pub(crate) fn set_active_bits(&mut self, bits: u32) {
        self.shift = 65 - bits.min(self.entries.len().ilog2());
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(NO_VECTOR);
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64, generation: u16) -> Option<[i16; 4]> {
        let pair = 2 * place(key, self.shift);
        let mut slots = self.entries[pair..pair + 2].iter();
        slots.find(|entry| entry.key == key && entry.generation == generation).map(|entry| entry.values)
    }

    #[inline]
    pub(crate) fn store(&mut self, key: u64, generation: u16, values: [i16; 4], depth: u8) {
        let pair = 2 * place(key, self.shift);
        let first = &self.entries[pair];
        let takes_first = first.generation != generation || depth >= first.depth;
        self.entries[pair + usize::from(!takes_first)] = VectorEntry { key, values, generation, depth };
    }
}
