//! What is measured: a call of an operator, what it must move, and its inputs.

mod flao;
mod flao_lrpe;
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
            OpName::FlaoLrpe => flao_lrpe::work(self),
            OpName::TpaDecode => tpa_decode::work(self),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => lrpe::work(self),
        }
    }

    /// The same problem as the programs in `crates/bench/peers` take it; none if they cannot.
    pub fn peer(&self) -> Option<serde_json::Value> {
        match self.op {
            OpName::Flao => flao::peer(self),
            OpName::FlaoLrpe => flao_lrpe::peer(self),
            OpName::TpaDecode => tpa_decode::peer(self),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => lrpe::peer(self),
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
            OpName::FlaoLrpe => flao_lrpe::inputs::<T>(self, device),
            OpName::TpaDecode => tpa_decode::inputs::<T>(self, device),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => {
                lrpe::inputs::<T>(self, device)
            }
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

#[cfg(test)]
mod tests {
    use clap::{Parser, ValueEnum};

    use super::super::parameters::Parameters;
    use super::*;
    use crate::op::Pass;

    #[derive(Parser)]
    struct Words {
        #[command(flatten)]
        parameters: Parameters,
    }

    /// MiB and mix of the problem that these words name.
    fn work(op: &str, pass: Pass, words: &str) -> (f64, Mix) {
        let words = std::iter::once("gimbal").chain(words.split_whitespace());
        let op = OpName::from_str(op, true).unwrap();
        let problem = Problem::new(op, pass, Words::parse_from(words).parameters).unwrap();
        let Work { bytes, mix, .. } = problem.work();
        (bytes as f64 / f64::from(1 << 20), mix)
    }

    #[test]
    fn bytes_are_every_input_and_output_once() {
        let (fwd, bwd) = (Pass::Fwd, Pass::Bwd);
        // A tensor of x has 9 MiB; theta 12 heads of 64 or 128 numbers.
        let theta = 12.0 * 64.0 * 4.0 / f64::from(1 << 20);
        let sizes = "--sizes 12,256,12,128";
        let silu = "--sizes 12,256,12,128 --act silu";
        for (op, pass, words, expected) in [
            ("lrpe-rotate", fwd, silu, (18.0 + theta, Mix::R1W1)),
            ("lrpe-rotate", bwd, sizes, (18.0 + theta, Mix::R1W1)),
            ("lrpe-rotate", bwd, silu, (27.0 + theta, Mix::R2W1)),
            ("lrpe-cosine", fwd, sizes, (27.0 + 2.0 * theta, Mix::R1W2)),
            ("lrpe-cosine", bwd, sizes, (27.0 + 2.0 * theta, Mix::R2W1)),
            ("lrpe-cosine", bwd, silu, (36.0 + 2.0 * theta, Mix::R3W1)),
        ] {
            assert_eq!(work(op, pass, words), expected, "{op} {words}");
        }
        // A tensor has 9 MiB, and kv as well: 64 KiB of each of 144 heads.
        for (save, forward, backward) in [
            ("none", 45.0, 81.0),
            ("kv", 54.0, 90.0),
            ("kv-qkv", 63.0, 90.0),
        ] {
            let words = format!("--sizes 12,12,256,256,128,128 --save {save}");
            let both = [fwd, bwd].map(|pass| work("flao", pass, &words).0);
            assert_eq!(both, [forward, backward], "{save}");
        }
        // ak, av of 32 and bk, bv of 128 elements a token, 2 bytes each; two of eight sequences are empty.
        let cache = 8 * 32768 * 2 * (32 + 128) * 2;
        let rest = 8 * 16 * (32 + 128) * 2 + 8 * 32 * 128 * 2;
        let words = "--sizes 8,32768,32,16,128,128";
        let mebibytes = |bytes: usize| bytes as f64 / f64::from(1 << 20);
        assert_eq!(
            work("tpa-decode", fwd, words),
            (mebibytes(cache + rest), Mix::R4W0)
        );
        let lengths = format!("{words} --kv-lens 0,32768,32768,32768");
        assert_eq!(
            work("tpa_decode", fwd, &lengths).0,
            mebibytes(cache * 3 / 4 + rest)
        );
    }
}
