# The rook passes over e7 and is held in the air for long before it comes down on a1.
set Fen=6k1/4pppp/8/8/8/8/8/4RK2 w - - 0 1
1000 press black
2000 lift e1
+300 flicker e7 10
+9000 place a1
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e1 piece=R
11610.000 released side=white from=e1 square=a1 piece=R
11610.000 made ply=1 side=white uci=e1a1 san=Ra1
11610.000 completed ply=1 side=white uci=e1a1 san=Ra1 by=clock
11610.000 clock running=black why=press
