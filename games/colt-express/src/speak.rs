//! What happens, as messages; the words are in `messages/*.ftl`.

mod horses;
mod names;
mod prison;

use tinstar_core::pieces::List;
use tinstar_core::{Arg, Message, Seat, SeatSet, Speak};

use crate::action::{Action, Event};
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{CREW_OF_TWO, ELF_NEAR, SEATS_WITH_CREWS, TEAMS};
use crate::loot::{Loot, Token};
use crate::phase::Phase;
use crate::state::{ColtExpress, Crew, RoundCard};
use crate::train::{Car, Space};
use crate::view::{FigureView, Own, View};

/// Fills the gaps of a message with the things of this game.
struct Saying(Message);

const fn say(id: &'static str) -> Saying {
    Saying(Message::new(id))
}

impl Saying {
    fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Self(self.0.with(name, value))
    }

    fn seat(self, seat: Seat) -> Self {
        self.with("seat", Arg::Name(names::seat(seat)))
    }

    fn partner(self, seat: Seat) -> Self {
        self.with("partner", Arg::Name(names::seat(seat)))
    }

    fn seats(self, seats: SeatSet) -> Self {
        self.with("count", seats.len()).with("seats", Arg::List(seats.iter().map(names::seat).collect()))
    }

    fn bandit(self, bandit: Bandit) -> Self {
        self.with("bandit", Arg::Name(names::bandit(bandit)))
    }

    fn character(self, name: &'static str, bandit: Bandit) -> Self {
        self.with(name, Arg::Name(names::character(bandit)))
    }

    fn target(self, bandit: Bandit) -> Self {
        self.with("target", Arg::Name(names::bandit(bandit)))
    }

    fn bandits(self, bandits: BanditSet) -> Self {
        let list = Arg::List(bandits.iter().map(names::bandit).collect());
        self.with("count", bandits.len()).with("bandits", list)
    }

    fn card(self, card: Card) -> Self {
        self.with("card", Arg::Name(names::card(card)))
    }

    /// What is in a heap of cards of so many bandits.
    fn cards(self, bandits: usize, cards: Cards) -> Self {
        let kinds = Cards::places_of(bandits)
            .flat_map(|(slot, card)| (0..cards.count(slot, card)).map(move |_| card));
        self.with("cards", list(kinds.map(names::card).collect()))
    }

    fn place(self, name: &'static str, space: Space) -> Self {
        self.with(name, Arg::Name(names::space(space)))
    }

    fn car(self, car: Car) -> Self {
        self.place("to", car.inside())
    }

    fn loot(self, loot: Loot) -> Self {
        self.with("loot", Arg::Name(names::loot(loot)))
    }

    /// What is printed on a round card: its turns, and what happens at the end, or `none`.
    fn face(self, card: RoundCard) -> Self {
        let turns = card.face().turns.iter().map(|turn| names::turn(*turn)).collect();
        let happening = card.face().happening.map(names::happening);
        self.with("turns", Arg::List(turns))
            .with("what", happening.map_or(Arg::Text("none".to_owned()), Arg::Name))
    }

    /// What is in a purse, or `none` if the one who is told may not know.
    fn value(self, value: Option<u16>) -> Self {
        self.with("value", value.map_or(Arg::Text("none".to_owned()), |value| Arg::Number(value.into())))
    }
}

/// Names as a list, or `none`.
fn list(names: Vec<&'static str>) -> Arg {
    if names.is_empty() { Arg::Text("none".to_owned()) } else { Arg::List(names) }
}

