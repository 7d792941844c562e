// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision.
 */
export type Action = "pass" | { "keep": number } | "bail" | { "put_under": Face } | { "take_out": Face } | "reroll_hidden" | { "reroll_open": Array<Face> } | { "claim": Hand } | "call" | "move" | { "stand": Corner } | { "shoot": Aim } | "ride" | { "play": Play };

/**
 * What goes on while nobody decides.
 */
export type Affair = { "first": {
/**
 * What was rolled; nothing for those who have not.
 */
hands: Array<Array<Face>>, } } | "deal" | "turn" | "dice" | { "claim": {
/**
 * The claim.
 */
claim: Hand,
/**
 * Who has called.
 */
caller: Seat | null, } } | { "shown": {
/**
 * What was claimed.
 */
claim: Hand,
/**
 * Who called.
 */
caller: Seat,
/**
 * Whether it was true, once that is said (PE-64, PE-68).
 */
honest: boolean | null, } } | "ride" | { "corners": {
/**
 * Who came last.
 */
mover: Seat,
/**
 * Who was there.
 */
rival: Seat,
/**
 * Whether this is the final duel.
 */
last: boolean, } } | { "duel": Duel } | { "raid": {
/**
 * Which of them fell, a bit each.
 */
fallen: number, } } | { "open": {
/**
 * The roll; in a poker game nothing for those who have not rolled yet.
 */
roll: OpenRoll,
/**
 * Who has won the poker game.
 */
winner: Seat | null, } } | { "escape": {
/**
 * The roll.
 */
dice: Array<Face>, } };

/**
 * How a shot is aimed (PE-93), in whole numbers (PE-178).
 */
export type Aim = {
/**
 * Where on the line the die starts: tenths of a millimetre from its middle, -400 to 400, positive to the
 * shooter's left.
 */
shift: number,
/**
 * Where it goes: hundredths of a degree against the axis, -6000 to 6000, positive to the left.
 */
angle: number,
/**
 * How hard: thousandths, 50 to 1000.
 */
power: number, };

/**
 * What somebody is to be sent to prison for (PE-132), and what comes after it.
 */
export type Cause = { "wrong_call": {
/**
 * The hand.
 */
claim: Hand, } } | { "innocent": {
/**
 * The duel.
 */
duel: Duel, } } | { "broke": {
/**
 * Who won.
 */
winner: Seat, } } | { "stake": {
/**
 * Who won.
 */
winner: Seat,
/**
 * Who pays after this.
 */
unpaid: Array<Seat>, } } | "bill" | { "raid": {
/**
 * How many raiders had fallen before.
 */
fallen: number, } };

/**
 * A duel space.
 */
export type Corner = "a" | "b";

/**
 * The dice of a roll for movement as everybody sees them.
 */
export type DiceView = {
/**
 * Those beside the shaker.
 */
visible: Array<Face>,
/**
 * How many are under it.
 */
hidden: number,
/**
 * Faces that everybody knows to be under it (PE-45).
 */
remembered: Array<Face>,
/**
 * Who looked through the Spyglass.
 */
spied_by: Seat | null, };

/**
 * One die of the active player's roll.
 */
export type Die = {
/**
 * Whether it is under the shaker.
 */
hidden: boolean,
/**
 * What it shows.
 */
face: Face,
/**
 * How often it has changed its place since the last roll (PE-175).
 */
moves: number, };

/**
 * A gunfight or the final duel, before a shot.
 */
export type Duel = {
/**
 * Who came last.
 */
mover: Seat,
/**
 * Who was there.
 */
rival: Seat,
/**
 * Where the mover stands; the rival is opposite.
 */
corner: Corner,
/**
 * Whether this is the final duel (PE-159).
 */
last: boolean,
/**
 * Who shoots.
 */
shooter: Seat,
/**
 * How many shots in a row are left, this one included (PE-163, IT-5).
 */
row: number,
/**
 * How many of them are extra shots of a Second Colt.
 */
extra: number,
/**
 * Shots fired by the mover and by the rival; in a gunfight without extra ones.
 */
fired: [number, number], };

