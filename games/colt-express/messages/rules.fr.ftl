### Les règles CE, ELF, HS et MP de rules.md, en français. Le texte anglais fait foi.
###
### Les mots : manche (round), tour (turn), préparation (Schemin'), pillage (Stealin'), pile commune (common deck),
### pioche (deck), défausse (discard pile), wagon (car), wagon de queue (Caboose), étage (level), case (space),
### butin (loot), bourse (purse), bijou (jewel), mallette (strongbox), Balle (Bullet), Cadeau (Gift), Vide (Empty),
### diligence (Stagecoach), otage (hostage), fardeau (burden), fortune (wealth), As de la gâchette (Gunslinger), flasque (flask), avis de recherche (Wanted Poster), cellule (Cell).

## Jeu de base

CE-1 = Le jeu de base se joue de 2 à 6 joueurs.
CE-2 = Chaque joueur choisit un personnage que personne d'autre n'a ; à 2 joueurs, voir la section 2.3.
CE-3 = À l'écran, on choisit dans l'ordre des places, ou les personnages sont distribués au hasard si l'hôte le dit (supposé).
CE-4 = Chaque bandit reçoit les 10 cartes Action du tableau 3 (à 2 joueurs, voir CE-23), ses 6 cartes Balle, son pion, sa carte Personnage et une bourse d'exactement 250.
CE-5 = Les bourses de départ sont prises parmi les huit bourses de 250 avant que les wagons soient remplis.
CE-6 = Le train se compose de la Locomotive, numéro 0, et d'exactement autant de wagons qu'il y a de bandits (à 2 joueurs, voir CE-20), tirés au hasard parmi les wagons A à F et mis dans un ordre au hasard.
CE-7 = Chaque wagon tiré reçoit, à l'intérieur, les bourses et les bijoux de sa ligne du tableau 1 ; les bourses sont tirées au hasard, face cachée, parmi celles qui restent.
CE-8 = Les wagons inutilisés et tout le butin ni placé ni distribué sont hors du jeu, sauf la seconde mallette.
CE-9 = Une mallette et le pion du Marshal commencent dans la Locomotive.
CE-10 = La seconde mallette est gardée à côté du train et n'entre en jeu que par l'événement Tout prendre.
CE-11 = Les 13 cartes Balle neutre forment une réserve commune.
CE-12 = La réserve de Balles neutres est limitée : si la même rencontre ou le même événement devait en donner à plus de bandits qu'il ne reste de cartes, aucun d'eux n'en reçoit ; tout le reste leur arrive quand même, et les cartes qui restent demeurent dans la réserve (impl.).
CE-13 = La pile des manches a 5 cartes : 4 tirées au hasard parmi les sept du nombre de joueurs (tableau 7 pour 2 à 4 joueurs, tableau 8 pour 5 et 6) dans un ordre au hasard, et dessous 1 carte Gare tirée au hasard du tableau 9.
CE-14 = Nul ne connaît les cartes de la pile des manches ni leur ordre avant que chacune soit révélée.
CE-15 = Le Premier joueur de la manche 1 est désigné au hasard.
CE-16 = En comptant dans le sens horaire à partir du Premier joueur, les bandits numéros 1, 3 et 5 commencent dans le wagon de queue (wagon n), les numéros 2, 4 et 6 dans le wagon juste devant (n-1) ; à 2 joueurs, voir CE-28.
CE-17 = Aucun bandit ne commence sur un toit.
CE-18 = Toutes les capacités des personnages (tableau 5) valent dès la première manche, sauf si les joueurs s'entendent pour les supprimer pour tous.
CE-19 = Les places sont fixes pour toute la partie ; le « voisin de gauche » est la place suivante dans le sens horaire.
CE-20 = À 2 joueurs, chacun dirige une équipe de deux bandits : quatre bandits participent, et le train a la Locomotive et 3 wagons (impl.).
CE-21 = La partie à deux utilise les cartes Manche pour 2 à 4 joueurs.
CE-22 = La partie à deux n'utilise pas les règles expertes de la section 6 : chaque pioche est complète et mélangée de nouveau au début de chaque manche, comme dans CE-35 (impl.).
CE-23 = Chaque joueur a une seule pioche de 11 cartes Action : de chacun de ses bandits un Déplacement, un Changement d'étage, un Tir, un Braquage et un Coup de poing, et une seule carte Marshal pour les deux ; les autres cartes Action sont hors du jeu (impl.).
CE-24 = Au début de chaque manche, avant de mélanger, chaque joueur prend en secret une carte de son choix de sa pioche dans sa main ; puis il mélange et pioche 6 cartes, 7 si l'un de ses bandits est Doc (impl.).
CE-25 = Un joueur fait un tour par symbole et joue une carte de l'un ou l'autre bandit ; la carte agit pour le bandit de sa couleur, la carte Marshal pour aucun des deux en particulier (impl.).
CE-26 = Chacun des deux bandits a sa propre pile de Balles, sa propre bourse de départ et son propre butin.
CE-27 = Les cartes Balle reçues par l'un des bandits vont dans la pioche du joueur qui le dirige (impl.).
CE-28 = Cases de départ : chaque joueur choisit en secret lequel de ses deux bandits commence dans le wagon de queue ; l'autre commence dans le wagon juste devant ; les deux choix sont montrés en même temps (impl.).
CE-29 = Le score d'un joueur est la somme de la fortune de ses deux bandits et de son prix d'As de la gâchette. Le prix de 1000 se compare joueur par joueur : on additionne toutes les Balles que ses deux bandits ont tirées sur ceux de l'autre, celles tirées sur le partenaire ne comptent pas, et à égalité les deux reçoivent 1000 (impl.).
CE-30 = Un bandit peut être la cible de l'autre bandit de son propre joueur (impl.).
CE-31 = Avec Mei, le jeu de base et Chevaux & Diligence se jouent à 7 bandits : on prend les 6 wagons, les cartes Manche pour 5 et 6 joueurs et la bourse de 250 supplémentaire de Marshal & Prisonniers.
CE-32 = Le bandit numéro 7 commence dans le wagon de queue (supposé, dans la suite pair/impair).
CE-33 = La partie a exactement 5 manches.
CE-34 = Chaque manche se déroule ainsi : (a) préparer les mains, (b) révéler la carte Manche, (c) préparation, (d) pillage, (e) événement de la carte Manche, (f) passer le rôle de Premier joueur.
CE-35 = Au début de chaque manche, la pioche de chaque bandit contient toutes ses cartes Action et toutes les cartes Balle reçues jusque-là, et on la mélange.
CE-36 = Puis chaque bandit pioche une main de 6 cartes.
CE-37 = Doc pioche 7 cartes au lieu de 6.
CE-38 = Si une pioche a moins de cartes que la main, le bandit la prend tout entière.
CE-39 = Les mains sont piochées avant que la carte Manche soit révélée.
CE-40 = Le Premier joueur retourne la première carte de la pile des manches ; elle reste visible toute la manche.
CE-41 = Après l'étape (e) des manches 1 à 4, le rôle de Premier joueur passe au voisin de gauche.
CE-42 = Les positions des pions, le butin au sol, la position du Marshal et toutes les Balles reçues restent d'une manche à l'autre.
CE-43 = La préparation suit les symboles de tour de la carte Manche (tableau 6), de gauche à droite.
CE-44 = Dans un tour S ou T, chaque joueur, à commencer par le Premier joueur et dans le sens horaire, fait un tour.
CE-45 = Dans un tour, un joueur fait exactement une chose : jouer une carte Action de sa main sur la pile commune, ou prendre 3 cartes de sa pioche en main.
CE-46 = S'il reste moins de 3 cartes dans la pioche, on prend toutes celles qui restent.
CE-47 = La main n'a pas de limite.
CE-48 = Une carte Balle ne peut jamais être jouée.
CE-49 = Un joueur dont la main n'a aucune carte Action jouable doit piocher ; si sa pioche est vide aussi, il passe (supposé).
CE-50 = Avec une pioche vide, on ne peut pas piocher : qui a une carte jouable doit alors en jouer une (supposé).
CE-51 = Une carte jouée face visible est vue de tous au moment où elle est jouée ; ensuite seule la carte du dessus de la pile commune est visible.
CE-52 = Dans un tour T, la carte est posée face cachée ; personne d'autre que son joueur ne la voit avant sa résolution.
CE-53 = Le propriétaire (la couleur) d'une carte cachée est public, car l'ordre des tours l'est.
CE-54 = Dans un tour D, chaque joueur fait deux tours de suite ; chacun des deux est un libre choix selon CE-45.
CE-55 = Dans un tour W, le Premier joueur commence et l'on continue dans le sens antihoraire.
CE-56 = Après un tour W, les tours suivants reprennent le sens horaire à partir du Premier joueur.
CE-57 = Ghost : au premier tour de chaque manche, Ghost peut jouer sa carte face cachée, quel que soit le type du tour.
CE-58 = Si Ghost pioche au premier tour d'une manche, sa capacité est perdue pour cette manche.
CE-59 = Si le premier tour d'une manche est un tour D, la capacité de Ghost ne vaut que pour le premier de ses deux tours (supposé).
CE-60 = Ghost choisit face visible ou cachée au moment où il joue.
CE-61 = Nul ne peut consulter la pile commune pendant la préparation, pas même ses propres cartes.
CE-62 = La préparation finit après le dernier symbole ; chacun remet dans sa pioche les cartes de sa main non jouées.
CE-63 = La pile commune est retournée d'un bloc et résolue dans l'ordre où les cartes ont été jouées.
CE-64 = Les cartes sont résolues une à une et complètement, conséquences comprises, avant qu'on regarde la suivante.
CE-65 = Une action résolue est obligatoire : si elle peut être faite, elle doit l'être, même au détriment de son propriétaire.
CE-66 = Une action impossible est sans effet.
CE-67 = Tous les choix d'une action (direction, cible, jeton, destination) se font à la résolution de la carte, pas quand elle est jouée.
CE-68 = Une fois résolue, la carte retourne dans la pioche de son propriétaire.
CE-69 = Une carte Balle reçue pendant le pillage rejoint la pioche de la victime et peut être piochée dès la manche suivante.
CE-70 = Déplacement : un bandit à l'intérieur va à l'intérieur d'un wagon adjacent (exactement 1 wagon).
CE-71 = Déplacement : un bandit sur un toit avance sur les toits de 1, 2 ou 3 wagons dans une direction ; le joueur choisit la direction et la distance.
CE-72 = Un Déplacement de 0 wagon n'est pas permis.
CE-73 = Un Déplacement ne change jamais d'étage.
CE-74 = Un bandit ne peut jamais quitter le train.
CE-75 = Les autres bandits ne bloquent pas le passage, et plusieurs bandits peuvent partager une case.
CE-76 = Changement d'étage : le bandit passe de l'intérieur au toit du même wagon, ou du toit à l'intérieur.
CE-77 = Marshal : le joueur déplace le Marshal dans un wagon adjacent, vers l'avant ou l'arrière, à son choix.
CE-78 = Le Marshal est toujours à l'intérieur et ne monte jamais sur un toit.
CE-79 = Le Marshal doit se déplacer d'exactement 1 wagon.
CE-80 = Dès qu'un bandit et le Marshal sont dans le même wagon, quelle qu'en soit la raison, ce bandit reçoit aussitôt une Balle neutre et est mis sur le toit de ce wagon.
CE-81 = On rencontre le Marshal quand le bandit entre dans le wagon du Marshal comme quand le Marshal entre dans celui du bandit.
CE-82 = Rencontrer le Marshal coûte une Balle neutre à chaque bandit présent.
CE-83 = On rencontre le Marshal après tout mouvement : Déplacement, Changement d'étage, Coup de poing, tir de Django, action Marshal, événements et, avec Chevaux & Diligence, Chevauchée.
CE-84 = Le butin dans le wagon du Marshal n'est pas accessible depuis le toit ; un bandit ne peut le prendre qu'après le départ du Marshal.
CE-85 = Quand plusieurs bandits rencontrent le Marshal en même temps, l'ordre n'a pas d'effet.
CE-86 = Tir : le bandit donne la prochaine carte Balle de sa pile à une cible valable, qui l'ajoute à sa pioche.
CE-87 = Si le tireur n'a plus de carte Balle ou s'il n'y a pas de cible valable, le Tir est sans effet.
CE-88 = De l'intérieur, les cibles valables d'un Tir sont les bandits à l'intérieur d'un wagon adjacent à celui du tireur.
CE-89 = D'un toit, les cibles valables d'un Tir sont, dans chacune des deux directions séparément, tous les bandits du toit occupé le plus proche.
CE-90 = Sur les toits, la portée est illimitée.
CE-91 = Un bandit dans la case du tireur n'est jamais une cible valable.
CE-92 = Sans la capacité de Tuco, un tir ne change jamais d'étage.
CE-93 = Tuco : de plus, les bandits de son propre wagon à l'autre étage sont des cibles valables.
CE-94 = Belle ne peut être choisie comme cible d'un Tir ou d'un Coup de poing si au moins un autre bandit en est une cible valable.
CE-95 = La protection de Belle considère l'ensemble des cibles valables (les deux directions, et la cible supplémentaire de Tuco), pas seulement sa case.
CE-96 = Le Marshal n'est pas un bandit : on ne peut pas lui tirer dessus.
CE-97 = Django : après son tir, la cible est éloignée de lui de 1 wagon dans la direction du tir, au même étage.
CE-98 = Si la cible est déjà au bout du train dans cette direction, elle reste où elle est.
CE-99 = Un bandit poussé par Django dans le wagon du Marshal le rencontre (CE-80).
CE-100 = Les cartes Balle tirées comptent pour le prix de l'As de la gâchette même si la cible est poussée ou ne marque rien ensuite.
CE-101 = La cible d'un Coup de poing doit être un autre bandit dans la case de celui qui frappe.
CE-102 = Celui qui frappe choisit parmi les cibles valables, sous réserve de CE-94.
CE-103 = Dans le jeu de base, on ne peut pas frapper le Marshal.
CE-104 = La cible d'un Coup de poing perd un jeton de butin si elle en a ; celui qui frappe choisit le type parmi ceux que la cible possède.
CE-105 = Si le type choisi est la bourse, elle est prise à l'aveugle (au hasard, à chances égales) parmi celles de la cible.
CE-106 = Le jeton perdu par un Coup de poing est posé sur le sol de la case où le coup a été donné, avant que la cible soit déplacée.
CE-107 = Cheyenne : si le jeton perdu est une bourse, elle peut la prendre directement au lieu de la laisser tomber ; bijoux et mallettes tombent toujours.
CE-108 = Ensuite, la cible d'un Coup de poing est déplacée dans un wagon adjacent au même étage ; celui qui frappe choisit la direction s'il y en a deux.
CE-109 = Le déplacement dû à un Coup de poing est obligatoire et toujours d'exactement 1 wagon.
CE-110 = Un bandit sans butin peut être frappé et il est déplacé.
CE-111 = Un bandit envoyé d'un coup de poing dans le wagon du Marshal le rencontre (CE-80).
CE-112 = S'il n'y a pas d'autre bandit dans la case, le Coup de poing est sans effet.
CE-113 = Braquage : le bandit prend un jeton de butin de son choix sur le sol de sa propre case.
CE-114 = Le jeton est gardé face cachée ; son propriétaire peut le regarder à tout moment, les autres non.
CE-115 = Au sol, les bourses sont face cachée ; le joueur peut en désigner une sans connaître sa valeur, sauf s'il a déjà vu ce jeton-là.
CE-116 = S'il n'y a pas de butin dans la case, le Braquage est sans effet.
CE-117 = Un bandit ne peut prendre de butin à un autre étage, dans un autre wagon, ni directement à un autre bandit.
CE-118 = Un bandit peut détenir autant de butin qu'il veut.
CE-119 = Les événements ont lieu après le pillage de la manche dont la carte les montre.
CE-120 = Colère du Marshal : chaque bandit sur le toit du wagon du Marshal reçoit une Balle neutre ; puis le Marshal recule de 1 wagon.
CE-121 = Si le Marshal est dans le wagon de queue, il ne bouge pas.
CE-122 = Les bandits à l'intérieur du wagon où entre le Marshal le rencontrent (CE-80).
CE-123 = Bras pivotant : chaque bandit sur un toit est mis sur le toit du wagon de queue.
CE-124 = Freinage : chaque bandit sur un toit avance de 1 wagon ; ceux sur le toit de la Locomotive restent.
CE-125 = Tout prendre : la seconde mallette est posée dans le wagon où se trouve le Marshal.
CE-126 = Révolte des passagers : chaque bandit à l'intérieur d'un wagon reçoit une Balle neutre.
CE-127 = Pour la Révolte des passagers, la Locomotive compte comme un wagon (supposé).
CE-128 = Tous les bandits touchés par un événement le sont en même temps, d'après la situation d'avant l'événement ; le mouvement du Marshal de la Colère du Marshal vient après les tirs.
CE-129 = Vengeance du Marshal : chaque bandit sur le toit du wagon du Marshal perd sa bourse de moindre valeur.
CE-130 = Un bandit sans bourse ne perd rien, même s'il a un autre butin.
CE-131 = Une bourse perdue par la Vengeance du Marshal quitte le jeu (supposé).
CE-132 = Pickpocket : chaque bandit seul dans sa case peut prendre une bourse sur le sol de cette case, s'il y en a une.
CE-133 = La présence du Marshal ne compte pas pour savoir si l'on est seul.
CE-134 = Prise d'otage du conducteur : chaque bandit dans la Locomotive ou sur son toit reçoit 250.
CE-135 = Ces 250 s'ajoutent au score ; ils ne sont pas limités par les jetons restants (supposé).
CE-136 = La partie finit après l'événement de la Gare de la manche 5.
CE-137 = La fortune d'un bandit est la somme des valeurs de tout son butin (tableau 2) et de ses prix.
CE-138 = Le bandit qui a tiré le plus de ses propres cartes Balle (celui à qui il en reste le moins) reçoit le prix de l'As de la gâchette, 1000.
CE-139 = Si plusieurs bandits sont à égalité pour le plus de Balles tirées, chacun reçoit 1000.
CE-140 = Si personne n'a tiré une seule Balle, tous sont à égalité selon CE-139 et reçoivent 1000 (impl.).
CE-141 = Le bandit le plus riche gagne.
CE-142 = À égalité de fortune, gagne celui qui a reçu le moins de cartes Balle (celles des bandits et les neutres ensemble).
CE-143 = Si l'égalité demeure, les bandits concernés partagent la victoire (supposé).
CE-144 = Chaque joueur a une défausse en plus de sa pioche ; la pioche n'est pas remélangée à chaque manche.
CE-145 = Au début d'une manche, chaque joueur complète sa main (6 ; Doc 7) en comptant les cartes gardées de la manche précédente.
CE-146 = Quand la pioche est vide et qu'il faut piocher, la défausse est mélangée et devient la pioche.
CE-147 = Les cartes Balle parmi celles piochées au début d'une manche vont aussitôt à la défausse et ne sont pas remplacées.
CE-148 = Les cartes Balle piochées par la pioche de 3 cartes pendant la préparation restent en main (supposé).
CE-149 = À la fin de la préparation, chaque joueur choisit quelles cartes de sa main il garde pour la manche suivante ; les autres vont à sa défausse.
CE-150 = Les cartes Action résolues vont à la défausse de leur propriétaire.
CE-151 = Les cartes Balle reçues sont posées sur le dessus de la pioche de la victime.
CE-152 = Un client numérique ne doit jamais transmettre à un joueur une valeur que le tableau 25 lui cache.
CE-153 = On ne doit pas montrer le total courant de la fortune d'un autre joueur ; les types et nombres de ses jetons peuvent l'être.
CE-154 = Laisser visibles dans un journal les cartes couvertes de la pile commune est une option de confort ; par défaut on suit le jeu de table et on les cache (supposé).
CE-155 = Un jeton de butin au sol a une étiquette publique tant qu'il y reste ; ramassé, il la perd et en reçoit une nouvelle s'il retombe, de sorte qu'aucune étiquette ne se suit à travers les mains d'un bandit (supposé).
CE-156 = La valeur d'une bourse au sol est connue du joueur qui a tenu ce jeton en dernier, tant qu'il reste au sol, puis dans les mains du bandit qui l'a ramassé, jusqu'à ce que celui-ci perde une bourse, qui peut être celle-là ; elle n'est montrée à personne d'autre (supposé).
CE-157 = À 2 joueurs : les capacités qui concernent la pioche et le jeu des cartes valent pour le joueur. Avec Ghost dans l'équipe, la première carte qu'il joue dans une manche peut être face cachée, quel que soit celui de ses bandits à qui elle appartient, et ne permet alors pas de Couverture ; pour Doc, voir CE-24 (impl.).
CE-158 = À 2 joueurs : pour CE-142, on additionne les cartes Balle reçues par les deux bandits d'un joueur (impl.).
CE-159 = Règles expertes : on pioche d'abord les cartes manquantes, en remélangeant au besoin selon CE-146, puis on défausse les Balles parmi elles ; qui a gardé au moins une main entière ne pioche et ne défausse rien ; dans CE-46, CE-49 et CE-50, « pioche vide » veut dire pioche et défausse vides (supposé).
CE-160 = Pendant la préparation, une pioche forcée par CE-49 a pour les autres exactement l'air d'une pioche choisie, pour ne pas trahir la main (supposé).
CE-161 = Classement final : par fortune, puis par le moins de cartes Balle reçues, puis à égalité (supposé).
CE-162 = Une entrée qui n'est pas une option de la décision ouverte de ce joueur est refusée ; positions, cartes, nombres au hasard et journal restent inchangés, et la réponse nomme la règle enfreinte.
CE-163 = Un refus ne dit rien que le tableau 25 cache à l'expéditeur : jouer une carte absente de sa main reçoit la même réponse quoi qu'il y ait dans les pioches et les autres mains.
CE-164 = Si l'on joue avec une horloge et que le temps est écoulé, le choix par défaut est : en préparation piocher 3, sinon la première carte jouable, sinon passer ; au pillage et à la mise en place la première option, l'avant avant l'arrière, le proche avant le loin, l'ordre des places, bourse avant bijou avant mallette ; ce qui est facultatif est décliné (supposé).
CE-165 = Une bourse perdue par la Vengeance du Marshal est montrée à tous quand elle quitte le jeu, afin que chacun voie que c'était la moins précieuse (supposé).
CE-166 = Les bourses que personne n'a encore tenues sont pareilles pour tous : désigner l'une ou l'autre dans une case est un seul et même choix, et sa valeur est tirée quand elle est prise (supposé).
CE-167 = Équipes : Ghost, Doc et Belle sont associés au hasard à Tuco, Django et Cheyenne ; le Premier joueur prend l'une des trois paires, puis l'autre joueur l'une des deux qui restent ; la troisième paire est hors du jeu ; si les personnages sont distribués (CE-3), chaque joueur reçoit une des paires (impl.).
CE-168 = Couverture : un joueur qui vient de jouer un Tir face visible dans un tour S peut aussitôt jouer une carte de plus face visible par-dessus : une carte Action de son autre bandit, mais pas la carte Marshal. Un Tir joué en Couverture ne permet pas d'autre carte, et il n'y a pas de Couverture dans les tours T, D et W (impl.).
CE-169 = Pour CE-12, on compte ensemble : tous les bandits que le Marshal rencontre en un pas, ou le seul bandit qui vient à lui ; tous les bandits qu'un événement touche. Les tirs de la Colère du Marshal (CE-120) et la rencontre après son pas (CE-122) se comptent séparément (impl.).
CE-170 = À 2 joueurs avec Chevaux & Diligence : le Ministre diminue de 1 le nombre de cartes piochées selon CE-24, le Photographe ne concerne que les cartes du bandit qui le détient (supposé).
CE-171 = À 2 joueurs : la carte de CE-24 est prise avant que la carte Manche soit révélée, comme toutes les mains (CE-39) ; ce peut être n'importe quelle carte de la pioche, une Balle aussi, et elle y retourne avec le reste de la main. Si le temps est écoulé, c'est la première carte Action dans l'ordre du tableau 3 (supposé).

