# A wrong set-up is found when the adjourned game is set up again: the game is cancelled (7.2.1).
# What was sealed goes with it.
set Edition=2023
1000 press black
+1000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
+1000 ! seal Nf3
+1000 ! adjourn
+60000 ! wrong-start
+1000 ! resume
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
6200.000 game state=adjourned
6200.000 clock why=pause
66200.000 game state=ended result=* reason=arbiter article=7.2.1
67200.000 refused resume
