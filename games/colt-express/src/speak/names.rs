//! The message ids of things that have names.

use tinstar_core::Seat;

use crate::bandit::Bandit;
use crate::cards::Card;
use crate::data::{Happening, Turn};
use crate::horses::{Hostage, Whiskey};
use crate::loot::Loot;
use crate::prison::Target;
use crate::state::MOST_SEATS;
use crate::train::{PLACES, Space};

pub(super) const fn seat(seat: Seat) -> &'static str {
    const NAMES: [&str; MOST_SEATS] = [
        "ce-player-1",
        "ce-player-2",
        "ce-player-3",
        "ce-player-4",
        "ce-player-5",
        "ce-player-6",
        "ce-player-7",
        "ce-player-8",
    ];
    NAMES[seat.index() % MOST_SEATS]
}

pub(super) const fn bandit(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-belle",
        Bandit::Cheyenne => "ce-cheyenne",
        Bandit::Django => "ce-django",
        Bandit::Doc => "ce-doc",
        Bandit::Ghost => "ce-ghost",
        Bandit::Tuco => "ce-tuco",
        Bandit::Mei => "ce-mei",
        Bandit::Marshal => "ce-marshal",
    }
}

/// The same where it is the character that is meant: what the player of a bandit is called does not take its place.
pub(super) const fn character(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-character-belle",
        Bandit::Cheyenne => "ce-character-cheyenne",
        Bandit::Django => "ce-character-django",
        Bandit::Doc => "ce-character-doc",
        Bandit::Ghost => "ce-character-ghost",
        Bandit::Tuco => "ce-character-tuco",
        Bandit::Mei => "ce-character-mei",
        Bandit::Marshal => "ce-character-marshal",
    }
}

/// What choosing a bandit says about it.
pub(super) const fn ability(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-choose-belle",
        Bandit::Cheyenne => "ce-choose-cheyenne",
        Bandit::Django => "ce-choose-django",
        Bandit::Doc => "ce-choose-doc",
        Bandit::Ghost => "ce-choose-ghost",
        Bandit::Tuco => "ce-choose-tuco",
        Bandit::Mei => "ce-choose-mei",
        Bandit::Marshal => "ce-choose-marshal",
    }
}

pub(super) const fn card(card: Card) -> &'static str {
    match card {
        Card::Move => "ce-card-move",
        Card::ChangeFloor => "ce-card-change-floor",
        Card::Fire => "ce-card-fire",
        Card::Robbery => "ce-card-robbery",
        Card::Punch => "ce-card-punch",
        Card::Marshal => "ce-card-marshal",
        Card::Ride => "ce-card-ride",
        Card::Bullet => "ce-card-bullet",
        Card::MovePlus => "ce-card-move-plus",
        Card::ChangeFloorPlus => "ce-card-change-floor-plus",
        Card::Arrest => "ce-card-arrest",
        Card::BrilliantIdea => "ce-card-brilliant-idea",
    }
}

pub(super) const fn loot(loot: Loot) -> &'static str {
    match loot {
        Loot::Purse => "ce-purse",
        Loot::Jewel => "ce-jewel",
        Loot::Strongbox => "ce-strongbox",
        Loot::Whiskey => "ce-whiskey",
        Loot::OpenClassic => "ce-open-classic",
        Loot::OpenOld => "ce-open-old",
        Loot::Mailbag => "ce-mailbag",
    }
}

pub(super) const fn hostage(hostage: Hostage) -> &'static str {
    match hostage {
        Hostage::Banker => "ce-banker",
        Hostage::Poodle => "ce-poodle",
        Hostage::Minister => "ce-minister",
        Hostage::Teacher => "ce-teacher",
        Hostage::Zealot => "ce-zealot",
        Hostage::OldLady => "ce-old-lady",
        Hostage::PokerPlayer => "ce-poker-player",
        Hostage::Photographer => "ce-photographer",
    }
}

/// What taking a Hostage brings and costs.
pub(super) const fn burden(hostage: Hostage) -> &'static str {
    match hostage {
        Hostage::Banker => "ce-take-banker",
        Hostage::Poodle => "ce-take-poodle",
        Hostage::Minister => "ce-take-minister",
        Hostage::Teacher => "ce-take-teacher",
        Hostage::Zealot => "ce-take-zealot",
        Hostage::OldLady => "ce-take-old-lady",
        Hostage::PokerPlayer => "ce-take-poker-player",
        Hostage::Photographer => "ce-take-photographer",
    }
}

