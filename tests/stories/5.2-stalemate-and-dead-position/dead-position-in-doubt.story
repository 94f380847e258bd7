# Nobody saw what White took: a dead position that may be none waits until the moves are certain.
# It seems that only a knight is left.
set Fen=4k3/8/8/8/8/8/4n3/4K1N1 w - - 0 60
1000 press black
+500 fault
+100 lift e1
+300 lift e2
+300 place e2
+900 answers
+900 press white
+900 lift e8
+300 place d8
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2500.000 clock why=pause
2500.000 alert id=1 kind=sensor ply=1 confidence=likely evidence={"what":"fault","since":1500000,"times":1,"silent_ms":1000}
3100.000 clock running=white why=resume
3100.000 touched side=white square=e2 piece=n
3100.000 touched side=white square=e1 piece=K
3600.000 released side=white from=e1 square=e2 piece=K
3600.000 made ply=1 side=white uci=e1e2 san=Kxe2
4000.000 completed ply=1 side=white uci=e1e2 san=Kxe2 by=clock
4000.000 clock running=black why=press
4900.000 touched side=black square=e8 piece=k
5700.000 released side=black from=e8 square=d8 piece=k
5700.000 made ply=2 side=black uci=e8d8 san=Kd8
6100.000 completed ply=2 side=black uci=e8d8 san=Kd8 by=clock
6100.000 clock running=white why=press
