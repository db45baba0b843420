//! The passes, stage by stage in f64: features f(x), encoded features, their products, the normaliser.

use ndarray::{
    Array1, Array2, ArrayBase, ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD, Axis, IxDyn, RawData,
    Zip,
};

use super::check::own;
use super::{FlaoAngles, FlaoLrpe, FlaoLrpeGradients, FlaoLrpeProblem, FlaoLrpeSaved, Side};
use crate::blocks::store;
use crate::dtype::{Load, Store};
use crate::error::InputError;
use crate::flao::{FlaoGradients, FlaoInputs, pass};
use crate::lrpe::{
    Activation, IndexView, Lrpe, LrpeInputs, LrpeProblem, Pass as LrpePass, ThetaOrTables,
};

/// One call, its inputs checked.
pub(super) struct Pass<'a, 'b> {
    pub op: &'a FlaoLrpe,
    pub problem: FlaoLrpeProblem,
    pub angles: &'a FlaoAngles<ArrayView2<'b, f32>, IndexView<'b>>,
    /// Whether dtheta is what its terms add up to without their signs.
    #[cfg(feature = "testing")]
    pub without_signs: bool,
}

/// What makes a sum over the tokens at hand one over all tokens: z, kv, dkv, dz and dtheta, in this order.
pub(super) type Total<'t, E> = &'t mut dyn FnMut(ArrayViewMutD<f64>) -> Result<(), E>;

/// Nothing is missing.
pub(super) fn complete(_: ArrayViewMutD<f64>) -> Result<(), InputError> {
    Ok(())
}

/// Queries or keys (B, H, N, D): f of them, and that encoded, (B, H, N, D′).
struct Rows<'a> {
    features: ArrayD<f64>,
    encoded: ArrayD<f64>,
    encoder: Option<Encoder<'a>>,
}

/// What a forward finds.
struct Forward<'a> {
    q: Rows<'a>,
    k: Rows<'a>,
    v: ArrayD<f64>,
    g: Option<ArrayD<f64>>,
    kv: Vec<Array2<f64>>,
    /// Σ f(k), and f(q)·Σ f(k) + eps, (B, H, D) and (B, H, N).
    normalizer: Option<(ArrayD<f64>, ArrayD<f64>)>,
    /// (q̄·kv)·scale, divided where there is a normaliser.
    a: ArrayD<f64>,
}

