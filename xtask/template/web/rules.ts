// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision.
 */
export type Action = "roll" | "stop";

/**
 * The options of a match.
 */
export type DiceOptions = {
/**
 * What nobody may go beyond (__BOOK__-6).
 */
target: number, };

/**
 * One thing that happened. Everything is public.
 */
export type Event = { "turn_began": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | { "rolled": {
/**
 * Who rolled.
 */
seat: Seat,
/**
 * The face.
 */
face: number, } } | { "stopped": {
/**
 * Who stopped.
 */
seat: Seat, } } | { "went_beyond": {
/**
 * Who did.
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
 * The faces of the die.
 */
die: number, };

/**
 * The decision that is open, with the facts that belong to it alone.
 */
export type Phase = { "turn": {
/**
 * Whose turn it is.
 */
seat: Seat, } } | "over";

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
 * One player's side of the table.
 */
export type Side = {
/**
 * What was rolled so far.
 */
points: number,
/**
 * Whether this player has stopped or gone beyond the target.
 */
out: boolean, };

/**
 * The table as everybody sees it.
 */
export type View = {
/**
 * What nobody may go beyond.
 */
target: number,
/**
 * Each player's side.
 */
sides: Array<Side>,
/**
 * What is being decided.
 */
phase: Phase, };

/** What is printed. */
export const FACTS: Facts = {
  "die": 6
};