/**
 * How a game ends.
 */
export type Ending = "jackrabbit" | "last_standing" | "long_duel" | "long_game";

/**
 * One thing that happened. Where a card or face is `None`, whoever is told this may not see it.
 */
export type Event = { "rolled_for_first": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * The dice.
 */
dice: Array<Face>, } } | { "tied": {
/**
 * Who.
 */
seats: Array<Seat>, } } | { "dealt": {
/**
 * To whom.
 */
seat: Seat,
/**
 * Which.
 */
cards: [Item, Item] | null, } } | { "kept": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Item | null, } } | { "shuffled": {
/**
 * How many cards the deck has.
 */
cards: number, } } | { "turn_began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many turns have begun, this one included.
 */
number: number, } } | { "charity": {
/**
 * Whom.
 */
seat: Seat,
/**
 * With how much.
 */
gold: number, } } | { "rolled": {
/**
 * By whom.
 */
seat: Seat,
/**
 * What they show.
 */
dice: Array<Face> | null, } } | { "took_out": {
/**
 * By whom.
 */
seat: Seat,
/**
 * What it shows.
 */
face: Face, } } | { "put_under": {
/**
 * By whom.
 */
seat: Seat,
/**
 * What it shows.
 */
face: Face, } } | { "paid_reroll": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How much.
 */
gold: number, } } | { "rerolled_hidden": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How many.
 */
count: number,
/**
 * What they show.
 */
dice: Array<Face> | null, } } | { "rerolled_open": {
/**
 * By whom.
 */
seat: Seat,
/**
 * What they showed.
 */
before: Array<Face>,
/**
 * What they show.
 */
dice: Array<Face>, } } | { "claimed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
hand: Hand, } } | { "nobody_can_call": {
/**
 * Whose claim it is.
 */
seat: Seat, } } | { "believed": {
/**
 * Who.
 */
seat: Seat, } } | { "claim_stands": {
/**
 * Whose claim it is.
 */
seat: Seat,
/**
 * What was claimed.
 */
hand: Hand, } } | { "called": {
/**
 * Who.
 */
seat: Seat, } } | { "shown": {
/**
 * By whom.
 */
seat: Seat,
/**
 * All five dice.
 */
dice: Array<Face>,
/**
 * The hand they make.
 */
hand: Hand, } } | { "caught": {
/**
 * Who bluffed.
 */
seat: Seat,
/**
 * Who called.
 */
caller: Seat, } } | { "stayed": {
/**
 * Who.
 */
seat: Seat, } } | { "honest": {
/**
 * Who told the truth.
 */
seat: Seat,
/**
 * Who called.
 */
caller: Seat, } } | { "moved": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
from: Space,
/**
 * To where.
 */
to: Space, } } | { "moved_back": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
from: Space,
/**
 * To where.
 */
to: Space, } } | { "at_mailbox": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
mailbox: number, } } | { "gunfight": {
/**
 * Who came.
 */
seat: Seat,
/**
 * Who was there.
 */
rival: Seat,
/**
 * Where.
 */
at: Space, } } | { "final_duel": {
/**
 * Who came second.
 */
seat: Seat,
/**
 * Who was there first.
 */
rival: Seat, } } | { "stood": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Where that rider stands; the other one is opposite.
 */
corner: Corner, } } | { "shot": {
/**
 * Who shot.
 */
seat: Seat,
/**
 * How it was aimed.
 */
aim: Aim,
/**
 * By how much it strayed.
 */
wobble: Wobble,
/**
 * Where the die went.
 */
path: Array<Waypoint>, } } | { "missed": {
/**
 * Who shot.
 */
seat: Seat, } } | { "hit": {
/**
 * Who shot.
 */
seat: Seat,
/**
 * Who was hit.
 */
target: Seat, } } | { "hit_innocent": {
/**
 * Who shot.
 */
seat: Seat,
/**
 * Who was touched.
 */
innocent: Seat, } } | { "paid": {
/**
 * Who paid.
 */
seat: Seat,
/**
 * Who received it.
 */
to: Seat,
/**
 * How much.
 */
gold: number, } } | { "bank_paid": {
/**
 * Whom.
 */
seat: Seat,
/**
 * How much.
 */
gold: number, } } | { "no_winner": {
/**
 * One of them.
 */
seat: Seat,
/**
 * The other.
 */
rival: Seat, } } | { "duel_over": {
/**
 * Where.
 */
at: Space, } } | { "jailed": {
/**
 * Who.
 */
seat: Seat, } } | { "poker": {
/**
 * Who takes part.
 */
seats: Array<Seat>,
/**
 * Where.
 */
at: Space, } } | { "rolled_openly": {
/**
 * By whom.
 */
seat: Seat,
/**
 * The dice.
 */
dice: Array<Face>,
/**
 * The hand they make.
 */
hand: Hand, } } | { "poker_won": {
/**
 * By whom.
 */
seat: Seat, } } | { "rode": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
from: Space,
/**
 * To where.
 */
to: Space,
/**
 * What it cost.
 */
gold: number, } } | { "raiders_stand": {
/**
 * Who has to shoot at them.
 */
seat: Seat, } } | { "raiders_fell": {
/**
 * Who shot.
 */
seat: Seat,
/**
 * How many.
 */
fallen: number, } } | { "asked_for_drinks": {
/**
 * Who asks.
 */
seat: Seat, } } | { "paid_bill": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How much was paid.
 */
gold: number,
/**
 * How much it was.
 */
bill: number, } } | { "drew": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How many.
 */
count: number,
/**
 * Which, in the order drawn; the second is missing when only one was.
 */
cards: [Item, Item | null] | null, } } | { "no_cards": {
/**
 * Who would have drawn.
 */
seat: Seat, } } | { "paid_bail": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much.
 */
gold: number, } } | { "escaped": {
/**
 * Who.
 */
seat: Seat, } } | { "stood_up": {
/**
 * Whose.
 */
seat: Seat, } } | { "played": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
item: Item, } } | { "passed": {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
window: Window, } } | { "turned_die": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Whether it is under the shaker.
 */
hidden: boolean,
/**
 * What it showed and what it shows.
 */
faces: [Face, Face] | null, } } | { "spied": {
/**
 * Who.
 */
seat: Seat,
/**
 * What it shows.
 */
face: Face | null, } } | { "rolled_again": {
/**
 * By whom.
 */
seat: Seat,
/**
 * All five dice now.
 */
dice: Array<Face>,
/**
 * The hand they make.
 */
hand: Hand, } } | { "won": {
/**
 * Who.
 */
seat: Seat,
/**
 * How.
 */
ending: Ending, } };

