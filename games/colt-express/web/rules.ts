// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision.
 */
export type Action = { "choose": Bandit } | { "start": Bandit } | { "pick": {
/**
 * Whose card it is; a Bullet and the Marshal card are nobody's in particular and go by the player's first
 * bandit.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card, } } | "draw" | { "play": {
/**
 * Whose card it is: with two players everybody has cards of two bandits, and the Marshal card, which is
 * nobody's in particular, goes by the first of them (CE-25).
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card,
/**
 * Whether it is laid face-down (CE-52, CE-57).
 */
face_down: boolean, } } | "stop" | { "lay_aside": {
/**
 * Whose card it is; a Bullet is nobody's in particular and goes by the player's first bandit.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card, } } | "keep" | { "move": Space } | { "move_marshal": Car } | { "fire": Bandit } | { "punch": Bandit } | { "knock": Loot } | "take" | "drop" | { "push": Space } | { "rob": Token } | "leave" | { "board": Bandit } | { "ride_on": Bandit } | { "board_at": Car } | { "sip": {
/**
 * Whose flask (HS-125).
 */
bandit: Bandit,
/**
 * What is in it.
 */
kind: Whiskey, } } | { "last_sip": {
/**
 * Whose flask (HS-125).
 */
bandit: Bandit,
/**
 * What is in it.
 */
kind: Whiskey, } } | { "retain": {
/**
 * Whose card it is; a Bullet is nobody's in particular and goes by the player's first bandit.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card, } } | "put_back" | { "ride": Space } | "ride_away" | { "take_hostage": Hostage } | { "dodge": Space } | "punch_shotgun" | { "climb": Space } | { "shoot": {
/**
 * Whom.
 */
target: Bandit,
/**
 * Which of his two piles the Bullet comes from, 0 or 1 (MP-33).
 */
pile: number, } } | { "arrest": Bandit } | { "break_out": Space } | { "free_prisoner": Bandit } | { "free_bandit": Bandit } | { "claim": Loot };

/**
 * A Mailbag on the floor as the viewer sees it.
 */
export type BagView = {
/**
 * What everybody calls it.
 */
label: number,
/**
 * Where it lies.
 */
at: Space,
/**
 * Who held it last, if anybody has.
 */
holder: Seat | null,
/**
 * What it is worth, if the viewer held it last.
 */
value: number | null, };

/**
 * One of the characters, or the Marshal where a player runs him (MP-2). Each takes part at most once (CE-2), so it names
 * a figure on the train, and the ability of a character is named after it too.
 */
export type Bandit = "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" | "mei" | "marshal";

/**
 * A car by its index: 0 is the Locomotive, the last one the Caboose.
 */
export type Car = number;

/**
 * The kinds of cards in a deck. The numbers are places in [`Cards`]: of the kinds that only Marshal & Prisoners has, eight
 * more than the place they share.
 */
export type Card = "move" | "change_floor" | "fire" | "robbery" | "punch" | "marshal" | "ride" | "bullet" | "move_plus" | "change_floor_plus" | "arrest" | "brilliant_idea";

/**
 * A heap of cards of one player whose order nobody knows or which has none: how many of each kind.
 *
 * One byte for each kind in the order of [`Card`]: the first bandit's cards in the low half, the second
 * bandit's in the high half; the last byte counts Bullets, which belong to no bandit in particular (CE-27). Nobody has
 * a second bandit with Marshal & Prisoners, and there the high halves are the kinds only it has ([`Card::OF_PRISON`]).
 * A shuffled deck is such a heap too: drawing any card of it with equal chance is drawing its top card.
 */
export type Cards = { first: Array<number>, second: Array<number>, bullets: number, };

/**
 * How characters find their players (CE-3).
 */
export type Casting = "chosen" | "dealt";

/**
 * What somebody secretly chose in a Turmoil turn (HS-78).
 */
export type Choice = "draw" | { "play": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card,
/**
 * Whether it is not revealed either (HS-81).
 */
face_down: boolean, } };

/**
 * The bandits of one player in the order in which they were chosen: one, or two with two players.
 */
export type Crew = [Bandit | null, Bandit | null];

/**
 * One thing that happened. What is `None` the one who is told this may not see.
 */
