### Ce qui est écrit sur l'affiche de Catching Santa.

title-catching-santa = Catching Santa
line-catching-santa = Poursuis le Père Noël et ses amis le long du parcours, et gare à ne pas te faire renvoyer à la maison.
