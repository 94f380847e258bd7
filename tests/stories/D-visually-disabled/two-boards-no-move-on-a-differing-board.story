# Black's king goes where it could not go by the record, which his own board does not show: that is
# told, and he is not accused of an illegal move.
set VisuallyDisabled=black
set Fen=4k3/p7/8/8/8/8/8/R3K3 w Q - 0 1
1000 press black
+1000 lift a1
+300 place d1
+1000 press white
+1500 second lift a1
+700 second place c1
+500 second lift e8
+400 second place d8
+700 press black
+3000 second lift d8
+400 second place e8
+1000 second lift c1
+500 second place d1
+3000 rest
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=a1 piece=R
2800.000 released side=white from=a1 square=d1 piece=R
2800.000 made ply=1 side=white uci=a1d1 san=Rd1
2800.000 announcement ply=1 side=white what=move uci=a1d1 words=Turm Anna eins David eins
3300.000 completed ply=1 side=white uci=a1d1 san=Rd1 by=clock
3300.000 clock running=black why=press
6000.000 touched side=black square=e8 piece=k
7100.000 alert id=1 kind=displaced article=D.2.9 ply=2 confidence=certain evidence={"board":"black","boards":{"white":"4k3\/p7\/8\/8\/8\/8\/8\/3RK3","black":"4k3\/p7\/8\/8\/8\/8\/8\/2R1K3"},"agreed":0,"missing":["d1"],"unexpected":["c1"]}
7100.000 released side=black from=e8 square=d8 piece=k
7100.000 clock running=white why=press
10100.000 touched side=black square=d8 piece=k
11000.000 released side=black from=d8 square=e8 piece=k
12515.000 ruling id=1 alert=1 decision=lapsed lasted_ms=5415