export type Event = { "train_built": {
/**
 * Their rows in the table.
 */
cars: Array<number>, } } | { "first_player": {
/**
 * Who.
 */
seat: Seat, } } | { "teams_paired": {
/**
 * The pairs, by the characters that lead them.
 */
teams: Array<Crew>, } } | { "start_chosen": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which bandit.
 */
bandit: Bandit | null, } } | { "decks_built": {
/**
 * How many cards each has.
 */
count: number, } } | { "picked": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose card.
 */
bandit: Bandit | null,
/**
 * The card.
 */
card: Card | null, } } | { "left_uncovered": {
/**
 * Who.
 */
seat: Seat, } } | { "joined": {
/**
 * The player.
 */
seat: Seat,
/**
 * The character.
 */
bandit: Bandit, } } | { "placed": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where.
 */
at: Space, } } | { "elf_placed": {
/**
 * Where.
 */
at: Space, } } | { "token_dealt": {
/**
 * Who looks at it.
 */
seat: Seat,
/**
 * For which bandit.
 */
bandit: Bandit,
/**
 * Whether it is a Gift.
 */
gift: boolean | null, } } | { "hand_drawn": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many cards.
 */
count: number,
/**
 * Which.
 */
cards: Cards | null, } } | { "reshuffled": {
/**
 * Whose.
 */
seat: Seat, } } | { "bullets_laid_aside": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "round_began": {
/**
 * Which round, from 1.
 */
round: number,
/**
 * Its card.
 */
card: RoundCard, } } | { "partnered": {
/**
 * Player A.
 */
seat: Seat,
/**
 * Player B.
 */
partner: Seat, } } | { "borrowed": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose deck.
 */
partner: Seat,
/**
 * The card.
 */
card: Cards | null, } } | { "drew": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number,
/**
 * Which.
 */
cards: Cards | null, } } | { "played": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card | null,
/**
 * Whether it lies face-down.
 */
face_down: boolean,
/**
 * Whether it is a card of the partner's, for whose bandit it is carried out (HS-117).
 */
lent?: boolean, } } | { "passed": {
/**
 * Who.
 */
seat: Seat, } } | "scheming_ended" | { "laid_aside": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose card.
 */
bandit: Bandit | null,
/**
 * The card.
 */
card: Card | null, } } | { "kept": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "turned": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card,
/**
 * Whether it was played face-down.
 */
was_hidden: boolean, } } | { "no_effect": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * The card.
 */
card: Card, } } | { "moved": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where it was.
 */
from: Space,
/**
 * Where it went.
 */
to: Space, } } | { "elf_followed": {
/**
 * Whom.
 */
bandit: Bandit,
/**
 * Where he went.
 */
to: Space, } } | { "marshal_moved": {
/**
 * Where he was.
 */
from: Car,
/**
 * Where he went.
 */
to: Car, } } | { "fled": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * To which roof.
 */
to: Space, } } | { "hit": {
/**
 * Who.
 */
bandit: Bandit, } } | { "spared": {
/**
 * Who.
 */
bandits: Array<Bandit>, } } | { "shot": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Whom.
 */
target: Bandit,
/**
 * How many Bullets are left.
 */
left: number, } } | { "knocked_back": {
/**
 * Whom.
 */
target: Bandit,
/**
 * Where it is now.
 */
to: Space, } } | { "stood_firm": {
/**
 * Whom.
 */
target: Bandit, } } | { "punched": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Whom.
 */
target: Bandit, } } | { "chose": {
/**
 * Who chose.
 */
bandit: Bandit,
/**
 * Who loses it.
 */
target: Bandit,
/**
 * Its type.
 */
loot: Loot, } } | { "dropped": {
/**
 * Who knows what is in a purse.
 */
seat: Seat,
/**
 * Who lost it.
 */
target: Bandit,
/**
 * Its type.
 */
loot: Loot,
/**
 * The label of a purse.
 */
label: number | null,
/**
 * What is in a purse.
 */
value: number | null,
/**
 * Where it lies.
 */
at: Space, } } | { "snatched": {
/**
 * Who knows what is in it: the old holder and the new one.
 */
seats: Array<Seat>,
/**
 * Who took it.
 */
bandit: Bandit,
/**
 * Whose it was.
 */
target: Bandit,
/**
 * What is in it.
 */
value: number | null, } } | { "pushed": {
/**
 * Who.
 */
target: Bandit,
/**
 * Where.
 */
to: Space, } } | { "robbed": {
/**
 * Who looks at it.
 */
seat: Seat,
/**
 * Who.
 */
bandit: Bandit,
/**
 * What.
 */
token: Token,
/**
 * What is in a purse.
 */
value: number | null, } } | { "happened": {
/**
 * What.
 */
what: Happening, } } | { "thrown": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where.
 */
to: Space, } } | { "strongbox_placed": {
/**
 * Where.
 */
at: Space, } } | { "purse_lost": {
/**
 * Whose.
 */
bandit: Bandit,
/**
 * What was in it.
 */
value: number, } } | { "left_alone": {
/**
 * Who.
 */
bandit: Bandit, } } | { "ransomed": {
/**
 * Who.
 */
bandit: Bandit, } } | "ended" | { "gunslingers": {
/**
 * Who.
 */
bandits: Array<Bandit>,
/**
 * How many Bullets each of their players fired at others.
 */
fired: number,
/**
 * Whether it is their team's (HS-118).
 */
team?: boolean, } } | { "counted": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Its purses.
 */
purses: Purses,
/**
 * What it has all together; Mortal Bullets can make it less than nothing.
 */
wealth: number, } } | { "tokens_turned": {
/**
 * Who has a Gift.
 */
gifts: Array<Bandit>, } } | { "eliminated": {
/**
 * Who.
 */
bandits: Array<Bandit>,
/**
 * Where the Elf is.
 */
elf: Space,
/**
 * The car the Stagecoach is beside, if the Elf is in or on it.
 */
beside?: Car, } } | { "won": {
/**
 * One player, or several that share the victory; nobody if all were arrested (HS-111).
 */
seats: Array<Seat>,
/**
 * Whether they are one team (HS-118).
 */
team?: boolean, } } | { "stagecoach_came": {
/**
 * The Hostages.
 */
hostages: Array<Hostage>, } } | { "rider_chose": {
/**
 * Who.
 */
seat: Seat,
/**
 * For which rider.
 */
bandit: Bandit,
/**
 * Whether it boards.
 */
boards: boolean | null, } } | { "turmoil_chosen": {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
choice: Choice | null, } } | { "sipped": {
/**
 * Who.
 */
seat: Seat,
/**
 * From whose flask.
 */
bandit: Bandit,
/**
 * What is in it.
 */
kind: Whiskey,
/**
 * Whether that was the last of it.
 */
last: boolean, } } | { "retained": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose card.
 */
bandit: Bandit | null,
/**
 * The card.
 */
card: Card | null, } } | { "rode": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where it mounted.
 */
from: Space,
/**
 * Where it dismounted.
 */
to: Space, } } | { "rode_away": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where it mounted.
 */
from: Space, } } | { "hostage_taken": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Which.
 */
hostage: Hostage, } } | { "driven_off": {
/**
 * Whom.
 */
bandit: Bandit,
/**
 * Where.
 */
to: Space, } } | { "shotgun_punched": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * To which roof.
 */
to: Space, } } | { "flask_dropped": {
/**
 * Who knows what is in it.
 */
seat: Seat,
/**
 * Who lost it.
 */
target: Bandit,
/**
 * What everybody calls it now.
 */
label: number,
/**
 * What is in it.
 */
kind: Whiskey | null,
/**
 * Whether it lies face-up (HS-76).
 */
open: boolean,
/**
 * Where it lies.
 */
at: Space, } } | { "flask_taken": {
/**
 * Who looks at it.
 */
seat: Seat,
/**
 * Who.
 */
bandit: Bandit,
/**
 * What it was called.
 */
label: number,
/**
 * What is in it.
 */
kind: Whiskey | null,
/**
 * Whether it is face-up.
 */
open: boolean, } } | { "stagecoach_moved": {
/**
 * Beside which car it was.
 */
from: Car,
/**
 * Beside which car it is.
 */
to: Car, } } | "horses_moved" | { "horse_lost": {
/**
 * Beside which car it was.
 */
car: Car, } } | { "marshal_drank": {
/**
 * Which.
 */
label: number,
/**
 * What was in it.
 */
kind: Whiskey, } } | { "loot_shared": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Everybody in the space, the owner included.
 */
among: Array<Bandit>,
/**
 * What everybody gets for each strongbox.
 */
each: number, } } | { "arrested": {
/**
 * Who.
 */
bandits: Array<Bandit>, } } | { "mortally_hit": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * How much.
 */
lost: number, } } | { "hostage_ransomed": {
/**
 * Who holds the Hostage.
 */
bandit: Bandit,
/**
 * Which.
 */
hostage: Hostage,
/**
 * How much.
 */
ransom: number, } } | { "prison_came": {
/**
 * The Prisoners, by the bandits whose henchmen they are.
 */
prisoners: Array<Bandit>, } } | { "goal_drawn": {
/**
 * Who looks at it.
 */
seat: Seat,
/**
 * Which.
 */
goal: Goal | null, } } | { "plus_unused": {
/**
 * Who.
 */
seat: Seat, } } | { "marshal_shot": {
/**
 * Whom.
 */
target: Bandit,
/**
 * From which pile.
 */
pile: number,
/**
 * How many Bullets are left in it.
 */
left: number, } } | { "jailed": {
/**
 * Whom.
 */
bandit: Bandit, } } | { "broke_out": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where it went.
 */
to: Space, } } | { "prisoner_freed": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Whose henchman.
 */
prisoner: Bandit, } } | { "bandit_freed": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Whom.
 */
target: Bandit,
/**
 * Where both are.
 */
to: Space, } } | { "claimed": {
/**
 * Who knows what it is worth: the old holder and the new one.
 */
seats: Array<Seat>,
/**
 * Who took it.
 */
bandit: Bandit,
/**
 * Whose it was.
 */
target: Bandit,
/**
 * Its type.
 */
loot: Loot,
/**
 * What is in a purse or a Mailbag.
 */
value: number | null,
/**
 * What is in a flask.
 */
kind: Whiskey | null, } } | { "copied": {
/**
 * Whose.
 */
bandit: Bandit,
/**
 * What it is used as.
 */
card: Card, } } | { "marshal_punched": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Which Brawler card that brought: 0 for Gold, 1 for Silver, 2 for Bronze; none if there is none left (MP-45).
 */
brawler: number | null, } } | { "mailbag_taken": {
/**
 * Who looks at it.
 */
seat: Seat,
/**
 * Who.
 */
bandit: Bandit,
/**
 * What it was called.
 */
label: number,
/**
 * What it is worth.
 */
value: number | null, } } | { "mailbag_dropped": {
/**
 * Who knows what it is worth.
 */
seat: Seat,
/**
 * Who lost it.
 */
target: Bandit,
/**
 * What everybody calls it now.
 */
label: number,
/**
 * What it is worth.
 */
value: number | null,
/**
 * Where it lies.
 */
at: Space, } } | "stayed" | { "head_counted": {
/**
 * Who.
 */
bandit: Bandit, } } | { "bribed": {
/**
 * Who.
 */
bandit: Bandit, } } | { "accomplished": {
/**
 * How many Mailbags.
 */
mailbags: number,
/**
 * Which Prisoners.
 */
prisoners: Array<Bandit>, } } | { "goals_shown": {
/**
 * All of them.
 */
goals: Array<Goal>,
/**
 * How many are fulfilled.
 */
fulfilled: number, } };

