# The king has moved, and his hand knocks a pawn over as it presses. The game is a draw at once; the
# king's move was seen, however seldom players give castling up.
set TimeControl=600
1000 press black
2000 lift e2
+300 place e4
+300 press white
+1000 lift e7
+300 place e5
+300 press black
+1000 lift e1
+400 place e2
+150 lift h2
+20 place h3
+250 press white
+4000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e2 piece=P
2600.000 released side=white from=e2 square=e4 piece=P
2600.000 made ply=1 side=white uci=e2e4 san=e4
2600.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
2600.000 clock running=black why=press
3600.000 touched side=black square=e7 piece=p
4200.000 released side=black from=e7 square=e5 piece=p
4200.000 made ply=2 side=black uci=e7e5 san=e5
4200.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
4200.000 clock running=white why=press
5200.000 touched side=white square=e1 piece=K
5750.000 touched side=white square=h2 piece=P
6020.000 alert id=1 kind=displaced article=7.4.1 ply=3 confidence=possible evidence={"missing":["e1","h2"],"unexpected":["e2","h3"]}
6020.000 clock running=black why=press
10020.000 made ply=3 side=white uci=e1e2 san=Ke2
10020.000 completed ply=3 side=white uci=e1e2 san=Ke2 by=clock
10020.000 ruling id=1 alert=1 decision=lapsed lasted_ms=4000 ply=3 last_ply=3
10020.000 clock why=pause
10020.000 game state=ended result=1/2-1/2 reason=arbiter
