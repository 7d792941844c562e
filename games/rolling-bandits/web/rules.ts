// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision.
 */
export type Action = { "recall": {
/**
 * How many; none and all are allowed.
 */
groups: number, } } | { "call": {
/**
 * How many; none is allowed.
 */
mercenaries: number, } } | { "reroll": {
/**
 * Which one.
 */
chest: Chest, } } | "go_on" | { "pick": {
/**
 * What it shows.
 */
face: Face,
/**
 * Whether it is a Bandit or a Mercenary.
 */
kind: Kind, } } | "roll" | { "place": {
/**
 * Which group.
 */
face: Face,
/**
 * Where it goes.
 */
at: Position, } } | "stop" | { "swap": {
/**
 * Which one.
 */
chest: Chest, } } | "end" | { "exchange": {
/**
 * The one nearer to the rear.
 */
rear: Position,
/**
 * The one nearer to the front.
 */
front: Position, } };

/**
 * The options of a match.
 */
export type BanditOptions = {
/**
 * Which rules are played.
 */
variant: Variant,
/**
 * Whether the rearmost car is uncoupled after rounds without a theft (RB-77). Without it a match ends
 * at the latest after a fixed number of turns (RB-92).
 */
stall: boolean, };

/**
 * A car card: the wagons are 1 to 16, the locomotive is 17.
 */
export type Car = number;

/**
 * The printed facts of one car (table 2.2).
 */
export type CarFacts = {
/**
 * How many dice are needed to steal it.
 */
value: number,
/**
 * What it counts at the end.
 */
points: number, };

/**
 * A chest, 1 to 21 in the order of table 2.3. Whoever knows which one it is knows what is inside.
 */
export type Chest = number;

/**
 * The printed facts of one chest (table 2.3).
 */
export type ChestFacts = {
/**
 * The symbol on the closed side.
 */
closed: Symbol,
/**
 * What is inside.
 */
inside: Inside,
/**
 * What it counts at the end.
 */
points: number, };

/**
 * A car in the train as everybody sees it.
 */
export type CoachView = {
/**
 * Which car.
 */
car: Car,
/**
 * How many dice are needed to steal it.
 */
value: number,
/**
 * What it counts at the end.
 */
points: number,
/**
 * The symbol of the chest on it, if one still lies there (RB-53).
 */
chest: Symbol | null, };

/**
 * The colour of a seat's Horde.
 */
export type Colour = "blue" | "red" | "yellow" | "green";

/**
 * So many dice of one player.
 */
export type Dice = {
/**
 * Bandits of the Horde.
 */
horde: number,
/**
 * Mercenaries.
 */
mercenaries: number, };

/**
 * One thing that happened. All of it is public but what a player finds in a chest that stays closed.
 */
