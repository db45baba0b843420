//! Cases that random ones meet too seldom.

use gimbal_ops::{Device, Flao, FlaoGradients, FlaoInputs, FlaoSave, Float, bf16, f16};
use gimbal_reference::FlaoInputs as FlaoValues;
use gimbal_reference::testing::{Layout, flao};
use ndarray::{Array4, ArrayD, Axis, Slice};

use super::case::{FlaoCase, SAVES, Sizes};
use super::properties::{backward_is_right, forward_is_right, stages_are_right};
use crate::common::{devices, gpu};

const CORNERS: [Sizes; 32] = [
    // Those of the published tests.
    [6, 8, 512, 256, 128, 64],
    [1, 1, 4, 4, 16, 16],
    // One of everything.
    [1, 1, 1, 1, 1, 1],
    // Tiles that are full, and those with one row more or less.
    [1, 2, 64, 128, 64, 64],
    [2, 1, 127, 129, 128, 128],
    [1, 1, 63, 65, 64, 128],
    // The widest rows, and just beyond those of one panel.
    [1, 1, 40, 50, 256, 256],
    [1, 2, 30, 70, 136, 8],
    [1, 1, 33, 31, 255, 1],
    // Short heads whose gates have no room, and whose gates' room other blocks have.
    [1, 3, 95, 90, 136, 256],
    [1, 2, 48, 41, 256, 168],
    // So many heads that each is a warp's, and of rows that begin anywhere; fewer, of two warps; and kv of odd rows.
    [100, 20, 6, 1, 4, 72],
    [100, 20, 6, 1, 3, 250],
    [40, 10, 6, 1, 8, 112],
    [25, 20, 9, 17, 24, 53],
    // Of many queries and few keys.
    [2, 3, 103, 1, 80, 16],
    [1, 2, 128, 16, 137, 200],
    // Each way to share out the sums of wide rows.
    [1, 2, 700, 300, 256, 128],
    [1, 2, 500, 300, 256, 64],
    [1, 1, 300, 700, 144, 24],
    [1, 1, 130, 900, 72, 248],
    [2, 1, 450, 260, 136, 200],
    [1, 2, 300, 400, 256, 256],
    // Few heads, shared by many blocks.
    [1, 1, 5000, 3000, 64, 32],
    [1, 3, 1500, 4000, 24, 128],
    // Few heads, each shared by a cluster of blocks.
    [2, 4, 600, 700, 128, 128],
    // Many heads, several for each block.
    [5, 120, 3, 2, 8, 16],
    [3, 300, 1, 65, 16, 8],
    // Many heads of up to 64 columns on one side, and up to 128 on the other.
    [3, 50, 130, 70, 96, 24],
    [5, 30, 70, 200, 40, 72],
    // Odd everything.
    [3, 5, 77, 111, 37, 53],
    [1, 2, 300, 200, 129, 255],
];

fn check<T: Float>(case: &FlaoCase<T>) {
    let outcomes = [
        forward_is_right(case),
        backward_is_right(case),
        stages_are_right(case),
    ];
    if let Some(error) = outcomes.into_iter().find_map(Result::err) {
        panic!(
            "{error}: {:?}, {:?} saved, {:?}",
            case.data.problem, case.save, case.route
        );
    }
}

/// Any of the usual layouts.
const LAYOUTS: [Layout; 4] = [
    Layout::ROW_MAJOR,
    Layout::SWAPPED,
    Layout::PART_OF_ALIGNED,
    Layout::PART_OF_ODD,
];

/// Both passes and all stages of every corner.
fn corners_are_right<T: Float>() {
    for (index, sizes) in CORNERS.into_iter().enumerate() {
        let aligned = FlaoCase::<T>::plain(sizes);
        let mut corner = aligned.clone();
        // Every layout comes up.
        corner.data.layouts = [LAYOUTS[index % 4]; 5];
        // Without a gate too.
        corner.data.inputs.g = None;
        let mut variants = aligned.variants();
        // On the CPU all routes are one, and random cases ask for each.
        let has_gpu = gpu().is_some();
        variants.retain(|case| has_gpu || case.route.is_none());
        // Everything, but of the large ones beside a GPU route and policy each.
        let elements: usize = sizes.iter().skip(2).product();
        let every = if has_gpu && elements > 1 << 20 { 4 } else { 1 };
        for case in variants
            .iter()
            .skip(index % every)
            .step_by(every)
            .chain([&corner])
        {
            check(case);
        }
    }
}

