//! The accuracy of the cosine and the sine at large positions.

use gimbal_ops::{Error, Lrpe};
use gimbal_reference::compare::PHASE_ERROR;
use gimbal_reference::{Lrpe as Definition, Positions};
use ndarray::{Array2, ArrayD};

use super::Workbench;
use crate::op::OpName;

const TOKENS: i64 = 128;
const ANGLES: usize = 256;
/// The largest |theta| that the accuracy is promised for.
const MAX_THETA: f32 = 64.0;
/// Where the tokens begin: up to the last positions below 2^24.
const OFFSETS: [i64; 5] = [0, 4096, 131_072, 1 << 20, (1 << 24) - TOKENS];

/// The largest errors from one position on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhaseError {
    offset: i64,
    cos: f64,
    sin: f64,
}

impl PhaseError {
    fn passed(&self) -> bool {
        self.cos <= PHASE_ERROR && self.sin <= PHASE_ERROR
    }

    pub fn failure(&self, op: &str) -> Option<String> {
        let offset = self.offset;
        (!self.passed()).then(|| {
            format!(
                "{op}: cosine or sine off by more than {PHASE_ERROR:e} from position {offset} on"
            )
        })
    }

    /// A line of the table under [`HEADER`].
    pub fn line(&self) -> String {
        format!(
            "{:>10}  {:>9.2e}  {:>9.2e}  {}",
            self.offset,
            self.cos,
            self.sin,
            if self.passed() { "ok" } else { "FAILED" }
        )
    }
}

pub const HEADER: &str = "  position  cos error  sin error  verdict";

/// Encodes a unit vector, whose output is the cosines and sines themselves.
pub fn errors(op: OpName, bench: &Workbench) -> Result<Vec<PhaseError>, Error> {
    let mut rng = fastrand::Rng::with_seed(bench.seed);
    let theta = Array2::from_shape_simple_fn((1, ANGLES), || MAX_THETA * (2.0 * rng.f32() - 1.0));
    let (definition, features) = match op {
        OpName::LrpeRotate => (Definition::rotate(), 2 * ANGLES),
        _ => (Definition::cosine(), ANGLES),
    };
    // In a rotation (1, 0) becomes (cos, sin); in a cosine encoding 1 does.
    let x = ArrayD::from_shape_fn(vec![1, TOKENS as usize, 1, features], |at| {
        if at[3] < ANGLES { 1f32 } else { 0.0 }
    });
    OFFSETS
        .into_iter()
        .map(|offset| {
            let definition = Definition {
                positions: Positions::line(offset),
                ..definition.clone()
            };
            let op = Lrpe::new(definition.clone(), bench.device.tensor(&theta)?);
            let o = op.forward(&bench.device.tensor(&x)?)?.to_array()?;
            let exact = definition.forward_f64(x.view(), theta.view())?;
            let mut errors = PhaseError {
                offset,
                cos: 0.0,
                sin: 0.0,
            };
            for ((at, &got), exact) in o.indexed_iter().zip(&exact) {
                let error = (f64::from(got) - exact).abs();
                let worst = match at[3] < ANGLES {
                    true => &mut errors.cos,
                    false => &mut errors.sin,
                };
                *worst = worst.max(if error.is_nan() { f64::INFINITY } else { error });
            }
            Ok(errors)
        })
        .collect()
}
