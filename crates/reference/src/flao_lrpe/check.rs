//! The checks of `flao_lrpe`, on shapes alone: those of its parts, in the names of its own tensors.

use super::{FlaoAngles, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeSaved, Side};
use crate::dtype::DType;
use crate::error::{InputError, InputReason};
use crate::flao::{Flao, FlaoInputs, FlaoProblem};
use crate::lrpe::{
    Activation, Encoding, IndexType, Lrpe, LrpeInfo, LrpeProblem, Positions, SoftmaxAxis,
};
use crate::tensor::{TensorInfo, required};

/// What the checks see of theta and the positions.
type AnglesInfo<'a> = FlaoAngles<TensorInfo<'a>, TensorInfo<'a, IndexType>>;

/// The most features of q and k that may be doubled.
const MAX_COSINE_FEATURES: usize = 128;

/// The sizes of one call, as the checks found them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlaoLrpeProblem {
    /// Those of q, k, v and g.
    pub rows: FlaoProblem,
    /// D′, the features of encoded queries and keys.
    pub width: usize,
    /// The encoding of the queries, if there is one.
    pub q: Option<LrpeProblem>,
    /// The encoding of the keys, if there is one.
    pub k: Option<LrpeProblem>,
}

impl FlaoLrpeProblem {
    /// The shape of kv, (B, H, D′, E).
    pub fn kv_shape(&self) -> [usize; 4] {
        let [batch, heads, _, value_features] = self.rows.kv_shape();
        [batch, heads, self.width, value_features]
    }

    /// The shape of z, (B, H, D).
    pub fn z_shape(&self) -> [usize; 3] {
        [self.rows.batch, self.rows.heads, self.rows.features]
    }
}

impl FlaoLrpe {
    /// Checks the inputs of [`forward`](Self::forward).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the inputs and the operator's parameters.
    pub fn check_forward(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        angles: &AnglesInfo,
    ) -> Result<FlaoLrpeProblem, InputError> {
        let rows = Flao::default().check_forward(inputs).map_err(own)?;
        self.check_functions()?;
        let width = match &self.encoding {
            None => rows.features,
            Some(encoding) => {
                if *encoding == Encoding::Cosine {
                    let q = &inputs.q;
                    q.check_size(Self::NAME, "D", rows.features, 1..=MAX_COSINE_FEATURES)?;
                }
                encoding.width(rows.features)
            }
        };
        let [q, k] = match self.encodings() {
            Some([q, k]) => [
                Some(self.check_side(Side::Queries, &q, &inputs.q, angles)?),
                Some(self.check_side(Side::Keys, &k, &inputs.k, angles)?),
            ],
            None => [None; 2],
        };
        Ok(FlaoLrpeProblem { rows, width, q, k })
    }

    /// Checks the inputs and the outputs of [`forward_into`](Self::forward_into).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `o` and `saved`.
    pub fn check_forward_into(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        angles: &AnglesInfo,
        o: &TensorInfo,
        saved: Option<&FlaoLrpeSaved<TensorInfo>>,
    ) -> Result<FlaoLrpeProblem, InputError> {
        let problem = self.check_forward(inputs, angles)?;
        o.check_output(Self::NAME, inputs.q.dtype, &problem.rows.output_shape())?;
        self.each_saved(&problem, saved, |tensor, shape| {
            tensor.check_output(Self::NAME, DType::F32, shape)
        })?;
        Ok(problem)
    }