/// The Prisoner who is a bandit's henchman (Table 17).
pub(super) const fn henchman(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-henchman-belle",
        Bandit::Cheyenne => "ce-henchman-cheyenne",
        Bandit::Django => "ce-henchman-django",
        Bandit::Doc => "ce-henchman-doc",
        Bandit::Ghost => "ce-henchman-ghost",
        Bandit::Tuco => "ce-henchman-tuco",
        Bandit::Mei | Bandit::Marshal => "ce-henchman-mei",
    }
}

/// What freeing a Prisoner brings.
pub(super) const fn freeing(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-free-belle",
        Bandit::Cheyenne => "ce-free-cheyenne",
        Bandit::Django => "ce-free-django",
        Bandit::Doc => "ce-free-doc",
        Bandit::Ghost => "ce-free-ghost",
        Bandit::Tuco => "ce-free-tuco",
        Bandit::Mei | Bandit::Marshal => "ce-free-mei",
    }
}

/// An Arrest Warrant (MP-69).
pub(super) const fn warrant(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Belle => "ce-warrant-belle",
        Bandit::Cheyenne => "ce-warrant-cheyenne",
        Bandit::Django => "ce-warrant-django",
        Bandit::Doc => "ce-warrant-doc",
        Bandit::Ghost => "ce-warrant-ghost",
        Bandit::Tuco => "ce-warrant-tuco",
        Bandit::Mei | Bandit::Marshal => "ce-warrant-mei",
    }
}

/// A Special Target (Table 16).
pub(super) const fn target(target: Target) -> &'static str {
    match target {
        Target::EmptyCylinder => "ce-empty-cylinder",
        Target::FullOfLead => "ce-full-of-lead",
        Target::ArchEnemy => "ce-arch-enemy",
        Target::MarkedMan => "ce-marked-man",
        Target::RepeatOffender => "ce-repeat-offender",
        Target::MailSaved => "ce-mail-saved",
        Target::UnderLockAndKey => "ce-under-lock-and-key",
    }
}

/// A Brawler card: Gold, Silver, Bronze (Table 18).
pub(super) const fn brawler(place: u8) -> &'static str {
    match place {
        0 => "ce-gold-punch",
        1 => "ce-silver-punch",
        _ => "ce-bronze-punch",
    }
}

pub(super) const fn whiskey(kind: Whiskey) -> &'static str {
    match kind {
        Whiskey::Classic => "ce-classic-whiskey",
        Whiskey::Old => "ce-old-whiskey",
    }
}

pub(super) const fn turn(turn: Turn) -> &'static str {
    match turn {
        Turn::Standard => "ce-turn-standard",
        Turn::Tunnel => "ce-turn-tunnel",
        Turn::SpeedingUp => "ce-turn-speeding-up",
        Turn::Switching => "ce-turn-switching",
        Turn::Turmoil => "ce-turn-turmoil",
    }
}

pub(super) const fn happening(happening: Happening) -> &'static str {
    match happening {
        Happening::AngryMarshal => "ce-angry-marshal",
        Happening::SwivelArm => "ce-swivel-arm",
        Happening::Braking => "ce-braking",
        Happening::TakeItAll => "ce-take-it-all",
        Happening::PassengersRebellion => "ce-passengers-rebellion",
        Happening::MarshalsRevenge => "ce-marshals-revenge",
        Happening::Pickpocketing => "ce-pickpocketing",
        Happening::HostageTaking => "ce-hostage-taking",
        Happening::PantingHorses => "ce-panting-horses",
        Happening::MarshalsWhiskey => "ce-marshals-whiskey",
        Happening::HigherSpeed => "ce-higher-speed",
        Happening::ShotgunsRage => "ce-shotguns-rage",
        Happening::MortalBullet => "ce-mortal-bullet",
        Happening::SharingTheLoot => "ce-sharing-the-loot",
        Happening::Escape => "ce-escape",
        Happening::Jailbreak => "ce-jailbreak",
        Happening::GuardDuty => "ce-guard-duty",
        Happening::Patrol => "ce-patrol",
        Happening::ShootOut => "ce-shoot-out",
        Happening::HeadCount => "ce-head-count",
        Happening::LastStand => "ce-last-stand",
        Happening::Bribe => "ce-bribe",
    }
}

pub(super) const fn space(space: Space) -> &'static str {
    const NAMES: [&str; PLACES] = [
        "ce-inside-0",
        "ce-roof-0",
        "ce-inside-1",
        "ce-roof-1",
        "ce-inside-2",
        "ce-roof-2",
        "ce-inside-3",
        "ce-roof-3",
        "ce-inside-4",
        "ce-roof-4",
        "ce-inside-5",
        "ce-roof-5",
        "ce-inside-6",
        "ce-roof-6",
        "ce-inside-7",
        "ce-roof-7",
        "ce-inside-stagecoach",
        "ce-roof-stagecoach",
        "ce-cell",
    ];
    NAMES[space.index()]
}
