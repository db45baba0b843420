//! Linearized relative position encoding of tokens on a grid: `lrpe_cosine_md`.

mod grid;
mod tables;

use std::marker::PhantomData;

use ndarray::{ArrayD, ArrayView2, ArrayViewD, ArrayViewMutD};

use crate::activation::Activation;
use crate::dtype::Element;
use crate::error::{InputError, InputReason};
use crate::lrpe::{Definition, LrpeProblem, Pass, Positions, check_grid, methods};
use crate::lrpe_cosine::CosineSine;
use crate::tensor::TensorInfo;
use grid::{AxisAngles, GridAngles};
pub use tables::AxisTables;

/// [`LrpeCosine`](crate::LrpeCosine) on a grid: each block of features takes its positions from one
/// axis.
///
/// # Formula
/// With x (B, H, L, D), L = l + Π n_j, grid n_1 × … × n_k row-major (n_k fastest); theta (H, e) or
/// (1, e), k · e >= D:
/// - Token t >= l has the grid index (i_1, …, i_k) of t − l, and
///   Θ = concat(i_1 · theta, …, i_k · theta)\[..D\]. The first l tokens have Θ = 0.
/// - o = concat(f(x) ⊙ cos Θ, f(x) ⊙ sin Θ), (B, H, L, 2D).
/// - Backward: dx̄ = do_cos ⊙ cos Θ + do_sin ⊙ sin Θ, then the gradient of f.
/// - dtheta\[h, i\] = Σ i_j · f(x) · (do_sin · cos Θ − do_cos · sin Θ) over batch, tokens and the
///   axes j that use theta\[h, i\], and over heads where they share theta.
///
/// # Cached angles
/// [`tables`](Self::tables) computes cosine and sine once per position on an axis;
/// [`forward_with`](Self::forward_with) and [`backward_with`](Self::backward_with) read them, and
/// give the same bits as [`forward`](Self::forward) and [`backward`](Self::backward).
///
/// # Example
/// ```
/// use gimbal_reference::LrpeCosineMd;
/// use ndarray::{Array4, array};
///
/// // One extra token, then an image of 2 by 3 tokens; four features, two per axis.
/// let op = LrpeCosineMd { grid: vec![2, 3], extra_tokens: 1, ..LrpeCosineMd::default() };
/// let x = Array4::<f32>::ones((1, 1, 7, 4)).into_dyn();
/// let theta = array![[1.0, 0.5]];
/// let o = op.forward(x.view(), theta.view())?;
///
/// // Token 1 + 1·3 + 2 stands in row 1, column 2.
/// let angles: [f64; 4] = [1.0, 0.5, 2.0, 1.0];
/// for (d, angle) in angles.iter().enumerate() {
///     assert_eq!(o[[0, 0, 6, d]], angle.cos() as f32);
///     assert_eq!(o[[0, 0, 6, 4 + d]], angle.sin() as f32);
/// }
///
/// let tables = op.tables(theta.view())?;
/// assert_eq!(op.forward_with(&tables, x.view())?, o);
/// # Ok::<(), gimbal_reference::InputError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LrpeCosineMd {
    /// f.
    pub activation: Activation,
    /// The length n_j of each axis. One to four axes; lengths fit in 32 bits and may be zero.
    pub grid: Vec<usize>,
    /// l, the number of tokens before the grid, which have no position.
    pub extra_tokens: usize,
}

impl LrpeCosineMd {
    /// The operator's name in errors, symbols and files.
    pub const NAME: &str = "lrpe_cosine_md";

