//! Sharded operators against the reference of the whole.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod failures;
mod flao;
mod flao_lrpe;
mod lrpe;
mod processes;
mod rig;
mod tpa_decode;

use gimbal_ops::{bf16, f16};

proptest::proptest! {
    #![proptest_config(config::config(24, "shard"))]

    #[test]
    fn shards_decode_f32(case in tpa_decode::cases::<f32>()) {
        tpa_decode::decode_is_right(&case)?;
    }

    #[test]
    fn shards_decode_f16(case in tpa_decode::cases::<f16>()) {
        tpa_decode::decode_is_right(&case)?;
    }

    #[test]
    fn shards_decode_bf16(case in tpa_decode::cases::<bf16>()) {
        tpa_decode::decode_is_right(&case)?;
    }

    #[test]
    fn shards_of_flao_f32(case in flao::cases::<f32>()) {
        flao::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_flao_f16(case in flao::cases::<f16>()) {
        flao::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_flao_bf16(case in flao::cases::<bf16>()) {
        flao::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_flao_lrpe_f32(case in flao_lrpe::cases::<f32>()) {
        flao_lrpe::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_flao_lrpe_f16(case in flao_lrpe::cases::<f16>()) {
        flao_lrpe::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_flao_lrpe_bf16(case in flao_lrpe::cases::<bf16>()) {
        flao_lrpe::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_lrpe_f32(case in lrpe::cases::<f32>()) {
        lrpe::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_lrpe_f16(case in lrpe::cases::<f16>()) {
        lrpe::both_passes_are_right(&case)?;
    }

    #[test]
    fn shards_of_lrpe_bf16(case in lrpe::cases::<bf16>()) {
        lrpe::both_passes_are_right(&case)?;
    }
}

proptest::proptest! {
    #![proptest_config(config::config(4, "shard"))]

    /// Enough tokens for fused kernels, which only a GPU has.
    #[test]
    fn shards_of_flao_lrpe_that_are_large(case in flao_lrpe::fused_cases::<bf16>()) {
        if common::gpu().is_some() {
            flao_lrpe::both_passes_are_right(&case)?;
        }
    }
}
