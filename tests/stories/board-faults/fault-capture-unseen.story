# A capture is made while the board fails: only the pawn's own square shows that d5 was taken.
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 fault
+500 lift d5 e4
+500 place d5
+500 press white
+3000 answers
+1000 lift e8
+300 place e7
+300 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 clock why=pause
3000.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2000000,"times":1,"silent_ms":1000}
6500.000 clock running=white why=resume
6500.000 touched side=white square=e4 piece=P
6500.000 touched side=white square=d5 piece=p
6500.000 released side=white from=e4 square=d5 piece=P
6500.000 made ply=1 side=white uci=e4d5 san=exd5
6500.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
6500.000 clock running=black why=press
7500.000 touched side=black square=e8 piece=k
8100.000 released side=black from=e8 square=e7 piece=k
8100.000 made ply=2 side=black uci=e8e7 san=Ke7
8100.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
8100.000 clock running=white why=press
