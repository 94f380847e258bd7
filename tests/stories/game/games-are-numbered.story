# Each event says to which of the board's games it belongs; before the first there is none.
show game
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 ! resign black
+5000 lift e4
+300 place e2
+1000 press black
+1000 ! wrong-start
+1000 press white
+300 press black
---
0.000 game state=ready
1000.000 game state=started game=1
1000.000 clock running=white why=start game=1
2000.000 touched side=white square=e2 piece=P game=1
2600.000 released side=white from=e2 square=e4 piece=P game=1
2600.000 made ply=1 side=white uci=e2e4 san=e4 game=1
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock game=1
2600.000 clock running=black why=press game=1
3600.000 clock why=pause game=1
3600.000 game state=ended result=1-0 reason=resignation article=5.1.2 game=1
8915.000 game state=ready game=1
9900.000 game state=started game=2
9900.000 clock running=white why=start game=2
10900.000 clock why=pause game=2
10900.000 game state=ended result=* reason=arbiter article=7.2.1 game=2
12200.000 game state=started game=3
12200.000 clock running=white why=start game=3
