# A player presses without a move, and is pressed back. Then he captures, and shoves the captured
# pawn to the square beside, where it is left at the press: he has not moved there.
set Format=blitz
set Fen=8/8/1pkp4/2p2p2/P1P4R/3NK2P/8/r7 w - - 1 55
1000 press black
+10170 lift h4
+355 place h6
+690 press white
+630 lift a1
+430 lift a4
+60 place a4
+1245 press black
+5150 lift d3
+450 place e5
+850 press white
+8300 lift c6
+110 place b7
+860 press black
+2370 lift e5
+545 place f7
+795 press white
+3040 lift f5
+290 place f4
+655 press black
+2565 lift e3
+795 place f3
+645 press white
+4540 lift d6
+305 place d5
+645 press black
+3995 lift f7
+395 place d6
+870 press white
+2610 lift b7
+315 place a6
+860 press black
+2930 press white
+1240 press black
+8715 lift c4
+270 place e5
+870 press white
+3645 lift e5
+4000 lift a4
+500 place b4
+600 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
11170.000 touched side=white square=h4 piece=R
12025.000 released side=white from=h4 square=h6 piece=R
12025.000 made ply=1 side=white uci=h4h6 san=Rh6
12215.000 completed ply=1 side=white uci=h4h6 san=Rh6 by=clock
12215.000 clock running=black why=press
12845.000 touched side=black square=a1 piece=r
13275.000 touched side=black square=a4 piece=P
13835.000 released side=black from=a1 square=a4 piece=r
13835.000 made ply=2 side=black uci=a1a4 san=Rxa4
14580.000 completed ply=2 side=black uci=a1a4 san=Rxa4 by=clock
14580.000 clock running=white why=press
19730.000 touched side=white square=d3 piece=N
20680.000 released side=white from=d3 square=e5 piece=N
20680.000 made ply=3 side=white uci=d3e5 san=Ne5+
21030.000 completed ply=3 side=white uci=d3e5 san=Ne5+ by=clock
21030.000 clock running=black why=press
29330.000 touched side=black square=c6 piece=k
29940.000 released side=black from=c6 square=b7 piece=k
29940.000 made ply=4 side=black uci=c6b7 san=Kb7
30300.000 completed ply=4 side=black uci=c6b7 san=Kb7 by=clock
30300.000 clock running=white why=press
32670.000 touched side=white square=e5 piece=N
33715.000 released side=white from=e5 square=f7 piece=N
33715.000 made ply=5 side=white uci=e5f7 san=Nf7
34010.000 completed ply=5 side=white uci=e5f7 san=Nf7 by=clock
34010.000 clock running=black why=press
37050.000 touched side=black square=f5 piece=p
37840.000 released side=black from=f5 square=f4 piece=p
37840.000 made ply=6 side=black uci=f5f4 san=f4+
37995.000 completed ply=6 side=black uci=f5f4 san=f4+ by=clock
37995.000 clock running=white why=press
40560.000 touched side=white square=e3 piece=K
42000.000 released side=white from=e3 square=f3 piece=K
42000.000 made ply=7 side=white uci=e3f3 san=Kf3
42000.000 completed ply=7 side=white uci=e3f3 san=Kf3 by=clock
42000.000 clock running=black why=press
46540.000 touched side=black square=d6 piece=p
47345.000 released side=black from=d6 square=d5 piece=p
47345.000 made ply=8 side=black uci=d6d5 san=d5
47490.000 completed ply=8 side=black uci=d6d5 san=d5 by=clock
47490.000 clock running=white why=press
51485.000 touched side=white square=f7 piece=N
52380.000 released side=white from=f7 square=d6 piece=N
52380.000 made ply=9 side=white uci=f7d6 san=Nd6+
52750.000 completed ply=9 side=white uci=f7d6 san=Nd6+ by=clock
52750.000 clock running=black why=press
55360.000 touched side=black square=b7 piece=k
56175.000 released side=black from=b7 square=a6 piece=k
56175.000 made ply=10 side=black uci=b7a6 san=Ka6
56535.000 completed ply=10 side=black uci=b7a6 san=Ka6 by=clock
56535.000 clock running=white why=press
59465.000 alert id=1 kind=no-move article=7.5.3 side=white ply=11 confidence=certain evidence={"penalty":{"kind":"add-opponent","seconds":60}}
59465.000 clock running=black why=press
60705.000 clock running=white why=press
69420.000 touched side=white square=c4 piece=P
70190.000 released side=white from=c4 square=e5 piece=P
70560.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=11 confidence=possible evidence={"from":"c4","to":"e5","missing":["c4"],"unexpected":["e5"],"penalty":{"kind":"add-opponent","seconds":60}}
70560.000 clock running=black why=press
74205.000 touched side=white square=e5 piece=P
78205.000 touched side=black square=d5 piece=p
78205.000 released side=white from=e5 square=d5 piece=P
78205.000 made ply=11 side=white uci=c4d5 san=cxd5
78205.000 touched side=black square=a4 piece=r
79205.000 released side=black from=a4 square=b4 piece=r
79205.000 made ply=12 side=black uci=a4b4 san=Rb4
79305.000 completed ply=11 side=white uci=c4d5 san=cxd5 by=answer
79305.000 completed ply=12 side=black uci=a4b4 san=Rb4 by=clock
79305.000 clock running=white why=press
