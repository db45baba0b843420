//! Forward, backward and the gradients of the parameters, over all rows.

use std::ops::Add;

use ndarray::{
    Array2, Array3, ArrayBase, ArrayD, ArrayView3, ArrayView4, ArrayViewD, ArrayViewMut4,
    ArrayViewMutD, Axis, Ix4, IxDyn, RawData, s,
};

use super::encoding::{AngleRow, Encoding};
use super::f::{Columns, Prepared};
use super::inputs::{LrpeInputs, ThetaOrTables};
use super::positions::{Angles, Tokens};
use super::rows::{Block, Cut, Row, merge_into, read, write};
use super::statistics::PLANES;
use super::{Layout, Lrpe, LrpeProblem};
use crate::dtype::{Load, Store};
use crate::error::{InputError, InputReason};
use crate::tensor::{TensorInfo, check_allocation, required, zeros};

/// One call of an operator, the shapes of its inputs checked.
pub(crate) struct Pass<'a> {
    pub(super) op: &'a Lrpe,
    pub(super) problem: LrpeProblem,
    layout: Layout,
    pub(super) tokens: Tokens,
    angles: Angles<'a>,
    pub(super) norm_weight: Option<ArrayViewD<'a, f32>>,
    /// Those of all tokens, where these are not all.
    pub(super) statistics: Option<ArrayView3<'a, f32>>,
}

impl<'a> Pass<'a> {
    pub fn new(
        op: &'a Lrpe,
        problem: LrpeProblem,
        inputs: &'a LrpeInputs,
    ) -> Result<Self, InputError> {
        if let ThetaOrTables::Tables(tables) = inputs.theta {
            let (expected, got) = (op.longest_axis()?, tables.positions());
            if got != expected {
                return Err(InputReason::Tables { expected, got }.of(op.name()));
            }
        }
        let tokens = Tokens::new(op, &problem, inputs)?;
        let statistics = inputs.sequence_statistics.as_ref();
        if let Some(statistics) = statistics {
            let planes = statistics.len_of(Axis(1));
            let planes = planes.clamp(2, PLANES);
            let expected = [tokens.column_rows(&problem), planes, problem.features];
            TensorInfo::of("sequence_statistics", statistics).check_shape(op.name(), &expected)?;
        }
        Ok(Self {
            op,
            problem,
            layout: op.layout(inputs.cu_seqlens.is_some()),
            tokens,
            angles: Angles::new(op.positions.axes(), &problem, inputs.theta.view()),
            norm_weight: inputs.norm_weight.as_ref().map(|weight| weight.view()),
            statistics: statistics.map(|statistics| statistics.view()),
        })
    }

    /// o, newly allocated.
    pub fn forward<T: Load, O: Store>(&self, x: ArrayViewD<T>) -> Result<ArrayD<O>, InputError> {
        let mut o = zeros(self.op.name(), "o", &self.op.output_shape(x.shape()))?;
        self.forward_into(x, o.view_mut())?;
        Ok(o)
    }

    /// o, into a tensor of the right shape.
    pub fn forward_into<T: Load, O: Store>(
        &self,
        x: ArrayViewD<T>,
        o: ArrayViewMutD<O>,
    ) -> Result<(), InputError> {
        let (x, o) = (self.rows("x", x)?, self.rows("o", o)?);
        if self.problem.is_empty() {
            return Ok(());
        }
        let o = self.without_tail(o);
        let x = Prepared::new(self, x)?;
        self.whole().for_each(o, &|block, mut o| {
            let mut value = vec![0.0; self.problem.features];
            let mut output = vec![0.0; self.width()];
            self.for_each_row(block, |row, angle| {
                x.value(row, &mut value);
                self.op.encoding.encode(&value, angle, &mut output);
                let [n, h, b] = block.index(row);
                write(&output, o.slice_mut(s![n, h, b, ..]));
            });
        });
        Ok(())
    }

