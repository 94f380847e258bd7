# A bishop takes by an exchange that no reed shows. White presses without a move, and Black back:
# only then is it clear that the bishop has not moved on unseen. Nobody is accused.
set Fen=rn1q1rk1/1p2ppbp/p4np1/P2p4/B4P2/1p2PQ1P/1BPP2P1/RN3RK1 w - - 0 13
1000 press black
+14000 lift a4
+1600 press white
+10000 lift b8
+600 place c6
+700 press black
+2700 press white
+4900 press black
+28000 lift a1
+700 place a4
+400 press white
+9000 lift e7
+500 place e6
+300 press black
+7000 lift f4
+500 place f5
+400 press white
+9000 lift g6
+900 lift f5
+500 place f5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
15000.000 touched side=white square=a4 piece=B
16600.000 touched side=white square=b3 piece=p
16600.000 released side=white from=a4 square=b3 piece=B
16600.000 made ply=1 side=white uci=a4b3 san=Bxb3
16600.000 completed ply=1 side=white uci=a4b3 san=Bxb3 by=clock
16600.000 clock running=black why=press
26600.000 touched side=black square=b8 piece=n
27700.000 released side=black from=b8 square=c6 piece=n
27700.000 made ply=2 side=black uci=b8c6 san=Nc6
27900.000 completed ply=2 side=black uci=b8c6 san=Nc6 by=clock
27900.000 clock running=white why=press
30600.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible
30600.000 clock running=black why=press
35500.000 clock running=white why=press
64600.000 made ply=3 side=white uci=a1a4 san=Ra4
64600.000 ruling id=1 alert=1 decision=lapsed lasted_ms=34000 ply=3 last_ply=3
64600.000 completed ply=3 side=white uci=a1a4 san=Ra4 by=clock
64600.000 clock running=black why=press
73600.000 touched side=black square=e7 piece=p
74400.000 released side=black from=e7 square=e6 piece=p
74400.000 made ply=4 side=black uci=e7e6 san=e6
74400.000 completed ply=4 side=black uci=e7e6 san=e6 by=clock
74400.000 clock running=white why=press
81400.000 touched side=white square=f4 piece=P
82300.000 released side=white from=f4 square=f5 piece=P
82300.000 made ply=5 side=white uci=f4f5 san=f5
82300.000 completed ply=5 side=white uci=f4f5 san=f5 by=clock
82300.000 clock running=black why=press
91300.000 touched side=black square=g6 piece=p
92200.000 touched side=black square=f5 piece=P
93100.000 released side=black from=g6 square=f5 piece=p
93100.000 made ply=6 side=black uci=g6f5 san=gxf5
93100.000 completed ply=6 side=black uci=g6f5 san=gxf5 by=clock
93100.000 clock running=white why=press
