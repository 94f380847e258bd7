# Black slides his rook past d3, and knocks it and a pawn over: he has not moved to d3.
set Fen=4r1k1/2p4p/2p3b1/p5p1/2N3P1/1P2rP2/P3PK2/4RR2 b - - 8 34
1000 press white
2000 lift f2
+30 place f2
+988 lift e3
+100 place d3
+188 lift d3
+100 place c3
+616 lift c3
+588 lift b3
+288 place a4
+36 press black
+152 lift a4
+6 place a4
+6 lift a4
+21500 place c3
+1600 place b3
+1300 lift e1
+500 place c1
+1000 press white
+18000 lift c3
+1200 lift c1
+600 place c1
+1500 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
3018.000 touched side=black square=e3 piece=r
3306.000 released side=black from=e3 square=d3 piece=r
3306.000 made ply=1 side=black uci=e3d3 san=Rd3
3306.000 touched side=white square=d3 piece=r
4610.000 touched side=white square=b3 piece=P
4934.000 completed ply=1 side=black uci=e3d3 san=Rd3 by=clock
4934.000 clock running=white why=press
27098.000 released side=white from=d3 square=c3 piece=r
28698.000 released side=white from=b3 square=b3 piece=P
29498.000 touched side=white square=e1 piece=R
30498.000 released side=white from=e1 square=c1 piece=R
30998.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e1","d3"],"unexpected":["c1","c3"]}
30998.000 clock running=black why=press
48998.000 touched side=black square=c3 piece=r
50198.000 touched side=white square=c1 piece=R
52298.000 withdrawn ply=1 uci=e3d3 why=changed
52298.000 made ply=1 side=black uci=e3c3 san=Rc3
52298.000 completed ply=1 side=black uci=e3c3 san=Rc3 by=clock
52298.000 made ply=2 side=white uci=e1c1 san=Rc1
52298.000 completed ply=2 side=white uci=e1c1 san=Rc1 by=clock
52298.000 made ply=3 side=black uci=c3c1 san=Rxc1
52298.000 ruling id=1 alert=1 decision=lapsed lasted_ms=21300 ply=1 last_ply=3
52298.000 completed ply=3 side=black uci=c3c1 san=Rxc1 by=clock
52298.000 clock running=white why=press