    fn definition(&self) -> Definition<'_, CosineSine> {
        Definition {
            op: Self::NAME,
            activation: self.activation,
            positions: Positions::Grid {
                axes: &self.grid,
                extra_tokens: self.extra_tokens,
            },
            encoding: PhantomData,
        }
    }

    fn angles<'a>(&self, theta: ArrayView2<'a, f32>) -> GridAngles<'a> {
        GridAngles::new(&self.grid, self.extra_tokens, AxisAngles::Theta(theta))
    }

    /// Cosine and sine of every position on an axis, for [`forward_with`](Self::forward_with) and
    /// [`backward_with`](Self::backward_with).
    ///
    /// # Errors
    /// Those of [`InputError`] that concern the grid and the rows of `theta`, and
    /// [`InputReason::TooLarge`].
    pub fn tables(&self, theta: ArrayView2<f32>) -> Result<AxisTables, InputError> {
        AxisTables::new(Self::NAME, theta, self.positions()?)
    }

    /// [`forward`](Self::forward) with the angles of `tables`.
    ///
    /// # Errors
    /// As [`check_forward`](Self::check_forward) for the theta of the tables, and
    /// [`InputReason::Tables`] where they were made for a smaller or larger grid.
    pub fn forward_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        let problem = self.check_forward(&TensorInfo::of("x", &x), &tables.theta())?;
        self.pass_with(tables, problem)?.forward(x)
    }

    /// [`forward_into`](Self::forward_into) with the angles of `tables`.
    ///
    /// # Errors
    /// As [`forward_with`](Self::forward_with), and what is wrong with `o`.
    pub fn forward_into_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: ArrayViewD<T>,
        o: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        let problem = self.check_forward_into(
            &TensorInfo::of("x", &x),
            &tables.theta(),
            &TensorInfo::of("o", &o),
        )?;
        self.pass_with(tables, problem)?.forward_into(x, o)
    }

    /// [`backward`](Self::backward) with the angles of `tables`.
    ///
    /// # Errors
    /// As [`check_backward`](Self::check_backward) for the theta of the tables, and
    /// [`InputReason::Tables`] where they were made for a smaller or larger grid.
    pub fn backward_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
    ) -> Result<ArrayD<T>, InputError> {
        let problem = self.check_backward(
            x.as_ref().map(|x| TensorInfo::of("x", x)).as_ref(),
            &tables.theta(),
            &TensorInfo::of("do", &d_o),
        )?;
        self.pass_with(tables, problem)?.backward(x, d_o)
    }

    /// [`backward_into`](Self::backward_into) with the angles of `tables`.
    ///
    /// # Errors
    /// As [`backward_with`](Self::backward_with), and what is wrong with `dx`.
    pub fn backward_into_with<T: Element>(
        &self,
        tables: &AxisTables,
        x: Option<ArrayViewD<T>>,
        d_o: ArrayViewD<T>,
        dx: ArrayViewMutD<T>,
    ) -> Result<(), InputError> {
        let problem = self.check_backward_into(
            x.as_ref().map(|x| TensorInfo::of("x", x)).as_ref(),
            &tables.theta(),
            &TensorInfo::of("do", &d_o),
            &TensorInfo::of("dx", &dx),
        )?;
        self.pass_with(tables, problem)?.backward_into(x, d_o, dx)
    }

    fn pass_with<'a>(
        &'a self,
        tables: &'a AxisTables,
        problem: LrpeProblem,
    ) -> Result<Pass<'a, CosineSine, GridAngles<'a>>, InputError> {
        let expected = self.positions()?;
        if tables.positions() != expected {
            return Err(InputReason::Tables {
                expected,
                got: tables.positions(),
            }
            .of(Self::NAME));
        }
        Ok(Pass {
            definition: self.definition(),
            problem,
            angles: GridAngles::new(&self.grid, self.extra_tokens, AxisAngles::Tables(tables)),
        })
    }

    /// The length of the longest axis, or 0 if no token stands on the grid.
    fn positions(&self) -> Result<usize, InputError> {
        check_grid(Self::NAME, &self.grid, self.extra_tokens)?;
        let empty = self.grid.contains(&0);
        Ok(self
            .grid
            .iter()
            .copied()
            .max()
            .filter(|_| !empty)
            .unwrap_or(0))
    }
}

methods!(LrpeCosineMd, CosineSine, GridAngles);
