//! Tests of the whole program, of the reference rules, and of the structure of the workspace.

mod against_reference;
mod analyse;
mod architecture;
mod broken;
mod cli;
mod crash;
mod db;
mod dependencies;
mod deploy;
mod disk_full;
mod golden;
mod https;
mod lab;
mod learn_plain;
mod play_drawn;
mod play_plain;
mod readme;
mod record_format;
mod reference_rules;
mod story;
mod unreadable;
mod words;
