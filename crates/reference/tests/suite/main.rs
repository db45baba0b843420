//! The tests of the crate: one file per operator, and one per property that all of them have.

mod activation;
mod check;
mod compare;
mod flao;
mod flao_lrpe;
mod gradients;
mod layouts;
mod lrpe;
mod lrpe_cosine;
mod lrpe_cosine_md;
mod lrpe_rotate;
mod phase;
mod properties;
mod support;
mod testing;
mod theta;
mod tpa_decode;
