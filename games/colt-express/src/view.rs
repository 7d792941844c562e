//! What a viewer sees (Table 25), and the worlds it could be looking at.

mod imagine;

use serde::{Deserialize, Serialize};
use tinstar_core::pieces::List;
use tinstar_core::{BySeat, Chance, Flat, Parts, Seat, SeatSet, Sight, TS, Viewer};

use crate::action::Event;
use crate::bandit::{Bandit, BanditSet};
use crate::cards::{Card, Cards};
use crate::data::{
    BANDITS, BRAWLERS, FIGURES, FLASKS, GOALS, MAILBAGS, MARSHALS_PILES, MOST_CARS, MOST_PLAYED,
    ORDINARY_CARS, PURSE_VALUES, PURSES, ROUND_CARDS, TEAMS,
};
use crate::horses::{Choice, Flask, Flasks, Held, Hostage, HostageSet, Stagecoach, Whiskey};
use crate::layout::Layout;
use crate::loot::{Floor, Loot, LostPurse, Purses};
use crate::options::is_off;
use crate::phase::Phase;
use crate::prison::{Goal, Mailbag, Prison};
use crate::rules::prison::goals;
use crate::rules::scoring;
use crate::state::{ColtExpress, Crew, MOST_SEATS, Played, RoundCard};
use crate::train::{Car, SPACES, Space};

/// The table as one viewer sees it, with what it may remember.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct View {
    /// What only the viewer's own seat sees; a spectator sees nothing of the kind.
    pub own: Option<Own>,
    /// What lies before each player.
    pub seats: BySeat<SeatView, MOST_SEATS>,
    /// The pairs that two players still choose from (CE-167).
    pub teams: List<Crew, TEAMS>,
    /// Every bandit in play, in the order of [`Bandit`], and the Marshal last if a player runs him.
    pub figures: List<Option<FigureView>, FIGURES>,
    /// The last car.
    pub caboose: Car,
    /// The cars behind the Locomotive: their rows in Table 1.
    pub cars: List<u8, ORDINARY_CARS>,
    /// What lies in each space of the train.
    pub floor: List<Floor, SPACES>,
    /// The purses on the floor that somebody has lost.
    pub lost: List<LostView, PURSES>,
    /// The purses that somebody has lost and another has taken, until that one loses a purse.
    pub taken: List<TakenView, PURSES>,
    /// How many purses have been lost so far.
    pub labels: u8,
    /// The purses that left the game (CE-131, CE-165).
    pub gone: Purses,
    /// Whether the second strongbox is still beside the train.
    pub second_strongbox: bool,
    /// Where the Marshal is.
    pub marshal: Car,
    /// Where the Elf is, if he rides along.
    pub elf: Option<Space>,
    /// The cards played this round, in order; those of the last round until the first one of this.
    pub common: List<PlayedView, MOST_PLAYED>,
    /// How many of them have been turned in Stealin'.
    pub turned: u8,
    /// Which round it is, from 1; 0 before the first.
    pub round: u8,
    /// The card of the round.
    pub card: Option<RoundCard>,
    /// The round cards turned so far, one bit each in the order of the table.
    #[ts(type = "number")]
    #[flat(bits = ROUND_CARDS.len())]
    pub cards_turned: u64,
    /// Who begins every turn of this round; none until it is known who begins the first.
    pub first: Option<Seat>,
    /// Whether the Expert hand rules are used.
    #[flat(skip)]
    pub expert: bool,
    /// Whether abilities are in force.
    #[flat(skip)]
    pub abilities: bool,
    /// Whether covered cards of the common deck may be shown, and not only remembered (CE-154).
    #[flat(skip)]
    pub open_plan: bool,
    /// Whether two neighbours each play together, seat 0 with seat 1 and so on (HS-116).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    #[flat(skip)]
    pub partners: bool,
    /// What is being decided.
    pub phase: Phase,
    /// How it ended, once it has.
    #[flat(skip)]
    pub judged: Option<Verdict>,
    /// The Stagecoach and what came with it, if Horses & Stagecoach is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[flat(part)]
    pub stagecoach: Option<StagecoachView>,
    /// The Prison car and what came with it, if Marshal & Prisoners is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[flat(part)]
    pub prison: Option<PrisonView>,
}

