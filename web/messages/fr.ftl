### Les mots du navigateur, autour des plateaux. Les règles d'écriture sont dans /messages/en/common.ftl.

app-name = Tinstar
title-yours = À toi – Tinstar
home = Vers les jeux
loading = Un instant…
part-missing = Une partie de la table n'est pas arrivée.
part-reload = Recharger la page
close = Fermer
cancel = Annuler

## Le cadre de chaque page

nav = Principal
nav-rules = Règles
nav-account = { $name } : c'est toi
nav-tongue = In English
skip-to-main = Aller au contenu
nowhere = Rien par ici
nowhere-why = Cette piste ne mène nulle part. Il manque peut-être un bout du lien : redemande-le.
trouble-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
trouble-unreadable = Le serveur a répondu quelque chose d'étrange ({ $status }). Réessaie dans un instant.
toast-rule = Règle { $rule }

## Les jeux au mur

facts-players = { $least } à { $most } joueurs
facts-players-of = { $list } joueurs
facts-minutes = { $from } à { $to } minutes

## L'accueil

home-over = Viens avec ton chapeau
home-title = Plusieurs jeux, une table
home-under = Sans compte
home-games = Les jeux
home-mine = Tes parties
home-earlier = Parties passées
home-public = Tables ouvertes
friends = Amis
home-record = Une partie gardée ?
home-record-how = Revois-la coup par coup, à travers les yeux de qui tu veux.
welcome-name = Comment les autres doivent-ils t'appeler ?
welcome-keep = C'est moi
# Séparés par des virgules ; l'un est proposé aux nouveaux venus.
welcome-suggestions = Lily la Poussière, Jo la Chance, Rose des Prairies, Pied-Léger, Doc Saule, Pierrot Cannelle, Bill des Neiges, La Mère Houx, Kid Réglisse, Tess du Désert
list-your-turn = À toi
list-running = En cours
list-halted = Suspendue
list-away = Ranger cette partie de { $game }
list-is-away = Rangée avec tes parties passées.
list-back = La remettre
list-hide = Bloquer la personne qui a dressé cette table de { $game }
list-report = Signaler cette table de { $game } à l'hôte
host-says = L'hôte dit : { $text }
list-open =
    { $count ->
        [0] Prête à commencer
        [one] Une place libre
       *[other] { $count } places libres
    }
matches-none = Aucune pour l'instant. Une partie finie se retrouve ici.
matches-more = Plus anciennes
matches-away =
    { $count ->
        [one] Rangée : une partie
       *[other] Rangées : { $count } parties
    }

## Une nouvelle table

way-now = Jouer
way-now-how = Toi et des robots, tout de suite.
way-friends = Entre amis
way-friends-how = Tu envoies un lien ; ils s'assoient.
way-screen = Un écran
way-screen-how = Tous autour de celui-ci.
way-starting = On distribue…
new-way = Comment tu veux jouer
new-players = Joueurs
new-names = Qui joue
new-names-how = Un nom vide est la place d'un robot.
new-name-of = Nom du joueur { $seat }
new-name-bot = Un robot
new-more = Temps et options
new-clock = Temps de réflexion
new-here-how = Continue sans réseau, et reste dans ce navigateur. Toute la vérité de la partie est dans cette page, pour qui la cherche.
new-hints = On peut demander des conseils
new-hints-all = On peut demander des conseils, si tous ceux qui jouent sont d'accord
new-public = Montrer cette table à l'accueil : tout le monde peut venir
new-rated = Faire compter la partie au classement
new-rated-how = Pour ceux qui ont un compte. Une horloge, pas de conseils, les places sont tirées au sort ; qui part finit dernier.
new-rated-account = Pour cela, il faut que chacun ait un compte, toi aussi.
new-invite = Dresser la table
new-go = Commencer
bot-level = Les robots
level-random = Herbe folle : joue n'importe quoi
level-greenhorn = Pied-tendre : rate de bons coups, comme un débutant
level-instinct = Adjoint : joue à l'instinct
level-sheriff = Shérif : essaie avant de décider
level-marshal = Marshal : réfléchit beaucoup
level-legend = Légende : réfléchit très longtemps
word-random = Herbe folle
word-greenhorn = Pied-tendre
word-instinct = Adjoint
word-sheriff = Shérif
word-marshal = Marshal
word-legend = Légende
level-strength = À { $players }, il gagne { $share } % de ses parties contre des robots du niveau d'en dessous ({ $rest }) ; une part égale serait { $fair } %.
level-ceiling-luck = Ici la chance décide : il n'y a pas d'adversaire plus fort. Un robot qui cherche a été essayé et n'a pas gagné plus.
level-ceiling-belief = Ici tout dépend de ce que croient les autres : il n'y a pas encore d'adversaire plus fort. Un robot qui cherche a été essayé et n'a pas gagné plus.
bots-each = Chaque robot à part
lobby-level = Comment joue { $name }
bots-choose = Choisis les robots :
bots-with = { $players } joueurs · { $level }
clock-none = Autant qu'on veut
clock-decision =
    { $seconds ->
        [one] { $seconds } seconde par
       *[other] { $seconds } secondes par
    } décision