/**
 * What a board draws with.
 */
export type Facts = {
/**
 * The characters in the order of the tables; Mei is the last.
 */
bandits: [Bandit, Bandit, Bandit, Bandit, Bandit, Bandit, Bandit],
/**
 * Everybody who can have cards, in the order in which a view has their figures: the characters, then the Marshal.
 */
figures: [Bandit, Bandit, Bandit, Bandit, Bandit, Bandit, Bandit, Bandit],
/**
 * What Marshal & Prisoners adds.
 */
prison: PrisonFacts,
/**
 * The cards that can be played, in the order in which heaps count them.
 */
actions: [Card, Card, Card, Card, Card, Card, Card],
/**
 * For each of them the rule that says what it does.
 */
action_rules: Array<string>,
/**
 * What stands on round cards for a turn.
 */
turns: [Turn, Turn, Turn, Turn, Turn],
/**
 * For each of them the rule that says what it means.
 */
turn_rules: Array<string>,
/**
 * What stands on round cards for the end of the round.
 */
happenings: [Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening, Happening],
/**
 * For each of them the rule that says what it means.
 */
happening_rules: Array<string>,
/**
 * The round cards in the order of the tables.
 */
round_cards: Array<RoundFace>,
/**
 * How many rounds there are.
 */
rounds: number,
/**
 * The Bullets in a bandit's pile.
 */
bullets: number,
/**
 * The values of purses in the order in which they are counted.
 */
purse_values: [number, number, number, number, number, number],
/**
 * What a jewel is worth.
 */
jewel_value: number,
/**
 * What a strongbox is worth.
 */
strongbox_value: number,
/**
 * What the bandit that fired most receives.
 */
gunslinger: number,
/**
 * What the Conductor's ransom is.
 */
conductor: number,
/**
 * The last car, counted from the Locomotive, in which the Elf favours the Gift.
 */
elf_near: number,
/**
 * The number by which the Stagecoach goes among the cars, of which it is none (HS-129).
 */
stagecoach: Car,
/**
 * The number by which the Cell goes (MP-21).
 */
cell: Car, };

/**
 * A bandit as the viewer sees it.
 */
export type FigureView = {
/**
 * Whose bandit it is.
 */
seat: Seat,
/**
 * Where it stands.
 */
at: Space,
/**
 * Whose abilities it has.
 */
abilities: Array<Bandit>,
/**
 * Bullet cards left in its pile.
 */
bullets: number,
/**
 * Bullet cards fired at the other bandit of the same player, or at the partner's (CE-29, HS-118).
 */
friendly: number,
/**
 * Bullet cards received from bandits.
 */
shots: number,
/**
 * Neutral Bullets received.
 */
neutral: number,
/**
 * Jewels held.
 */
jewels: number,
/**
 * Strongboxes held.
 */
strongboxes: number,
/**
 * How many purses it holds.
 */
purses: number,
/**
 * Whether it has never lost one, and so still has the first, worth 250.
 */
unrobbed: boolean,
/**
 * Whether it held the Conductor.
 */
ransom: boolean,
/**
 * What is in the purses, if the viewer may know.
 */
values: Purses | null,
/**
 * Whether its token of the Elf is a Gift, if the viewer may know.
 */
gift: boolean | null, };