## Le Lutin du Père Noël

ELF-1 = Le Lutin se combine avec le jeu de base seul, avec Chevaux & Diligence, avec Marshal & Prisonniers, et avec les deux.
ELF-2 = Le Lutin commence dans le troisième wagon à partir de l'arrière du train, c'est-à-dire dans le wagon n-2.
ELF-3 = Le Lutin commence à l'intérieur (supposé ; « dans le wagon »).
ELF-4 = Avec Marshal & Prisonniers, le wagon-prison compte comme dernier wagon : le Lutin commence deux wagons devant lui (supposé).
ELF-5 = Avec 3 wagons (2 ou 3 joueurs), le wagon de départ est le wagon 1, adjacent à la Locomotive.
ELF-6 = On utilise autant de jetons qu'il y a de bandits : Cadeau = moitié des bandits arrondie vers le bas, Vide = les autres (tableau 21).
ELF-7 = Les jetons choisis sont mélangés face cachée et chaque bandit en reçoit un.
ELF-8 = Un jeton n'est vu que du joueur de son bandit et reste caché à tous les autres jusqu'à la fin ; aucun coup ne le montre plus tôt.
ELF-9 = On peut regarder son propre jeton à tout moment (supposé).
ELF-10 = Avec Marshal & Prisonniers, le joueur Marshal ne reçoit pas de jeton et ne compte pas comme bandit.
ELF-11 = À 2 joueurs, on utilise quatre jetons, un par bandit, donc deux par joueur (d'après le compte par bandits).
ELF-12 = Les jetons inutilisés sont hors du jeu et restent cachés (supposé).
ELF-13 = Avec Chevaux & Diligence, le Lutin est placé avant l'Attaque à cheval et n'y prend pas part (supposé).
ELF-14 = Le Lutin ne se déplace qu'avec un bandit.
ELF-15 = Quand un bandit commence un mouvement dû à une action Déplacement ou Changement d'étage dans la case du Lutin (même wagon, même étage), le Lutin va avec lui dans la case où mène l'action.
ELF-16 = Il suit automatiquement ; ni le joueur du bandit ni personne ne peut le refuser (supposé ; le texte donne un ordre, pas un choix).
ELF-17 = Seule compte la case de départ du mouvement : un bandit qui passe devant le Lutin ou finit sur lui pendant une course sur les toits ne l'emmène pas.
ELF-18 = Le Lutin finit à la destination du Déplacement ou du Changement d'étage lui-même ; les suites pour le bandit ne le déplacent pas.
ELF-19 = Le Lutin peut rester dans la case du Marshal : si le mouvement du bandit finit dans le wagon du Marshal, le Lutin y reste et le bandit s'enfuit sur le toit.
ELF-20 = Un Coup de poing ne déplace jamais le Lutin, même si le bandit frappé partage sa case.
ELF-21 = Fuir le Marshal ne déplace jamais le Lutin.
ELF-22 = Le recul dû à Django ne déplace jamais le Lutin.
ELF-23 = Un événement de fin de manche, Gares comprises, ne déplace jamais le Lutin, même sur un toit (la diligence qui le porte : ELF-34).
ELF-24 = Le mouvement du Marshal lui-même (base : l'action Marshal) ne déplace jamais le Lutin.
ELF-25 = Le Lutin ne peut être la cible ni d'un Tir ni d'un Coup de poing.
ELF-26 = Le Lutin n'est pas un bandit : il ne bloque aucune ligne de tir, ne protège pas Belle, ne compte pas pour être seul, ne reçoit pas de Balles, ne rencontre pas le Marshal et ne prend pas de butin (supposé).
ELF-27 = Le Lutin ne gêne le mouvement de personne (supposé).
ELF-28 = Si un Déplacement ou un Changement d'étage est sans effet, le Lutin ne bouge pas.
ELF-29 = Si plusieurs bandits sont avec le Lutin, il suit celui d'entre eux qui commence le prochain mouvement de ce genre.
ELF-30 = Avec Chevaux & Diligence, le Lutin suit aussi une action Chevauchée qui commence dans sa case.
ELF-31 = Le Lutin peut entrer dans la diligence et en sortir avec un bandit (Chevauchée, Changement d'étage, course sur les toits).
ELF-32 = Le Lutin peut rester dans la case du Shotgun.
ELF-33 = Un bandit chassé par le Shotgun n'emmène pas le Lutin (supposé ; même cas que le Marshal).
ELF-34 = Le Lutin dans ou sur la diligence voyage avec elle quand elle recule ou que l'événement Pleine vitesse la déplace, car sa case se déplace (supposé).
ELF-35 = Un bandit qui s'enfuit à cheval selon HS-110 n'emmène pas le Lutin hors du jeu ; celui-ci reste dans la case où la Chevauchée a commencé (supposé).
ELF-36 = Le Lutin ne prend jamais d'otage.
ELF-37 = Avec Marshal & Prisonniers, le Lutin n'entre jamais dans la cellule : il ne suit pas un bandit arrêté.
ELF-38 = Avec Marshal & Prisonniers, le Lutin ne suit jamais le Marshal, quelle que soit la carte que joue le joueur Marshal.
ELF-39 = Le Lutin suit le Changement d'étage en diagonale de Mei (supposé ; c'est une action Changement d'étage).
ELF-40 = Le Lutin suit un mouvement fait par une Idée géniale qui copie Déplacement, Changement d'étage ou Chevauchée (supposé).
ELF-41 = Quitter la cellule par une Idée géniale ou être libéré n'est ni Déplacement, ni Changement d'étage, ni Chevauchée ; le Lutin ne suit pas (supposé).
ELF-42 = Avec Marshal & Prisonniers, si le Marshal a gagné selon MP-71, le Lutin n'a aucun effet.
ELF-43 = Sinon, et toujours sans Marshal & Prisonniers : d'abord l'événement de la Gare, les rançons et le prix de l'As de la gâchette se règlent comme d'habitude, puis tous les bandits révèlent leur jeton.
ELF-44 = Si le Lutin est dans la Locomotive ou dans le wagon adjacent (numéro 0 ou 1, intérieur ou toit), tous les bandits au jeton Vide sont éliminés et le plus riche avec un Cadeau gagne.
ELF-45 = Si le Lutin est à au moins deux wagons de la Locomotive (numéro 2 ou plus, intérieur ou toit), tous les bandits au jeton Cadeau sont éliminés et le plus riche avec un jeton Vide gagne.
ELF-46 = Si le Lutin est dans ou sur la diligence, on compare avec le numéro a du wagon qu'elle longe (supposé).
ELF-47 = Le prix de l'As de la gâchette est attribué parmi tous les bandits avant l'élimination ; un bandit éliminé peut donc l'avoir reçu (ELF-54).
ELF-48 = Les égalités entre les bandits restants se départagent selon CE-142 puis CE-143 ; les éliminés n'y jouent aucun rôle.
ELF-49 = À 2 joueurs, on compare bandit par bandit : le joueur du plus riche bandit restant gagne ; un prix de l'As de la gâchette selon CE-29 compte en entier pour chaque bandit du joueur qui l'a reçu (supposé).
ELF-50 = Si une autre règle a déjà exclu des bandits (événement Évasion), gagne le plus riche qui n'est exclu par aucune des deux ; s'il n'y en a pas, personne ne gagne (supposé).
ELF-51 = Avec au moins 2 bandits, aucun des deux groupes n'est vide : sans Évasion il y a toujours un gagnant.
ELF-52 = Avec la Chevauchée, le Lutin finit là où le bandit met pied à terre, même après 0 wagon ; ELF-16 à ELF-19, ELF-28 et ELF-29 valent pour elle comme pour le Déplacement.
ELF-53 = Le Lutin sur un toit du train avec le Shotgun y reste quand le Shotgun repart avec la diligence (d'après ELF-14).
ELF-54 = Le prix de l'As de la gâchette gagné par un bandit ensuite éliminé n'est pas transmis, et ne change pas qui des autres est le plus riche.
ELF-55 = La pauvreté n'exclut pas : un bandit restant gagne avec 0 ou une fortune négative, si riches que soient les éliminés.
ELF-56 = Classement final : d'abord les bandits restants, puis les éliminés, chaque groupe selon CE-161 (supposé).
ELF-57 = Si le Marshal a gagné selon MP-71, les jetons sont montrés après le résultat et ne décident de rien, pas même du classement des bandits (supposé).
ELF-58 = Avec le feuillet des équipes, l'équipe du plus riche bandit restant gagne (supposé).
ELF-59 = Une course sur 2 ou 3 toits est un seul mouvement : le Lutin va de son départ à son arrivée et ne reste jamais sur un toit intermédiaire.
ELF-60 = La place du Lutin se lit une fois, après l'événement de la Gare de la manche 5 ; où il était avant ne compte pas.

## Chevaux & Diligence

HS-1 = Chevaux & Diligence s'utilise en entier ; ses parties ne s'activent pas séparément.
HS-2 = Chaque bandit ajoute sa carte Chevauchée à sa pioche (11 cartes Action).
HS-3 = La diligence commence à côté de la Locomotive, sur le côté droit du train. Ici, a est le numéro du wagon que longe la diligence ; au début a = 0.
HS-4 = Le Shotgun et la troisième mallette commencent sur le toit de la diligence.
HS-5 = Une flasque de whisky, tirée au hasard et face cachée, est posée dans chaque wagon de 1 à n en plus de son butin ; la Locomotive et la diligence n'en ont pas.
HS-6 = Les flasques non placées sont hors du jeu.
HS-7 = Autant d'otages que de joueurs moins 1 sont tirés au hasard et exposés face visible près de la diligence ; les autres sont hors du jeu. À 2 joueurs il y en a 3, un de moins que de bandits (supposé).
HS-8 = Les 3 Balles neutres supplémentaires rejoignent la réserve.
HS-9 = Les cartes Manche de Chevaux & Diligence sont mélangées aux cartes de base du même nombre de joueurs et ses Gares aux Gares de base, avant de former la pile des manches selon CE-13 (12 cartes, 6 Gares).
HS-10 = Les cases de départ de CE-16 sont remplacées par l'Attaque à cheval.
HS-11 = À partir du wagon de queue, chaque bandit encore à cheval choisit en secret « monter ici » ou « continuer » ; tous les choix sont révélés en même temps.
HS-12 = Les bandits qui ont choisi « monter ici » sont mis dans le wagon en question et leurs chevaux à côté de lui.
HS-13 = Les autres répètent le choix pour le wagon suivant vers l'avant, et ainsi de suite.
HS-14 = Pendant l'Attaque à cheval, on ne peut monter ni dans la Locomotive ni dans la diligence : tout bandit qui atteint le wagon 1 y monte.
HS-15 = À 2 joueurs, un joueur choisit pour ses deux bandits en même temps.
HS-16 = Quand il ne reste qu'un cavalier, il choisit simplement l'un des wagons restants (impl.).
HS-17 = On ne peut rencontrer le Marshal pendant l'Attaque à cheval, car il est dans la Locomotive.
HS-18 = Après l'Attaque à cheval, les chevaux n'appartiennent à personne ; seul compte leur nombre à côté de chaque wagon.
HS-19 = La Chevauchée est possible si au moins un cheval est à côté du wagon du bandit, qu'il soit dedans ou sur le toit ; pour un bandit dans ou sur la diligence, ce sont les chevaux à côté du wagon a qui comptent.
HS-20 = S'il n'y a pas de cheval, la Chevauchée est sans effet.
HS-21 = Chevauchée : le bandit enfourche un cheval, avance ou recule de 0, 1, 2 ou 3 wagons, puis doit mettre pied à terre.
HS-22 = Après une Chevauchée, le bandit met pied à terre à l'intérieur du wagon atteint ou, si la diligence longe ce wagon, à l'intérieur de la diligence, à son choix.
HS-23 = Une Chevauchée de 0 wagon est permise et permet de passer directement du toit à l'intérieur.
HS-24 = On peut atteindre la Locomotive par une Chevauchée.
HS-25 = Le cheval monté reste à côté du wagon où le bandit a mis pied à terre.
HS-26 = Aucun bandit ne reste à cheval après l'action, sauf selon HS-110.
HS-27 = Un bandit qui descend dans le wagon du Marshal le rencontre (CE-80).
HS-28 = On ne descend jamais sur un toit.
HS-29 = À la fin de chaque manche, la diligence recule de 1 wagon (a devient a+1) avec tout ce qu'elle porte ; cela après l'événement de la manche (moment : impl.).
HS-30 = Si la diligence longe le wagon de queue, elle y reste.
HS-31 = La diligence ne recule pas après la manche 5 (supposé ; la partie est finie).
HS-32 = Le toit de la diligence et le toit du wagon a sont adjacents pour Déplacement et Coup de poing.
HS-33 = Pour une course sur les toits, chaque passage entre le toit de la diligence et celui du wagon a coûte 1 des 3 pas ; du toit de la diligence on atteint donc le toit du wagon a et jusqu'à 2 wagons plus loin, et un bandit sur les toits atteint celui de la diligence s'il est à 3 pas au plus.
HS-34 = Une course sur les toits ne peut changer de direction qu'au pas entre le wagon a et la diligence (supposé).
HS-35 = Un bandit dans la diligence ne peut la quitter par Déplacement, et nul n'y entre par Déplacement.
HS-36 = On n'entre dans la diligence que par Chevauchée ou par Changement d'étage depuis son toit.
HS-37 = Le Changement d'étage fonctionne entre le toit de la diligence et son intérieur.
HS-38 = Un bandit qui entre dans la diligence sans avoir d'otage doit aussitôt en prendre un de son choix parmi ceux exposés, s'il en reste.
HS-39 = Un bandit a au plus un otage.
HS-40 = Un otage reste avec son détenteur jusqu'à la fin de la partie ; il n'est jamais donné, perdu d'un coup de poing ni échangé.
HS-41 = Les otages et leurs détenteurs sont publics.
HS-42 = Tir, toits : le toit de la diligence est une branche attachée au toit du wagon a ; le long de chaque chemin de toits partant du tireur, les bandits du premier toit occupé sont des cibles valables (supposé).
HS-43 = Tir, intérieur : l'intérieur de la diligence et celui du wagon a sont adjacents pour le tir, dans les deux sens (impl.).
HS-44 = Coup de poing : un bandit frappé sur le toit de la diligence va sur le toit du wagon a ; un bandit frappé sur le toit du wagon a peut être envoyé sur le toit de la diligence ou d'un wagon adjacent.
HS-45 = Un bandit frappé dans la diligence va à l'intérieur du wagon a (impl.).
HS-46 = Un bandit frappé dans le wagon a ne peut être envoyé dans la diligence ; cela découle de HS-36.
HS-47 = Le recul de Django ne déplace pas une cible dans ou sur la diligence (impl.), et un tir de la diligence sur le wagon a ne déplace personne, faute de direction le long du train (supposé).
HS-48 = Une cible touchée par Django depuis le toit de la diligence sur un autre toit est éloignée du wagon a (supposé).
HS-49 = Tuco peut tirer entre les deux étages de la diligence comme entre ceux d'un wagon (supposé).
HS-50 = Le butin tombé dans ou sur la diligence y reste et voyage avec elle ; on peut l'y prendre par un Braquage.
HS-51 = Les bandits dans ou sur la diligence ne sont pas touchés par Bras pivotant, Freinage, Révolte des passagers ni par la partie « toits » de Pleine vitesse (impl.).
HS-52 = Tant que le Shotgun est sur la diligence, la mallette qui s'y trouve ne peut être prise.
HS-53 = Les bandits peuvent se tenir sur le toit de la diligence avec le Shotgun sans être blessés.
HS-54 = Un bandit sur le toit de la diligence peut prendre le Shotgun pour cible d'un Coup de poing (HS-121) ; le Shotgun va alors sur le toit du wagon a et la mallette reste sur le toit de la diligence comme butin ordinaire.
HS-55 = Le Shotgun ne perd pas d'autre butin et ne revient jamais sur la diligence.
HS-56 = Le Shotgun n'est pas un bandit : on ne peut lui tirer dessus et il n'active pas la protection de Belle.
HS-57 = Une fois hors de la diligence, le Shotgun touche chaque bandit qui finit un mouvement sur son toit ou sur le toit duquel il arrive : le bandit reçoit une Balle neutre et va sur le toit d'un wagon adjacent.
HS-58 = Si deux toits adjacents existent, le joueur du bandit touché par le Shotgun choisit (supposé).
HS-59 = Un bandit chassé par le Shotgun ne peut choisir le toit de la diligence (supposé).
HS-60 = Passer sur le toit du Shotgun sans s'y arrêter est sans effet (supposé).
HS-61 = Un bandit qui fuit le Marshal vers le toit du Shotgun est touché aussi par celui-ci (supposé).
HS-62 = Chaque fois que la diligence se déplace, un Shotgun qui n'est plus dessus va avec elle sur le toit du nouveau wagon a.
HS-63 = Le Shotgun hors de la diligence bloque la ligne de tir sur les toits (impl.).
HS-64 = Le Shotgun ne peut être frappé une fois sur le train (découle de HS-57 : nul ne partage sa case).
HS-65 = Une flasque est un jeton de butin : on la prend par Braquage, on peut la perdre par Coup de poing, et elle reste face cachée jusqu'à sa première utilisation.
HS-66 = Une flasque vaut 0 à la fin de la partie.
HS-67 = À son tour de préparation, un bandit qui a une flasque peut boire une gorgée au lieu du tour normal.
HS-68 = Whisky classique : piocher 3 cartes, puis faire un tour normal (jouer une carte ou piocher 3) (impl.).
HS-69 = Vieux whisky : jouer une carte Action, puis faire un tour normal (jouer une carte ou piocher 3) (impl.).
HS-70 = À la première gorgée, la flasque est retournée et sa sorte devient publique ; à la seconde, elle quitte le jeu (impl.).
HS-71 = Chaque flasque donne donc exactement deux gorgées.
HS-72 = Un bandit apprend la sorte de sa flasque quand il la prend (supposé) ; les autres l'apprennent à la première gorgée.
HS-73 = Au plus une gorgée par tour ; dans un tour D, au plus une dans chacun des deux tours (supposé).
HS-74 = On ne peut pas boire dans un tour L (supposé).
HS-75 = Les deux cartes jouées avec le vieux whisky suivent la règle du tour, face visible ou cachée.
HS-76 = Une flasque tombée après une première gorgée reste face visible et a encore une gorgée.
HS-77 = Un Coup de poing peut choisir « whisky » comme type perdu ; parmi plusieurs flasques face cachée, on tire au hasard (supposé).
HS-78 = Tour L : tous les joueurs choisissent en même temps et en secret une carte Action de leur main ou de piocher 3 ; les choix sont révélés ensemble.
HS-79 = Les cartes révélées d'un tour L sont alors posées sur la pile commune dans l'ordre des joueurs, Premier joueur d'abord, sens horaire, face visible.
HS-80 = Un joueur qui a décidé de piocher 3 pioche quand vient sa place dans cet ordre (supposé).
HS-81 = Si un tour L est le premier de la manche, Ghost peut faire poser sa carte face cachée sans la révéler (supposé).
HS-82 = À la fin de la préparation, chaque joueur peut garder jusqu'au nombre de cartes indiqué (tableau 11) pour la manche suivante ; le reste retourne à la pioche.
HS-83 = À la manche suivante, chacun ne pioche que les cartes qui manquent à sa main.
HS-84 = Les cartes gardées restent cachées.
HS-85 = Avec les règles expertes, les icônes « garder » sont sans effet (supposé).
HS-86 = Ministre : la main du détenteur est réduite de 1 dès la manche suivante (Doc : 6).
HS-87 = Caniche : au début de chaque manche après sa prise, avant de piocher les mains, le détenteur ajoute une Balle neutre à sa pioche (impl.).
HS-88 = Institutrice : une carte Coup de poing du détenteur est sans effet.
HS-89 = Dévote : une carte Chevauchée du détenteur est sans effet.
HS-90 = Le détenteur de l'Institutrice ou de la Dévote peut jouer quand même la carte interdite, pour bluffer ou passer (supposé).
HS-91 = Vieille dame : la course sur les toits du détenteur est d'exactement 1 pas ; à l'intérieur rien ne change.
HS-92 = Joueuse de poker : la capacité du détenteur est perdue dès qu'il la prend.
HS-93 = Photographe : le détenteur joue face visible dans les tours T ; la capacité de Ghost n'est pas touchée (supposé).
HS-94 = Les fardeaux commencent aussitôt, aussi pour les cartes déjà jouées cette manche.
HS-95 = Chevaux essoufflés : 1 cheval (carte 2 à 4 joueurs) ou 2 chevaux (carte 5 et 6) quittent le jeu, les plus proches du wagon de queue d'abord (impl.).
HS-96 = Whisky pour le Marshal : si au moins une flasque est au sol dans le wagon du Marshal, il en boit une entièrement et elle quitte le jeu (impl.).
HS-97 = S'il y a plusieurs flasques, on en tire une au hasard (supposé).
HS-98 = Si c'est du whisky classique, le Marshal recule de 1 wagon (il y reste s'il est dans le wagon de queue) et rencontre les bandits qui s'y trouvent (impl.).
HS-99 = Si c'est du vieux whisky, le Marshal va au wagon de queue et rencontre les bandits à l'intérieur de chaque wagon traversé (impl.).
HS-100 = Pleine vitesse : chaque bandit sur un toit du train, chaque cheval et la diligence reculent de 1 wagon ; ce qui est en queue y reste (impl. pour les bandits sur les toits).
HS-101 = Le Shotgun, s'il n'est plus sur la diligence, se déplace avec elle ; les bandits de son nouveau toit sont touchés après tous les mouvements (HS-57).
HS-102 = Le recul ordinaire HS-29 suit quand même Pleine vitesse.
HS-103 = Rage du Shotgun : chaque bandit dans ou sur la diligence et chaque bandit dans le wagon a ou sur son toit reçoit une Balle neutre.
HS-104 = La Rage du Shotgun a lieu où que soit le Shotgun (impl.).
HS-105 = Balle mortelle : au décompte, chaque bandit perd 150 par carte Balle (de toute sorte) reçue pendant la manche 5 (restriction à la manche 5 : impl.).
HS-106 = Partage du butin : dans chaque case d'au moins deux bandits, la valeur de chaque mallette qui s'y trouve détenue est divisée également entre tous les bandits de la case ; les fractions de dollar sont perdues (impl.).
HS-107 = La mallette elle-même reste à son propriétaire pour la condition du Banquier (supposé).
HS-108 = Évasion : chaque bandit qui est sur le train (tout wagon, tout étage) à la fin de la manche 5 est arrêté et ne peut gagner (impl.).
HS-109 = Les bandits dans ou sur la diligence sont saufs (impl.).
HS-110 = Pendant une manche avec Évasion, une Chevauchée peut finir par « fuir à cheval » au lieu de mettre pied à terre : le bandit et le cheval quittent le plateau, le bandit est sauf et ses cartes restantes sont sans effet (impl.).
HS-111 = Si aucun bandit n'est sauf, personne ne gagne (supposé).
HS-112 = Les rançons du tableau 12 s'ajoutent à la fortune du détenteur.
HS-113 = Les bourses pour la Joueuse de poker (250 chacune) et les bijoux pour la Vieille dame (500 chacun) se comptent comme détenus à la fin, bourse de départ comprise.
HS-114 = Pour le Photographe, seules comptent les cartes Balle des autres bandits (et du joueur Marshal dans Marshal & Prisonniers), pas les neutres.
HS-115 = Ordre à la fin : événement de la Gare, rançons, prix de l'As de la gâchette, puis comparaison.
HS-116 = Deux joueurs forment une équipe et sont assis côte à côte ; celui de droite est A, celui de gauche B ; les bandits A commencent dans le wagon de queue et les bandits B dans le wagon juste devant, sauf avec l'Attaque à cheval.
HS-117 = Au début d'une manche, chaque joueur pioche une carte de son partenaire, puis complète sa main de sa propre pioche ; il peut jouer la carte du partenaire, qui agit pour celui-ci et ne lui revient que si elle est jouée (HS-130).
HS-118 = Le score d'une équipe est la somme de ses deux bandits ; le prix de l'As de la gâchette va à l'équipe qui a tiré le plus de Balles, en retirant une Balle pour chacune tirée sur le partenaire.
HS-119 = Les toits du train et celui de la diligence forment un arbre ; une course finit sur un toit à une distance de 1 à 3 pas (Vieille dame : 1), ne passe jamais deux fois sur un toit et ne finit donc jamais à son départ (découle de HS-32 à HS-34).
HS-120 = Une Chevauchée qui finit dans sa case de départ est permise et ne change rien ; une Chevauchée de 0 wagon du toit à l'intérieur du wagon du Marshal est une rencontre (CE-80).
HS-121 = Le Shotgun sur le toit de la diligence est une cible valable d'un Coup de poing : si nul autre n'est là, le coup doit lui être donné (CE-65) ; on ne choisit ni type de butin ni direction.
HS-122 = HS-52 ne garde que la mallette posée là à la mise en place ; un autre butin sur le toit de la diligence peut être pris (supposé).
HS-123 = Une gorgée n'est permise que si sa première moitié est possible (classique : on peut piocher ; vieux : une carte jouable en main) ; si rien n'est possible ensuite, le reste du tour est passé (supposé).
HS-124 = Ghost au premier tour d'une manche : après une gorgée classique, la carte qu'il joue peut être cachée ; avec le vieux whisky, seulement la première des deux (supposé).
HS-125 = À 2 joueurs : à son tour, un joueur peut boire à la flasque de l'un ou l'autre de ses bandits (supposé).
HS-126 = Une flasque face visible est un type de butin à part pour un Coup de poing ; le tirage de HS-77 est parmi les cachées (supposé).
HS-127 = Une Balle du Caniche compte comme reçue dans la manche où elle est ajoutée (supposé).
HS-128 = Un bandit enfui (HS-110) n'est dans aucune case : il n'est plus une cible, aucune action ni événement ne le touche, il ne compte pas pour être seul ; sa fortune, sa rançon et ses Balles tirées comptent (supposé).
HS-129 = La diligence n'est pas un wagon du train : le Marshal dans le wagon a ne rencontre pas les bandits de la diligence.
HS-130 = Feuillet des équipes : une Balle piochée chez le partenaire reste en main ; une carte du partenaire non jouée va à la pioche du joueur qui l'a piochée, avec le reste de sa main.
HS-131 = Feuillet des équipes : dans un tour W, A et B échangent leurs places, donc le joueur B de l'équipe du Premier joueur commence ; le rôle de Premier joueur passe au joueur A de l'équipe suivante (passage supposé).
HS-132 = Feuillet des équipes : un joueur connaît sa propre pioche et donc aussi la carte que son partenaire y pioche ; les autres voient seulement qu'une carte a été piochée (supposé).

## Marshal & Prisonniers

MP-1 = Marshal & Prisonniers se joue de 3 à 8 joueurs : un joueur Marshal et 2 à 7 bandits.
MP-2 = Exactement un joueur est le Marshal ; il n'a ni bandit, ni butin, ni avis de recherche.
MP-3 = À 3 joueurs (2 bandits), chaque joueur bandit a un bandit ; les règles à 2 joueurs de la section 2.3 ne s'appliquent pas.
MP-4 = Chaque bandit retire sa carte Marshal de sa pioche et ajoute son Idée géniale (10 cartes Action ; 11 avec la Chevauchée de Chevaux & Diligence).
MP-5 = Sans Chevaux & Diligence, les cartes Chevauchée ne servent pas.
MP-6 = Chaque bandit expose son avis de recherche, côté 500 visible.
MP-7 = Le train a la Locomotive, autant de wagons ordinaires que de bandits (6 avec 7 bandits) et le wagon-prison derrière (nombre de wagons reconstitué).
MP-8 = Le wagon-prison est mis à la fin du train et est le wagon de queue pour toutes les règles (départs, Bras pivotant, Attaque à cheval, Colère du Marshal).
MP-9 = Les deux sacs postaux commencent face cachée dans le couloir du wagon-prison (reconstitué).
MP-10 = Un sac postal est un jeton de butin de 200 ou 1200 ; les deux ont le même dos, sa valeur est donc cachée comme celle d'une bourse. Il se prend par un Braquage et peut être perdu par un Coup de poing.
MP-11 = Les cartes Prisonnier sont mélangées et 3 sont mises face visible dans la cellule ; les autres sont hors du jeu.
MP-12 = La figurine du Marshal et une mallette commencent dans la Locomotive (reconstitué, comme dans le jeu de base).
MP-13 = Le Marshal mélange ses 11 cartes Action et forme deux piles de 6 Balles.
MP-14 = Les trois cartes As de la castagne forment une pile, l'or au-dessus, puis l'argent, puis le bronze.
MP-15 = Les mandats d'arrêt des bandits absents sont retirés.
MP-16 = 2 mandats d'arrêt et 3 objectifs spéciaux sont tirés au hasard sans être vus et mélangés en une pile d'objectifs de 5 cartes.
MP-17 = Avec 2 ou 3 bandits, les objectifs Du plomb pour tous et Ennemi juré sont retirés avant le tirage.
MP-18 = Les cartes Manche pour 2 à 4 ou 5 à 7 bandits se choisissent d'après le nombre de bandits, pas de joueurs.
MP-19 = Les cartes Manche de Marshal & Prisonniers sont mélangées aux cartes de base du même nombre de bandits (et de Chevaux & Diligence si on l'utilise) avant de former la pile selon CE-13 (mais voir MP-108).
MP-20 = Le joueur Marshal a une place normale, peut être Premier joueur et joue dans l'ordre des places (reconstitué).
MP-21 = Le wagon-prison a un toit, un couloir et une cellule ; le couloir est son intérieur pour toutes les règles sur l'intérieur.
MP-22 = Seule une Arrestation mène dans la cellule ; on n'y entre ni n'en sort par Déplacement, Changement d'étage, Coup de poing, Chevauchée ou recul.
MP-23 = Un bandit en cellule ne peut faire aucune action sauf Idée géniale ; toutes ses autres cartes sont sans effet.
MP-24 = Un bandit en cellule n'est une cible valable ni de Tir, ni de Coup de poing, ni d'une autre Arrestation.
MP-25 = Un bandit en cellule n'est pas touché par les événements sur l'intérieur ou le toit (reconstitué).
MP-26 = Un bandit en cellule continue de piocher et de jouer des cartes à la préparation comme les autres.
MP-27 = La rencontre automatique CE-80 n'existe pas dans Marshal & Prisonniers : le Marshal et les bandits peuvent être dans la même case, comme l'Arrestation et le Coup de poing contre lui l'exigent.
MP-28 = Le Marshal se sert de ses cartes comme les bandits : il pioche une main de 6 cartes par manche (nombre reconstitué) et à son tour joue une carte ou en pioche 3.
MP-29 = Le Marshal peut être sur les toits et à l'intérieur ; il avance de 1 wagon à l'intérieur et de 1 à 3 sur les toits (distances reconstituées).
MP-30 = Déplacement+ et Changement d'étage+ : dans le tour où le Marshal joue une telle carte, il peut aussitôt jouer une autre carte Action par-dessus.
MP-31 = La seconde carte suit la règle du tour, face visible ou cachée, et peut elle-même être une carte « + », qui en permet alors une autre (reconstitué).
MP-32 = Tir : le Marshal tire deux Balles l'une après l'autre, sur la même cible ou sur deux.
MP-33 = Pour chacune des deux Balles, le Marshal choisit de laquelle de ses deux piles elle vient ; s'il n'en reste qu'une, il tire une fois (reconstitué).
MP-34 = Les cibles valables du Marshal se déterminent selon CE-88 et CE-89 ; on ne tire pas sur les bandits de sa case.
MP-35 = Une Balle du Marshal rejoint la pioche de la victime et ne peut jamais être jouée, comme toute Balle.
MP-36 = Les Balles du Marshal ne coûtent pas d'argent à la fin de la partie et ne nuisent pas plus que toute carte Balle (reconstitué).
MP-37 = Arrestation : le Marshal choisit un bandit dans sa case et le met en cellule.
MP-38 = S'il n'y a pas de bandit dans sa case, l'Arrestation est sans effet.
MP-39 = Un bandit arrêté retourne son avis de recherche ; les 500 sont perdus pour de bon.
MP-40 = Un bandit arrêté rend à la cellule toutes les cartes Prisonnier qu'il a libérées ; elles peuvent y être libérées de nouveau (reconstitué).
MP-41 = Un bandit arrêté garde son butin, son otage, ses cartes As de la castagne et ses sacs postaux (reconstitué).
MP-42 = Le même bandit peut être arrêté plusieurs fois (reconstitué).
MP-43 = La protection de Belle vaut contre le Tir et le Coup de poing du Marshal, pas contre l'Arrestation (reconstitué).
MP-44 = Les bandits peuvent prendre le Marshal pour cible d'un Coup de poing dans leur case ; celui qui frappe prend la carte As de la castagne du dessus.
MP-45 = Quand la pile d'As de la castagne est vide, un Coup de poing contre le Marshal ne rapporte plus de carte (reconstitué).
MP-46 = Les bandits peuvent prendre le Marshal pour cible d'un Tir là où un bandit à sa place serait une cible valable (MP-104) ; la Balle va dans sa pioche et compte pour le prix de l'As de la gâchette comme toute Balle tirée (CE-138).
MP-47 = Le recul de Django déplace aussi le Marshal (reconstitué).
MP-48 = Le Marshal bloque la ligne de tir sur les toits comme un bandit (reconstitué).
MP-49 = Le Marshal n'est pas « un autre bandit » pour la protection de Belle (reconstitué).
MP-50 = Le Marshal ne peut jamais prendre de butin.
MP-51 = Le Coup de poing du Marshal fonctionne comme celui d'un bandit, jeton perdu compris (reconstitué).
MP-52 = Idée géniale jouée par un bandit en cellule : le bandit s'échappe dans le couloir ou sur le toit du wagon-prison, à son choix.
MP-53 = Idée géniale jouée par un bandit dans le couloir ou sur le toit du wagon-prison : elle libère une carte Prisonnier ou un bandit de la cellule, à son choix.
MP-54 = Une carte Prisonnier libérée est mise devant le bandit ; elle donne dès lors la capacité du tableau 17.
MP-55 = Un Prisonnier libéré vaut 200 à la fin au bandit qui le possède encore.
MP-56 = Un bandit peut posséder plusieurs Prisonniers (reconstitué).
MP-57 = Un bandit qui en libère un autre lui prend un jeton de butin.
MP-58 = Qui libère un bandit choisit le type du jeton qu'il lui prend ; une bourse est prise à l'aveugle (reconstitué).
MP-59 = Si le bandit libéré n'a pas de butin, rien n'est pris.
MP-60 = Idée géniale jouée ailleurs : elle copie la sorte de la carte Action résolue le plus récemment avant elle dans cette manche parmi les cartes de tous les bandits, les siennes comprises.
MP-61 = Les cartes du joueur Marshal ne sont pas copiées.
MP-62 = Si la carte de bandit la plus récente était une Idée géniale, on copie la sorte qu'elle a copiée ; si c'était une évasion ou une libération, ou si aucune carte de bandit n'a été résolue avant, elle est sans effet (reconstitué).
MP-63 = Une action copiée se fait avec la position, les Balles, la capacité et les fardeaux du bandit qui copie (reconstitué).
MP-64 = Au wagon-prison sans personne à libérer, la carte copie comme ailleurs (reconstitué).
MP-65 = Mei : avec Changement d'étage, elle peut aller à l'autre étage de son wagon ou d'un wagon adjacent.
MP-66 = La capacité de Mei ne mène pas dans la cellule.
MP-67 = Au début de chaque manche, le Marshal pioche la carte du dessus de la pile d'objectifs, de sorte qu'il les connaît tous les cinq à la manche 5.
MP-68 = Les objectifs du Marshal sont cachés aux bandits jusqu'à la fin de la partie.
MP-69 = Un mandat d'arrêt compte comme objectif atteint si son bandit a été arrêté au moins une fois dans la partie, qu'il ait quitté la cellule depuis ou non (reconstitué).
MP-70 = Les objectifs sont vérifiés à la fin de la manche 5, après son événement ; le Marshal montre les cinq cartes aux bandits.
MP-71 = Si au moins 4 des 5 objectifs sont atteints, le Marshal gagne seul, quoi que possèdent les bandits.
MP-72 = Sinon le bandit le plus riche gagne comme dans le jeu de base.
MP-73 = La fortune d'un bandit est la somme de son butin (sacs postaux compris), du prix de l'As de la gâchette, de ses cartes As de la castagne, de 500 pour un avis de recherche jamais retourné, de 200 par Prisonnier qu'il a encore, de l'argent de l'événement de la Gare et, avec Chevaux & Diligence, de la rançon.
MP-74 = Seuls les bandits concourent pour le prix de l'As de la gâchette ; le Marshal n'a pas de fortune.
MP-75 = Un bandit en cellule à la fin de la partie peut encore gagner (reconstitué).
MP-76 = Colère du Marshal : les bandits sur le toit du wagon où est le Marshal reçoivent une Balle neutre chacun ; s'il est lui-même sur un toit, ce sont ceux de sa case ; puis il recule de 1 wagon à son étage (reconstitué).
MP-77 = Tout prendre : la seconde mallette est posée dans la case du Marshal (reconstitué).
MP-78 = Vengeance du Marshal : les bandits sur le toit du wagon du Marshal perdent leur bourse de moindre valeur ; les sacs postaux ne sont pas des bourses (reconstitué).
MP-79 = Bras pivotant, Freinage et Pleine vitesse déplacent aussi le Marshal s'il est sur un toit (reconstitué).
MP-80 = La Révolte des passagers ne touche pas le Marshal (reconstitué).
MP-81 = Whisky pour le Marshal : comme HS-96, dans le wagon du Marshal s'il est à l'intérieur ; les bandits à l'intérieur d'un wagon où il entre reçoivent une Balle neutre mais restent (reconstitué).
MP-82 = Évasion de prison : chaque bandit en cellule est mis dans le couloir (reconstitué).
MP-83 = Tour de garde : chaque bandit dans le couloir ou sur le toit du wagon-prison reçoit une Balle neutre (reconstitué).
MP-84 = Patrouille : le Marshal peut avancer ou reculer de 1 wagon à son étage (reconstitué).
MP-85 = Fusillade : chaque bandit dans la case du Marshal reçoit une Balle neutre (reconstitué).
MP-86 = Appel des détenus : chaque bandit en cellule perd 250 au décompte (reconstitué).
MP-87 = Dernier rempart : chaque bandit dans le wagon du Marshal, à l'un ou l'autre étage, perd sa bourse de moindre valeur (reconstitué).
MP-88 = Pot-de-vin : chaque bandit seul dans sa case reçoit 250 (reconstitué).
MP-89 = L'Attaque à cheval commence au wagon-prison ; y monter, c'est être dans le couloir (reconstitué).
MP-90 = Une flasque va dans chaque wagon ordinaire, aucune dans le wagon-prison (6 flasques pour 6 wagons ordinaires au plus).
MP-91 = Le nombre d'otages est celui des bandits moins 1.
MP-92 = Le Marshal ne chevauche pas et ne peut ni entrer dans la diligence ni se tenir dessus (reconstitué).
MP-93 = Le Shotgun ne touche pas le Marshal et n'est pas frappé par lui (reconstitué).
MP-94 = Un bandit en cellule est sur le train pour l'événement Évasion (reconstitué).
MP-95 = Les Balles du Marshal comptent comme reçues pour Balle mortelle, le Photographe et le départage (reconstitué).
MP-96 = La Joueuse de poker supprime la capacité propre du détenteur, pas celles des Prisonniers (reconstitué).
MP-97 = Si plusieurs bandits ont la capacité CE-94, un bandit sans elle parmi les cibles valables les protège tous ; si toutes l'ont, chacune peut être choisie (reconstitué).
MP-98 = Un tir sur l'autre étage de son wagon n'a pas de direction le long du train : la capacité CE-97 ne déplace pas sa cible (reconstitué).
MP-99 = La même capacité deux fois (Belle avec le complice de Belle) n'ajoute rien, sauf que les tailles de main s'additionnent : Doc avec le complice de Doc a 8 (reconstitué).
MP-100 = Dans un tour L, une carte « + » du Marshal ne donne pas de seconde carte (reconstitué).
MP-101 = Pour MP-60, une carte compte comme résolue même sans effet, aussi celle d'un bandit en cellule (reconstitué).
MP-102 = La cellule n'est pas une case pour Pickpocket, Pot-de-vin et Partage du butin, et ne fait pas partie du wagon du Marshal pour Dernier rempart (reconstitué).
MP-103 = La diagonale de Mei ne commence ni ne finit dans ou sur la diligence ; là elle n'a que le Changement d'étage ordinaire (reconstitué).
MP-104 = Le Marshal est une cible valable pour CE-88, CE-89 et CE-93 comme un bandit ; sur le toit du Shotgun on peut le toucher, mais rien derrière ce toit (reconstitué).
MP-105 = Si le Marshal est la seule cible possible d'un Tir ou d'un Coup de poing d'un bandit, l'action doit être faite sur lui (CE-65).
MP-106 = Là où une règle du jeu de base ou de Chevaux & Diligence fait rencontrer le Marshal aux bandits, rien n'arrive dans Marshal & Prisonniers, sauf MP-81 (découle de MP-27).
MP-107 = Les cartes Balle dans la pioche du Marshal ne peuvent être jouées ; comme il n'a pas de fortune, elles ne lui coûtent rien à la fin.
MP-108 = Tant que les cartes Manche de Marshal & Prisonniers ne sont pas connues, la pile des manches est tirée des cartes de base (et de Chevaux & Diligence si on l'utilise) du nombre de bandits que dit MP-18 ; les cartes du tableau 19 n'y sont mélangées que si l'hôte le demande (reconstitué).
MP-109 = Un sac postal n'est pas une bourse pour les règles qui nomment les bourses (reconstitué).
MP-110 = Un bandit libéré est mis dans la case de celui qui l'a libéré (reconstitué).
MP-111 = Un Marshal frappé est déplacé dans un wagon adjacent au même étage selon CE-108 ; il n'a pas de butin à perdre (reconstitué).
MP-112 = À la fin de la manche 5, avant de vérifier les objectifs, tout sac postal qu'aucun bandit ne détient, jamais pris ou de nouveau tombé, et toute carte Prisonnier non libérée comptent parmi ce que le Marshal a sauvé.
MP-113 = Seul ce que MP-112 lui donne compte pour les objectifs spéciaux qui demandent des sacs postaux ou des Prisonniers sauvés (reconstitué).

## Les chapitres, et les tableaux que des règles citent

CE-chapter-2-1 = Joueurs, personnages, train
CE-chapter-2-2 = Les places
CE-chapter-2-3 = À deux joueurs
CE-chapter-2-4 = Sept bandits sans joueur Marshal
CE-chapter-3-1 = Vue d'ensemble
CE-chapter-3-2 = Préparation
CE-chapter-3-3 = Pillage
CE-chapter-4-1 = Déplacement
CE-chapter-4-2 = Changement d'étage
CE-chapter-4-3 = Marshal
CE-chapter-4-4 = Rencontrer le Marshal
CE-chapter-4-5 = Tir
CE-chapter-4-6 = Coup de poing
CE-chapter-4-7 = Braquage
CE-chapter-5-1 = Événements de fin de manche (après la dernière carte Action)
CE-chapter-5-2 = Événements de la Gare (à la fin de la manche 5, avant le décompte)
CE-chapter-5-3 = Décompte final
CE-chapter-6 = Règles expertes de la main (au choix, à 3 joueurs et plus)
CE-chapter-11 = Décisions et informations cachées
CE-chapter-11-1 = Cas rares (jeu de base)
CE-chapter-11-2 = Entrées refusées
ELF-chapter-9-2 = Le Lutin : mise en place
ELF-chapter-9-3 = Le Lutin : mouvement
ELF-chapter-9-4 = Le Lutin avec les extensions
ELF-chapter-9-5 = Le Lutin : fin de la partie
ELF-chapter-9-7 = Le Lutin : cas rares
HS-chapter-7-2 = Chevaux & Diligence : mise en place
HS-chapter-7-3 = Chevaux & Diligence : Attaque à cheval
HS-chapter-7-4 = Chevaux & Diligence : Chevauchée
HS-chapter-7-5 = Chevaux & Diligence : la diligence
HS-chapter-7-6 = Chevaux & Diligence : le Shotgun
HS-chapter-7-7 = Chevaux & Diligence : whisky
HS-chapter-7-8 = Chevaux & Diligence : Tumulte et cartes gardées
HS-chapter-7-9 = Chevaux & Diligence : fardeaux des otages
HS-chapter-7-10 = Chevaux & Diligence : événements
HS-chapter-7-11 = Chevaux & Diligence : événements de la Gare
HS-chapter-7-12 = Chevaux & Diligence : décompte
HS-chapter-7-13 = Feuillet des équipes (au choix, nombre pair de joueurs)
HS-chapter-7-14 = Chevaux & Diligence : cas rares
MP-chapter-8-2 = Marshal & Prisonniers : mise en place
MP-chapter-8-3 = Marshal & Prisonniers : wagon-prison
MP-chapter-8-4 = Marshal & Prisonniers : le joueur Marshal
MP-chapter-8-5 = Marshal & Prisonniers : Idée géniale
MP-chapter-8-6 = Marshal & Prisonniers : Mei
MP-chapter-8-7 = Marshal & Prisonniers : objectifs et fin de la partie
MP-chapter-8-8 = Marshal & Prisonniers : événements
MP-chapter-8-9 = Marshal & Prisonniers avec Chevaux & Diligence
MP-chapter-8-10 = Marshal & Prisonniers : cas rares

CE-table-1 =
    Tableau 1 — Wagons et butin de départ (à l'intérieur ; rien sur les toits)
    | Wagon | Bourses | Bijoux | Mallettes |
    | Locomotive | 0 | 0 | 1 |
    | Wagon A | 3 | 0 | 0 |
    | Wagon B | 0 | 3 | 0 |
    | Wagon C | 1 | 1 | 0 |
    | Wagon D | 3 | 1 | 0 |
    | Wagon E | 4 | 1 | 0 |
    | Wagon F | 1 | 0 | 0 |
    | Total de A à F | 12 | 6 | 0 |
CE-table-2 =
    Tableau 2 — Jetons de butin
    | Type | Valeur | Nombre |
    | Bourse | 250 | 8 |
    | Bourse | 300 | 2 |
    | Bourse | 350 | 2 |
    | Bourse | 400 | 2 |
    | Bourse | 450 | 2 |
    | Bourse | 500 | 2 |
    | Bijou | 500 | 6 |
    | Mallette | 1000 | 2 |
CE-table-3 =
    Tableau 3 — Cartes Action d'un bandit (10 cartes, les mêmes pour tous)
    | Carte | Nombre |
    | Déplacement | 2 |
    | Changement d'étage | 2 |
    | Tir | 2 |
    | Braquage | 2 |
    | Coup de poing | 1 |
    | Marshal | 1 |
CE-table-5 =
    Tableau 5 — Personnages
    | Personnage | Couleur | Capacité (voir la règle) |
    | Belle | violet | Cible protégée (CE-94) |
    | Cheyenne | vert | Pickpocket d'un coup de poing (CE-107) |
    | Django | noir | Tir qui repousse (CE-97) |
    | Doc | bleu | Sept cartes (CE-37) |
    | Ghost | blanc | Première carte cachée (CE-57) |
    | Tuco | rouge | Tir à travers le toit (CE-93) |
    | Mei (avec Marshal & Prisonniers, ou seule) | jaune | Grimpe en diagonale (MP-65) |
CE-table-6 =
    Tableau 6 — Types de tour
    | Code | Nom | Effet |
    | S | Normal | Carte jouée face visible, sens horaire. |
    | T | Tunnel | Carte jouée face cachée, sens horaire. |
    | D | Accélération (double) | Chacun fait deux tours de suite avant le suivant, sens horaire, face visible. |
    | W | Aiguillage | Sens antihoraire, face visible, le Premier joueur d'abord. |
    | L | Tumulte (sur des cartes de Chevaux & Diligence) | Tous les joueurs choisissent en même temps (HS-78). |
CE-table-11 =
    Tableau 11 — Cartes Manche de Chevaux & Diligence
    | N° | Suite des tours | À garder | Événement |
    | HS24-1 | L T S S | 2 | aucun |
    | HS24-2 | S S T T S | 1 | Whisky pour le Marshal |
    | HS24-3 | L S D S | 0 | Chevaux essoufflés (1 cheval) |
    | HS24-4 | S T S | 1 | Pleine vitesse |
    | HS24-5 | S T L S | 1 | Rage du Shotgun |
    | HS56-1 | L T S | 2 | aucun |
    | HS56-2 | L S D | 0 | Chevaux essoufflés (2 chevaux) |
    | HS56-3 | S T T S | 1 | Whisky pour le Marshal |
    | HS56-4 | S S T S | 1 | Pleine vitesse |
    | HS56-5 | S T L S | 1 | Rage du Shotgun |
    | HST-1 (Gare) | S S T S | 0 | Balle mortelle |
    | HST-2 (Gare) | S S T S | 0 | Partage du butin |
    | HST-3 (Gare) | S S T S S | 0 | Évasion |
CE-table-12 =
    Tableau 12 — Otages
    | Otage | Rançon à la fin de la partie | Fardeau tant qu'on le tient |
    | Banquier | 1000 si l'on a au moins une mallette, sinon 0 | aucun |
    | Caniche de Madame | 1000 | On reçoit une Balle neutre au début de chaque manche suivante |
    | Ministre | 900 | Main de départ −1 |
    | Institutrice | 800 | Pas de Coup de poing |
    | Dévote | 700 | Pas de Chevauchée |
    | Vieille dame | 500 par bijou | Le Déplacement sur les toits est limité à 1 wagon |
    | Joueuse de poker | 250 par bourse | La capacité du personnage est perdue |
    | Photographe | 200 par carte Balle reçue d'adversaires | Les tours Tunnel sont des tours normaux |
CE-table-17 =
    Tableau 17 — Prisonniers (7)
    | Prisonnier | Capacité de plus du bandit qui l'a libéré |
    | Complice de Belle | CE-94 |
    | Complice de Cheyenne | CE-107 |
    | Complice de Django | CE-97 |
    | Complice de Doc | une carte de plus en main (+1) |
    | Complice de Ghost | CE-57 |
    | Complice de Tuco | CE-93 |
    | Complice de Mei | MP-65 |
CE-table-19 =
    Tableau 19 — Cartes Manche de Marshal & Prisonniers, toutes reconstituées
    | N° | Suite des tours | Événement |
    | MP24-1 | S T S S | aucun |
    | MP24-2 | S S T S | Évasion de prison |
    | MP24-3 | S D S | Tour de garde |
    | MP24-4 | S S T W | Patrouille |
    | MP24-5 | S T S T S | Fusillade |
    | MP57-1 | S T S | aucun |
    | MP57-2 | S S T | Évasion de prison |
    | MP57-3 | S D | Tour de garde |
    | MP57-4 | S S W | Patrouille |
    | MP57-5 | S T S T | Fusillade |
    | MPST-1 (Gare) | S S T S | Appel des détenus |
    | MPST-2 (Gare) | S S T S | Dernier rempart |
    | MPST-3 (Gare) | S S T S | Pot-de-vin |
CE-table-7 =
    Tableau 7 — Cartes Manche, 2 à 4 joueurs (jeu de base)
    | N° | Image | Suite des tours | Événement de fin de manche |
    | R24-1 | Bras pivotant | S T S S | Bras pivotant |
    | R24-2 | Pont | S D S | aucun |
    | R24-3 | Aiguillage en vue | S S S S | Freinage |
    | R24-4 | Bagarre avec les passagers | S S T S S | Révolte des passagers |
    | R24-5 | Entrée de tunnel | S T S T S | aucun |
    | R24-6 | Marshal avec une mallette | S T D S | Tout prendre |
    | R24-7 | Marshal qui tire en l'air | S S T W | Colère du Marshal |
CE-table-8 =
    Tableau 8 — Cartes Manche, 5 et 6 joueurs (jeu de base)
    | N° | Image | Suite des tours | Événement de fin de manche |
    | R56-1 | Bagarre avec les passagers | S T S W | Révolte des passagers |
    | R56-2 | Aiguillage en vue | S T S S | Freinage |
    | R56-3 | Pont | S D | aucun |
    | R56-4 | Bras pivotant | S T S | Bras pivotant |
    | R56-5 | Marshal qui tire en l'air | S S W | Colère du Marshal |
    | R56-6 | Marshal avec une mallette | S D W | Tout prendre |
    | R56-7 | Entrée de tunnel | S T S T | aucun |
CE-table-9 =
    Tableau 9 — Cartes Gare (jeu de base ; pour tous les nombres de joueurs)
    | N° | Suite des tours | Événement de fin de partie |
    | ST-1 | S S T S | Vengeance du Marshal |
    | ST-2 | S S T S | Pickpocket |
    | ST-3 | S S T S | Prise d'otage du conducteur |
CE-table-21 =
    Tableau 21 — Jetons selon le nombre de bandits
    | Bandits | Cadeau | Vide |
    | 2 | 1 | 1 |
    | 3 | 1 | 2 |
    | 4 | 2 | 2 |
    | 5 | 2 | 3 |
    | 6 | 3 | 3 |
    | 7 | 3 | 4 |
