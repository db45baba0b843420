//! Scratch memory of a sharded call.

use crate::check::check_device;
use crate::tensor::Layout;
use crate::workspace::ALIGNMENT;
use crate::{Device, Error, Tensor, TensorView, TensorViewMut, Workspace};

/// Hands out parts of a workspace, or new memory where there is none, as on the CPU.
pub(super) struct Scratch<'w> {
    device: Device,
    rest: Option<TensorViewMut<'w, u8>>,
}

/// f32 that are written before they are read.
pub(super) enum Floats<'w> {
    New(Tensor<f32>),
    Lent(TensorViewMut<'w, f32>),
}

/// The bytes of so many f32 in a workspace.
pub(super) fn float_bytes(device: &Device, count: usize) -> usize {
    match device.is_cuda() {
        true => (count * size_of::<f32>()).next_multiple_of(ALIGNMENT),
        false => 0,
    }
}

impl<'w> Scratch<'w> {
    /// # Errors
    /// [`Error::DeviceMismatch`], [`Error::WorkspaceTooSmall`].
    pub fn new(
        op: &'static str,
        device: &Device,
        workspace: Option<&'w mut Workspace>,
        needed: usize,
    ) -> Result<Self, Error> {
        if let Some(workspace) = &workspace {
            check_device(op, device, "the workspace", workspace.device())?;
            let got = workspace.bytes();
            if got < needed {
                return Err(Error::WorkspaceTooSmall { op, needed, got });
            }
        }
        let given = workspace.filter(|_| device.is_cuda());
        Ok(Self {
            device: device.clone(),
            rest: given.map(Workspace::view_mut),
        })
    }

    /// A dense tensor.
    pub fn floats(&mut self, shape: &[usize]) -> Result<Floats<'w>, Error> {
        let layout = Layout::dense(shape)?;
        match self.take(float_bytes(&self.device, layout.len()))? {
            None => Ok(Floats::New(self.device.uninit(layout)?)),
            // SAFETY: the part has room for the elements, and begins at a multiple of 256 bytes.
            Some(part) => Ok(Floats::Lent(unsafe { part.cast(0, layout) })),
        }
    }

    /// A workspace of so many bytes for an operator within this one; nothing is taken behind it.
    pub fn workspace(&mut self, bytes: usize) -> Result<Lent<'w>, Error> {
        let Some(part) = self.take(bytes)? else {
            return Ok(Lent {
                workspace: Workspace::new(&self.device, bytes)?,
                _memory: None,
            });
        };
        // SAFETY: the part is kept borrowed for as long as the workspace is.
        let workspace = unsafe { Workspace::at(&self.device, part.address(), bytes)? };
        Ok(Lent {
            workspace,
            _memory: Some(part),
        })
    }

    fn take(&mut self, bytes: usize) -> Result<Option<TensorViewMut<'w, u8>>, Error> {
        let Some(rest) = self.rest.take() else {
            return Ok(None);
        };
        let (part, rest) = rest.split_at(0, bytes)?;
        self.rest = Some(rest);
        Ok(Some(part))
    }
}

/// A workspace in memory that is borrowed.
pub(super) struct Lent<'w> {
    pub workspace: Workspace,
    _memory: Option<TensorViewMut<'w, u8>>,
}

impl Floats<'_> {
    pub fn view_mut(&mut self) -> TensorViewMut<'_, f32> {
        match self {
            Self::New(tensor) => tensor.view_mut(),
            Self::Lent(view) => view.reborrow(),
        }
    }

    pub fn view(&self) -> TensorView<'_, f32> {
        match self {
            Self::New(tensor) => tensor.view(),
            Self::Lent(view) => view.as_view(),
        }
    }
}
