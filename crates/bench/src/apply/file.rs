//! Tensors in safetensors files.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::Path;

use gimbal_ops::{DType, Device, IndexTensor, InputReason, Scalar, Tensor, bf16, f16};
use gimbal_reference::IndexView;
use memmap2::Mmap;
use ndarray::ArrayD;
use safetensors::tensor::{Dtype, TensorView};
use safetensors::{SafeTensorError, SafeTensors};

use crate::error::Error;
use crate::terminal;

/// A type of elements that files hold.
pub trait Stored: Copy {
    const NAME: &'static str;
    const DTYPE: Dtype;
    fn from_little_endian(bytes: &[u8]) -> Vec<Self>;
    fn to_little_endian(self, bytes: &mut Vec<u8>);
}

macro_rules! stored {
    ($type:ty, $dtype:ident) => {
        impl Stored for $type {
            const NAME: &'static str = stringify!($type);
            const DTYPE: Dtype = Dtype::$dtype;

            fn from_little_endian(bytes: &[u8]) -> Vec<Self> {
                let (elements, _) = bytes.as_chunks();
                elements.iter().map(|&e| Self::from_le_bytes(e)).collect()
            }

            fn to_little_endian(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
        }
    };
}

stored!(f32, F32);
stored!(f16, F16);
stored!(bf16, BF16);
stored!(i8, I8);
stored!(u8, U8);
stored!(i16, I16);
stored!(u16, U16);
stored!(i32, I32);
stored!(u32, U32);
stored!(i64, I64);
stored!(u64, U64);

/// A tensor of integers as operators take them.
pub enum Integers {
    I32(ArrayD<i32>),
    I64(ArrayD<i64>),
}

impl Integers {
    pub fn shape(&self) -> &[usize] {
        match self {
            Self::I32(values) => values.shape(),
            Self::I64(values) => values.shape(),
        }
    }

    pub fn view(&self) -> IndexView<'_> {
        match self {
            Self::I32(values) => values.view().into(),
            Self::I64(values) => values.view().into(),
        }
    }

    /// The same on a device, where there are any.
    pub fn on(device: &Device, integers: &Option<Self>) -> Result<Option<IndexTensor>, Error> {
        Ok(match integers {
            None => None,
            Some(Self::I32(values)) => Some(IndexTensor::I32(device.tensor(values)?)),
            Some(Self::I64(values)) => Some(IndexTensor::I64(device.tensor(values)?)),
        })
    }

    /// The first number that is not one of 32 bits.
    pub fn beyond_32_bits(&self) -> Option<i64> {
        match self {
            Self::I32(_) => None,
            Self::I64(values) => {
                let mut values = values.iter().copied();
                values.find(|&value| i32::try_from(value).is_err())
            }
        }
    }
}

/// The tensors of a safetensors file.
pub struct Input<'a> {
    /// The operator that reads them.
    pub op: &'static str,
    path: &'a Path,
    tensors: SafeTensors<'a>,
    used: BTreeSet<&'static str>,
}

/// The bytes of a file.
pub fn map(path: &Path) -> Result<Mmap, Error> {
    let read = |source| Error::read(path, source);
    let file = File::open(path).map_err(read)?;
    // SAFETY: the map is read alone. Another program that shortened the file meanwhile would end this one; it would spoil the
    // result of any other way to read as well.
    unsafe { Mmap::map(&file) }.map_err(read)
}

impl<'a> Input<'a> {
    /// The inputs of `op` in a file of these bytes.
    pub fn new(op: &'static str, path: &'a Path, bytes: &'a [u8]) -> Result<Self, Error> {
        let tensors = SafeTensors::deserialize(bytes);
        Ok(Self {
            op,
            path,
            tensors: tensors.map_err(|error| malformed(path, error.to_string()))?,
            used: BTreeSet::new(),
        })
    }

    /// The type of a tensor that may have any of the ops' element types.
    pub fn element_type(&self, tensor: &'static str) -> Result<DType, Error> {
        match self.tensor(tensor)?.dtype() {
            Dtype::F32 => Ok(DType::F32),
            Dtype::F16 => Ok(DType::F16),
            Dtype::BF16 => Ok(DType::BF16),
            other => Err(self.wrong_type(tensor, "f32, f16 or bf16", other)),
        }
    }

    /// Whether there is a tensor of this name.
    pub fn has(&self, tensor: &'static str) -> bool {
        self.tensors.tensor(tensor).is_ok()
    }

    /// Reads a tensor that must be of type `T`.
    pub fn read<T: Stored>(&mut self, tensor: &'static str) -> Result<ArrayD<T>, Error> {
        let view = self.tensor(tensor)?;
        self.used.insert(tensor);
        if view.dtype() != T::DTYPE {
            return Err(self.wrong_type(tensor, T::NAME, view.dtype()));
        }
        let elements = T::from_little_endian(view.data());
        let array = ArrayD::from_shape_vec(view.shape(), elements);
        array.map_err(|error| malformed(self.path, format!("tensor `{tensor}`: {error}")))
    }

