# The set-up is found wrong in the game, which is cancelled; a new one begins once the pieces stand
# right (7.2.1; 2001: 7.1a).
editions 2001 2017 2018 2023
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! wrong-start
+1000 lift e4
+500 place e2
+1000 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 clock why=pause
[2001] 3600.000 game state=ended result=* reason=arbiter article=7.1a
[2017 2018 2023] 3600.000 game state=ended result=* reason=arbiter article=7.2.1
5115.000 game state=ready
6100.000 game state=started
6100.000 clock running=white why=start
