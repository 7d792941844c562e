### What is written on the poster of __Title__.

title-__game_id__ = __Title__
line-__game_id__ = Roll, and stop in time: whoever goes beyond the target loses everything.
