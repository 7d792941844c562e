// Made from the rules by crates/catalogue/tests/browser.rs; not to be edited.

/**
 * One decision. A Wild card and a Jurisdiction are named by their face: any of them will do.
 */
export type Action = "end_turn" | { "move": {
/**
 * The card.
 */
card: Card,
/**
 * Where it leads.
 */
to: Location, } } | { "spend_provision": {
/**
 * Where to.
 */
to: Location, } } | "spend_bullet" | { "play": {
/**
 * The card.
 */
card: Card, } } | { "hideout": {
/**
 * The card; there is one in each terrain.
 */
card: Card,
/**
 * Whose hand to search; `None` for the deck.
 */
from: Seat | null, } } | { "against": {
/**
 * The card.
 */
card: Card,
/**
 * Against whom.
 */
target: Seat, } } | "stay" | { "leave": {
/**
 * Where to.
 */
to: Location, } } | "claim" | "pass" | { "reveal": {
/**
 * The card.
 */
card: Card, } } | "object" | { "place": {
/**
 * Which of those not yet placed, from 0, as they lie.
 */
nth: number, } } | { "keep": {
/**
 * Which of them, from 0, as they are shown.
 */
nth: number, } } | { "ride": {
/**
 * Where to get off.
 */
to: Location, } } | { "travel": {
/**
 * The card.
 */
card: Card, } } | { "buy": {
/**
 * Which.
 */
goods: Goods, } };

/**
 * One of the 82 cards. Wild cards look all alike, and so do the two Jurisdictions: which of them a card is
 * shows nowhere, see [`Card::face`]. In JSON it is the id of section 2, such as `MV-F-7`.
 */
export type Card = string;

/**
 * The deck, as far as a viewer knows it.
 */
export type DeckView = {
/**
 * How many cards.
 */
size: number,
/**
 * So many at the bottom are certainly not the Corrupt Marshal (MA-24).
 */
lower: number,
/**
 * The cards on top, the topmost first; `None` where the viewer does not know it.
 */
top: [Card | null, Card | null, Card | null],
/**
 * Who knows each of these.
 */
seen_by: [Array<Seat>, Array<Seat>, Array<Seat>],
/**
 * The escaped Outlaws at the bottom, the lowest first: everybody knows them (MA-79).
 */
bottom: [Card | null, Card | null, Card | null, Card | null], };

/**
 * Where a Train goes along the row of map cards (MA-11).
 */
export type Direction = "left" | "right";

/**
 * One thing that happened. Where a card is an `Option` and is `None`, whoever is told this may not see it.
 */
