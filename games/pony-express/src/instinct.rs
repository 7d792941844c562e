//! A cheap opinion: bluff as often as the odds can cover, call what is unlikely, reroll what is not part of a pattern,
//! aim past bystanders, and play cards when they pay.
//!
//! Everything is measured in thousandths of a space. What it claims and whom it calls is mixed by its own luck, so that
//! nobody can foresee it.

mod aim;
mod bluff;

use tinstar_core::{Chance, Instinct, Message, Seat, SeatSet};

use crate::action::{Action, Play};
use crate::cards::Item;
use crate::data::{BAIL, FRESH_HORSE, LAST_SPACE};
use crate::dice::{Faces, Hand};
use crate::flick::{Aim, Corner, Standing};
use crate::phase::{Cause, Duel, OpenRoll, Phase, Shot};
use crate::state::{Kind, PonyExpress, Space, standing};
use crate::view::View;
use aim::Shots;

/// A space forward; everything else is measured by it.
const SPACE: i32 = 1000;

/// What a gold is worth.
const GOLD: i32 = 400;

/// What prison costs: most of a turn.
const PRISON: i32 = 3500;

/// What a card is worth that one cannot look at.
const CARD: i32 = 600;

/// What a card is worth to its holder, so that it is not played for less, in the order of [`Item`].
const WORTH: [i32; 13] = [1200, 1500, 500, 1400, 1100, 1000, 1300, 900, 1000, 700, 1000, 900, 1200];

impl Instinct for PonyExpress {
    fn appeals(view: &View, seat: Seat, legal: &[Action], luck: &mut Chance, out: &mut Vec<i32>) {
        let mut each = |of: &dyn Fn(Action) -> i32| out.extend(legal.iter().map(|action| of(*action)));
        match view.phase {
            Phase::Keep { .. } | Phase::Relay => each(&|action| card_to_keep(view, action)),
            Phase::Cell => each(&|action| cell(view, seat, action)),
            Phase::Start => each(&|action| lasso(view, seat, action)),
            Phase::Dice { rerolled, shoe, .. } => {
                let (price, _) = crate::rules::price(&view.riders, seat, rerolled, shoe);
                let dice = bluff::Dice::new(view, seat, price, luck);
                each(&|action| dice.appeal(action));
            }
            Phase::Calls { claim, .. } => {
                let doubt = bluff::Doubt::new(view, seat, claim, luck);
                each(&|action| doubt.appeal(action));
            }
            // The move triggers nothing, so that it can only help.
            Phase::CallerMoves { .. } => each(&|action| i32::from(action == Action::Move)),
            Phase::Arrest { cause, .. } => each(&|action| card(action, star(cause))),
            Phase::Spur { steps } => each(&|action| fresh_horse(view, seat, steps, action)),
            Phase::Corners { mover, rival, .. } => each(&|action| corner(view, mover, rival, action)),
            Phase::Flask { shot, .. } => {
                let wanted = flask(view, seat, shot);
                each(&|action| card(action, wanted));
            }
            Phase::Aim { shot, flask } => {
                let bystanders = match shot {
                    Shot::Duel(duel) => standing(&view.riders, duel.duellists(), SeatSet::EMPTY),
                    Shot::Raid => standing(&view.riders, SeatSet::EMPTY, SeatSet::only(seat)),
                };
                let shots = Shots::new(flask);
                each(&|action| shoot(view, shot, (&shots, &bystanders), action));
            }
            Phase::Hit { duel } => {
                each(&|action| card(action, duel.last || view.riders[seat].gold != 1));
            }
            Phase::Marked { roll, .. } => each(&|action| marked(view, seat, &roll, action)),
            Phase::Station => each(&|action| station(view, seat, action)),
            Phase::Going(_) | Phase::Over { .. } => each(&|_| 0),
        }
    }

    /// How far the rider is, what gold and cards may still do, and what prison costs.
    fn standing(view: &View, seat: Seat) -> i32 {
        if matches!(view.phase, Phase::Over { winner, .. } if winner == seat) {
            return i32::MAX;
        }
        let rider = &view.riders[seat];
        let gold = GOLD * i32::from(rider.gold.min(6));
        let cards = CARD * i32::from(view.hands[seat].cards);
        let prison = if rider.is_jailed() { PRISON } else { 0 };
        SPACE * i32::from(rider.progress()) + gold + cards - prison
    }