/// The Prison car and what came with it, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct PrisonView {
    /// The Prisoner cards in the Cell, each by the bandit whose henchman it is.
    pub prisoners: BanditSet,
    /// The Prisoner cards each bandit has freed, in the order of [`Bandit`].
    pub freed: [BanditSet; FIGURES],
    /// How often each bandit has been arrested; the first time turns its Wanted Poster (MP-39).
    pub arrests: [u8; FIGURES],
    /// How many Marshal Bullets each bandit has received.
    pub hits: [u8; FIGURES],
    /// How many Bullets are left in the Marshal's two piles.
    pub piles: [u8; MARSHALS_PILES.len()],
    /// Who has the Gold, the Silver and the Bronze Punch.
    pub brawlers: [Option<Bandit>; BRAWLERS.len()],
    /// How many goals the Marshal has drawn.
    pub drawn: u8,
    /// Which, if the viewer may know: the Marshal, and everybody once they are shown (MP-68, MP-70).
    pub goals: Option<List<Goal, GOALS>>,
    /// Which of those are fulfilled as things stand, in the same order.
    pub fulfilled: Option<List<bool, GOALS>>,
    /// The Mailbags on the floor, by their labels.
    pub lying: List<BagView, { MAILBAGS.len() }>,
    /// The Mailbags each bandit holds, in the order of [`Bandit`].
    pub held: [HeldBags; FIGURES],
    /// The Mailbags that somebody else has held before, until whoever has them loses one.
    pub taken: List<TakenView, { MAILBAGS.len() }>,
    /// How many labels have been given to Mailbags.
    pub labels: u8,
    /// What a Brilliant Idea would copy (MP-60).
    pub copied: Option<Card>,
    /// Whether the round cards of Marshal & Prisoners are mixed in (MP-108).
    #[flat(skip)]
    pub own_cards: bool,
    /// Who was in the Cell at the Head Count.
    pub counted: BanditSet,
    /// Who took the Bribe.
    pub bribed: BanditSet,
    /// Whether the goals have been shown.
    pub shown: bool,
}

/// A Mailbag on the floor as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct BagView {
    /// What everybody calls it.
    pub label: u8,
    /// Where it lies.
    pub at: Space,
    /// Who held it last, if anybody has.
    pub holder: Option<Seat>,
    /// What it is worth, if the viewer held it last.
    #[flat(per = PURSE_VALUES[0])]
    pub value: Option<u16>,
}

/// Only so that a list of them can be made.
impl Default for BagView {
    fn default() -> Self {
        Self { label: 0, at: Car::LOCOMOTIVE.inside(), holder: None, value: None }
    }
}

/// The Mailbags of a bandit as the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct HeldBags {
    /// How many.
    pub count: u8,
    /// What they are worth, the least first, if the viewer may know.
    #[flat(per = PURSE_VALUES[0])]
    pub values: Option<List<u16, { MAILBAGS.len() }>>,
}

impl View {
    /// How the spaces of the train hang together.
    pub(crate) const fn layout(&self) -> Layout {
        let beside = match &self.stagecoach {
            Some(coach) => Some(coach.beside),
            None => None,
        };
        Layout::new(self.caboose, beside)
    }

    /// Whether two players win and lose together (HS-116).
    pub(crate) const fn are_together(&self, one: Seat, other: Seat) -> bool {
        one.index() >> self.partners as u8 == other.index() >> self.partners as u8
    }

    /// The bandits a player counts on, the own ones first (CE-25, HS-117).
    pub(crate) fn side(&self, seat: Seat) -> Crew {
        let mut side = self.seats[seat].crew;
        if self.partners {
            side.0[1] = self.seats[Seat::new(seat.index() as u8 ^ 1)].crew.first();
        }
        side
    }

    /// A bandit in play, or the Marshal if a player runs him.
    pub(crate) fn figure(&self, bandit: Bandit) -> Option<&FigureView> {
        self.figures.get(bandit.index())?.as_ref()
    }

    /// Where the Marshal is.
    pub(crate) fn marshals_space(&self) -> Space {
        self.figure(Bandit::Marshal).map_or(self.marshal.inside(), |figure| figure.at)
    }

