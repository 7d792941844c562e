//! The border between the games and Python: every function turns arguments into what the crates take and what they
//! answer into numbers and JSON, and holds no rule of its own. What is pleasant to use is written in Python, in `tinstar/`.

mod matches;
mod pool;
mod study;
mod wrong;

use pyo3::prelude::*;

/// The border.
#[pymodule]
fn _tinstar(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("TinstarError", module.py().get_type::<wrong::TinstarError>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<pool::Pool>()?;
    module.add_class::<matches::Match>()?;
    module.add_class::<matches::Story>()?;
    module.add_function(wrap_pyfunction!(study::games, module)?)?;
    module.add_function(wrap_pyfunction!(study::rulebook, module)?)?;
    module.add_function(wrap_pyfunction!(study::retell, module)?)?;
    module.add_function(wrap_pyfunction!(study::review, module)?)?;
    module.add_function(wrap_pyfunction!(study::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(study::merge, module)?)?;
    Ok(())
}
