//! Random data. Measurements on zeros flatter: memory and arithmetic draw less power on them.

use gimbal_ops::{Device, Error, Float, Scalar, Tensor};

/// Numbers are drawn up to here and then repeated: drawing takes long, and a period of megabytes is as good as none.
const TILE: usize = 1 << 20;

/// Numbers uniform in [-1, 1), rounded to `T`.
pub fn elements<T: Float>(rng: &mut fastrand::Rng, len: usize) -> Vec<T> {
    (0..len)
        .map(|_| T::from_f64(2.0 * rng.f64() - 1.0))
        .collect()
}

/// A dense tensor of random numbers.
pub fn tensor<T: Float>(
    device: &Device,
    shape: &[usize],
    rng: &mut fastrand::Rng,
) -> Result<Tensor<T>, Error> {
    let len = shape.iter().product::<usize>();
    repeated(device, &elements::<T>(rng, len.min(TILE)), len)?.reshape(shape)
}

/// Random bytes.
pub fn bytes(device: &Device, len: usize, rng: &mut fastrand::Rng) -> Result<Tensor<u8>, Error> {
    let mut tile = vec![0; len.min(TILE)];
    rng.fill(&mut tile);
    repeated(device, &tile, len)
}

/// `len` elements: the tile over and over.
fn repeated<T: Scalar>(device: &Device, tile: &[T], len: usize) -> Result<Tensor<T>, Error> {
    let tile = device.tensor_from_slice(tile, &[tile.len()])?;
    let mut tensor = device.empty(&[len])?;
    let mut filled = tile.len();
    tensor.view_mut().narrow(0, 0..filled)?.copy_from(&tile)?;
    while filled < len {
        let more = filled.min(len - filled);
        let (done, rest) = tensor.view_mut().split_at(0, filled)?;
        let done = done.as_view().narrow(0, 0..more)?;
        rest.narrow(0, 0..more)?.copy_from(done)?;
        filled += more;
    }
    Ok(tensor)
}
