//! The program as people start it, the reference reading of the rules, and the shape of the workspace.

mod analyse;
mod architecture;
mod asked;
mod broken;
mod crash;
mod dependencies;
mod disk_full;
mod golden;
mod https;
mod judge;
mod lab;
mod learn_plain;
mod plain;
mod play_drawn;
mod play_plain;
mod shape;
mod story;
mod unreadable;
