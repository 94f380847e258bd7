# Frames are lost between the announcement and the lift: White adjusts two pieces, and takes with a
# pawn whose reed has stuck.
set Fen=4k3/8/8/3p4/2P1N3/8/6PP/4K2R w - - 0 1
1000 press black
2000 ! adjust e4 h1
+20 lost
+20 answers
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
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
4140.000 adjusted side=white squares=["e4"]
5740.000 adjusted side=white squares=["h1"]
6140.000 touched side=white square=d5 piece=p
7540.000 released side=white from=d5 square=d5 piece=p
7940.000 touched side=white square=c4 piece=P
7940.000 touched side=white square=d5 piece=p
7940.000 released side=white from=c4 square=d5 piece=P
7940.000 made ply=1 side=white uci=c4d5 san=cxd5
7940.000 completed ply=1 side=white uci=c4d5 san=cxd5 by=clock
7940.000 clock running=black why=press
7940.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"unexpected":["c4"]}
9940.000 touched side=black square=e8 piece=k
10940.000 released side=black from=e8 square=e7 piece=k
10940.000 made ply=2 side=black uci=e8e7 san=Ke7
11340.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
11340.000 clock running=white why=press
