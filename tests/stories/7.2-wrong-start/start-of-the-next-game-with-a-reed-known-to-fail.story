# The reed of d3 has been found stuck closed in the first game: it keeps the next one from nothing.
1000 lift a2
+100 place d3
+100 place a2
+800 press black
+2000 lift e2
+300 place e4
+400 press white
+2000 lift e7
+300 place e5
+400 press black
+1000 ! resign white
+3000 lift e4 e5
+2000 place e2 e7
+2000 press white
+500 press black
+1000 lift d2
+300 place d4
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["d3"]}
2000.000 ruling id=1 alert=1 decision=lapsed
2000.000 game state=started
2000.000 clock running=white why=start
4700.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d3","shows":"occupied"}
4700.000 touched side=white square=e2 piece=P
4700.000 released side=white from=e2 square=e4 piece=P
4700.000 made ply=1 side=white uci=e2e4 san=e4
4700.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4700.000 clock running=black why=press
6700.000 touched side=black square=e7 piece=p
7400.000 released side=black from=e7 square=e5 piece=p
7400.000 made ply=2 side=black uci=e7e5 san=e5
7400.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
7400.000 clock running=white why=press
8400.000 clock why=pause
8400.000 game state=ended result=0-1 reason=resignation article=5.1.2
13415.000 game state=ready
15900.000 ruling id=2 alert=2 decision=lapsed
15900.000 game state=started
15900.000 clock running=white why=start
15900.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"d3","shows":"occupied"}
16900.000 touched side=white square=d2 piece=P
17600.000 released side=white from=d2 square=d4 piece=P
17600.000 made ply=1 side=white uci=d2d4 san=d4
17600.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
17600.000 clock running=black why=press
