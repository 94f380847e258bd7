# White's first touch comes 10 ms before the default time is over, and is known to be one only
# behind it: he has come in time (6.7.1).
set DefaultTime=60
1000 press black
60990 lift e2
+300 place e4
+900 press white
+10000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
60990.000 touched side=white square=e2 piece=P
61790.000 released side=white from=e2 square=e4 piece=P
61790.000 made ply=1 side=white uci=e2e4 san=e4
62190.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
62190.000 clock running=black why=press
