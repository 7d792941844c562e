### What is written on the poster of Colt Express.

title-colt-express = Colt Express
line-colt-express = Plan a train robbery card by card, and watch it go wrong. With Santa's Elf aboard.