impl Speak for ColtExpress {
    fn seat_name(_: usize, seat: Seat) -> &'static str {
        names::seat(seat)
    }

    fn called(&self, seat: Seat) -> Vec<&'static str> {
        let crew = self.crews[seat].iter().map(|(_, bandit)| names::bandit(bandit));
        std::iter::once(names::seat(seat)).chain(crew).collect()
    }

    fn say_event(seats: usize, event: &Event) -> Message {
        said(seats, event).0
    }

    fn say_prompt(view: &View, seat: Seat) -> Message {
        prompt(view, seat).0
    }

    fn say_action(view: &View, _: Seat, action: &Action) -> Message {
        offered(view, action).0
    }

    fn describe(view: &View) -> Vec<Message> {
        let mut lines = vec![round(view)];
        lines.extend(common_deck(view));
        lines.push(say("ce-describe-marshal").place("to", view.marshals_space()));
        lines.extend(view.elf.map(|at| say("ce-describe-elf").place("at", at)));
        lines.extend(horses::describe(view));
        lines.extend(prison::describe(view));
        let spaces = view.layout().spaces().filter(|space| !view.floor_at(*space).is_empty());
        lines.extend(spaces.map(|space| floor(view, space)));
        let figures: Vec<(Bandit, &FigureView)> =
            Bandit::EVERY.into_iter().filter_map(|bandit| Some((bandit, view.figure(bandit)?))).collect();
        let spaces = view.layout().spaces().chain([Space::CELL]);
        lines.extend(spaces.filter_map(|space| together(&figures, space)));
        let bandits = figures.iter().filter(|(bandit, _)| *bandit != Bandit::Marshal);
        lines.extend(bandits.map(|&(bandit, figure)| describe_figure(bandit, figure)));
        lines.extend(
            figures.iter().filter_map(|&(bandit, figure)| Some(describe_token(bandit, figure.gift?))),
        );
        let seats = view.seats.iter();
        lines.extend(seats.map(|(seat, cards)| {
            say("ce-describe-cards").seat(seat).with("hand", cards.hand).with("deck", cards.deck)
        }));
        let hand = |own: Own| say("ce-describe-hand").cards(view.side(own.seat).len().max(1), own.hand);
        lines.extend(view.own.map(hand));
        lines.into_iter().map(|saying| saying.0).collect()
    }

    fn draw(view: &View) -> String {
        crate::draw::draw(view)
    }
}