export type Event = { "map_laid": {
/**
 * The terrains from left to right.
 */
map: [Terrain, Terrain, Terrain, Terrain], } } | { "appeared": {
/**
 * Whose Marshal.
 */
seat: Seat,
/**
 * The specialty.
 */
terrain: Terrain,
/**
 * Where.
 */
at: Location, } } | { "deck_ready": {
/**
 * How many cards it has.
 */
cards: number, } } | { "begins": {
/**
 * Who.
 */
seat: Seat, } } | { "dealt": {
/**
 * To whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card | null, } } | { "set_aside": {
/**
 * Who drew it.
 */
seat: Seat,
/**
 * Which.
 */
outlaw: Outlaw, } } | { "reshuffled": {
/**
 * How many cards the deck has.
 */
cards: number, } } | { "corrupted": {
/**
 * Who.
 */
seat: Seat, } } | { "turn_began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How many turns have begun, this one included.
 */
number: number, } } | { "turn_skipped": {
/**
 * Whose.
 */
seat: Seat, } } | { "drew": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card | null, } } | { "turned": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } } | { "turn_ended": {
/**
 * Whose.
 */
seat: Seat, } } | { "moved": {
/**
 * Whose Marshal.
 */
seat: Seat,
/**
 * The card.
 */
card: Card,
/**
 * Where it stands now.
 */
to: Location,
/**
 * Which land that is.
 */
terrain: Terrain, } } | { "marched": {
/**
 * Whose Marshal.
 */
seat: Seat,
/**
 * Where it stands now.
 */
to: Location,
/**
 * Which land that is.
 */
terrain: Terrain, } } | { "fired": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Where.
 */
at: Location,
/**
 * Which land that is.
 */
terrain: Terrain, } } | { "stayed": {
/**
 * Who.
 */
seat: Seat, } } | { "left": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where the Marshal stands now.
 */
to: Location,
/**
 * Which land that is.
 */
terrain: Terrain, } } | { "slipped": {
/**
 * Who drew it.
 */
seat: Seat,
/**
 * Which.
 */
outlaw: Outlaw, } } | { "unmasked": {
/**
 * Who it is.
 */
seat: Seat, } } | { "bribed": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much.
 */
coins: number, } } | { "went_under": {
/**
 * Which.
 */
outlaw: Outlaw,
/**
 * How often it has escaped.
 */
escapes: number, } } | { "got_away": {
/**
 * Which.
 */
outlaw: Outlaw, } } | { "captured": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
outlaw: Outlaw, } } | { "rewarded": {
/**
 * To whom.
 */
seat: Seat,
/**
 * How much.
 */
coins: number,
/**
 * The land that doubled it, being the specialty (MA-66).
 */
doubled: Terrain | null, } } | { "claimed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * With which cards.
 */
cards: Array<Card>,
/**
 * How much.
 */
coins: number, } } | { "played": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card,
/**
 * Against whom, or whose hand is meant.
 */
target: Seat | null, } } | { "no_victim": {
/**
 * The card.
 */
card: Card, } } | { "showed": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
card: Card, } } | { "showed_none": {
/**
 * Who.
 */
seat: Seat, } } | { "gave": {
/**
 * From whom.
 */
seat: Seat,
/**
 * To whom.
 */
to: Seat,
/**
 * Which.
 */
card: Card, } } | { "spent": {
/**
 * Who.
 */
seat: Seat,
/**
 * In what.
 */
goods: Goods,
/**
 * How many.
 */
amount: number, } } | { "eliminated": {
/**
 * Who.
 */
seat: Seat,
/**
 * The cards discarded.
 */
cards: Array<Card>, } } | { "discarded": {
/**
 * Which.
 */
card: Card, } } | { "cancelled": {
/**
 * By whom.
 */
seat: Seat,
/**
 * What.
 */
card: Card, } } | { "looked": {
/**
 * By whom.
 */
seat: Seat,
/**
 * How many.
 */
count: number,
/**
 * The cards from the top down.
 */
cards: [Card | null, Card | null, Card | null], } } | { "placed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card | null, } } | { "kept": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
card: Card | null, } } | { "searched": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Whose hand.
 */
from: Seat,
/**
 * The cards.
 */
cards: [Card | null, Card | null], } } | { "took": {
/**
 * Who has it now.
 */
seat: Seat,
/**
 * Who had it.
 */
from: Seat,
/**
 * Which.
 */
card: Card | null, } } | { "delayed": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Who.
 */
target: Seat, } } | { "rode": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where the Marshal stands now.
 */
to: Location,
/**
 * Which land that is.
 */
terrain: Terrain,
/**
 * What it cost.
 */
coins: number, } } | { "travelled": {
/**
 * Who.
 */
seat: Seat,
/**
 * The card.
 */
card: Card,
/**
 * Where the Marshal stands now.
 */
to: Location,
/**
 * Which land that is.
 */
terrain: Terrain, } } | { "bought": {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
goods: Goods,
/**
 * What it cost.
 */
coins: number, } } | { "declined": {
/**
 * Who.
 */
seat: Seat,
/**
 * What.
 */
offer: Offer, } } | "ended" | { "won": {
/**
 * One seat, or several that share the victory.
 */
seats: Array<Seat>, } };

