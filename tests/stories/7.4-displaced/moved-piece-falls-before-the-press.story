# White's knight falls beside its new square before he presses: his move is made all the same.
1000 press black
2000 lift g1
+300 place f3
+900 lift f3
+400 press white
+2000 place f3
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2800.000 released side=white from=g1 square=f3 piece=N
2800.000 made ply=1 side=white uci=g1f3 san=Nf3
3200.000 touched side=white square=f3 piece=N
3600.000 released side=white from=f3 square=f3 piece=N
3600.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3600.000 clock running=black why=press
3600.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f3"]}
6100.000 ruling id=1 alert=1 decision=lapsed lasted_ms=2500
7600.000 touched side=black square=e7 piece=p
8300.000 released side=black from=e7 square=e5 piece=p
8300.000 made ply=2 side=black uci=e7e5 san=e5
8300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8300.000 clock running=white why=press
