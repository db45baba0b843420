//! `gimbal apply flao-lrpe`.

use gimbal_ops::{
    Activation, Device, FlaoInputs, FlaoLrpe, Float, InputReason, SoftmaxAxis, ThetaKind,
};
use gimbal_reference::{self as reference, Encoding, FlaoAngles, Positions, TensorInfo};
use ndarray::{Array2, ArrayD};

use super::file::{Input, Integers, Named, Stored};
use super::flao::named;
use super::lrpe::{PlaceFlags, RotationFlags, axes, check_fits, on_one_axis, theta};
use super::{Direction, typed};
use crate::bench::parameters::{EncodingName, words};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::op::Pass;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    direction: Direction,
    /// How q and k turn by their angles
    #[arg(long, value_enum, default_value = "none")]
    encoding: EncodingName,
    #[command(flatten)]
    rotation: RotationFlags,
    #[command(flatten)]
    place: PlaceFlags,
    /// f of q
    #[arg(long, value_enum, default_value = "none")]
    q_act: RowActivation,
    /// f of k
    #[arg(long, value_enum, default_value = "none")]
    k_act: RowActivation,
    /// f of v
    #[arg(long, value_enum, default_value = "none")]
    v_act: ElementActivation,
    /// f of g
    #[arg(long, value_enum, default_value = "none")]
    g_act: ElementActivation,
    /// What the output is divided by: nothing, or f(q)·Σ f(k) + eps
    #[arg(long, value_enum, default_value = "none")]
    normalizer: NormalizerName,
    /// What is added to that
    #[arg(long, default_value_t = FlaoLrpe::EPS, value_name = "EPS")]
    eps: f64,
    /// Factor of q·kv
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    #[arg(allow_negative_numbers = true)]
    scale: f64,
    /// What the forward pass keeps for the backward pass: nothing, or kv and what a normaliser needs
    #[arg(long, value_enum, default_value = "kv")]
    save: SaveName,
    /// Also write the gradient of theta (bwd only)
    #[arg(long)]
    dtheta: bool,
}

words!(RowActivation for Activation {
    None = "none" => Activation::None,
    Relu = "relu" => Activation::Relu,
    Sigmoid = "sigmoid" => Activation::Sigmoid,
    Silu = "silu" => Activation::Silu,
    /// Over the features
    Softmax = "softmax" => Activation::Softmax(SoftmaxAxis::Feature),
});
words!(ElementActivation for Activation {
    None = "none" => Activation::None,
    Relu = "relu" => Activation::Relu,
    Sigmoid = "sigmoid" => Activation::Sigmoid,
    Silu = "silu" => Activation::Silu,
});
words!(NormalizerName { None = "none", Keys = "keys", });
words!(SaveName { None = "none", Kv = "kv", });

impl Args {
    /// The operator of the flags, at the positions that they say.
    fn definition(&self) -> Result<reference::FlaoLrpe, Error> {
        self.direction.check_dtheta(self.dtheta)?;
        let positions = self.place.positions()?;
        Ok(reference::FlaoLrpe {
            scale: self.scale,
            encoding: match self.encoding {
                EncodingName::None => None,
                EncodingName::Cosine => Some(Encoding::Cosine),
                EncodingName::Rotate => Some(Encoding::Rotate((&self.rotation).into())),
            },
            q_positions: positions.clone(),
            k_positions: positions,
            theta_kind: ThetaKind::default(),
            q_f: self.q_act.into(),
            k_f: self.k_act.into(),
            v_f: self.v_act.into(),
            g_f: self.g_act.into(),
            normalizer: (self.normalizer == NormalizerName::Keys).then_some(self.eps),
        })
    }
}

/// theta, and what the file has of positions.
type Angles = FlaoAngles<Array2<f32>, Integers>;

/// Reads them, and completes the definition by what they say.
fn angles(input: &mut Input, definition: &mut reference::FlaoLrpe) -> Result<Angles, Error> {
    let Some(encoding) = definition.encoding else {
        return Ok(Angles::default());
    };
    let mut angles = Angles {
        theta: Some(theta(input)?),
        ..Angles::default()
    };
    let axes = axes(input)?;
    let mut has_axes = false;
    let sides = [
        (
            ["q_offsets", "q_positions"],
            &mut angles.q_offsets,
            &mut angles.q_positions,
            &mut definition.q_positions,
        ),
        (
            ["k_offsets", "k_positions"],
            &mut angles.k_offsets,
            &mut angles.k_positions,
            &mut definition.k_positions,
        ),
    ];
    for ([offsets_name, positions_name], offsets, positions, place) in sides {
        *offsets = of_one_or_both(input, offsets_name, "offsets")?;
        *positions = of_one_or_both(input, positions_name, "positions")?;
        check_fits(input, offsets_name, offsets)?;
        if positions.is_some() {
            match place {
                Positions::Line { offset: 0 } => *place = Positions::given(),
                Positions::Line { .. } => return Err(input.conflict(positions_name, "an offset")),
                _ => return Err(input.conflict(positions_name, "a grid")),
            }
        }
        if let Positions::Grid { axes: of, .. } | Positions::Given { axes: of } = place {
            of.clone_from(&axes);
            has_axes = true;
        }
    }
    if axes.is_some() && !has_axes {
        return Err(input.conflict("axes", "positions on a line"));
    }
    // A single column is a frequency for all features where each turns by its own and positions have one axis.
    let is_single = angles
        .theta
        .as_ref()
        .is_some_and(|theta| theta.ncols() == 1);
    if encoding == Encoding::Cosine
        && is_single
        && on_one_axis(&definition.q_positions, &angles.q_positions)
        && on_one_axis(&definition.k_positions, &angles.k_positions)
    {
        definition.theta_kind = ThetaKind::PerHead;
    }
    Ok(angles)
}