export type Event = { "wagons_removed": {
/**
 * How many.
 */
count: number, } } | { "train_built": {
/**
 * How many wagons.
 */
wagons: number, } } | { "chests_laid": {
/**
 * How many.
 */
count: number, } } | { "chests_boxed": {
/**
 * How many.
 */
count: number, } } | { "mercenaries_hired": {
/**
 * How many each.
 */
count: number, } } | { "turn_began": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * How many turns have begun, this one included.
 */
number: number, } } | { "tied": {
/**
 * Who had dice enough.
 */
seat: Seat,
/**
 * Where.
 */
at: Position, } } | { "stolen": {
/**
 * Who keeps it.
 */
seat: Seat,
/**
 * Which car.
 */
car: Car,
/**
 * Where it was.
 */
at: Position,
/**
 * Whether it was an immediate theft.
 */
at_once: boolean, } } | { "chest_discarded": {
/**
 * Which one.
 */
chest: Chest, } } | { "dice_returned": {
/**
 * Whose dice.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "mercenaries_lost": {
/**
 * Whose they were.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "closed_up": {
/**
 * The position of the car ahead of the gap, now.
 */
at: Position, } } | { "new_front": {
/**
 * Which one.
 */
car: Car, } } | { "recalled": {
/**
 * Who took them back.
 */
seat: Seat,
/**
 * How many groups; none too.
 */
groups: number,
/**
 * How many dice became available.
 */
count: number, } } | { "mercenaries_called": {
/**
 * Who called.
 */
seat: Seat,
/**
 * How many; none too.
 */
count: number, } } | { "nothing_to_roll": {
/**
 * Who had none.
 */
seat: Seat, } } | { "rolled": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * What came up.
 */
roll: Roll, } } | { "chest_opened": {
/**
 * Whose chest.
 */
seat: Seat,
/**
 * Which one.
 */
chest: Chest, } } | { "unused": {
/**
 * Who used none.
 */
seat: Seat,
/**
 * What it was about: a Reroll or a Swap.
 */
inside: Inside, } } | { "picked": {
/**
 * Who took it up.
 */
seat: Seat,
/**
 * What it shows.
 */
face: Face,
/**
 * Whether it is a Bandit or a Mercenary.
 */
kind: Kind, } } | { "rerolled": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * The dice that were taken up.
 */
picked: Roll,
/**
 * What they show now.
 */
into: Roll, } } | { "placed": {
/**
 * Whose group.
 */
seat: Seat,
/**
 * What it was rolled as.
 */
face: Face,
/**
 * How many dice.
 */
dice: Dice,
/**
 * Where.
 */
at: Position, } } | { "kept": {
/**
 * Whose group.
 */
seat: Seat,
/**
 * What it shows.
 */
face: Face,
/**
 * How many dice.
 */
dice: Dice, } } | { "mercenaries_rested": {
/**
 * Whose they are.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "chest_won": {
/**
 * Who won it.
 */
seat: Seat,
/**
 * The symbol on it.
 */
symbol: Symbol,
/**
 * Where it was.
 */
at: Position, } } | { "chest_kept": {
/**
 * Who keeps it.
 */
seat: Seat,
/**
 * Which one; only the owner is told.
 */
chest: Chest | null, } } | { "bombed": {
/**
 * Who won the chest, and keeps it open.
 */
seat: Seat,
/**
 * Which one.
 */
chest: Chest,
/**
 * Where.
 */
at: Position, } } | { "swapped": {
/**
 * Whose groups.
 */
seat: Seat,
/**
 * The position nearer to the rear.
 */
rear: Position,
/**
 * The position nearer to the front.
 */
front: Position, } } | { "uncoupled": {
/**
 * Which one.
 */
car: Car, } } | "ended" | { "counted": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many cars.
 */
cars: number,
/**
 * All chests won, the closed ones opened.
 */
chests: Array<Chest>,
/**
 * What all of it counts.
 */
points: number, } } | { "new_train": {
/**
 * Who.
 */
seats: Array<Seat>, } } | { "won": {
/**
 * One seat, or several that share the result.
 */
seats: Array<Seat>, } };

/**
 * A face of a die (RB-3).
 */
export type Face = "revolver" | "mask" | "hat" | "boot" | "horseshoe" | "joker";

/**
 * What a board draws with.
 */
export type Facts = {
/**
 * The symbols in the order in which closed chests are counted.
 */
symbols: [Symbol, Symbol, Symbol, Symbol, Symbol],
/**
 * The faces of a die in the order in which rolls are sorted.
 */
faces: [Face, Face, Face, Face, Face, Face],
/**
 * The cars from 1 on; the last is the locomotive.
 */
cars: Array<CarFacts>,
/**
 * Which car is the locomotive.
 */
locomotive: Car,
/**
 * The chests from 1 on.
 */
chests: Array<ChestFacts>,
/**
 * Dice of each colour.
 */
dice: number,
/**
 * Own dice of a chest's symbol that win it.
 */
dice_for_chest: number,
/**
 * Own dice in one car that steal it at once.
 */
dice_at_once: number, };