clock-bank =
    { $minutes ->
        [one] Une minute par joueur, { $seconds ->
            [one] { $seconds } seconde de plus
           *[other] { $seconds } secondes de plus
        } à chaque décision
       *[other] { $minutes } minutes par joueur, { $seconds ->
            [one] { $seconds } seconde de plus
           *[other] { $seconds } secondes de plus
        } à chaque décision
    }
clock-days =
    { $days ->
        [one] Un jour par décision
       *[other] { $days } jours par décision
    }
name-label = Ton nom
name-how = Ce que voient les autres. De 1 à 32 lettres, chiffres et espaces.

## Avant la partie

lobby-over = La table est dressée pour
lobby-waiting =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-ready-owner = Tout le monde est là. Commence quand tu veux.
lobby-ready = Tout le monde est là. La personne qui a dressé la table lance la partie.
lobby-sit = S'asseoir ici
lobby-sit-also = Asseoir une deuxième personne
lobby-bot = Robot
lobby-empty = Libérer la place : { $name }
lobby-block = Tenir { $name } à l'écart de cette table
lobby-fill = Des robots pour le reste
lobby-start = Commencer
lobby-leave = Se lever
lobby-close = Débarrasser la table
lobby-about = Ce qu'on joue
invite = Inviter
invite-how = Avec ce lien, on peut s'asseoir ou regarder.
invite-link = Le lien vers cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié. Envoie-le à un ami.
invite-share = Partager
invite-text = Une place t'attend.
invite-qr = Le lien en QR code, à lire avec un téléphone

## Les places

seats = Qui joue
seat-open = Place libre
seat-gone = Quelqu'un
seat-you = toi
seat-here = est là
seat-away = pas là
seat-machine = robot
seat-stand-in = un robot joue à sa place
seat-deciding = doit décider
seats-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## La table

