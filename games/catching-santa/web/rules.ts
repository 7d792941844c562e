// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision.
 */
export type Action = "roll" | "stop" | "enter" | { "move": {
/**
 * Where it stands.
 */
from: Space,
/**
 * Where it ends, which follows from the roll.
 */
to: Space, } };

/**
 * The options of a match. The rulebook's picture of the board is lost, so a table that owns the game can
 * give its own layout.
 */
export type BoardOptions = {
/**
 * The board.
 */
board: Layout, };

/**
 * A Christmas piece.
 */
export type Christmas = "santa" | "fairy" | "leprechaun" | "reindeer" | "sleigh";

/**
 * The colour of a seat's pieces.
 */
export type Colour = "red" | "blue" | "yellow" | "green";

/**
 * One thing that happened. Everything is public.
 */
export type Event = { "rolled_for_start": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * The face.
 */
face: number, } } | { "tied_for_start": {
/**
 * Who is tied.
 */
seats: Array<Seat>, } } | { "turn_began": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * How many turns have begun, this one included.
 */
number: number, } } | { "magic_rolled": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * Which piece it shows.
 */
piece: Christmas,
/**
 * How far it goes; backward is negative.
 */
steps: number, } } | { "nothing_moved": {
/**
 * The piece.
 */
piece: Christmas, } } | { "christmas_moved": {
/**
 * The piece.
 */
piece: Christmas,
/**
 * Where it stood.
 */
from: Space,
/**
 * Where it stands now.
 */
to: Space, } } | { "displaced": {
/**
 * The piece.
 */
piece: Christmas,
/**
 * Where it stood.
 */
from: Space,
/**
 * Where it stands now.
 */
to: Space, } } | { "sent_home": {
/**
 * Whose piece.
 */
seat: Seat,
/**
 * Where it stood.
 */
from: Space, } } | { "rolled": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * The face.
 */
face: number, } } | { "try_failed": {
/**
 * Who tried.
 */
seat: Seat,
/**
 * How many tries are left.
 */
left: number, } } | { "entered": {
/**
 * Whose piece.
 */
seat: Seat,
/**
 * The entry.
 */
at: Space, } } | { "moved": {
/**
 * Whose piece.
 */
seat: Seat,
/**
 * Where it stood.
 */
from: Space,
/**
 * Where it stands now.
 */
to: Space, } } | { "gathered": {
/**
 * Who keeps it.
 */
seat: Seat,
/**
 * What was taken.
 */
piece: Christmas,
/**
 * Where.
 */
at: Space, } } | { "santa_arrived": {
/**
 * Where he stands.
 */
at: Space, } } | { "captured": {
/**
 * Who keeps it.
 */
seat: Seat,
/**
 * Whose it was.
 */
owner: Seat,
/**
 * Where.
 */
at: Space, } } | { "may_roll_again": {
/**
 * Who may.
 */
seat: Seat, } } | { "stopped": {
/**
 * Who declined.
 */
seat: Seat, } } | { "forfeited": {
/**
 * Who rolled.
 */
seat: Seat, } } | { "no_pieces": {
/**
 * Whose turn it was.
 */
seat: Seat, } } | "ended" | { "won": {
/**
 * One seat, or several that share the victory.
 */
seats: Array<Seat>, } };

/**
 * What a board draws with.
 */
export type Facts = {
/**
 * The Christmas pieces in the order of the tables.
 */
christmas: [Christmas, Christmas, Christmas, Christmas, Christmas],
/**
 * What each is worth.
 */
christmas_points: [number, number, number, number, number],
/**
 * What another player's piece is worth.
 */
piece_points: number,
/**
 * What an own piece at home costs.
 */
home_points: number,
/**
 * Pieces of each colour.
 */
pieces: number,
/**
 * Santas in the game.
 */
santas: number,
/**
 * How often a player without a piece on the path may roll.
 */
tries: number,
/**
 * Which piece each face of the magic die moves, and how far.
 */
magic_die: [[Christmas, number], [Christmas, number], [Christmas, number], [Christmas, number], [Christmas, number], [Christmas, number]], };

/**
 * What a seat has taken off the path and keeps to the end.
 */
export type Gathered = {
/**
 * How many of each Christmas piece, in the order of [`Christmas`].
 */
christmas: [number, number, number, number, number],
/**
 * How many pieces of other players.
 */
pieces: number, };

/**
 * Where things are on the board: how long the path is, where each colour enters, where each Christmas
 * piece starts.
 */
export type Layout = {
/**
 * How many spaces the path has (CS-2).
 */
spaces: number,
/**
 * The entry of each colour, in the order of [`Colour`] (CS-3).
 */
entries: [Space, Space, Space, Space],
/**
 * The start of each Christmas piece, in the order of [`Christmas`] (CS-4).
 */
starts: [Space, Space, Space, Space, Space], };

/**
 * The decision that is open, with the facts that belong to it alone.
 */
export type Phase = { "try": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * How many rolls are left.
 */
left: number, } } | { "use": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * What was rolled.
 */
roll: number, } } | { "again": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "rolling": {
/**
 * Whose turn it is; none until it is known who begins.
 */
seat: Seat | null, } } | "over";

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
 * One player's side of the table as everybody sees it.
 */
export type SideView = {
/**
 * The colour of the pieces.
 */
colour: Colour,
/**
 * Where they enter.
 */
entry: Space,
/**
 * Where those on the path stand.
 */
path: Array<Space>,
/**
 * How many are at home.
 */
home: number,
/**
 * What was gathered.
 */
gathered: Gathered,
/**
 * The points if the game ended now.
 */
points: number, };

/**
 * A space of the path, numbered from 1 clockwise.
 */
export type Space = number;

/**
 * The table as everybody sees it.
 */
export type View = {
/**
 * The board.
 */
layout: Layout,
/**
 * Each player's side.
 */
sides: Array<SideView>,
/**
 * Where each Christmas piece stands, in the order of [`Christmas`]; none once gathered.
 */
christmas: [Space | null, Space | null, Space | null, Space | null, Space | null],
/**
 * Santas in reserve.
 */
reserve: number,
/**
 * How many turns have begun.
 */
turn: number,
/**
 * What is being decided.
 */
phase: Phase, };

/** What is printed. */
export const FACTS: Facts = {
  "christmas": [
    "santa",
    "fairy",
    "leprechaun",
    "reindeer",
    "sleigh"
  ],
  "christmas_points": [
    10,
    7,
    5,
    3,
    2
  ],
  "piece_points": 1,
  "home_points": -3,
  "pieces": 3,
  "santas": 3,
  "tries": 3,
  "magic_die": [
    [
      "santa",
      5
    ],
    [
      "santa",
      7
    ],
    [
      "fairy",
      -4
    ],
    [
      "leprechaun",
      3
    ],
    [
      "reindeer",
      2
    ],
    [
      "sleigh",
      -1
    ]
  ]
};