/**
 * One face of a poker die, low to high (PE-18).
 */
export type Face = "9" | "10" | "J" | "Q" | "K" | "A";

/**
 * What a board draws with.
 */
export type Facts = {
/**
 * What is on a die, low to high.
 */
faces: [Face, Face, Face, Face, Face, Face],
/**
 * The hands, low to high: a hand is worth as many spaces as there are lower ones.
 */
hands: [Hand, Hand, Hand, Hand, Hand, Hand, Hand, Hand],
/**
 * The Item cards in the order of the table.
 */
items: [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item, Item, Item, Item],
/**
 * How many there are of each.
 */
copies: [number, number, number, number, number, number, number, number, number, number, number, number, number],
/**
 * Gold nuggets in the game.
 */
gold: number,
/**
 * The spaces of the track from the first on.
 */
track: Array<Place>,
/**
 * The last space of St. Joseph.
 */
last_town: number,
/**
 * Where the desert begins; it ends before the last space.
 */
first_desert: number,
/**
 * The mailboxes of Sacramento in their order.
 */
mailboxes: [Point, Point, Point],
/**
 * How far from the middle of a space riders that share it stand, by seat.
 */
shared: [Point, Point, Point, Point, Point],
/**
 * How far from it jailed riders lie, in order of arrest.
 */
beside: [Point, Point, Point, Point],
/**
 * Shots of each duellist in a gunfight.
 */
shots: number,
/**
 * The table for flicking.
 */
flick: FlickFacts, };

