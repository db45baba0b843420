//! `flao` against the reference.

mod case;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod launches;
mod long_sums;
mod properties;
mod refusals;

use case::{cases, cases_of_any_magnitude};
use gimbal_ops::{bf16, f16};

proptest::proptest! {
    // Fewer than usual: each has a forward and a backward pass of the reference, twice.
    #![proptest_config(config::config(48, "flao"))]

    #[test]
    fn forward_f32(case in cases::<f32>()) {
        properties::forward_is_right(&case)?;
    }

    #[test]
    fn forward_f16(case in cases::<f16>()) {
        properties::forward_is_right(&case)?;
    }

    #[test]
    fn forward_bf16(case in cases::<bf16>()) {
        properties::forward_is_right(&case)?;
    }

    #[test]
    fn backward_f32(case in cases::<f32>()) {
        properties::backward_is_right(&case)?;
    }

    #[test]
    fn backward_f16(case in cases::<f16>()) {
        properties::backward_is_right(&case)?;
    }

    #[test]
    fn backward_bf16(case in cases::<bf16>()) {
        properties::backward_is_right(&case)?;
    }

    #[test]
    fn any_magnitude_f16(case in cases_of_any_magnitude::<f16>()) {
        properties::forward_is_right(&case)?;
        properties::backward_is_right(&case)?;
    }

    #[test]
    fn any_magnitude_bf16(case in cases_of_any_magnitude::<bf16>()) {
        properties::forward_is_right(&case)?;
        properties::backward_is_right(&case)?;
    }

    #[test]
    fn stages_f32(case in cases::<f32>()) {
        properties::stages_are_right(&case)?;
    }

    #[test]
    fn stages_f16(case in cases::<f16>()) {
        properties::stages_are_right(&case)?;
    }

    #[test]
    fn stages_bf16(case in cases::<bf16>()) {
        properties::stages_are_right(&case)?;
    }

    #[test]
    fn calls_repeat(narrow in cases::<bf16>(), wide in cases::<f32>()) {
        properties::calls_repeat_exactly(&narrow)?;
        properties::calls_repeat_exactly(&wide)?;
    }
}

#[test]
fn corner_cases() {
    corners::corners_are_right::<f32>();
    corners::corners_are_right::<f16>();
    corners::corners_are_right::<bf16>();
}

#[test]
fn empty_tensors() {
    corners::empty_sums_are_zero::<f32>();
    corners::empty_sums_are_zero::<bf16>();
}

#[test]
fn sums_beyond_the_range_of_f16() {
    corners::large_sums_do_not_overflow();
}

#[test]
fn products_beyond_the_range_of_f32() {
    corners::products_beyond_the_range_of_f32();
}

#[test]
fn matrices_whose_first_rows_are_small_or_large() {
    corners::small_first_features_are_right();
    corners::large_first_features_are_right();
}

#[test]
fn sums_over_many_rows() {
    long_sums::one_block_sums_many_rows::<f32>();
    long_sums::one_block_sums_many_rows::<f16>();
    long_sums::one_block_sums_many_rows::<bf16>();
}

#[test]
fn special_values() {
    corners::special_values_propagate::<f32>();
    corners::special_values_propagate::<f16>();
    corners::special_values_propagate::<bf16>();
    corners::special_values_of_short_heads_propagate::<f32>();
    corners::special_values_of_short_heads_propagate::<f16>();
    corners::special_values_of_short_heads_propagate::<bf16>();
}

#[test]
fn memory_order() {
    corners::outputs_lie_as_their_inputs();
}

#[test]
fn wrong_inputs() {
    refusals::wrong_inputs_are_refused();
    refusals::wrong_gradients_are_refused();
    refusals::kv_with_gaps_is_refused();
    refusals::what_does_not_fit_a_stage_is_refused();
    refusals::overlapping_memory_is_refused();
    refusals::wrong_memory_is_refused();
}

#[test]
fn heads_beyond_a_wave() {
    launches::heads_beyond_a_wave_are_right::<f16>();
    launches::heads_beyond_a_wave_are_right::<bf16>();
}

#[test]
fn workspaces_without_a_gate() {
    launches::what_is_kept_without_a_gate_has_room();
}

#[test]
fn graphs() {
    launches::graphs_replay();
}

#[test]
fn streams_that_are_tracked() {
    launches::a_tracked_stream_gives_the_same();
}
