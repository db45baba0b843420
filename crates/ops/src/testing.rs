//! [`gimbal_reference::testing`] in the memory of a device: inputs in any layout with NaN around them, and outputs that
//! begin as NaN. And an L2 cache to measure with.

use gimbal_reference::testing::{Layout, Placed as OnHost, Window};
use ndarray::ArrayD;

pub use crate::tune::cold::ColdCache;
use crate::{Device, Error, Float, Tensor, TensorView, TensorViewMut, Workspace};

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
