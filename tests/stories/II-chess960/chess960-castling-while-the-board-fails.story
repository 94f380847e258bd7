# The board fails while the king is in the air, and shows a castling when it answers; his rook goes
# on from there.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/8/5K1R w H - 0 1
1000 press black
2000 lift f1
+300 fault
+1000 lift h1
+300 place f1
+300 place g1
+1000 answers
+1000 press white
+1000 lift e8
+300 place e7
+800 press black
+1000 lift f1
+500 place e1
+500 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f1 piece=K
3300.000 clock why=pause
3300.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":2300000,"times":1,"silent_ms":1000}
4900.000 clock running=white why=resume
4900.000 touched side=white square=h1 piece=R
5400.000 released side=white from=h1 square=f1 piece=R
5400.000 released side=white from=f1 square=g1 piece=K
5400.000 made ply=1 side=white uci=f1h1 san=O-O
5900.000 completed ply=1 side=white uci=f1h1 san=O-O by=clock
5900.000 clock running=black why=press
6900.000 touched side=black square=e8 piece=k
7700.000 released side=black from=e8 square=e7 piece=k
7700.000 made ply=2 side=black uci=e8e7 san=Ke7
8000.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
8000.000 clock running=white why=press
9000.000 touched side=white square=f1 piece=R
10000.000 released side=white from=f1 square=e1 piece=R
10000.000 made ply=3 side=white uci=f1e1 san=Re1+
10000.000 completed ply=3 side=white uci=f1e1 san=Re1+ by=clock
10000.000 clock running=black why=press