/**
 * What one card shows.
 */
export type Face = {
/**
 * Its id.
 */
card: Card,
/**
 * The first of the cards that look like this one, under whose id all of them are told.
 */
alike: Card,
/**
 * What it is.
 */
kind: Kind, };

/**
 * What a board draws with.
 */
export type Facts = {
/**
 * Every card.
 */
cards: Array<Face>,
/**
 * The danger rating of each Outlaw, which is the reward for capturing it.
 */
danger: [number, number, number, number],
/**
 * What the Corrupt Marshal gains for each Outlaw helped.
 */
help: number,
/**
 * What the train tickets cost: to the left, to the right.
 */
tickets: [number, number],
/**
 * What a bullet and a provision cost in each Village.
 */
prices: [[number, number], [number, number]],
/**
 * Cards dealt to each player.
 */
hand: number,
/**
 * So many captures beat any amount of money.
 */
captures: number, };

/**
 * What has become of an Outlaw.
 */
export type Fate = {
/**
 * Where it is.
 */
place: Place,
/**
 * Who drew it in the deal and set it aside (MA-29).
 */
dealt: Seat | null,
/**
 * How often it has escaped (MA-79).
 */
escapes: number,
/**
 * Whether it has escaped while the deck held nothing but Outlaws (MA-83).
 */
late: boolean, };

/**
 * The options of a match.
 */
export type GameOptions = {
/**
 * Which game.
 */
mode: Mode, };

/**
 * What can run out: what an Ambush or a Camping card costs, and what a Village sells.
 */
export type Goods = "bullet" | "provision";

/**
 * A hand, as far as a viewer knows it.
 */
export type HandView = {
/**
 * How many cards.
 */
size: number,
/**
 * The cards the viewer knows: all of the own hand, of another what was seen there.
 */
known: Array<Card>,
/**
 * Those of them that everybody knows.
 */
open: Array<Card>,
/**
 * The cards of the viewer's own hand that this player has seen.
 */
has_seen: Array<Card>, };

/**
 * What a card is and shows.
 */
export type Kind = { "movement": {
/**
 * Where it leads.
 */
terrain: Terrain,
/**
 * Its number, from 1 to 10.
 */
value: number, } } | "wild" | { "trouble": {
/**
 * Where it can be played.
 */
terrain: Terrain,
/**
 * What it costs.
 */
goods: Goods,
/**
 * How many.
 */
amount: number, } } | { "clue": {
/**
 * Where it can be played.
 */
terrain: Terrain, } } | { "hideout": {
/**
 * Where it can be played.
 */
terrain: Terrain, } } | "jurisdiction" | "border" | { "train": {
/**
 * Where it goes.
 */
direction: Direction,
/**
 * What a ride costs.
 */
ticket: number, } } | { "village": {
/**
 * What each of [`Goods`] costs.
 */
prices: [number, number], } } | { "outlaw": Outlaw } | "corrupt";

/**
 * One of the four places in the row of map cards, numbered from 0 at the left (MA-18).
 */
export type Location = number;

/**
 * One player's board.
 */
export type Marshal = {
/**
 * The terrain in which an Outlaw is worth double (MA-15).
 */
specialty: Terrain,
/**
 * Where the Marshal stands; nowhere once eliminated (MA-119), and while the map is laid (MA-18, MA-133).
 */
at: Location | null,
/**
 * Bullets.
 */
bullets: number,
/**
 * Provisions.
 */
provisions: number,
/**
 * Coins in hand.
 */
coins: number,
/**
 * Coins ever gained by capturing.
 */
rewards: number,
/**
 * Coins ever gained by claiming.
 */
claims: number,
/**
 * Coins ever gained by helping Outlaws.
 */
bribes: number,
/**
 * How many cards of the hand could, as far as the whole table can tell, be the Corrupt Marshal: those
 * from the upper half of the deck since this player last drew an Outlaw and was not unmasked.
 */
doubt: number,
/**
 * Whether the next turn is skipped (MA-154).
 */
skips: boolean, };