fn said(seats: usize, event: &Event) -> Saying {
    match *event {
        Event::TrainBuilt { cars } => say("ce-train-built").with("count", cars.len()),
        Event::FirstPlayer { seat } => say("ce-first-player").seat(seat),
        Event::TeamsPaired { teams } => teams_paired(teams),
        Event::StartChosen { seat, bandit } => match bandit {
            None => say("ce-start-chosen").seat(seat),
            Some(bandit) => say("ce-start-chosen-seen").seat(seat).bandit(bandit),
        },
        Event::DecksBuilt { .. } => say("ce-decks-built"),
        Event::Picked { seat, card, .. } => match card {
            None => say("ce-picked").seat(seat),
            Some(card) => say("ce-picked-seen").seat(seat).card(card),
        },
        Event::LeftUncovered { seat } => say("ce-left-uncovered").seat(seat),
        Event::Joined { seat, bandit } => say("ce-joined").seat(seat).character("bandit", bandit),
        Event::Placed { bandit, at } => say("ce-placed").bandit(bandit).place("at", at),
        Event::ElfPlaced { at } => say("ce-elf-placed").place("at", at),
        Event::TokenDealt { bandit, gift, .. } => say(match gift {
            None => "ce-token-dealt",
            Some(true) => "ce-token-dealt-gift",
            Some(false) => "ce-token-dealt-empty",
        })
        .bandit(bandit),
        Event::HandDrawn { seat, count, cards } => {
            drawn("ce-hand-drawn", "ce-hand-drawn-seen", seats, (seat, count, cards))
        }
        Event::Reshuffled { seat } => say("ce-reshuffled").seat(seat),
        Event::BulletsLaidAside { seat, count } => {
            say("ce-bullets-laid-aside").seat(seat).with("count", count)
        }
        Event::RoundBegan { round, card } => say("ce-round-began").with("round", round).face(card),
        Event::Drew { seat, count, cards } => drawn("ce-drew", "ce-drew-seen", seats, (seat, count, cards)),
        Event::Partnered { seat, partner } => say("ce-partnered").seat(seat).partner(partner),
        Event::Borrowed { seat, partner, card } => match card {
            None => say("ce-borrowed").seat(seat).partner(partner),
            Some(card) => say("ce-borrowed-seen").seat(seat).partner(partner).cards(CREW_OF_TWO, card),
        },
        Event::Played { seat, bandit, card, face_down, lent: true } => match card {
            None => say("ce-played-hidden-for").seat(seat).bandit(bandit),
            Some(card) if face_down => say("ce-played-face-down-for").seat(seat).bandit(bandit).card(card),
            Some(card) => say("ce-played-for").seat(seat).bandit(bandit).card(card),
        },
        Event::Played { bandit, card, face_down, .. } => match card {
            None => say("ce-played-hidden").bandit(bandit),
            Some(card) if face_down => say("ce-played-face-down").bandit(bandit).card(card),
            Some(card) => say("ce-played").bandit(bandit).card(card),
        },
        Event::Passed { seat } => say("ce-passed").seat(seat),
        Event::SchemingEnded => say("ce-scheming-ended"),
        Event::LaidAside { seat, card, .. } => match card {
            None => say("ce-laid-aside").seat(seat),
            Some(card) => say("ce-laid-aside-seen").seat(seat).card(card),
        },
        Event::Kept { seat, count } => say("ce-kept").seat(seat).with("count", count),
        Event::Turned { bandit, card, .. } => say("ce-turned").bandit(bandit).card(card),
        Event::NoEffect { bandit, card } => say("ce-no-effect").bandit(bandit).card(card),
        Event::Moved { bandit, to, .. } => say("ce-moved").bandit(bandit).place("to", to),
        Event::ElfFollowed { bandit, to } => say("ce-elf-followed").bandit(bandit).place("to", to),
        Event::MarshalMoved { to, .. } => say("ce-marshal-moved").car(to),
        Event::Fled { bandit, to } => say("ce-fled").bandit(bandit).place("to", to),
        Event::Hit { bandit } => say("ce-hit").bandit(bandit),
        Event::Spared { bandits } => say("ce-spared").bandits(bandits),
        Event::Shot { bandit, target, left } => {
            say("ce-shot").bandit(bandit).target(target).with("left", left)
        }
        Event::KnockedBack { target, to } => say("ce-knocked-back").target(target).place("to", to),
        Event::StoodFirm { target } => say("ce-stood-firm").target(target),
        Event::Punched { bandit, target } => say("ce-punched").bandit(bandit).target(target),
        Event::Chose { bandit, target, loot } => say("ce-chose").bandit(bandit).target(target).loot(loot),
        Event::Dropped { target, loot, value, at, .. } => {
            say("ce-dropped").target(target).loot(loot).value(value).place("at", at)
        }
        Event::Snatched { bandit, target, value, .. } => {
            say("ce-snatched").bandit(bandit).target(target).value(value)
        }
        Event::Pushed { target, to } => say("ce-pushed").target(target).place("to", to),
        Event::Robbed { bandit, token, value, .. } => {
            say("ce-robbed").bandit(bandit).loot(token.loot()).value(value)
        }
        Event::Happened { what } => say("ce-happened").with("what", Arg::Name(names::happening(what))),
        Event::Thrown { bandit, to } => say("ce-thrown").bandit(bandit).place("to", to),
        Event::StrongboxPlaced { at } => say("ce-strongbox-placed").place("at", at),
        Event::PurseLost { bandit, value } => say("ce-purse-lost").bandit(bandit).with("value", value),
        Event::LeftAlone { bandit } => say("ce-left-alone").bandit(bandit),
        Event::Ransomed { bandit } => say("ce-ransomed").bandit(bandit),
        Event::Ended => say("ce-ended"),
        Event::Gunslingers { fired: 0, team: true, .. } => say("ce-gunslinger-partners-none"),
        Event::Gunslingers { bandits, team: true, .. } => say("ce-gunslinger-partners").bandits(bandits),
        Event::Gunslingers { fired: 0, .. } => say("ce-gunslingers-none"),
        Event::Gunslingers { bandits, .. } if seats == SEATS_WITH_CREWS && bandits.len() > CREW_OF_TWO => {
            say("ce-gunslinger-teams")
        }
        Event::Gunslingers { bandits, .. } if seats == SEATS_WITH_CREWS => {
            say("ce-gunslinger-team").bandits(bandits)
        }
        Event::Gunslingers { bandits, .. } => say("ce-gunslingers").bandits(bandits),
        Event::Counted { bandit, wealth, .. } => {
            say("ce-counted").bandit(bandit).with("wealth", i64::from(wealth))
        }
        Event::TokensTurned { gifts } => say("ce-tokens-turned").bandits(gifts),
        Event::Eliminated { bandits, elf, beside } => {
            let near = beside.unwrap_or(elf.car()).index() <= ELF_NEAR;
            say(if near { "ce-eliminated-near" } else { "ce-eliminated-far" })
                .place("at", elf)
                .bandits(bandits)
        }
        Event::Won { seats, .. } if seats.is_empty() => say("ce-won-nobody"),
        Event::Won { seats, team: true } => say("ce-won-together").seats(seats),
        Event::Won { seats, .. } => say("ce-won").seats(seats),
        Event::StagecoachCame { .. }
        | Event::RiderChose { .. }
        | Event::TurmoilChosen { .. }
        | Event::Sipped { .. }
        | Event::Retained { .. }
        | Event::Rode { .. }
        | Event::RodeAway { .. }
        | Event::HostageTaken { .. }
        | Event::DrivenOff { .. }
        | Event::ShotgunPunched { .. }
        | Event::FlaskDropped { .. }
        | Event::FlaskTaken { .. }
        | Event::StagecoachMoved { .. }
        | Event::HorsesMoved
        | Event::HorseLost { .. }
        | Event::MarshalDrank { .. }
        | Event::LootShared { .. }
        | Event::Arrested { .. }
        | Event::MortallyHit { .. }
        | Event::HostageRansomed { .. } => horses::said(event),
        Event::PrisonCame { .. }
        | Event::GoalDrawn { .. }
        | Event::PlusUnused { .. }
        | Event::MarshalShot { .. }
        | Event::Jailed { .. }
        | Event::BrokeOut { .. }
        | Event::PrisonerFreed { .. }
        | Event::BanditFreed { .. }
        | Event::Claimed { .. }
        | Event::Copied { .. }
        | Event::MarshalPunched { .. }
        | Event::MailbagTaken { .. }
        | Event::MailbagDropped { .. }
        | Event::Stayed
        | Event::HeadCounted { .. }
        | Event::Bribed { .. }
        | Event::Accomplished { .. }
        | Event::GoalsShown { .. } => prison::said(event),
    }
}

