# In rapid without enough arbiters a scoresheet is asked for at any time (A.2).
set Format=rapid
1000 press black
play e4 e5
+500 ! scoresheet black
+500 ! scoresheet black
+500 ! scoresheet black
+500 ! scoresheet black
+500 ! scoresheet black
+500 ! scoresheet black
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