    fn reason(view: &View, _: Seat, action: &Action) -> Option<Message> {
        let Action::Claim(hand) = *action else { return None };
        let faces: Faces = view.own?.dice?.iter().map(|die| die.face).collect();
        Some(Message::new(if faces.hand() == hand { "pe-why-truth" } else { "pe-why-bluff" }))
    }

    fn is_bluff(view: &View) -> bool {
        matches!(view.phase, Phase::Dice { .. })
    }

    /// A claim tells as much of the dice as people's habits do.
    fn plausible(view: &View, world: &Self) -> u32 {
        match (view.phase, &view.dice, &world.shaker) {
            (Phase::Calls { claim, .. }, Some(dice), Some(shaker)) => {
                let faces: Faces = shaker.dice.iter().map(|die| die.face).collect();
                bluff::plausible(view, dice, claim, faces.hand())
            }
            _ => 1000,
        }
    }

    /// Passes, stays, rolls for escape, claims the truth, keeps the first card, shoots straight (section 16).
    fn on_timeout(view: &View, _: Seat, legal: &[Action]) -> Action {
        let truth = view.own.and_then(|own| own.dice).map_or(Hand::Pair, |dice| {
            let faces: Faces = dice.iter().map(|die| die.face).collect();
            faces.hand().max(Hand::Pair)
        });
        let defaults = [
            Action::Pass,
            Action::Claim(truth),
            Action::Keep(0),
            Action::Stand(Corner::A),
            Action::Shoot(Aim::CENTRED),
        ];
        let legal_default = defaults.into_iter().find(|action| legal.contains(action));
        legal_default.expect("every decision has a default")
    }
}

/// A card that should or should not be played now.
fn card(action: Action, wanted: bool) -> i32 {
    i32::from((action == Action::Pass) != wanted)
}

fn card_to_keep(view: &View, action: Action) -> i32 {
    let Action::Keep(which) = action else { return 0 };
    let Some(own) = view.own else { return 0 };
    let item = match own.drawn {
        Some(drawn) => drawn.get(usize::from(which)).copied(),
        None => own.cards.iter().nth(which.into()),
    };
    item.map_or(0, |item| WORTH[item as usize])
}

/// Out of prison, unless the gold for it would be the last.
fn cell(view: &View, seat: Seat, action: Action) -> i32 {
    let can_afford = view.riders[seat].gold > BAIL || near_the_end(view);
    if action == Action::Pass {
        0
    } else if action == Action::Bail {
        if can_afford { 1 } else { -1 }
    } else {
        2
    }
}

/// Whether somebody will soon deliver the mail.
fn near_the_end(view: &View) -> bool {
    view.riders.iter().any(|(_, rider)| rider.progress() > LAST_SPACE - 8)
}

/// The farther back a rider is pulled, the better; not worth it for a step.
fn lasso(view: &View, seat: Seat, action: Action) -> i32 {
    let Action::Play(Play::Lasso(target)) = action else { return 2 * SPACE };
    SPACE * i32::from(view.riders[target].space.number() - view.riders[seat].space.number())
}

/// Prison is worth a Star, whatever it was for; a lost game is worth everything.
const fn star(cause: Cause) -> bool {
    match cause {
        Cause::WrongCall { .. } | Cause::Innocent { .. } | Cause::Broke { .. } => true,
        Cause::Stake { .. } | Cause::Bill | Cause::Raid { .. } => true,
    }
}

/// What standing on `space` promises when a dice move ends there: what it does, and the company.
fn outlook(view: &View, seat: Seat, space: Space) -> i32 {
    if space == Space::SACRAMENTO {
        return 5 * SPACE;
    }
    let company = view
        .riders
        .iter()
        .filter(|(other, rider)| *other != seat && rider.space == space && !rider.is_jailed());
    let company = if space.is_town() { 0 } else { company.count() };
    let fight = [0, -100, -300][company.min(2)];
    let gold = i32::from(view.riders[seat].gold);
    fight
        + match space.kind() {
            Kind::Town | Kind::Plain | Kind::Sacramento => 0,
            Kind::Train { price: 0, .. } => 0,
            Kind::Train { price, to } if gold >= i32::from(price) => {
                SPACE * i32::from(to - space.number()) - GOLD * i32::from(price)
            }
            Kind::Train { .. } => 0,
            Kind::Raid => -1500,
            Kind::Mine => 2 * GOLD,
            Kind::Saloon if gold < 2 => -1400,
            Kind::Saloon => -2 * GOLD,
            Kind::Relay => 900,
        }
}

