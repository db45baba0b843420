//! `gimbal apply lrpe-rotate`, `gimbal apply lrpe-cosine` and `gimbal apply lrpe-cosine-md`.

use std::sync::Arc;

use gimbal_ops::{
    Activation, Device, Float, IndexTensor, Lrpe, LrpeGradients, SoftmaxAxis, Tensor, ThetaKind,
};
use gimbal_reference::{
    Encoding, Function, Lrpe as Definition, LrpeInputs, Positions, Rotation, TensorInfo,
};
use ndarray::{Array2, ArrayD, Ix2};

use super::file::{Input, Integers, Named, Stored};
use super::{Direction, typed};
use crate::bench::parameters::{PairingName, SoftmaxDim, words};
use crate::device::DeviceChoice;
use crate::error::Error;
use crate::op::Pass;

#[derive(Debug, clap::Args)]
pub struct RotateArgs {
    #[command(flatten)]
    common: CommonArgs,
    #[command(flatten)]
    place: PlaceFlags,
    #[command(flatten)]
    rotation: RotationFlags,
}

/// How features are rotated.
#[derive(Debug, clap::Args)]
pub(super) struct RotationFlags {
    /// Which of the rotated features are a pair: i and i + r/2, or 2i and 2i + 1
    #[arg(long, value_enum, default_value = "half")]
    pairing: PairingName,
    /// Features that are rotated, from the first on [default: all of them]
    #[arg(long, value_name = "R")]
    rotary_dim: Option<usize>,
    /// Factor of the rotated features
    #[arg(long, default_value_t = 1.0, value_name = "C")]
    #[arg(allow_negative_numbers = true)]
    factor: f64,
}

impl From<&RotationFlags> for Rotation {
    fn from(flags: &RotationFlags) -> Self {
        Self {
            pairing: flags.pairing.into(),
            rotary_dim: flags.rotary_dim,
            factor: flags.factor,
        }
    }
}

/// Where tokens are, unless the file says it.
#[derive(Debug, clap::Args)]
pub(super) struct PlaceFlags {
    #[command(flatten)]
    line: LineFlags,
    /// Puts the tokens on a grid: the lengths of its axes, the last of which is the fastest in memory
    #[arg(long, value_delimiter = ',', value_name = "N1,N2,…")]
    shape: Option<Vec<usize>>,
    /// Tokens before the grid, which have no position
    #[arg(long, default_value_t = 0, value_name = "L", requires = "shape")]
    extra_tokens: usize,
}

impl PlaceFlags {
    pub fn positions(&self) -> Result<Positions, Error> {
        match &self.shape {
            None => Ok(Positions::line(self.line.offset)),
            Some(_) if self.line.offset != 0 => {
                let reason = "--offset does not go with --shape";
                Err(Error::Usage(reason.to_owned()))
            }
            Some(shape) => Ok(Positions::grid(shape.as_slice(), self.extra_tokens)),
        }
    }
}

#[derive(Debug, clap::Args)]
pub struct CosineArgs {
    #[command(flatten)]
    common: CommonArgs,
    #[command(flatten)]
    line: LineFlags,
}

#[derive(Debug, clap::Args)]
pub struct GridArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// Lengths of the axes of the grid, the last of which is the fastest in memory
    #[arg(long, required = true, value_delimiter = ',', value_name = "N1,N2,…")]
    shape: Vec<usize>,
    /// Tokens before the grid, which have no position
    #[arg(long, default_value_t = 0, value_name = "L")]
    extra_tokens: usize,
    /// Accepted, and without effect: both passes compute their angles, with the same bits, so nothing has to be saved
    #[arg(long)]
    cache: bool,
}

/// For tokens on a line.
#[derive(Debug, clap::Args)]
struct LineFlags {
    /// Position of the first token
    #[arg(long, default_value_t = 0, value_name = "P")]
    #[arg(allow_negative_numbers = true)]
    offset: i64,
}

/// The flags of every LRPE operator.
#[derive(Debug, clap::Args)]
struct CommonArgs {
    #[command(flatten)]
    direction: Direction,
    /// Function f applied to x before the encoding
    #[arg(long, value_enum, default_value = "none")]
    act: ActivationName,
    /// Dimension of the softmax: -1 the features, 1 the sequence [default: -1]
    #[arg(long, value_enum, allow_negative_numbers = true)]
    dim: Option<SoftmaxDim>,
    /// What is added to the mean of the squares in an RMS norm, which f is where the file has norm_weight
    #[arg(long, default_value_t = 1e-6, value_name = "EPS")]
    norm_eps: f64,
    /// Also write the gradient of theta (bwd only)
    #[arg(long)]
    dtheta: bool,
}