    /// dx, newly allocated.
    pub fn backward<T: Load, O: Store>(
        &self,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<O>, InputError> {
        let mut dx = zeros(self.op.name(), "dx", &self.op.input_shape(d_o.shape()))?;
        self.backward_into(x, d_o, dx.view_mut())?;
        Ok(dx)
    }

    /// dx, into a tensor of the right shape.
    pub fn backward_into<T: Load, O: Store>(
        &self,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<O>,
    ) -> Result<(), InputError> {
        let (d_o, dx) = (self.rows("do", d_o)?, self.rows("dx", dx)?);
        if self.problem.is_empty() {
            return Ok(());
        }
        let dx = self.without_tail(dx);
        let x = match self.op.f.gradient_needs_x() {
            None => None,
            Some(needed_for) => {
                let x = required(self.op.name(), x, "x", needed_for)?;
                Some(Prepared::new(self, self.rows("x", x)?)?)
            }
        };
        let projection = match &x {
            Some(x) if x.columns().is_some() => Some(match &self.statistics {
                Some(given) if given.len_of(Axis(1)) == PLANES => {
                    let mean = |(row, d)| given[[row, 2, d]].into();
                    Columns::of(&self.problem, &self.tokens, mean)
                }
                _ => self.projection(x, &d_o),
            }),
            _ => None,
        };
        self.whole().for_each(dx, &|block, mut dx| {
            let mut d_value = vec![0.0; self.problem.features];
            let mut scratch = d_value.clone();
            let mut decode = self.decoder(&d_o);
            self.for_each_row(block, |row, angle| {
                decode(row, angle, &mut d_value);
                if let Some(x) = &x {
                    x.gradient(row, projection.as_ref(), &mut d_value, &mut scratch);
                }
                let [n, h, b] = block.index(row);
                write(&d_value, dx.slice_mut(s![n, h, b, ..]));
            });
        });
        Ok(())
    }

    /// What a softmax over the sequence needs of these tokens: (rows, 2, D), with `d_o` (rows, 3, D).
    pub fn statistics<T: Load>(
        &self,
        x: ArrayViewD<T>,
        d_o: Option<ArrayViewD<T>>,
    ) -> Result<Array3<f32>, InputError> {
        let x = Prepared::new(self, self.rows("x", x)?)?;
        let projection = match d_o {
            Some(d_o) => Some(self.projection(&x, &self.rows("do", d_o)?)),
            None => None,
        };
        let rows = self.tokens.column_rows(&self.problem);
        let planes = if projection.is_some() { PLANES } else { 2 };
        let shape = [rows, planes, self.problem.features];
        let name = "sequence_statistics";
        check_allocation(self.op.name(), name, &shape, size_of::<f32>())?;
        let Some([maximum, sum]) = x.columns() else {
            return Ok(Array3::zeros(shape));
        };
        Ok(Array3::from_shape_fn(shape, |(row, plane, d)| {
            let value = match (plane, &projection) {
                (0, _) => maximum.numbers[[row, d]],
                (1, _) => sum.numbers[[row, d]].log2(),
                (_, Some(projection)) => projection.numbers[[row, d]],
                _ => 0.0,
            };
            value as f32
        }))
    }

    /// Σ s ⊙ dx̄ of each column.
    fn projection<T: Load>(&self, x: &Prepared<T>, d_o: &ArrayView4<T>) -> Columns<'_> {
        Columns::reduce(
            &self.problem,
            &self.tokens,
            0.0,
            Add::add,
            |block, projection| {
                let mut d_value = vec![0.0; self.problem.features];
                let mut value = d_value.clone();
                let mut decode = self.decoder(d_o);
                self.for_each_row(block, |row, angle| {
                    decode(row, angle, &mut d_value);
                    x.value(row, &mut value);
                    let projection = projection[block.columns(row)].iter_mut();
                    for ((projection, s), d) in projection.zip(&value).zip(&d_value) {
                        *projection += s * d;
                    }
                });
            },
        )
    }

    /// dtheta, of theta's shape.
    pub fn dtheta<T: Load, O: Store>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<O>, InputError> {
        self.sum_over_angles(x, d_o, |p| p, Encoding::angle_gradient)
    }

    /// What the terms of dtheta add up to without their signs.
    #[cfg(feature = "testing")]
    pub fn dtheta_terms<T: Load>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError> {
        self.sum_over_angles(x, d_o, f64::abs, Encoding::angle_gradient_terms)
    }

