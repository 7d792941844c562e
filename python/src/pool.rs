//! Pools: numbers in arrays of the caller, written with Python's lock released.

use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use tinstar_arena::{AnyPool, Arrays, Seating, Wrong, open};
use tinstar_bots::Skill;
use tinstar_core::Viewer;

use crate::wrong::{game, raise, wrong};

/// Many matches of one game, stepped together.
#[pyclass(module = "tinstar._tinstar")]
pub struct Pool {
    // What a pool plays with may not be shared between threads, but it may move; the lock makes it wait.
    pool: std::sync::Mutex<Box<dyn AnyPool>>,
    matches: usize,
    seats: usize,
    width: usize,
    actions: usize,
}

/// An array that may be missing, borrowed for writing.
struct Lent<'py, T: Element>(Option<PyReadwriteArrayDyn<'py, T>>);

impl<'py, T: Element> Lent<'py, T> {
    fn of(name: &str, array: Option<&Bound<'py, PyArrayDyn<T>>>) -> PyResult<Self> {
        let Some(array) = array else { return Ok(Self(None)) };
        let lent = array.try_readwrite();
        let lent = lent.map_err(|error| raise("bad_array", None, &format!("{name}: {error}")))?;
        Ok(Self(Some(lent)))
    }

    fn slice(&mut self, name: &str, wanted: usize) -> PyResult<&mut [T]> {
        let Some(lent) = &mut self.0 else { return Ok(&mut []) };
        if !lent.is_c_contiguous() {
            return Err(raise("bad_array", None, &format!("{name} has to lie row after row in memory")));
        }
        let slice = lent.as_slice_mut();
        let slice = slice.map_err(|error| raise("bad_array", None, &format!("{name}: {error}")))?;
        if slice.len() != wanted {
            let says = format!("{name} has {} numbers, but {wanted} are needed", slice.len());
            return Err(raise("bad_length", None, &says));
        }
        Ok(slice)
    }
}

/// A list of a seat's player: a bot's name, or nobody.
fn skills(bots: &[Option<String>]) -> PyResult<Vec<Option<Skill>>> {
    let skill = |name: &String| {
        name.parse().map_err(|_| {
            raise("unknown_bot", None, &format!("{name:?} is no bot; try \"deputy\" or \"sheriff@50\""))
        })
    };
    bots.iter().map(|bot| bot.as_ref().map(skill).transpose()).collect()
}

impl Pool {
    /// Does something with the pool while others may run.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyPool) -> Result<T, Wrong> + Send,
    ) -> PyResult<T> {
        let done = py.detach(|| {
            // A panic is a fault of ours; the matches are as the last whole step left them.
            let mut pool = self.pool.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            work(&mut **pool)
        });
        done.map_err(wrong)
    }
}

