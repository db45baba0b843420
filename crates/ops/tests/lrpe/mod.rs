//! What the tests of the LRPE operators share: one test body for every operator and device.

pub mod case;
pub mod corners;
pub mod data;
pub mod grid;
pub mod launches;
pub mod line;
pub mod operator;
pub mod properties;
pub mod refusals;
pub mod scale;

/// The tests that every operator has.
macro_rules! operator_tests {
    ($operator:ident) => {
        use $crate::lrpe::operator::Operator;
        use $crate::lrpe::{corners, launches, properties, refusals};

        type Case = <$operator as Operator>::Case;

        proptest::proptest! {
            #![proptest_config(proptest::test_runner::Config {
                cases: 64,
                failure_persistence: None,
                ..Default::default()
            })]

            #[test]
            fn forward_f32(case: Case) {
                properties::forward_is_right::<$operator, f32>(&case)?;
            }

            #[test]
            fn forward_f16(case: Case) {
                properties::forward_is_right::<$operator, gimbal_ops::f16>(&case)?;
            }

            #[test]
            fn forward_bf16(case: Case) {
                properties::forward_is_right::<$operator, gimbal_ops::bf16>(&case)?;
            }

            #[test]
            fn backward_f32(case: Case) {
                properties::backward_is_right::<$operator, f32>(&case)?;
            }

            #[test]
            fn backward_f16(case: Case) {
                properties::backward_is_right::<$operator, gimbal_ops::f16>(&case)?;
            }

            #[test]
            fn backward_bf16(case: Case) {
                properties::backward_is_right::<$operator, gimbal_ops::bf16>(&case)?;
            }

            #[test]
            fn dtheta_f32(case: Case) {
                properties::dtheta_is_right::<$operator, f32>(&case)?;
            }

            #[test]
            fn dtheta_f16(case: Case) {
                properties::dtheta_is_right::<$operator, gimbal_ops::f16>(&case)?;
            }

            #[test]
            fn dtheta_bf16(case: Case) {
                properties::dtheta_is_right::<$operator, gimbal_ops::bf16>(&case)?;
            }

            #[test]
            fn calls_repeat(case: Case) {
                properties::calls_repeat_exactly::<$operator, gimbal_ops::bf16>(&case)?;
            }
        }

        #[test]
        fn corner_cases() {
            corners::corners_are_right::<$operator, f32>();
            corners::corners_are_right::<$operator, gimbal_ops::f16>();
            corners::corners_are_right::<$operator, gimbal_ops::bf16>();
        }

        #[test]
        fn special_values() {
            corners::special_values_propagate::<$operator, f32>();
            corners::special_values_propagate::<$operator, gimbal_ops::bf16>();
            corners::an_empty_softmax_is_nan::<$operator, f32>();
            corners::an_empty_softmax_is_nan::<$operator, gimbal_ops::bf16>();
        }

        #[test]
        fn wrong_inputs() {
            refusals::wrong_inputs_are_refused::<$operator>($operator::NAME);
            refusals::misfits_are_refused::<$operator>($operator::NAME);
            refusals::a_wrong_dtheta_is_refused::<$operator>($operator::NAME);
            refusals::overlapping_memory_is_refused::<$operator>($operator::NAME);
            refusals::wrong_memory_is_refused::<$operator>($operator::NAME);
        }

        #[test]
        fn graphs() {
            launches::graphs_replay::<$operator>();
            launches::calls_into_outputs_do_not_allocate::<$operator>();
        }

        #[test]
        fn streams_that_are_tracked() {
            launches::a_tracked_stream_gives_the_same::<$operator>();
        }
    };
}

pub(crate) use operator_tests;
