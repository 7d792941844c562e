### Ce qui est écrit sur l'affiche de __Title__.

title-__game_id__ = __Title__
line-__game_id__ = Lance le dé et arrête-toi à temps : qui dépasse la limite perd tout.