words!(ActivationName for Activation {
    None = "none" => Activation::None,
    Relu = "relu" => Activation::Relu,
    Sigmoid = "sigmoid" => Activation::Sigmoid,
    Silu = "silu" => Activation::Silu,
    Softmax = "softmax" => Activation::Softmax(SoftmaxAxis::Feature),
});

impl CommonArgs {
    /// f unless it is a norm, if the flags make sense.
    fn activation(&self) -> Result<Activation, Error> {
        self.direction.check_dtheta(self.dtheta)?;
        match (self.act.into(), self.dim) {
            (Activation::Softmax(_), Some(dim)) => Ok(Activation::Softmax(dim.into())),
            (_, Some(_)) => Err(Error::Usage("--dim needs --act softmax".to_owned())),
            (activation, None) => Ok(activation),
        }
    }
}

/// theta holds the frequencies of the first angles.
pub fn rotate(args: &RotateArgs, device: DeviceChoice) -> Result<(), Error> {
    let encoding = Encoding::Rotate((&args.rotation).into());
    run(&args.common, device, encoding, args.place.positions()?)
}

pub fn cosine(args: &CosineArgs, device: DeviceChoice) -> Result<(), Error> {
    let positions = Positions::line(args.line.offset);
    run(&args.common, device, Encoding::Cosine, positions)
}

pub fn cosine_md(args: &GridArgs, device: DeviceChoice) -> Result<(), Error> {
    let positions = Positions::grid(args.shape.as_slice(), args.extra_tokens);
    run(&args.common, device, Encoding::Cosine, positions)
}

/// Applies the operator with this encoding, and with these positions unless the file has others.
fn run(
    args: &CommonArgs,
    choice: DeviceChoice,
    encoding: Encoding,
    positions: Positions,
) -> Result<(), Error> {
    let definition = Definition {
        encoding,
        positions,
        f: args.activation()?.into(),
        ..Definition::rotate()
    };
    args.direction
        .files
        .apply(definition.name(), choice, |input, device| {
            let has_both = !input.has("x") && (input.has("q") || input.has("k"));
            let rows = match &definition.encoding {
                Encoding::Rotate(_) if has_both => &Rows::BOTH[..],
                _ => &[Rows::ALONE],
            };
            typed!(
                input.element_type(rows[0].x)?,
                call(args, definition, rows, input, device)
            )
        })
}

/// The names of the tensors that are encoded.
#[derive(Clone, Copy)]
struct Rows {
    x: &'static str,
    d_o: &'static str,
    norm_weight: &'static str,
    o: &'static str,
    dx: &'static str,
    dnorm_weight: &'static str,
}

impl Rows {
    const ALONE: Self = Self::of(["x", "do", "norm_weight", "o", "dx", "dnorm_weight"]);
    /// Queries and keys.
    const BOTH: [Self; 2] = [
        Self::of(["q", "doq", "q_norm_weight", "oq", "dq", "dq_norm_weight"]),
        Self::of(["k", "dok", "k_norm_weight", "ok", "dk", "dk_norm_weight"]),
    ];

    const fn of([x, d_o, norm_weight, o, dx, dnorm_weight]: [&'static str; 6]) -> Self {
        Self {
            x,
            d_o,
            norm_weight,
            o,
            dx,
            dnorm_weight,
        }
    }
}

/// What all rows are encoded by, on the host or where it is read.
struct Shared<A, I> {
    theta: A,
    offsets: Option<I>,
    cu_seqlens: Option<I>,
    positions: Option<I>,
}

type OnHost = Shared<Array2<f32>, Integers>;
type OnDevice = Shared<Arc<Tensor<f32>>, IndexTensor>;

impl OnHost {
    /// Reads it, and completes the definition by what it says.
    fn read(input: &mut Input, definition: &mut Definition) -> Result<Self, Error> {
        let shared = Self {
            theta: theta(input)?,
            offsets: input.read_integers("offsets")?,
            cu_seqlens: input.read_integers("cu_seqlens")?,
            positions: input.read_integers("positions")?,
        };
        check_fits(input, "offsets", &shared.offsets)?;
        check_fits(input, "cu_seqlens", &shared.cu_seqlens)?;
        if shared.positions.is_some()
            && let Positions::Line { offset } = definition.positions
        {
            if offset != 0 {
                return Err(input.conflict("positions", "an offset"));
            }
            definition.positions = Positions::given();
        }
        let axes = axes(input)?;
        match &mut definition.positions {
            Positions::Grid { axes: of, .. } | Positions::Given { axes: of } => *of = axes,
            _ if axes.is_some() => {
                return Err(input.conflict("axes", "positions on a line"));
            }
            _ => {}
        }
        Ok(shared)
    }

