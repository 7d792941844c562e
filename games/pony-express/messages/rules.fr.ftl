### Les règles PE-1 à PE-178 de rules.md, en français. Le texte anglais fait foi.
###
### Les mots : cavalier (rider), case (space), or (gold), banque (bank), gobelet (shaker), main (hand), annoncer
### (claim), contester (call), relancer (reroll), pillards (les « Indians » du livret), gare (station), relais
### (relay), boîte aux lettres (mailbox), cavalier emprisonné (jailed rider), déplacement aux dés (dice move).

PE-1 = Il faut 3, 4 ou 5 joueurs.
PE-2 = La piste compte exactement les 33 cases du tableau 1.2, parcourues dans l'ordre croissant.
PE-3 = Les cases 1 à 5 sont Saint-Joseph et n'ont pas d'action.
PE-4 = Les cases 25 à 32 sont le désert.
PE-5 = Une case d'action est une gare, des pillards, une mine, un saloon ou un relais ; la plaine, Saint-Joseph et Sacramento n'ont pas d'action.
PE-6 = L'or se conserve : celui des joueurs et celui de la banque font toujours 30 ; quand la banque doit plus qu'elle n'a, elle paie ce qu'elle a et le reste est perdu.
PE-7 = Les quantités d'or sont publiques, entières et jamais négatives.
PE-8 = Chaque joueur prend une couleur libre, avec son cavalier et sa carte de joueur.
PE-9 = Tous les cavaliers partent de la case 1.
PE-10 = Chaque joueur commence avec 3 pièces d'or ; tout le reste forme la banque.
PE-11 = Chaque joueur lance cinq dés à découvert ; la meilleure main (chapitre 3) prend le premier tour.
PE-12 = Si plusieurs joueurs ont exactement la même meilleure main, eux seuls relancent, jusqu'à ce qu'un seul soit le meilleur.
PE-13 = Les tours passent ensuite dans le sens des aiguilles d'une montre, dans l'ordre des places, pendant toute la partie.
PE-14 = Les 20 cartes Objet sont mélangées ; chaque joueur en reçoit deux, en garde une en secret et rend l'autre.
PE-15 = Les cartes rendues sont mélangées aux autres pour former la pioche, face cachée.
PE-16 = À la mise en place, les choix de cartes Objet sont simultanés et restent secrets.
PE-17 = Les trois pillards se tiennent sur les trois points rouges et le jeton de duel est hors de la piste.
PE-18 = Les faces valent A (as)=6, R (roi)=5, D (dame)=4, V (valet)=3, 10=2, 9=1.
PE-19 = Les mains se classent comme au tableau 1.1 : une suite bat un brelan, un full bat une suite, un carré bat un full.
PE-20 = Une suite est 9-10-V-D-R ou 10-V-D-R-A ; elle ne fait pas le tour.
PE-21 = Cinq dés forment exactement une main : la plus haute dont ils remplissent le motif.
PE-22 = Entre mains de même catégorie, on compare les valeurs du tableau de départage, de gauche à droite ; la plus haute gagne.
PE-23 = Deux mains sont à égalité quand la catégorie et ces valeurs sont les mêmes.
PE-24 = Le départage vaut pour tout lancer où plusieurs joueurs comparent leurs mains (premier joueur, partie de poker).
PE-25 = Le départage ne joue aucun rôle dans les annonces : on n'annonce qu'une catégorie.
PE-26 = Un joueur actif libre qui commence son tour avec 0 pièce d'or reçoit 1 pièce d'or de la banque.
PE-27 = Un joueur qui a 1 pièce d'or ou plus ne reçoit pas de charité.
PE-28 = Le joueur actif lance les cinq dés cachés sous le gobelet ; lui seul les voit.
PE-29 = Le joueur actif peut regarder sous le gobelet à tout moment des étapes 2 à 5 ; personne d'autre ne le peut.
PE-30 = Un cavalier à Sacramento ne lance jamais les dés pour avancer ; son tour est le passage à la boîte suivante (chapitre 13).
PE-31 = Après l'étape 6 et toutes ses conséquences le tour prend fin ; les dés vont au joueur suivant.
PE-32 = Relancer est facultatif.
PE-33 = Chaque relance, sous le gobelet ou à découvert, se paie à la banque avant de lancer les dés.
PE-34 = Une relance coûte 1 pièce d'or sur les cases 1 à 24.
PE-35 = Une relance coûte 2 pièces d'or sur les cases 25 à 32.
PE-36 = Pour le joueur seul en dernière position, la première relance de son tour est gratuite, les suivantes au prix normal.
PE-37 = « Seul en dernière position » veut dire que sa case est strictement inférieure à celle de tous les autres ; les cavaliers emprisonnés et ceux de Sacramento comptent avec leur case.
PE-38 = La relance gratuite remplace aussi le prix du désert de la première relance.
PE-39 = Dans une relance sous le gobelet, les dés gardés sont d'abord sortis et deviennent visibles ; tous les dés sous le gobelet sont relancés.
PE-40 = Dans une relance à découvert, les dés sortis du gobelet deviennent visibles ; tout ou partie des dés visibles est relancé à découvert ; les dés restés sous le gobelet restent cachés et inchangés.
PE-41 = À chaque relance on garde au moins un dé ; on ne relance jamais les cinq ensemble.
PE-42 = Après chaque lancer, le dernier avant l'annonce compris, le joueur peut mettre des dés sous le gobelet ou les en sortir sans changer les faces.
PE-43 = On peut relancer tant qu'on peut payer le prix.
PE-44 = De zéro à cinq dés peuvent être cachés au moment de l'annonce.
PE-45 = Un dé visible mis sous le gobelet garde sa face ; tous peuvent s'en souvenir jusqu'à ce qu'il soit relancé.
PE-46 = Le joueur actif annonce une main, de la paire (1) aux cinq dés identiques (7) ; on ne peut pas annoncer « rien ».
PE-47 = L'annonce peut être supérieure, égale ou inférieure à la main réelle.
PE-48 = Le cavalier ne bouge pas avant la fin de l'étape des contestations.
PE-49 = Le joueur bluffe exactement quand la main annoncée diffère de sa main réelle, en plus ou en moins.
PE-50 = Avec une main sans rien, toute annonce est un bluff.
PE-51 = Un full annoncé comme brelan, deux paires ou paire est un bluff.
PE-52 = Si au moins un adversaire libre est sur la case du joueur actif, ce sont exactement les adversaires libres de cette case qui peuvent contester.
PE-53 = Si aucun adversaire libre n'est sur la case du joueur actif, ce sont les adversaires libres les plus proches, devant ou derrière, en différence de numéros de case, qui peuvent contester.
PE-54 = Les cavaliers à Sacramento comptent comme sur la case 33 et peuvent contester.
PE-55 = Les joueurs emprisonnés ne peuvent jamais contester et sont ignorés quand on compare les distances.
PE-56 = Si tous les adversaires sont emprisonnés, personne ne peut contester et toute annonce est acceptée.
PE-57 = Si plusieurs joueurs peuvent contester, le premier à contester est le seul ; les autres perdent le choix.
PE-58 = À l'écran, la première contestation reçue compte ; si l'on ne joue pas en même temps, on demande l'un après l'autre dans le sens horaire à partir du joueur actif.
PE-59 = Si tous laissent passer, l'annonce est acceptée ; les joueurs plus éloignés ne peuvent pas contester.
PE-60 = On ne revient ni sur une contestation ni sur un refus de contester.
PE-61 = Un joueur actif non contesté avance exactement de la valeur annoncée.
PE-62 = Une main non contestée n'est jamais montrée, même après le tour ; ce que montre un enregistrement après la partie est hors des règles.
PE-63 = En cas de contestation, les cinq dés sont montrés à tous.
PE-64 = Si la contestation était juste, le cavalier actif n'avance pas et le tour finit après le choix du contestataire.
PE-65 = Après une contestation juste, le contestataire peut avancer exactement de la valeur annoncée, ou pas du tout.
PE-66 = Le déplacement du contestataire ne déclenche ni duel, ni partie de poker, ni case d'action.
PE-67 = Un bluffeur démasqué ne va pas en prison et ne paie rien.
PE-68 = Si la contestation était fausse, le contestataire va d'abord en prison, puis le joueur actif avance de la valeur annoncée ; s'il arrive sur la case du contestataire, celui-ci est déjà emprisonné (PE-76).
PE-69 = Un déplacement qui dépasse la case 33 s'arrête sur la 33 ; le compte exact n'est pas nécessaire.
PE-70 = Un contestataire déjà à Sacramento ne gagne pas de déplacement.
PE-71 = Ordre après un déplacement aux dés : Sacramento (chapitre 13), puis duel ou poker, puis case d'action.
PE-72 = Seul un déplacement aux dés déclenche duels, poker et cases d'action ; pas les trains, les déplacements de contestataires, les reculs devant les pillards ni les cartes des autres.
PE-73 = Un déplacement aux dés qui finit sur une case avec exactement un autre cavalier déclenche un duel.
PE-74 = Un déplacement aux dés qui finit sur une case avec deux autres cavaliers ou plus déclenche une partie de poker (chapitre 10).
PE-75 = Sur les cases 1 à 5, il n'y a jamais ni duel ni partie de poker.
PE-76 = Les cavaliers emprisonnés sont couchés à côté de la case et ne comptent pas comme s'y trouvant.
PE-77 = On pose le jeton de duel sur la case et les deux cavaliers vont sur les cases de duel, dans des coins opposés.
PE-78 = En duel, le joueur qui vient d'arriver décide quel cavalier se place dans quel coin.
PE-79 = Chaque duelliste utilise un dé.
PE-80 = En duel, le joueur qui vient d'arriver tire le premier ; puis on alterne.
PE-81 = Chaque tir part de derrière la ligne devant son propre cavalier.
PE-82 = Un tir touche quand le dé touche le cavalier adverse ; il n'est pas nécessaire de le renverser.
PE-83 = Le duel finit dès qu'un joueur touche ou est arrêté, ou quand chacun a tiré trois fois.
PE-84 = En duel, chaque joueur a trois tirs ; celui dont c'est le tour doit tirer.
PE-85 = Le joueur touché perd et donne au vainqueur la moitié de son or, arrondie au supérieur : 1 de 1, 1 de 2, 2 de 3, 3 de 5.
PE-86 = Un perdant sans or va en prison ; le vainqueur reçoit alors 1 pièce d'or de la banque.
PE-87 = Si tous les tirs sont épuisés sans touche ni arrestation, il n'y a pas de vainqueur et on ne paie rien.
PE-88 = Si un tir touche un cavalier étranger au duel avant l'adversaire, le tireur est arrêté : il perd le duel, paie comme tout perdant (sans or, la banque verse 1 à l'adversaire, PE-86) et va en prison, une seule fois.
PE-89 = Le premier contact décide : après une touche ou une arrestation, les contacts suivants du même tir sont ignorés.
PE-90 = Un dé qui touche le cavalier du tireur n'a aucun effet.
PE-91 = Après le duel les deux cavaliers reviennent sur la case et le jeton est retiré ; un joueur emprisonné est couché à côté.
PE-92 = La case d'action agit ensuite, sauf si le joueur actif est emprisonné.
PE-93 = Un tir est un triplet (s, phi, p) ; le jeu y ajoute le tremblement tiré de son propre hasard et l'enregistre.
PE-94 = Sans contact, le dé va tout droit depuis son départ jusqu'à épuisement de sa portée ou jusqu'à ce que son centre quitte le plateau.
PE-95 = Un dé qui s'arrête ou quitte le plateau sans contact est un tir manqué.
PE-96 = Il y a contact là où la distance des deux centres atteint d'abord 17 mm ; le premier contact du trajet compte ; à égalité exacte, l'adversaire ou le pillard passe avant un témoin.
PE-97 = Les témoins sont tous les cavaliers hors du duel, debout ou emprisonnés ; un cavalier seul se tient au centre de sa case ou de sa boîte aux lettres.
PE-98 = Des cavaliers debout sur une même case se tiennent à des décalages selon leur couleur 0 à 4 : (0,0), (-12,-12), (12,-12), (-12,12), (12,12).
PE-99 = Les cavaliers emprisonnés d'une case sont couchés aux décalages (-30,0), (-30,18), (-30,-18), (-48,0) dans l'ordre des arrestations ; toucher un témoin emprisonné, c'est toucher un innocent.
PE-100 = Le jeton de duel, l'or, les cartes et les lignes imprimées ne sont pas des obstacles.
PE-101 = En duel, les cavaliers des deux duellistes se tiennent en A et B et non sur la piste.
PE-102 = En duel, les pillards ne font pas obstacle.
PE-103 = Dans un tir sur les pillards, le cavalier du joueur actif reste sur sa case, ne dévie rien et n'est pas un témoin.
PE-104 = Au contact d'un pillard, on sépare la vitesse du dé en une part vn le long de la ligne des centres et le reste : si vn >= 250, le pillard tombe, disparaît du trajet, et vn devient 0,5333 vn ; sinon il reste debout et vn devient -0,4 vn.
PE-105 = Un pillard renversé tombe de 25 mm le long de la ligne des centres et renverse tout pillard debout dont le centre est à 16 mm au plus de ce segment ; celui-ci n'en renverse pas d'autre.
PE-106 = Un tir sur les pillards finit quand le dé s'arrête, quitte le plateau, touche le cavalier d'un autre joueur, ou quand plus aucun pillard n'est debout.
PE-107 = Une partie de poker réunit le joueur actif et tous les cavaliers libres de sa case.
PE-108 = Chaque participant lance cinq dés à découvert une seule fois, sans relance payante.
PE-109 = La seule main la plus haute reçoit 2 pièces d'or de chaque autre participant.
PE-110 = Si la plus haute main est partagée exactement, seuls ceux qui la partagent relancent, jusqu'à ce qu'un seul soit le plus haut.
PE-111 = Un participant qui doit payer et n'a rien ne paie rien ; la banque paie ses 2 pièces d'or et il va en prison.
PE-112 = Un participant qui doit payer et a exactement 1 pièce d'or la paie, la banque ajoute 1, et il ne va pas en prison.
PE-113 = Les paiements se font dans le sens horaire à partir du gagnant.
PE-114 = La case d'action agit après le duel ou le poker, pour le seul joueur actif, et seulement s'il n'est pas emprisonné.
PE-115 = Chemin de fer : sur une gare qui a un prix, le joueur actif peut payer ce prix à la banque et avancer son cavalier à la gare suivante.
PE-116 = Un duel ou une partie de poker à la gare de départ se règle avant le voyage.
PE-117 = Un seul voyage en train par tour ; jamais plus loin que la gare suivante.
PE-118 = La case 22 est le terminus : aucun train n'en part.
PE-119 = À l'arrivée en train il n'y a ni duel, ni poker, ni action.
PE-120 = Un joueur sans assez d'or ne peut pas voyager (sauf avec le Billet de train).
PE-121 = Pillards : on relève d'abord les trois pillards sur les points rouges, puis le joueur actif doit tirer exactement une fois de derrière la ligne du coin opposé.
PE-122 = La banque lui verse 1 pièce d'or par pillard renversé ; puis son cavalier recule d'une case par pillard encore debout.
PE-123 = Ce recul ne déclenche rien et ne descend pas sous la case 1.
PE-124 = Si le tir touche le cavalier d'un autre joueur, le tireur va en prison, ne reçoit pas d'or et ne recule pas.
PE-125 = Mine d'or : le joueur actif lance cinq dés à découvert une fois et prend autant d'or que vaut la main, 0 pour rien.
PE-126 = Saloon : le joueur actif lance cinq dés à découvert une fois et paie à la banque autant d'or que vaut la main, 0 pour rien.
PE-127 = Un joueur dont l'or ne couvre pas la note du saloon donne tout et va en prison.
PE-128 = Avant le lancer du saloon, le joueur actif doit demander aux autres s'ils veulent boire ; à l'écran, c'est un message à tous, aux réponses facultatives et sans effet.
PE-129 = Relais : le joueur actif pioche deux cartes, en garde une et met l'autre face cachée sous la pioche.
PE-130 = S'il ne reste qu'une carte, il la pioche et la garde ; s'il n'en reste aucune, il ne pioche rien.
PE-131 = Un cavalier emprisonné est couché à côté de sa case et garde son numéro de case.
PE-132 = Raisons d'aller en prison : contester à tort ; toucher un innocent en duel ou en tirant sur les pillards ; perdre un duel sans or ; devoir payer au poker sans or ; ne pas pouvoir payer la note du saloon.
PE-133 = Un joueur emprisonné pendant son propre tour le finit aussitôt ; son tour de prison est le suivant.
PE-134 = À son tour de prison, le joueur choisit d'abord : payer 3 pièces d'or à la banque, ou tenter l'évasion aux dés.
PE-135 = Payer pour sortir de prison demande au moins 3 pièces d'or ; le cavalier se relève et un tour normal suit dès l'étape 1, avec charité s'il ne lui reste rien.
PE-136 = Qui ne paie pas lance cinq dés à découvert exactement une fois, sans relance et sans charité avant le lancer.
PE-137 = Le résultat est celui du tableau 1.1 : paire ou rien, rien ; deux paires, 1 pièce d'or ; brelan, 1 carte ; suite, évasion ; full, évasion + 1 pièce d'or ; carré, évasion + 1 carte ; cinq dés identiques, évasion + 1 pièce d'or + 1 carte.
PE-138 = « 1 carte » est la carte du dessus de la pioche, sans choix ; rien si la pioche est vide.
PE-139 = L'or et les cartes de ce résultat se prennent avant de vérifier la charité.
PE-140 = En cas d'évasion le cavalier se relève, le joueur reçoit la charité s'il a 0 pièce d'or, et un tour normal suit dès l'étape 2.
PE-141 = Sans évasion le cavalier se relève aussitôt, le tour finit, et le tour suivant est normal.
PE-142 = La prison coûte donc au plus un tour ; personne ne tente l'évasion deux fois de suite pour une même arrestation.
PE-143 = Un cavalier qui se relève ne déclenche ni duel ni poker.
PE-144 = Un joueur emprisonné ne peut pas contester, n'est pas attaqué, ne joue pas au poker et ne peut pas être emprisonné de nouveau avant de se relever.
PE-145 = Un joueur emprisonné garde son or et ses cartes et peut jouer les cartes dont c'est le moment.
PE-146 = Les cartes en main sont secrètes ; leur nombre est public.
PE-147 = On ne joue une carte qu'à son moment et seulement si son effet peut s'appliquer.
PE-148 = Une carte jouée est montrée à tous et retirée du jeu ; elle ne revient jamais dans la pioche.
PE-149 = Il n'y a pas de limite de main et jouer une carte n'est jamais obligatoire.
PE-150 = Un joueur peut jouer plusieurs cartes au même moment ; deux exemplaires d'une carte ne s'appliquent pas au même tir, à la même touche, au même déplacement ou au même lancer.
PE-151 = Quand plusieurs joueurs peuvent jouer une carte au même moment, on demande dans le sens horaire à partir du joueur actif ; chaque carte s'applique aussitôt ; on s'arrête quand tous passent de suite. Avant un tir, le tireur est interrogé en dernier.
PE-152 = On ne gagne des cartes qu'à la mise en place, aux relais et par la prison.
PE-153 = Quand la pioche est vide, les relais ne donnent rien.
PE-154 = Les cartes mises sous la pioche ne reviennent qu'après toutes celles du dessus.
PE-155 = Le premier cavalier à atteindre la case 33 va sur la boîte aux lettres 1.
PE-156 = Atteindre la 33 aux dés ou par une contestation juste revient au même.
PE-157 = À chaque tour suivant passé libre, ce cavalier avance d'une boîte dans le sens horaire, de 1 à 2, puis de 2 à 3, au lieu des étapes 2 à 6.
PE-158 = Arriver à la boîte 3 fait gagner aussitôt (« Jackrabbit »).
PE-159 = Quand un second cavalier atteint la 33 avant cela, le duel final entre les deux commence aussitôt.
PE-160 = Dans le duel final il n'y a ni case d'action, ni paiement, ni poker.
PE-161 = Le duel final se joue aux coins de duel ; le cavalier arrivé second décide qui se place où.
PE-162 = Si le premier cavalier est à la boîte 1, on tire dans l'ordre premier, second, premier, second, et ainsi de suite.
PE-163 = Si le premier cavalier est à la boîte 2, il tire deux fois, puis le second une fois, puis on alterne : P P S P S P S...
PE-164 = Il n'y a pas de limite de trois tirs ; le duel dure jusqu'à ce que l'un soit touché ou arrêté pour avoir touché un innocent.
PE-165 = Celui qui est touché ou arrêté perd, l'autre gagne la partie.
PE-166 = Les deux duellistes peuvent jouer leurs cartes utiles comme d'habitude (Bible de poche, Second Colt, Flasque de whisky, Étoile de shérif).
PE-167 = Un troisième cavalier n'arrive jamais : la partie finit avec le duel final.
PE-168 = Si le premier cavalier est emprisonné à Sacramento, il est couché près de sa boîte ; à son tour de prison, payer ou s'évader est suivi de la charité et d'un passage de boîte, sinon il se relève et reste à sa boîte.
PE-169 = Si le second cavalier arrive pendant que le premier est emprisonné, le premier se relève, sa peine est annulée et le duel final a lieu comme d'habitude.
PE-170 = Si le cavalier de Sacramento conteste à tort et que le joueur actif atteint alors la 33, le contestataire est d'abord emprisonné (PE-68), puis PE-169 s'applique : il se relève et le duel final a lieu.
PE-171 = Les joueurs hors du duel final sont témoins et perdent avec le perdant ; il n'y a pas de classement au-delà du vainqueur.
PE-172 = Arrêt de sécurité : après 200 tirs d'un duel final sans décision, le cavalier arrivé le premier gagne.
PE-173 = Il n'y a jamais de match nul.
PE-174 = Arrêt de sécurité : après 1000 tours (tous comptés, ceux de prison et de boîte aussi), le cavalier le plus avancé gagne, les boîtes comptant au-delà des cases ; à égalité celui qui a le plus d'or, puis le plus proche dans le sens horaire du joueur du premier tour, lui-même d'abord.
PE-175 = Entre deux lancers, et entre le dernier lancer et l'annonce, chaque dé change de place au plus deux fois : tout arrangement peut être atteint et la boucle des dés est finie.
PE-176 = À chaque moment, on interroge un joueur exactement s'il a une carte en main et que tous les exemplaires de la carte voulue ne sont pas retirés du jeu : être interrogé ne dit donc rien de ses cartes ; là où rien ne pourrait être joué faute de cible, on n'interroge personne.
PE-177 = Des dés de même face sont semblables : c'est celui qui a le moins changé de place qui bouge, et personne d'autre ne les distingue sous le gobelet ; la Longue-vue montre donc au hasard un des dés cachés dont tous ne se souviennent pas.
PE-178 = Un tir se donne en nombres entiers : s en dixièmes de millimètre, phi en centièmes de degré, p en millièmes ; le tremblement est l'un de 1023 quantiles également probables de la loi normale, en millièmes d'écart type ; un trajet a au plus 12 points et finit au dernier.

