### What players read differently from rules.md: titles, charts without coordinates and codes, and one name of a section.
### The rules themselves are worded there.

PE-chapter-9 = Flicking on a screen
PE-table-1-2 =
    1.2 Spaces
    | # | Space | Data | Zone |
    | 1 | St. Joseph | start | peaceful |
    | 2 | St. Joseph |  | peaceful |
    | 3 | St. Joseph |  | peaceful |
    | 4 | St. Joseph |  | peaceful |
    | 5 | St. Joseph |  | peaceful |
    | 6 | gold mine |  |  |
    | 7 | station | price 1, to 12 |  |
    | 8 | relay |  |  |
    | 9 | raiders |  |  |
    | 10 | saloon |  |  |
    | 11 | gold mine |  |  |
    | 12 | station | price 2, to 17 |  |
    | 13 | raiders |  |  |
    | 14 | relay |  |  |
    | 15 | plain |  |  |
    | 16 | saloon |  |  |
    | 17 | station | price 3, to 22 |  |
    | 18 | gold mine |  |  |
    | 19 | raiders |  |  |
    | 20 | relay |  |  |
    | 21 | saloon |  |  |
    | 22 | station | end of the line, no price |  |
    | 23 | gold mine |  |  |
    | 24 | raiders |  |  |
    | 25 | plain |  | desert |
    | 26 | relay |  | desert |
    | 27 | saloon |  | desert |
    | 28 | raiders |  | desert |
    | 29 | gold mine |  | desert |
    | 30 | plain |  | desert |
    | 31 | saloon |  | desert |
    | 32 | raiders |  | desert |
    | 33 | Sacramento | mailbox 1 (one bullet) |  |
    | 33 | Sacramento | mailbox 2 (two bullets) |  |
    | 33 | Sacramento | mailbox 3 (delivery) |  |
PE-table-3 =
    Tie-breaks between hands of one category
    | Category | What is compared, from left to right |
    | Five of a kind | (rank of the five) |
    | Four of a kind | (rank of the four, rank of the fifth die) |
    | Full house | (rank of the three, rank of the pair) |
    | Straight | (rank of its highest die: 6 or 5) |
    | Three of a kind | (rank of the three, higher kicker, lower kicker) |
    | Two pairs | (higher pair, lower pair, kicker) |
    | Pair | (pair, then the three kickers from high to low) |
    | Nothing | (the five dice from high to low) |
PE-source-indians = Raiders