/**
 * A flask on the floor as the viewer sees it.
 */
export type FlaskView = {
/**
 * What everybody calls it.
 */
label: number,
/**
 * Where it lies.
 */
at: Space,
/**
 * Whether it is face-up, with one sip left.
 */
open: boolean,
/**
 * Who held it last, if anybody has.
 */
holder: Seat | null,
/**
 * What is in it, if the viewer may know (HS-72).
 */
kind: Whiskey | null, };

/**
 * So many flasks of each kind.
 */
export type Flasks = {
/**
 * Classic Whiskey.
 */
classic: number,
/**
 * Old Whiskey.
 */
old: number, };

/**
 * How much lies in one space.
 */
export type Floor = {
/**
 * Purses that nobody has held yet. What is in them is decided when one is taken: until then nobody can
 * know, and any of the purses left is as likely as any other.
 */
sealed: number,
/**
 * Purses that somebody has lost here.
 */
lost: number,
/**
 * Jewels.
 */
jewels: number,
/**
 * Strongboxes.
 */
strongboxes: number, };

/**
 * One of the Marshal's goals (MP-16).
 */
export type Goal = { "warrant": Bandit } | { "target": Target };

/**
 * What happens at the end of a round (CE-119 to CE-135).
 */
export type Happening = "angry_marshal" | "swivel_arm" | "braking" | "take_it_all" | "passengers_rebellion" | "marshals_revenge" | "pickpocketing" | "hostage_taking" | "panting_horses" | "marshals_whiskey" | "higher_speed" | "shotguns_rage" | "mortal_bullet" | "sharing_the_loot" | "escape" | "jailbreak" | "guard_duty" | "patrol" | "shoot_out" | "head_count" | "last_stand" | "bribe";

/**
 * The Mailbags of a bandit as the viewer sees them.
 */
export type HeldBags = {
/**
 * How many.
 */
count: number,
/**
 * What they are worth, the least first, if the viewer may know.
 */
values: Array<number> | null, };

/**
 * The flasks of a bandit as the viewer sees them.
 */
export type HeldView = {
/**
 * How many are face-down.
 */
hidden: number,
/**
 * Of which kinds those are, if the viewer may know (HS-72).
 */
kinds: Flasks | null,
/**
 * Those that are face-up.
 */
open: Flasks, };

/**
 * The Hostages (Table 12).
 */
export type Hostage = "banker" | "poodle" | "minister" | "teacher" | "zealot" | "old_lady" | "poker_player" | "photographer";

/**
 * Inside a car or on its roof.
 */
export type Level = "inside" | "roof";

/**
 * The types of loot (Table 2).
 */
export type Loot = "purse" | "jewel" | "strongbox" | "whiskey" | "open_classic" | "open_old" | "mailbag";

/**
 * A lost purse on the floor as the viewer sees it.
 */
export type LostView = {
/**
 * What everybody calls it.
 */
label: number,
/**
 * Where it lies.
 */
at: Space,
/**
 * Who held it last.
 */
holder: Seat,
/**
 * What is in it, if the viewer held it last (CE-156).
 */
value: number | null, };

/**
 * What only the player in a seat knows. The deck is the rest of the player's cards, in no known order.
 */
export type Own = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The hand.
 */
hand: Cards,
/**
 * The discard pile of the Expert rules.
 */
discard: Cards,
/**
 * Who was chosen to start in the Caboose, until both players have chosen (CE-28).
 */
pledged: Bandit | null,
/**
 * With a partner: the cards of the deck, which are no longer just the rest of the own ones (HS-117, HS-132).
 */
deck?: Cards, };

/**
 * What a player has secretly chosen and not shown yet.
 */
export type OwnSecrets = {
/**
 * Which riders board (HS-11).
 */
boarding: Array<Bandit>,
/**
 * What was chosen in a Turmoil turn (HS-78).
 */
choice: Choice | null,
/**
 * The cards to be kept so far (HS-82).
 */
keeping: Cards, };

/**
 * The decision that is open, with the facts that belong to it alone. All of it is public.
 */
