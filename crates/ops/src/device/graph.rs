//! CUDA graphs of operator calls.

use std::mem::ManuallyDrop;
use std::sync::Arc;

use cudarc::driver::sys::{CUgraphInstantiate_flags, CUresult, CUstreamCaptureMode};
use cudarc::driver::{CudaGraph, CudaStream, DriverError, result};

use super::{Called, Device};
use crate::Error;

/// Calls that were captured once, to be run again and again at the cost of one launch. Made by [`Device::capture`].
pub struct Graph {
    graph: CudaGraph,
    // Keeps the kernels loaded.
    device: Device,
}

impl Device {
    /// Records what this thread puts on the device's stream within `calls` instead of running it.
    ///
    /// Use the `_into` forms of the operators, which neither allocate nor wait, and call each once before, so that its
    /// kernels are loaded. To allocate is an error during a capture, and so is anything that waits for the device. What other
    /// threads call meanwhile runs as ever. Launches of other libraries are recorded where they are put on what
    /// [`Device::stream`] is within `calls`.
    ///
    /// # Errors
    /// [`Error::NotOnGpu`] on the CPU; the error of `calls`; [`Error::Capturing`] within another capture of this thread;
    /// [`Error::Cuda`] where something cannot be captured.
    ///
    /// # Example
    /// ```
    /// use gimbal_ops::{Device, Error, Lrpe, Theta, Workspace};
    /// use ndarray::{Array2, Array4};
    ///
    /// let device = Device::best()?;
    /// let rope = Lrpe::rotate(Theta::per_feature(device.tensor(&Array2::<f32>::ones((2, 4)))?));
    /// let x = device.tensor(&Array4::<f32>::ones((1, 3, 2, 8)))?;
    /// let mut o = rope.forward(&x)?;
    /// let mut workspace = Workspace::new(&device, rope.forward_workspace(&x)?)?;
    /// match device.capture(|| rope.forward_into(&x, &mut o, &mut workspace)) {
    ///     // SAFETY: the operator, the tensors and the workspace still live, and nobody else uses them meanwhile.
    ///     Ok(graph) => unsafe { graph.replay()? },
    ///     Err(error) => assert_eq!(error, Error::NotOnGpu { what: "Device::capture" }),
    /// }
    /// # Ok::<(), Error>(())
    /// ```
    pub fn capture(&self, calls: impl FnOnce() -> Result<(), Error>) -> Result<Graph, Error> {
        let Some(gpu) = self.gpu() else {
            return Err(Error::NotOnGpu {
                what: "Device::capture",
            });
        };
        let _current = gpu.enter()?;
        let graph = gpu.queue().record(|stream| {
            let capture = Capture::begin(stream)?;
            calls()?;
            capture.end()
        })?;
        Ok(Graph {
            graph,
            device: self.clone(),
        })
    }
}

/// A capture under way. It ends in any case, or the stream could not be used again.
struct Capture<'a> {
    stream: &'a Arc<CudaStream>,
}

impl<'a> Capture<'a> {
    fn begin(stream: &'a Arc<CudaStream>) -> Result<Self, Error> {
        // Only this thread is held to what a capture allows.
        stream
            .begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
            .called("cuStreamBeginCapture")?;
        Ok(Self { stream })
    }

    fn end(self) -> Result<CudaGraph, Error> {
        let stream = ManuallyDrop::new(self).stream;
        stream
            .end_capture(CUgraphInstantiate_flags(0))
            .and_then(|graph| {
                let invalidated = DriverError(CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
                graph.ok_or(invalidated)
            })
            .called("cuStreamEndCapture")
    }
}

impl Drop for Capture<'_> {
    fn drop(&mut self) {
        // What was captured is of no use, and neither is the error of a capture that something has made invalid.
        drop(self.stream.end_capture(CUgraphInstantiate_flags(0)));
    }
}

impl Graph {
    /// Puts the captured work on the device's stream.
    ///
    /// # Errors
    /// [`Error::Cuda`] where the graph cannot be launched.
    ///
    /// # Safety
    /// The operators that were captured still live, and so does every tensor and workspace that they were given. Until the
    /// work has run, in the order of the stream, nothing else writes them and nothing else reads what is written.
    pub unsafe fn replay(&self) -> Result<(), Error> {
        let Some(gpu) = self.device.gpu() else {
            return Ok(());
        };
        let _current = gpu.enter()?;
        // SAFETY: the graph and the stream are alive; what the graph does is the caller's promise.
        unsafe { result::graph::launch(self.graph.cu_graph_exec(), gpu.stream().cu_stream()) }
            .called("cuGraphLaunch")
    }

    /// The device it was captured on.
    pub fn device(&self) -> &Device {
        &self.device
    }
}
