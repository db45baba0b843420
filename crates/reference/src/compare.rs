//! Whether a result is as close to the exact one as it has to be.
//!
//! Exact results come from the `*_f64` methods of the operators. A tolerance is a named value, and
//! relative to the size of what is compared, so that a check of small numbers can fail.
//!
//! # Example
//! ```
//! use gimbal_reference::compare::{LRPE_ELEMENT, check_elements, forward_scale};
//! use gimbal_reference::Lrpe;
//! use half::bf16;
//! use ndarray::{Array4, array};
//!
//! let op = Lrpe::rotate();
//! let x = Array4::from_elem((1, 8, 1, 4), bf16::from_f32(0.3)).into_dyn();
//! let theta = array![[1.0, 0.1]];
//! let exact = op.forward_f64(x.view(), theta.view())?;
//! let scale = forward_scale(exact.view());
//!
//! let mut o = op.forward(x.view(), theta.view())?;
//! assert!(check_elements(o.view(), exact.view(), scale.view(), LRPE_ELEMENT).is_ok());
//!
//! o[[0, 5, 0, 2]] = bf16::from_f32(0.4);
//! let mismatch = check_elements(o.view(), exact.view(), scale.view(), LRPE_ELEMENT).unwrap_err();
//! assert!(mismatch.to_string().starts_with("at [0, 5, 0, 2] expected"));
//! # Ok::<(), gimbal_reference::InputError>(())
//! ```

use ndarray::{ArrayD, ArrayView1, ArrayViewD};
use thiserror::Error;

use crate::dtype::{DType, Element};

/// Largest [`relative_l2`] of a result in f32, whatever the operator. Sums in f32 stay well below
/// it; a product that went through TF32 (3e-4) does not.
pub const F32_RELATIVE_L2: f64 = 1e-5;

/// Largest [`relative_l2`] of o of [`TpaDecode`](crate::TpaDecode), by its type. Rounding o itself
/// accounts for two thirds of it in bf16.
pub const fn tpa_decode_relative_l2(dtype: DType) -> f64 {
    match dtype {
        DType::F32 => F32_RELATIVE_L2,
        DType::F16 => 5e-4,
        DType::BF16 => 2.5e-3,
    }
}

/// Largest error of the cosine and the sine of p·theta for |p| < 2^24 and |theta| <= 64.
pub const PHASE_ERROR: f64 = 4e-6;

/// How far an element of an LRPE result may be from the exact one: 1 ulp from the correctly
/// rounded result, and [`PHASE_ERROR`] of what the cosine and the sine multiply.
pub const LRPE_ELEMENT: ElementTolerance = ElementTolerance {
    ulps: 1.0,
    of_scale: PHASE_ERROR,
};

/// A bound for each element: |got − rounded(expected)| <= `ulps` · ulp + `of_scale` · scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ElementTolerance {
    /// In units in the last place of the correctly rounded result, in the type of the result.
    pub ulps: f64,
    /// As a fraction of the element's scale: the size of the terms that it is a sum of. It matters
    /// where terms cancel, or where a cosine is near zero.
    pub of_scale: f64,
}

/// The first place where a result is not what it should be.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Mismatch {
    /// The shapes differ, or the scale cannot be broadcast.
    #[error("the shape must be {expected:?}, got {got:?}")]
    Shape {
        /// The shape of the exact result.
        expected: Vec<usize>,
        /// The shape that came.
        got: Vec<usize>,
    },
    /// An element is too far off, or it is NaN or infinite where that was not expected.
    #[error("at {index:?} expected {expected:e} within {allowed:e}, got {got:e}")]
    Element {
        /// Where.
        index: Vec<usize>,
        /// The exact value.
        expected: f64,
        /// The value that came.
        got: f64,
        /// The distance allowed from the rounded exact value.
        allowed: f64,
    },
}

/// ‖got − expected‖ / ‖expected‖ over all elements that are finite.
///
/// The error is 0 where both norms are 0, and infinite where only ‖expected‖ is. An element that is
/// NaN or infinite after rounding is left out, but must come as such.
///
/// # Errors
/// [`Mismatch::Shape`], and [`Mismatch::Element`] at the first element that is NaN or infinite in
/// `got` or in the rounded `expected` and not the same in both.
///
/// # Example
/// ```
/// use gimbal_reference::compare::relative_l2;
/// use ndarray::array;
///
/// let exact = array![3.0, 4.0].into_dyn();
/// let got = array![3.0f32, 4.5].into_dyn();
/// assert_eq!(relative_l2(got.view(), exact.view()), Ok(0.1));
/// ```
pub fn relative_l2<T: Element>(
    got: ArrayViewD<T>,
    expected: ArrayViewD<f64>,
) -> Result<f64, Mismatch> {
    let shape = check_shape(got.shape(), expected.shape())?;
    let (mut difference, mut size) = (0f64, 0f64);
    for (at, (got, &expected)) in got.iter().zip(&expected).enumerate() {
        let (value, rounded) = (got.to_f64(), T::from_f64(expected).to_f64());
        if value.is_finite() && rounded.is_finite() {
            difference += (value - expected).powi(2);
            size += expected.powi(2);
        } else if value != rounded && !(value.is_nan() && rounded.is_nan()) {
            return Err(Mismatch::Element {
                index: index_of(at, shape),
                expected,
                got: value,
                allowed: 0.0,
            });
        }
    }
    Ok(if difference == 0.0 {
        0.0
    } else {
        difference.sqrt() / size.sqrt()
    })
}

