# White has moved before Black's lever is down: the game begins with that press and this move.
1000 lift e2
+150 place e4
+100 press black
+500 press white
+2000 lift e7
+300 place e5
+400 press black
+2000 lift e4
+300 place e4
+900 lift g1
+300 place f3
+400 press white
---
0.000 game state=ready
1250.000 game state=started
1250.000 clock running=white why=start
1250.000 touched side=white square=e2 piece=P
1750.000 released side=white from=e2 square=e4 piece=P
1750.000 made ply=1 side=white uci=e2e4 san=e4
1750.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
1750.000 clock running=black why=press
3750.000 touched side=black square=e7 piece=p
4450.000 released side=black from=e7 square=e5 piece=p
4450.000 made ply=2 side=black uci=e7e5 san=e5
4450.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4450.000 clock running=white why=press
6450.000 touched side=white square=e4 piece=P
7250.000 released side=white from=e4 square=e4 piece=P
7650.000 touched side=white square=g1 piece=N
8350.000 released side=white from=g1 square=f3 piece=N
8350.000 made ply=3 side=white uci=g1f3 san=Nf3
8350.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
8350.000 clock running=black why=press
