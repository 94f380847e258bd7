# A switch that failed in one game is told of again when the next one starts.
set Fen=4k2n/8/8/8/8/8/P5P1/4K3 w - - 0 1
500 press black
1000 place a4
+600 press white
+2000 ! resign white
+3000 lift a4
+5000 ! start
+3000 lift e1
+500 place e2
+500 press white
+3000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1600.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"a2","shows":"occupied"}
1600.000 touched side=white square=a2 piece=P
1600.000 released side=white from=a2 square=a4 piece=P
1600.000 made ply=1 side=white uci=a2a4 san=a4
1600.000 completed ply=1 side=white uci=a2a4 san=a4 by=clock
1600.000 clock running=black why=press
3600.000 clock why=pause
3600.000 game state=ended result=0-1 reason=resignation article=5.1.2
6615.000 game state=ready
11600.000 ruling id=1 alert=1 decision=lapsed
11600.000 game state=started
11600.000 clock running=white why=start
11600.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"a2","shows":"occupied"}
14600.000 touched side=white square=e1 piece=K
15600.000 released side=white from=e1 square=e2 piece=K
15600.000 made ply=1 side=white uci=e1e2 san=Ke2
