# The arbiter sees Black come, and White touches a piece in time: nobody is absent (6.7.1).
set DefaultTime=60
1000 ! start
+10000 ! arrived black
+49800 lift e2
+2000 place e4
+70000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
60800.000 touched side=white square=e2 piece=P
63300.000 released side=white from=e2 square=e4 piece=P
63300.000 made ply=1 side=white uci=e2e4 san=e4
