### What is written on the poster of Rolling Bandits.

title-rolling-bandits = Rolling Bandits
line-rolling-bandits = Your dice are your bandits. Roll them aboard, shove the others off, grab the gold.
