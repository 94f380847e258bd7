# The rook slides over d7 and d6 to d5, which does not close: nobody can have taken it from d6 so
# soon.
set Fen=3r2k1/8/8/8/8/8/6P1/6K1 b - - 0 1
500 press white
2000 lift d8
+80 place d7
+90 lift d7
+80 place d6
+100 lift d6
+1500 press black
+9000 lift g2
+400 place g3
+900 press white
+9000 place h5
+900 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=black why=start
2000.000 touched side=black square=d8 piece=r
3850.000 alert id=1 kind=displaced article=7.4.1 ply=1 confidence=possible evidence={"missing":["d8"]}
3850.000 clock running=white why=press
14150.000 clock running=black why=press
24050.000 made ply=1 side=black uci=d8d5 san=Rd5
24050.000 completed ply=1 side=black uci=d8d5 san=Rd5 by=clock
24050.000 made ply=2 side=white uci=g2g3 san=g3
24050.000 completed ply=2 side=white uci=g2g3 san=g3 by=clock
24050.000 made ply=3 side=black uci=d5h5 san=Rh5
24050.000 ruling id=1 alert=1 decision=lapsed lasted_ms=20200 ply=1 last_ply=3
24050.000 alert id=2 kind=sensor ply=4 confidence=likely evidence={"what":"switch","square":"d5","shows":"empty"}
24050.000 completed ply=3 side=black uci=d5h5 san=Rh5 by=clock
24050.000 clock running=white why=press
