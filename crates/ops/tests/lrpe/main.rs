//! `Lrpe` against the reference: one body of tests for every operator and device.

mod case;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/config.rs"]
mod config;
mod corners;
mod data;
mod family;
mod grid;
mod launches;
mod line;
mod properties;
mod refusals;
mod scale;

/// The tests that the operators of a kind of case have.
macro_rules! operator_tests {
    ($case:ident, cases: $cases:literal) => {
        use gimbal_ops::{bf16, f16};

        use crate::case::Case as _;
        use crate::{corners, launches, properties, refusals};

        proptest::proptest! {
            #![proptest_config(crate::config::config($cases, "lrpe"))]

            #[test]
            fn forward_f32(case: $case) {
                properties::forward_is_right::<_, f32>(&case)?;
            }

            #[test]
            fn forward_f16(case: $case) {
                properties::forward_is_right::<_, f16>(&case)?;
            }

            #[test]
            fn forward_bf16(case: $case) {
                properties::forward_is_right::<_, bf16>(&case)?;
            }

            #[test]
            fn backward_f32(case: $case) {
                properties::backward_is_right::<_, f32>(&case)?;
            }

            #[test]
            fn backward_f16(case: $case) {
                properties::backward_is_right::<_, f16>(&case)?;
            }

            #[test]
            fn backward_bf16(case: $case) {
                properties::backward_is_right::<_, bf16>(&case)?;
            }

            #[test]
            fn dtheta_f32(case: $case) {
                properties::dtheta_is_right::<_, f32>(&case)?;
            }

            #[test]
            fn dtheta_f16(case: $case) {
                properties::dtheta_is_right::<_, f16>(&case)?;
            }

            #[test]
            fn dtheta_bf16(case: $case) {
                properties::dtheta_is_right::<_, bf16>(&case)?;
            }

            #[test]
            fn calls_repeat(case: $case) {
                properties::calls_repeat_exactly::<_, bf16>(&case)?;
            }
        }

        #[test]
        fn corner_cases() {
            corners::corners_are_right::<$case, f32>();
            corners::corners_are_right::<$case, f16>();
            corners::corners_are_right::<$case, bf16>();
        }

        #[test]
        fn special_values() {
            corners::special_values_propagate::<$case, f32>();
            corners::special_values_propagate::<$case, bf16>();
            for case in $case::forms() {
                corners::an_empty_softmax_is_nan::<_, f32>(&case);
                corners::an_empty_softmax_is_nan::<_, bf16>(&case);
            }
        }

        #[test]
        fn softmaxes_of_any_size() {
            corners::a_softmax_of_any_size_is_right::<$case, f32>();
            corners::a_softmax_of_any_size_is_right::<$case, f16>();
            corners::a_softmax_of_any_size_is_right::<$case, bf16>();
        }

        #[test]
        fn wrong_inputs() {
            for case in $case::forms() {
                refusals::wrong_inputs_are_refused(&case);
                refusals::misfits_are_refused(&case);
                refusals::a_wrong_dtheta_is_refused(&case);
                refusals::overlapping_memory_is_refused(&case);
                refusals::wrong_memory_is_refused(&case);
            }
        }

        #[test]
        fn graphs() {
            launches::graphs_replay::<$case>();
            launches::calls_into_outputs_do_not_allocate::<$case>();
        }

        #[test]
        fn streams_that_are_tracked() {
            launches::a_tracked_stream_gives_the_same::<$case>();
        }

        #[test]
        fn chains() {
            launches::calls_wait_for_what_they_read::<$case>();
        }
    };
}

/// `lrpe_rotate` and `lrpe_cosine`.
mod on_a_line {
    use gimbal_ops::{Error, InputReason, Lrpe, Theta};

    use crate::common::devices;
    use crate::line::LineCase;

    // Half of them for each.
    operator_tests!(LineCase, cases: 128);

    #[test]
    fn extremes_of_long_sequences() {
        corners::extremes_of_long_sequences_propagate::<bf16>(bf16::MAX.to_f64());
        corners::extremes_of_long_sequences_propagate::<f16>(f16::MAX.to_f64());
    }

    #[test]
    fn widths_that_do_not_pair() {
        for device in devices() {
            let theta = device.zeros::<f32>(&[1, 3]).unwrap();
            let op = Lrpe::rotate(Theta::per_feature(theta));
            let x = device.zeros::<f32>(&[1, 4, 1, 7]).unwrap();
            let odd = InputReason::OddWidth {
                tensor: "x",
                got: 7,
            }
            .of("lrpe_rotate");
            assert_eq!(op.forward(&x).unwrap_err(), Error::Input(odd));

            let x = device.zeros::<f32>(&[1, 4, 1, 4]).unwrap();
            let wide = InputReason::ThetaTooWide { max: 2, got: 3 }.of("lrpe_rotate");
            assert_eq!(op.forward(&x).unwrap_err(), Error::Input(wide));
        }
    }