    /// Reads a tensor of i32 or i64, if it is there.
    pub fn read_integers(&mut self, tensor: &'static str) -> Result<Option<Integers>, Error> {
        if !self.has(tensor) {
            return Ok(None);
        }
        Ok(Some(match self.tensor(tensor)?.dtype() {
            Dtype::I32 => Integers::I32(self.read(tensor)?),
            Dtype::I64 => Integers::I64(self.read(tensor)?),
            other => return Err(self.wrong_type(tensor, "i32 or i64", other)),
        }))
    }

    /// Reads a tensor of any type of integers, if it is there.
    pub fn read_any_integers(
        &mut self,
        tensor: &'static str,
    ) -> Result<Option<ArrayD<i128>>, Error> {
        if !self.has(tensor) {
            return Ok(None);
        }
        Ok(Some(match self.tensor(tensor)?.dtype() {
            Dtype::I8 => self.read::<i8>(tensor)?.mapv(i128::from),
            Dtype::U8 => self.read::<u8>(tensor)?.mapv(i128::from),
            Dtype::I16 => self.read::<i16>(tensor)?.mapv(i128::from),
            Dtype::U16 => self.read::<u16>(tensor)?.mapv(i128::from),
            Dtype::I32 => self.read::<i32>(tensor)?.mapv(i128::from),
            Dtype::U32 => self.read::<u32>(tensor)?.mapv(i128::from),
            Dtype::I64 => self.read::<i64>(tensor)?.mapv(i128::from),
            Dtype::U64 => self.read::<u64>(tensor)?.mapv(i128::from),
            other => return Err(self.wrong_type(tensor, "an integer type", other)),
        }))
    }

    /// Names on standard error what was not read.
    pub fn warn_of_unused(&self) {
        let mut unused = self.tensors.names();
        unused.retain(|name| !self.used.contains(name));
        unused.sort();
        if !unused.is_empty() {
            let (path, names) = (self.path.display(), unused.join(", "));
            terminal::note(&format!(
                "warning: {path} has tensors that were not used: {names}"
            ));
        }
    }

    fn tensor(&self, tensor: &'static str) -> Result<TensorView<'a>, Error> {
        let missing = |_| Error::MissingTensor {
            op: self.op,
            path: self.path.to_owned(),
            tensor,
        };
        self.tensors.tensor(tensor).map_err(missing)
    }

    fn wrong_type(&self, tensor: &'static str, expected: &'static str, got: Dtype) -> Error {
        let got = got.to_string().to_lowercase();
        self.refuse(InputReason::DType {
            tensor,
            expected,
            got,
        })
    }

    pub fn wrong_rank(&self, tensor: &'static str, expected: &'static str, got: &[usize]) -> Error {
        let got = got.to_vec();
        self.refuse(InputReason::Rank {
            tensor,
            expected,
            got,
        })
    }

    pub fn conflict(&self, tensor: &'static str, other: &'static str) -> Error {
        self.refuse(InputReason::Conflict { tensor, other })
    }

    fn refuse(&self, reason: InputReason) -> Error {
        reason.of(self.op).into()
    }
}

fn malformed(path: &Path, reason: String) -> Error {
    Error::Malformed {
        path: path.to_owned(),
        reason,
    }
}

/// A result, by name.
pub struct Named {
    name: &'static str,
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

impl Named {
    pub fn new<T: Stored + Scalar>(name: &'static str, tensor: &Tensor<T>) -> Result<Self, Error> {
        let mut bytes = Vec::with_capacity(size_of::<T>() * tensor.len());
        for element in &tensor.to_array()? {
            element.to_little_endian(&mut bytes);
        }
        Ok(Self {
            name,
            dtype: T::DTYPE,
            shape: tensor.shape().to_vec(),
            bytes,
        })
    }

    /// The same of a result that there may be.
    pub fn any<T: Stored + Scalar>(
        name: &'static str,
        tensor: &Option<Tensor<T>>,
    ) -> Result<Option<Self>, Error> {
        tensor
            .as_ref()
            .map(|tensor| Self::new(name, tensor))
            .transpose()
    }
}

/// The bytes of a file with these results.
pub fn serialize(results: &[Named]) -> Result<Vec<u8>, SafeTensorError> {
    let mut views = Vec::with_capacity(results.len());
    for result in results {
        let view = TensorView::new(result.dtype, result.shape.clone(), &result.bytes)?;
        views.push((result.name, view));
    }
    safetensors::serialize(views, None)
}