/**
 * What a board draws a shot with: millimetres from the lower left corner, degrees, and power from 0 to 1.
 */
export type FlickFacts = {
/**
 * The upper right corner of the board.
 */
board: Point,
/**
 * The duel spaces A and B.
 */
duel: [Point, Point],
/**
 * Where raiders are shot at from.
 */
raid_corner: Point,
/**
 * The red spots: in front, and two behind.
 */
raiders: [Point, Point, Point],
/**
 * Die to meeple, centre to centre, when they touch.
 */
contact: number,
/**
 * How far before its corner a shot starts.
 */
launch: number,
/**
 * How far a die rolls at full power.
 */
range: number,
/**
 * How far to either side of the middle a shot may start.
 */
most_shift: number,
/**
 * How far to either side it may be aimed.
 */
most_angle: number,
/**
 * The least power.
 */
least_power: number,
/**
 * The deviation of the wobble: so much, and so much more at full power.
 */
wobble: [number, number], };

/**
 * What five dice are worth together (table 1.1), low to high.
 */
export type Hand = "nothing" | "pair" | "two_pairs" | "three_of_a_kind" | "straight" | "full_house" | "four_of_a_kind" | "five_of_a_kind";

/**
 * A hand of cards as everybody sees it.
 */
export type HandView = {
/**
 * How many cards (PE-146).
 */
cards: number,
/**
 * How many came from the deck after the set-up.
 */
drawn: number, };

/**
 * An Item card; copies of one are alike (table of section 12).
 */
export type Item = "fresh_horse" | "loaded_die" | "lucky_horseshoe" | "pocket_bible" | "second_colt" | "whiskey_flask" | "sheriffs_star" | "hacksaw" | "dynamite" | "marked_cards" | "spyglass" | "rail_pass" | "lasso";

/**
 * What a space is (table 1.2).
 */
export type Kind = "town" | { "train": {
/**
 * What the ride costs.
 */
price: number,
/**
 * The next station.
 */
to: number, } } | "raid" | "mine" | "saloon" | "relay" | "plain" | "sacramento";

/**
 * What a die meets.
 */
export type Meets = "nothing" | { "rider": {
/**
 * Whose.
 */
seat: Seat, } } | { "raider": {
/**
 * Which: 0 in front, 1 and 2 behind.
 */
which: number,
/**
 * Which raiders fall now, a bit each: this one and those it takes along.
 */
fell: number, } } | "edge" | "stop";

/**
 * The options of a match: there are none.
 */
export type NoOptions = Record<symbol, never>;

/**
 * An open roll on which Marked Cards can be played.
 */
export type OpenRoll = { "mine": {
/**
 * The roll.
 */
dice: Array<Face>, } } | { "saloon": {
/**
 * The roll.
 */
dice: Array<Face>, } } | { "poker": {
/**
 * Everybody who takes part (PE-107).
 */
players: Array<Seat>,
/**
 * Those who still compare: all at first, then those who share the highest hand (PE-110).
 */
rolling: Array<Seat>,
/**
 * What they rolled; nothing for others.
 */
hands: Array<Array<Face>>, } };

/**
 * What the person in one seat knows and nobody else does.
 */
export type Own = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The cards in hand.
 */
cards: Array<Item>,
/**
 * The card given back in the set-up, as long as it cannot have been seen since.
 */
