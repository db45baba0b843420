//! The kernels of `flao_lrpe`.

pub mod fused;