/**
 * Which game is played. With two players the standard game leaves out what two cannot use (MA-146).
 */
export type Mode = "standard" | "basic";

/**
 * What can be declined. It is offered to everybody who might take it up as far as the table sees, so that to
 * decline says nothing about a hand.
 */
export type Offer = "claim" | "jurisdiction" | "train" | "village" | "goods";

/**
 * One of the four Outlaws, numbered from 0 by danger.
 */
export type Outlaw = number;

/**
 * The decision that is open, with the facts that belong to it alone. Whose turn it is belongs to the turn.
 *
 * Where several are asked one after the other, `asked` decides now and `rest` comes later, in turn order
 * unless it says otherwise.
 */
export type Phase = "act" | { "driven": {
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>, } } | { "claim": {
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>, } } | { "reveal": {
/**
 * The Ambush or Camping card.
 */
card: Card,
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>,
/**
 * Everybody it is meant for.
 */
victims: Array<Seat>,
/**
 * What was shown so far.
 */
shown: Array<Card | null>, } } | { "object": {
/**
 * The Clue or the Hideout.
 */
card: Card,
/**
 * Whose hand the Hideout is meant for; `None` for the deck and for a Clue.
 */
from: Seat | null,
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>, } } | { "arrange": {
/**
 * How many lie as they will lie, from the top.
 */
placed: number,
/**
 * How many were looked at.
 */
of: number, } } | "dig" | { "search": {
/**
 * Whose hand.
 */
from: Seat,
/**
 * The two cards. Only in the view of somebody who may not see them it is `None`.
 */
pair: [Card, Card] | null, } } | { "train": {
/**
 * The Train.
 */
card: Card,
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>, } } | { "travel": {
/**
 * The Village.
 */
card: Card,
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>,
/**
 * Whether a card was played already: then there is no turning back (MA-142).
 */
begun: boolean, } } | { "shop": {
/**
 * The Village.
 */
card: Card,
/**
 * Who decides.
 */
asked: Seat,
/**
 * Who comes later.
 */
rest: Array<Seat>, } } | { "resolving": {
/**
 * The card that takes its course, if it is one.
 */
card: Card | null, } } | { "striking": {
/**
 * The Ambush or Camping card.
 */
card: Card,
/**
 * What was shown.
 */
shown: Array<Card | null>, } } | "over";

/**
 * An ordered pile: the deck, the discard pile. It reads as a list, the bottom card first.
 */
export type Pile = Array<Card>;

/**
 * Where an Outlaw is.
 */
export type Place = "deck" | { "captured": Seat } | "gone";

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
 * One of the four kinds of land (section 1).
 */
export type Terrain = "forest" | "desert" | "plain" | "mountain";

/**
 * The table as one viewer sees it. Wild cards look all alike here, and so do Jurisdictions.
 */
export type View = {
/**
 * Who sees it; nobody in particular if it is a spectator.
 */
own: Seat | null,
/**
 * Which game is played.
 */
mode: Mode,
/**
 * The terrains from left to right.
 */
map: [Terrain, Terrain, Terrain, Terrain],
/**
 * Each player's board.
 */
marshals: Array<Marshal>,
/**
 * Each player's hand, as far as the viewer knows it.
 */
hands: Array<HandView>,
/**
 * The deck, as far as the viewer knows it.
 */
deck: DeckView,
/**
 * The discard pile, the bottom card first.
 */
discard: Pile,
/**
 * What has become of each Outlaw.
 */
outlaws: [Fate, Fate, Fate, Fate],
/**
 * Who was unmasked as Corrupt.
 */
unmasked: Seat | null,
/**
 * Whose turn it is, once one has begun.
 */
active: Seat,
/**
 * How many turns have begun.
 */
turn: number,
/**
 * How many cards have been drawn in turns.
 */
draws: number,
/**
 * What is being decided.
 */
phase: Phase, };

