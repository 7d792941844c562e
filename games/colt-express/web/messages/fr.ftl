### Ce que seul le plateau de Colt Express dit. Les phrases du jeu sont dans games/colt-express/messages/fr.ftl.

board-colt-express-train = Le train
board-colt-express-strip = Le train entier
board-colt-express-show-car = { $car ->
    [0] Montrer la Locomotive
   *[other] Montrer le wagon { $car }
}
board-colt-express-money = { $value } $
board-colt-express-gain = +{ $value } $
board-colt-express-loss = −{ $value } $
board-colt-express-pow = PAF !

## La manche

board-colt-express-round = Manche
board-colt-express-round-number = Manche { $number }
board-colt-express-round-card = La carte de la manche
board-colt-express-round-end = À la fin : { $what }
board-colt-express-no-event = Une fin tranquille : aucun événement.
board-colt-express-turn-past = Tour { $number }, { $turn } : joué
board-colt-express-turn-now = Tour { $number }, { $turn } : en cours
board-colt-express-turn-next = Tour { $number }, { $turn } : à venir
board-colt-express-turn-standard = une carte chacun, face visible
board-colt-express-turn-tunnel = une carte chacun, face cachée
board-colt-express-turn-speeding_up = deux tours de suite chacun
board-colt-express-turn-switching = une carte chacun, en sens inverse
board-colt-express-turn-turmoil = tout le monde choisit en même temps, en secret

board-colt-express-what-angry-marshal = Les bandits sur le toit au-dessus du Marshal prennent une Balle. Puis il recule d'un wagon.
board-colt-express-what-swivel-arm = Tous ceux qui sont sur un toit sont balayés jusqu'au toit du dernier wagon.
board-colt-express-what-braking = Tous ceux qui sont sur un toit glissent d'un wagon vers l'avant.
board-colt-express-what-take-it-all = Une seconde mallette apparaît dans le wagon du Marshal.
board-colt-express-what-passengers-rebellion = Tous ceux qui sont dans un wagon prennent une Balle.
board-colt-express-what-marshals-revenge = Les bandits sur le toit au-dessus du Marshal perdent leur bourse la moins précieuse.
board-colt-express-what-pickpocketing = Qui est seul avec une bourse peut la prendre.
board-colt-express-what-hostage-taking = Tous ceux qui sont dans la Locomotive ou sur son toit gagnent 250 dollars.
board-colt-express-what-panting-horses = Un cheval n'en peut plus, deux à une grande table.
board-colt-express-what-marshals-whiskey = Le Marshal vide une flasque de son wagon et part vers l'arrière.
board-colt-express-what-higher-speed = Les bandits sur les toits, les chevaux et la diligence reculent d'un wagon.
board-colt-express-what-shotguns-rage = Dans la diligence, dessus ou à côté, chacun prend une Balle neutre.
board-colt-express-what-mortal-bullet = Chaque Balle de cette manche coûte 150 dollars.
board-colt-express-what-sharing-the-loot = Qui est au même endroit partage les mallettes.
board-colt-express-what-escape = Qui est encore sur le train finit en prison. Une Chevauchée permet de fuir.

## La pile commune

board-colt-express-scheming = Préparation
board-colt-express-stealing = Pillage
board-colt-express-deck = La pile commune
board-colt-express-deck-left = { $count ->
    [one] { $count } carte à venir
   *[other] { $count } cartes à venir
}
board-colt-express-deck-empty = Aucune carte encore. La première jouée sera la première exécutée.
board-colt-express-card-open = { $bandit } : { $card }
board-colt-express-card-hidden = { $bandit } : une carte face cachée
board-colt-express-card-mine = { $bandit } : { $card }, face cachée ; personne d'autre ne le sait

## La main

