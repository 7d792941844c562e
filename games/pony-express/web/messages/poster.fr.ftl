### What is written on the poster of Pony Express.

title-pony-express = Pony Express
line-pony-express = Porte le courrier à travers le pays, bluffe au poker, tire sur les bandits d'une pichenette.