fn drawn(
    hidden: &'static str,
    seen: &'static str,
    seats: usize,
    (seat, count, cards): (Seat, u8, Option<Cards>),
) -> Saying {
    match cards {
        None => say(hidden).seat(seat).with("count", count),
        Some(cards) => {
            let bandits = if seats == SEATS_WITH_CREWS { CREW_OF_TWO } else { 1 };
            say(seen).seat(seat).with("count", count).cards(bandits, cards)
        }
    }
}

fn prompt(view: &View, seat: Seat) -> Saying {
    match view.phase {
        Phase::Cast { .. } => say("ce-prompt-cast").seat(seat),
        Phase::Start { .. } => say("ce-prompt-start").seat(seat),
        Phase::Pick { .. } => say("ce-prompt-pick").seat(seat),
        Phase::Cover { shooter, .. } => say("ce-prompt-cover").seat(seat).bandit(shooter),
        Phase::Scheme { symbol, .. } => {
            say("ce-prompt-scheme").seat(seat).with("turn", Arg::Name(names::turn(symbol)))
        }
        Phase::Keep { .. } => say("ce-prompt-keep").seat(seat),
        Phase::Move { bandit } => say("ce-prompt-move").bandit(bandit),
        Phase::Marshal { bandit } => say("ce-prompt-marshal").bandit(bandit),
        Phase::Fire { bandit, .. } => say("ce-prompt-fire").bandit(bandit),
        Phase::Punch { bandit, .. } => say("ce-prompt-punch").bandit(bandit),
        Phase::Knock { bandit, target } => say("ce-prompt-knock").bandit(bandit).target(target),
        Phase::Take { bandit, target } => say("ce-prompt-take").bandit(bandit).target(target),
        Phase::Push { bandit, target } => say("ce-prompt-push").bandit(bandit).target(target),
        Phase::Rob { bandit } => say("ce-prompt-rob").bandit(bandit),
        Phase::Pickpocket { bandit, .. } => say("ce-prompt-pickpocket").bandit(bandit),
        Phase::Boarding { .. }
        | Phase::Scheming { .. }
        | Phase::Keeping
        | Phase::Stealing { .. }
        | Phase::Counting { .. } => say("prompt-under-way"),
        Phase::Attack { .. }
        | Phase::LastRider { .. }
        | Phase::Turmoil { .. }
        | Phase::Drunk { .. }
        | Phase::Retain { .. }
        | Phase::Ride { .. }
        | Phase::Dodge { .. }
        | Phase::Hostage { .. } => horses::prompt(view, seat),
        Phase::Climb { .. }
        | Phase::Plus { .. }
        | Phase::Volley { .. }
        | Phase::Arrest { .. }
        | Phase::BreakOut { .. }
        | Phase::Free { .. }
        | Phase::Claim { .. }
        | Phase::Patrol => prison::prompt(view, seat),
        Phase::Over => say("ce-prompt-over"),
    }
}

