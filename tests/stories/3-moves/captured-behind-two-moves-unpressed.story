# White captures on f6, Black moves his queen to e7, neither presses, and White captures her with
# the same pawn, and presses: three legal moves.
set Fen=8/6q1/5rk1/4P3/8/7p/7P/7K w - - 0 1
1000 press black
3000 lift e5
+600 lift f6
+100 place f6
+90000 lift g7
+600 place e7
+90000 lift e7
+1900 lift f6
+500 place e7
+900 press white
+90000 lift g6
+600 place g5
+900 press black
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3000.000 touched side=white square=e5 piece=P
3600.000 touched side=white square=f6 piece=r
4200.000 released side=white from=e5 square=f6 piece=P
4200.000 made ply=1 side=white uci=e5f6 san=exf6
93700.000 touched side=black square=g7 piece=q
96300.000 released side=black from=g7 square=e7 piece=q
96300.000 made ply=2 side=black uci=g7e7 san=Qe7
184300.000 touched side=white square=e7 piece=q
186200.000 touched side=white square=f6 piece=P
187200.000 released side=white from=f6 square=e7 piece=P
187200.000 made ply=3 side=white uci=f6e7 san=fxe7
187600.000 completed ply=1 side=white uci=e5f6 san=exf6 by=next-move
187600.000 completed ply=2 side=black uci=g7e7 san=Qe7 by=answer
187600.000 completed ply=3 side=white uci=f6e7 san=fxe7 by=clock
187600.000 clock running=black why=press
277600.000 touched side=black square=g6 piece=k
278700.000 released side=black from=g6 square=g5 piece=k
278700.000 made ply=4 side=black uci=g6g5 san=Kg5
279100.000 completed ply=4 side=black uci=g6g5 san=Kg5 by=clock
279100.000 clock running=white why=press
