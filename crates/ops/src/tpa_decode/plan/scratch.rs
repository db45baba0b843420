//! The workspace of a decode.

/// Bytes of a workspace: lengths that came from the host, then lse and o of the parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scratch {
    pub kv_lens: usize,
    pub lse: usize,
    pub o: usize,
}

/// Where each begins: what a kernel reads 16 bytes at a time is as aligned as an allocation.
const ALIGNMENT: usize = 256;

impl Scratch {
    pub fn bytes(&self) -> usize {
        self.o_at() + self.o
    }

    pub fn lse_at(&self) -> usize {
        self.kv_lens.next_multiple_of(ALIGNMENT)
    }

    pub fn o_at(&self) -> usize {
        self.lse_at() + self.lse.next_multiple_of(ALIGNMENT)
    }
}
