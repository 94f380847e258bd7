# Without clocks White takes the king up, which could take a pawn, and a draw is entered.
set Clock=none
set Fen=6k1/5ppp/8/8/8/8/5PpP/6K1 w - - 0 1
1000 ! start
+1000 lift f2
+400 place f3
+3000 lift g7
+400 place g6
+3000 lift g1
+3000 ! result 1/2-1/2
---
0.000 game state=ready
1000.000 game state=started
2000.000 touched side=white square=f2 piece=P
2900.000 released side=white from=f2 square=f3 piece=P
2900.000 made ply=1 side=white uci=f2f3 san=f3
4900.000 completed ply=1 side=white uci=f2f3 san=f3 by=rest
5400.000 touched side=black square=g7 piece=p
6300.000 released side=black from=g7 square=g6 piece=p
6300.000 made ply=2 side=black uci=g7g6 san=g6
8300.000 completed ply=2 side=black uci=g7g6 san=g6 by=rest
11800.000 game state=ended result=1/2-1/2 reason=arbiter
