# Black announces while White's pawn is in the air, and puts a knight right before White presses, to
# which he has no right yet (6.2.5).
# After the press the same announcement covers the other knight.
set AdjustAnnounced=yes
500 press black
1000 lift d2
+200 ! adjust
+300 place d4
+900 lift g8
+500 place g8
+900 press white
+900 lift b8
+500 place b8
+900 lift e7
+300 place e5
+500 press black
---
0.000 game state=ready
500.000 game state=started
500.000 clock running=white why=start
1000.000 touched side=white square=d2 piece=P
2000.000 released side=white from=d2 square=d4 piece=P
2000.000 made ply=1 side=white uci=d2d4 san=d4
3400.000 adjusted side=black squares=["g8"]
3800.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
3800.000 alert id=1 kind=touched-out-of-turn article=6.2.5 side=black ply=1 confidence=possible evidence={"square":"g8","sides":["white","black"]}
3800.000 clock running=black why=press
5700.000 adjusted side=black squares=["b8"]
6100.000 touched side=black square=e7 piece=p
6900.000 released side=black from=e7 square=e5 piece=p
6900.000 made ply=2 side=black uci=e7e5 san=e5
6900.000 completed ply=2 side=black uci=e7e5 san=e5 by=clock
6900.000 clock running=white why=press