fn offered(view: &View, action: &Action) -> Saying {
    match *action {
        Action::Choose(bandit) => choose(view, bandit),
        Action::Start(bandit) => say("ce-action-start").bandit(bandit),
        Action::Pick { card: card @ (Card::Marshal | Card::Bullet), .. } => say("ce-action-play").card(card),
        Action::Pick { bandit, card } => say("ce-action-play-for").bandit(bandit).card(card),
        Action::Stop if view.prison.is_some() => say("ce-action-no-plus"),
        Action::Stop => say("ce-action-stop"),
        Action::Draw => say("ce-action-draw"),
        Action::Play { bandit, card, face_down } => {
            // The Marshal card is nobody's in particular (CE-25).
            let crews = view.seats.seats() == SEATS_WITH_CREWS && card != Card::Marshal;
            let crews = crews || is_partners(view, bandit);
            let id = match (crews, face_down) {
                (false, false) => "ce-action-play",
                (false, true) => "ce-action-play-face-down",
                (true, false) => "ce-action-play-for",
                (true, true) => "ce-action-play-face-down-for",
            };
            say(id).bandit(bandit).card(card)
        }
        Action::LayAside { card, .. } => say("ce-action-lay-aside").card(card),
        Action::Keep => say("ce-action-keep"),
        Action::Move(to) => say("ce-action-move").place("to", to),
        Action::MoveMarshal(car) => say("ce-action-move-marshal").car(car),
        Action::Fire(target) => say("ce-action-fire").target(target),
        Action::Punch(target) => say("ce-action-punch").target(target),
        Action::Knock(loot) => say("ce-action-knock").loot(loot),
        Action::Take => say("ce-action-take"),
        Action::Drop => say("ce-action-drop"),
        Action::Push(to) => say("ce-action-push").place("to", to),
        Action::Rob(token) => rob(view, token),
        Action::Leave if view.phase == Phase::Patrol => say("ce-action-stay"),
        Action::Leave => say("ce-action-leave"),
        Action::Board(_)
        | Action::RideOn(_)
        | Action::BoardAt(_)
        | Action::Sip { .. }
        | Action::LastSip { .. }
        | Action::Retain { .. }
        | Action::PutBack
        | Action::Ride(_)
        | Action::RideAway
        | Action::TakeHostage(_)
        | Action::Dodge(_)
        | Action::PunchShotgun => horses::offered(view, action),
        Action::Climb(_)
        | Action::Shoot { .. }
        | Action::Arrest(_)
        | Action::BreakOut(_)
        | Action::FreePrisoner(_)
        | Action::FreeBandit(_)
        | Action::Claim(_) => prison::offered(view, action),
    }
}