    /// What lies in a space.
    pub(crate) fn floor_at(&self, space: Space) -> Floor {
        match &self.stagecoach {
            Some(coach) if space.is_coach() => coach.floor[usize::from(space.is_roof())],
            _ => self.floor.get(space.index()).copied().unwrap_or_default(),
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Parts, TS)]
pub struct Verdict {
    /// Who has the prize of the Gunslinger (CE-138 to CE-140).
    pub gunslingers: BanditSet,
    /// What each bandit is worth, prizes included, in the order of [`Bandit`] (CE-137).
    pub wealth: List<i32, BANDITS>,
    /// Whom the Elf has put out of the running (ELF-44, ELF-45).
    pub eliminated: BanditSet,
    /// Who was arrested and could not win, if the match ended with an Escape (HS-108).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arrested: Option<BanditSet>,
    /// What each bandit's Hostage brought, in the order of [`Bandit`], with Horses & Stagecoach (HS-112).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ransoms: Option<List<u16, BANDITS>>,
    /// Who won (CE-141).
    pub winners: SeatSet,
}

/// What only the player in a seat knows. The deck is the rest of the player's cards, in no known order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct Own {
    /// Which seat.
    pub seat: Seat,
    /// The hand.
    pub hand: Cards,
    /// The discard pile of the Expert rules.
    pub discard: Cards,
    /// Who was chosen to start in the Caboose, until both players have chosen (CE-28).
    pub pledged: Option<Bandit>,
    /// With a partner: the cards of the deck, which are no longer just the rest of the own ones (HS-117, HS-132).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deck: Option<Cards>,
}

/// The Stagecoach and what came with it, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct StagecoachView {
    /// The car it is beside (HS-3).
    pub beside: Car,
    /// Whether the Shotgun is on it; else he is on the roof of the car beside it (HS-52, HS-62).
    pub guarded: bool,
    /// What lies inside it, and on its roof.
    pub floor: [Floor; 2],
    /// How many horses there are beside each car.
    pub horses: List<u8, { MOST_CARS + 1 }>,
    /// The Hostages nobody has taken.
    pub display: HostageSet,
    /// Who holds which, in the order of [`Bandit`].
    pub hostages: List<Option<Hostage>, FIGURES>,
    /// The flasks on the floor.
    pub flasks: List<FlaskView, FLASKS>,
    /// The face-down flasks that somebody has lost and another has taken, until that one loses or drinks of one.
    pub taken: List<TakenFlask, FLASKS>,
    /// How many labels have been given to flasks.
    pub labels: u8,
    /// The flasks that left the game.
    pub gone: Flasks,
    /// The flasks each bandit holds, in the order of [`Bandit`].
    pub held: List<HeldView, FIGURES>,
    /// Who has fled on horseback (HS-110).
    pub fled: BanditSet,
    /// How many Bullets each bandit had received before this round (HS-105).
    pub before: List<u8, FIGURES>,
    /// What each bandit gains or loses because strongboxes are shared (HS-106).
    #[flat(per = PURSE_VALUES[0])]
    pub shared: List<i16, FIGURES>,
    /// What only the viewer's own seat has chosen.
    pub own: OwnSecrets,
}

impl StagecoachView {
    /// Where the Shotgun is.
    pub(crate) const fn shotgun(&self) -> Space {
        if self.guarded { Car::STAGECOACH.roof() } else { self.beside.roof() }
    }
}

/// What a player has secretly chosen and not shown yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct OwnSecrets {
    /// Which riders board (HS-11).
    pub boarding: BanditSet,
    /// What was chosen in a Turmoil turn (HS-78).
    pub choice: Option<Choice>,
    /// The cards to be kept so far (HS-82).
    pub keeping: Cards,
}

/// A flask on the floor as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct FlaskView {
    /// What everybody calls it.
    pub label: u8,
    /// Where it lies.
    pub at: Space,
    /// Whether it is face-up, with one sip left.
    pub open: bool,
    /// Who held it last, if anybody has.
    pub holder: Option<Seat>,
    /// What is in it, if the viewer may know (HS-72).
    pub kind: Option<Whiskey>,
}

/// Only so that a list of them can be made.
impl Default for FlaskView {
    fn default() -> Self {
        Self { label: 0, at: Car::LOCOMOTIVE.inside(), open: false, holder: None, kind: None }
    }
}

/// The flasks of a bandit as the viewer sees them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct HeldView {
    /// How many are face-down.
    pub hidden: u8,
    /// Of which kinds those are, if the viewer may know (HS-72).
    pub kinds: Option<Flasks>,
    /// Those that are face-up.
    pub open: Flasks,
}