    /// What the reference reads.
    fn on_host<'a>(&'a self, norm_weight: Option<&'a ArrayD<f32>>) -> LrpeInputs<'a> {
        LrpeInputs {
            offsets: self.offsets.as_ref().map(Integers::view),
            cu_seqlens: self.cu_seqlens.as_ref().map(Integers::view),
            positions: self.positions.as_ref().map(Integers::view),
            norm_weight: norm_weight.map(|weight| weight.view()),
            ..self.theta.view().into()
        }
    }

    fn to(&self, device: &Device) -> Result<OnDevice, Error> {
        Ok(OnDevice {
            theta: Arc::new(device.tensor(&self.theta)?),
            offsets: Integers::on(device, &self.offsets)?,
            cu_seqlens: Integers::on(device, &self.cu_seqlens)?,
            positions: Integers::on(device, &self.positions)?,
        })
    }

    /// A single column of theta is a frequency for all features where each turns by its own and positions have one axis.
    fn theta_kind(&self, definition: &Definition, x: &[usize]) -> ThetaKind {
        let on_one_axis = on_one_axis(&definition.positions, &self.positions);
        match (&definition.encoding, x.last()) {
            (Encoding::Cosine, Some(2..)) if on_one_axis && self.theta.ncols() == 1 => {
                ThetaKind::PerHead
            }
            _ => ThetaKind::PerFeature,
        }
    }
}

pub(super) fn on_one_axis(place: &Positions, positions: &Option<Integers>) -> bool {
    match (place, positions.as_ref().map(Integers::shape)) {
        (Positions::Line { .. }, _) => true,
        (Positions::Given { axes: None }, Some(shape)) => !matches!(shape, [k, _, _] if *k > 1),
        _ => false,
    }
}

pub(super) fn theta(input: &mut Input) -> Result<Array2<f32>, Error> {
    let theta = input.read::<f32>("theta")?;
    let shape = theta.shape().to_vec();
    let theta = theta.into_dimensionality::<Ix2>();
    theta.map_err(|_| input.wrong_rank("theta", "(H, E) or (1, E)", &shape))
}

/// Operators take the lower 32 bits, but here it can be seen that there are more.
pub(super) fn check_fits(
    input: &Input,
    tensor: &'static str,
    integers: &Option<Integers>,
) -> Result<(), Error> {
    match integers.as_ref().and_then(Integers::beyond_32_bits) {
        Some(got) => {
            let op = input.op;
            let reason = format!("{op}: {tensor} must fit in 32 bits, got {got}");
            Err(Error::Usage(reason))
        }
        None => Ok(()),
    }
}

/// The axis of each column of theta, if the file has any.
pub(super) fn axes(input: &mut Input) -> Result<Option<Vec<usize>>, Error> {
    let Some(axes) = input.read_any_integers("axes")? else {
        return Ok(None);
    };
    if axes.ndim() != 1 {
        return Err(input.wrong_rank("axes", "(E)", axes.shape()));
    }
    let of_column = |(column, &axis): (usize, &i128)| {
        usize::try_from(axis).map_err(|_| {
            let op = input.op;
            let reason = format!("{op}: axes[{column}] must be at least 0, got {axis}");
            Error::Usage(reason)
        })
    };
    axes.iter()
        .enumerate()
        .map(of_column)
        .collect::<Result<_, _>>()
        .map(Some)
}

/// Encodes x, or queries and keys. Everything is read and checked before anything runs.
fn call<T: Float + Stored>(
    args: &CommonArgs,
    mut definition: Definition,
    rows: &[Rows],
    input: &mut Input,
    device: &Device,
) -> Result<Vec<Named>, Error> {
    let shared = OnHost::read(input, &mut definition)?;
    if let Some(with_norm) = rows.iter().find(|rows| input.has(rows.norm_weight)) {
        if definition.f != Function::default() {
            return Err(input.conflict(with_norm.norm_weight, "an activation"));
        }
        definition.f = Function::RmsNorm { eps: args.norm_eps };
    }
    let mut calls: Vec<Call<T>> = Vec::new();
    for &names in rows {
        let call = Call::read(args, names, &definition, &shared, input)?;
        if let Some(first) = calls.first() {
            let (q, k) = (first.info(), call.info());
            definition.check_pair(&q, &k, shared.on_host(None).info())?;
        }
        calls.push(call);
    }
    let on_device = shared.to(device)?;
    let weight = |call: &Call<T>| -> Result<_, Error> {
        let weight = call.norm_weight.as_ref();
        Ok(weight.map(|weight| device.tensor(weight)).transpose()?)
    };
    let mut results = Results::default();
    match calls.as_slice() {
        [queries, keys] => {
            let (of_q, of_k) = (weight(queries)?, weight(keys)?);
            let mut pair = queries.operator(args, &on_device, of_q.as_ref()).pair();
            if let Some(weight) = &of_k {
                pair = pair.key_norm(weight, args.norm_eps);
            }
            let (q, k) = (device.tensor(&queries.x)?, device.tensor(&keys.x)?);
            if let (Some(d_oq), Some(d_ok)) = (&queries.d_o, &keys.d_o) {
                let (d_oq, d_ok) = (device.tensor(d_oq)?, device.tensor(d_ok)?);
                let (of_q, of_k) = pair.backward((&q, &k), (&d_oq, &d_ok))?;
                results.add(queries.names, &of_q)?;
                results.add(keys.names, &of_k)?;
            } else {
                let (oq, ok) = pair.forward(&q, &k)?;
                results.add_rows(queries.names, &oq)?;
                results.add_rows(keys.names, &ok)?;
            }
        }
        calls => {
            for call in calls {
                let weight = weight(call)?;
                let op = call.operator(args, &on_device, weight.as_ref());
                let x = device.tensor(&call.x)?;
                match &call.d_o {
                    None => results.add_rows(call.names, &op.forward(&x)?)?,
                    Some(d_o) => {
                        results.add(call.names, &op.backward(&x, &device.tensor(d_o)?)?)?;
                    }
                }
            }
        }
    }
    results.named.extend(results.dtheta);
    Ok(results.named)
}

#[derive(Default)]
struct Results {
    named: Vec<Named>,
    /// The one of all rows, which comes last.
    dtheta: Option<Named>,
}

impl Results {
    fn add_rows<T: Float + Stored>(&mut self, names: Rows, o: &Tensor<T>) -> Result<(), Error> {
        self.named.push(Named::new(names.o, o)?);
        Ok(())
    }

