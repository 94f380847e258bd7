# A pawn of Black's is off the board when White presses a legal move: no illegal move of White's.
1000 press black
2000 lift h7
+900 lift g1
+300 place f3
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h7 piece=p
2900.000 touched side=white square=g1 piece=N
3700.000 released side=white from=g1 square=f3 piece=N
4100.000 released side=white from=h7 square=h7 piece=p
4100.000 made ply=1 side=white uci=g1f3 san=Nf3
4100.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
4100.000 clock running=black why=press
4100.000 alert id=1 kind=displaced article=7.4.1 ply=2 confidence=certain evidence={"missing":["h7"]}
