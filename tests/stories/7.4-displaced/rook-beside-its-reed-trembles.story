# A rook stands beside its reed. As the next press shakes the board, the reed of b1 closes for a
# moment, before a hand can be there: the rook is on b1, and has not come over it from a1.
set Fen=4k3/p7/8/8/8/8/P3K3/2R5 w - - 0 1
1000 press black
2000 lift c1
+1500 press white
+2000 lift e8
+700 place e7
+900 press black
+60 place b1
+150 lift b1
+2000 place c1
+1200 press white
+2000 lift e7
+700 place e6
+900 press black
+1000 lift a2
+700 place a3
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c1 piece=R
3500.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["c1"]}
3500.000 clock running=black why=press
7100.000 clock running=white why=press
10510.000 made ply=1 side=white uci=c1b1 san=Rb1
10510.000 completed ply=1 side=white uci=c1b1 san=Rb1 by=clock
10510.000 made ply=2 side=black uci=e8e7 san=Ke7
10510.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
10510.000 made ply=3 side=white uci=b1c1 san=Rc1
10510.000 ruling id=1 alert=1 decision=lapsed lasted_ms=7010 ply=1 last_ply=3
10510.000 alert id=2 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"b1","shows":"empty"}
10510.000 completed ply=3 side=white uci=b1c1 san=Rc1 by=clock
10510.000 clock running=black why=press
12510.000 touched side=black square=e7 piece=k
13710.000 released side=black from=e7 square=e6 piece=k
13710.000 made ply=4 side=black uci=e7e6 san=Ke6
14110.000 completed ply=4 side=black uci=e7e6 san=Ke6 by=clock
14110.000 clock running=white why=press
15110.000 touched side=white square=a2 piece=P
16310.000 released side=white from=a2 square=a3 piece=P
16310.000 made ply=5 side=white uci=a2a3 san=a3
16710.000 completed ply=5 side=white uci=a2a3 san=a3 by=clock
16710.000 clock running=black why=press