/// What lies before a player, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct SeatView {
    /// The bandits.
    pub crew: Crew,
    /// How many cards in hand.
    pub hand: u8,
    /// How many cards in the deck.
    pub deck: u8,
    /// How many cards on the discard pile.
    pub discard: u8,
    /// What everybody has seen go to the discard pile.
    pub seen: Cards,
    /// Bullets on top of the deck.
    pub on_top: u8,
    /// Bullets in the hand that were seen on top of the deck.
    pub in_hand: u8,
}

/// A bandit as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct FigureView {
    /// Whose bandit it is.
    pub seat: Seat,
    /// Where it stands.
    pub at: Space,
    /// Whose abilities it has.
    pub abilities: BanditSet,
    /// Bullet cards left in its pile.
    pub bullets: u8,
    /// Bullet cards fired at the other bandit of the same player, or at the partner's (CE-29, HS-118).
    pub friendly: u8,
    /// Bullet cards received from bandits.
    pub shots: u8,
    /// Neutral Bullets received.
    pub neutral: u8,
    /// Jewels held.
    pub jewels: u8,
    /// Strongboxes held.
    pub strongboxes: u8,
    /// How many purses it holds.
    pub purses: u8,
    /// Whether it has never lost one, and so still has the first, worth 250.
    pub unrobbed: bool,
    /// Whether it held the Conductor.
    pub ransom: bool,
    /// What is in the purses, if the viewer may know.
    pub values: Option<Purses>,
    /// Whether its token of the Elf is a Gift, if the viewer may know.
    pub gift: Option<bool>,
}

/// A lost purse on the floor as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct LostView {
    /// What everybody calls it.
    pub label: u8,
    /// Where it lies.
    pub at: Space,
    /// Who held it last.
    pub holder: Seat,
    /// What is in it, if the viewer held it last (CE-156).
    #[flat(per = PURSE_VALUES[0])]
    pub value: Option<u16>,
}

/// Only so that a list of them can be made.
impl Default for LostView {
    fn default() -> Self {
        Self { label: 0, at: Car::LOCOMOTIVE.inside(), holder: Seat::new(0), value: None }
    }
}

/// A purse or a Mailbag in somebody's hands that another has held, as the viewer remembers it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct TakenView {
    /// What everybody called it when it lay on the floor.
    pub label: u8,
    /// Who has it.
    pub bandit: Bandit,
    /// Who held it before.
    pub holder: Seat,
    /// What is in it, if the viewer is one of the two (CE-156).
    #[flat(per = PURSE_VALUES[0])]
    pub value: Option<u16>,
}

/// Only so that a list of them can be made.
impl Default for TakenView {
    fn default() -> Self {
        Self { label: 0, bandit: Bandit::Belle, holder: Seat::new(0), value: None }
    }
}

/// A face-down flask in somebody's hands that another has held, as the viewer remembers it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct TakenFlask {
    /// What everybody called it when it lay on the floor.
    pub label: u8,
    /// Who has it.
    pub bandit: Bandit,
    /// Who held it before.
    pub holder: Seat,
    /// What is in it, if the viewer is one of the two (HS-72).
    pub kind: Option<Whiskey>,
}

/// Only so that a list of them can be made.
impl Default for TakenFlask {
    fn default() -> Self {
        let TakenView { label, bandit, holder, .. } = TakenView::default();
        Self { label, bandit, holder, kind: None }
    }
}

/// A card of the common deck as the viewer remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Flat, Parts, TS)]
pub struct PlayedView {
    /// Whose card (CE-53).
    pub bandit: Bandit,
    /// The card, if the viewer saw it (CE-51, CE-52).
    pub card: Option<Card>,
    /// Whether it was played face-down.
    pub face_down: bool,
    /// Whether the partner of the bandit's player has played it (HS-117).
    #[serde(default, skip_serializing_if = "is_off")]
    #[ts(as = "Option<bool>", optional)]
    pub lent: bool,
}

/// Only so that a list of them can be made.
impl Default for PlayedView {
    fn default() -> Self {
        Self { bandit: Bandit::Belle, card: None, face_down: false, lent: false }
    }
}

