# The moved pawn falls, rolls over the square beside and lies on the next one at the press.
1000 press black
2000 lift f2
+500 place f4
+730 lift f4
+100 place g4
+100 lift g4
+90 place h4
+2 press white
+2000 lift h4
+700 place f4
+2000 lift e7
+300 place e5
+400 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=f2 piece=P
3000.000 released side=white from=f2 square=f4 piece=P
3000.000 made ply=1 side=white uci=f2f4 san=f4
3230.000 touched side=white square=f4 piece=P
3522.000 released side=white from=f4 square=f4 piece=P
3522.000 completed ply=1 side=white uci=f2f4 san=f4 by=clock
3522.000 clock running=black why=press
3522.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["f4"],"unexpected":["h4"]}
6722.000 ruling id=1 alert=1 decision=lapsed lasted_ms=3200
8222.000 touched side=black square=e7 piece=p
8922.000 released side=black from=e7 square=e5 piece=p
8922.000 made ply=2 side=black uci=e7e5 san=e5
8922.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
8922.000 clock running=white why=press