gave_back: Item | null,
/**
 * At a relay, the two cards drawn.
 */
drawn: [Item, Item] | null,
/**
 * The own dice, those under the shaker included.
 */
dice: [Die, Die, Die, Die, Die] | null,
/**
 * What the Spyglass showed.
 */
spied: Face | null,
/**
 * Cards others are known to hold: this seat had put them under the deck.
 */
known: Array<Array<Item>>, };

/**
 * The decision that is open, with the facts that belong to it alone.
 */
export type Phase = { "keep": {
/**
 * Who has not chosen yet.
 */
waiting: Array<Seat>, } } | "cell" | "start" | { "dice": {
/**
 * The last reroll of this turn (PE-36).
 */
rerolled: Reroll,
/**
 * Whether a Lucky Horseshoe pays for the next one.
 */
shoe: boolean,
/**
 * Whether a Loaded Die was played on this roll (PE-150).
 */
loaded: boolean, } } | { "calls": {
/**
 * The claim.
 */
claim: Hand,
/**
 * Who has neither called nor passed.
 */
waiting: Array<Seat>, } } | { "caller_moves": {
/**
 * Who called.
 */
caller: Seat,
/**
 * What was claimed.
 */
claim: Hand, } } | { "arrest": {
/**
 * Who.
 */
seat: Seat,
/**
 * What for.
 */
cause: Cause, } } | { "spur": {
/**
 * How far the dice take the rider.
 */
steps: number, } } | { "corners": {
/**
 * Who came last, and decides.
 */
mover: Seat,
/**
 * Who was there.
 */
rival: Seat,
/**
 * Whether this is the final duel.
 */
last: boolean, } } | { "flask": {
/**
 * Who is asked.
 */
asked: Seat,
/**
 * The shot.
 */
shot: Shot, } } | { "aim": {
/**
 * The shot.
 */
shot: Shot,
/**
 * Whether a Whiskey Flask was played on it.
 */
flask: boolean, } } | { "hit": {
/**
 * The duel; its shooter has hit.
 */
duel: Duel, } } | { "marked": {
/**
 * Who is asked.
 */
asked: Seat,
/**
 * The roll.
 */
roll: OpenRoll, } } | "station" | "relay" | { "going": Affair } | { "over": {
/**
 * Who won.
 */
winner: Seat,
/**
 * How.
 */
ending: Ending, } };

/**
 * What a space is and where it lies.
 */
export type Place = {
/**
 * What it is.
 */
kind: Kind,
/**
 * Its centre.
 */
at: Point, };

/**
 * A way to play an Item card (section 12).
 */
export type Play = { "fresh_horse": number } | { "loaded_die": {
/**
 * Whether it is one under the shaker.
 */
hidden: boolean,
/**
 * What it shows.
 */
from: Face,
/**
 * What it is to show.
 */
to: Face, } } | "lucky_horseshoe" | "pocket_bible" | "second_colt" | "whiskey_flask" | "sheriffs_star" | "hacksaw" | "dynamite" | { "marked_cards": Array<Face> } | "spyglass" | "rail_pass" | { "lasso": Seat };

/**
 * A place on the board in millimetres, from the lower left corner east and north.
 */
export type Point = {
/**
 * East.
 */
x: number,
/**
 * North.
 */
y: number, };

/**
 * How dice were rerolled last in a turn.
 */
export type Reroll = "never" | "hidden" | "open";

/**
 * One player's rider and gold; everybody sees them (PE-7).
 */
export type Rider = {
/**
 * Where.
 */
space: Space,
/**
 * In Sacramento, on which mailbox: 1 to 3; 0 elsewhere.
 */
mailbox: number,
/**
 * Gold on the player card.
 */
gold: number,
/**
 * 0 if free, else the how-manieth to be arrested among those in prison (PE-99).
 */
jail: number, };

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
 * A shot that is about to be made.
 */
export type Shot = { "duel": Duel } | "raid";

