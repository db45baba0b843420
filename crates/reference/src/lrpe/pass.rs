//! Forward, backward and dtheta over all rows.

use std::ops::Add;

use ndarray::{Array2, ArrayD, ArrayView4, ArrayViewD, ArrayViewMutD, s};

use super::activated::Activated;
use super::block::{Block, Cut, Row, merge_into};
use super::check::required;
use super::rows::{read, write};
use super::{Angles, Definition, Encoding, LrpeProblem};
use crate::activation::Activation;
use crate::dtype::{Element, Store};
use crate::error::InputError;
use crate::tensor::check_allocation;

/// One call of an operator, its inputs checked.
pub(crate) struct Pass<'a, E, A> {
    pub definition: Definition<'a, E>,
    pub problem: LrpeProblem,
    pub angles: A,
}

/// Cosine and sine of the angles of one row.
struct AngleRow {
    cos: Vec<f64>,
    sin: Vec<f64>,
}

impl<E: Encoding, A: Angles> Pass<'_, E, A> {
    /// o, newly allocated.
    pub fn forward<T: Element, O: Store>(&self, x: ArrayViewD<T>) -> Result<ArrayD<O>, InputError> {
        let mut o = self.allocate("o", self.definition.output_shape(x.shape()))?;
        self.forward_into(x, o.view_mut())?;
        Ok(o)
    }

    /// o, into a tensor of the right shape.
    pub fn forward_into<T: Element, O: Store>(
        &self,
        x: ArrayViewD<T>,
        o: ArrayViewMutD<O>,
    ) -> Result<(), InputError> {
        let (x, o) = (self.definition.rows("x", x)?, self.definition.rows("o", o)?);
        if self.problem.is_empty() {
            return Ok(());
        }
        let whole = Block::whole(&self.problem);
        let x = Activated::new(self.definition.activation, x, whole.clone());
        whole.for_each(o, &|block, mut o| {
            let mut value = vec![0.0; self.problem.features];
            let mut output = vec![0.0; self.width()];
            self.for_each_row(block, |row, angle| {
                x.value(row, &mut value);
                E::encode(&value, &angle.cos, &angle.sin, &mut output);
                let [n, h, b] = block.index(row);
                write(&output, o.slice_mut(s![n, h, b, ..]));
            });
        });
        Ok(())
    }

    /// dx, newly allocated.
    pub fn backward<T: Element, O: Store>(
        &self,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<O>, InputError> {
        let mut dx = self.allocate("dx", self.definition.input_shape(d_o.shape()))?;
        self.backward_into(x, d_o, dx.view_mut())?;
        Ok(dx)
    }

    /// dx, into a tensor of the right shape.
    pub fn backward_into<T: Element, O: Store>(
        &self,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<O>,
    ) -> Result<(), InputError> {
        let (d_o, dx) = (
            self.definition.rows("do", d_o)?,
            self.definition.rows("dx", dx)?,
        );
        if self.problem.is_empty() {
            return Ok(());
        }
        let whole = Block::whole(&self.problem);
        let x = match self.definition.activation {
            Activation::None => None,
            activation => {
                let x = required(self.definition.op, x, "the gradient of the activation")?;
                Some(Activated::new(
                    activation,
                    self.definition.rows("x", x)?,
                    whole.clone(),
                ))
            }
        };
        let projection = match &x {
            Some(x) if x.needs_projection() => self.projection(x, &d_o, &whole),
            _ => Vec::new(),
        };
        whole.for_each(dx, &|block, mut dx| {
            let mut d_output = vec![0.0; self.width()];
            let mut d_value = vec![0.0; self.problem.features];
            let mut scratch = d_value.clone();
            self.for_each_row(block, |row, angle| {
                read(&d_o, row, &mut d_output);
                E::decode(&d_output, &angle.cos, &angle.sin, &mut d_value);
                if let Some(x) = &x {
                    x.gradient(row, &projection, &mut d_value, &mut scratch);
                }
                let [n, h, b] = block.index(row);
                write(&d_value, dx.slice_mut(s![n, h, b, ..]));
            });
        });
        Ok(())
    }

    /// Σ s ⊙ dx̄ of each (H, B, D) column.
    fn projection<T: Element>(
        &self,
        x: &Activated<T>,
        d_o: &ArrayView4<T>,
        whole: &Block,
    ) -> Vec<f64> {
        whole.reduce_columns(0.0, Add::add, |block, projection| {
            let mut d_output = vec![0.0; self.width()];
            let mut d_value = vec![0.0; self.problem.features];
            let mut value = d_value.clone();
            self.for_each_row(block, |row, angle| {
                read(d_o, row, &mut d_output);
                E::decode(&d_output, &angle.cos, &angle.sin, &mut d_value);
                x.value(row, &mut value);
                let projection = projection[block.columns(row)].iter_mut();
                for ((projection, s), d) in projection.zip(&value).zip(&d_value) {
                    *projection += s * d;
                }
            });
        })
    }

    /// dtheta, of theta's shape.
    pub fn dtheta<T: Element, O: Store>(
        &self,
        x: ArrayViewD<T>,
        d_o: ArrayViewD<T>,
    ) -> Result<Array2<O>, InputError> {
        let (x, d_o) = (
            self.definition.rows("x", x)?,
            self.definition.rows("do", d_o)?,
        );
        let shape = [self.problem.theta_heads, self.problem.theta_features];
        check_allocation(self.definition.op, "dtheta", &shape, size_of::<f64>())?;
        if self.problem.is_empty() {
            return Ok(Array2::from_elem(shape, O::store(0.0)));
        }
        let whole = Block::whole(&self.problem);
        let x = Activated::new(self.definition.activation, x, whole.clone());
        let leaf = |block: &Block| self.dtheta_of(block, &x, &d_o);
        let join = |cut, mut first: Vec<f64>, second: Vec<f64>| {
            if cut == Cut::Heads && !self.theta_is_shared() {
                first.extend(second);
            } else {
                merge_into(&mut first, &second, Add::add);
            }
            first
        };
        let dtheta = whole.reduce(&leaf, &join);
        Ok(Array2::from_shape_fn(shape, |(h, e)| {
            O::store(dtheta[h * self.problem.theta_features + e])
        }))
    }

    /// The part of dtheta from the rows of `block`, for the rows of theta of its heads.
    fn dtheta_of<T: Element>(
        &self,
        block: &Block,
        x: &Activated<T>,
        d_o: &ArrayView4<T>,
    ) -> Vec<f64> {
        let columns = self.problem.theta_features;
        let rows = if self.theta_is_shared() {
            1
        } else {
            block.heads.len()
        };
        let mut dtheta = vec![0.0; rows * columns];
        let mut value = vec![0.0; self.problem.features];
        let mut d_output = vec![0.0; self.width()];
        let mut d_angle = vec![0.0; E::angles(self.problem.features)];
        self.for_each_row(block, |row, angle| {
            x.value(row, &mut value);
            read(d_o, row, &mut d_output);
            E::angle_gradient(&value, &d_output, &angle.cos, &angle.sin, &mut d_angle);
            let [_, head, _] = block.index(row);
            let start = if self.theta_is_shared() {
                0
            } else {
                head * columns
            };
            let dtheta = &mut dtheta[start..start + columns];
            self.angles.accumulate_dtheta(row.token, &d_angle, dtheta);
        });
        dtheta
    }

    /// Calls `f` on the rows of `block`. The angles are computed once for all sequences, and for
    /// all heads that share them.
    fn for_each_row(&self, block: &Block, mut f: impl FnMut(Row, &AngleRow)) {
        let angles = E::angles(self.problem.features);
        let mut angle = AngleRow {
            cos: vec![0.0; angles],
            sin: vec![0.0; angles],
        };
        let mut filled_for = None;
        for row in block.rows() {
            let theta_head = if self.theta_is_shared() { 0 } else { row.head };
            if filled_for != Some((row.token, theta_head)) {
                self.angles
                    .fill(row.token, theta_head, &mut angle.cos, &mut angle.sin);
                filled_for = Some((row.token, theta_head));
            }
            f(row, &angle);
        }
    }

    fn theta_is_shared(&self) -> bool {
        self.problem.theta_heads == 1
    }

    /// The width of o.
    fn width(&self) -> usize {
        E::width(self.problem.features)
    }

    /// A new tensor, to be written in full.
    fn allocate<O: Store>(
        &self,
        name: &'static str,
        shape: Vec<usize>,
    ) -> Result<ArrayD<O>, InputError> {
        check_allocation(self.definition.op, name, &shape, size_of::<O>())?;
        Ok(ArrayD::from_elem(shape, O::store(0.0)))
    }
}
