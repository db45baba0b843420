//! Logs on standard error, off unless asked for.

use std::env;

use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry};

use crate::error::Error;

/// The variables that hold the filter; the first one that is set counts.
const VARIABLES: [&str; 2] = ["GIMBAL_LOG", "RUST_LOG"];

/// Sends spans and events to `layer`, and those that the environment asks for to standard error.
pub fn init<L>(layer: Option<L>) -> Result<(), Error>
where
    L: Layer<Registry> + Send + Sync,
    Registry: for<'a> LookupSpan<'a>,
{
    let Some((variable, filter)) = VARIABLES
        .iter()
        .find_map(|variable| Some((variable, env::var(variable).ok()?)))
    else {
        return match layer {
            Some(layer) => install(tracing_subscriber::registry().with(layer)),
            None => Ok(()),
        };
    };
    let filter = EnvFilter::builder()
        .parse(&filter)
        .map_err(|error| Error::Usage(format!("{variable}: {error}")))?;
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_span_events(tracing_subscriber::fmt::format::FmtSpan::CLOSE)
        .with_filter(filter);
    install(tracing_subscriber::registry().with(layer).with(lines))
}

fn install(subscriber: impl SubscriberInitExt) -> Result<(), Error> {
    subscriber
        .try_init()
        .map_err(|error| Error::Usage(error.to_string()))
}