table-title = Partie de { $names }
table-laying = On dresse la table
table-none = Pas de table ici
table-halted = Cette partie est suspendue
table-halted-why = Les règles ont changé depuis le début de cette partie. Elle attend, intacte, la version avec laquelle elle a commencé.
table-closed = Cette table est débarrassée
table-closed-why = La personne qui l'avait dressée l'a débarrassée.
board = Le plateau
board-failed = Le plateau n'a pas pu être dessiné. La partie, elle, est intacte.
board-again = Redessiner
describe = Décrire le plateau
describe-title = Le plateau en mots
prompt-yours = À toi
prompt-others = On attend { $names }.
prompt-thinking =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
prompt-nobody = Personne n'a rien à décider pour l'instant.
prompt-acting = C'est parti…
prompt-roll = Lance tes dés.
prompt-roll-of = { $name } : lance tes dés.
roll = Lancer
roll-for-me = Lancer pour moi désormais
prompt-waiting = Touche encore une fois pour le faire : { $choice }
prompt-follows = Voyons ce que ça donne.
prompt-soon = C'est bientôt à toi.
prompt-only = Il n'y a qu'une réponse : dans un instant, elle sera donnée pour toi.
choices = Ce que tu peux faire
choices-all = Tout ({ $count })
choices-less = Réduire
choice-again = Encore une fois
choice-waiting = Touché sur le plateau : appuie pour le faire
hint = Que ferais-tu ?
hint-thinking = Un instant, ça réfléchit…
hint-chance = { $percent } %
hint-felt = à l'instinct
hint-best = Conseil, le meilleur : chance de gagner
hint-good = Conseil : chance de gagner
hint-one = { $action }, { $percent } %
hint-heard = Un bon joueur ferait ceci, avec ces chances de gagner : { $choices }.
hints = Conseils :
hints-none = aucun à cette table.
hints-alone = demandes-en un avec la lampe, ou avec H, quand c'est à toi.
hints-open = tout le monde est d'accord, on peut donc en demander.
hints-nobody = si tous ceux qui jouent sont d'accord, chacun peut en demander.
hints-missing = accord encore attendu : { $names }.
hints-agree = Je suis d'accord pour des conseils à tout le monde
undo = Annuler le coup
player-catching-up = En ton absence
player-behind =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
player-skip = Passer
player-speed = Vitesse { $speed } × : en changer
tab-play = Jouer
tab-result = Résultat
log = Journal
log-rule = Règle { $rule } : la lire
log-empty = Rien ne s'est encore passé.
log-older =
    { $count ->
        [one] Une ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
log-created = La table est dressée.
log-sat = { $name } s'assoit.
log-left = { $name } quitte la table.
log-bot-seated = Un robot s'assoit.
log-handed = Un robot continue pour { $name }.
log-resigned = { $name } quitte la partie pour de bon, un robot prend sa place.
log-end-asked = { $name } propose d'arrêter la partie.
log-hints-agreed = { $name } est d'accord pour des conseils à tout le monde.
log-hints-refused = { $name } n'est plus d'accord pour des conseils.
log-ended = La partie s'arrête ici, sans résultat.
log-blocked = { $name } doit quitter la table.
log-taken-back = { $name } revient à sa place.
log-undone = { $name } annule son coup.
log-clock = Temps écoulé : l'instinct décide pour { $name }.
log-itself = Il n'y avait qu'une réponse : elle a été donnée pour toi. Personne d'autre ne le sait.
log-resumed = La partie continue.
log-closed = La table est débarrassée.
log-halted = La partie est suspendue.
chat = Discuter
chat-send = Envoyer
chat-to-players = Dis quelque chose aux joueurs
chat-to-spectators = Dis quelque chose aux spectateurs
chat-empty-players = Personne n'a rien dit. Les joueurs entendent les joueurs.
chat-empty-spectators = Personne n'a rien dit. Les joueurs n'entendent pas les spectateurs avant la fin.
offline = Tu n'es plus en ligne.
line-slow = Pas encore de réponse.
offline-safe = Rien n'est perdu. On réessaie.
offline-retry = Réessayer
menu = Plus
menu-rules = Les règles
menu-replay = Revoir la partie
menu-record = Télécharger la partie
menu-chat = Annoncer les tours dans une messagerie
here = Sur cet appareil
here-offline = Pas de réseau : la partie est sur cet appareil.
site-alone = Il n'y a pas de serveur ici : seulement des parties sur cet appareil.
here-what = Cette partie n'est que dans ce navigateur : elle continue sans réseau, et personne d'autre ne peut y venir. Ses cartes et ses dés sont tous dans la page, alors elle n'est jamais classée.
here-remove = Retirer de cet appareil
here-remove-sure = La partie sera perdue pour de bon. Télécharge-la d'abord si tu veux la garder.
here-remove-yes = La retirer
menu-hand = Laisser un robot jouer pour { $name }
menu-take-back = Revenir à la place de { $name }
menu-stand-in = { $name } n'est plus là : laisser un robot prendre le relais
menu-end = Arrêter la partie sans résultat
menu-end-sure = Elle s'arrête quand toutes les personnes pour qui aucun robot ne joue l'ont demandé.
menu-end-yes = Proposer d'arrêter
menu-resign = Quitter pour de bon
menu-resign-sure = Un robot prend ta place et la garde. Tu pourras seulement regarder.
menu-resign-yes = Quitter pour de bon
menu-leave = Quitter la partie
menu-leave-sure = Un robot continuera pour toi. Tu pourras revenir à ta place avec le même lien.
menu-leave-yes = Quitter
menu-commitment = Pas de triche : le hasard de cette partie a été scellé avant le début. Le sceau :
report = Signaler quelqu'un à l'hôte
report-whom = Qui ?
report-owner = La personne qui a dressé cette table
report-what = Que s'est-il passé ?
report-send = Envoyer le signalement
report-sent = L'hôte va le voir. Merci.
curtain-pass = Passe l'écran à { $name }
curtain-secret = Les autres regardent ailleurs.
curtain-ready = C'est moi, { $name }
tour = Premiers pas
tour-next = Compris
tour-end = Arrêter les conseils

## La fin

result-over = La partie est finie
result-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
result-you-won =
    { $count ->
        [one] Tu gagnes !
       *[other] Tu partages la victoire !
    }
result-place =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
result-times = (pour { NUMBER($count) })
result-total = Total
result-sheet = Ce qui fait les totaux
rematch = Rejouer
rematch-join = Vers la revanche

## Revoir

replay = Revoir
replay-at = { $at } sur { $of }
replay-scrub = Moment de la partie
replay-turn-back = Le tour d'avant
replay-back = Un pas en arrière
replay-event-back = Un événement en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-event-next = Un événement en avant
replay-turn-next = Le tour d'après
replay-eyes = À travers les yeux de qui
replay-spectator = En spectateur
replay-as = Comme { $name }
replay-hands = Toutes les mains
replay-hands-how = Ce que chacun était seul à savoir.
replay-hands-nothing = Rien de secret.
replay-link = Copier le lien vers ce moment
replay-copied = Le lien vers ce moment est copié.

## Luck and skill

review = Chance et talent
review-waiting = Le bilan attend son tour.
review-working = Le bilan se prépare : { $percent } %
review-off = Ce serveur ne fait pas de bilans. Avec l'enregistrement, tu peux en faire un chez toi : tinstar review.
review-unspoilt = Cacher la suite
review-chances = Chances de gagner
review-picture = Les chances de gagner de chacun au fil de la partie ; le tableau plus bas dit ce qu'elles sont devenues
review-whose-luck = La chance de qui
review-luck-of = La chance de { $who } : vers le haut, bonne ; vers le bas, mauvaise
review-sentence =
    { $luck ->
        [good] { $who } a eu de la chance : { $byLuck } grâce au hasard (± { $error })
        [bad] { $who } n'a pas eu de chance : { $byLuck } à cause du hasard (± { $error })
       *[even] { $who } n'a eu ni chance ni malchance de façon certaine : { $byLuck } par le hasard (± { $error })
    }, et ses choix { $own ->
        [lost] lui ont coûté { $byChoices }.
       *[gained] lui ont rapporté { $byChoices }.
    }
review-errors = Ce qui aurait pu être mieux joué
review-no-errors = Aucun choix n'était une erreur certaine.
review-error =
    { $kind ->
        [blunder] Une grosse erreur : elle coûte { $cost } (± { $error }).
        [mistake] Une erreur : elle coûte { $cost } (± { $error }).
       *[inaccuracy] Pas le meilleur choix : il coûte { $cost } (± { $error }).
    }
review-did = « { $did } ». Mieux : « { $best } ».
review-show = Montre-moi
review-what-if = Et si ?
what-if = Et si : « { $best } » ?
what-if-how = Cela n'a pas eu lieu : des adjoints jouent la suite, avec le hasard que la partie réservait.
what-if-leave = Revenir à la partie
review-step = coup { $step }
review-table = Ce que les chances de chacun sont devenues
review-who = Qui
review-initial = au départ
review-luck = chance
review-own = ses choix
review-others = choix des autres
review-last = à la fin
review-how =
    Chaque position a été jouée { $rollouts } fois jusqu'au bout par des adjoints à toutes les places. Le départ, la chance et tous les choix
    additionnés donnent la fin. Un choix est jugé d'après ce que sa place pouvait savoir ; les bluffs ne le sont pas. En pointillé : ce qui a fait
    basculer la partie.

## Dés et cartes d'une partie

dice = Dés et cartes
dice-rolled =
    { $count ->
        [one] Un dé à { $sides } faces, lancé une fois
       *[other] Dés à { $sides } faces, lancés { $count } fois
    }
dice-side = face { $side }
dice-what = Quoi
dice-seen = vu
dice-expected = attendu
dice-drawn =
    Cartes et autres choses tirées ou mélangées : { $count }, { $shuffles ->
        [0] sans aucun mélange
        [one] en un mélange et une par une
       *[other] en { $shuffles } mélanges et une par une
    }
dice-half =
    de la { $half ->
        [first] première moitié
       *[second] seconde moitié
    }
dice-verdict =
    { $kind ->
        [few] Trop peu pour en dire quoi que ce soit.
        [usual] Rien d'anormal : un hasard honnête est au moins aussi inégal dans { $part } des parties.
        [uneven] Plutôt inégal : un hasard honnête donne cela dans { $part } des parties seulement. En vingt parties, tu le verras à peu près une fois.
       *[rare] Très inégal : un hasard honnête donne cela dans { $part } des parties au plus. Une fois, c'est le hasard ; encore et encore, ce ne le serait plus.
    }
dice-none = Rien n'a été laissé au hasard dans cette partie.
dice-luck = Qui a eu de la chance ?
dice-luck-of =
    { $luck ->
        [good] { $who } a eu de la chance : { $byLuck } (± { $error })
        [bad] { $who } n'a pas eu de chance : { $byLuck } (± { $error })
       *[even] { $who } n'a eu ni chance ni malchance de façon certaine : { $byLuck } (± { $error })
    }
dice-luck-how = Ce que les dés et les cartes ont fait aux chances de gagner, la donne comprise.

record-open = Ouvrir une partie
record-how = Dépose ici le fichier d'une partie, ou choisis-en un. Il est vérifié et rejoué à partir de sa graine.
record-choose = Choisir un fichier

## Le sceau d'une partie

seal = Le hasard était-il honnête ?
seal-what = Chaque jet et chaque mélange découle d'une graine secrète. Avant le début de la partie, son empreinte a été montrée à tout le monde : personne ne pouvait plus changer la graine.
seal-commitment = Le sceau, qui est l'empreinte SHA-256 de la graine :
seal-seed = La graine :
seal-fits = Ton navigateur a vérifié : l'empreinte de cette graine est bien le sceau.
seal-differs = L'empreinte de cette graine n'est pas le sceau. Cette partie n'a pas été jouée avec la graine scellée.
seal-played = Le serveur vient de rejouer les { $steps } décisions à partir de la graine : chaque jet et chaque carte sont bien les mêmes.
seal-checked = Cette page vient de rejouer les { $steps } décisions à partir de la graine : chaque jet et chaque carte sont bien les mêmes.
seal-check = Pour vérifier chaque jet toi-même, télécharge le fichier de la partie et rejoue-le sur ton ordinateur avec
seal-later = À la fin de la partie, la graine est montrée ici et chacun peut la vérifier.

## Les règles

rules = Règles
rules-games = Quel jeu
rules-choose = Choisis un jeu.
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-assumed = Là où les règles imprimées laissent un doute, il a fallu choisir : ces règles sont marquées.
rules-reconstructed = Là où les règles imprimées restent introuvables, elles ont été recomposées d'après ce qu'on en sait : ces règles sont marquées « reconstituée ».
rule-assumed = notre choix
rule-reconstructed = reconstituée
lens-title = Règle { $rule }
lens-source = source : { $source }
lens-reconstructed = Règle reconstituée : le livret complet n'a pas été trouvé. C'est ainsi qu'on joue ici.
lens-assumed = Les règles imprimées ne le disent pas. C'est ainsi qu'on joue ici.
lens-all = La lire parmi les autres règles
lens-none = La règle { $rule } n'est pas dans le livret.

## Toi

account = Toi

## Réglages et aide

settings = Réglages
settings-language = Langue
settings-theme = Lumière
settings-motion = Mouvement
settings-speed = Vitesse
settings-sound = Son
settings-roll = Lancer mes dés pour moi
settings-confirm = Vérifier d'abord : sur un plateau encombré, ce qui ne peut pas s'annuler demande un deuxième appui
settings-tours = Revoir les premiers pas
tongue-en = English
tongue-fr = Français
theme-auto = Comme l'appareil
theme-light = Plein jour
theme-dark = À la lampe
motion-auto = Comme l'appareil
motion-on = Animé
motion-off = Immobile
speed = { $speed } ×
help = Aide
help-play = Ce que tu peux faire brille sur le plateau et s'affiche à côté. Pointe pour voir où cela mène ; clique pour le faire. Une pièce ou une carte serrée parmi d'autres le dit quand elle attend un deuxième clic. Chaque ligne du journal montre sa règle. Les cartes et les pièces s'expliquent elles-mêmes : pointe dessus un instant, ou garde le doigt posé.
help-keys = Touches
keys-choice = faire un choix
keys-confirm = faire ce qu'on a touché sur le plateau
keys-cancel = lâcher ce qu'on a touché
keys-skip = lancer tes dés ; sauter l'animation
keys-speed = changer la vitesse
keys-hint = Que ferais-tu ? Un conseil
keys-undo = annuler un coup
keys-describe = décrire le plateau
keys-prompt = aller à la question
keys-log = aller au journal
keys-chat = aller à la discussion
keys-things = de carte en carte
keys-rule = la règle de ce qui est expliqué
keys-sound = son ou silence
keys-help = cette aide

## Comment on joue

how = Comment on joue
how-title = Comment on joue à { $game }
how-step = Image { $step } sur { $steps }
how-back = Retour
how-next = Suite
how-done = Compris !
how-play = Dresser la table
how-rules = Toutes les règles

## À propos

about = À propos

## Les énigmes

puzzle = Énigme
puzzles = Énigmes
puzzle-of-day = L'énigme du jour
puzzle-of-day-how = { $game } : un choix est nettement le meilleur. Lequel ?
puzzle-solve = Chercher
puzzle-again = La revoir
puzzles-all = Toutes les énigmes
puzzles-how = Tirées de parties entre robots : chaque fois, un choix vaut nettement mieux que tous les autres, et l'adjoint en a fait un autre. Cet appareil retient ce que tu as essayé.
puzzles-none =
    Aucune énigme parmi { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    } de { $matches } { $matches ->
        [one] partie
       *[other] parties
    } : là où décide le hasard, ou ce que croient les autres, aucun choix ne vaut tellement mieux que tous les autres.
puzzles-solved = { $solved } sur { $all } du premier coup
puzzle-new = Énigme { $number }, { $players } joueurs
puzzle-best = Énigme { $number }, { $players } joueurs, trouvée du premier coup
puzzle-missed = Énigme { $number }, { $players } joueurs, essayée
puzzle-title = Énigme : { $game }
puzzle-find = Tu es { $name }. Un choix est nettement le meilleur : trouve-le.
puzzle-only = Ici, ce n'est pas un des choix.
puzzle-right = C'est ça : le meilleur choix.
puzzle-wrong = Mieux : { $best }. Chances de gagner : +{ $percent } % (± { $error }).
puzzle-worlds = Chaque choix a été joué { $worlds } fois jusqu'au bout par des adjoints, dans des mondes qui ressemblent à celui-ci, avec le même hasard pour tous. Ce que les autres cachent a été redistribué chaque fois.
puzzle-choice = Choix
puzzle-chance = Victoires
puzzle-behind = Écart
puzzle-is-best = Le meilleur
puzzle-is-mine = Ton choix
puzzle-is-deputys = Ce que fait un adjoint
puzzle-give-or-take = { $percent } % (± { $error })
puzzle-next = Énigme suivante

## Ce que quelqu'un a joué

profile = Parties et classements
profile-own = Mes parties et classements
rated = Partie classée
rated-how = Les places sont tirées au sort, qui part finit dernier
rating-moved = { $from } → { $to }
ratings = Les meilleurs