export type Phase = { "cast": {
/**
 * Who chooses.
 */
seat: Seat, } } | { "start": {
/**
 * Who has yet to choose.
 */
left: Array<Seat>, } } | { "pick": {
/**
 * Who has yet to choose.
 */
left: Array<Seat>, } } | { "scheme": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * The symbol.
 */
symbol: Turn,
/**
 * How many players had their turn of this symbol before.
 */
step: number,
/**
 * Whether it is the second of two turns in a row (CE-54).
 */
again: boolean, } } | { "cover": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * How many players had their turn of this symbol before.
 */
step: number,
/**
 * Whose Fire was played.
 */
shooter: Bandit, } } | { "keep": {
/**
 * Who decides.
 */
seat: Seat,
/**
 * How many players decided before.
 */
step: number,
/**
 * How many Bullets everybody knew to be in the hand when the choosing began.
 */
bullets: number, } } | { "move": {
/**
 * Whose card.
 */
bandit: Bandit, } } | { "marshal": {
/**
 * Whose card.
 */
bandit: Bandit, } } | { "fire": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * Who can be shot.
 */
targets: Array<Bandit>, } } | { "punch": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * Who can be punched.
 */
targets: Array<Bandit>, } } | { "knock": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * Who is punched.
 */
target: Bandit, } } | { "take": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * Who is punched.
 */
target: Bandit, } } | { "push": {
/**
 * Whose card.
 */
bandit: Bandit,
/**
 * Who is punched.
 */
target: Bandit, } } | { "rob": {
/**
 * Whose card.
 */
bandit: Bandit, } } | { "pickpocket": {
/**
 * Who may.
 */
bandit: Bandit,
/**
 * Who may after that.
 */
left: Array<Bandit>, } } | { "attack": {
/**
 * The car they ride beside.
 */
car: Car,
/**
 * Who has yet to choose.
 */
left: Array<Seat>,
/**
 * The riders about whom it was chosen.
 */
chosen: Array<Bandit>, } } | { "last_rider": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * The car beside which it rides.
 */
car: Car, } } | { "turmoil": {
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * Who has yet to choose.
 */
left: Array<Seat>, } } | { "drunk": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * The symbol.
 */
symbol: Turn,
/**
 * How many players had their turn of this symbol before.
 */
step: number,
/**
 * Whether it is the second of two turns in a row (CE-54).
 */
again: boolean,
/**
 * What is left of the turn.
 */
sip: Sip, } } | { "retain": {
/**
 * Who decides.
 */
seat: Seat,
/**
 * How many players decided before.
 */
step: number,
/**
 * How many cards are kept so far.
 */
kept: number, } } | { "ride": {
/**
 * Whose card.
 */
bandit: Bandit, } } | { "dodge": {
/**
 * Who.
 */
bandit: Bandit,
/**
 * Where the game goes on after that.
 */
resume: Resume, } } | { "hostage": {
/**
 * Who takes one.
 */
bandit: Bandit, } } | { "climb": {
/**
 * Whose card.
 */
bandit: Bandit, } } | { "plus": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * The symbol.
 */
symbol: Turn,
/**
 * How many players had their turn of this symbol before.
 */
step: number,
/**
 * Whether it is the second of two turns in a row (CE-54).
 */
again: boolean, } } | { "volley": {
/**
 * Who can be shot.
 */
targets: Array<Bandit>,
/**
 * How many shots there are, this one included.
 */
shots: number, } } | { "arrest": {
/**
 * Who can be arrested.
 */
targets: Array<Bandit>, } } | { "break_out": {
/**
 * Who.
 */
bandit: Bandit, } } | { "free": {
/**
 * Who.
 */
bandit: Bandit, } } | { "claim": {
/**
 * Who takes it.
 */
bandit: Bandit,
/**
 * Who was freed.
 */
target: Bandit, } } | "patrol" | { "boarding": {
/**
 * Who begins; none until it is known.
 */
first: Seat | null,
/**
 * Who has got a token of the Elf.
 */
tokens: Array<Bandit>, } } | { "scheming": {
/**
 * Whose turn it is, or was.
 */
seat: Seat,
/**
 * Which turn symbol of the round card, from 0.
 */
turn: number,
/**
 * The symbol.
 */
symbol: Turn, } } | "keeping" | { "stealing": {
/**
 * Whose card is being carried out, or who picks pockets; none before the first card and after the last.
 */
bandit: Bandit | null, } } | { "counting": {
/**
 * Whose purses have been opened (CE-137).
 */
counted: Array<Bandit>,
/**
 * Whether the tokens of the Elf have been turned (ELF-43).
 */
tokens: boolean, } } | "over";

/**
 * A card of the common deck as the viewer remembers it.
 */
export type PlayedView = {
/**
 * Whose card (CE-53).
 */
bandit: Bandit,
/**
 * The card, if the viewer saw it (CE-51, CE-52).
 */
card: Card | null,
/**
 * Whether it was played face-down.
 */
face_down: boolean,
/**
 * Whether the partner of the bandit's player has played it (HS-117).
 */
lent?: boolean, };

/**
 * A kind of card that only Marshal & Prisoners has, as a board finds it in a heap.
 */
export type PrisonCard = {
/**
 * Which.
 */
card: Card,
/**
 * Where heaps count it, among what are a second bandit's cards elsewhere.
 */
place: number,
/**
 * The rule that says what it does.
 */
rule: string, };

/**
 * What Marshal & Prisoners adds to what is printed.
 */
export type PrisonFacts = {
/**
 * The cards that only it has.
 */
cards: [PrisonCard, PrisonCard, PrisonCard, PrisonCard],
/**
 * The Special Targets in the order of the table.
 */
targets: [Target, Target, Target, Target, Target, Target, Target],
/**
 * How many Bullets each of the Marshal's piles has at first.
 */
piles: [number, number],
/**
 * How many goals the Marshal has.
 */
goals: number,
/**
 * How many of them he has to fulfil.
 */
needed: number,
/**
 * What a Wanted Poster is worth that was never turned.
 */
poster: number,
/**
 * What a freed Prisoner is worth.
 */
prisoner: number,
/**
 * What the Gold, the Silver and the Bronze Punch are worth.
 */
brawlers: [number, number, number],
/**
 * What the Bribe brings.
 */
bribe: number,
/**
 * What the Head Count costs.
 */
head_count: number, };

/**
 * The Prison car and what came with it, as the viewer sees it.
 */
export type PrisonView = {
/**
 * The Prisoner cards in the Cell, each by the bandit whose henchman it is.
 */
prisoners: Array<Bandit>,
/**
 * The Prisoner cards each bandit has freed, in the order of [`Bandit`].
 */
freed: [Array<Bandit>, Array<Bandit>, Array<Bandit>, Array<Bandit>, Array<Bandit>, Array<Bandit>, Array<Bandit>, Array<Bandit>],
/**
 * How often each bandit has been arrested; the first time turns its Wanted Poster (MP-39).
 */
arrests: [number, number, number, number, number, number, number, number],
/**
 * How many Marshal Bullets each bandit has received.
 */
hits: [number, number, number, number, number, number, number, number],
/**
 * How many Bullets are left in the Marshal's two piles.
 */
piles: [number, number],
/**
 * Who has the Gold, the Silver and the Bronze Punch.
 */
brawlers: [Bandit | null, Bandit | null, Bandit | null],
/**
 * How many goals the Marshal has drawn.
 */
drawn: number,
/**
 * Which, if the viewer may know: the Marshal, and everybody once they are shown (MP-68, MP-70).
 */
goals: Array<Goal> | null,
/**
 * Which of those are fulfilled as things stand, in the same order.
 */
fulfilled: Array<boolean> | null,
/**
 * The Mailbags on the floor, by their labels.
 */
lying: Array<BagView>,
/**
 * The Mailbags each bandit holds, in the order of [`Bandit`].
 */
held: [HeldBags, HeldBags, HeldBags, HeldBags, HeldBags, HeldBags, HeldBags, HeldBags],
/**
 * The Mailbags that somebody else has held before, until whoever has them loses one.
 */
taken: Array<TakenView>,
/**
 * How many labels have been given to Mailbags.
 */
labels: number,
/**
 * What a Brilliant Idea would copy (MP-60).
 */
copied: Card | null,
/**
 * Whether the round cards of Marshal & Prisoners are mixed in (MP-108).
 */
own_cards: boolean,
/**
 * Who was in the Cell at the Head Count.
 */
counted: Array<Bandit>,
/**
 * Who took the Bribe.
 */
bribed: Array<Bandit>,
/**
 * Whether the goals have been shown.
 */
shown: boolean, };

