//! The workspace of a call.

use gimbal_kernels_sys::lrpe::Params;

/// Bytes of a workspace: first the finished statistics, then what first stages leave to second ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scratch {
    pub columns: usize,
    pub partials: usize,
}

impl Scratch {
    /// Room for either.
    pub fn or(self, other: Self) -> Self {
        Self {
            columns: self.columns.max(other.columns),
            partials: self.partials.max(other.partials),
        }
    }

    pub fn bytes(&self) -> usize {
        self.partials_at() + self.partials
    }

    /// Puts the addresses within a workspace at `base` into the parameters of a launch.
    pub fn place(&self, base: u64, params: &mut Params) {
        params.columns = base;
        params.partials = base + self.partials_at() as u64;
    }

    fn partials_at(&self) -> usize {
        self.columns.next_multiple_of(256)
    }
}
