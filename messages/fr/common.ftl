### Les règles d'écriture sont dans messages/en/common.ftl. En français, de plus :
###
### - on se tutoie, comme à table ;
### - les couleurs sont des noms de joueurs, sans article : « Bleu fait 6. » ;
### - l'apostrophe est droite, pour que la recherche la trouve ; l'espace avant « : ; ! ? » est insécable.

# Entre les deux derniers noms d'une liste.
and = et
called-figure = { $name } ({ $figure })

# Demandé à une table au milieu d'un coup : personne n'a alors rien à décider.
prompt-under-way = Le tour est encore en train de se jouer.

bot-1 = Lizzie Fer-Blanc
bot-2 = Sal Cuivre
bot-3 = Hank Laiton
bot-4 = Mae d'Acier
bot-5 = Joe la Rouille
bot-6 = Pete la Vapeur
bot-7 = Ruby Zinc
bot-8 = Ned Nickel