    /// Checks the inputs of [`backward`](Self::backward).
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward), and what is wrong with `saved` and `d_o`.
    pub fn check_backward(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        angles: &AnglesInfo,
        saved: Option<&FlaoLrpeSaved<TensorInfo>>,
        d_o: &TensorInfo,
    ) -> Result<FlaoLrpeProblem, InputError> {
        let problem = self.check_forward(inputs, angles)?;
        d_o.check_input(Self::NAME, inputs.q.dtype, &problem.rows.output_shape())?;
        self.each_saved(&problem, saved, |tensor, shape| {
            tensor.check_input(Self::NAME, DType::F32, shape)
        })?;
        Ok(problem)
    }

    /// Checks the inputs and the outputs of [`backward_into`](Self::backward_into).
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward), and what is wrong with the gradients.
    pub fn check_backward_into(
        &self,
        inputs: &FlaoInputs<TensorInfo>,
        angles: &AnglesInfo,
        saved: Option<&FlaoLrpeSaved<TensorInfo>>,
        d_o: &TensorInfo,
        gradients: &FlaoLrpeGradients<TensorInfo, TensorInfo>,
    ) -> Result<FlaoLrpeProblem, InputError> {
        let problem = self.check_backward(inputs, angles, saved, d_o)?;
        let (rows, g) = (&problem.rows, inputs.g.as_ref());
        rows.check_gradients(inputs.q.dtype, g, &gradients.rows)
            .map_err(own)?;
        if let Some(dtheta) = &gradients.dtheta {
            let theta = self.check_dtheta(angles)?;
            dtheta.check_output(Self::NAME, DType::F32, theta.shape)?;
        }
        Ok(problem)
    }

    /// The theta whose gradient is asked for.
    ///
    /// # Errors
    /// [`InputReason::Missing`] without theta or an encoding.
    pub fn check_dtheta<'a>(&self, angles: &AnglesInfo<'a>) -> Result<TensorInfo<'a>, InputError> {
        let theta = angles.theta.filter(|_| self.encoding.is_some());
        required(Self::NAME, theta, "theta", "the gradient of theta")
    }

    /// Queries and keys stand alone or in a softmax over their features, values and the gate alone.
    fn check_functions(&self) -> Result<(), InputError> {
        let conflict = |tensor, other| Err(InputReason::Conflict { tensor, other }.of(Self::NAME));
        for (f, other) in [(self.q_f, "q"), (self.k_f, "k")] {
            if f == Activation::Softmax(SoftmaxAxis::Sequence) {
                return conflict("a softmax over the sequence", other);
            }
        }
        for (f, other) in [(self.v_f, "v"), (self.g_f, "g")] {
            if matches!(f, Activation::Softmax(_)) {
                return conflict("a softmax", other);
            }
        }
        Ok(())
    }

    /// The encoding `lrpe` of queries or keys `x`, (B, H, N, D).
    fn check_side(
        &self,
        side: Side,
        lrpe: &Lrpe,
        x: &TensorInfo,
        angles: &AnglesInfo,
    ) -> Result<LrpeProblem, InputError> {
        let theta = required(Self::NAME, angles.theta, "theta", "the encoding")?;
        let (positions, offsets, name) = match side {
            Side::Queries => (angles.q_positions, angles.q_offsets, "q_positions"),
            Side::Keys => (angles.k_positions, angles.k_offsets, "k_positions"),
        };
        if matches!(lrpe.positions, Positions::Given { .. }) {
            required(Self::NAME, positions, name, "positions that are given")?;
        }
        let info = LrpeInfo {
            offsets,
            positions,
            ..theta.into()
        };
        let (mut shape, mut strides) = ([0; 4], [0; 4]);
        shape.copy_from_slice(x.shape);
        strides.copy_from_slice(x.strides);
        if !lrpe.has_heads_first() {
            shape.swap(1, 2);
            strides.swap(1, 2);
        }
        let x = TensorInfo {
            shape: &shape,
            strides: &strides,
            ..*x
        };
        lrpe.check_forward(&x, info).map_err(own)
    }

    /// Calls `check` on what is kept, with the shape that it has to have.
    fn each_saved(
        &self,
        problem: &FlaoLrpeProblem,
        saved: Option<&FlaoLrpeSaved<TensorInfo>>,
        check: impl Fn(&TensorInfo, &[usize]) -> Result<(), InputError>,
    ) -> Result<(), InputError> {
        let Some(FlaoLrpeSaved { kv, z }) = saved else {
            return Ok(());
        };
        check(kv, &problem.kv_shape())?;
        match (self.normalizer, z) {
            (Some(_), z) => {
                let z = required(Self::NAME, z.as_ref(), "z", "the normalizer")?;
                check(z, &problem.z_shape())
            }
            (None, None) => Ok(()),
            (None, Some(_)) => {
                let (tensor, other) = ("z", "an operator without a normalizer");
                Err(InputReason::Conflict { tensor, other }.of(Self::NAME))
            }
        }
    }

    /// The encoding of queries or keys on its own.
    pub(super) fn lrpe(&self, side: Side) -> Option<Lrpe> {
        let [q, k] = self.encodings()?;
        Some(match side {
            Side::Queries => q,
            Side::Keys => k,
        })
    }

    /// The encodings of queries and of keys as operators of their own, without their f.
    pub fn encodings(&self) -> Option<[Lrpe; 2]> {
        let of = |positions: &Positions, encoding| Lrpe {
            encoding,
            positions: positions.clone(),
            f: Activation::None.into(),
            theta_kind: self.theta_kind,
        };
        let encoding = self.encoding?;
        Some([
            of(&self.q_positions, encoding),
            of(&self.k_positions, encoding),
        ])
    }
}

/// An error of a part as one of this operator.
pub(super) fn own(error: InputError) -> InputError {
    error.reason.of(FlaoLrpe::NAME)
}