## Les chapitres, les tableaux que des règles citent, et d'où viennent les règles

PE-chapter-1-2 = La piste
PE-chapter-2 = Mise en place
PE-chapter-3 = Mains de poker
PE-chapter-4 = Le tour
PE-chapter-5 = Relancer : dés cachés et dés visibles
PE-chapter-6 = Annoncer et contester
PE-chapter-7 = Montrer les dés et avancer
PE-chapter-8 = Duel
PE-chapter-9 = La pichenette à l'écran
PE-chapter-10 = Partie de poker et cases d'action
PE-chapter-11 = Prison
PE-chapter-12 = Cartes Objet
PE-chapter-13 = Sacramento et victoire

PE-table-1-1 =
    1.1 Les mains
    | N° | Main | Valeur (cases, or) | Nombre parmi les 7776 lancers | En prison |
    | 7 | Cinq dés identiques | 7 | 6 | évasion + 1 or + 1 carte |
    | 6 | Carré | 6 | 150 | évasion + 1 carte |
    | 5 | Full | 5 | 300 | évasion + 1 or |
    | 4 | Suite | 4 | 240 | évasion |
    | 3 | Brelan | 3 | 1200 | 1 carte |
    | 2 | Deux paires | 2 | 1800 | 1 or |
    | 1 | Paire | 1 | 3600 | rien |
    | 0 | Rien | 0 | 480 | rien |
