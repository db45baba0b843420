//! What is in the cache, and in exported files. Needs no GPU.

use std::fs;
use std::path::Path;

use gimbal_ops::autotune::{Collection, Entry, Recorded};
use serde_json::Value;

use super::table::{Form, Wins};
use super::{cache, is_of};
use crate::error::Error;
use crate::op::OpName;
use crate::terminal::{Console, note};

pub fn show(ops: &[OpName], file: Option<&Path>) -> Result<(), Error> {
    let collection = match file {
        Some(file) => read(file)?,
        None => cache()?.export()?,
    };
    let console = Console::plain();
    let mut shown = 0;
    for Recorded {
        environment,
        entries,
    } in &collection.environments
    {
        let entries: Vec<_> = entries.iter().filter(|entry| is_of(entry, ops)).collect();
        if entries.is_empty() {
            continue;
        }
        shown += entries.len();
        console.line(&format!(
            "{}, driver {}, {} multiprocessors:",
            environment.device,
            environment.driver,
            environment
                .hardware
                .get("multiprocessors")
                .map_or("?", String::as_str)
        ))?;
        let form = Form::new("problem", entries.iter().map(|entry| label(entry)));
        console.line(&form.header())?;
        let mut wins = Wins::default();
        for entry in entries {
            console.line(&form.row(&label(entry), "", entry))?;
            wins.count(entry);
        }
        console.lines(wins.lines())?;
        console.line("")?;
    }
    if shown == 0 {
        let place = file.map_or(cache()?.path().to_owned(), Path::to_owned);
        note(&format!("no tuned configs in {}", place.display()));
    }
    Ok(())
}

/// Writes the cache; with `gains`, only what a default does not give, and of that the default and the winner alone.
pub fn export(file: Option<&Path>, gains: bool) -> Result<(), Error> {
    let mut collection = cache()?.export()?;
    if gains {
        for recorded in &mut collection.environments {
            recorded.entries.retain(is_gain);
            for Entry { trials, config, .. } in &mut recorded.entries {
                let default = trials.first().map(|trial| trial.config.clone());
                trials.retain(|trial| {
                    trial.config == *config || Some(&trial.config) == default.as_ref()
                });
            }
        }
    }
    let text = collection.to_json()?;
    let Some(file) = file else {
        return Console::plain().line(text.trim_end());
    };
    crate::files::write(file, text.as_bytes())?;
    note(&format!(
        "{} configs in {}",
        collection.len(),
        file.display()
    ));
    Ok(())
}

/// Whether a challenger won.
fn is_gain(entry: &Entry) -> bool {
    entry
        .default_trial()
        .is_none_or(|default| default.config != entry.config)
}

pub fn import(file: &Path) -> Result<(), Error> {
    let collection = read(file)?;
    let cache = cache()?;
    cache.import(&collection)?;
    let place = cache.path().display();
    note(&format!("{} configs added to {place}", collection.len()));
    Ok(())
}

pub fn clear(ops: &[OpName]) -> Result<(), Error> {
    let cache = cache()?;
    let removed = cache.clear(|entry| is_of(entry, ops))?;
    let place = cache.path().display();
    note(&format!("{removed} configs removed from {place}"));
    Ok(())
}

fn read(file: &Path) -> Result<Collection, Error> {
    let text = fs::read_to_string(file).map_err(|source| Error::read(file, source))?;
    Collection::parse(&text).map_err(|error| Error::NoConfigs {
        path: file.to_owned(),
        reason: error.to_string(),
    })
}

/// The key in a few words: `lrpe_rotate fwd bf16 activation=none batches=16 …`.
fn label(entry: &Entry) -> String {
    let key = &entry.key;
    let mut label = format!("{} {} {}", key.op, key.pass, key.dtype);
    match &key.details {
        Value::Object(details) => {
            for (name, value) in details {
                let value = match value {
                    Value::String(text) => text.clone(),
                    // What is false goes without saying.
                    Value::Bool(false) => continue,
                    Value::Bool(true) => {
                        label.push_str(&format!(" {name}"));
                        continue;
                    }
                    other => other.to_string(),
                };
                label.push_str(&format!(" {name}={value}"));
            }
        }
        other => label.push_str(&format!(" {other}")),
    }
    label
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::entry;
    use super::*;

    #[test]
    fn a_key_is_shown_in_a_few_words() {
        let mut entry = entry(64);
        assert_eq!(label(&entry), "lrpe_rotate fwd bf16 tokens=256");
        entry.key.details = serde_json::from_str(
            r#"{"activation":"silu","angles":{"grid":{"axes":2}},"is_vector":true,"is_contiguous":false}"#,
        )
        .unwrap();
        assert_eq!(
            label(&entry),
            r#"lrpe_rotate fwd bf16 activation=silu angles={"grid":{"axes":2}} is_vector"#
        );
    }

    #[test]
    fn operators_are_picked_by_their_stems() {
        let entry = entry(64);
        assert!(is_of(&entry, &[]));
        assert!(is_of(&entry, &[OpName::LrpeCosine, OpName::LrpeRotate]));
        assert!(!is_of(&entry, &[OpName::LrpeCosine]));
    }
}