board-colt-express-hand = Ta main
board-colt-express-hand-empty = Ta main est vide.
board-colt-express-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, en { $count } exemplaires
}
board-colt-express-pile = Ta pioche
board-colt-express-pile-left = { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
board-colt-express-ghost = La première carte de Ghost :
board-colt-express-ghost-open = face visible
board-colt-express-ghost-hidden = face cachée

## Le pillage

board-colt-express-between = La carte suivante va être retournée.
board-colt-express-wait = { $name } décide.
board-colt-express-pick-space = Choisis un endroit du train.
board-colt-express-ask-fire = Qui reçoit la Balle ?
board-colt-express-ask-punch = Qui reçoit le coup de poing ?
board-colt-express-ask-knock = Qu'est-ce qui tombe par terre ?
board-colt-express-ask-take = Garder la bourse ou la laisser tomber ?
board-colt-express-ask-rob = Que prends-tu ?
board-colt-express-ask-pickpocket = Personne ne regarde. Prendre une bourse ?
board-colt-express-does-move = À l'intérieur : au wagon voisin. Sur les toits : jusqu'à trois wagons.
board-colt-express-does-change-floor = Monte sur le toit ou descend dans le wagon.
board-colt-express-does-fire = À l'intérieur : sur le wagon voisin. Sur les toits : à perte de vue.
board-colt-express-does-robbery = Prend quelque chose par terre.
board-colt-express-does-punch = Frappe quelqu'un ici : du butin tombe et la victime est projetée un wagon plus loin.
board-colt-express-does-marshal = Envoie le Marshal au wagon voisin.
board-colt-express-does-ride = À cheval jusqu'à trois wagons plus loin, ou dans la diligence.
board-colt-express-does-bullet = Ne fait jamais rien.

## Les bandits

board-colt-express-cast = Choisir un bandit
board-colt-express-cast-you = Qui veux-tu être ?
board-colt-express-start-you = Qui commence dans le wagon de queue ? L'autre commence dans le wagon juste devant.
board-colt-express-cast-other = { $name } choisit.
board-colt-express-wanted = AVIS
board-colt-express-ability-belle = Personne ne la vise tant qu'il y a une autre cible.
board-colt-express-ability-cheyenne = Garde la bourse que son poing fait tomber.
board-colt-express-ability-django = Ses tirs repoussent leur cible.
board-colt-express-ability-doc = Pioche sept cartes.
board-colt-express-ability-ghost = Peut cacher la première carte d'une manche.
board-colt-express-ability-tuco = Tire à travers le toit.
board-colt-express-the-marshal = Le Marshal
board-colt-express-the-elf = Le Lutin du Père Noël
board-colt-express-loot-purse = Elle vaut de 250 à 500 dollars ; on ne voit combien qu'en la tenant.
board-colt-express-loot-jewel = Il vaut 500 dollars.
board-colt-express-loot-strongbox = Elle vaut 1000 dollars.
board-colt-express-loot-whiskey = Deux gorgées. Il faut l'avoir en main pour savoir quel whisky c'est.
board-colt-express-loot-open-classic = Encore une gorgée : trois cartes, puis un tour.
board-colt-express-loot-open-old = Encore une gorgée : une carte, puis un tour.
board-colt-express-dossiers = Les bandits
board-colt-express-dossier = { $bandit }, { $name } : bourses { $purses }, bijoux { $jewels }, mallettes { $strongboxes }, Balles restantes { $bullets }, Balles reçues { $received }, cartes en main { $hand }.
board-colt-express-first = Premier joueur
board-colt-express-bullets = { $count ->
    [0] Aucune Balle restante
    [one] Une Balle restante
   *[other] { $count } Balles restantes
}
board-colt-express-received = { $count ->
    [0] Aucune Balle reçue
    [one] Une Balle reçue
   *[other] { $count } Balles reçues
}
board-colt-express-cards = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}

## Le Lutin et la fin

board-colt-express-zone-gift = Le Lutin ici : les Cadeaux gagnent
board-colt-express-zone-empty = Le Lutin ici : les jetons Vides gagnent
board-colt-express-zone-gift-short = Cadeaux
board-colt-express-zone-empty-short = Jetons Vides
board-colt-express-gift = Cadeau
board-colt-express-empty = Vide
board-colt-express-with = Avec { $bandit }.
board-colt-express-out = hors jeu
board-colt-express-token-hidden = Un jeton du Lutin, face cachée
board-colt-express-token-gift = { $bandit } a un Cadeau
board-colt-express-token-gift-why = Tu ne gagneras que si le Lutin finit dans la Locomotive ou le wagon 1. Garde-le pour toi !
board-colt-express-token-empty = Le jeton de { $bandit } est Vide
board-colt-express-token-empty-why = Tu ne gagneras que si le Lutin finit dans le wagon 2 ou plus loin. Garde-le pour toi !
board-colt-express-tokens = Les jetons sont retournés
board-colt-express-verdict-gift = Le Lutin apporte des cadeaux !
board-colt-express-verdict-empty = Le Lutin est resté derrière !
board-colt-express-arrived = Terminus, tout le monde descend !
board-colt-express-gunslinger = L'as de la gâchette
board-colt-express-nobody = Personne ne s'en est tiré !
board-colt-express-winner = Joyeux Noël !

