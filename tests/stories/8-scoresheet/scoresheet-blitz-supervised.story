# In blitz whose score the arbiter keeps it may be asked for on one's own move, five times in a
# game.
editions 2017 2018 2023
set Format=blitz
set Supervision=full
1000 press black
play e4 e5
expect from here
+500 ! scoresheet black
+500 ! scoresheet white
+500 ! scoresheet white
+500 ! scoresheet white
+500 ! scoresheet white
+500 ! scoresheet white
+500 ! scoresheet white
+500 lift g1
+300 place f3
+600 press white
+500 ! scoresheet black
---
4300.000 refused scoresheet black
7300.000 refused scoresheet white
7800.000 touched side=white square=g1 piece=N
8600.000 released side=white from=g1 square=f3 piece=N
8600.000 made ply=3 side=white uci=g1f3 san=Nf3
8700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
8700.000 clock running=black why=press
