### Ce qui n'a pas marché, et que faire. Règles d'écriture : common.ftl.

## Une partie impossible à préparer

setup-bad-player-count = Ce jeu se joue de { $least } à { $most }, pas à { $given } ({ $rule }). Change le nombre de places et recommence.
setup-unknown-option =
    { $known ->
        [none] Il n'y a pas d'option « { $key } » : ce jeu n'en a aucune.
       *[other] Il n'y a pas d'option « { $key } » ici. Tu as le choix entre : { $known }.
    }
setup-bad-option-value =
    { $rule ->
        [none] L'option « { $key } » ne peut pas être « { $value } ». { $takes }
       *[other] L'option « { $key } » ne peut pas être « { $value } » ({ $rule }). { $takes }
    }

## Un coup refusé

illegal-game-over = La partie est finie ({ $rule }). Lance-en une autre quand tu veux.
illegal-not-your-decision = Ce n'est pas à toi de choisir ({ $rule }). Patience : ton tour viendra.
illegal-not-allowed =
    { $says ->
        [none] Ce coup n'est pas permis maintenant ({ $rule }). Choisis parmi les coups proposés.
       *[other] Ce coup n'est pas permis maintenant. Règle { $rule } : { $says } Choisis parmi les coups proposés.
    }

## Un enregistrement impossible à rejouer

record-not-a-record = Cet enregistrement n'est pas complet (ligne { $line }, colonne { $column }) : { $reason }. Enregistre de nouveau la partie et essaie ce fichier-là.
record-unknown-format = Cet enregistrement est au format { $format }, que cette version de Tinstar ne connaît pas. Mets Tinstar à jour et réessaie.
record-other-game = C'est une partie de { $game }, pas de { $expected }. Ouvre-la comme une partie de { $game }.
record-other-rules-version = Cette partie suit la version { $version } des règles, et ce Tinstar joue la version { $current }. Ouvre-la avec le Tinstar d'origine.
record-no-seed = Il manque la graine du hasard : la partie n'était pas finie. Enregistre-la de nouveau après la fin.
record-bad-seed = La graine du hasard est abîmée : il faut 64 chiffres hexadécimaux. Enregistre de nouveau la partie et essaie ce fichier-là.
record-other-seed = La graine du hasard n'est pas celle promise avant la partie. Ne te fie pas à cette copie : demande l'original à l'hôte.
record-changed = Le coup { $step }, ou un coup d'avant, a été modifié après la partie. Ne te fie pas à cette copie : demande l'original à l'hôte.
record-illegal-game-over = Coup { $step } : la place { $seat } joue encore après la fin ({ $rule }). Demande l'enregistrement original à l'hôte.
record-illegal-not-your-decision = Coup { $step } : la place { $seat } joue sans que ce soit à elle ({ $rule }). Demande l'enregistrement original à l'hôte.
record-illegal-not-allowed =
    { $says ->
        [none] Coup { $step } : la place { $seat } fait ce que la règle { $rule } interdit. Demande l'enregistrement original à l'hôte.
       *[other] Coup { $step } : la place { $seat } fait ce que la règle { $rule } interdit : { $says } Demande l'enregistrement original à l'hôte.
    }
record-ends-early = Cet enregistrement s'arrête au coup { $step }, avant la fin qu'il annonce. Demandes-en un complet à l'hôte.
record-other-outcome = Rejouée jusqu'au coup { $step }, cette partie finit autrement que ne le dit l'enregistrement. C'est la partie rejouée qui compte.