impl Sight for ColtExpress {
    /// Builds up what `viewer` may know.
    fn view(&self, viewer: Viewer) -> View {
        let own = |seat: Seat| Own {
            seat,
            hand: self.piles[seat].hand,
            discard: self.ledgers[seat].discard,
            pledged: self.crews[seat]
                .iter()
                .find_map(|(_, mine)| self.pledged.contains(mine).then_some(mine)),
            deck: self.partners.then_some(self.piles[seat].deck),
        };
        View {
            own: match viewer {
                Viewer::Seat(seat) => Some(own(seat)),
                Viewer::Spectator => None,
            },
            seats: BySeat::from_fn(self.table(), |seat| seat_view(self, seat)),
            teams: self.teams,
            figures: Bandit::EVERY
                .into_iter()
                .take(self.rows())
                .map(|bandit| is_seen(self, bandit).then(|| figure_view(self, bandit, viewer)))
                .collect(),
            caboose: self.caboose,
            cars: self.cars,
            floor: self.floor[..cars_shown(self.caboose) * 2].iter().copied().collect(),
            lost: self.lost.iter().filter_map(|purse| lost_view(purse, viewer)).collect(),
            taken: in_order(self.lost.iter().filter_map(|purse| taken_view(self, purse, viewer))),
            labels: self.labels,
            gone: self.gone,
            second_strongbox: self.second_strongbox,
            marshal: self.marshals_space().car(),
            elf: self.elf.map(|elf| elf.at),
            common: common_view(self, viewer),
            turned: self.common.turned,
            round: self.round,
            card: (self.round > 0).then_some(self.card),
            cards_turned: self.turned,
            first: if let Phase::Boarding { first, .. } = self.phase { first } else { Some(self.first) },
            expert: self.expert,
            abilities: self.abilities,
            open_plan: self.open_plan,
            partners: self.partners,
            phase: self.phase,
            judged: (self.phase == Phase::Over).then(|| scoring::verdict(self)),
            stagecoach: self.stagecoach.as_ref().map(|coach| stagecoach_view(self, coach, viewer)),
            prison: self.prison.as_ref().map(|prison| prison_view(self, prison, viewer)),
        }
    }

    /// What `viewer` may learn from an event.
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = *event;
        match &mut seen {
            Event::TokenDealt { seat, gift, .. } => hide(viewer.is(*seat), gift),
            Event::HandDrawn { seat, cards, .. } | Event::Drew { seat, cards, .. } => {
                hide(viewer.is(*seat), cards);
            }
            Event::Played { seat, card, face_down, .. } => hide(!*face_down || viewer.is(*seat), card),
            Event::Borrowed { seat, partner, card } => hide(viewer.is(*seat) || viewer.is(*partner), card),
            Event::StartChosen { seat, bandit } => hide(viewer.is(*seat), bandit),
            Event::LaidAside { seat, bandit, card } | Event::Picked { seat, bandit, card } => {
                hide(viewer.is(*seat), bandit);
                hide(viewer.is(*seat), card);
            }
            Event::Dropped { seat, value, .. } | Event::Robbed { seat, value, .. } => {
                hide(viewer.is(*seat), value);
            }
            Event::RiderChose { seat, boards, .. } => hide(viewer.is(*seat), boards),
            Event::TurmoilChosen { seat, choice } => hide(viewer.is(*seat), choice),
            Event::Retained { seat, bandit, card } => {
                hide(viewer.is(*seat), bandit);
                hide(viewer.is(*seat), card);
            }
            Event::FlaskDropped { seat, kind, open, .. } | Event::FlaskTaken { seat, kind, open, .. } => {
                hide(*open || viewer.is(*seat), kind);
            }
            Event::Snatched { seats, value, .. } => hide(seats.iter().any(|seat| viewer.is(seat)), value),
            Event::GoalDrawn { seat, goal } => hide(viewer.is(*seat), goal),
            Event::MailbagTaken { seat, value, .. } | Event::MailbagDropped { seat, value, .. } => {
                hide(viewer.is(*seat), value);
            }
            Event::Claimed { seats, value, kind, loot, .. } => {
                let told = seats.iter().any(|seat| viewer.is(seat));
                hide(told, value);
                hide(told || *loot != Loot::Whiskey, kind);
            }
            Event::TrainBuilt { .. }
            | Event::FirstPlayer { .. }
            | Event::TeamsPaired { .. }
            | Event::Partnered { .. }
            | Event::DecksBuilt { .. }
            | Event::LeftUncovered { .. }
            | Event::Joined { .. }
            | Event::Placed { .. }
            | Event::ElfPlaced { .. }
            | Event::Reshuffled { .. }
            | Event::BulletsLaidAside { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::SchemingEnded
            | Event::Kept { .. }
            | Event::Turned { .. }
            | Event::NoEffect { .. }
            | Event::Moved { .. }
            | Event::ElfFollowed { .. }
            | Event::MarshalMoved { .. }
            | Event::Fled { .. }
            | Event::Hit { .. }
            | Event::Spared { .. }
            | Event::Shot { .. }
            | Event::KnockedBack { .. }
            | Event::StoodFirm { .. }
            | Event::Punched { .. }
            | Event::Chose { .. }
            | Event::Pushed { .. }
            | Event::Happened { .. }
            | Event::Thrown { .. }
            | Event::StrongboxPlaced { .. }
            | Event::PurseLost { .. }
            | Event::LeftAlone { .. }
            | Event::Ransomed { .. }
            | Event::Ended
            | Event::Gunslingers { .. }
            | Event::Counted { .. }
            | Event::TokensTurned { .. }
            | Event::Eliminated { .. }
            | Event::StagecoachCame { .. }
            | Event::Sipped { .. }
            | Event::Rode { .. }
            | Event::RodeAway { .. }
            | Event::HostageTaken { .. }
            | Event::DrivenOff { .. }
            | Event::ShotgunPunched { .. }
            | Event::StagecoachMoved { .. }
            | Event::HorsesMoved
            | Event::HorseLost { .. }
            | Event::MarshalDrank { .. }
            | Event::LootShared { .. }
            | Event::Arrested { .. }
            | Event::MortallyHit { .. }
            | Event::HostageRansomed { .. }
            | Event::PrisonCame { .. }
            | Event::PlusUnused { .. }
            | Event::MarshalShot { .. }
            | Event::Jailed { .. }
            | Event::BrokeOut { .. }
            | Event::PrisonerFreed { .. }
            | Event::BanditFreed { .. }
            | Event::Copied { .. }
            | Event::MarshalPunched { .. }
            | Event::Stayed
            | Event::HeadCounted { .. }
            | Event::Bribed { .. }
            | Event::Accomplished { .. }
            | Event::GoalsShown { .. }
            | Event::Won { .. } => {}
        }
        Some(seen)
    }