/**
 * A space of the track, numbered from 1 (PE-2).
 */
export type Space = number;

/**
 * A card somebody put under the deck.
 */
export type UnderCard = {
/**
 * Who.
 */
by: Seat,
/**
 * Which, if the viewer did.
 */
item: Item | null, };

/**
 * What one viewer knows.
 */
export type View = {
/**
 * What nobody else knows; a spectator knows nothing of the kind.
 */
own: Own | null,
/**
 * The riders.
 */
riders: Array<Rider>,
/**
 * The hands as everybody sees them.
 */
hands: Array<HandView>,
/**
 * How many cards the deck has.
 */
deck: number,
/**
 * Cards put under the deck and not drawn yet, the lowest first.
 */
under: Array<UnderCard>,
/**
 * The cards that were played.
 */
gone: Array<Item>,
/**
 * Gold in the bank.
 */
bank: number,
/**
 * The dice of a roll for movement, if they are on the table.
 */
dice: DiceView | null,
/**
 * The dice of the last claim that was called; none before that.
 */
shown: Array<Face>,
/**
 * The last five dice that were rolled openly after the set-up; none before that.
 */
rolled: Array<Face>,
/**
 * Who took the first turn.
 */
first: Seat,
/**
 * Whose turn it is.
 */
active: Seat,
/**
 * How many turns have begun.
 */
turn: number,
/**
 * What is being decided.
 */
phase: Phase, };

/**
 * A place where the die started, turned or ended. From one to the next it runs straight and slows down evenly.
 */
export type Waypoint = {
/**
 * East of the lower left corner, in tenths of a millimetre.
 */
x: number,
/**
 * North of it.
 */
y: number,
/**
 * When, in tenths of a millisecond since the launch.
 */
time: number,
/**
 * How fast the die leaves here, in millimetres a second.
 */
speed: number,
/**
 * What it meets here.
 */
meets: Meets, };

/**
 * What somebody who was asked can let pass. Everybody is asked who might hold the card as far as the table
 * sees, so that to let it pass says nothing about a hand.
 */
export type Window = "shot" | "hit" | "open" | "station";

/**
 * By how much a shot strays from its aim, in millionths of a degree, positive to the left (PE-93).
 */
export type Wobble = number;

