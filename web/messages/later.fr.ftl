### Ce qui arrive avec les écrans qui le disent : parties, classements.

profile-since = Ici depuis le { $date }.
profile-guest = Invité.
profile-guest-own = Tu es invité : tout cela reste sur cet appareil. Avec un compte, cela te suit partout.
profile-shows = Qui peut voir cette page
profile-shows-everybody = Tout le monde
profile-shows-players = Ceux avec qui j'ai joué
profile-shows-nobody = Moi seulement
profile-shows-set = C'est noté.
profile-none = Aucune partie jouée jusqu'au bout pour l'instant.
profile-none-own = Aucune partie jouée jusqu'au bout pour l'instant. Tu les retrouveras ici.
profile-players = Joueurs
profile-matches = Parties
profile-won = Gagné
profile-fair = part égale : { $share }
profile-luck =
    À { $players }, { $matches ->
        [one] dans une partie analysée
       *[other] dans { $matches } parties analysées
    } : chance { $luck }, choix { $choices } d'une victoire à chaque fois.
profile-luck-one = Chance { $luck }, choix { $choices }
profile-called = Avec quelles couleurs et quels personnages
profile-called-one =
    { $name } : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $share } gagné
profile-list = Toutes les parties
profile-list-none = Aucune comme cela.
profile-gone = parti
profile-curve = { $game } à { $players } : de { $from } à { $to }
filter-game = Jeu
filter-result = Résultat
filter-rated = Classement
filter-all = Tout
filter-won = Gagnées
filter-lost = Non gagnées
filter-rated-yes = Classées
filter-rated-no = Non classées
rating = Niveau
rating-none = pas encore
rating-now = { $rating } ± { $error }
rating-provisional = { $rating }, à confirmer
ratings-how = D'après les tables classées. On commence à 1500 ; seuls ceux dont le niveau est assez sûr figurent ici, par ce qu'ils valent au moins. Les robots sont classés parmi les gens.
ratings-none = Personne n'a encore joué de partie classée. Quand tu dresses une table pour des amis, tu peux la faire compter.
ratings-too-few = Personne n'a encore assez joué pour que ce soit sûr.
ratings-with = À { $players }
ratings-mine =
    Toi : { $rating }, après { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }.
ratings-place = Rang
ratings-who = Qui
ratings-bot = Robot : { $level }