/**
 * Purses by their values, four bits for each. In JSON a list of counts in the order of the values.
 */
export type Purses = [number, number, number, number, number, number];

/**
 * Where the game goes on when everything that has just happened is settled: who has to flee from the Shotgun has fled,
 * and who came to the Hostages has taken one.
 */
export type Resume = "cards" | "event" | "round";

/**
 * A round card, by its place in [`ROUND_CARDS`]. In JSON its label in the tables, such as `R24-1`.
 */
export type RoundCard = string;

/**
 * What is printed on a round card.
 */
export type RoundFace = {
/**
 * Its label in the tables.
 */
id: string,
/**
 * The turn symbols from left to right.
 */
turns: Array<Turn>,
/**
 * What happens at the end of the round.
 */
happening: Happening | null,
/**
 * How many cards of the hand may be kept for the next round (HS-82).
 */
keep: number, };

/**
 * A place at the table, numbered from 0 in clockwise order.
 *
 * ```
 * use tinstar_core::Seat;
 * let last = Seat::new(3);
 * assert_eq!(last.next(4), Seat::new(0));
 * assert_eq!(last.to_string(), "3");
 * ```
 */
export type Seat = number;

/**
 * What lies before a player, as everybody sees it.
 */
export type SeatView = {
/**
 * The bandits.
 */
crew: Crew,
/**
 * How many cards in hand.
 */
hand: number,
/**
 * How many cards in the deck.
 */
deck: number,
/**
 * How many cards on the discard pile.
 */
discard: number,
/**
 * What everybody has seen go to the discard pile.
 */
seen: Cards,
/**
 * Bullets on top of the deck.
 */
on_top: number,
/**
 * Bullets in the hand that were seen on top of the deck.
 */
in_hand: number, };

/**
 * What is left of a turn in which a sip of Whiskey was drunk (HS-68, HS-69).
 */
export type Sip = "play" | { "turn": {
/**
 * Whether it is.
 */
first: boolean, } };

/**
 * A place a figure can stand: a car and a level.
 *
 * Numbered from the front, inside before roof; then come the two levels of the Stagecoach (HS-3) and the Cell (MP-21).
 */
export type Space = { car: Car, level: Level, };

/**
 * The Stagecoach and what came with it, as the viewer sees it.
 */
export type StagecoachView = {
/**
 * The car it is beside (HS-3).
 */
beside: Car,
/**
 * Whether the Shotgun is on it; else he is on the roof of the car beside it (HS-52, HS-62).
 */
guarded: boolean,
/**
 * What lies inside it, and on its roof.
 */
floor: [Floor, Floor],
/**
 * How many horses there are beside each car.
 */
horses: Array<number>,
/**
 * The Hostages nobody has taken.
 */
display: Array<Hostage>,
/**
 * Who holds which, in the order of [`Bandit`].
 */
hostages: Array<Hostage | null>,
/**
 * The flasks on the floor.
 */
flasks: Array<FlaskView>,
/**
 * The face-down flasks that somebody has lost and another has taken, until that one loses or drinks of one.
 */
taken: Array<TakenFlask>,
/**
 * How many labels have been given to flasks.
 */
labels: number,
/**
 * The flasks that left the game.
 */
gone: Flasks,
/**
 * The flasks each bandit holds, in the order of [`Bandit`].
 */
held: Array<HeldView>,
/**
 * Who has fled on horseback (HS-110).
 */
fled: Array<Bandit>,
/**
 * How many Bullets each bandit had received before this round (HS-105).
 */
before: Array<number>,
/**
 * What each bandit gains or loses because strongboxes are shared (HS-106).
 */
shared: Array<number>,
/**
 * What only the viewer's own seat has chosen.
 */
own: OwnSecrets, };

/**
 * A face-down flask in somebody's hands that another has held, as the viewer remembers it.
 */
export type TakenFlask = {
/**
 * What everybody called it when it lay on the floor.
 */
label: number,
/**
 * Who has it.
 */
bandit: Bandit,
/**
 * Who held it before.
 */
holder: Seat,
/**
 * What is in it, if the viewer is one of the two (HS-72).
 */
kind: Whiskey | null, };

/**
 * A purse or a Mailbag in somebody's hands that another has held, as the viewer remembers it.
 */
export type TakenView = {
/**
 * What everybody called it when it lay on the floor.
 */
label: number,
/**
 * Who has it.
 */
bandit: Bandit,
/**
 * Who held it before.
 */
holder: Seat,
/**
 * What is in it, if the viewer is one of the two (CE-156).
 */
value: number | null, };

/**
 * The Marshal's Special Targets (Table 16).
 */
export type Target = "empty_cylinder" | "full_of_lead" | "arch_enemy" | "marked_man" | "repeat_offender" | "mail_saved" | "under_lock_and_key";

/**
 * A token on the floor, as a finger points at it (CE-113, CE-155).
 */
export type Token = "sealed" | { "lost": number } | "jewel" | "strongbox" | { "flask": number } | { "mailbag": number };

/**
 * The options of a match.
 */
export type TrainOptions = {
/**
 * How characters find their players (CE-3).
 */
characters: Casting,
/**
 * Whether the Santa Claus Elf rides along (ELF-1).
 */
elf: boolean,
/**
 * Whether the Expert hand rules are used, with three and more players; with two they never are (CE-22).
 */
expert: boolean,
/**
 * Whether the characters have their abilities (CE-18).
 */
abilities: boolean,
/**
 * Whether the cards of the common deck that everybody saw being played can be looked at again (CE-154), which at a
 * table of wood and cloth nobody may (CE-51, CE-61).
 */
open_plan: boolean,
/**
 * Whether Horses & Stagecoach is played (HS-1).
 */
horses?: boolean,
/**
 * Whether Marshal & Prisoners is played (MP-1).
 */
prisoners?: boolean,
/**
 * Whether the round cards of Marshal & Prisoners are mixed in, which are reconstructed as a whole (MP-108).
 */
prison_cards?: boolean,
/**
 * Whether Mei can be chosen without a Marshal player (CE-31).
 */
mei?: boolean,
/**
 * Whether two neighbours each play together (HS-116), with neither a Marshal player nor the Expert rules.
 */
teams?: boolean, };