    /// Whether an event shows anybody something hidden before.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::StartChosen { .. }
                | Event::Picked { .. }
                | Event::TokenDealt { .. }
                | Event::HandDrawn { .. }
                | Event::Borrowed { .. }
                | Event::BulletsLaidAside { .. }
                | Event::RoundBegan { .. }
                | Event::Drew { .. }
                | Event::Played { .. }
                | Event::LaidAside { .. }
                | Event::Kept { .. }
                | Event::Turned { was_hidden: true, .. }
                | Event::Snatched { .. }
                | Event::Robbed { value: Some(_), .. }
                | Event::PurseLost { .. }
                | Event::Counted { .. }
                | Event::TokensTurned { .. }
                | Event::RiderChose { .. }
                | Event::TurmoilChosen { .. }
                | Event::Sipped { last: false, .. }
                | Event::Retained { .. }
                | Event::FlaskTaken { open: false, .. }
                | Event::MarshalDrank { .. }
                | Event::GoalDrawn { .. }
                | Event::MailbagTaken { .. }
                | Event::Claimed { .. }
                | Event::GoalsShown { .. }
        )
    }

    fn determinise(view: &View, chance: &mut Chance) -> Self {
        imagine::world(view, chance)
    }
}

/// How many cars a view has rows for: as many as any train of the base game, or more if this one is longer.
fn cars_shown(caboose: Car) -> usize {
    (usize::from(caboose.index()) + 1).max(ORDINARY_CARS + 1)
}

/// Whether a figure is on the table: a bandit in play, or the Marshal once a player runs him.
fn is_seen(state: &ColtExpress, bandit: Bandit) -> bool {
    let runs = |seat: Seat| state.crews[seat].first() == Some(Bandit::Marshal);
    state.playing.contains(bandit) || bandit == Bandit::Marshal && Seat::all(state.table()).any(runs)
}

