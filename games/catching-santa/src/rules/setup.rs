//! Chapter 2: the set-up and who begins.

use tinstar_core::{BadSetup, BySeat, Chance, Log, Seat, SeatSet, Setup, fires, rule};

use crate::action::Event;
use crate::data::{DIE, LEAST_SPACES, MOST_SPACES, PIECES, SANTAS};
use crate::options::BoardOptions;
use crate::phase::Phase;
use crate::state::{CatchingSanta, MOST_SEATS, Side, Space};

impl Setup for CatchingSanta {
    /// Whether so many can play on this board (CS-1, and what the rules need of a board).
    fn check_setup(seats: usize, BoardOptions { board }: &BoardOptions) -> Result<(), BadSetup> {
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(BadSetup::Seats { given: seats, least: 2, most: MOST_SEATS, rule: rule!("CS-1") });
        }
        let bad =
            |key, value, takes, rule| Err(BadSetup::OptionValue { key, value, takes, rule: Some(rule) });
        if !(LEAST_SPACES..=MOST_SPACES).contains(&board.spaces) {
            return bad("spaces", board.spaces.to_string(), crate::options::SPACES, rule!("CS-2"));
        }
        let misplaced = |place: &Space, places: &[Space]| {
            place.number() > board.spaces || places.iter().filter(|other| *other == place).count() > 1
        };
        if board.entries.iter().any(|entry| misplaced(entry, &board.entries)) {
            return bad(
                "entries",
                crate::options::list(&board.entries),
                crate::options::ENTRIES,
                rule!("CS-3"),
            );
        }
        let misplaced = |start: &Space| misplaced(start, &board.starts) || board.entries.contains(start);
        if board.starts.iter().any(misplaced) {
            return bad("starts", crate::options::list(&board.starts), crate::options::STARTS, rule!("CS-4"));
        }
        Ok(())
    }

    /// Everybody at home, the Christmas pieces on their starts (CS-8 to CS-10); then who begins (CS-12).
    fn setup(
        seats: usize,
        BoardOptions { board }: &BoardOptions,
        chance: &mut Chance,
        log: &mut impl Log<Self>,
    ) -> Self {
        let mut state = Self {
            layout: *board,
            sides: BySeat::filled(seats, Side { home: PIECES, ..Side::default() }),
            christmas: board.starts.map(Some),
            reserve: SANTAS - 1,
            turn: 0,
            phase: Phase::Rolling { seat: None },
            occupied: board.starts.into_iter().collect(),
        };
        let first = first_player(&state, chance, log);
        let waits = super::turn(&mut state, first, fires!("CS-12"), chance, log);
        super::go_on(&mut state, first, waits, chance, log);
        state
    }
}

/// The highest roll begins; those tied for it roll again among themselves (CS-12, CS-13).
fn first_player(state: &CatchingSanta, chance: &mut Chance, log: &mut impl Log<CatchingSanta>) -> Seat {
    let mut rolling = SeatSet::all(state.sides.seats());
    loop {
        let mut highest = 0;
        let mut best = SeatSet::EMPTY;
        for seat in rolling.iter() {
            let face = chance.die(DIE);
            log.tell(state, fires!("CS-12"), || Event::RolledForStart { seat, face });
            if face > highest {
                (highest, best) = (face, SeatSet::EMPTY);
            }
            if face == highest {
                best = best.with(seat);
            }
        }
        rolling = best;
        match rolling.first() {
            Some(first) if rolling.len() == 1 => return first,
            _ => log.tell(state, fires!("CS-13"), || Event::TiedForStart { seats: rolling }),
        }
    }
}
