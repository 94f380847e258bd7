# The reeds of b2 and b3 are joined, and each shows what either does: the first move is the pawn's
# between them, of which they show nothing but that both have opened for a while.
1000 place b3
+1000 press black
+8000 lift b2
+10 lift b3
+300 place b2
+10 place b3
+400 press white
+2000 lift e7
+300 place e5
+400 press black
+2000 lift g1
+300 place f3
+400 press white
---
0.000 game state=ready
2000.000 alert id=1 kind=wrong-start article=7.2.1 confidence=certain evidence={"unexpected":["b3"]}
10325.000 game state=ready
10325.000 ruling id=1 alert=1 decision=lapsed
10325.000 game state=started
10325.000 clock running=white why=start
10720.000 alert id=2 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"b3","shows":"occupied"}
10720.000 alert id=3 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"unexpected":["b3"]}
10720.000 clock running=black why=press
13420.000 clock running=white why=press
16120.000 made ply=1 side=white uci=b2b3 san=b3
16120.000 completed ply=1 side=white uci=b2b3 san=b3 by=clock
16120.000 made ply=2 side=black uci=e7e5 san=e5
16120.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
16120.000 made ply=3 side=white uci=g1f3 san=Nf3
16120.000 ruling id=2 alert=3 decision=lapsed lasted_ms=5400 ply=1 last_ply=3
16120.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
16120.000 clock running=black why=press
