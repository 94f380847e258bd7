# Black, who sweeps what he captures, lets go of a pawn on a3, and then sweeps a pawn off with it.
# While it was in the air it seemed to be White who had lifted it.
set Fen=4k3/7r/8/8/p6P/1P6/8/4K3 b - - 0 1
500 press white
2000 lift h7
+900 press black
+3000 lift e1
+300 place e2
+400 press white
+2000 lift a4
+700 place a3
+2300 lift a3
+480 lift b3
+60 place b3
+1300 press black
+1000 rest
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2000.000 touched side=black square=h7 piece=r
2900.000 touched side=black square=h4 piece=P
2900.000 released side=black from=h7 square=h4 piece=r
2900.000 made ply=1 side=black uci=h7h4 san=Rxh4
2900.000 completed ply=1 side=black uci=h7h4 san=Rxh4 by=clock
2900.000 clock running=white why=press
5900.000 touched side=white square=e1 piece=K
6600.000 released side=white from=e1 square=e2 piece=K
6600.000 made ply=2 side=white uci=e1e2 san=Ke2
6600.000 completed ply=2 side=white uci=e1e2 san=Ke2 by=clock
6600.000 clock running=black why=press
8600.000 touched side=black square=a4 piece=p
11300.000 released side=black from=a4 square=a3 piece=p
11300.000 made ply=3 side=black uci=a4a3 san=a3
11600.000 touched side=black square=a3 piece=p
13440.000 released side=black from=a3 square=a3 piece=p
13440.000 withdrawn ply=3 uci=a4a3 why=changed
13440.000 made ply=3 side=black uci=a4b3 san=axb3
13440.000 completed ply=3 side=black uci=a4b3 san=axb3 by=clock
13440.000 alert id=1 kind=moved-after-release article=4.7 side=black ply=3 confidence=possible evidence={"must":{"kind":"stand","own":"a4","to":"a3"},"touched":["a4"],"played":"a4b3","claimable":true}
13440.000 clock running=white why=press
