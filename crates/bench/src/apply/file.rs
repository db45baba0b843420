//! Tensors in safetensors files.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use gimbal_ops::{DType, InputReason, bf16, f16};
use gimbal_reference::IndexView;
use memmap2::Mmap;
use ndarray::ArrayD;
use safetensors::SafeTensors;
use safetensors::tensor::{Dtype, Metadata, TensorInfo, View};

use crate::error::Error;
use crate::{files, terminal};

/// The length of the header stands in the first eight bytes.
const LENGTH_BYTES: usize = 8;

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

/// A safetensors file whose header has been read and checked.
pub struct Input {
    op: &'static str,
    path: PathBuf,
    map: Mmap,
    metadata: Metadata,
    data_start: usize,
    used: BTreeSet<&'static str>,
}

impl Input {
    /// Opens the inputs of `op`.
    pub fn open(op: &'static str, path: &Path) -> Result<Self, Error> {
        let read = |source| Error::read(path, source);
        let file = File::open(path).map_err(read)?;
        // SAFETY: the map is read alone. Another program that shortened the file meanwhile would end this one; it would spoil the
        // result of any other way to read as well.
        let map = unsafe { Mmap::map(&file) }.map_err(read)?;
        let (header, metadata) =
            SafeTensors::read_metadata(&map).map_err(|error| Error::Malformed {
                path: path.to_owned(),
                reason: error.to_string(),
            })?;
        Ok(Self {
            op,
            path: path.to_owned(),
            map,
            metadata,
            data_start: LENGTH_BYTES + header,
            used: BTreeSet::new(),
        })
    }

    /// The type of a tensor that may have any of the ops' element types.
    pub fn element_type(&self, tensor: &'static str) -> Result<DType, Error> {
        match self.info(tensor)?.dtype {
            Dtype::F32 => Ok(DType::F32),
            Dtype::F16 => Ok(DType::F16),
            Dtype::BF16 => Ok(DType::BF16),
            other => Err(self.wrong_type(tensor, "f32, f16 or bf16", other)),
        }
    }

    /// Whether there is a tensor of this name.
    pub fn has(&self, tensor: &'static str) -> bool {
        self.metadata.info(tensor).is_some()
    }

    /// Reads a tensor that must be of type `T`.
    pub fn read<T: Stored>(&mut self, tensor: &'static str) -> Result<ArrayD<T>, Error> {
        let info = self.info(tensor)?.clone();
        self.used.insert(tensor);
        if info.dtype != T::DTYPE {
            return Err(self.wrong_type(tensor, T::NAME, info.dtype));
        }
        // The header was checked against the size of the file: start <= end <= its length.
        let (start, end) = info.data_offsets;
        let bytes = &self.map[self.data_start + start..self.data_start + end];
        ArrayD::from_shape_vec(info.shape, T::from_little_endian(bytes)).map_err(|error| {
            Error::Malformed {
                path: self.path.clone(),
                reason: format!("tensor `{tensor}`: {error}"),
            }
        })
    }

    /// Reads a tensor of i32 or i64, if it is there.
    pub fn read_integers(&mut self, tensor: &'static str) -> Result<Option<Integers>, Error> {
        if !self.has(tensor) {
            return Ok(None);
        }
        Ok(Some(match self.info(tensor)?.dtype {
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
        Ok(Some(match self.info(tensor)?.dtype {
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
        let names = self.metadata.tensors().into_keys();
        let mut unused: Vec<_> = names
            .filter(|name| !self.used.contains(name.as_str()))
            .collect();
        unused.sort();
        if !unused.is_empty() {
            let (path, names) = (self.path.display(), unused.join(", "));
            terminal::note(&format!(
                "warning: {path} has tensors that were not used: {names}"
            ));
        }
    }

    fn info(&self, tensor: &'static str) -> Result<&TensorInfo, Error> {
        self.metadata
            .info(tensor)
            .ok_or_else(|| Error::MissingTensor {
                op: self.op,
                path: self.path.clone(),
                tensor,
            })
    }

    fn wrong_type(&self, tensor: &'static str, expected: &'static str, got: Dtype) -> Error {
        Error::Input(
            InputReason::DType {
                tensor,
                expected,
                got: got.to_string().to_lowercase(),
            }
            .of(self.op),
        )
    }
}

/// A result, by name.
pub struct Named<'a> {
    name: &'static str,
    dtype: Dtype,
    shape: &'a [usize],
    bytes: Vec<u8>,
}

impl<'a> Named<'a> {
    pub fn new<T: Stored>(name: &'static str, array: &'a ArrayD<T>) -> Self {
        let mut bytes = Vec::with_capacity(size_of::<T>() * array.len());
        for element in array {
            element.to_little_endian(&mut bytes);
        }
        Self {
            name,
            dtype: T::DTYPE,
            shape: array.shape(),
            bytes,
        }
    }
}

impl View for &Named<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.bytes)
    }

    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}

/// A safetensors file that appears under its name only once it is complete.
pub struct Output(files::Output);

impl Output {
    /// Finds out whether a file can be written at `path`, before anything is computed for it.
    pub fn at(path: &Path) -> Result<Self, Error> {
        files::Output::at(path).map(Self)
    }

    /// Writes the results and gives the file its name.
    pub fn write(&self, results: &[Named]) -> Result<(), Error> {
        let bytes = safetensors::serialize(results.iter().map(|r| (r.name, r)), None)
            .map_err(|source| Error::write(self.0.path(), io::Error::other(source)))?;
        self.0.write(&bytes)
    }
}