/// A longer ride, if it leads to a better place.
fn fresh_horse(view: &View, seat: Seat, steps: u8, action: Action) -> i32 {
    let worth = |more: u8| {
        let to = view.riders[seat].space.ahead(steps + more);
        SPACE * i32::from(to.number()) + outlook(view, seat, to)
    };
    let Action::Play(Play::FreshHorse(more)) = action else { return worth(0) };
    worth(more.min(FRESH_HORSE)) - WORTH[Item::FreshHorse as usize]
}

/// The corner from which the own shots are better than the rival's back.
fn corner(view: &View, mover: Seat, rival: Seat, action: Action) -> i32 {
    let Action::Stand(corner) = action else { return 0 };
    let duellists = SeatSet::only(mover).with(rival);
    let bystanders = standing(&view.riders, duellists, SeatSet::EMPTY);
    let free = |corner: Corner, target| {
        let aims = [-400, -200, 0, 200, 400].map(|shift| Aim { shift, angle: -shift * 39 / 40, power: 750 });
        let shots = Shots::new(false);
        aims.into_iter().map(|aim| shots.duel(corner, aim, target, &bystanders)).max().unwrap_or(0)
    };
    free(corner, rival) - free(corner.other(), mover)
}

/// A flask is for duels in which something is at stake.
fn flask(view: &View, seat: Seat, shot: Shot) -> bool {
    match shot {
        Shot::Duel(duel) => duel.last || view.riders[seat].gold != 1,
        Shot::Raid => false,
    }
}

fn shoot(view: &View, shot: Shot, (shots, bystanders): (&Shots, &Standing), action: Action) -> i32 {
    match (shot, action) {
        (Shot::Duel(duel), Action::Shoot(aim)) => shots.duel(duel.stand(), aim, duel.target(), bystanders),
        (Shot::Raid, Action::Shoot(aim)) => shots.raid(aim, bystanders),
        // A Second Colt when the shots are good and there is something to win, Dynamite always.
        (Shot::Duel(duel), _) => {
            if worth_a_colt(view, duel) {
                i32::MAX
            } else {
                i32::MIN
            }
        }
        (Shot::Raid, _) => i32::MAX,
    }
}

fn worth_a_colt(view: &View, duel: Duel) -> bool {
    duel.last || view.riders[duel.target()].gold >= 4
}

/// Dice that are part of no pattern are rolled again where a high hand helps; all of them where it hurts.
fn marked(view: &View, seat: Seat, roll: &OpenRoll, action: Action) -> i32 {
    let (dice, wanted) = match roll {
        OpenRoll::Mine { dice } => (dice.less(bluff::pattern(*dice)), dice.hand() <= Hand::Pair),
        OpenRoll::Saloon { dice } => {
            let gold = view.riders[seat].gold;
            (*dice, dice.hand().value() > gold.min(3))
        }
        OpenRoll::Poker { hands, rolling, .. } => {
            let mine = hands[seat];
            let beaten = rolling.iter().any(|other| hands[other].strength() > mine.strength());
            (mine.less(bluff::pattern(mine)), beaten)
        }
    };
    let wanted = wanted && !dice.is_empty();
    let Action::Play(Play::MarkedCards(again)) = action else { return 1 };
    i32::from(wanted && again == dice) * 2
}

/// A ride is always worth its price; a Rail Pass saves the dearer ones.
fn station(view: &View, seat: Seat, action: Action) -> i32 {
    let Kind::Train { price, .. } = view.riders[seat].space.kind() else { return 0 };
    let dear = price > 1 || view.riders[seat].gold == 0;
    if action == Action::Pass {
        0
    } else if action == Action::Ride {
        2
    } else if dear {
        3
    } else {
        1
    }
}