    /// The sum of `size` of a position times what `gradient` makes of x̄, do and the angle, for each element of theta.
    fn sum_over_angles<T: Load, O: Store>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
        size: fn(f64) -> f64,
        gradient: fn(&Encoding, &[f64], &[f64], &AngleRow, &mut [f64]),
    ) -> Result<Array2<O>, InputError> {
        let (x, d_o) = (self.rows("x", x)?, self.rows("do", d_o)?);
        let shape = [self.problem.theta_heads, self.problem.theta_features];
        self.sum_over_rows("dtheta", shape, x, |x, block, sums| {
            let mut value = vec![0.0; self.problem.features];
            let mut d_output = vec![0.0; self.width()];
            let mut d_angle = vec![0.0; self.problem.angles];
            self.for_each_row(block, |row, angle| {
                x.value(row, &mut value);
                read(&d_o, row, &mut d_output);
                gradient(&self.op.encoding, &value, &d_output, angle, &mut d_angle);
                let positions = self.tokens.positions(row).map(|p| p.map(size));
                let sums = sums.of(block, row);
                self.angles.accumulate_dtheta(positions, &d_angle, sums);
            });
        })
    }

    /// The gradient of the norm's weight, of its shape.
    pub fn dnorm_weight<T: Load, O: Store>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<O>, InputError> {
        let (x, d_o) = (self.rows("x", x)?, self.rows("do", d_o)?);
        let heads = match &self.norm_weight {
            Some(weight) if weight.ndim() == 2 => weight.shape()[0],
            _ => 1,
        };
        let shape = [heads, self.problem.features];
        let sums = self.sum_over_rows("dnorm_weight", shape, x, |x, block, sums| {
            let mut d_value = vec![0.0; self.problem.features];
            let mut scratch = d_value.clone();
            let mut decode = self.decoder(&d_o);
            self.for_each_row(block, |row, angle| {
                decode(row, angle, &mut d_value);
                x.accumulate_dnorm_weight(row, &d_value, sums.of(block, row), &mut scratch);
            });
        })?;
        Ok(match &self.norm_weight {
            Some(weight) if weight.ndim() == 1 => sums.index_axis_move(Axis(0), 0).into_dyn(),
            _ => sums.into_dyn(),
        })
    }

    /// The sum over all rows of what `add` makes of those of a block, for each head that `shape`
    /// has, or for all.
    fn sum_over_rows<T: Load, O: Store>(
        &self,
        name: &'static str,
        shape: [usize; 2],
        x: ArrayView4<T>,
        add: impl Fn(&Prepared<T>, &Block, &mut HeadSums) + Sync,
    ) -> Result<Array2<O>, InputError> {
        check_allocation(self.op.name(), name, &shape, size_of::<f64>())?;
        if self.problem.is_empty() {
            return Ok(Array2::from_elem(shape, O::store(0.0)));
        }
        let [heads, columns] = shape;
        let shared = heads == 1;
        let x = Prepared::new(self, x)?;
        let leaf = |block: &Block| {
            let rows = if shared { 1 } else { block.len(Cut::Heads) };
            let sums = vec![0.0; rows * columns];
            let mut sums = HeadSums {
                sums,
                columns,
                shared,
            };
            add(&x, block, &mut sums);
            sums.sums
        };
        let join = |cut, mut first: Vec<f64>, second: Vec<f64>| {
            if cut == Cut::Heads && !shared {
                first.extend(second);
            } else {
                merge_into(&mut first, &second, Add::add);
            }
            first
        };
        let sums = self.whole().reduce(&leaf, &join);
        Ok(Array2::from_shape_fn(shape, |(h, e)| {
            O::store(sums[h * columns + e])
        }))
    }

    /// Reads rows of do and turns them into dx̄.
    fn decoder<'b, T: Load>(
        &'b self,
        d_o: &'b ArrayView4<T>,
    ) -> impl FnMut(Row, &AngleRow, &mut [f64]) + 'b {
        let mut d_output = vec![0.0; self.width()];
        move |row, angle, d_value| {
            read(d_o, row, &mut d_output);
            self.op.encoding.decode(&d_output, angle, d_value);
        }
    }

    /// Calls `f` on the rows of `block`. The angles are computed once for all sequences and heads
    /// that share them.
    fn for_each_row(&self, block: &Block, mut f: impl FnMut(Row, &AngleRow)) {
        let mut angle = AngleRow {
            cos: vec![0.0; self.problem.angles],
            sin: vec![0.0; self.problem.angles],
        };
        let mut filled_for = None;
        for row in block.rows() {
            let shared = self.problem.theta_heads == 1;
            let theta_head = if shared { 0 } else { row.head };
            let sequence = self.tokens.differ_by_batch().then_some(row.batch);
            let wanted = Some((row.token, theta_head, sequence));
            if filled_for != wanted {
                let positions = self.tokens.positions(row);
                self.angles.fill(positions, theta_head, &mut angle);
                filled_for = wanted;
            }
            f(row, &angle);
        }
    }

    /// All rows of tokens that belong to a sequence.
    fn whole(&self) -> Block {
        Block::of_tokens(&self.problem, self.tokens.range())
    }

    /// The part of an output for [`whole`](Self::whole). What is behind the last sequence is 0.
    fn without_tail<'b, O: Store>(&self, output: ArrayViewMut4<'b, O>) -> ArrayViewMut4<'b, O> {
        let (output, mut tail) = output.split_at(Axis(0), self.tokens.range().end);
        tail.fill(O::store(0.0));
        output
    }

    /// The width of o.
    fn width(&self) -> usize {
        self.op.encoding.width(self.problem.features)
    }

    /// A view of x, o or a gradient with the axes (N, H, B, ·).
    fn rows<S: RawData>(
        &self,
        name: &'static str,
        tensor: ArrayBase<S, IxDyn>,
    ) -> Result<ArrayBase<S, Ix4>, InputError> {
        let tensor = self.layout.bnhd(self.op.name(), name, tensor)?;
        Ok(tensor.permuted_axes([1, 2, 0, 3]))
    }
}

/// Sums over the rows of a block, for each of its heads or for all.
struct HeadSums {
    sums: Vec<f64>,
    columns: usize,
    shared: bool,
}

impl HeadSums {
    /// Those of a row's head.
    fn of(&mut self, block: &Block, row: Row) -> &mut [f64] {
        let [_, head, _] = block.index(row);
        let start = if self.shared { 0 } else { head * self.columns };
        &mut self.sums[start..start + self.columns]
    }
}
