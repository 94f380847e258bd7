# Whoever touches a piece when the default time of 10 s is just over, and not before, is there
# (6.7.1).
set DefaultTime=10
1000 press black
+10000 lift e2
+300 place e4
+600 press white
+20000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
11000.000 touched side=white square=e2 piece=P
11800.000 released side=white from=e2 square=e4 piece=P
11800.000 made ply=1 side=white uci=e2e4 san=e4
11900.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
11900.000 clock running=black why=press