/**
 * All groups of one player in the train. They are in neighbouring cars (RB-51), so where the rearmost one
 * is says where all are.
 */
export type Gang = {
/**
 * How many cars are behind the rearmost group; 0 without any group.
 */
rear: number,
/**
 * The groups from the rear to the front, each with another symbol (RB-45).
 */
groups: Array<Group>, };

/**
 * All dice of one player in one car: they show the same symbol.
 */
export type Group = {
/**
 * What they show.
 */
symbol: Symbol,
/**
 * How many there are.
 */
dice: Dice, };

/**
 * What somebody had when a train was gone, in the order in which it decides (RB-72, RB-73, RB-75).
 */
export type Haul = {
/**
 * What cars and chests counted.
 */
points: number,
/**
 * How many cars, the locomotive included (RB-74).
 */
cars: number,
/**
 * How many chests.
 */
chests: number, };

/**
 * What is inside a chest.
 */
export type Inside = "bomb" | "swap" | "reroll";

/**
 * The two kinds of dice (RB-79).
 */
export type Kind = "horde" | "mercenary";

/**
 * What the person in one seat knows and nobody else does.
 */
export type Own = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The closed chests that cannot be used yet.
 */
fresh: Array<Chest>,
/**
 * The closed chests that can be used.
 */
closed: Array<Chest>, };

/**
 * The decision that is open, with the facts that belong to it alone. All of it is public.
 */
export type Phase = { "recall": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "call": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "reroll": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * What was rolled.
 */
roll: Roll, } } | { "pick": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * What was rolled, less what is picked.
 */
roll: Roll,
/**
 * The dice that will be rolled again.
 */
picked: Roll, } } | { "place": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * The rolled groups that are not placed yet.
 */
roll: Roll, } } | { "swap": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "exchange": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "rolling": {
/**
 * Whose turn it is; none before the first.
 */
seat: Seat | null,
/**
 * The dice on the mat: rolled, and neither placed nor kept yet.
 */
roll: Roll,
/**
 * The Mercenaries that were called and not rolled yet (RB-80).
 */
called: number, } } | { "counting": {
/**
 * Who has been.
 */
counted: Array<Seat>, } } | "over";

/**
 * A place in the train, counted from 1 at the rear.
 */
export type Position = number;

/**
 * Rolled dice, sorted by face (RB-36). In JSON a list in the order of [`Face`].
 */
export type Roll = [Dice, Dice, Dice, Dice, Dice, Dice];

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
 * One player's side of the table as everybody sees and remembers it.
 */
export type SideView = {
/**
 * The colour of the Horde.
 */
colour: Colour,
/**
 * The dice in the train.
 */
gang: Gang,
/**
 * The dice of the Horde that are neither in the train nor just rolled.
 */
available: number,
/**
 * The Mercenaries that can be called.
 */
pool: number,
/**
 * The Mercenaries that have left the game.
 */
lost: number,
/**
 * The cars taken. They lie face down, but everybody saw them in the train.
 */
cars: Array<Car>,
/**
 * How many closed chests of each symbol cannot be used yet.
 */
fresh: [number, number, number, number, number],
/**
 * How many closed chests of each symbol can be used.
 */
closed: [number, number, number, number, number],
/**
 * The open chests.
 */
open: Array<Chest>,
/**
 * The points of this train if the game ended now: one's own, and at the end everybody's.
 */
points: number | null,
/**
 * What was taken of earlier trains.
 */
hauls: Array<Haul>, };

/**
 * A symbol on a die and on the closed side of a chest.
 */
export type Symbol = "revolver" | "mask" | "hat" | "boot" | "horseshoe";

/**
 * Which rules are played.
 */
export type Variant = "standard" | "mercenaries";

/**
 * The table as one viewer knows it.
 */
