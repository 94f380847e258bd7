# A press without a move that is dismissed is public with that ruling, and with no other: the one on
# a touch behind it tells nothing.
set TimeControl=300
show public
show clocks
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 press black
+1000 lift g8
+300 place g8
+1000 lift e7
+300 place e5
+3000 ! dismiss last
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white white_ms=300000 black_ms=300000 why=start
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock white_ms=298400 black_ms=300000
2600.000 clock running=black white_ms=298400 black_ms=300000 why=press
9200.000 clock running=white white_ms=292800 black_ms=299000 why=press
