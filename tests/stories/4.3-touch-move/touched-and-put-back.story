# White touches a knight, puts it back, and moves it: nothing is broken (4.3.1).
1000 press black
2000 lift g1
+400 place g1
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2900.000 released side=white from=g1 square=g1 piece=N
3300.000 touched side=white square=g1 piece=N
3900.000 released side=white from=g1 square=f3 piece=N
3900.000 made ply=1 side=white uci=g1f3 san=Nf3
3900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3900.000 clock running=black why=press
