# The knight of b1 and the pawn of c2 stand beside their reeds, and one of them goes to c3: the
# game has begun, and what goes on from there tells which one it was.
1000 lift b1
+10 lift c2
+1000 press black
+2000 place c3
+400 press white
+2000 lift e7
+300 place e5
+400 press black
+2000 lift c3
+300 place d5
+400 press white
+2000 lift d7
+300 place d6
+400 press black
+2000 lift g1
+300 place f3
+400 press white
---
0.000 game state=ready
2010.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"missing":["b1","c2"]}
2010.000 ruling id=1 alert=1 decision=lapsed
2010.000 game state=started
2010.000 clock running=white why=start
4410.000 alert id=2 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["b1","c2"],"unexpected":["c3"]}
4410.000 clock running=black why=press
7110.000 clock running=white why=press
9810.000 made ply=1 side=white uci=b1c3 san=Nc3
9810.000 completed ply=1 side=white uci=b1c3 san=Nc3 by=clock
9810.000 made ply=2 side=black uci=e7e5 san=e5
9810.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
9810.000 made ply=3 side=white uci=c3d5 san=Nd5
9810.000 ruling id=2 alert=2 decision=lapsed lasted_ms=5400 ply=1 last_ply=3
9810.000 alert id=3 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"b1","shows":"empty"}
9810.000 completed ply=3 side=white uci=c3d5 san=Nd5 by=clock
9810.000 clock running=black why=press
11810.000 touched side=black square=d7 piece=p
12510.000 released side=black from=d7 square=d6 piece=p
12510.000 made ply=4 side=black uci=d7d6 san=d6
12510.000 completed ply=4 side=black uci=d7d6 san=d6 by=clock
12510.000 clock running=white why=press
12510.000 alert id=4 kind=displaced article=7.4.1 ply=5 confidence=certain evidence={"missing":["c2"]}
14510.000 touched side=white square=g1 piece=N
15210.000 released side=white from=g1 square=f3 piece=N
15210.000 made ply=5 side=white uci=g1f3 san=Nf3
15210.000 completed ply=5 side=white uci=g1f3 san=Nf3 by=clock
15210.000 clock running=black why=press