## Chevaux & Diligence

board-colt-express-stagecoach = La diligence
board-colt-express-the-shotgun = Le Shotgun
board-colt-express-horses = Une Chevauchée demande un cheval le long du wagon : jusqu'à trois wagons en avant ou en arrière, puis à l'intérieur.
board-colt-express-attack = Attaque à cheval
board-colt-express-attack-how = Tout le monde choisit en secret. Qui monte entre dans ce wagon et laisse son cheval à côté ; les autres continuent vers le wagon de devant.
board-colt-express-attack-choose = Monter dans ce wagon, ou continuer vers la Locomotive ? Personne ne voit ton choix.
board-colt-express-attack-last = Il n'y a plus que toi à cheval : choisis ton wagon.
board-colt-express-attack-wait = { $count ->
    [0] Tout le monde a choisi.
    [one] Encore un cavalier qui réfléchit.
   *[other] Encore { $count } cavaliers qui réfléchissent.
}
board-colt-express-attack-done = Tout le monde est dans le train.
board-colt-express-riders = Encore à cheval
board-colt-express-rider-chosen = a choisi
board-colt-express-rider-boards = monte ici
board-colt-express-rider-on = continue
board-colt-express-keep-icon = { $count ->
    [one] garder une carte
   *[other] garder { $count } cartes
}
board-colt-express-kept-so-far = Tu gardes : { $cards }
board-colt-express-turmoil-chosen = Ton choix secret : { $what }
board-colt-express-sip-classic = Pioche trois cartes, puis joue ton tour.
board-colt-express-sip-old = Joue une carte, puis joue ton tour.
board-colt-express-hostage-banker = 1000 dollars si tu as une mallette. Aucun fardeau.
board-colt-express-hostage-poodle = 1000 dollars. Une Balle neutre à chaque manche.
board-colt-express-hostage-minister = 900 dollars. Une carte de moins en main.
board-colt-express-hostage-teacher = 800 dollars. Tes Coups de poing ne font rien.
board-colt-express-hostage-zealot = 700 dollars. Tes Chevauchées ne font rien.
board-colt-express-hostage-old-lady = 500 dollars par bijou. Un seul pas sur les toits.
board-colt-express-hostage-poker-player = 250 dollars par bourse. Ta capacité ne sert plus.
board-colt-express-hostage-photographer = 200 dollars par Balle reçue des autres. Tu joues face visible dans les tunnels.
board-colt-express-ransom = { $hostage } : { $value } dollars
board-colt-express-ask-hostage = Qui prends-tu ? L'otage reste avec toi, et son fardeau aussi.

## La première partie

board-colt-express-tour-cast = Choisis un bandit. Chacun sait faire quelque chose que les autres ne savent pas.
board-colt-express-tour-train = Voici le train : l'intérieur des wagons et les toits. Une flèche dorée flotte au-dessus de ton bandit. Le butin est par terre ; le Marshal marche à l'intérieur.
board-colt-express-tour-round = Chaque manche a sa carte : un nombre de tours, dont certains dans un tunnel où les cartes se jouent face cachée. À la fin, un événement.
board-colt-express-tour-hand = D'abord chacun prépare : jouer une carte par tour, ou en piocher trois. Rien ne se passe encore ! Les Balles ne font qu'encombrer la main.
board-colt-express-tour-queue = Les cartes sont ici dans l'ordre. Retiens qui veut faire quoi : elles seront exécutées une à une, qu'elles aient encore un sens ou non.
board-colt-express-tour-elf = Chaque bandit a un jeton secret. Si le Lutin finit près du conducteur, seuls les Cadeaux peuvent gagner, sinon seuls les Vides. Il suit le premier bandit qui part de là où il est.
board-colt-express-tour-steal = C'est ta carte. Choisis sur le train ou ici ce que fait ton bandit.
board-colt-express-tour-attack = Attaque à cheval ! Tout le monde remonte le train depuis le dernier wagon. Monter ici, ou continuer : le choix est secret, tous en même temps. Ton cheval reste là où tu montes.
board-colt-express-tour-stagecoach = La diligence longe le train et recule d'un wagon à chaque manche. Sur son toit, le Shotgun garde une mallette ; à l'intérieur, des otages. Une Chevauchée t'y mène si un cheval est le long de ton wagon.
board-colt-express-tour-turmoil = Tumulte : tout le monde choisit une carte en même temps, en secret. Puis elles sont posées dans l'ordre des joueurs.
board-colt-express-tour-whiskey = Tu as du whisky ! Une gorgée rend ton tour plus fort. Chaque flasque en a deux.
board-colt-express-tour-hostage = Qui entre dans la diligence prend un otage. Il rapporte une rançon à la fin, mais c'est un fardeau jusque-là.
board-colt-express-tour-retain = Tu peux garder des cartes pour la manche suivante. Les autres retournent dans ta pioche.
board-colt-express-tour-keep = Règles expertes : mets de côté les cartes dont tu ne veux pas à la manche suivante, puis garde le reste.

