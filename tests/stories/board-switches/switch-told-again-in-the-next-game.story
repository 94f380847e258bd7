# A switch that failed in one game is told of again when the next one starts.
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 lift e1
+500 place e2
+500 press white
4000 lift h8
+1500 press black
+500 ! resign white
+3000 place h8
+1000 lift e2
+500 place e1
+5000 ! start
+3000 lift e1
+500 place e2
+500 press white
+4000 lift h8
+1500 press black
+3000 lift e2
+500 place e1
+500 press white
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=e1 piece=K
2000.000 released side=white from=e1 square=e2 piece=K
2000.000 made ply=1 side=white uci=e1e2 san=Ke2
2000.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
2000.000 clock running=black why=press
4000.000 touched side=black square=h8 piece=n
5500.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=possible evidence={"missing":["h8"]}
5500.000 clock running=white why=press
6000.000 alert id=2 kind=sensor ply=2 confidence=likely evidence={"what":"switch","square":"g6","shows":"empty"}
6000.000 released side=black from=h8 square=g6 piece=n
6000.000 made ply=2 side=black uci=h8g6 san=Ng6
6000.000 ruling id=1 alert=1 decision=lapsed lasted_ms=500 ply=2 last_ply=2
6000.000 completed ply=2 side=black uci=h8g6 san=Ng6 by=end
6000.000 clock why=pause
6000.000 game state=ended result=0-1 reason=resignation article=5.1.2
10515.000 game state=ready
15500.000 ruling id=2 alert=2 decision=lapsed
15500.000 game state=started
15500.000 clock running=white why=start
15500.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"g6","shows":"empty"}
18500.000 touched side=white square=e1 piece=K
19500.000 released side=white from=e1 square=e2 piece=K
19500.000 made ply=1 side=white uci=e1e2 san=Ke2
19500.000 completed ply=1 side=white uci=e1e2 san=Ke2 by=clock
19500.000 clock running=black why=press
23500.000 touched side=black square=h8 piece=n
25000.000 released side=black from=h8 square=g6 piece=n
25000.000 made ply=2 side=black uci=h8g6 san=Ng6
25000.000 completed ply=2 side=black uci=h8g6 san=Ng6 by=clock
25000.000 clock running=white why=press
28000.000 touched side=white square=e2 piece=K
29000.000 released side=white from=e2 square=e1 piece=K
29000.000 made ply=3 side=white uci=e2e1 san=Ke1
29000.000 completed ply=3 side=white uci=e2e1 san=Ke1 by=clock
29000.000 clock running=black why=press