/// Checks each element of `got` against the correctly rounded `expected`.
///
/// `scale` is broadcast to the shape of the result. NaN must stand where NaN is expected, and only
/// there. Infinity counts as the number that would follow the largest finite one, unless
/// `expected` itself is infinite.
///
/// # Errors
/// [`Mismatch`], with the index of the first element that is too far off in row-major order.
pub fn check_elements<T: Element>(
    got: ArrayViewD<T>,
    expected: ArrayViewD<f64>,
    scale: ArrayViewD<f64>,
    tolerance: ElementTolerance,
) -> Result<(), Mismatch> {
    let shape = check_shape(got.shape(), expected.shape())?;
    let scale = scale.broadcast(shape).ok_or_else(|| Mismatch::Shape {
        expected: shape.to_vec(),
        got: scale.shape().to_vec(),
    })?;
    let format = Format::of(T::DTYPE);
    let elements = got.iter().zip(&expected).zip(&scale);
    for (at, ((got, &expected), &scale)) in elements.enumerate() {
        let (value, rounded) = (got.to_f64(), T::from_f64(expected).to_f64());
        let allowed = tolerance.ulps * format.ulp(rounded) + tolerance.of_scale * scale;
        let fits = if expected.is_finite() {
            (format.on_the_line(value) - format.on_the_line(rounded)).abs() <= allowed
        } else {
            value == expected || (value.is_nan() && expected.is_nan())
        };
        if !fits {
            return Err(Mismatch::Element {
                index: index_of(at, shape),
                expected,
                got: value,
                allowed,
            });
        }
    }
    Ok(())
}

/// The scale of an exact LRPE output for [`check_elements`]: |x̄| in the cosine encodings,
/// √(x1² + x2²) in the rotation.
///
/// Both are the length of the pair (o\[i\], o\[i + W/2\]) of a row of width W, so the output says
/// it by itself.
pub fn forward_scale(o: ArrayViewD<f64>) -> ArrayD<f64> {
    if o.ndim() == 0 {
        return o.mapv(f64::abs);
    }
    map_rows(o, |row| {
        let width = row.len();
        let pair = |i: usize| row[i].hypot(row[(i + width / 2) % width]);
        (0..width).map(pair).collect()
    })
}

/// What `f` makes of each row, as long as that.
pub(crate) fn map_rows(rows: ArrayViewD<f64>, f: impl Fn(&[f64]) -> Vec<f64>) -> ArrayD<f64> {
    let mut mapped = rows.to_owned();
    for mut row in mapped.rows_mut() {
        let values = f(&row.to_vec());
        row.assign(&ArrayView1::from(&values));
    }
    mapped
}

/// The shape that both have.
pub(crate) fn check_shape<'a>(
    got: &[usize],
    expected: &'a [usize],
) -> Result<&'a [usize], Mismatch> {
    if got == expected {
        return Ok(expected);
    }
    Err(Mismatch::Shape {
        expected: expected.to_vec(),
        got: got.to_vec(),
    })
}

/// The index of the element that comes `at`-th in row-major order.
pub(crate) fn index_of(mut at: usize, shape: &[usize]) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    for (index, &length) in index.iter_mut().zip(shape).rev() {
        *index = at % length;
        at /= length;
    }
    index
}

/// The shape of a binary floating-point type.
pub(crate) struct Format {
    /// Bits of the significand, the hidden one included.
    digits: i32,
    /// The exponent of the smallest normal number.
    min_exponent: i32,
    /// The exponent of the number that would follow the largest finite one.
    end_exponent: i32,
}

impl Format {
    pub(crate) const fn of(dtype: DType) -> Self {
        let (digits, min_exponent, end_exponent) = match dtype {
            DType::F32 => (24, -126, 128),
            DType::F16 => (11, -14, 16),
            DType::BF16 => (8, -126, 128),
        };
        Self {
            digits,
            min_exponent,
            end_exponent,
        }
    }

    /// The largest number.
    #[cfg(feature = "testing")]
    pub(crate) fn largest(&self) -> f64 {
        2f64.powi(self.end_exponent) - self.ulp(2f64.powi(self.end_exponent - 1))
    }

    /// The distance from |value| to the next larger number.
    pub(crate) fn ulp(&self, value: f64) -> f64 {
        // Every number of these types but zero is a normal f64, whose exponent stands in its bits;
        // zero and NaN end up at one of the two bounds.
        let exponent = ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023;
        let exponent = exponent.clamp(self.min_exponent, self.end_exponent);
        2f64.powi(exponent - (self.digits - 1))
    }

    /// The value, or for infinity the place where the next number would be.
    fn on_the_line(&self, value: f64) -> f64 {
        if value.is_infinite() {
            2f64.powi(self.end_exponent).copysign(value)
        } else {
            value
        }
    }
}