## Comment on joue

board-colt-express-how-aim = Tu es un bandit dans un train plein de butin. Qui a le plus de dollars après cinq manches gagne.
board-colt-express-how-plan = D'abord, tout le monde prépare : chacun à son tour pose une carte sur une pile commune, ou en pioche trois. Il ne se passe encore rien !
board-colt-express-how-steal = Puis la pile est retournée, et chaque carte est exécutée dans cet ordre, qu'elle ait encore un sens ou non.
board-colt-express-how-marshal = On pille à l'intérieur des wagons. Qui y rencontre le Marshal prend une Balle et s'enfuit sur le toit.
board-colt-express-how-bullets = Un tir donne à la victime une Balle, une carte qui ne fait qu'encombrer la main. Qui a tiré le plus gagne 1000 dollars à la fin.
board-colt-express-how-horses = Avec Chevaux & Diligence, tu sautes à cheval pour gagner la diligence : des otages y attendent, avec une rançon et un fardeau, et le Shotgun garde sa mallette tant que personne ne l'a fait tomber. Une gorgée de whisky rend un tour plus fort.
board-colt-express-how-elf = Avec le Lutin, chacun a un jeton secret. S'il finit près du conducteur, seul un Cadeau peut gagner ; sinon, seul un Vide. Il suit le premier bandit qui part de là où il est.

## Marshal & Prisonniers

