//! The pointwise activations and their gradients, in f64.

/// max(x, 0); NaN stays NaN.
#[inline]
pub fn relu(x: f64) -> f64 {
    if x <= 0.0 { 0.0 } else { x }
}

/// The gradient of [`relu`]: `dy` where x > 0, else 0, also at 0.
#[inline]
pub fn relu_gradient(x: f64, dy: f64) -> f64 {
    if x <= 0.0 { 0.0 } else { dy }
}

/// σ(x) and σ(−x), without overflow. The second is not 1 − σ(x), which cancels where x is large.
#[inline]
fn sigmoids(x: f64) -> (f64, f64) {
    let decay = (-x.abs()).exp();
    let (near, far) = (1.0 / (1.0 + decay), decay / (1.0 + decay));
    if x < 0.0 { (far, near) } else { (near, far) }
}

/// σ(x) = 1 / (1 + exp(−x)), accurate at both ends.
#[inline]
pub fn sigmoid(x: f64) -> f64 {
    sigmoids(x).0
}

/// The gradient of [`sigmoid`]: dy · σ(x) · σ(−x).
#[inline]
pub fn sigmoid_gradient(x: f64, dy: f64) -> f64 {
    let (plus, minus) = sigmoids(x);
    dy * plus * minus
}

/// x · σ(x).
#[inline]
pub fn silu(x: f64) -> f64 {
    x * sigmoid(x)
}

/// The gradient of [`silu`]: dy · σ(x) · (1 + x · σ(−x)).
#[inline]
pub fn silu_gradient(x: f64, dy: f64) -> f64 {
    let (plus, minus) = sigmoids(x);
    dy * plus * (1.0 + x * minus)
}
