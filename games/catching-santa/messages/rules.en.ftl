### What players read differently from rules.md: titles and charts. The rules themselves are worded there.

CS-chapter-termination = That the game always ends
CS-table-2 =
    By number of players
    | | 2 players | 3 players | 4 players |
    | Colours in turn order | blue, green | red, blue, yellow | red, blue, yellow, green |
    | Entries | 11, 31 | 1, 11, 21 | 1, 11, 21, 31 |
    | Pieces at home | 3 each | 3 each | 3 each |
    | Christmas pieces on the path | 5 | 5 | 5 |
    | Santas in reserve | 2 | 2 | 2 |
