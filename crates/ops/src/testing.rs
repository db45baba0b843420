//! [`gimbal_reference::testing`] in the memory of a device: inputs in any layout with NaN around them, outputs that begin as
//! NaN, and both passes of an operator on them. And an L2 cache to measure with.

mod calls;

use std::sync::Arc;

use gimbal_reference::Function;
use gimbal_reference::testing::{Layout, Placed as OnHost, Window, flao_lrpe, lrpe};
use ndarray::{ArrayD, Axis, Slice};

pub use self::calls::{
    FlaoCall, FlaoLrpeCall, FlaoLrpeResults, FlaoOutput, LrpeCall, LrpeResults, TpaCall, TpaResults,
};
pub use crate::tune::cold::ColdCache;
use crate::{
    Device, Error, FlaoLrpe, Float, Index, IndexTensor, Lrpe, LrpePair, Scalar, Tensor, TensorView,
    TensorViewMut, Workspace,
};

/// A tensor in a layout, as a part of a larger one on a device.
///
/// # Example
/// ```
/// use gimbal_ops::testing::Placed;
/// use gimbal_ops::{Device, Error};
/// use gimbal_reference::testing::Layout;
///
/// let device = Device::cpu();
/// let mut o = Placed::<f32>::poisoned(&device, &[2, 5, 3, 8], Layout::SWAPPED)?;
/// assert_eq!(o.view().strides(), [120, 8, 40, 1]);
/// assert!(o.read()?.view().iter().all(|value| value.is_nan()));
/// # Ok::<(), Error>(())
/// ```
pub struct Placed<T> {
    whole: Tensor<T>,
    window: Window,
}

impl<T: Float> Placed<T> {
    /// An input with these values.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn holding(device: &Device, values: &ArrayD<T>, layout: Layout) -> Result<Self, Error> {
        let placed = OnHost::holding(values, layout);
        Ok(Self {
            whole: device.tensor(placed.memory())?,
            window: placed.window().clone(),
        })
    }

    /// An output that has not been written.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn poisoned(device: &Device, shape: &[usize], layout: Layout) -> Result<Self, Error> {
        let window = layout.window(shape);
        let mut whole = device.zeros(&window.memory)?;
        whole.fill_bytes(0xff)?;
        Ok(Self { whole, window })
    }

    /// The tensor.
    ///
    /// # Panics
    /// If the layout is descending: a tensor of a device has no negative strides.
    pub fn view(&self) -> TensorView<'_, T> {
        assert!(!self.window.descending, "no negative strides on a device");
        let whole = self.whole.view().permute(&self.window.axes);
        let ranges = self.window.ranges.iter().cloned().enumerate();
        ranges
            .fold(whole, |view, (dim, range)| view?.narrow(dim, range))
            .expect("a window fits its memory")
    }

    /// The tensor, to be written.
    ///
    /// # Panics
    /// As [`view`](Self::view).
    pub fn view_mut(&mut self) -> TensorViewMut<'_, T> {
        assert!(!self.window.descending, "no negative strides on a device");
        let whole = self.whole.view_mut().permute(&self.window.axes);
        let ranges = self.window.ranges.iter().cloned().enumerate();
        ranges
            .fold(whole, |view, (dim, range)| view?.narrow(dim, range))
            .expect("a window fits its memory")
    }

    /// Waits for the device and copies all of it to the host, where it can be judged.
    ///
    /// # Errors
    /// Those of a copy.
    pub fn read(&self) -> Result<OnHost<T>, Error> {
        Ok(OnHost::within(self.whole.to_array()?, self.window.clone()))
    }
}

/// So many bytes, none of them a number.
///
/// # Errors
/// Those of memory on the device.
pub fn poisoned_workspace(device: &Device, bytes: usize) -> Result<Workspace, Error> {
    let mut workspace = Workspace::new(device, bytes)?;
    workspace.fill_bytes(0xff)?;
    Ok(workspace)
}

/// What an [`Lrpe`] reads besides x, on a device.
pub struct LrpeInputs {
    theta: Arc<Tensor<f32>>,
    offsets: Option<IndexTensor>,
    cu_seqlens: Option<IndexTensor>,
    positions: Option<IndexTensor>,
    norm_weight: Option<Tensor<f32>>,
}

fn index_tensor(
    device: &Device,
    index: &Option<lrpe::Index>,
) -> Result<Option<IndexTensor>, Error> {
    let tensor = index.as_ref().map(|index| match index {
        lrpe::Index::I32(values) => device.tensor(values).map(IndexTensor::I32),
        lrpe::Index::I64(values) => device.tensor(values).map(IndexTensor::I64),
    });
    tensor.transpose()
}

