# Behind the game the clock is stopped and the pieces are set up; the lever starts the next one.
1000 press black
play e4
expect from here
+2000 level
+1000 lift e7
+300 place e5
+1000 lift g1
+300 place f3
+2000 lift e5 f3 e4
+900 place e7
+900 place e2
+900 place g1
+2000 press black
+1000 lift e2
+300 place e4
+600 press white
---
4400.000 clock why=pause
5400.000 touched side=black square=e7 piece=p
6200.000 released side=black from=e7 square=e5 piece=p
6200.000 made ply=2 side=black uci=e7e5 san=e5
6700.000 touched side=white square=g1 piece=N
7500.000 released side=white from=g1 square=f3 piece=N
7500.000 made ply=3 side=white uci=g1f3 san=Nf3
9000.000 touched side=white square=f3 piece=N
9000.000 touched side=white square=e4 piece=P
9000.000 touched side=white square=e5 piece=p
13700.000 withdrawn ply=3 uci=g1f3 why=taken-back
13700.000 withdrawn ply=2 uci=e7e5 why=taken-back
13700.000 game state=ended result=* reason=arbiter
13700.000 game state=started
13700.000 clock running=white why=start
14700.000 touched side=white square=e2 piece=P
15500.000 released side=white from=e2 square=e4 piece=P
15500.000 made ply=1 side=white uci=e2e4 san=e4
15600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
15600.000 clock running=black why=press
