# Black's pawn is lifted for 600 ms in White's time: Black possibly touched it out of turn (4.2.1).
1000 press black
2000 lift h7
+600 place h7
+900 lift d2
+300 place d4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=h7 piece=p
3100.000 released side=white from=h7 square=h7 piece=p
3100.000 alert id=1 kind=touched-out-of-turn article=4.2.1 side=black ply=1 confidence=possible evidence={"square":"h7","sides":["white","black"]}
3500.000 touched side=white square=d2 piece=P
4100.000 released side=white from=d2 square=d4 piece=P
4100.000 made ply=1 side=white uci=d2d4 san=d4
4100.000 completed ply=1 side=white uci=d2d4 san=d4 by=clock
4100.000 clock running=black why=press
