# Three pieces fall and are set up again within seconds: nobody needs to be told.
1000 press black
2000 lift e2
+300 place e4
+300 press white
+200 lift f2 g2 h2
+1500 place f2
+1200 place g2
+1200 place h2
+3000 lift e7
+300 place e5
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
2800.000 touched side=black square=f2 piece=P
2800.000 touched side=black square=g2 piece=P
2800.000 touched side=black square=h2 piece=P
4800.000 released side=black from=f2 square=f2 piece=P
6000.000 released side=black from=g2 square=g2 piece=P
7200.000 released side=black from=h2 square=h2 piece=P
9700.000 touched side=black square=e7 piece=p
10300.000 released side=black from=e7 square=e5 piece=p
10300.000 made ply=2 side=black uci=e7e5 san=e5
10300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
10300.000 clock running=white why=press