export type View = {
/**
 * Which rules are played.
 */
options: BanditOptions,
/**
 * The train from the rear to the front.
 */
train: Array<CoachView>,
/**
 * Each player's side.
 */
sides: Array<SideView>,
/**
 * Who attacks this train: everybody, and a new one those who were tied (RB-76).
 */
attackers: Array<Seat>,
/**
 * What only the person in one seat knows; nothing for a spectator.
 */
own: Own | null,
/**
 * Chests that left the game with their cars, shown to everybody.
 */
discarded: Array<Chest>,
/**
 * Cars that nobody got.
 */
uncoupled: Array<Car>,
/**
 * How many turns have begun at this train.
 */
turn: number,
/**
 * The last turn in which a car left the train.
 */
last_departure: number,
/**
 * What is being decided.
 */
phase: Phase, };

/** What is printed. */
export const FACTS: Facts = {
  "symbols": [
    "revolver",
    "mask",
    "hat",
    "boot",
    "horseshoe"
  ],
  "faces": [
    "revolver",
    "mask",
    "hat",
    "boot",
    "horseshoe",
    "joker"
  ],
  "cars": [
    {
      "value": 1,
      "points": 1
    },
    {
      "value": 1,
      "points": 1
    },
    {
      "value": 1,
      "points": 1
    },
    {
      "value": 1,
      "points": 1
    },
    {
      "value": 2,
      "points": 2
    },
    {
      "value": 2,
      "points": 2
    },
    {
      "value": 2,
      "points": 2
    },
    {
      "value": 2,
      "points": 2
    },
    {
      "value": 3,
      "points": 3
    },
    {
      "value": 3,
      "points": 3
    },
    {
      "value": 3,
      "points": 3
    },
    {
      "value": 3,
      "points": 3
    },
    {
      "value": 4,
      "points": 4
    },
    {
      "value": 4,
      "points": 4
    },
    {
      "value": 4,
      "points": 4
    },
    {
      "value": 4,
      "points": 4
    },
    {
      "value": 5,
      "points": 5
    }
  ],
  "locomotive": 17,
  "chests": [
    {
      "closed": "revolver",
      "inside": "bomb",
      "points": 2
    },
    {
      "closed": "revolver",
      "inside": "bomb",
      "points": 1
    },
    {
      "closed": "revolver",
      "inside": "swap",
      "points": 1
    },
    {
      "closed": "revolver",
      "inside": "reroll",
      "points": 2
    },
    {
      "closed": "revolver",
      "inside": "reroll",
      "points": 1
    },
    {
      "closed": "mask",
      "inside": "bomb",
      "points": 2
    },
    {
      "closed": "mask",
      "inside": "swap",
      "points": 2
    },
    {
      "closed": "mask",
      "inside": "swap",
      "points": 1
    },
    {
      "closed": "mask",
      "inside": "reroll",
      "points": 1
    },
    {
      "closed": "hat",
      "inside": "bomb",
      "points": 1
    },
    {
      "closed": "hat",
      "inside": "swap",
      "points": 2
    },
    {
      "closed": "hat",
      "inside": "reroll",
      "points": 2
    },
    {
      "closed": "hat",
      "inside": "reroll",
      "points": 1
    },
    {
      "closed": "boot",
      "inside": "bomb",
      "points": 2
    },
    {
      "closed": "boot",
      "inside": "bomb",
      "points": 1
    },
    {
      "closed": "boot",
      "inside": "swap",
      "points": 1
    },
    {
      "closed": "boot",
      "inside": "reroll",
      "points": 1
    },
    {
      "closed": "horseshoe",
      "inside": "bomb",
      "points": 2
    },
    {
      "closed": "horseshoe",
      "inside": "swap",
      "points": 2
    },
    {
      "closed": "horseshoe",
      "inside": "swap",
      "points": 1
    },
    {
      "closed": "horseshoe",
      "inside": "reroll",
      "points": 2
    }
  ],
  "dice": 7,
  "dice_for_chest": 3,
  "dice_at_once": 7
};
