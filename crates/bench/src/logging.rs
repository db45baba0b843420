//! Logs on standard error, off unless asked for.

use std::env;

use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use crate::error::Error;
use crate::verify::Launches;

/// The variables that hold the filter; the first one that is set counts.
const VARIABLES: [&str; 2] = ["GIMBAL_LOG", "RUST_LOG"];

/// Starts logging what the environment asks for; and, for `verify`, noting kernel launches.
pub fn init(launches: Option<Launches>) -> Result<(), Error> {
    let set = |variable| Some((variable, env::var(variable).ok()?));
    let lines = match VARIABLES.into_iter().find_map(set) {
        None => None,
        Some((variable, filter)) => {
            let filter = EnvFilter::builder().parse(filter);
            let filter = filter.map_err(|error| Error::Usage(format!("{variable}: {error}")))?;
            let lines = tracing_subscriber::fmt::layer()
                .with_writer(std::io::stderr)
                .with_span_events(FmtSpan::CLOSE);
            Some(lines.with_filter(filter))
        }
    };
    let launches = launches.map(|launches| launches.with_filter(filter_fn(Launches::concerns)));
    tracing_subscriber::registry()
        .with(launches)
        .with(lines)
        .try_init()
        .map_err(|error| Error::Usage(format!("logging: {error}")))
}