PE-table-1-2 =
    1.2 Les cases
    | N° | Case | Particularité | Région |
    | 1 | Saint-Joseph | départ | paisible |
    | 2 | Saint-Joseph |  | paisible |
    | 3 | Saint-Joseph |  | paisible |
    | 4 | Saint-Joseph |  | paisible |
    | 5 | Saint-Joseph |  | paisible |
    | 6 | mine d'or |  |  |
    | 7 | gare | prix 1, jusqu'à la case 12 |  |
    | 8 | relais |  |  |
    | 9 | pillards |  |  |
    | 10 | saloon |  |  |
    | 11 | mine d'or |  |  |
    | 12 | gare | prix 2, jusqu'à la case 17 |  |
    | 13 | pillards |  |  |
    | 14 | relais |  |  |
    | 15 | plaine |  |  |
    | 16 | saloon |  |  |
    | 17 | gare | prix 3, jusqu'à la case 22 |  |
    | 18 | mine d'or |  |  |
    | 19 | pillards |  |  |
    | 20 | relais |  |  |
    | 21 | saloon |  |  |
    | 22 | gare | terminus, pas de prix |  |
    | 23 | mine d'or |  |  |
    | 24 | pillards |  |  |
    | 25 | plaine |  | désert |
    | 26 | relais |  | désert |
    | 27 | saloon |  | désert |
    | 28 | pillards |  | désert |
    | 29 | mine d'or |  | désert |
    | 30 | plaine |  | désert |
    | 31 | saloon |  | désert |
    | 32 | pillards |  | désert |
    | 33 | Sacramento | boîte aux lettres 1 (une balle) |  |
    | 33 | Sacramento | boîte aux lettres 2 (deux balles) |  |
    | 33 | Sacramento | boîte aux lettres 3 (livraison) |  |
