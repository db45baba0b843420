//! What is measured: a call of an operator, what it must move, and its inputs.

mod flao;
mod lrpe;
mod tpa_decode;

use std::any::Any;

use gimbal_kernels_sys::stream::Mix;
use gimbal_ops::{
    DType, Device, Error, Float, Tensor, TensorView, TensorViewMut, ThetaKind, bf16, f16,
};
use gimbal_reference::{Encoding, Positions, Rotation};

use super::parameters::{Layout, Parameters, Problem, Source, ThetaName};
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
            OpName::Flao | OpName::FlaoLrpe => flao::work(self),
            OpName::TpaDecode => tpa_decode::work(self),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => lrpe::work(self),
        }
    }

    /// The same problem as the programs in `crates/bench/peers` take it; none if they cannot.
    pub fn peer(&self) -> Option<serde_json::Value> {
        match self.op {
            OpName::Flao | OpName::FlaoLrpe => flao::peer(self),
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
            OpName::Flao | OpName::FlaoLrpe => flao::inputs::<T>(self, device),
            OpName::TpaDecode => tpa_decode::inputs::<T>(self, device),
            OpName::LrpeRotate | OpName::LrpeCosine | OpName::LrpeCosineMd => {
                lrpe::inputs::<T>(self, device)
            }
        }
    }
}

impl Parameters {
    fn rotation(&self) -> Encoding {
        Encoding::Rotate(Rotation {
            pairing: self.pairing.map(Into::into).unwrap_or_default(),
            rotary_dim: self.rotary_dim,
            factor: 1.0,
        })
    }

    /// On the grid, if there is one, else on a line.
    fn places(&self) -> Positions {
        match &self.shape[..] {
            [] => Positions::line(0),
            shape => Positions::grid(shape, self.extra_tokens.unwrap_or(0)),
        }
    }

    fn theta_kind(&self) -> ThetaKind {
        match self.theta {
            Some(ThetaName::Scalar) => ThetaKind::PerHead,
            _ => ThetaKind::PerFeature,
        }
    }

    fn theta_rows(&self, heads: usize) -> usize {
        match self.theta {
            Some(ThetaName::Shared) => 1,
            _ => heads,
        }
    }

    /// Whether sequences lie back to back.
    fn is_packed(&self) -> bool {
        self.positions == Some(Source::Packed) && self.shape.is_empty()
    }
}

/// The sizes of the command line.
fn sizes<const N: usize>(problem: &Problem) -> [usize; N] {
    std::array::from_fn(|at| problem.parameters.sizes[at])
}

/// theta, (rows, angles): the usual geometric series of frequencies in each row.
pub fn frequencies(device: &Device, shape: [usize; 2]) -> Result<Tensor<f32>, Error> {
    let [rows, angles] = shape;
    let frequency = |angle: usize| 1e4f32.powf(-(angle as f32) / angles as f32);
    let theta: Vec<f32> = (0..rows).flat_map(|_| (0..angles).map(frequency)).collect();
    device.tensor_from_slice(&theta, &shape)
}

/// A tensor of rows in some order of memory.
struct Rows<T> {
    memory: Tensor<T>,
    layout: Layout,
    heads: usize,
    /// Whether the operator names heads before tokens.
    heads_first: bool,
    /// Whether it names no batch.
    is_packed: bool,
}

impl<T: Float> Rows<T> {
    /// Random rows, so many of each head and sequence.
    fn random(
        problem: &Problem,
        device: &Device,
        [batch, tokens, heads, width]: [usize; 4],
        rng: &mut fastrand::Rng,
    ) -> Result<Self, Error> {
        let heads_first = !matches!(problem.op, OpName::LrpeRotate | OpName::LrpeCosine);
        let layout = problem.parameters.layout.unwrap_or(match heads_first {
            true => Layout::Hnd,
            false => Layout::Nhd,
        });
        let is_packed = problem.parameters.is_packed();
        let (batch, tokens) = match is_packed {
            true => (1, batch * tokens),
            false => (batch, tokens),
        };
        let shape = match layout {
            Layout::Nhd => [batch, tokens, heads, width],
            Layout::Hnd => [batch, heads, tokens, width],
            Layout::Qkv => [batch, tokens, 3 * heads, width],
        };
        Ok(Self {
            memory: random::tensor(device, &shape, rng)?,
            layout,
            heads,
            heads_first,
            is_packed,
        })
    }

    /// The axes of memory in the order of the operator.
    fn axes(&self) -> [usize; 4] {
        match (self.layout == Layout::Hnd) == self.heads_first {
            true => [0, 1, 2, 3],
            false => [0, 2, 1, 3],
        }
    }

    fn view(&self) -> Result<TensorView<'_, T>, Error> {
        let mut view = self.memory.view();
        if self.layout == Layout::Qkv {
            view = view.narrow(2, 0..self.heads)?;
        }
        view = view.permute(&self.axes())?;
        match self.is_packed {
            true => view.select(0, 0),
            false => Ok(view),
        }
    }

    fn view_mut(&mut self) -> Result<TensorViewMut<'_, T>, Error> {
        let (axes, is_packed) = (self.axes(), self.is_packed);
        let mut view = self.memory.view_mut();
        if self.layout == Layout::Qkv {
            view = view.narrow(2, 0..self.heads)?;
        }
        view = view.permute(&axes)?;
        match is_packed {
            true => view.select(0, 0),
            false => Ok(view),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;
    use crate::op::Pass;

    /// MiB and mix of the problem that these words name.
    fn work(op: &str, pass: Pass, words: &str) -> (f64, Mix) {
        let op = OpName::from_str(op, true).unwrap();
        let problem = Problem::new(op, pass, Parameters::of(words)).unwrap();
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
