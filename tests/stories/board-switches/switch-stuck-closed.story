# The switch of e2 does not open any more: the pawn is seen on e4, and nothing else is missing.
# Later another pawn comes from where it should be seen. Nobody is accused.
1000 press black
2000 place e4
+600 press white
+2000 lift e7
+300 place e5
+300 press black
+2000 lift e1
+400 press white
+2000 lift g8
+300 place f6
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2600.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"switch","square":"e2","shows":"occupied"}
2600.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
4600.000 touched side=black square=e7 piece=p
5200.000 released side=black from=e7 square=e5 piece=p
5200.000 made ply=2 side=black uci=e7e5 san=e5
5200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
5200.000 clock running=white why=press
7200.000 touched side=white square=e1 piece=K
7600.000 released side=white from=e1 square=e2 piece=K
7600.000 made ply=3 side=white uci=e1e2 san=Ke2
7600.000 completed ply=3 side=white uci=e1e2 san=Ke2 by=clock
7600.000 clock running=black why=press
9600.000 touched side=black square=g8 piece=n
10200.000 released side=black from=g8 square=f6 piece=n
10200.000 made ply=4 side=black uci=g8f6 san=Nf6
10200.000 completed ply=4 side=black uci=g8f6 san=Nf6 by=clock
10200.000 clock running=white why=press
