# White's pawn moves and a bishop falls near the press. What the pawn does next is no legal move,
# and is not read as the queen's that came to its square before, as the pawn fell, too.
set Fen=4k3/8/7p/8/8/3Q4/2P5/2B1K3 w - - 0 1
1000 press black
+1000 lift c2
+700 place c3
+250 lift c1
+900 press white
+500 place c1
+3400 lift h6
+300 place h5
+900 press black
+3700 lift c3
+400 place a5
+500 press white
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=c2 piece=P
2950.000 touched side=white square=c1 piece=B
3450.000 released side=white from=c2 square=c3 piece=P
3850.000 released side=white from=c1 square=c1 piece=B
3850.000 made ply=1 side=white uci=c2c3 san=c3
3850.000 completed ply=1 side=white uci=c2c3 san=c3 by=clock
3850.000 clock running=black why=press
3850.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["c1"]}
4850.000 ruling id=1 alert=1 decision=lapsed lasted_ms=1000
7750.000 touched side=black square=h6 piece=p
8550.000 released side=black from=h6 square=h5 piece=p
8550.000 made ply=2 side=black uci=h6h5 san=h5
8950.000 completed ply=2 side=black uci=h6h5 san=h5 by=clock
8950.000 clock running=white why=press
12650.000 touched side=white square=c3 piece=P
13550.000 released side=white from=c3 square=a5 piece=P
13550.000 alert id=2 kind=illegal-move article=7.5.1 side=white ply=3 confidence=certain evidence={"from":"c3","to":"a5","missing":["c3"],"unexpected":["a5"],"penalty":{"kind":"add-opponent","seconds":120}}
13550.000 clock running=black why=press
