//! `gimbal apply lrpe-rotate`, `gimbal apply lrpe-cosine` and `gimbal apply lrpe-cosine-md`.

use std::sync::Arc;

use clap::ValueEnum;
use gimbal_ops::{
    Activation, DType, Device, Float, Index, InputReason, Lrpe, LrpeGradients, SoftmaxAxis, Tensor,
    ThetaKind, bf16, f16,
};
use gimbal_reference::{
    Encoding, Function, Lrpe as Definition, LrpeInputs, Positions, Rotation, TensorInfo,
};
use ndarray::{Array2, ArrayD, Ix2};

use super::file::{Input, Integers, Named, Output, Stored};
use super::{Direction, Files};
use crate::bench::parameters::{PairingName, SoftmaxDim};
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
    #[arg(
        long,
        default_value_t = 1.0,
        allow_negative_numbers = true,
        value_name = "C"
    )]
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
    #[arg(
        long,
        default_value_t = 0,
        allow_negative_numbers = true,
        value_name = "P"
    )]
    offset: i64,
}

/// The flags of every LRPE operator.
#[derive(Debug, clap::Args)]
struct CommonArgs {
    #[command(flatten)]
    direction: Direction,
    #[command(flatten)]
    files: Files,
    /// Function f applied to x before the encoding
    #[arg(long, value_enum, default_value_t)]
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

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum ActivationName {
    #[default]
    None,
    Relu,
    Sigmoid,
    Silu,
    Softmax,
}

impl CommonArgs {
    /// f unless it is a norm, if the flags make sense.
    fn activation(&self) -> Result<Activation, Error> {
        self.direction.check_dtheta(self.dtheta)?;
        let axis = match self.dim {
            None | Some(SoftmaxDim::Feature) => SoftmaxAxis::Feature,
            Some(SoftmaxDim::Sequence) => SoftmaxAxis::Sequence,
        };
        let activation = match self.act {
            ActivationName::None => Activation::None,
            ActivationName::Relu => Activation::Relu,
            ActivationName::Sigmoid => Activation::Sigmoid,
            ActivationName::Silu => Activation::Silu,
            ActivationName::Softmax => return Ok(Activation::Softmax(axis)),
        };
        match self.dim {
            None => Ok(activation),
            Some(_) => Err(Error::Usage("--dim needs --act softmax".to_owned())),
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
    let mut input = Input::open(definition.name(), &args.files.input)?;
    let output = Output::at(&args.files.output)?;
    let device = choice.open()?;
    let has_both = !input.has("x") && (input.has("q") || input.has("k"));
    let rows = match &definition.encoding {
        Encoding::Rotate(_) if has_both => &Rows::BOTH[..],
        _ => &[Rows::ALONE],
    };
    match input.element_type(rows[0].x)? {
        DType::F32 => call::<f32>(args, definition, rows, &mut input, &output, &device),
        DType::F16 => call::<f16>(args, definition, rows, &mut input, &output, &device),
        DType::BF16 => call::<bf16>(args, definition, rows, &mut input, &output, &device),
    }?;
    // Only now, so that a refusal is one line.
    input.warn_of_unused();
    choice.announce(&device)
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
    const ALONE: Self = Self {
        x: "x",
        d_o: "do",
        norm_weight: "norm_weight",
        o: "o",
        dx: "dx",
        dnorm_weight: "dnorm_weight",
    };

    /// Queries and keys.
    const BOTH: [Self; 2] = [
        Self {
            x: "q",
            d_o: "doq",
            norm_weight: "q_norm_weight",
            o: "oq",
            dx: "dq",
            dnorm_weight: "dq_norm_weight",
        },
        Self {
            x: "k",
            d_o: "dok",
            norm_weight: "k_norm_weight",
            o: "ok",
            dx: "dk",
            dnorm_weight: "dk_norm_weight",
        },
    ];
}

/// What all rows are encoded by.
struct Shared {
    theta: Array2<f32>,
    offsets: Option<Integers>,
    cu_seqlens: Option<Integers>,
    positions: Option<Integers>,
}

impl Shared {
    /// Reads it, and completes the definition by what it says.
    fn read(input: &mut Input, definition: &mut Definition) -> Result<Self, Error> {
        let op = definition.name();
        let shared = Self {
            theta: theta(input, op)?,
            offsets: input.read_integers("offsets")?,
            cu_seqlens: input.read_integers("cu_seqlens")?,
            positions: input.read_integers("positions")?,
        };
        check_fits(op, "offsets", shared.offsets.as_ref())?;
        check_fits(op, "cu_seqlens", shared.cu_seqlens.as_ref())?;
        if shared.positions.is_some()
            && let Positions::Line { offset } = definition.positions
        {
            if offset != 0 {
                return Err(conflict("positions", "an offset").of(op).into());
            }
            definition.positions = Positions::given();
        }
        let axes = axes(input, op)?;
        match &mut definition.positions {
            Positions::Grid { axes: of, .. } | Positions::Given { axes: of } => *of = axes,
            _ if axes.is_some() => {
                let other = "positions on a line";
                return Err(conflict("axes", other).of(op).into());
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

    /// A single column of theta is a frequency for all features where each turns by its own and positions have one axis.
    fn theta_kind(&self, definition: &Definition, x: &[usize]) -> ThetaKind {
        let on_one_axis = on_one_axis(&definition.positions, self.positions.as_ref());
        match (&definition.encoding, x.last()) {
            (Encoding::Cosine, Some(2..)) if on_one_axis && self.theta.ncols() == 1 => {
                ThetaKind::PerHead
            }
            _ => ThetaKind::PerFeature,
        }
    }
}

pub(super) fn on_one_axis(place: &Positions, positions: Option<&Integers>) -> bool {
    match (place, positions.map(Integers::shape)) {
        (Positions::Line { .. }, _) => true,
        (Positions::Given { axes: None }, Some(shape)) => !matches!(shape, [k, _, _] if *k > 1),
        _ => false,
    }
}

pub(super) fn conflict(tensor: &'static str, other: &'static str) -> InputReason {
    InputReason::Conflict { tensor, other }
}

pub(super) fn theta(input: &mut Input, op: &'static str) -> Result<Array2<f32>, Error> {
    let theta = input.read::<f32>("theta")?;
    let got = theta.shape().to_vec();
    theta.into_dimensionality::<Ix2>().map_err(|_| {
        let (tensor, expected) = ("theta", "(H, E) or (1, E)");
        let reason = InputReason::Rank {
            tensor,
            expected,
            got,
        };
        reason.of(op).into()
    })
}

/// Operators take the lower 32 bits, but here it can be seen that there are more.
pub(super) fn check_fits(
    op: &'static str,
    tensor: &'static str,
    integers: Option<&Integers>,
) -> Result<(), Error> {
    match integers.and_then(Integers::beyond_32_bits) {
        Some(got) => {
            let reason = format!("{op}: {tensor} must fit in 32 bits, got {got}");
            Err(Error::Usage(reason))
        }
        None => Ok(()),
    }
}

/// The axis of each column of theta, if the file has any.
pub(super) fn axes(input: &mut Input, op: &'static str) -> Result<Option<Vec<usize>>, Error> {
    let Some(axes) = input.read_any_integers("axes")? else {
        return Ok(None);
    };
    if axes.ndim() != 1 {
        return Err(InputReason::Rank {
            tensor: "axes",
            expected: "(E)",
            got: axes.shape().to_vec(),
        }
        .of(op)
        .into());
    }
    let of_column = |(column, &axis): (usize, &i128)| {
        usize::try_from(axis).map_err(|_| {
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
    output: &Output,
    device: &Device,
) -> Result<(), Error> {
    let op = definition.name();
    let shared = Shared::read(input, &mut definition)?;
    if let Some(with_norm) = rows.iter().find(|rows| input.has(rows.norm_weight)) {
        if definition.f != Function::default() {
            let error = conflict(with_norm.norm_weight, "an activation").of(op);
            return Err(error.into());
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
    let on_device = OnDevice::new(device, &shared)?;
    let results = match calls.as_slice() {
        [queries, keys] => queries.run_beside(keys, args, &on_device, device)?,
        calls => {
            let results = calls.iter().map(|call| call.run(args, &on_device, device));
            results.collect::<Result<Vec<_>, _>>()?
        }
    };

    let dtheta = results.iter().find_map(|results| results.dtheta.as_ref());
    let mut named = Vec::new();
    for (names, results) in rows.iter().zip(&results) {
        let name = match args.direction.pass {
            Pass::Fwd => names.o,
            Pass::Bwd => names.dx,
        };
        named.push(Named::new(name, &results.rows));
        let weight = results.dnorm_weight.as_ref();
        named.extend(weight.map(|weight| Named::new(names.dnorm_weight, weight)));
    }
    named.extend(dtheta.map(|dtheta| Named::new("dtheta", dtheta)));
    output.write(&named)
}

/// Rows that are encoded, and by what.
struct Call<T> {
    names: Rows,
    definition: Definition,
    x: ArrayD<T>,
    d_o: Option<ArrayD<T>>,
    norm_weight: Option<ArrayD<f32>>,
}

/// What a call gives.
struct Results<T> {
    /// o or dx.
    rows: ArrayD<T>,
    dtheta: Option<ArrayD<f32>>,
    dnorm_weight: Option<ArrayD<f32>>,
}

impl<T: Float + Stored> Call<T> {
    /// Reads them, and checks them down to the values that a GPU would not look at.
    fn read(
        args: &CommonArgs,
        names: Rows,
        definition: &Definition,
        shared: &Shared,
        input: &mut Input,
    ) -> Result<Self, Error> {
        let x = input.read::<T>(names.x)?;
        let norm_weight = match definition.f {
            Function::RmsNorm { .. } => Some(input.read::<f32>(names.norm_weight)?),
            Function::Activation(_) => None,
        };
        let d_o = match args.direction.pass {
            Pass::Fwd => None,
            Pass::Bwd => Some(input.read::<T>(names.d_o)?),
        };
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

    /// The weight of the norm on the device.
    fn weight(&self, device: &Device) -> Result<Option<Tensor<f32>>, Error> {
        let weight = self.norm_weight.as_ref();
        Ok(weight.map(|weight| device.tensor(weight)).transpose()?)
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

    fn run(
        &self,
        args: &CommonArgs,
        on_device: &OnDevice,
        device: &Device,
    ) -> Result<Results<T>, Error> {
        let weight = self.weight(device)?;
        let op = self.operator(args, on_device, weight.as_ref());
        let x = device.tensor(&self.x)?;
        match &self.d_o {
            None => Results::of_rows(&op.forward(&x)?),
            Some(d_o) => Results::of_gradients(op.backward(&x, &device.tensor(d_o)?)?),
        }
    }

    /// Of these queries and keys, by one call.
    fn run_beside(
        &self,
        keys: &Self,
        args: &CommonArgs,
        on_device: &OnDevice,
        device: &Device,
    ) -> Result<Vec<Results<T>>, Error> {
        let (of_q, of_k) = (self.weight(device)?, keys.weight(device)?);
        let mut pair = self.operator(args, on_device, of_q.as_ref()).pair();
        if let Some(weight) = &of_k {
            pair = pair.key_norm(weight, args.norm_eps);
        }
        let (q, k) = (device.tensor(&self.x)?, device.tensor(&keys.x)?);
        let (Some(d_oq), Some(d_ok)) = (&self.d_o, &keys.d_o) else {
            let (oq, ok) = pair.forward(&q, &k)?;
            return Ok(vec![Results::of_rows(&oq)?, Results::of_rows(&ok)?]);
        };
        let (d_oq, d_ok) = (device.tensor(d_oq)?, device.tensor(d_ok)?);
        let (of_q, of_k) = pair.backward((&q, &k), (&d_oq, &d_ok))?;
        Ok(vec![
            Results::of_gradients(of_q)?,
            Results::of_gradients(of_k)?,
        ])
    }
}

impl<T: Float + Stored> Results<T> {
    fn of_rows(rows: &Tensor<T>) -> Result<Self, Error> {
        Ok(Self {
            rows: rows.to_array()?,
            dtheta: None,
            dnorm_weight: None,
        })
    }

    fn of_gradients(gradients: LrpeGradients<T>) -> Result<Self, Error> {
        let sum = |sum: Option<Tensor<f32>>| sum.map(|sum| sum.to_array()).transpose();
        Ok(Self {
            rows: gradients.dx.to_array()?,
            dtheta: sum(gradients.dtheta)?,
            dnorm_weight: sum(gradients.dnorm_weight)?,
        })
    }
}

/// What all rows are encoded by, where it is read.
struct OnDevice {
    theta: Arc<Tensor<f32>>,
    offsets: Option<IntegerTensor>,
    cu_seqlens: Option<IntegerTensor>,
    positions: Option<IntegerTensor>,
}

pub(super) enum IntegerTensor {
    I32(Tensor<i32>),
    I64(Tensor<i64>),
}

impl IntegerTensor {
    pub fn new(device: &Device, integers: Option<&Integers>) -> Result<Option<Self>, Error> {
        Ok(match integers {
            None => None,
            Some(Integers::I32(values)) => Some(Self::I32(device.tensor(values)?)),
            Some(Integers::I64(values)) => Some(Self::I64(device.tensor(values)?)),
        })
    }
}

impl OnDevice {
    fn new(device: &Device, shared: &Shared) -> Result<Self, Error> {
        let integers = |integers: &Option<Integers>| IntegerTensor::new(device, integers.as_ref());
        Ok(Self {
            theta: Arc::new(device.tensor(&shared.theta)?),
            offsets: integers(&shared.offsets)?,
            cu_seqlens: integers(&shared.cu_seqlens)?,
            positions: integers(&shared.positions)?,
        })
    }
}

impl<'a> From<&'a IntegerTensor> for Index<'a> {
    fn from(tensor: &'a IntegerTensor) -> Self {
        match tensor {
            IntegerTensor::I32(tensor) => tensor.into(),
            IntegerTensor::I64(tensor) => tensor.into(),
        }
    }
}
