//! What is measured: a call of an operator, what it must move, and its inputs.

mod flao;
mod lrpe;
mod tpa_decode;

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{DType, Device, Error, Float, Tensor, TensorView, TensorViewMut, bf16, f16};

use super::parameters::{Layout, Problem};
use super::protocol::Call;
use super::record::Measured;
use crate::op::OpName;
use crate::random;

/// What a call must do at least.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Work {
    /// Every input read once, every output written once.
    pub bytes: u64,
    /// The proportion of reads to writes.
    pub mix: Mix,
    /// Bytes that were saved for the call, and need not be read.
    pub spare_bytes: u64,
    /// Multiplications and additions of matrix products.
    pub flops: u64,
}

/// The inputs of a problem on a device.
pub trait Inputs {
    /// One call that allocates what it needs and returns its outputs, to be kept until memory has been measured.
    fn call(&self) -> Result<Box<dyn Any>, Error>;

    /// Allocates outputs and workspace, and has a call measured that uses them again and again.
    fn measure(&mut self, measure: Measure) -> Result<Measured, Error>;
}

/// What is done with a call, while everything that the call uses is alive.
pub type Measure<'a> = &'a mut dyn FnMut(&mut Call) -> Result<Measured, Error>;

impl Problem {
    pub fn work(&self) -> Work {
        match self.op {
            OpName::Flao => flao::work(self),
            OpName::TpaDecode => tpa_decode::work(self),
            _ => lrpe::work(self),
        }
    }

    /// The same problem as the programs in `crates/bench/peers` take it; none if they cannot.
    pub fn peer(&self) -> Option<serde_json::Value> {
        match self.op {
            OpName::Flao => flao::peer(self),
            OpName::TpaDecode => tpa_decode::peer(self),
            _ => lrpe::peer(self),
        }
    }

    /// Allocates and fills the inputs.
    pub fn inputs(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        match self.parameters.dtype() {
            DType::F32 => self.typed_inputs::<f32>(device),
            DType::F16 => self.typed_inputs::<f16>(device),
            DType::BF16 => self.typed_inputs::<bf16>(device),
        }
    }

    fn typed_inputs<T: Float>(&self, device: &Device) -> Result<Box<dyn Inputs>, Error> {
        match self.op {
            OpName::Flao => flao::inputs::<T>(self, device),
            OpName::TpaDecode => tpa_decode::inputs::<T>(self, device),
            _ => lrpe::inputs::<T>(self, device),
        }
    }
}

/// Which of tokens and heads an operator names first.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    /// (B, N, H, ·)
    TokensFirst,
    /// (B, H, N, ·)
    HeadsFirst,
}

/// A tensor of rows in some order of memory.
struct Rows<T> {
    memory: Tensor<T>,
    order: Order,
    layout: Layout,
    heads: usize,
}

impl<T: Float> Rows<T> {
    /// Random rows, so many of each head and sequence.
    fn random(
        device: &Device,
        order: Order,
        layout: Option<Layout>,
        [batch, tokens, heads, width]: [usize; 4],
        rng: &mut fastrand::Rng,
    ) -> Result<Self, Error> {
        let layout = layout.unwrap_or(match order {
            Order::TokensFirst => Layout::Nhd,
            Order::HeadsFirst => Layout::Hnd,
        });
        let shape = match layout {
            Layout::Nhd => [batch, tokens, heads, width],
            Layout::Hnd => [batch, heads, tokens, width],
            Layout::Qkv => [batch, tokens, 3 * heads, width],
        };
        Ok(Self {
            memory: random::tensor(device, &shape, rng)?,
            order,
            layout,
            heads,
        })
    }

    /// The axes of memory in the order of the operator, if that is another one.
    fn axes(&self) -> Option<&'static [usize]> {
        let tokens_first = self.layout != Layout::Hnd;
        (tokens_first != (self.order == Order::TokensFirst)).then_some(&[0, 2, 1, 3])
    }

    fn view(&self) -> Result<TensorView<'_, T>, Error> {
        let mut view = self.memory.view();
        if self.layout == Layout::Qkv {
            view = view.narrow(2, 0..self.heads)?;
        }
        self.axes().map_or(Ok(view), |axes| view.permute(axes))
    }

    fn view_mut(&mut self) -> Result<TensorViewMut<'_, T>, Error> {
        let axes = self.axes();
        let mut view = self.memory.view_mut();
        if self.layout == Layout::Qkv {
            view = view.narrow(2, 0..self.heads)?;
        }
        match axes {
            Some(axes) => view.permute(axes),
            None => Ok(view),
        }
    }
}