board-colt-express-prison-car = Le wagon-prison
board-colt-express-lawman = LA LOI
board-colt-express-ability-mei = Grimpe aussi jusqu'au wagon voisin.
board-colt-express-ability-marshal = Pourchasse les autres : arrestations, deux tirs, ses propres objectifs.
board-colt-express-does-volley = Deux Balles l'une après l'autre, chacune de l'une ou l'autre pile.
board-colt-express-does-move-plus = Comme un Déplacement, et une autre carte peut être posée dessus.
board-colt-express-does-change-floor-plus = Comme un Changement d'étage, et une autre carte peut être posée dessus.
board-colt-express-does-arrest = Envoie en cellule un bandit sur la case du Marshal ; son avis de recherche est retourné.
board-colt-express-does-brilliant-idea = Fait sortir de la cellule, libère quelqu'un au wagon-prison, et ailleurs refait ce que la dernière carte d'un bandit a fait.
board-colt-express-loot-mailbag = Il vaut 200 ou 1200 dollars ; on ne voit combien qu'en le tenant. Le Marshal veut ce que personne ne prend.
board-colt-express-what-jailbreak = Tous ceux qui sont en cellule se retrouvent dans le couloir.
board-colt-express-what-guard-duty = Les bandits dans le couloir et sur le toit du wagon-prison prennent une Balle neutre.
board-colt-express-what-patrol = Le Marshal peut se déplacer d'un wagon à son étage.
board-colt-express-what-shoot-out = Les bandits sur la case du Marshal prennent une Balle neutre.
board-colt-express-what-head-count = Qui est en cellule perd 250 dollars à la fin.
board-colt-express-what-last-stand = Les bandits dans le wagon du Marshal et sur son toit perdent leur bourse la moins précieuse.
board-colt-express-what-bribe = Qui est seul reçoit 250 dollars.
board-colt-express-ask-volley = Qui reçoit la Balle, et de quelle pile ?
board-colt-express-ask-arrest = Qui va en cellule ?
board-colt-express-ask-free = Qui sort de la cellule ?
board-colt-express-ask-claim = Que prends-tu en échange ?
board-colt-express-from-pile = De :
board-colt-express-pile-of = { $count ->
    [0] Pile { $pile } : vide
    [one] Pile { $pile } : une Balle
   *[other] Pile { $pile } : { $count } Balles
}
board-colt-express-henchman-belle = On ne te vise pas tant qu'il y a une autre cible.
board-colt-express-henchman-cheyenne = Tu peux garder la bourse que ton poing fait tomber.
board-colt-express-henchman-django = Tes tirs repoussent leur cible.
board-colt-express-henchman-doc = Une carte de plus en main.
board-colt-express-henchman-ghost = Tu peux cacher ta première carte de la manche.
board-colt-express-henchman-tuco = Tu tires à travers le toit.
board-colt-express-henchman-mei = Tu grimpes aussi jusqu'au wagon voisin.
board-colt-express-prisoner = Qui le libère sait faire comme lui : { $ability } Et { $value } dollars à la fin.
board-colt-express-poster = Avis de recherche : { $value } dollars à la fin s'il n'est jamais retourné
board-colt-express-poster-turned = { $count ->
    [one] Une arrestation : l'avis de recherche est retourné
   *[other] { $count } arrestations : l'avis de recherche est retourné
}
board-colt-express-brawler = Gagné en frappant le Marshal ; il vaut { $value } dollars.
board-colt-express-jailed = En cellule.
board-colt-express-bags = { $count ->
    [one] Un sac postal.
   *[other] { $count } sacs postaux.
}
board-colt-express-sheet = { $marshal }, { $name } : Balles restantes { $one } et { $other }, Balles reçues { $received }, cartes en main { $hand }, objectifs piochés { $goals }.
# The same where there is little room: how the Marshal stands, beside what others own.
board-colt-express-goals-short = { $count } sur { $of }
board-colt-express-goals-met = { $count ->
    [one] { $count } objectif sur les { $of } requis
   *[other] { $count } objectifs sur les { $of } requis
}
board-colt-express-goal-coming = Un objectif encore à piocher
board-colt-express-goal-hidden = Un objectif que seul le Marshal connaît
board-colt-express-goal-met = { $goal } : atteint
board-colt-express-goal-open = { $goal } : pas encore
board-colt-express-goal-warrant = { $bandit } a connu au moins une arrestation.
board-colt-express-goal-empty-cylinder = L'une des piles de Balles du Marshal est vide.
board-colt-express-goal-full-of-lead = Chaque bandit a reçu une Balle du Marshal.
board-colt-express-goal-arch-enemy = Trois bandits différents ont été arrêtés.
board-colt-express-goal-marked-man = Un bandit a reçu quatre Balles du Marshal.
board-colt-express-goal-repeat-offender = Un bandit a été arrêté deux fois.
board-colt-express-goal-mail-saved = À la fin, au moins un sac postal n'est à personne.
board-colt-express-goal-under-lock-and-key = À la fin, deux prisonniers sont encore en cellule.
board-colt-express-law-wins = Force reste à la loi !
board-colt-express-law-fails = Les bandits s'en tirent !
board-colt-express-law-waits = Le Marshal doit encore montrer ses objectifs.
board-colt-express-tour-marshal = Tu es le Marshal. Il te faut quatre objectifs sur cinq ; tu en pioches un par manche, et personne d'autre ne les voit. Arrête, tire, et garde ce qu'il y a dans le wagon-prison.
board-colt-express-tour-prison = Le dernier wagon est une prison. L'un de vous est le Marshal : qui se fait arrêter reste en cellule et n'y peut rien, sauf avoir une Idée géniale, qui en fait sortir.
board-colt-express-how-marshal-player = Avec Marshal & Prisonniers, l'un de vous est le Marshal. Il a ses propres cartes et cinq objectifs secrets ; avec quatre d'entre eux, il gagne seul.
board-colt-express-how-prison = Une arrestation mène en cellule, et les 500 dollars de l'avis de recherche sont perdus. Une Idée géniale en fait sortir, libère des prisonniers, ou refait ce que la carte d'avant a fait.
board-colt-express-reconstructed = Le livret complet de Marshal & Prisonniers est introuvable : la moitié de ses règles est reconstituée, et chacune le dit.
