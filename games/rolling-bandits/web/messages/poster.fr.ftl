### Ce qui est écrit sur l'affiche de Rolling Bandits.

title-rolling-bandits = Rolling Bandits
line-rolling-bandits = Tes dés sont tes bandits. Lance-les à bord, bouscule les autres, rafle l'or.
