//! Counts on the command line: their text, and the check that they are not zero.

use anyhow::{Result, bail};

/// A count with its unit: "1 deal", "2 deals".
pub(crate) fn counted(count: u64, unit: &str) -> String {
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

/// Refuses a flag with the value 0.
pub(crate) fn at_least_one(flag: &str, count: u64) -> Result<()> {
    if count == 0 {
        bail!("{flag} 0 leaves nothing to do: give at least 1");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        let said = [0, 1, 2].map(|count| counted(count, "deal"));
        assert_eq!(said, ["0 deals", "1 deal", "2 deals"]);
    }
}
