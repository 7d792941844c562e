### Ce qui est écrit sur l'affiche de Colt Express.

title-colt-express = Colt Express
line-colt-express = Prépare l'attaque du train carte par carte, et regarde-la mal tourner. Avec le Lutin du Père Noël à bord.
