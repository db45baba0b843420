//! Which kernels a call launched: noted from the tracing spans around every launch, so that no operator has to tell.

use std::fmt::Debug;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// The names of the kernels launched since they were last taken. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Launches(Arc<Mutex<Vec<String>>>);

impl Launches {
    /// Whether a span can be that of a launch.
    pub fn concerns(metadata: &Metadata) -> bool {
        metadata.is_span()
            && metadata.target().starts_with("gimbal_kernels_sys")
            && metadata.fields().field("kernel").is_some()
    }

    /// The kernels launched since the last time, in order.
    pub fn take(&self) -> Vec<String> {
        mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<S: Subscriber> Layer<S> for Launches {
    fn on_new_span(&self, attributes: &Attributes, _: &Id, _: Context<S>) {
        attributes.record(&mut KernelName(self));
    }
}

struct KernelName<'a>(&'a Launches);

impl Visit for KernelName<'_> {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "kernel" {
            let mut names = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
            names.push(value.to_owned());
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn Debug) {}
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::filter::filter_fn;
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    #[test]
    fn launches_are_noted_in_order_and_nothing_else() {
        let launches = Launches::default();
        let layer = launches.clone().with_filter(filter_fn(Launches::concerns));
        tracing::subscriber::with_default(tracing_subscriber::registry().with(layer), || {
            for kernel in ["first", "second"] {
                tracing::trace_span!(target: "gimbal_kernels_sys::launch", "launch", kernel, grid = 1);
            }
            tracing::trace_span!(target: "gimbal_ops", "launch", kernel = "not a launch");
            tracing::trace_span!(target: "gimbal_kernels_sys", "load", family = "stream");
        });
        assert_eq!(launches.take(), ["first", "second"]);
        assert!(launches.take().is_empty());
    }
}
