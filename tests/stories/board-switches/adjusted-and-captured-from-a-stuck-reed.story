# White adjusts a knight and a rook, and takes with a pawn whose reed has stuck: what was adjusted
# speaks against no move.
set Fen=4k3/8/8/3p4/2P1N3/8/6PP/4K2R w - - 0 1
1000 press black
2000 ! adjust e4 h1
+900 lift e4
+700 place e4
+900 lift h1
+700 place h1
+900 lift d5
+900 place d5
+900 press white
+2000 lift e8
+500 place e7
+900 press black
+2000 lift d5
+500 place d6
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4100.000 adjusted side=white squares=["e4"]
5700.000 adjusted side=white squares=["h1"]
6100.000 touched side=white square=d5 piece=p
7500.000 released side=white from=d5 square=d5 piece=p
7900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
7900.000 clock running=black why=press
11300.000 clock running=white why=press
14700.000 made ply=1 side=white uci=c4d5 san=cxd5
14700.000 completed ply=1 side=white uci=c4d5 san=cxd5 by=clock
14700.000 made ply=2 side=black uci=e8e7 san=Ke7
14700.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
14700.000 made ply=3 side=white uci=d5d6 san=d6+
14700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6800 ply=1 last_ply=3
14700.000 completed ply=3 side=white uci=d5d6 san=d6+ by=clock
14700.000 clock running=black why=press
