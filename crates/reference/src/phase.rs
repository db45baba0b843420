//! The angle p·theta: cosine and sine of the exact product.

/// Products up to here have at most 29 + 24 bits, which an f64 holds exactly.
const EXACT_BELOW: f64 = (1u32 << 29) as f64;

/// Cosine and sine of the real number `position * theta`.
///
/// `position` is an integer, |position| <= 2^31. Below 2^29 the f64 product is exact; above it the
/// rounding error of the product is found by a fused multiply-add and its angle added. Either way
/// the result is good to about 2^-52 for every finite theta. A theta of NaN or infinity gives NaN.
///
/// # Example
/// ```
/// use gimbal_reference::phase::cos_sin;
/// let (cos, sin) = cos_sin(3.0, 0.5);
/// assert_eq!((cos, sin), (1.5f64.cos(), 1.5f64.sin()));
/// ```
#[inline]
pub fn cos_sin(position: f64, theta: f32) -> (f64, f64) {
    let theta = f64::from(theta);
    let angle = position * theta;
    let (sin, cos) = angle.sin_cos();
    if position.abs() <= EXACT_BELOW {
        return (cos, sin);
    }
    let (rest_sin, rest_cos) = position.mul_add(theta, -angle).sin_cos();
    (
        cos * rest_cos - sin * rest_sin,
        sin * rest_cos + cos * rest_sin,
    )
}
