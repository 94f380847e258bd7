# The players sit at the wrong colours, and it is found after a move (7.3).
editions 2001 2017 2023
1000 press black
2000 lift e2
+300 place e4
+300 press white
+2000 ! colours-reversed
+2000 lift e7
+300 place e5
+300 press black
+2000 ! result 1-0
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
[2001] 4600.000 game state=resumed reversed=true
[2017 2023] 4600.000 clock why=pause
[2017 2023] 4600.000 game state=ended result=* reason=arbiter article=7.3
[2001] 6600.000 touched side=black square=e7 piece=p
[2001] 7200.000 released side=black from=e7 square=e5 piece=p
[2001] 7200.000 made ply=2 side=black uci=e7e5 san=e5
[2001] 7200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
[2001] 7200.000 clock running=white why=press
[2001] 9200.000 clock why=pause
[2001] 9200.000 game state=ended reversed=true result=1-0 reason=arbiter
[2017 2023] 9200.000 refused result 1-0
