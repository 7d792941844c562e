//! Chapter 9: before a shot, the shot, and what it touches.

use tinstar_core::{Chance, Log, Numbered, Seat, SeatSet, Vantage, fires};

use crate::action::{Action, Event, Play, Window};
use crate::cards::Item;
use crate::flick::{self, Aim, Wobble};
use crate::phase::{Affair, Phase, Shot};
use crate::state::PonyExpress;

use super::{gunfight, raid};

/// The window SHOT: whoever may spoil the shot is asked, then the shooter (PE-151).
pub(super) fn before(state: &PonyExpress, shot: Shot) -> Phase {
    match shot {
        Shot::Duel(duel) => ask(state, shot, [duel.target()]),
        Shot::Raid => ask(state, shot, state.active.others(state.seats())),
    }
}

/// Asks the first of these who might hold a Whiskey Flask; if nobody might, it is the shooter's turn.
fn ask(state: &PonyExpress, shot: Shot, seats: impl IntoIterator<Item = Seat>) -> Phase {
    let mut seats = seats.into_iter();
    match seats.find(|seat| state.may_hold(*seat, Item::WhiskeyFlask)) {
        Some(asked) => Phase::Flask { asked, shot },
        None => Phase::Aim { shot, flask: false },
    }
}

/// A Whiskey Flask, at most one per shot, or the next one is asked (IT-6).
pub(super) fn flask(
    state: &mut PonyExpress,
    asked: Seat,
    shot: Shot,
    action: Action,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    if let Action::Play(flask) = action {
        state.going(shot.affair());
        super::play(state, asked, flask, log);
        return Some(Phase::Aim { shot, flask: true });
    }
    state.phase = match shot {
        Shot::Duel(_) => Phase::Aim { shot, flask: false },
        Shot::Raid => {
            let after = asked.others(state.seats()).take_while(|seat| *seat != state.active);
            ask(state, shot, after)
        }
    };
    log.tell(state, fires!("PE-149"), || Event::Passed { seat: asked, window: Window::Shot });
    Some(state.phase)
}

/// Where examples of shots start, in tenths of a millimetre, and the angles that aim at the target from there:
/// in a duel, and at the raider in front.
const STARTS: [(i16, i16, i16); 9] = [
    (-400, 390, 415),
    (-300, 292, 312),
    (-200, 195, 208),
    (-100, 98, 104),
    (0, 0, 0),
    (100, -98, -104),
    (200, -195, -208),
    (300, -292, -312),
    (400, -390, -415),
];

/// How far to either side of the target examples aim, in hundredths of a degree, and how hard they are.
const BESIDE: [i16; 3] = [-150, 0, 150];
const POWERS: [u16; 2] = [750, 900];

/// The grid of examples: well-aimed shots from nine places, some a little beside the target.
pub(super) fn choices(state: &PonyExpress, seat: Seat, shot: Shot, out: &mut Vec<Action>) {
    for (shift, duel, raid) in STARTS {
        let straight = if matches!(shot, Shot::Raid) { raid } else { duel };
        for beside in BESIDE {
            let aims = POWERS.map(|power| Aim { shift, angle: straight + beside, power });
            out.extend(aims.map(Action::Shoot));
        }
    }
    match shot {
        // Two of one card cannot be applied to one shot (PE-150).
        Shot::Duel(duel) if duel.extra == 0 && state.holds(seat, Item::SecondColt) => {
            out.push(Action::Play(Play::SecondColt));
        }
        Shot::Raid if state.holds(seat, Item::Dynamite) => out.push(Action::Play(Play::Dynamite)),
        Shot::Duel(_) | Shot::Raid => {}
    }
}

/// An aim has the number of the example that is nearest to it.
impl Numbered for Aim {
    const COUNT: usize = STARTS.len() * BESIDE.len() * POWERS.len();

    fn number(&self, _: Vantage) -> usize {
        let nearest =
            |apart: &dyn Fn(usize) -> u32, count| (0..count).min_by_key(|at| apart(*at)).unwrap_or(0);
        let start = nearest(&|at| STARTS[at].0.abs_diff(self.shift).into(), STARTS.len());
        let (_, duel, raid) = STARTS[start];
        let straight = |at: usize| [duel, raid].map(|straight| (straight + BESIDE[at]).abs_diff(self.angle));
        let beside = nearest(&|at| straight(at)[0].min(straight(at)[1]).into(), BESIDE.len());
        let power = nearest(&|at| POWERS[at].abs_diff(self.power).into(), POWERS.len());
        (start * BESIDE.len() + beside) * POWERS.len() + power
    }

    fn name(number: usize) -> String {
        let (start, beside) = (number / POWERS.len() / BESIDE.len(), number / POWERS.len() % BESIDE.len());
        format!(
            "shift={}, beside={}, power={}",
            STARTS[start].0,
            BESIDE[beside],
            POWERS[number % POWERS.len()]
        )
    }
}

/// The shot, or a card before it.
pub(super) fn aim(
    state: &mut PonyExpress,
    seat: Seat,
    shot: Shot,
    flask: bool,
    action: Action,
    chance: &mut Chance,
    log: &mut impl Log<PonyExpress>,
) -> Option<Phase> {
    let aim = match action {
        Action::Shoot(aim) => aim,
        Action::Play(card) => {
            return match shot {
                Shot::Raid => {
                    state.going(Affair::Raid { fallen: 0 });
                    super::play(state, seat, card, log);
                    raid::settle(state, crate::data::RAIDERS, log)
                }
                Shot::Duel(mut duel) => {
                    duel.row += 1;
                    duel.extra += 1;
                    state.going(Affair::Duel(duel));
                    super::play(state, seat, card, log);
                    Some(Phase::Aim { shot: Shot::Duel(duel), flask })
                }
            };
        }
        Action::Pass | Action::Keep(_) | Action::Bail | Action::PutUnder(_) | Action::TakeOut(_) => {
            super::never_legal(action)
        }
        Action::RerollHidden | Action::RerollOpen(_) | Action::Claim(_) | Action::Call | Action::Move => {
            super::never_legal(action)
        }
        Action::Stand(_) | Action::Ride => super::never_legal(action),
    };
    let wobble = Wobble::draw(aim, flask, chance);
    match shot {
        Shot::Duel(duel) => {
            let bystanders = state.standing(duel.duellists(), SeatSet::EMPTY);
            let flight = flick::duel(duel.stand(), aim, wobble, duel.target(), &bystanders);
            state.going(Affair::Duel(duel));
            log.tell(state, fires!("PE-93"), || Event::Shot { seat, aim, wobble, path: flight.path });
            gunfight::touched(state, duel, flight.touched, chance, log)
        }
        Shot::Raid => {
            let bystanders = state.standing(SeatSet::EMPTY, SeatSet::only(seat));
            let flight = flick::raid(aim, wobble, &bystanders);
            state.going(Affair::Raid { fallen: flight.fallen });
            log.tell(state, fires!("PE-93"), || Event::Shot { seat, aim, wobble, path: flight.path });
            raid::over(state, &flight, chance, log)
        }
    }
}
