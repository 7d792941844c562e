### What is written on the poster of Catching Santa.

title-catching-santa = Catching Santa
line-catching-santa = Chase Santa and his friends around the path, and mind who sends you home.