impl<'b> Pass<'_, 'b> {
    pub fn forward<T: Load, O: Store, E: From<InputError>>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        o: ArrayViewMutD<O>,
        saved: Option<FlaoLrpeSaved<ArrayViewMutD<f32>>>,
        total: Total<E>,
    ) -> Result<(), E> {
        let Forward {
            g,
            kv,
            normalizer,
            a,
            ..
        } = self.run(inputs, None, total)?;
        if let Some(to) = saved {
            pass::write_states("kv", &kv, to.kv, false)?;
            if let (Some(to), Some((z, _))) = (to.z, &normalizer) {
                store(z, to);
            }
        }
        store(&gated(a, g.as_ref()), o);
        Ok(())
    }

    pub fn backward<T: Load, O: Store, S: Store, E: From<InputError>>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        d_o: &ArrayViewD<T>,
        gradients: FlaoLrpeGradients<ArrayViewMutD<O>, ArrayViewMutD<S>>,
        total: Total<E>,
    ) -> Result<(), E> {
        let op = self.op;
        let Forward {
            q,
            k,
            v,
            g,
            kv,
            normalizer,
            a,
        } = self.run(inputs, saved, total)?;
        let FlaoGradients { dq, dk, dv, dg } = gradients.rows;
        let d_o = d_o.mapv(Load::load);
        if let (Some(dg), Some(g)) = (dg, &inputs.g) {
            write_gradient(op.g_f, g, &d_o * &a, dg);
        }
        // da, first of what is divided, then of what divides it.
        let mut da = gated(d_o, g.as_ref());
        let d_den = normalizer.as_ref().map(|(_, den)| {
            let d_den = -(&da * &a).sum_axis(Axis(3)) / den;
            da /= &den.view().insert_axis(Axis(3));
            d_den
        });

        let zeros = |like: &ArrayD<f64>| ArrayD::<f64>::zeros(like.raw_dim());
        let (mut d_q, mut d_k, mut d_v) = (zeros(&q.encoded), zeros(&k.encoded), zeros(&v));
        let mut dkv = pass::query_gradients(
            op.scale,
            &q.encoded.view(),
            &kv,
            None,
            None,
            &da.view(),
            d_q.view_mut(),
            None,
        )?;
        self.total_states(&mut dkv, total)?;
        let dz = d_den.as_ref().map(|d_den| {
            let mut dz = (&d_den.view().insert_axis(Axis(3)) * &q.features).sum_axis(Axis(2));
            total(dz.view_mut()).map(|()| dz)
        });
        let dz = dz.transpose()?;
        let (k_encoded, to_k, to_v) = (k.encoded.view(), d_k.view_mut(), d_v.view_mut());
        pass::key_gradients(&k_encoded, &v.view(), &dkv, to_k, to_v)?;

        if let Some(dtheta) = gradients.dtheta {
            let sum = [(&q, &d_q), (&k, &d_k)]
                .into_iter()
                .filter_map(|(rows, d)| {
                    Some(self.dtheta(rows.encoder.as_ref()?, &rows.features, d))
                })
                .reduce(|first, second| Ok(first? + second?));
            if let Some(sum) = sum {
                let mut sum = sum?.into_dyn();
                total(sum.view_mut())?;
                store(&sum, dtheta);
            }
        }
        let (mut d_fq, mut d_fk) = (decoded(&q, d_q)?, decoded(&k, d_k)?);
        if let (Some((z, _)), Some(d_den), Some(dz)) = (&normalizer, &d_den, dz) {
            let d_den = d_den.view().insert_axis(Axis(3));
            d_fq += &(&d_den * &z.view().insert_axis(Axis(2)));
            d_fk += &dz.insert_axis(Axis(2));
        }
        write_gradient(op.q_f, &inputs.q, d_fq, dq);
        write_gradient(op.k_f, &inputs.k, d_fk, dk);
        write_gradient(op.v_f, &inputs.v, d_v, dv);
        Ok(())
    }

    /// What queries or keys add to dtheta.
    fn dtheta(
        &self,
        encoder: &Encoder,
        features: &ArrayD<f64>,
        d: &ArrayD<f64>,
    ) -> Result<Array2<f64>, InputError> {
        let (features, d) = (encoder.turned(features.view()), encoder.turned(d.view()));
        #[cfg(feature = "testing")]
        if self.without_signs {
            return encoder.pass()?.dtheta_terms(features, d);
        }
        encoder.pass()?.dtheta(features, d)
    }

    /// The forward, up to the gate. What was saved is not computed again.
    fn run<T: Load, E: From<InputError>>(
        &self,
        inputs: &FlaoInputs<ArrayViewD<T>>,
        saved: Option<&FlaoLrpeSaved<ArrayViewD<f32>>>,
        total: Total<E>,
    ) -> Result<Forward<'b>, E> {
        let op = self.op;
        let q = self.rows(Side::Queries, &inputs.q)?;
        let k = self.rows(Side::Keys, &inputs.k)?;
        let v = features(op.v_f, &inputs.v);
        let g = inputs.g.as_ref().map(|g| features(op.g_f, g));
        let mut z = None;
        if op.normalizer.is_some() {
            z = match saved.and_then(|saved| saved.z.as_ref()) {
                Some(z) => Some(z.mapv(f64::from)),
                None => {
                    let mut z = k.features.sum_axis(Axis(2));
                    total(z.view_mut())?;
                    Some(z)
                }
            };
        }
        let kv = match saved {
            Some(saved) => pass::read_states("kv", &saved.kv)?,
            None => {
                let mut kv = pass::kv(&k.encoded.view(), &v.view())?;
                self.total_states(&mut kv, total)?;
                kv
            }
        };
        let mut a = ArrayD::<f64>::zeros(IxDyn(&self.problem.rows.output_shape()));
        pass::output(op.scale, &q.encoded.view(), &kv, None, a.view_mut(), None)?;
        let normalizer = z.zip(op.normalizer).map(|(z, eps)| {
            let products = &q.features * &z.view().insert_axis(Axis(2));
            let den = products.sum_axis(Axis(3)) + eps;
            a /= &den.view().insert_axis(Axis(3));
            (z, den)
        });
        Ok(Forward {
            q,
            k,
            v,
            g,
            kv,
            normalizer,
            a,
        })
    }

    /// The states of all tokens.
    fn total_states<E: From<InputError>>(
        &self,
        states: &mut [Array2<f64>],
        total: Total<E>,
    ) -> Result<(), E> {
        let mut all = ArrayD::<f64>::zeros(&self.problem.kv_shape()[..]);
        let values = states.iter().flatten();
        all.iter_mut()
            .zip(values)
            .for_each(|(to, value)| *to = *value);
        total(all.view_mut())?;
        let to = states.iter_mut().flatten();
        to.zip(all).for_each(|(to, value)| *to = value);
        Ok(())
    }

    fn rows<T: Load>(&self, side: Side, x: &ArrayViewD<T>) -> Result<Rows<'b>, InputError> {
        let (f, problem) = match side {
            Side::Queries => (self.op.q_f, self.problem.q),
            Side::Keys => (self.op.k_f, self.problem.k),
        };
        let features = features(f, x);
        let encoder = Encoder::new(self.op, side, problem, self.angles);
        let encoded = match &encoder {
            Some(encoder) => encoder.encode(&features)?,
            None => features.clone(),
        };
        Ok(Rows {
            features,
            encoded,
            encoder,
        })
    }
}

