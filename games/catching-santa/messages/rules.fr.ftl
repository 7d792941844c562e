### Les règles CS-1 à CS-75 de rules.md, en français. Le texte anglais fait foi.
###
### Les mots : parcours (path), case (space), maison (home), entrée (entry), départ (start), pion (piece),
### figurine de Noël (Christmas piece), pièce (pion ou figurine), lancer (roll), prendre (capture),
### attraper (gather), déloger (displace).

CS-1 = Il faut 2, 3 ou 4 joueurs.
CS-2 = Le parcours est un cercle fermé de 40 cases ; on joue dans le sens des aiguilles d'une montre.
CS-3 = Chaque joueur a une maison de trois cases dans un coin et une entrée sur le parcours.
CS-4 = Chaque figurine de Noël a un départ sur le parcours.
CS-5 = En dehors de l'exécution d'un déplacement, chaque case du parcours porte au plus une pièce, pion ou figurine.
CS-6 = Le parcours n'a pas d'arrivée : les pions tournent tant que dure la partie et passent devant leur propre entrée sans effet.
CS-7 = Pions et figurines passent librement par-dessus les cases occupées ; seule compte la dernière case d'un déplacement.
CS-8 = Les trois pions de chaque joueur commencent à la maison.
CS-9 = Un Père Noël, la Fée, le Lutin, le Renne et le Traîneau commencent chacun sur son départ.
CS-10 = Deux Pères Noël sont gardés en réserve.
CS-11 = Les couleurs non utilisées ne sont pas en jeu ; leurs maisons et leurs entrées ne comptent pas.
CS-12 = Chaque joueur lance le dé ordinaire ; qui fait le plus commence.
CS-13 = Les joueurs à égalité pour le plus haut lancer relancent entre eux jusqu'à ce qu'un seul fasse plus que les autres.
CS-14 = Les tours se suivent dans le sens des aiguilles d'une montre, dans l'ordre du tableau ci-dessus.
CS-15 = Les lancers pour désigner le premier joueur ne déplacent rien et ne comptent pas comme des six au sens de la section 4.
CS-16 = Un tour commence par un lancer, et un seul, du dé magique.
CS-17 = Le dé magique est lancé une fois par tour, même quand le dé ordinaire donne droit à d'autres lancers.
CS-18 = La figurine indiquée par le dé se déplace aussitôt, du nombre entier de cases et dans son propre sens ; le joueur n'a pas le choix.
CS-19 = Si la figurine indiquée n'est plus sur le parcours (tous les Pères Noël attrapés, ou cette figurine attrapée), rien ne bouge.
CS-20 = Une figurine de Noël qui finit sur une case vide s'y tient simplement, même sur le départ vide d'une autre ou sur une entrée.
CS-21 = Une figurine de Noël qui finit sur un pion le renvoie dans la maison de son propriétaire ; ce peut être n'importe qui, même le joueur dont c'est le tour.
CS-22 = Les figurines de Noël n'attrapent jamais rien.
CS-23 = Une figurine de Noël A qui finit sur une autre, B, qui n'est pas sur son propre départ, y reste ; B retourne à son départ.
CS-24 = Si B est sur son propre départ, A y reste et B va au départ de A.
CS-25 = « Encore là » veut dire que B se trouve en ce moment sur son départ, qu'elle l'ait déjà quitté ou non.
CS-26 = Une figurine de Noël délogée qui arrive sur une case occupée par un pion le renvoie dans sa maison.
CS-27 = S'il s'y trouve une autre figurine de Noël C, la figurine délogée reste et C retourne à son propre départ ; cela se répète jusqu'à ce qu'une figurine arrive sur une case vide ou sur un pion.
CS-28 = L'échange de CS-24 ne concerne que la figurine déplacée par le dé ; une figurine délogée n'en rencontre jamais une autre sur le propre départ de celle-ci.
CS-29 = Aucune figurine n'est délogée deux fois dans une même chaîne ; la chaîne s'arrête donc après cinq délogements au plus, quatre au plus après CS-24.
CS-30 = Si la chaîne arrive sur la case où se tient A (c'est le départ d'une figurine suivante de la chaîne), A est délogée comme toute autre figurine de Noël.
CS-31 = Une fois le dé magique résolu, le joueur lance le dé ordinaire.
CS-32 = Un joueur qui a au moins un pion sur le parcours à ce moment-là a droit à un lancer.
CS-33 = Un joueur qui n'a aucun pion sur le parcours et au moins un à la maison peut lancer jusqu'à trois fois et s'arrête au premier 6.
CS-34 = C'est après la phase du dé magique qu'on regarde s'il n'y a « aucun pion sur le parcours ».
CS-35 = Pendant les trois essais, un lancer autre que 6 n'a aucun effet.
CS-36 = Un 6 obtenu sans pion sur le parcours fait passer un pion de la maison à l'entrée du joueur.
CS-37 = Un 6 obtenu avec des pions sur le parcours et à la maison laisse le choix au joueur : faire entrer un pion, ou avancer de 6 cases un pion du parcours.
CS-38 = Seul un 6 permet à un pion d'entrer.
CS-39 = Chaque 6 donne le droit de lancer le dé ordinaire une fois de plus ; un 6 à ce lancer le donne encore, sans limite.
CS-40 = Le joueur peut renoncer au lancer supplémentaire.
CS-41 = Ce droit existe même si le 6 n'a pas pu être utilisé (cela n'arrive pas, voir CS-48).
CS-42 = Un lancer supplémentaire est un seul lancer, jamais trois essais.
CS-43 = Pour un lancer de 1 à 5, et pour un 6 qui n'a pas servi à entrer, le joueur avance exactement un de ses pions du parcours, dans le sens des aiguilles d'une montre, du nombre obtenu.
CS-44 = Le joueur choisit lequel de ses pions avance.
CS-45 = Il est obligatoire de jouer s'il existe un déplacement ou une entrée permis.
CS-46 = Un pion ne peut pas finir sur une case où se trouve un pion de sa couleur ; il faut en avancer un autre.
CS-47 = Un pion ne peut pas entrer tant qu'un pion de sa couleur se trouve sur l'entrée.
CS-48 = Si aucun pion ne peut avancer ni entrer, le lancer est perdu ; avec trois pions au plus sur un parcours de 40 cases et des lancers de 1 à 6, un pion du parcours peut toujours avancer, et cela n'arrive donc pas sur ce plateau.
CS-49 = Entrer compte comme un déplacement vers l'entrée : ce qui s'y trouve est pris comme à la section 5.
CS-50 = Un joueur qui n'a aucun pion sur le parcours ni à la maison lance le dé magique à son tour, puis le tour est fini.
CS-51 = Un pion qui finit sur une figurine de Noël la retire du parcours ; le joueur la garde.
CS-52 = Si c'est le premier ou le deuxième Père Noël, un Père Noël de la réserve est posé aussitôt sur le départ du Père Noël.
CS-53 = Le troisième Père Noël est gardé et n'est pas remplacé.
CS-54 = Il n'y a jamais plus d'un Père Noël sur le parcours.
CS-55 = Si le départ du Père Noël est occupé à ce moment-là, par n'importe quelle pièce, même celle qui vient de prendre, le nouveau Père Noël est posé sur la première case vide qui suit dans le sens des aiguilles d'une montre.
CS-56 = Un Père Noël posé sur une autre case par CS-55 a toujours la case 10 pour départ.
CS-57 = Poser un nouveau Père Noël sur le parcours ne prend et ne déloge rien.
CS-58 = Un pion qui finit sur le pion d'un autre joueur le retire du parcours ; le joueur qui prend le garde jusqu'à la fin de la partie.
CS-59 = Un pion pris ne revient jamais en jeu ; son propriétaire continue avec moins de pions.
CS-60 = Prises par déplacement : une au plus, à cause de CS-5.
CS-61 = Seul le pion déplacé par le dé ordinaire prend ; un pion sur lequel arrive une figurine de Noël ne la prend jamais.
CS-62 = On peut prendre sur toutes les cases du parcours, même sur les entrées et les départs ; il n'y a pas de case protégée.
CS-63 = Les pions à la maison ne peuvent pas être pris.
CS-64 = Un pion renvoyé à la maison par une figurine de Noël peut entrer de nouveau avec un 6.
CS-65 = La partie finit dès qu'il ne reste aucune figurine de Noël sur le parcours ; les droits à d'autres lancers sont perdus.
CS-66 = La dernière figurine de Noël ne quitte le parcours que par une prise, quand les trois Pères Noël et les quatre autres ont été attrapés : sept prises en tout.
CS-67 = Points : chaque Père Noël 10, la Fée 7, le Lutin 5, le Renne 3, le Traîneau 2, chaque pion pris à un autre joueur 1.
CS-68 = Chaque pion d'un joueur qui est à la maison à la fin lui coûte 3 points.
CS-69 = Un pion qui a été sur le parcours et qu'on a renvoyé à la maison coûte aussi 3 points s'il y est à la fin.
CS-70 = Ses propres pions sur le parcours et ceux que les autres ont pris comptent 0.
CS-71 = Un total peut être négatif.
CS-72 = Le total le plus haut gagne.
CS-73 = Le nombre de pièces prises ou attrapées ne décide pas à lui seul ; ce sont les points qui décident.
CS-74 = À égalité de points, gagne qui a pris ou attrapé le plus de pièces, quelles qu'elles soient ; si l'égalité demeure, la victoire est partagée.
CS-75 = Arrêt de sécurité : après 5000 tours la partie s'arrête et on compte les points tels quels.

