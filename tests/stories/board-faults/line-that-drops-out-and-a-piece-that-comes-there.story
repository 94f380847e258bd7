# Black's queen comes to a rank that is out, and he presses: nobody is accused, and her move is told
# when the rank is back.
1000 press black
2000 lift e2
+300 place e4
+300 press white
3000 lift e7
+300 place e5
+300 press black
4000 lift d2
+300 place d4
+300 press white
5000 lift a7 b7 c7 d7 f7 g7 h7
+100 lift d8
+600 press black
+600 place a7 b7 c7 d7 e7 f7 g7 h7
+900 lift b1
+300 place c3
+300 press white
+600 lift b8
+300 place c6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3000.000 touched side=black square=e7 piece=p
3600.000 released side=black from=e7 square=e5 piece=p
3600.000 made ply=2 side=black uci=e7e5 san=e5
3600.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3600.000 clock running=white why=press
4000.000 touched side=white square=d2 piece=P
4600.000 released side=white from=d2 square=d4 piece=P
4600.000 made ply=3 side=white uci=d2d4 san=d4
4600.000 completed ply=3 side=white uci=d2d4 san=d4 by=clock
4600.000 clock running=black why=press
5100.000 touched side=black square=d8 piece=q
5700.000 alert id=1 kind=displaced article=7.4.1 ply=4 confidence=possible evidence={"missing":["d8"]}
5700.000 clock running=white why=press
7800.000 clock running=black why=press
9000.000 made ply=4 side=black uci=d8e7 san=Qe7
9000.000 completed ply=4 side=black uci=d8e7 san=Qe7 by=clock
9000.000 made ply=5 side=white uci=b1c3 san=Nc3
9000.000 completed ply=5 side=white uci=b1c3 san=Nc3 by=clock
9000.000 made ply=6 side=black uci=b8c6 san=Nc6
9000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3300 ply=4 last_ply=6
9000.000 completed ply=6 side=black uci=b8c6 san=Nc6 by=clock
9000.000 clock running=white why=press