    fn add<T: Float + Stored>(
        &mut self,
        names: Rows,
        gradients: &LrpeGradients<T>,
    ) -> Result<(), Error> {
        let weight = Named::any(names.dnorm_weight, &gradients.dnorm_weight)?;
        self.named.push(Named::new(names.dx, &gradients.dx)?);
        self.named.extend(weight);
        if self.dtheta.is_none() {
            self.dtheta = Named::any("dtheta", &gradients.dtheta)?;
        }
        Ok(())
    }
}

/// Rows that are encoded, and by what.
struct Call<T> {
    names: Rows,
    definition: Definition,
    x: ArrayD<T>,
    d_o: Option<ArrayD<T>>,
    norm_weight: Option<ArrayD<f32>>,
}

impl<T: Float + Stored> Call<T> {
    /// Reads them, and checks them down to the values that a GPU would not look at.
    fn read(
        args: &CommonArgs,
        names: Rows,
        definition: &Definition,
        shared: &OnHost,
        input: &mut Input,
    ) -> Result<Self, Error> {
        let x = input.read::<T>(names.x)?;
        let norm_weight = match definition.f {
            Function::RmsNorm { .. } => Some(input.read::<f32>(names.norm_weight)?),
            Function::Activation(_) => None,
        };
        let is_backward = args.direction.pass == Pass::Bwd;
        let d_o = is_backward
            .then(|| input.read::<T>(names.d_o))
            .transpose()?;
        let definition = Definition {
            theta_kind: shared.theta_kind(definition, x.shape()),
            ..definition.clone()
        };
        let inputs = shared.on_host(norm_weight.as_ref());
        let mut info = inputs.info();
        if let Some(weight) = &mut info.norm_weight {
            weight.name = names.norm_weight;
        }
        let x_info = TensorInfo::of(names.x, &x);
        let problem = definition.check_forward(&x_info, info)?;
        if let Some(d_o) = &d_o {
            let d_o = TensorInfo::of(names.d_o, d_o);
            definition.check_backward(Some(&x_info), info, &d_o)?;
        }
        definition.check_values(&problem, &inputs)?;
        Ok(Self {
            names,
            definition,
            x,
            d_o,
            norm_weight,
        })
    }

    fn info(&self) -> TensorInfo<'_> {
        TensorInfo::of(self.names.x, &self.x)
    }

    fn operator<'a>(
        &self,
        args: &CommonArgs,
        on_device: &'a OnDevice,
        weight: Option<&'a Tensor<f32>>,
    ) -> Lrpe<'a> {
        let mut op = Lrpe::new(self.definition.clone(), Arc::clone(&on_device.theta))
            .with_dtheta(args.dtheta)
            .with_dnorm_weight(weight.is_some());
        if let Some(offsets) = &on_device.offsets {
            op = op.offsets(offsets);
        }
        if let Some(cu_seqlens) = &on_device.cu_seqlens {
            op = op.packed(cu_seqlens);
        }
        if let Some(positions) = &on_device.positions {
            op = op.positions(positions);
        }
        match weight {
            Some(weight) => op.norm(weight, args.norm_eps),
            None => op,
        }
    }
}