/**
 * One turn symbol of a round card (Table 6).
 */
export type Turn = "standard" | "tunnel" | "speeding_up" | "switching" | "turmoil";

/**
 * How a match ended.
 */
export type Verdict = {
/**
 * Who has the prize of the Gunslinger (CE-138 to CE-140).
 */
gunslingers: Array<Bandit>,
/**
 * What each bandit is worth, prizes included, in the order of [`Bandit`] (CE-137).
 */
wealth: Array<number>,
/**
 * Whom the Elf has put out of the running (ELF-44, ELF-45).
 */
eliminated: Array<Bandit>,
/**
 * Who was arrested and could not win, if the match ended with an Escape (HS-108).
 */
arrested?: Array<Bandit>,
/**
 * What each bandit's Hostage brought, in the order of [`Bandit`], with Horses & Stagecoach (HS-112).
 */
ransoms?: Array<number>,
/**
 * Who won (CE-141).
 */
winners: Array<Seat>, };

/**
 * The table as one viewer sees it, with what it may remember.
 */
export type View = {
/**
 * What only the viewer's own seat sees; a spectator sees nothing of the kind.
 */
own: Own | null,
/**
 * What lies before each player.
 */
seats: Array<SeatView>,
/**
 * The pairs that two players still choose from (CE-167).
 */
teams: Array<Crew>,
/**
 * Every bandit in play, in the order of [`Bandit`], and the Marshal last if a player runs him.
 */
figures: Array<FigureView | null>,
/**
 * The last car.
 */
caboose: Car,
/**
 * The cars behind the Locomotive: their rows in Table 1.
 */
cars: Array<number>,
/**
 * What lies in each space of the train.
 */
floor: Array<Floor>,
/**
 * The purses on the floor that somebody has lost.
 */
lost: Array<LostView>,
/**
 * The purses that somebody has lost and another has taken, until that one loses a purse.
 */
taken: Array<TakenView>,
/**
 * How many purses have been lost so far.
 */
labels: number,
/**
 * The purses that left the game (CE-131, CE-165).
 */
gone: Purses,
/**
 * Whether the second strongbox is still beside the train.
 */
second_strongbox: boolean,
/**
 * Where the Marshal is.
 */
marshal: Car,
/**
 * Where the Elf is, if he rides along.
 */
elf: Space | null,
/**
 * The cards played this round, in order; those of the last round until the first one of this.
 */
common: Array<PlayedView>,
/**
 * How many of them have been turned in Stealin'.
 */
turned: number,
/**
 * Which round it is, from 1; 0 before the first.
 */
round: number,
/**
 * The card of the round.
 */
card: RoundCard | null,
/**
 * The round cards turned so far, one bit each in the order of the table.
 */
cards_turned: number,
/**
 * Who begins every turn of this round; none until it is known who begins the first.
 */
first: Seat | null,
/**
 * Whether the Expert hand rules are used.
 */
expert: boolean,
/**
 * Whether abilities are in force.
 */
abilities: boolean,
/**
 * Whether covered cards of the common deck may be shown, and not only remembered (CE-154).
 */
open_plan: boolean,
/**
 * Whether two neighbours each play together, seat 0 with seat 1 and so on (HS-116).
 */
partners?: boolean,
/**
 * What is being decided.
 */
phase: Phase,
/**
 * How it ended, once it has.
 */
judged: Verdict | null,
/**
 * The Stagecoach and what came with it, if Horses & Stagecoach is played.
 */
stagecoach?: StagecoachView,
/**
 * The Prison car and what came with it, if Marshal & Prisoners is played.
 */
prison?: PrisonView, };

/**
 * The kinds of Whiskey (Table 13).
 */
export type Whiskey = "classic" | "old";