#[pymethods]
impl Pool {
    #[new]
    #[pyo3(signature = (id, seats, matches, seed, options, bots, rotate, shaping, goes_on))]
    #[allow(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        id: &str,
        seats: usize,
        matches: usize,
        seed: u64,
        options: Vec<(String, String)>,
        bots: Vec<Option<String>>,
        rotate: bool,
        shaping: f32,
        goes_on: bool,
    ) -> PyResult<Self> {
        let game = game(id)?;
        let seating =
            Seating { seats, options, matches, seed, bots: skills(&bots)?, rotate, shaping, goes_on };
        let pool = py.detach(|| open(game, &seating)).map_err(wrong)?;
        let (width, actions) = (pool.schema().width(), pool.schema().actions.len());
        Ok(Self { pool: pool.into(), matches, seats, width, actions })
    }

    /// How many matches go on.
    #[getter]
    fn matches(&self) -> usize {
        self.matches
    }

    /// How many seats each has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many columns an observation has.
    #[getter]
    fn width(&self) -> usize {
        self.width
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.actions
    }

    /// The version of the table, the names of the actions, and names and bounds of the columns.
    #[allow(clippy::type_complexity, reason = "Python makes something readable of it")]
    fn schema(&self, py: Python<'_>) -> PyResult<(u32, Vec<String>, Vec<String>, Vec<f32>, Vec<f32>)> {
        self.with(py, |pool| {
            let schema = pool.schema().clone();
            Ok((
                schema.table,
                schema.actions,
                schema.columns.names,
                schema.columns.least,
                schema.columns.most,
            ))
        })
    }

    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with(py, |pool| {
            pool.reset(seed);
            Ok(())
        })
    }

    #[pyo3(signature = (observations, masks, seats, over))]
    fn look<'py>(
        &self,
        py: Python<'py>,
        observations: Option<&Bound<'py, PyArrayDyn<f32>>>,
        masks: Option<&Bound<'py, PyArrayDyn<i8>>>,
        seats: Option<&Bound<'py, PyArrayDyn<i64>>>,
        over: Option<&Bound<'py, PyArrayDyn<bool>>>,
    ) -> PyResult<()> {
        let mut lent = (
            Lent::of("observations", observations)?,
            Lent::of("masks", masks)?,
            Lent::of("seats", seats)?,
            Lent::of("over", over)?,
        );
        let mut arrays = Arrays {
            observations: lent.0.slice("observations", self.matches * self.width)?,
            masks: lent.1.slice("masks", self.matches * self.actions)?,
            seats: lent.2.slice("seats", self.matches)?,
            rewards: &mut [],
            over: lent.3.slice("over", self.matches)?,
        };
        self.with(py, move |pool| pool.look(&mut arrays))
    }

    #[pyo3(signature = (actions, observations, masks, seats, rewards, over))]
    #[allow(clippy::too_many_arguments, reason = "Python names them")]
    fn step<'py>(
        &self,
        py: Python<'py>,
        actions: PyReadonlyArrayDyn<'py, i64>,
        observations: Option<&Bound<'py, PyArrayDyn<f32>>>,
        masks: Option<&Bound<'py, PyArrayDyn<i8>>>,
        seats: Option<&Bound<'py, PyArrayDyn<i64>>>,
        rewards: Option<&Bound<'py, PyArrayDyn<f32>>>,
        over: Option<&Bound<'py, PyArrayDyn<bool>>>,
    ) -> PyResult<()> {
        let mut lent = (
            Lent::of("observations", observations)?,
            Lent::of("masks", masks)?,
            Lent::of("seats", seats)?,
            Lent::of("rewards", rewards)?,
            Lent::of("over", over)?,
        );
        let mut arrays = Arrays {
            observations: lent.0.slice("observations", self.matches * self.width)?,
            masks: lent.1.slice("masks", self.matches * self.actions)?,
            seats: lent.2.slice("seats", self.matches)?,
            rewards: lent.3.slice("rewards", self.matches * self.seats)?,
            over: lent.4.slice("over", self.matches)?,
        };
        let actions = actions.as_slice();
        let actions = actions.map_err(|error| raise("bad_array", None, &format!("actions: {error}")))?;
        self.with(py, move |pool| pool.step(actions, &mut arrays))
    }

    fn sample<'py>(&self, py: Python<'py>, actions: &Bound<'py, PyArrayDyn<i64>>) -> PyResult<()> {
        let mut lent = Lent::of("actions", Some(actions))?;
        let actions = lent.slice("actions", self.matches)?;
        self.with(py, move |pool| pool.sample(actions))
    }

    fn observe<'py>(
        &self,
        py: Python<'py>,
        at: usize,
        seat: usize,
        row: &Bound<'py, PyArrayDyn<f32>>,
    ) -> PyResult<()> {
        let mut lent = Lent::of("the row", Some(row))?;
        let row = lent.slice("the row", self.width)?;
        self.with(py, move |pool| pool.observe(at, seat, row))
    }

    /// Who decides; nobody if the match is over.
    fn decider(&self, py: Python<'_>, at: usize) -> PyResult<Option<usize>> {
        self.with(py, |pool| Ok(pool.decider(at)?.map(tinstar_core::Seat::index)))
    }

    /// Places and totals, once it is over.
    fn outcome(&self, py: Python<'_>, at: usize) -> PyResult<Option<(Vec<u8>, Vec<i32>)>> {
        self.with(py, |pool| {
            let outcome = pool.outcome(at)?;
            Ok(outcome
                .map(|outcome| (outcome.places.as_slice().to_vec(), outcome.totals.as_slice().to_vec())))
        })
    }

    /// What a seat sees, or a spectator, as JSON.
    #[pyo3(signature = (at, seat))]
    fn view(&self, py: Python<'_>, at: usize, seat: Option<usize>) -> PyResult<String> {
        let viewer = viewer(seat, self.seats)?;
        self.with(py, |pool| pool.view(at, viewer))
    }

    /// The action that a number stands for now, as JSON.
    fn action(&self, py: Python<'_>, at: usize, number: i64) -> PyResult<String> {
        self.with(py, |pool| pool.action(at, number))
    }
}

/// A seat at a table of so many, or a spectator.
pub fn viewer(seat: Option<usize>, seats: usize) -> PyResult<Viewer> {
    seat.map_or(Ok(Viewer::Spectator), |seat| self::seat(seat, seats).map(Viewer::Seat))
}

/// A seat at a table of so many.
pub fn seat(seat: usize, seats: usize) -> PyResult<tinstar_core::Seat> {
    let none = || raise("bad_seat", None, &format!("there is no seat {seat} of {seats}"));
    tinstar_core::Seat::all(seats).nth(seat).ok_or_else(none)
}
