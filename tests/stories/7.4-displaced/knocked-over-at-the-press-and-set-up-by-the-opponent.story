# White presses beside two pieces that fell; Black sets them up in his time, and is not accused.
set Rulings=automatic
1000 press black
2000 lift g1
+400 lift e2 f2
+200 place f3
+300 press white
+2500 place f2
+700 place e2
+1500 lift e7
+300 place e5
+400 press black
+1000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
2400.000 touched side=white square=e2 piece=P
2400.000 touched side=white square=f2 piece=P
2900.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["g1","e2","f2"],"unexpected":["f3"]}
2900.000 clock running=black why=press
5900.000 made ply=1 side=white uci=g1f3 san=Nf3
5900.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
5900.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3000 ply=1 last_ply=1
7600.000 touched side=black square=e7 piece=p
8300.000 released side=black from=e7 square=e5 piece=p
8300.000 made ply=2 side=black uci=e7e5 san=e5
8300.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8300.000 clock running=white why=press
