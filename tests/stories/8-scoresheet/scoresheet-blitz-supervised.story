# In blitz whose score the arbiter keeps it may be asked for on one's own move, five times in a
# game.
editions 2017 2018 2023
set Format=blitz
set Supervision=full
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
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
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
4300.000 refused scoresheet black
7300.000 refused scoresheet white
7800.000 touched side=white square=g1 piece=N
8600.000 released side=white from=g1 square=f3 piece=N
8600.000 made ply=3 side=white uci=g1f3 san=Nf3
8700.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
8700.000 clock running=black why=press
