//! The forms that an operator is held against.

/// A column of peers: a form of the maths, run as it is or compiled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    pub column: &'static str,
    /// As `forms.py` names it.
    pub form: &'static str,
    pub compile: bool,
}

/// The columns of an operator.
pub fn forms(op: &str) -> &'static [Form] {
    const fn form(column: &'static str, form: &'static str, compile: bool) -> Form {
        Form {
            column,
            form,
            compile,
        }
    }
    match op {
        "flao" => {
            &const {
                [
                    form("lao", "lao", false),
                    form("lao-compile", "lao", true),
                    form("flao", "flao", false),
                    form("flao-compile", "flao", true),
                ]
            }
        }
        "tpa_decode" => {
            &const {
                [
                    form("eager", "torch", false),
                    form("compile", "torch", true),
                    form("naive", "naive", false),
                    form("naive-compile", "naive", true),
                ]
            }
        }
        _ => {
            &const {
                [
                    form("eager", "torch", false),
                    form("compile", "torch", true),
                ]
            }
        }
    }
}
