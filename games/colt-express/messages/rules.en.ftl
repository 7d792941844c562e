### What players read differently from rules.md: titles, and charts without remarks for developers. The rules themselves
### are worded there.

HS-chapter-7-2 = Horses & Stagecoach: setup
HS-chapter-7-3 = Horses & Stagecoach: Horse Attack
HS-chapter-7-4 = Horses & Stagecoach: Ride
HS-chapter-7-5 = Horses & Stagecoach: the Stagecoach
HS-chapter-7-6 = Horses & Stagecoach: the Shotgun
HS-chapter-7-7 = Horses & Stagecoach: whiskey
HS-chapter-7-8 = Horses & Stagecoach: Turmoil and keeping cards
HS-chapter-7-9 = Horses & Stagecoach: burdens of Hostages
HS-chapter-7-10 = Horses & Stagecoach: events
HS-chapter-7-11 = Horses & Stagecoach: Station events
HS-chapter-7-12 = Horses & Stagecoach: scoring
HS-chapter-7-13 = Team leaflet (optional, even number of players)
HS-chapter-7-14 = Horses & Stagecoach: rulings on rare cases
MP-chapter-8-2 = Marshal & Prisoners: setup
MP-chapter-8-3 = Marshal & Prisoners: Prison car
MP-chapter-8-4 = Marshal & Prisoners: the Marshal player
MP-chapter-8-5 = Marshal & Prisoners: Brilliant Idea
MP-chapter-8-6 = Marshal & Prisoners: Mei
MP-chapter-8-7 = Marshal & Prisoners: goals and end of the game
MP-chapter-8-8 = Marshal & Prisoners: events
MP-chapter-8-9 = Marshal & Prisoners with Horses & Stagecoach
MP-chapter-8-10 = Marshal & Prisoners: rulings on rare cases
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
    | Mei (with Marshal & Prisoners, or on her own) | yellow | Diagonal climb (MP-65) |
CE-table-6 =
    Table 6 — Turn types
    | Code | Name | Effect |
    | S | Standard | Card is played face-up, clockwise. |
    | T | Tunnel | Card is played face-down, clockwise. |
    | D | Speeding-up (double) | Every player takes two turns in a row before the next player, clockwise, face-up. |
    | W | Switching | Counter-clockwise, face-up, First Player first. |
    | L | Turmoil (on cards of Horses & Stagecoach) | All players choose simultaneously (HS-78). |
CE-table-11 =
    Table 11 — Round cards of Horses & Stagecoach
    | ID | Turn sequence | Keep | Event |
    | HS24-1 | L T S S | 2 | none |
    | HS24-2 | S S T T S | 1 | Whiskey for the Marshal |
    | HS24-3 | L S D S | 0 | Panting Horses (1 horse) |
    | HS24-4 | S T S | 1 | Higher Speed |
    | HS24-5 | S T L S | 1 | Shotgun's Rage |
    | HS56-1 | L T S | 2 | none |
    | HS56-2 | L S D | 0 | Panting Horses (2 horses) |
    | HS56-3 | S T T S | 1 | Whiskey for the Marshal |
    | HS56-4 | S S T S | 1 | Higher Speed |
    | HS56-5 | S T L S | 1 | Shotgun's Rage |
    | HST-1 (Station) | S S T S | 0 | Mortal Bullet |
    | HST-2 (Station) | S S T S | 0 | Sharing the Loot |
    | HST-3 (Station) | S S T S S | 0 | Escape |
CE-table-12 =
    Table 12 — Hostages
    | Hostage | Ransom at the end of the game | Burden while held |
    | Banker | 1000 if the holder owns at least one Strongbox, otherwise 0 | none |
    | Lady's Poodle | 1000 | Holder receives one Neutral Bullet at the start of every later round |
    | Minister | 900 | Hand size −1 |
    | Teacher | 800 | Holder cannot Punch |
    | Zealot | 700 | Holder cannot Ride |
    | Old Lady | 500 per Jewel owned | Holder's roof Move is limited to 1 car |
    | Poker Player | 250 per Purse owned | Holder's character ability is switched off |
    | Photographer | 200 per Bullet card received from opponents | Tunnel turns are Standard turns for the holder |
CE-table-19 =
    Table 19 — Round cards of Marshal & Prisoners, all of them reconstructed
    | ID | Turn sequence | Event |
    | MP24-1 | S T S S | none |
    | MP24-2 | S S T S | Jailbreak |
    | MP24-3 | S D S | Guard Duty |
    | MP24-4 | S S T W | Patrol |
    | MP24-5 | S T S T S | Shoot-out |
    | MP57-1 | S T S | none |
    | MP57-2 | S S T | Jailbreak |
    | MP57-3 | S D | Guard Duty |
    | MP57-4 | S S W | Patrol |
    | MP57-5 | S T S T | Shoot-out |
    | MPST-1 (Station) | S S T S | Head Count |
    | MPST-2 (Station) | S S T S | Last Stand |
    | MPST-3 (Station) | S S T S | Bribe |
