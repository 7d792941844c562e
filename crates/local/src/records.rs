//! Record files: matches of whatever table, or of none.

use tinstar_catalogue::AnyGame;
use tinstar_core::Viewer;
use tinstar_protocol::{Code, SeatNumber, Seq};
use tinstar_table::{Declined, Eyes, Reviewable, told_again};

use crate::answer::Done;

/// Whose eyes somebody asks for.
pub fn eyes(name: Option<&str>) -> Result<Eyes, Declined> {
    match name {
        None => Ok(Eyes::Own),
        Some("spectator") => Ok(Eyes::Spectator),
        Some(number) => {
            let seat = number.parse().ok().and_then(|number| SeatNumber(number).seat());
            seat.map(Eyes::Seat).ok_or(Declined::new(Code::NoSuchSeat))
        }
    }
}

/// Nobody has a seat of their own in a record.
fn viewer(name: Option<&str>) -> Result<Viewer, Declined> {
    Ok(match eyes(name)? {
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Own | Eyes::Spectator => Viewer::Spectator,
    })
}

pub fn retell(record: &str, eyes: Option<&str>) -> Result<Done, Declined> {
    let viewer = viewer(eyes)?;
    let retold = AnyGame::retell(record, viewer).map_err(|error| Declined::record(&error))?;
    Ok(Done::told(&told_again(retold, viewer)))
}

pub fn reword(record: &str, eyes: Option<&str>, at: Seq, lines: Option<usize>) -> Result<Done, Declined> {
    let words = AnyGame::retold_in_words(record, viewer(eyes)?, at.0 as usize, lines.unwrap_or(usize::MAX));
    let words = words.map_err(|error| Declined::record(&error))?;
    Ok(Done::told(&words.ok_or(Declined::new(Code::NoSuchMoment))?))
}

pub fn recount(record: String) -> Result<Done, Declined> {
    let broken = |error| Declined::record(&error);
    dice(&Reviewable::of_record(record).map_err(broken)?)
}

pub fn rereview(record: String, rollouts: u32) -> Result<Done, Declined> {
    let broken = |error| Declined::record(&error);
    review(Reviewable::of_record(record).map_err(broken)?, rollouts)
}

pub fn dice(of: &Reviewable) -> Result<Done, Declined> {
    Ok(Done::told(&of.dice().map_err(|error| Declined::record(&error))?))
}

pub fn review(of: Reviewable, rollouts: u32) -> Result<Done, Declined> {
    let told = of.review(rollouts, &|_, _| true).map_err(|error| Declined::record(&error))?;
    Ok(Done::told(&told))
}