#[test]
fn corner_cases() {
    corners_are_right::<f32>();
    corners_are_right::<f16>();
    corners_are_right::<bf16>();
}

/// Without keys kv is 0, without queries dkv; what is empty succeeds.
fn empty_sums_are_zero<T: Float>() {
    let empty = [
        [2, 3, 20, 0, 8, 16],
        [2, 3, 0, 20, 8, 16],
        [2, 3, 0, 0, 8, 16],
        [0, 3, 20, 20, 8, 16],
        [2, 0, 20, 20, 8, 16],
    ];
    for sizes in empty {
        FlaoCase::<T>::plain(sizes)
            .variants()
            .iter()
            .for_each(check);
    }
}

#[test]
fn empty_tensors() {
    empty_sums_are_zero::<f32>();
    empty_sums_are_zero::<bf16>();
}

/// In f16 kv of 8192 keys near 4 is beyond 65504, and so is dkv.
#[test]
fn large_sums_do_not_overflow() {
    for (rows, scale) in [(8192, 2f64.powi(-17)), (8192, 2f64.powi(-24)), (16, 1024.0)] {
        let mut case = FlaoCase::<f16>::plain([1, 1, rows, rows, 16, 16]);
        // From 2 to 4, or small where the scale is large.
        let size = if scale > 1.0 { 1.0 / 16.0 } else { 1.0 };
        let raise =
            |array: &ArrayD<f16>| array.mapv(|value| f16::from_f64((value.to_f64() + 3.0) * size));
        case.data = flao::Case {
            op: gimbal_reference::Flao { scale },
            inputs: case.data.inputs.map(|_, input| raise(input)),
            d_o: raise(&case.data.d_o),
            ..case.data
        };
        case.variants().iter().for_each(check);
    }
}

/// Products of f32 that the scale alone brings into its range, and zeros next to those that are beyond it.
#[test]
fn products_beyond_the_range_of_f32() {
    for sizes in [[1, 2, 200, 190, 128, 96], [1, 2, 200, 190, 127, 95]] {
        let mut case = FlaoCase::<f32>::plain(sizes);
        case.data.op.scale = 1024.0;
        let FlaoValues { q, k, v, .. } = &mut case.data.inputs;
        *q *= 2f32.powi(-68);
        *k *= 2f32.powi(-33);
        *v *= 2f32.powi(-33);
        case.variants().iter().for_each(check);

        let FlaoValues { q, k, v, g } = &mut case.data.inputs;
        k.fill(2f32.powi(40));
        v.fill(2f32.powi(40));
        g.as_mut().unwrap().fill(1.0);
        for tensor in [q, &mut case.data.d_o] {
            tensor.fill(2f32.powi(70));
            tensor
                .slice_axis_mut(Axis(2), Slice::from(..).step_by(3))
                .fill(0.0);
        }
        for device in devices() {
            for case in case.variants() {
                let call = case.on(&device);
                let (op, inputs) = (call.op, call.inputs());
                let (o, saved) = op.forward_saving(inputs, case.save).unwrap();
                let gradients = op.backward(inputs, &saved, call.d_o()).unwrap();
                for tensor in [o, gradients.dq, gradients.dg.unwrap()] {
                    for (at, &value) in tensor.to_array().unwrap().indexed_iter() {
                        let is_zero = at[2].is_multiple_of(3);
                        let expected = if is_zero { 0.0 } else { f32::INFINITY };
                        assert_eq!(value, expected, "{at:?}, {:?}", case.route);
                    }
                }
            }
        }
    }
}

/// In f16 the first elements of a wide head's matrix say what it is multiplied by, but not where they are far smaller than others.
#[test]
fn small_first_features_are_right() {
    for [d, e] in [[136, 40], [136, 200], [256, 72]] {
        let mut case = FlaoCase::<f16>::plain([1, 2, 300, 200, d, e]);
        let inputs = &mut case.data.inputs;
        for array in [&mut inputs.q, &mut inputs.k] {
            for (at, value) in array.indexed_iter_mut() {
                if at[3] < 100 {
                    *value = f16::from_f64(value.to_f64() / 16384.0);
                }
            }
        }
        case.variants().iter().for_each(check);
    }
}

