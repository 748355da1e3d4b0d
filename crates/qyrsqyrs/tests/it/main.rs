//! The program as people start it, the reference reading of the rules, and the shape of the workspace.

mod analyse;
mod architecture;
mod cli;
mod broken;
mod crash;
mod dependencies;
mod disk_full;
mod golden;
mod https;
mod against_reference;
mod lab;
mod learn_plain;
mod reference_rules;
mod play_drawn;
mod play_plain;
mod record_format;
mod story;
mod unreadable;
