### Les règles __BOOK__-1 à __BOOK__-8 de rules.md, en français. Le texte anglais fait foi.

__BOOK__-1 = Il faut 2, 3 ou 4 joueurs.
__BOOK__-2 = Tout le monde commence sans points ; la première place commence.
__BOOK__-3 = Les tours passent dans le sens horaire au joueur suivant qui n'est pas hors jeu.
__BOOK__-4 = À son tour, on lance le dé et on ajoute la face à ses points, ou on s'arrête.
__BOOK__-5 = Qui s'arrête garde ses points et est hors jeu.
__BOOK__-6 = Qui a plus de 21 points les perd tous et est hors jeu ; la table peut convenir d'une autre limite, de 6 à 99.
__BOOK__-7 = La partie est finie quand tout le monde est hors jeu.
__BOOK__-8 = Qui a le plus de points gagne ; à égalité, on partage la victoire.

## Les chapitres, et d'où viennent les règles

__BOOK__-chapter-1 = Mise en place
__BOOK__-chapter-2 = Le tour
__BOOK__-chapter-3 = La fin

__BOOK__-source-setup = Mise en place
__BOOK__-source-the-turn = Le tour
__BOOK__-source-the-end = La fin
