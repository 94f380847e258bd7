# A piece that is to be adjusted flickers first: that was no lift, and ends no announcement.
set Fen=4k3/8/8/3p4/2P1N3/8/6PP/4K2R w - - 0 1
1000 press black
2000 ! adjust e4 h1 h2 e1 g2
+900 lift g2
+70 place g2
+900 lift e4
+700 place e4
+900 lift h1
+700 place h1
+900 lift h2
+700 place h2
+900 lift e1
+700 place e1
+900 lift d5
+900 place d5
+900 press white
+2000 lift e8
+500 place e7
+900 press black
+2000 lift d5
+500 place d6
+900 press white
+2000 lift e7
+500 place e8
+900 press black
+2000 lift d6
+500 place d7
+900 press white
+4000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3470.000 adjusted side=white squares=["g2"]
5070.000 adjusted side=white squares=["e4"]
6670.000 adjusted side=white squares=["h1"]
8270.000 adjusted side=white squares=["h2"]
9870.000 adjusted side=white squares=["e1"]
10270.000 touched side=white square=d5 piece=p
11670.000 released side=white from=d5 square=d5 piece=p
12070.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible
12070.000 clock running=black why=press
15470.000 clock running=white why=press
18870.000 made ply=1 side=white uci=c4d5 san=cxd5
18870.000 completed ply=1 side=white uci=c4d5 san=cxd5 by=clock
18870.000 made ply=2 side=black uci=e8e7 san=Ke7
18870.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
18870.000 made ply=3 side=white uci=d5d6 san=d6+
18870.000 ruling id=1 alert=1 decision=lapsed lasted_ms=6800 ply=1 last_ply=3
18870.000 completed ply=3 side=white uci=d5d6 san=d6+ by=clock
18870.000 clock running=black why=press
20870.000 touched side=black square=e7 piece=k
21870.000 released side=black from=e7 square=e8 piece=k
21870.000 made ply=4 side=black uci=e7e8 san=Ke8
22270.000 completed ply=4 side=black uci=e7e8 san=Ke8 by=clock
22270.000 clock running=white why=press
22270.000 alert id=2 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"unexpected":["c4"]}
24270.000 touched side=white square=d6 piece=P
25270.000 released side=white from=d6 square=d7 piece=P
25270.000 made ply=5 side=white uci=d6d7 san=d7+
25670.000 completed ply=5 side=white uci=d6d7 san=d7+ by=clock
25670.000 clock running=black why=press
