//! `lrpe_rotate`, `lrpe_cosine` and `lrpe_cosine_md`.

use gimbal_ops::{Activation, Lrpe, LrpeGradientsMut, Saved, SoftmaxAxis, Tensor, Theta};

use crate::call::{Args, Failure, number_in};
use crate::tensor::{Place, Scratch, with_float};

/// What both directions are told besides tensors.
struct Parameters {
    activation: Activation,
    /// Whether theta is one number a head.
    per_head: bool,
    offset: i64,
    grid: Vec<usize>,
    extra_tokens: usize,
}

impl Parameters {
    fn take(args: &mut Args) -> Result<Self, Failure> {
        Ok(Self {
            activation: args.numbered("activation", &ACTIVATIONS)?,
            per_head: args.flag("per_head")?,
            offset: args.int("offset")?,
            grid: lengths(args.optional_word("shape")?.unwrap_or(""))?,
            extra_tokens: length("extra_tokens", args.int("extra_tokens")?)?,
        })
    }

    fn operator(&self, name: &str, theta: Tensor<f32>) -> Lrpe<'static> {
        let on_a_line = match self.per_head {
            true => Theta::per_head,
            false => Theta::per_feature,
        };
        let op = match name {
            "lrpe_rotate" => Lrpe::rotate(on_a_line(theta)).offset(self.offset),
            "lrpe_cosine" => Lrpe::cosine(on_a_line(theta)).offset(self.offset),
            _ => Lrpe::cosine_md(theta, &self.grid, self.extra_tokens),
        };
        op.activation(self.activation)
    }
}

/// The parameters, x, theta, o.
pub fn forward(name: &str, args: &mut Args) -> Result<i64, Failure> {
    let parameters = Parameters::take(args)?;
    let (x, theta, o) = (args.tensor("x")?, args.tensor("theta")?, args.tensor("o")?);
    let scratch = Scratch::take(args)?;
    let place = Place::of(x)?;
    with_float!("x", x, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (x, theta, mut o) = unsafe {
            (
                place.tensor::<T>("x", x)?,
                place.tensor("theta", theta)?,
                place.tensor::<T>("o", o)?,
            )
        };
        let op = parameters.operator(name, theta);
        scratch.run(&place, |workspace| op.forward_into(&x, &mut o, workspace))
    })
}

/// The parameters, x or none, theta, do, dx, dtheta or none.
pub fn backward(name: &str, args: &mut Args) -> Result<i64, Failure> {
    let parameters = Parameters::take(args)?;
    let (x, theta) = (args.optional_tensor("x")?, args.tensor("theta")?);
    let (d_o, dx) = (args.tensor("do")?, args.tensor("dx")?);
    let dtheta = args.optional_tensor("dtheta")?;
    let scratch = Scratch::take(args)?;
    let place = Place::of(d_o)?;
    with_float!("do", d_o, T => {
        // SAFETY: the caller vouches for the tensors of a call.
        let (x, theta, d_o, mut dx, mut dtheta) = unsafe {
            (
                place.optional::<T>("x", x)?,
                place.tensor("theta", theta)?,
                place.tensor::<T>("do", d_o)?,
                place.tensor::<T>("dx", dx)?,
                place.optional("dtheta", dtheta)?,
            )
        };
        let op = parameters.operator(name, theta).with_dtheta(dtheta.is_some());
        scratch.run(&place, |workspace| {
            let saved = x.as_ref().map_or(Saved::Nothing, Saved::from);
            let gradients = LrpeGradientsMut {
                dx: dx.view_mut(),
                dtheta: dtheta.as_mut().map(Tensor::view_mut),
                dnorm_weight: None,
            };
            op.backward_into(saved, &d_o, gradients, workspace)
        })
    })
}

/// Every f. Its number is its place.
const ACTIVATIONS: [Activation; 6] = [
    Activation::None,
    Activation::Relu,
    Activation::Sigmoid,
    Activation::Silu,
    Activation::Softmax(SoftmaxAxis::Feature),
    Activation::Softmax(SoftmaxAxis::Sequence),
];

/// The number of an activation: from its name, and the dimension of a softmax, -1 for the features or 1 for the sequence.
pub fn activation(args: &mut Args) -> Result<i64, Failure> {
    let (name, dim) = (args.word("activation")?, args.int("dim")?);
    let activation = match (name, dim) {
        ("none", _) => Activation::None,
        ("relu", _) => Activation::Relu,
        ("sigmoid", _) => Activation::Sigmoid,
        ("silu", _) => Activation::Silu,
        ("softmax", -1) => Activation::Softmax(SoftmaxAxis::Feature),
        ("softmax", 1) => Activation::Softmax(SoftmaxAxis::Sequence),
        ("softmax", _) => {
            return Err(Failure::value_error(format!(
                "dim must be -1 for a softmax over the features, or 1 for one over the sequence, got {dim}"
            )));
        }
        _ => {
            return Err(Failure::value_error(format!(
                "activation must be none, relu, sigmoid, silu or softmax, got {name}"
            )));
        }
    };
    number_in(&ACTIVATIONS, activation)
}

/// Lengths with commas between them.
fn lengths(shape: &str) -> Result<Vec<usize>, Failure> {
    let each = shape.split(',').filter(|length| !length.is_empty());
    each.map(|length| length.trim().parse())
        .collect::<Result<_, _>>()
        .map_err(|_| Failure::value_error(format!("shape must be lengths, got ({shape})")))
}

fn length(name: &str, value: i64) -> Result<usize, Failure> {
    usize::try_from(value)
        .map_err(|_| Failure::value_error(format!("{name} must not be negative, got {value}")))
}