/// Whether it is the bandit of the viewer's partner (HS-117).
fn is_partners(view: &View, bandit: Bandit) -> bool {
    let owner = view.figure(bandit).map(|figure| figure.seat);
    view.partners && owner != view.own.map(|own| own.seat)
}

/// A character with what it can, or with two players a team (CE-167).
fn choose(view: &View, leader: Bandit) -> Saying {
    let team = view.teams.iter().find(|team| team.first() == Some(leader));
    match team.map(|team| team.0) {
        Some([Some(one), Some(other)]) => say("ce-choose-team").bandit(one).target(other),
        Some(_) | None => say(names::ability(leader)).bandit(leader),
    }
}

/// The pairs that two players choose from.
fn teams_paired(teams: List<Crew, TEAMS>) -> Saying {
    const GAPS: [&str; TEAMS * CREW_OF_TWO] =
        ["bandit", "target", "bandit2", "target2", "bandit3", "target3"];
    let paired = teams.iter().flat_map(|team| team.0).flatten();
    let gaps = GAPS.into_iter().zip(paired);
    gaps.fold(say("ce-teams-paired"), |saying, (gap, bandit)| saying.character(gap, bandit))
}

fn rob(view: &View, token: Token) -> Saying {
    let label = match token {
        Token::Lost(label) => label,
        Token::Flask(label) => return horses::rob(view, label),
        Token::Mailbag(label) => return prison::rob(view, label),
        Token::Sealed | Token::Jewel | Token::Strongbox => return say("ce-action-rob").loot(token.loot()),
    };
    let purse = view.lost.iter().find(|purse| purse.label == label);
    say("ce-action-rob-lost").with("label", label + 1).value(purse.and_then(|purse| purse.value))
}

fn round(view: &View) -> Saying {
    let (Some(card), Some(first)) = (view.card, view.first) else { return say("ce-describe-before") };
    say("ce-describe-round").with("round", view.round).face(card).seat(first)
}

/// In Schemin' only the topmost card lies open (CE-51); what it covers is left to memory (CE-154). For Stealin' the deck
/// has been turned over (CE-63): the card that is carried out lies open, and the others are still to come.
fn common_deck(view: &View) -> Option<Saying> {
    let (turned, waiting) = view.common.split_at(usize::from(view.turned));
    if let Some(on) = turned.last() {
        let is_carried_out = view.phase.acting() == Some(on.bandit);
        let saying =
            say("ce-describe-stealing").with("count", waiting.len()).bandit(on.bandit).card(on.card?);
        return is_carried_out.then_some(saying);
    }
    let top = waiting.last()?;
    Some(match top.card {
        Some(card) if !top.face_down => {
            say("ce-describe-common").with("count", waiting.len()).bandit(top.bandit).card(card)
        }
        _ => say("ce-describe-common-hidden").with("count", waiting.len()).bandit(top.bandit),
    })
}

/// Who meets whom.
fn together(figures: &[(Bandit, &FigureView)], space: Space) -> Option<Saying> {
    let here = figures.iter().filter(|(_, figure)| figure.at == space);
    let names: Vec<_> = here.map(|(bandit, _)| names::bandit(*bandit)).collect();
    (names.len() > 1).then(|| say("ce-describe-together").place("at", space).with("who", Arg::List(names)))
}

fn describe_token(bandit: Bandit, gift: bool) -> Saying {
    say(if gift { "ce-describe-gift" } else { "ce-describe-empty" }).bandit(bandit)
}

fn floor(view: &View, space: Space) -> Saying {
    let floor = view.floor_at(space);
    say("ce-describe-floor")
        .place("at", space)
        .with("purses", floor.purses())
        .with("jewels", floor.jewels)
        .with("strongboxes", floor.strongboxes)
}

fn describe_figure(bandit: Bandit, figure: &FigureView) -> Saying {
    say("ce-describe-bandit")
        .bandit(bandit)
        .seat(figure.seat)
        .place("at", figure.at)
        .with("purses", figure.purses)
        .with("jewels", figure.jewels)
        .with("strongboxes", figure.strongboxes)
        .with("bullets", figure.bullets)
        .with("received", figure.shots + figure.neutral)
}