/** What is printed. */
export const FACTS: Facts = {
  "faces": [
    "9",
    "10",
    "J",
    "Q",
    "K",
    "A"
  ],
  "hands": [
    "nothing",
    "pair",
    "two_pairs",
    "three_of_a_kind",
    "straight",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind"
  ],
  "items": [
    "fresh_horse",
    "loaded_die",
    "lucky_horseshoe",
    "pocket_bible",
    "second_colt",
    "whiskey_flask",
    "sheriffs_star",
    "hacksaw",
    "dynamite",
    "marked_cards",
    "spyglass",
    "rail_pass",
    "lasso"
  ],
  "copies": [
    2,
    2,
    2,
    2,
    2,
    2,
    2,
    1,
    1,
    1,
    1,
    1,
    1
  ],
  "gold": 30,
  "track": [
    {
      "kind": "town",
      "at": {
        "x": 560,
        "y": 150
      }
    },
    {
      "kind": "town",
      "at": {
        "x": 560,
        "y": 190
      }
    },
    {
      "kind": "town",
      "at": {
        "x": 560,
        "y": 230
      }
    },
    {
      "kind": "town",
      "at": {
        "x": 560,
        "y": 270
      }
    },
    {
      "kind": "town",
      "at": {
        "x": 560,
        "y": 310
      }
    },
    {
      "kind": "mine",
      "at": {
        "x": 480,
        "y": 350
      }
    },
    {
      "kind": {
        "train": {
          "price": 1,
          "to": 12
        }
      },
      "at": {
        "x": 480,
        "y": 295
      }
    },
    {
      "kind": "relay",
      "at": {
        "x": 480,
        "y": 240
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 480,
        "y": 185
      }
    },
    {
      "kind": "saloon",
      "at": {
        "x": 480,
        "y": 130
      }
    },
    {
      "kind": "mine",
      "at": {
        "x": 480,
        "y": 75
      }
    },
    {
      "kind": {
        "train": {
          "price": 2,
          "to": 17
        }
      },
      "at": {
        "x": 430,
        "y": 45
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 380,
        "y": 75
      }
    },
    {
      "kind": "relay",
      "at": {
        "x": 380,
        "y": 130
      }
    },
    {
      "kind": "plain",
      "at": {
        "x": 380,
        "y": 185
      }
    },
    {
      "kind": "saloon",
      "at": {
        "x": 380,
        "y": 240
      }
    },
    {
      "kind": {
        "train": {
          "price": 3,
          "to": 22
        }
      },
      "at": {
        "x": 380,
        "y": 295
      }
    },
    {
      "kind": "mine",
      "at": {
        "x": 380,
        "y": 350
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 330,
        "y": 380
      }
    },
    {
      "kind": "relay",
      "at": {
        "x": 280,
        "y": 350
      }
    },
    {
      "kind": "saloon",
      "at": {
        "x": 280,
        "y": 295
      }
    },
    {
      "kind": {
        "train": {
          "price": 0,
          "to": 22
        }
      },
      "at": {
        "x": 280,
        "y": 240
      }
    },
    {
      "kind": "mine",
      "at": {
        "x": 280,
        "y": 185
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 280,
        "y": 130
      }
    },
    {
      "kind": "plain",
      "at": {
        "x": 280,
        "y": 75
      }
    },
    {
      "kind": "relay",
      "at": {
        "x": 230,
        "y": 45
      }
    },
    {
      "kind": "saloon",
      "at": {
        "x": 180,
        "y": 75
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 180,
        "y": 130
      }
    },
    {
      "kind": "mine",
      "at": {
        "x": 180,
        "y": 185
      }
    },
    {
      "kind": "plain",
      "at": {
        "x": 180,
        "y": 240
      }
    },
    {
      "kind": "saloon",
      "at": {
        "x": 180,
        "y": 295
      }
    },
    {
      "kind": "raid",
      "at": {
        "x": 180,
        "y": 350
      }
    },
    {
      "kind": "sacramento",
      "at": {
        "x": 65,
        "y": 225
      }
    }
  ],
  "last_town": 5,
  "first_desert": 25,
  "mailboxes": [
    {
      "x": 65,
      "y": 275
    },
    {
      "x": 110,
      "y": 225
    },
    {
      "x": 65,
      "y": 175
    }
  ],
  "shared": [
    {
      "x": 0,
      "y": 0
    },
    {
      "x": -12,
      "y": -12
    },
    {
      "x": 12,
      "y": -12
    },
    {
      "x": -12,
      "y": 12
    },
    {
      "x": 12,
      "y": 12
    }
  ],
  "beside": [
    {
      "x": -30,
      "y": 0
    },
    {
      "x": -30,
      "y": 18
    },
    {
      "x": -30,
      "y": -18
    },
    {
      "x": -48,
      "y": 0
    }
  ],
  "shots": 3,
  "flick": {
    "board": {
      "x": 600,
      "y": 450
    },
    "duel": [
      {
        "x": 40,
        "y": 410
      },
      {
        "x": 560,
        "y": 40
      }
    ],
    "raid_corner": {
      "x": 560,
      "y": 410
    },
    "raiders": [
      {
        "x": 66,
        "y": 66
      },
      {
        "x": 38,
        "y": 64
      },
      {
        "x": 54,
        "y": 41
      }
    ],
    "contact": 17.0,
    "launch": 51.0,
    "range": 1125.0,
    "most_shift": 40.0,
    "most_angle": 60.0,
    "least_power": 0.05,
    "wobble": [
      3.0,
      2.0
    ]
  }
};