fn prison_view(state: &ColtExpress, prison: &Prison, viewer: Viewer) -> PrisonView {
    let marshal = is_seen(state, Bandit::Marshal) && viewer.is(state.figure(Bandit::Marshal).seat);
    let held = |bandit: Bandit| {
        let mut values: List<u16, { MAILBAGS.len() }> =
            prison.held(bandit).filter_map(|bag| prison.mailbags[bag].value).collect();
        values.sort_unstable();
        let may = state.playing.contains(bandit) && may_count(state, bandit, viewer);
        HeldBags { count: values.len() as u8, values: may.then_some(values) }
    };
    let mut lying: List<BagView, { MAILBAGS.len() }> =
        prison.mailbags.iter().filter_map(|bag| bag_view(bag, viewer)).collect();
    lying.sort_unstable_by_key(|bag| bag.label);
    let told = marshal || prison.shown;
    PrisonView {
        prisoners: prison.prisoners,
        freed: prison.freed,
        arrests: prison.arrests,
        hits: prison.hits,
        piles: prison.piles,
        brawlers: prison.brawlers,
        drawn: prison.goals.len() as u8,
        goals: told.then_some(prison.goals),
        fulfilled: told.then(|| prison.goals.iter().map(|goal| goals::is_fulfilled(state, *goal)).collect()),
        lying,
        held: Bandit::EVERY.map(held),
        taken: in_order(prison.mailbags.iter().filter_map(|bag| taken_bag(state, bag, viewer))),
        labels: prison.labels,
        copied: prison.copied,
        own_cards: prison.own_cards,
        counted: prison.counted,
        bribed: prison.bribed,
        shown: prison.shown,
    }
}

fn bag_view(bag: &Mailbag, viewer: Viewer) -> Option<BagView> {
    let Mailbag { label, place, value, holder, .. } = *bag;
    let known = holder.is_some_and(|holder| viewer.is(holder));
    Some(BagView { label, at: place.space()?, holder, value: value.filter(|_| known) })
}

fn taken_bag(state: &ColtExpress, bag: &Mailbag, viewer: Viewer) -> Option<TakenView> {
    let Mailbag { label, place, value, told, .. } = *bag;
    let (bandit, holder) = (place.bandit()?, told?);
    let known = may_remember(state, bandit, holder, viewer);
    Some(TakenView { label, bandit, holder, value: value.filter(|_| known) })
}

/// What was taken, so that those of one label show nothing by their order.
fn in_order<T: Copy + Default + Ord, const N: usize>(taken: impl Iterator<Item = T>) -> List<T, N> {
    let mut taken: List<T, N> = taken.collect();
    taken.sort_unstable();
    taken
}

/// Whether the viewer has held a token that this bandit has now and somebody else had before.
fn may_remember(state: &ColtExpress, bandit: Bandit, holder: Seat, viewer: Viewer) -> bool {
    viewer.is(holder) || viewer.is(state.figure(bandit).seat)
}

/// Whether the viewer may look at a bandit's loot: its own, and at the end, when everything is counted openly, all
/// (CE-137).
fn may_count(state: &ColtExpress, bandit: Bandit, viewer: Viewer) -> bool {
    let counted = if let Phase::Counting { counted, .. } = state.phase {
        counted.contains(bandit)
    } else {
        state.phase == Phase::Over
    };
    // The Marshal has none (MP-50).
    bandit != Bandit::Marshal && (counted || viewer.is(state.figure(bandit).seat))
}

fn seat_view(state: &ColtExpress, seat: Seat) -> SeatView {
    let (piles, ledger) = (&state.piles[seat], &state.ledgers[seat]);
    SeatView {
        crew: state.crews[seat],
        hand: piles.hand.len(),
        deck: piles.deck.len(),
        discard: ledger.discard.len(),
        seen: ledger.seen,
        on_top: ledger.on_top,
        in_hand: ledger.in_hand,
    }
}

fn figure_view(state: &ColtExpress, bandit: Bandit, viewer: Viewer) -> FigureView {
    let figure = state.figure(bandit);
    let mine = viewer.is(figure.seat);
    // At the end, when everything has been counted, the tokens are turned (ELF-43).
    let turned =
        if let Phase::Counting { tokens, .. } = state.phase { tokens } else { state.phase == Phase::Over };
    let dealt = if let Phase::Boarding { tokens, .. } = state.phase {
        tokens.contains(bandit)
    } else {
        state.is_dealt()
    };
    // The Marshal has none (ELF-10).
    let has_token = dealt && bandit != Bandit::Marshal;
    let token = state.elf.filter(|_| has_token && (mine || turned));
    FigureView {
        seat: figure.seat,
        at: figure.at,
        abilities: figure.abilities,
        bullets: figure.bullets,
        friendly: figure.friendly,
        shots: figure.shots,
        neutral: figure.neutral,
        jewels: figure.jewels,
        strongboxes: figure.strongboxes,
        purses: figure.purses.len(),
        unrobbed: figure.unrobbed,
        ransom: figure.ransom,
        values: may_count(state, bandit, viewer).then_some(figure.purses),
        gift: token.map(|elf| elf.gifts.contains(bandit)),
    }
}

