#![doc = include_str!("../README.md")]
#![no_std]

mod containers;

pub use containers::*;