impl LrpeInputs {
    /// That of a problem.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn of(device: &Device, problem: &lrpe::Problem) -> Result<Self, Error> {
        let weight = problem.norm_weight.as_ref();
        Ok(Self {
            theta: device.tensor(&problem.theta)?.into(),
            offsets: index_tensor(device, &problem.offsets)?,
            cu_seqlens: index_tensor(device, &problem.cu_seqlens)?,
            positions: index_tensor(device, &problem.positions)?,
            norm_weight: weight.map(|weight| device.tensor(weight)).transpose()?,
        })
    }

    /// The operator of the problem.
    pub fn operator(&self, problem: &lrpe::Problem) -> Lrpe<'_> {
        let mut op = Lrpe::new(problem.op.clone(), self.theta.clone());
        if let Some(offsets) = &self.offsets {
            op = op.offsets(offsets);
        }
        if let Some(cu_seqlens) = &self.cu_seqlens {
            op = op.packed(cu_seqlens);
        }
        if let Some(positions) = &self.positions {
            op = op.positions(positions);
        }
        match (&self.norm_weight, problem.op.f) {
            (Some(weight), Function::RmsNorm { eps }) => op.norm(weight, eps),
            _ => op,
        }
    }

    /// An operator of queries, and of keys that read this.
    pub fn beside<'a>(&'a self, queries: Lrpe<'a>, keys: &lrpe::Problem) -> LrpePair<'a> {
        match (&self.norm_weight, keys.op.f) {
            (_, Function::Activation(f)) => queries.pair().key_activation(f),
            (Some(weight), Function::RmsNorm { eps }) => queries.pair().key_norm(weight, eps),
            (None, Function::RmsNorm { .. }) => queries.pair(),
        }
    }
}

/// Integers in a larger tensor, which has one more in front of each row, and behind it.
struct Rows(IndexTensor);

impl Rows {
    fn of(device: &Device, index: &Option<lrpe::Index>) -> Result<Option<Self>, Error> {
        fn around<T: Copy>(values: &ArrayD<T>, other: T) -> ArrayD<T> {
            let mut shape = values.shape().to_vec();
            let last = shape.len() - 1;
            shape[last] += 2;
            let mut whole = ArrayD::from_elem(shape, other);
            whole
                .slice_axis_mut(Axis(last), Slice::from(1..=values.shape()[last]))
                .assign(values);
            whole
        }
        let whole = index.as_ref().map(|index| match index {
            lrpe::Index::I32(values) => lrpe::Index::I32(around(values, i32::MIN)),
            lrpe::Index::I64(values) => lrpe::Index::I64(around(values, i64::MIN)),
        });
        Ok(index_tensor(device, &whole)?.map(Self))
    }

    fn index(&self) -> Index<'_> {
        fn within<'a, T: Scalar>(whole: &'a Tensor<T>) -> TensorView<'a, T> {
            let last = whole.shape().len() - 1;
            let end = whole.shape()[last] - 1;
            let rows = whole.view().narrow(last, 1..end);
            rows.expect("it has one more on either side")
        }
        match &self.0 {
            IndexTensor::I32(whole) => within(whole).into(),
            IndexTensor::I64(whole) => within(whole).into(),
        }
    }
}

/// What a [`FlaoLrpe`] reads besides q, k, v and g, on a device.
pub struct FlaoAngles {
    theta: Option<Arc<Tensor<f32>>>,
    /// Of the queries and of the keys.
    offsets: [Option<Rows>; 2],
    positions: [Option<Rows>; 2],
}

impl FlaoAngles {
    /// Those of a problem.
    ///
    /// # Errors
    /// Those of memory on the device.
    pub fn of<T>(device: &Device, case: &flao_lrpe::Case<T>) -> Result<Self, Error> {
        let theta = case.op.encoding.map(|_| device.tensor(&case.theta));
        let rows = |index| Rows::of(device, index);
        let [q_offsets, k_offsets] = case.offsets.each_ref().map(rows);
        let [q_positions, k_positions] = case.positions.each_ref().map(rows);
        Ok(Self {
            theta: theta.transpose()?.map(Arc::new),
            offsets: [q_offsets?, k_offsets?],
            positions: [q_positions?, k_positions?],
        })
    }

    /// The operator of the problem.
    pub fn operator<T>(&self, case: &flao_lrpe::Case<T>) -> FlaoLrpe<'_> {
        let op = FlaoLrpe::new(case.op.clone(), self.theta.clone().map(Into::into));
        let mut op = op.with_dtheta(case.with_dtheta);
        if let [Some(of_queries), Some(of_keys)] = &self.offsets {
            op = op
                .query_offsets(of_queries.index())
                .key_offsets(of_keys.index());
        }
        if let [Some(of_queries), Some(of_keys)] = &self.positions {
            op = op
                .query_positions(of_queries.index())
                .key_positions(of_keys.index());
        }
        op
    }
}
