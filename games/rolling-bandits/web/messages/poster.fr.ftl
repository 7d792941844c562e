### What is written on the poster of Rolling Bandits.

title-rolling-bandits = Rolling Bandits
line-rolling-bandits = Tes dés sont tes bandits. Lance-les à bord, pousse les autres, rafle l'or.
