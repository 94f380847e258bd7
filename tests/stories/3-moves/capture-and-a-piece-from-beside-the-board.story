# White takes d5, and a piece lands on a6: that the pawn went from e4 to a6 is not the only reading.
set Fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1
1000 press black
2000 lift d5
+300 lift e4
+300 place d5
+200 place a6
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=d5 piece=p
2300.000 touched side=white square=e4 piece=P
3100.000 released side=white from=e4 square=d5 piece=P
3100.000 made ply=1 side=white uci=e4d5 san=exd5
3100.000 completed ply=1 side=white uci=e4d5 san=exd5 by=clock
3100.000 clock running=black why=press
3100.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"unexpected":["a6"]}
