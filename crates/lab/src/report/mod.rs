//! The balance report.