/** What is printed. */
export const FACTS: Facts = {
  "cards": [
    {
      "card": "MV-F-1",
      "alike": "MV-F-1",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 1
        }
      }
    },
    {
      "card": "MV-F-2",
      "alike": "MV-F-2",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 2
        }
      }
    },
    {
      "card": "MV-F-3",
      "alike": "MV-F-3",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 3
        }
      }
    },
    {
      "card": "MV-F-4",
      "alike": "MV-F-4",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 4
        }
      }
    },
    {
      "card": "MV-F-5",
      "alike": "MV-F-5",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 5
        }
      }
    },
    {
      "card": "MV-F-6",
      "alike": "MV-F-6",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 6
        }
      }
    },
    {
      "card": "MV-F-7",
      "alike": "MV-F-7",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 7
        }
      }
    },
    {
      "card": "MV-F-8",
      "alike": "MV-F-8",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 8
        }
      }
    },
    {
      "card": "MV-F-9",
      "alike": "MV-F-9",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 9
        }
      }
    },
    {
      "card": "MV-F-10",
      "alike": "MV-F-10",
      "kind": {
        "movement": {
          "terrain": "forest",
          "value": 10
        }
      }
    },
    {
      "card": "MV-D-1",
      "alike": "MV-D-1",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 1
        }
      }
    },
    {
      "card": "MV-D-2",
      "alike": "MV-D-2",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 2
        }
      }
    },
    {
      "card": "MV-D-3",
      "alike": "MV-D-3",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 3
        }
      }
    },
    {
      "card": "MV-D-4",
      "alike": "MV-D-4",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 4
        }
      }
    },
    {
      "card": "MV-D-5",
      "alike": "MV-D-5",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 5
        }
      }
    },
    {
      "card": "MV-D-6",
      "alike": "MV-D-6",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 6
        }
      }
    },
    {
      "card": "MV-D-7",
      "alike": "MV-D-7",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 7
        }
      }
    },
    {
      "card": "MV-D-8",
      "alike": "MV-D-8",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 8
        }
      }
    },
    {
      "card": "MV-D-9",
      "alike": "MV-D-9",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 9
        }
      }
    },
    {
      "card": "MV-D-10",
      "alike": "MV-D-10",
      "kind": {
        "movement": {
          "terrain": "desert",
          "value": 10
        }
      }
    },
    {
      "card": "MV-P-1",
      "alike": "MV-P-1",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 1
        }
      }
    },
    {
      "card": "MV-P-2",
      "alike": "MV-P-2",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 2
        }
      }
    },
    {
      "card": "MV-P-3",
      "alike": "MV-P-3",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 3
        }
      }
    },
    {
      "card": "MV-P-4",
      "alike": "MV-P-4",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 4
        }
      }
    },
    {
      "card": "MV-P-5",
      "alike": "MV-P-5",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 5
        }
      }
    },
    {
      "card": "MV-P-6",
      "alike": "MV-P-6",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 6
        }
      }
    },
    {
      "card": "MV-P-7",
      "alike": "MV-P-7",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 7
        }
      }
    },
    {
      "card": "MV-P-8",
      "alike": "MV-P-8",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 8
        }
      }
    },
    {
      "card": "MV-P-9",
      "alike": "MV-P-9",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 9
        }
      }
    },
    {
      "card": "MV-P-10",
      "alike": "MV-P-10",
      "kind": {
        "movement": {
          "terrain": "plain",
          "value": 10
        }
      }
    },
    {
      "card": "MV-M-1",
      "alike": "MV-M-1",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 1
        }
      }
    },
    {
      "card": "MV-M-2",
      "alike": "MV-M-2",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 2
        }
      }
    },
    {
      "card": "MV-M-3",
      "alike": "MV-M-3",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 3
        }
      }
    },
    {
      "card": "MV-M-4",
      "alike": "MV-M-4",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 4
        }
      }
    },
    {
      "card": "MV-M-5",
      "alike": "MV-M-5",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 5
        }
      }
    },
    {
      "card": "MV-M-6",
      "alike": "MV-M-6",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 6
        }
      }
    },
    {
      "card": "MV-M-7",
      "alike": "MV-M-7",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 7
        }
      }
    },
    {
      "card": "MV-M-8",
      "alike": "MV-M-8",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 8
        }
      }
    },
    {
      "card": "MV-M-9",
      "alike": "MV-M-9",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 9
        }
      }
    },
    {
      "card": "MV-M-10",
      "alike": "MV-M-10",
      "kind": {
        "movement": {
          "terrain": "mountain",
          "value": 10
        }
      }
    },
    {
      "card": "WI-1",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "WI-2",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "WI-3",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "WI-4",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "WI-5",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "WI-6",
      "alike": "WI-1",
      "kind": "wild"
    },
    {
      "card": "AM-F-1",
      "alike": "AM-F-1",
      "kind": {
        "trouble": {
          "terrain": "forest",
          "goods": "bullet",
          "amount": 1
        }
      }
    },
    {
      "card": "AM-F-2",
      "alike": "AM-F-2",
      "kind": {
        "trouble": {
          "terrain": "forest",
          "goods": "bullet",
          "amount": 2
        }
      }
    },
    {
      "card": "AM-D-1",
      "alike": "AM-D-1",
      "kind": {
        "trouble": {
          "terrain": "desert",
          "goods": "bullet",
          "amount": 1
        }
      }
    },
    {
      "card": "AM-D-2",
      "alike": "AM-D-2",
      "kind": {
        "trouble": {
          "terrain": "desert",
          "goods": "bullet",
          "amount": 2
        }
      }
    },
    {
      "card": "AM-P-1",
      "alike": "AM-P-1",
      "kind": {
        "trouble": {
          "terrain": "plain",
          "goods": "bullet",
          "amount": 1
        }
      }
    },
    {
      "card": "AM-P-2",
      "alike": "AM-P-2",
      "kind": {
        "trouble": {
          "terrain": "plain",
          "goods": "bullet",
          "amount": 2
        }
      }
    },
    {
      "card": "AM-M-1",
      "alike": "AM-M-1",
      "kind": {
        "trouble": {
          "terrain": "mountain",
          "goods": "bullet",
          "amount": 1
        }
      }
    },
    {
      "card": "AM-M-2",
      "alike": "AM-M-2",
      "kind": {
        "trouble": {
          "terrain": "mountain",
          "goods": "bullet",
          "amount": 2
        }
      }
    },
    {
      "card": "CA-F-1",
      "alike": "CA-F-1",
      "kind": {
        "trouble": {
          "terrain": "forest",
          "goods": "provision",
          "amount": 1
        }
      }
    },
    {
      "card": "CA-F-2",
      "alike": "CA-F-2",
      "kind": {
        "trouble": {
          "terrain": "forest",
          "goods": "provision",
          "amount": 2
        }
      }
    },
    {
      "card": "CA-D-1",
      "alike": "CA-D-1",
      "kind": {
        "trouble": {
          "terrain": "desert",
          "goods": "provision",
          "amount": 1
        }
      }
    },
    {
      "card": "CA-D-2",
      "alike": "CA-D-2",
      "kind": {
        "trouble": {
          "terrain": "desert",
          "goods": "provision",
          "amount": 2
        }
      }
    },
    {
      "card": "CA-P-1",
      "alike": "CA-P-1",
      "kind": {
        "trouble": {
          "terrain": "plain",
          "goods": "provision",
          "amount": 1
        }
      }
    },
    {
      "card": "CA-P-2",
      "alike": "CA-P-2",
      "kind": {
        "trouble": {
          "terrain": "plain",
          "goods": "provision",
          "amount": 2
        }
      }
    },
    {
      "card": "CA-M-1",
      "alike": "CA-M-1",
      "kind": {
        "trouble": {
          "terrain": "mountain",
          "goods": "provision",
          "amount": 1
        }
      }
    },
    {
      "card": "CA-M-2",
      "alike": "CA-M-2",
      "kind": {
        "trouble": {
          "terrain": "mountain",
          "goods": "provision",
          "amount": 2
        }
      }
    },
    {
      "card": "CL-F",
      "alike": "CL-F",
      "kind": {
        "clue": {
          "terrain": "forest"
        }
      }
    },
    {
      "card": "CL-D",
      "alike": "CL-D",
      "kind": {
        "clue": {
          "terrain": "desert"
        }
      }
    },
    {
      "card": "CL-P",
      "alike": "CL-P",
      "kind": {
        "clue": {
          "terrain": "plain"
        }
      }
    },
    {
      "card": "CL-M",
      "alike": "CL-M",
      "kind": {
        "clue": {
          "terrain": "mountain"
        }
      }
    },
    {
      "card": "HI-F",
      "alike": "HI-F",
      "kind": {
        "hideout": {
          "terrain": "forest"
        }
      }
    },
    {
      "card": "HI-D",
      "alike": "HI-D",
      "kind": {
        "hideout": {
          "terrain": "desert"
        }
      }
    },
    {
      "card": "HI-P",
      "alike": "HI-P",
      "kind": {
        "hideout": {
          "terrain": "plain"
        }
      }
    },
    {
      "card": "HI-M",
      "alike": "HI-M",
      "kind": {
        "hideout": {
          "terrain": "mountain"
        }
      }
    },
    {
      "card": "JU-1",
      "alike": "JU-1",
      "kind": "jurisdiction"
    },
    {
      "card": "JU-2",
      "alike": "JU-1",
      "kind": "jurisdiction"
    },
    {
      "card": "EV-BORDER",
      "alike": "EV-BORDER",
      "kind": "border"
    },
    {
      "card": "EV-TRAIN-L",
      "alike": "EV-TRAIN-L",
      "kind": {
        "train": {
          "direction": "left",
          "ticket": 3
        }
      }
    },
    {
      "card": "EV-TRAIN-R",
      "alike": "EV-TRAIN-R",
      "kind": {
        "train": {
          "direction": "right",
          "ticket": 3
        }
      }
    },
    {
      "card": "EV-VILLAGE-A",
      "alike": "EV-VILLAGE-A",
      "kind": {
        "village": {
          "prices": [
            2,
            3
          ]
        }
      }
    },
    {
      "card": "EV-VILLAGE-B",
      "alike": "EV-VILLAGE-B",
      "kind": {
        "village": {
          "prices": [
            3,
            2
          ]
        }
      }
    },
    {
      "card": "OU-1",
      "alike": "OU-1",
      "kind": {
        "outlaw": 0
      }
    },
    {
      "card": "OU-2",
      "alike": "OU-2",
      "kind": {
        "outlaw": 1
      }
    },
    {
      "card": "OU-3",
      "alike": "OU-3",
      "kind": {
        "outlaw": 2
      }
    },
    {
      "card": "OU-4",
      "alike": "OU-4",
      "kind": {
        "outlaw": 3
      }
    },
    {
      "card": "CORRUPT",
      "alike": "CORRUPT",
      "kind": "corrupt"
    }
  ],
  "danger": [
    20,
    25,
    30,
    40
  ],
  "help": 30,
  "tickets": [
    3,
    3
  ],
  "prices": [
    [
      2,
      3
    ],
    [
      3,
      2
    ]
  ],
  "hand": 4,
  "captures": 3
};