PE-table-3 =
    Départage de mains de même catégorie
    | Main | Ce qu'on compare, de gauche à droite |
    | Cinq dés identiques | (valeur des cinq) |
    | Carré | (valeur des quatre, valeur du cinquième dé) |
    | Full | (valeur des trois, valeur de la paire) |
    | Suite | (valeur de son plus haut dé : 6 ou 5) |
    | Brelan | (valeur des trois, plus haut des autres dés, plus bas) |
    | Deux paires | (plus haute paire, plus basse paire, dernier dé) |
    | Paire | (paire, puis les trois autres dés, du plus haut au plus bas) |
    | Rien | (les cinq dés, du plus haut au plus bas) |

PE-source-action-spaces = Cases d'action
PE-source-both-special-cases = les deux cas particuliers
PE-source-components = Matériel
PE-source-exception = exception
PE-source-general-rule = Règle générale
PE-source-gold-mine = Mine d'or
PE-source-gunfight = Duel
PE-source-gunfight-or-poker = Duel ou poker
PE-source-indians = Pillards
PE-source-items = Objets
PE-source-poker-game = Partie de poker
PE-source-prison = Prison
PE-source-prison-table = Tableau de la prison
PE-source-railway = Chemin de fer
PE-source-railway-note = Chemin de fer, remarque
PE-source-relay = Relais
PE-source-sacramento = Sacramento
PE-source-saloon = Saloon
PE-source-setup = Mise en place
PE-source-special-case = cas particulier
PE-source-title-page = page de titre
PE-source-turn-1 = Tour 1
PE-source-turn-2 = Tour 2
PE-source-turn-3 = Tour 3
PE-source-turn-3-exception-1 = Tour 3, exception 1
PE-source-turn-3-exception-2 = Tour 3, exception 2
PE-source-turn-3-exception-3 = Tour 3, exception 3
PE-source-turn-4 = Tour 4
PE-source-turn-4-note = Tour 4, remarque
PE-source-turn-4-table = Tour 4, tableau
PE-source-turn-5 = Tour 5
PE-source-turn-6 = Tour 6
PE-source-turn-6-example = Tour 6, exemple
PE-source-victory-1 = Victoire 1
PE-source-victory-2 = Victoire 2