## Les chapitres, les tableaux que des règles citent, et d'où viennent les règles

CS-chapter-1-2 = Le parcours
CS-chapter-2 = Mise en place
CS-chapter-3 = Le dé magique
CS-chapter-4 = Le dé ordinaire
CS-chapter-5 = Les prises
CS-chapter-6 = Fin de la partie et points
CS-chapter-termination = La partie finit toujours

CS-table-2 =
    Selon le nombre de joueurs
    | | 2 joueurs | 3 joueurs | 4 joueurs |
    | Couleurs dans l'ordre du tour | bleu, vert | rouge, bleu, jaune | rouge, bleu, jaune, vert |
    | Entrées | 11, 31 | 1, 11, 21 | 1, 11, 21, 31 |
    | Pions à la maison | 3 chacun | 3 chacun | 3 chacun |
    | Figurines de Noël sur le parcours | 5 | 5 | 5 |
    | Pères Noël en réserve | 2 | 2 | 2 |

CS-source-christmas-1 = Noël 1
CS-source-christmas-1-3 = Noël 1 à 3
CS-source-christmas-2 = Noël 2
CS-source-christmas-3 = Noël 3
CS-source-end = Fin
CS-source-example-swap = Exemple d'échange
CS-source-game-play = Déroulement
CS-source-intro = Introduction
CS-source-magic = Magie
CS-source-player-1 = Joueur 1
CS-source-player-1-4 = Joueur 1 à 4
CS-source-player-2 = Joueur 2
CS-source-player-3 = Joueur 3
CS-source-player-4 = Joueur 4
CS-source-points = Points
CS-source-setup = Mise en place
