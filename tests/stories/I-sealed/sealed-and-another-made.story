# Another move than the sealed one is made on the board, and pressed.
1000 press black
+500 lift e2
+300 place e4
+600 press white
+500 lift e7
+300 place e5
+600 press black
+900 ! seal Nf3
+900 ! adjourn
+60000 ! resume
+500 lift b1
+300 place c3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
2900.000 touched side=black square=e7 piece=p
3700.000 released side=black from=e7 square=e5 piece=p
3700.000 made ply=2 side=black uci=e7e5 san=e5
3800.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
3800.000 clock running=white why=press
5600.000 game state=adjourned
5600.000 clock why=pause
65600.000 game state=resumed
65600.000 clock running=black why=resume
66100.000 touched side=white square=b1 piece=N
66900.000 released side=white from=b1 square=c3 piece=N
66900.000 made ply=3 side=white uci=b1c3 san=Nc3
67000.000 alert id=1 kind=touch-move article=I.9 side=white ply=3 confidence=likely evidence={"sealed":"Nf3"}
67000.000 completed ply=3 side=white uci=b1c3 san=Nc3 by=clock