/** What is printed. */
export const FACTS: Facts = {
  "bandits": [
    "belle",
    "cheyenne",
    "django",
    "doc",
    "ghost",
    "tuco",
    "mei"
  ],
  "figures": [
    "belle",
    "cheyenne",
    "django",
    "doc",
    "ghost",
    "tuco",
    "mei",
    "marshal"
  ],
  "prison": {
    "cards": [
      {
        "card": "move_plus",
        "place": 0,
        "rule": "MP-30"
      },
      {
        "card": "change_floor_plus",
        "place": 1,
        "rule": "MP-30"
      },
      {
        "card": "arrest",
        "place": 3,
        "rule": "MP-37"
      },
      {
        "card": "brilliant_idea",
        "place": 5,
        "rule": "MP-60"
      }
    ],
    "targets": [
      "empty_cylinder",
      "full_of_lead",
      "arch_enemy",
      "marked_man",
      "repeat_offender",
      "mail_saved",
      "under_lock_and_key"
    ],
    "piles": [
      6,
      6
    ],
    "goals": 5,
    "needed": 4,
    "poster": 500,
    "prisoner": 200,
    "brawlers": [
      800,
      500,
      300
    ],
    "bribe": 250,
    "head_count": 250
  },
  "actions": [
    "move",
    "change_floor",
    "fire",
    "robbery",
    "punch",
    "marshal",
    "ride"
  ],
  "action_rules": [
    "CE-70",
    "CE-76",
    "CE-86",
    "CE-113",
    "CE-101",
    "CE-77",
    "HS-21"
  ],
  "turns": [
    "standard",
    "tunnel",
    "speeding_up",
    "switching",
    "turmoil"
  ],
  "turn_rules": [
    "CE-44",
    "CE-52",
    "CE-54",
    "CE-55",
    "HS-78"
  ],
  "happenings": [
    "angry_marshal",
    "swivel_arm",
    "braking",
    "take_it_all",
    "passengers_rebellion",
    "marshals_revenge",
    "pickpocketing",
    "hostage_taking",
    "panting_horses",
    "marshals_whiskey",
    "higher_speed",
    "shotguns_rage",
    "mortal_bullet",
    "sharing_the_loot",
    "escape",
    "jailbreak",
    "guard_duty",
    "patrol",
    "shoot_out",
    "head_count",
    "last_stand",
    "bribe"
  ],
  "happening_rules": [
    "CE-120",
    "CE-123",
    "CE-124",
    "CE-125",
    "CE-126",
    "CE-129",
    "CE-132",
    "CE-134",
    "HS-95",
    "HS-96",
    "HS-100",
    "HS-103",
    "HS-105",
    "HS-106",
    "HS-108",
    "MP-82",
    "MP-83",
    "MP-84",
    "MP-85",
    "MP-86",
    "MP-87",
    "MP-88"
  ],
  "round_cards": [
    {
      "id": "R24-1",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": "swivel_arm",
      "keep": 0
    },
    {
      "id": "R24-2",
      "turns": [
        "standard",
        "speeding_up",
        "standard"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "R24-3",
      "turns": [
        "standard",
        "standard",
        "standard",
        "standard"
      ],
      "happening": "braking",
      "keep": 0
    },
    {
      "id": "R24-4",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": "passengers_rebellion",
      "keep": 0
    },
    {
      "id": "R24-5",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "R24-6",
      "turns": [
        "standard",
        "tunnel",
        "speeding_up",
        "standard"
      ],
      "happening": "take_it_all",
      "keep": 0
    },
    {
      "id": "R24-7",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "switching"
      ],
      "happening": "angry_marshal",
      "keep": 0
    },
    {
      "id": "R56-1",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "switching"
      ],
      "happening": "passengers_rebellion",
      "keep": 0
    },
    {
      "id": "R56-2",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": "braking",
      "keep": 0
    },
    {
      "id": "R56-3",
      "turns": [
        "standard",
        "speeding_up"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "R56-4",
      "turns": [
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "swivel_arm",
      "keep": 0
    },
    {
      "id": "R56-5",
      "turns": [
        "standard",
        "standard",
        "switching"
      ],
      "happening": "angry_marshal",
      "keep": 0
    },
    {
      "id": "R56-6",
      "turns": [
        "standard",
        "speeding_up",
        "switching"
      ],
      "happening": "take_it_all",
      "keep": 0
    },
    {
      "id": "R56-7",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "tunnel"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "ST-1",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "marshals_revenge",
      "keep": 0
    },
    {
      "id": "ST-2",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "pickpocketing",
      "keep": 0
    },
    {
      "id": "ST-3",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "hostage_taking",
      "keep": 0
    },
    {
      "id": "HS24-1",
      "turns": [
        "turmoil",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": null,
      "keep": 2
    },
    {
      "id": "HS24-2",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "tunnel",
        "standard"
      ],
      "happening": "marshals_whiskey",
      "keep": 1
    },
    {
      "id": "HS24-3",
      "turns": [
        "turmoil",
        "standard",
        "speeding_up",
        "standard"
      ],
      "happening": "panting_horses",
      "keep": 0
    },
    {
      "id": "HS24-4",
      "turns": [
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "higher_speed",
      "keep": 1
    },
    {
      "id": "HS24-5",
      "turns": [
        "standard",
        "tunnel",
        "turmoil",
        "standard"
      ],
      "happening": "shotguns_rage",
      "keep": 1
    },
    {
      "id": "HS56-1",
      "turns": [
        "turmoil",
        "tunnel",
        "standard"
      ],
      "happening": null,
      "keep": 2
    },
    {
      "id": "HS56-2",
      "turns": [
        "turmoil",
        "standard",
        "speeding_up"
      ],
      "happening": "panting_horses",
      "keep": 0
    },
    {
      "id": "HS56-3",
      "turns": [
        "standard",
        "tunnel",
        "tunnel",
        "standard"
      ],
      "happening": "marshals_whiskey",
      "keep": 1
    },
    {
      "id": "HS56-4",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "higher_speed",
      "keep": 1
    },
    {
      "id": "HS56-5",
      "turns": [
        "standard",
        "tunnel",
        "turmoil",
        "standard"
      ],
      "happening": "shotguns_rage",
      "keep": 1
    },
    {
      "id": "HST-1",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "mortal_bullet",
      "keep": 0
    },
    {
      "id": "HST-2",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "sharing_the_loot",
      "keep": 0
    },
    {
      "id": "HST-3",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": "escape",
      "keep": 0
    },
    {
      "id": "MP24-1",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "standard"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "MP24-2",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "jailbreak",
      "keep": 0
    },
    {
      "id": "MP24-3",
      "turns": [
        "standard",
        "speeding_up",
        "standard"
      ],
      "happening": "guard_duty",
      "keep": 0
    },
    {
      "id": "MP24-4",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "switching"
      ],
      "happening": "patrol",
      "keep": 0
    },
    {
      "id": "MP24-5",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "shoot_out",
      "keep": 0
    },
    {
      "id": "MP57-1",
      "turns": [
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": null,
      "keep": 0
    },
    {
      "id": "MP57-2",
      "turns": [
        "standard",
        "standard",
        "tunnel"
      ],
      "happening": "jailbreak",
      "keep": 0
    },
    {
      "id": "MP57-3",
      "turns": [
        "standard",
        "speeding_up"
      ],
      "happening": "guard_duty",
      "keep": 0
    },
    {
      "id": "MP57-4",
      "turns": [
        "standard",
        "standard",
        "switching"
      ],
      "happening": "patrol",
      "keep": 0
    },
    {
      "id": "MP57-5",
      "turns": [
        "standard",
        "tunnel",
        "standard",
        "tunnel"
      ],
      "happening": "shoot_out",
      "keep": 0
    },
    {
      "id": "MPST-1",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "head_count",
      "keep": 0
    },
    {
      "id": "MPST-2",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "last_stand",
      "keep": 0
    },
    {
      "id": "MPST-3",
      "turns": [
        "standard",
        "standard",
        "tunnel",
        "standard"
      ],
      "happening": "bribe",
      "keep": 0
    }
  ],
  "rounds": 5,
  "bullets": 6,
  "purse_values": [
    250,
    300,
    350,
    400,
    450,
    500
  ],
  "jewel_value": 500,
  "strongbox_value": 1000,
  "gunslinger": 1000,
  "conductor": 250,
  "elf_near": 1,
  "stagecoach": 8,
  "cell": 9
};
