//! The transposition table: results of states that another order of moves has already reached.
//!
//! Cards do not change hands during a search, so the cards still held and a few small numbers identify a state. They
//! fit in one word that is compared whole: there are no false hits. Entries of earlier searches have another generation
//! number and never match.
//!
//! Buckets have two entries: the first prefers depth, the second always takes the newest.

/// The highest generation. After it the tables are cleared and the count restarts.
pub(crate) const LAST_GENERATION: u16 = 0xFFE;

/// The value of an entry in paranoid search: bounds on the value of a state, and its best card.
#[derive(Clone, Copy, Default)]
pub(crate) struct Bounds {
    pub(crate) low: i16,
    pub(crate) high: i16,
    pub(crate) best: u8,
    /// The points that the seat had taken in the state that was searched.
    pub(crate) own: u8,
    /// The points in the chest in the state that was searched.
    pub(crate) chest: u8,
    /// The cards held in the state that was searched. Other states with the same key differ in points.
    pub(crate) cards: u32,
}

#[derive(Clone, Copy, Default)]
struct Entry<V> {
    key: u64,
    /// 0 in an empty entry; generations of searches start at 1.
    generation: u16,
    /// Cards left in a hand: the more, the longer the search took.
    depth: u8,
    value: V,
}

/// A transposition table. It is allocated when it is first needed.
pub(crate) struct TranspositionTable<V> {
    entries: Vec<Entry<V>>,
    shift: u32,
}

impl<V: Copy + Default> TranspositionTable<V> {
    pub(crate) const UNALLOCATED: TranspositionTable<V> = TranspositionTable { entries: Vec::new(), shift: 0 };

    /// Prepares a table of 2^`bits` entries for a search that uses only the first 2^`active_bits` of them: a table that
    /// fits in a near cache is faster.
    pub(crate) fn prepare(&mut self, bits: u32, active_bits: u32) {
        if self.entries.is_empty() {
            self.entries = vec![Entry::default(); 1 << bits];
        }
        self.shift = 65 - active_bits.min(bits);
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// The first index of the bucket of a key.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        2 * ((mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> self.shift) as usize
    }

    #[inline]
    pub(crate) fn probe(&self, key: u64, generation: u16) -> Option<&V> {
        let bucket = self.bucket(key);
        let mut slots = self.entries[bucket..bucket + 2].iter();
        slots.find(|entry| entry.key == key && entry.generation == generation).map(|entry| &entry.value)
    }

    #[inline]
    pub(crate) fn store(&mut self, key: u64, generation: u16, depth: u8, value: V) {
        let bucket = self.bucket(key);
        let slots = &mut self.entries[bucket..bucket + 2];
        let is_same = |entry: &Entry<V>| entry.key == key && entry.generation == generation;
        let takes_first = is_same(&slots[0]) || slots[0].generation != generation || depth >= slots[0].depth;
        let slot = if is_same(&slots[1]) { 1 } else { usize::from(!takes_first) };
        slots[slot] = Entry { key, generation, depth, value };
    }
}
