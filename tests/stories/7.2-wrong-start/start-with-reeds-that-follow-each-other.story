# The reeds of b2 and b3 follow each other, and White, who nearly takes f3, plays b3: no first move
# is seen, and the game begins two moves later.
1000 place b3
1500 press black
5000 lift b2
5000 lift b3
+1000 place f3
+340 lift f3
+900 place b2
+0 place b3
+800 press white
+5000 lift e7
+600 place e5
+800 press black
+5000 lift c1
+600 place c1
+100 lift c1
+800 press white
+5000 lift b8
+600 place c6
+800 press black
---
0.000 game state=ready
1500.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b3"]}
7255.000 game state=ready
14440.000 alert id=2 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["e7"],"unexpected":["b3","e5"]}
14440.000 ruling id=1 alert=1 decision=lapsed
14440.000 ruling id=2 alert=2 decision=lapsed
14440.000 game state=started
14440.000 clock running=white why=start
20940.000 alert id=3 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b3","shows":"occupied"}
20940.000 alert id=4 kind=displaced article=7.4.1 ply=1 confidence=certain evidence={"missing":["c1","e7"],"unexpected":["b3","e5"]}
20940.000 touched side=black square=e7 piece=p
20940.000 touched side=white square=c1 piece=B
20940.000 released side=white from=c1 square=e5 piece=B
20940.000 made ply=1 side=white uci=b2b3 san=b3
20940.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
20940.000 made ply=2 side=black uci=e7e5 san=e5
20940.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
20940.000 made ply=3 side=white uci=c1b2 san=Bb2
20940.000 ruling id=3 alert=4 decision=lapsed lasted_ms=0 ply=1 last_ply=3
20940.000 completed ply=3 side=white uci=c1b2 san=Bb2 by=clock
20940.000 clock running=black why=press
25940.000 touched side=black square=b8 piece=n
27040.000 released side=black from=b8 square=c6 piece=n
27040.000 made ply=4 side=black uci=b8c6 san=Nc6
27340.000 completed ply=4 side=black uci=b8c6 san=Nc6 by=clock
27340.000 clock running=white why=press
