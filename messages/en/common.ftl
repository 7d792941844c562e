### How message files are written (https://projectfluent.org).
###
### - A name (a colour, a piece) is written as it stands alone: "Fairy". If it looks different inside a
###   sentence, that form is its attribute `.the`: "the Fairy". Gaps are filled with `.the` where there is one.
### - The first letter of every sentence said is made a capital, so a name may begin a message, but not a
###   second sentence within it.
### - Sentences work with every name: no adjective or participle that would have to agree with one, and in
###   French no "de" or "à" before a piece, which would melt into its article.
### - Events, questions and errors are sentences with a full stop. Actions are what a button says: no full stop.
### - Numbers of spaces are bare: "from 29 to 34".
### - A gap with nothing in it is filled with "none", which a selector can catch.

# Between the last two names of a list.
and = and
# Somebody at the table, and which figure of theirs is meant.
called-figure = { $name } ({ $figure })

# Asked of a table in the middle of a step: nobody has to decide anything then.
prompt-under-way = The turn is still being played out.

# Bots have names of their own, one for each seat.
bot-1 = Tin Lizzie
bot-2 = Copper Sal
bot-3 = Brass Hank
bot-4 = Iron Mae
bot-5 = Rusty Joe
bot-6 = Steam Pete
bot-7 = Zinc Ruby
bot-8 = Nickel Ned