/// Where the first are far larger in k, and as much smaller in q, the others weigh as much in o, and so it is with dkv.
#[test]
fn large_first_features_are_right() {
    for [d, e] in [[136, 40], [136, 200], [256, 72]] {
        let mut case = FlaoCase::<f16>::plain([1, 2, 300, 200, d, e]);
        let inputs = &mut case.data.inputs;
        for (array, of_first) in [(&mut inputs.k, 256.0), (&mut inputs.q, 1.0 / 1024.0)] {
            for (at, value) in array.indexed_iter_mut() {
                let size = if at[3] < 8 { of_first } else { 0.25 / of_first };
                *value = f16::from_f64(value.to_f64() * size);
            }
        }
        case.variants().iter().for_each(check);
    }
}

/// NaN and infinity come out where the formulas say, and only there.
fn special_values_propagate<T: Float>() {
    let (nan, infinity) = (f64::NAN, f64::INFINITY);
    let widths = [[24, 16], [72, 200], [200, 40], [200, 136]];
    let cases = widths.map(|[d, e]| FlaoCase::<T>::plain([2, 3, 140, 150, d, e]).variants());
    for mut case in cases.concat() {
        // What is kept of the product would hide what is not in it.
        if case.save == FlaoSave::KvAndProduct {
            continue;
        }
        let data = &mut case.data;
        for (tensor, at, value) in [
            // A row of o is NaN.
            (0, [0, 0, 7, 3], nan),
            // A column of kv is infinite, so that of o is NaN.
            (2, [0, 1, 5, 2], infinity),
            // A row of kv is NaN, and so is all of o.
            (1, [0, 2, 80, 9], nan),
            (3, [1, 0, 11, 4], infinity),
            (3, [1, 0, 12, 4], nan),
            (4, [1, 1, 13, 5], -infinity),
        ] {
            let tensor = match tensor {
                0 => &mut data.inputs.q,
                1 => &mut data.inputs.k,
                2 => &mut data.inputs.v,
                3 => data.inputs.g.as_mut().unwrap(),
                _ => &mut data.d_o,
            };
            tensor[at] = T::from_f64(value);
        }
        check(&case);
    }
}

/// One launch for a short head, which multiplies q·kᵀ by v, has an infinity where NaN is right, but no number.
fn special_values_of_short_heads_propagate<T: Float>() {
    for device in devices() {
        let mut case = FlaoCase::<T>::plain([2, 3, 40, 50, 24, 16]);
        case.data.inputs.v[[0, 1, 5, 2]] = T::from_f64(f64::INFINITY);
        let call = case.on(&device);
        let o = call.op.forward(call.inputs()).unwrap();
        for (at, value) in o.to_array().unwrap().indexed_iter() {
            let is_reached = (at[0], at[1], at[3]) == (0, 1, 2);
            assert_eq!(!value.to_f64().is_finite(), is_reached, "{at:?}");
        }
    }
}

#[test]
fn special_values() {
    special_values_propagate::<f32>();
    special_values_propagate::<f16>();
    special_values_propagate::<bf16>();
    special_values_of_short_heads_propagate::<f32>();
    special_values_of_short_heads_propagate::<f16>();
    special_values_of_short_heads_propagate::<bf16>();
}

/// o lies as g, and each gradient as its input.
#[test]
fn outputs_lie_as_their_inputs() {
    for device in devices() {
        // (B, N, H, D) in memory.
        let tensor = |device: &Device, rows, columns| {
            device
                .tensor(&Array4::<f32>::ones((2, rows, 3, columns)))
                .unwrap()
        };
        let (q, k) = (tensor(&device, 20, 8), tensor(&device, 30, 8));
        let (v, g) = (tensor(&device, 30, 4), tensor(&device, 20, 4));
        let swap = [0, 2, 1, 3];
        let inputs = FlaoInputs {
            q: q.view().permute(&swap).unwrap(),
            k: k.view().permute(&swap).unwrap(),
            v: v.view().permute(&swap).unwrap(),
            g: Some(g.view().permute(&swap).unwrap()),
        };
        for save in SAVES {
            let (o, saved) = Flao::new().forward_saving(inputs, save).unwrap();
            let g = inputs.g.unwrap();
            assert_eq!(o.strides(), g.strides());
            if let Some(product) = saved.product() {
                assert_eq!(product.strides(), g.strides());
            }
            let gradients = Flao::new().backward(inputs, &saved, &o).unwrap();
            let FlaoGradients { dq, dk, dv, dg } = gradients;
            for (gradient, input) in [
                (dq, inputs.q),
                (dk, inputs.k),
                (dv, inputs.v),
                (dg.unwrap(), g),
            ] {
                assert_eq!(gradient.strides(), input.strides());
            }
        }
    }
}