fn stagecoach_view(state: &ColtExpress, coach: &Stagecoach, viewer: Viewer) -> StagecoachView {
    let mine = |bandit: Bandit| state.playing.contains(bandit) && viewer.is(state.figure(bandit).seat);
    let held = |bandit: Bandit| {
        let Held { hidden, open } = coach.held[bandit.index()];
        HeldView { hidden: hidden.len(), kinds: mine(bandit).then_some(hidden), open }
    };
    let own = |seat: Seat| OwnSecrets {
        boarding: coach.boarding.iter().filter(|bandit| state.crews[seat].slot(*bandit).is_some()).collect(),
        choice: coach.choices[seat],
        keeping: if coach.keeper == seat { coach.keeping } else { Cards::EMPTY },
    };
    let rows = state.rows();
    StagecoachView {
        beside: coach.beside,
        guarded: coach.guarded,
        floor: [Car::STAGECOACH.inside(), Car::STAGECOACH.roof()].map(|space| state.floor[space.index()]),
        horses: coach.horses[..cars_shown(state.caboose)].iter().copied().collect(),
        display: coach.display,
        hostages: coach.hostages[..rows].iter().copied().collect(),
        flasks: coach.flasks.iter().filter_map(|flask| flask_view(flask, viewer)).collect(),
        taken: in_order(coach.flasks.iter().filter_map(|flask| taken_flask(state, flask, viewer))),
        labels: coach.labels,
        gone: coach.gone,
        held: Bandit::EVERY.into_iter().take(rows).map(held).collect(),
        fled: coach.fled,
        before: coach.before[..rows].iter().copied().collect(),
        shared: coach.shared[..rows].iter().copied().collect(),
        own: match viewer {
            Viewer::Seat(seat) => own(seat),
            Viewer::Spectator => OwnSecrets::default(),
        },
    }
}

fn flask_view(flask: &Flask, viewer: Viewer) -> Option<FlaskView> {
    let Flask { label, place, open, kind, holder } = *flask;
    let known = open || holder.is_some_and(|holder| viewer.is(holder));
    Some(FlaskView { label, at: place.space()?, open, holder, kind: kind.filter(|_| known) })
}

fn taken_flask(state: &ColtExpress, flask: &Flask, viewer: Viewer) -> Option<TakenFlask> {
    let Flask { label, place, kind, holder, .. } = *flask;
    let (bandit, holder) = (place.bandit()?, holder?);
    let known = may_remember(state, bandit, holder, viewer);
    Some(TakenFlask { label, bandit, holder, kind: kind.filter(|_| known) })
}

fn lost_view(purse: &LostPurse, viewer: Viewer) -> Option<LostView> {
    let LostPurse { label, place, holder, value } = *purse;
    Some(LostView { label, at: place.space()?, holder, value: viewer.is(holder).then_some(value) })
}

fn taken_view(state: &ColtExpress, purse: &LostPurse, viewer: Viewer) -> Option<TakenView> {
    let LostPurse { label, place, holder, value } = *purse;
    let bandit = place.bandit()?;
    let known = may_remember(state, bandit, holder, viewer);
    Some(TakenView { label, bandit, holder, value: known.then_some(value) })
}

fn common_view(state: &ColtExpress, viewer: Viewer) -> List<PlayedView, MOST_PLAYED> {
    let seen = |place: usize, played: &Played| {
        let known = !played.face_down()
            || place < usize::from(state.common.turned)
            || viewer.is(state.who_played(place));
        PlayedView {
            bandit: played.bandit(),
            card: known.then(|| played.card()),
            face_down: played.face_down(),
            lent: state.common.is_lent(place),
        }
    };
    state.common.cards.iter().enumerate().map(|(place, played)| seen(place, played)).collect()
}

/// Takes a secret out of an event for everybody but those who `may` see it.
fn hide<T>(may: bool, secret: &mut Option<T>) {
    if !may {
        *secret = None;
    }
}
