//! `tpa_decode` against the reference.

mod case;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod extremes;
mod launches;
mod merges;
mod overlaps;
mod properties;
mod refusals;

use case::cases;
use gimbal_ops::{bf16, f16};

proptest::proptest! {
    // Fewer than usual: the reference takes its time.
    #![proptest_config(config::config(48, "tpa_decode"))]

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
    fn calls_repeat(case in cases::<bf16>()) {
        properties::calls_repeat_exactly(&case)?;
    }

    #[test]
    fn a_fixed_split_does_not_know_the_batch(wide in cases::<f32>(), narrow in cases::<bf16>(), tokens in 1u32..400) {
        properties::a_fixed_split_is_invariant(&wide, tokens)?;
        properties::a_fixed_split_is_invariant(&narrow, tokens)?;
    }

    #[test]
    fn parts_merge(case in cases::<f32>(), cut in 0.0f64..1.0) {
        merges::parts_merge_to_the_whole(&case, cut)?;
    }

    #[test]
    fn partial_results(case in cases::<bf16>(), other in cases::<f16>()) {
        merges::partial_results_are_f32(&case)?;
        merges::partial_results_are_f32(&other)?;
    }

    #[test]
    fn parts_in_any_layout_merge(case in merges::parts()) {
        merges::merge_is_right::<f32>(&case)?;
        merges::merge_is_right::<f16>(&case)?;
        merges::merge_is_right::<bf16>(&case)?;
    }
}

#[test]
fn corner_cases() {
    corners::corners_are_right::<f32>();
    corners::corners_are_right::<f16>();
    corners::corners_are_right::<bf16>();
}

#[test]
fn scores_a_thousand_apart() {
    corners::scores_far_apart_do_not_overflow::<f32>();
    corners::scores_far_apart_do_not_overflow::<f16>();
    corners::scores_far_apart_do_not_overflow::<bf16>();
}

#[test]
fn special_values() {
    corners::nothing_gives_zero_and_minus_infinity::<f32>();
    corners::nothing_gives_zero_and_minus_infinity::<bf16>();
    corners::minus_infinity_everywhere_gives_nan::<f32>();
    corners::minus_infinity_everywhere_gives_nan::<bf16>();
    corners::nan_stays_in_its_sequence::<f32>();
    corners::nan_stays_in_its_sequence::<bf16>();
    corners::later_tokens_are_not_seen::<f32>();
    corners::later_tokens_are_not_seen::<f16>();
    corners::later_tokens_are_not_seen::<bf16>();
    extremes::an_infinity_of_av_is_that_of_its_head::<f32>();
    extremes::an_infinity_of_av_is_that_of_its_head::<f16>();
    extremes::an_infinity_of_av_is_that_of_its_head::<bf16>();
}

#[test]
fn inputs_that_overlap() {
    overlaps::features_may_overlap::<f32>();
    overlaps::features_may_overlap::<f16>();
    overlaps::features_may_overlap::<bf16>();
}

#[test]
fn large_values() {
    extremes::large_values_beside_large_scores::<f32>();
    extremes::large_values_beside_large_scores::<f16>();
    extremes::large_values_beside_large_scores::<bf16>();
}

#[test]
fn lengths() {
    corners::lengths_of_the_device_are_clamped();
    corners::lengths_of_the_host_are_those_of_the_device();
}

#[test]
fn wrong_inputs() {
    refusals::shapes_are_refused();
    refusals::other_queries_are_refused();
    refusals::strides_are_refused();
    refusals::lengths_are_refused();
    refusals::splits_are_refused();
    refusals::outputs_are_refused();
    refusals::parts_are_refused();
    refusals::overlapping_memory_is_refused();
    refusals::wrong_memory_is_refused();
}

#[test]
fn graphs() {
    launches::a_graph_follows_growing_lengths();
    launches::lengths_of_the_host_cannot_be_captured();
}

#[test]
fn streams_that_are_tracked() {
    launches::a_tracked_stream_gives_the_same();
}
