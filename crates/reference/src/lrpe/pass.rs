//! Forward, backward and the gradients of the parameters, over all rows.

use std::ops::Add;

use ndarray::{
    Array2, Array3, ArrayBase, ArrayD, ArrayView3, ArrayView4, ArrayViewD, ArrayViewMut4,
    ArrayViewMutD, Axis, Ix4, IxDyn, RawData, s,
};

use super::check::{of_rank, required};
use super::f::{Columns, Prepared};
use super::inputs::{LrpeInputs, ThetaOrTables};
use super::positions::{Angles, Tokens};
use super::rows::{Block, Cut, Row, merge_into, read, write};
use super::statistics::PLANES;
use super::{Layout, Lrpe, LrpeProblem};
use crate::dtype::{Load, Store};
use crate::error::{InputError, InputReason};
use crate::tensor::{TensorInfo, check_allocation};

/// One call of an operator, the shapes of its inputs checked.
pub(crate) struct Pass<'a> {
    op: &'a Lrpe,
    problem: LrpeProblem,
    layout: Layout,
    tokens: Tokens,
    angles: Angles<'a>,
    norm_weight: Option<ArrayViewD<'a, f32>>,
    /// Those of all tokens, where these are not all.
    statistics: Option<ArrayView3<'a, f32>>,
}

/// Cosine and sine of the angles of one row.
struct AngleRow {
    cos: Vec<f64>,
    sin: Vec<f64>,
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
            let rows = tokens.sequences().len() * problem.batch * problem.heads;
            let expected = [rows, planes.clamp(2, PLANES), problem.features];
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
        let mut o = self.allocate("o", self.op.output_shape(x.shape()))?;
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
        let x = self.prepared(x)?;
        self.whole().for_each(o, &|block, mut o| {
            let mut value = vec![0.0; self.problem.features];
            let mut output = vec![0.0; self.width()];
            self.for_each_row(block, |row, angle| {
                x.value(row, &mut value);
                let encoding = &self.op.encoding;
                encoding.encode(&value, &angle.cos, &angle.sin, &mut output);
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
        let mut dx = self.allocate("dx", self.op.input_shape(d_o.shape()))?;
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
                Some(self.prepared(self.rows("x", x)?)?)
            }
        };
        let given = self.statistics.as_ref();
        let projection = match &x {
            Some(x) if x.needs_projection() => Some(match given {
                Some(given) if given.len_of(Axis(1)) == PLANES => {
                    let mean = |row: usize, d: usize| f64::from(given[[row, 2, d]]);
                    Columns::of_rows(&self.problem, &self.tokens, mean)
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
        let x = self.prepared(self.rows("x", x)?)?;
        let projection = match d_o {
            Some(d_o) => Some(self.projection(&x, &self.rows("do", d_o)?)),
            None => None,
        };
        let rows = self.tokens.sequences().len() * self.problem.batch * self.problem.heads;
        let planes = if projection.is_some() { PLANES } else { 2 };
        let shape = [rows, planes, self.problem.features];
        check_allocation(
            self.op.name(),
            "sequence_statistics",
            &shape,
            size_of::<f32>(),
        )?;
        let Some([maximum, sum]) = x.columns() else {
            return Ok(Array3::zeros(shape));
        };
        let number = |columns: &Columns, row, d| columns.number(&self.problem, row, d);
        Ok(Array3::from_shape_fn(shape, |(row, plane, d)| {
            let value = match (plane, &projection) {
                (0, _) => number(maximum, row, d),
                (1, _) => number(sum, row, d).log2(),
                (_, Some(projection)) => number(projection, row, d),
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
        let (x, d_o) = (self.rows("x", x)?, self.rows("do", d_o)?);
        let shape = [self.problem.theta_heads, self.problem.theta_features];
        self.sum_over_rows("dtheta", shape, x, |x, block, sums| {
            let mut value = vec![0.0; self.problem.features];
            let mut d_output = vec![0.0; self.width()];
            let mut d_angle = vec![0.0; self.problem.angles];
            self.for_each_row(block, |row, angle| {
                x.value(row, &mut value);
                read(&d_o, row, &mut d_output);
                let AngleRow { cos, sin } = angle;
                let encoding = &self.op.encoding;
                encoding.angle_gradient(&value, &d_output, cos, sin, &mut d_angle);
                let positions = self.tokens.positions(row);
                self.angles
                    .accumulate_dtheta(positions, &d_angle, sums.of(block, row));
            });
        })
    }

    /// What the terms of dtheta add up to without their signs.
    #[cfg(feature = "testing")]
    pub fn dtheta_terms<T: Load>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<f64>, InputError> {
        let (x, d_o) = (self.rows("x", x)?, self.rows("do", d_o)?);
        let shape = [self.problem.theta_heads, self.problem.theta_features];
        self.sum_over_rows("dtheta", shape, x, |x, block, sums| {
            let mut value = vec![0.0; self.problem.features];
            let mut d_output = vec![0.0; self.width()];
            let mut terms = vec![0.0; self.problem.angles];
            for row in block.rows() {
                x.value(row, &mut value);
                read(&d_o, row, &mut d_output);
                let encoding = &self.op.encoding;
                encoding.angle_gradient_terms(&value, &d_output, &mut terms);
                let positions = self.tokens.positions(row).map(|p| p.map(f64::abs));
                self.angles
                    .accumulate_dtheta(positions, &terms, sums.of(block, row));
            }
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
        let x = self.prepared(x)?;
        let leaf = |block: &Block| {
            let rows = if shared { 1 } else { block.heads.len() };
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
            let encoding = &self.op.encoding;
            encoding.decode(&d_output, &angle.cos, &angle.sin, d_value);
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
                self.angles
                    .fill(positions, theta_head, &mut angle.cos, &mut angle.sin);
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

    fn prepared<'b, T: Load>(
        &'b self,
        x: ArrayView4<'b, T>,
    ) -> Result<Prepared<'b, T>, InputError> {
        let weight = self.norm_weight.as_ref();
        let statistics = self.statistics.as_ref();
        Prepared::new(self.op, x, weight, statistics, &self.problem, &self.tokens)
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
        let (tensor, axes) = match self.layout {
            Layout::Packed => (tensor.insert_axis(Axis(0)), [1, 2, 0, 3]),
            Layout::TokensFirst if tensor.ndim() == 3 => {
                (tensor.insert_axis(Axis(2)), [1, 2, 0, 3])
            }
            Layout::TokensFirst => (tensor, [1, 2, 0, 3]),
            Layout::HeadsFirst => (tensor, [2, 1, 0, 3]),
        };
        let tensor = of_rank::<_, Ix4>(self.op.name(), name, self.layout.dimensions(), tensor)?;
        Ok(tensor.permuted_axes(axes))
    }

    /// A new tensor, to be written in full.
    fn allocate<O: Store>(
        &self,
        name: &'static str,
        shape: Vec<usize>,
    ) -> Result<ArrayD<O>, InputError> {
        check_allocation(self.op.name(), name, &shape, size_of::<O>())?;
        Ok(ArrayD::from_elem(shape, O::store(0.0)))
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