/// The encoding of queries or keys.
pub(super) struct Encoder<'a> {
    lrpe: Lrpe,
    problem: LrpeProblem,
    inputs: LrpeInputs<'a>,
}

impl<'a> Encoder<'a> {
    /// `problem` is what the checks found of it, if there is one.
    pub fn new(
        op: &FlaoLrpe,
        side: Side,
        problem: Option<LrpeProblem>,
        angles: &FlaoAngles<ArrayView2<'a, f32>, IndexView<'a>>,
    ) -> Option<Self> {
        let (offsets, positions) = match side {
            Side::Queries => (&angles.q_offsets, &angles.q_positions),
            Side::Keys => (&angles.k_offsets, &angles.k_positions),
        };
        Some(Self {
            lrpe: op.lrpe(side)?,
            problem: problem?,
            inputs: LrpeInputs {
                offsets: offsets.clone(),
                positions: positions.clone(),
                ..ThetaOrTables::Theta(angles.theta?).into()
            },
        })
    }

    /// Whether offsets keep positions within 32 bits.
    pub fn check_values(&self) -> Result<(), InputError> {
        let checked = self.lrpe.check_values(&self.problem, &self.inputs);
        checked.map_err(own)
    }

    fn pass(&self) -> Result<LrpePass<'_>, InputError> {
        LrpePass::new(&self.lrpe, self.problem, &self.inputs).map_err(own)
    }

    fn encode(&self, features: &ArrayD<f64>) -> Result<ArrayD<f64>, InputError> {
        let encoded = self.pass()?.forward(self.turned(features.view()))?;
        Ok(self.turned(encoded))
    }

    fn decode(&self, d: &ArrayD<f64>) -> Result<ArrayD<f64>, InputError> {
        let none = None::<ArrayViewD<f64>>;
        let decoded = self.pass()?.backward(none, self.turned(d.view()))?;
        Ok(self.turned(decoded))
    }

    /// (B, H, N, ·) in the order of the encoding, or back.
    fn turned<S: RawData>(&self, x: ArrayBase<S, IxDyn>) -> ArrayBase<S, IxDyn> {
        match self.lrpe.has_heads_first() {
            true => x,
            false => x.permuted_axes(&[0, 2, 1, 3][..]),
        }
    }
}

/// f of every row.
fn features<T: Load>(f: Activation, x: &ArrayViewD<T>) -> ArrayD<f64> {
    let mut features = ArrayD::<f64>::zeros(x.raw_dim());
    Zip::from(features.rows_mut())
        .and(x.rows())
        .par_for_each(|mut to, x| {
            let mut row: Vec<f64> = x.iter().map(|x| x.load()).collect();
            f.apply(&mut row);
            to.assign(&Array1::from(row));
        });
    features
}

/// Turns the gradient `d` of f(x) into that of x, and rounds it.
fn write_gradient<T: Load, O: Store>(
    f: Activation,
    x: &ArrayViewD<T>,
    mut d: ArrayD<f64>,
    to: ArrayViewMutD<O>,
) {
    Zip::from(d.rows_mut())
        .and(x.rows())
        .par_for_each(|mut d, x| {
            let mut row: Vec<f64> = x.iter().map(|x| x.load()).collect();
            let mut gradient = d.to_vec();
            f.gradient(&mut row, &mut gradient);
            d.assign(&Array1::from(gradient));
        });
    store(&d, to);
}

/// The gradient of encoded rows turned back.
fn decoded(rows: &Rows, d: ArrayD<f64>) -> Result<ArrayD<f64>, InputError> {
    match &rows.encoder {
        Some(encoder) => encoder.decode(&d),
        None => Ok(d),
    }
}

fn gated(a: ArrayD<f64>, g: Option<&ArrayD<f64>>) -> ArrayD<f64> {
    match g {
        Some(g) => a * g,
        None => a,
    }
}
