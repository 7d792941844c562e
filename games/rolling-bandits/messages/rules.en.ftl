### What players read differently from rules.md: the printed rules are French, and so are the names of their sections there.

RB-source-attaquer = Attack
RB-source-attaquer-le-train = Attack the train
RB-source-bombe = Bomb
RB-source-coffre = Chest
RB-source-comment-jouer = How to play
RB-source-embuche = Swap
RB-source-fin-du-jeu = End of the game
RB-source-lancer = Roll
RB-source-lancer-les-des = Roll the dice
RB-source-materiel-de-jeu = Components
RB-source-mise-en-place-speciale = Special setup
RB-source-mise-en-place-speciale-a-2-joueurs = Special setup for 2 players
RB-source-preparation = Setup
RB-source-relancer = Reroll
RB-source-variante = Variant
RB-source-variante-a-2-joueurs = Variant for 2 players
RB-source-vol-immediat = Immediate theft
RB-source-voler = Steal
