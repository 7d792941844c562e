### What is written on the poster of Marshals.

title-marshals = Marshals
line-marshals = Hunt four outlaws across the Far West. One of you may be on their side.
