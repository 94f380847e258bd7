# The sleeve knocks a pawn over as another is moved; it is set up on the square that this one has
# left, before the press, and put right after it. A legal move was made: nobody is accused.
1000 press black
play e2e4
+1800 lift d7
+290 place d6
+200 lift c7
+1350 place d7
+600 press black
+900 lift d7
+320 place c7
+5000 lift g1
+600 place f3
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=e2 piece=P
2300.000 released side=white from=e2 square=e4 piece=P
2300.000 made ply=1 side=white uci=e2e4 san=e4
2400.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2400.000 clock running=black why=press
4200.000 touched side=black square=d7 piece=p
4690.000 touched side=black square=c7 piece=p
5190.000 released side=black from=d7 square=d6 piece=p
6540.000 released side=black from=c7 square=d7 piece=p
6640.000 touched side=black square=d7 piece=p
6640.000 released side=black from=d7 square=c7 piece=p
6640.000 made ply=2 side=black uci=d7d6 san=d6
6640.000 completed ply=2 side=black uci=d7d6 san=d6 by=clock
6640.000 clock running=white why=press
6640.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=certain evidence={"missing":["c7"],"unexpected":["d7"]}
8360.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1720
12860.000 touched side=white square=g1 piece=N
13960.000 released side=white from=g1 square=f3 piece=N
13960.000 made ply=3 side=white uci=g1f3 san=Nf3
14060.000 completed ply=3 side=white uci=g1f3 san=Nf3 by=clock
14060.000 clock running=black why=press
