### Ce qui est écrit sur l'affiche de Pony Express.

title-pony-express = Pony Express
line-pony-express = Porte le courrier à travers le pays, bluffe au poker, tire sur les pillards d'une pichenette.
