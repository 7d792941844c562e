### What is written on the poster of Pony Express.

title-pony-express = Pony Express
line-pony-express = Race the mail across the country, bluff at poker, flick at the raiders.