    #[test]
    fn packed_tokens_of_none() {
        for device in devices() {
            let theta = device.zeros::<f32>(&[1, 4]).unwrap();
            let bounds = device.zeros::<i32>(&[2]).unwrap();
            let op = Lrpe::cosine(Theta::per_feature(theta)).packed(&bounds);
            let x = device.zeros::<f32>(&[0, 3, 4]).unwrap();
            assert_eq!(op.forward(&x).unwrap().shape(), [0, 3, 8]);
        }
    }

    #[test]
    fn widths_that_do_not_fit() {
        for device in devices() {
            let theta = device.zeros::<f32>(&[1, 3]).unwrap();
            let op = Lrpe::cosine(Theta::per_feature(theta));
            let x = device.zeros::<f32>(&[1, 4, 1, 2]).unwrap();
            let wide = InputReason::ThetaTooWide { max: 2, got: 3 }.of("lrpe_cosine");
            assert_eq!(op.forward(&x).unwrap_err(), Error::Input(wide));

            // One scalar a head is a kind of its own, not a width.
            let theta = device.zeros::<f32>(&[1, 2]).unwrap();
            let op = Lrpe::cosine(Theta::per_head(theta));
            let scalar = InputReason::ThetaNotScalar { got: 2 }.of("lrpe_cosine");
            assert_eq!(op.forward(&x).unwrap_err(), Error::Input(scalar));
        }
    }
}

/// `lrpe_cosine_md`.
mod on_a_grid {
    use gimbal_ops::{Activation, InputReason, SoftmaxAxis, Workspace};
    use ndarray::Axis;

    use crate::case::ACTIVATIONS;
    use crate::common::devices;
    use crate::grid::GridCase;

    operator_tests!(GridCase, cases: 64);

    /// Whatever an extra token holds, it has no angle, and gives nothing to dtheta.
    #[test]
    fn extra_tokens_leave_dtheta_alone() {
        // A softmax over the sequence mixes all tokens.
        let sequence = Activation::Softmax(SoftmaxAxis::Sequence);
        for activation in ACTIVATIONS.into_iter().filter(|&f| f != sequence) {
            let case = GridCase {
                activation,
                ..GridCase::default()
            };
            let inputs = case.inputs::<f32>();
            let mut spoilt = case.inputs::<f32>();
            for (token, value) in [(0, f32::NAN), (1, f32::INFINITY)] {
                for tensor in [&mut spoilt.x, &mut spoilt.d_o] {
                    tensor.index_axis_mut(Axis(2), token).fill(value);
                }
            }
            for device in devices() {
                let dtheta = |inputs| {
                    let [_, _, dtheta] =
                        properties::results::<GridCase, f32>(&case, inputs, &device);
                    dtheta
                };
                assert_eq!(
                    dtheta(&spoilt),
                    dtheta(&inputs),
                    "{activation:?} on {device}"
                );
            }
        }
    }

    /// x and theta of shapes that no grid of these lengths has.
    #[test]
    fn shapes_that_do_not_fit() {
        let op = "lrpe_cosine_md";
        let rank = InputReason::Rank {
            tensor: "x",
            expected: "(B, H, L, D)",
            got: vec![1, 6, 8],
        }
        .of(op);
        let heads = InputReason::ThetaHeads { heads: 2, got: 3 }.of(op);
        let narrow = InputReason::ThetaTooNarrow {
            axes: 2,
            theta_features: 3,
            angles: 8,
        }
        .of(op);
        let refused = |x: &[usize], theta: &[usize], error| {
            refusals::refused_everywhere(&[1, 2, 6, 16], error, |device, o| {
                let case = GridCase {
                    grid: vec![2, 3],
                    extra_tokens: 0,
                    ..GridCase::default()
                };
                let (x, theta) = (device.zeros::<f32>(x)?, device.zeros(theta)?);
                let workspace = &mut Workspace::new(device, 0)?;
                case.still(theta).forward_into(&x, o, workspace)
            });
        };
        refused(&[1, 6, 8], &[2, 4], &rank);
        refused(&[1, 2, 6, 8], &[3, 4], &heads);
        refused(&[1, 2, 6, 8], &[1, 3], &narrow);
    }
}