/// What the file has for queries or keys, or for both.
fn of_one_or_both(
    input: &mut Input,
    one: &'static str,
    both: &'static str,
) -> Result<Option<Integers>, Error> {
    match (input.read_integers(one)?, input.read_integers(both)?) {
        (Some(_), Some(_)) => Err(input.conflict(one, both)),
        (of_one, of_both) => Ok(of_one.or(of_both)),
    }
}

pub fn run(args: &Args, choice: DeviceChoice) -> Result<(), Error> {
    let definition = args.definition()?;
    args.direction
        .files
        .apply(FlaoLrpe::NAME, choice, |input, device| {
            typed!(
                input.element_type("q")?,
                call(args, definition, input, device)
            )
        })
}

/// Everything is read and checked before anything runs.
fn call<T: Float + Stored>(
    args: &Args,
    mut definition: reference::FlaoLrpe,
    input: &mut Input,
    device: &Device,
) -> Result<Vec<Named>, Error> {
    let (q, k, v) = (input.read::<T>("q")?, input.read("k")?, input.read("v")?);
    let g = input.has("g").then(|| input.read("g")).transpose()?;
    let rows = reference::FlaoInputs { q, k, v, g };
    let angles = angles(input, &mut definition)?;
    let is_backward = args.direction.pass == Pass::Bwd;
    let d_o = is_backward.then(|| input.read::<T>("do")).transpose()?;
    check(args, &definition, &rows, &angles, d_o.as_ref())?;

    let theta = angles.theta.as_ref();
    let theta = theta.map(|theta| device.tensor(theta)).transpose()?;
    let q_offsets = Integers::on(device, &angles.q_offsets)?;
    let k_offsets = Integers::on(device, &angles.k_offsets)?;
    let q_positions = Integers::on(device, &angles.q_positions)?;
    let k_positions = Integers::on(device, &angles.k_positions)?;
    let mut op = FlaoLrpe::new(definition, theta.map(Into::into)).with_dtheta(args.dtheta);
    if let Some(offsets) = &q_offsets {
        op = op.query_offsets(offsets);
    }
    if let Some(offsets) = &k_offsets {
        op = op.key_offsets(offsets);
    }
    if let Some(positions) = &q_positions {
        op = op.query_positions(positions);
    }
    if let Some(positions) = &k_positions {
        op = op.key_positions(positions);
    }
    let rows = rows.try_map(|_, rows| device.tensor(rows))?;
    let inputs = FlaoInputs::from(&rows);
    let Some(d_o) = d_o else {
        let o = match args.save {
            SaveName::None => op.forward(inputs)?,
            SaveName::Kv => op.forward_saving(inputs)?.0,
        };
        return Ok(vec![Named::new("o", &o)?]);
    };
    let saved = match args.save {
        SaveName::None => None,
        SaveName::Kv => Some(op.forward_saving(inputs)?.1),
    };
    let saved = saved.as_ref().map(|saved| saved.view());
    let gradients = op.backward(inputs, saved, &device.tensor(&d_o)?)?;
    let mut results = named(&gradients.rows)?;
    results.extend(Named::any("dtheta", &gradients.dtheta)?);
    Ok(results)
}

/// Checks everything down to the values that a GPU would not look at.
fn check<T: Float>(
    args: &Args,
    definition: &reference::FlaoLrpe,
    rows: &reference::FlaoInputs<ArrayD<T>>,
    angles: &Angles,
    d_o: Option<&ArrayD<T>>,
) -> Result<(), Error> {
    let rows = rows.view();
    let angles = angles.map(|theta| theta.view(), |_, integers| integers.view());
    let problem = definition.check_forward(&rows.info(), &angles.info())?;
    if let Some(d_o) = d_o {
        let d_o = TensorInfo::of("do", d_o);
        definition.check_backward(&rows.info(), &angles.info(), None, &d_o)?;
    }
    if args.dtheta && definition.encoding.is_none() {
        let (tensor, needed_for) = ("theta", "the gradient of theta");
        let reason = InputReason::Missing { tensor, needed_for };
        return Err(reason.of(FlaoLrpe::NAME).into());
    }
    Ok(definition.check_values(&problem, &angles)?)
}
