### What players read differently from rules.md: titles, and charts without what cannot be played. The rules themselves
### are worded there.

ELF-chapter-9-2 = The Elf: setup
ELF-chapter-9-3 = The Elf: movement
ELF-chapter-9-5 = The Elf: end of the game
ELF-chapter-9-7 = The Elf: rulings on rare cases
CE-table-5 =
    Table 5 — Characters
    | Character | Colour | Ability (see rule) |
    | Belle | purple | Protected target (CE-94) |
    | Cheyenne | green | Pickpocket punch (CE-107) |
    | Django | black | Knock-back shot (CE-97) |
    | Doc | blue | Seven cards (CE-37) |
    | Ghost | white | Hidden first card (CE-57) |
    | Tuco | red | Shot through the roof (CE-93) |
CE-table-6 =
    Table 6 — Turn types
    | Code | Name | Effect |
    | S | Standard | Card is played face-up, clockwise. |
    | T | Tunnel | Card is played face-down, clockwise. |
    | D | Speeding-up (double) | Every player takes two turns in a row before the next player, clockwise, face-up. |
    | W | Switching | Counter-clockwise, face-up, First Player first. |
