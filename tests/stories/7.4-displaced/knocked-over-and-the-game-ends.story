# Black resigns while a pawn lies about; in the next game nothing is left of that.
1000 press black
2000 lift g1
+400 lift e2
+200 place f3
+300 press white
+3000 ! resign black
+2000 lift f3
+300 place g1
+500 place e2
+2000 press white
+1000 press black
+1000 lift e2
+300 place e4
+400 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=e2 piece=P
2900.000 released side=white from=g1 square=f3 piece=N
2900.000 released side=white from=e2 square=e2 piece=P
2900.000 made ply=1 side=white uci=g1f3 san=Nf3
2900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2900.000 clock running=black why=press
2900.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["e2"]}
5900.000 clock why=pause
5900.000 game state=ended result=1-0 reason=resignation article=5.1.2
8715.000 game state=ready
11700.000 ruling id=1 alert=1 decision=lapsed lasted_ms=8800
11700.000 game state=started
11700.000 clock running=white why=start
12700.000 touched side=white square=e2 piece=P
13400.000 released side=white from=e2 square=e4 piece=P
13400.000 made ply=1 side=white uci=e2e4 san=e4
13400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
13400.000 clock running=black why=press
