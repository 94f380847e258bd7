# Without a clock Black puts his new queen on b1, and takes the pawn off b2 a second later, behind a
# move of White's that no press has completed.
set Clock=none
set Fen=2bR4/6k1/r2P4/p7/P5Bp/R6P/1p1N4/5KNR w - - 1 39
1000 ! start
3000 lift g4
+600 place f5
+25000 place b1
+1085 lift b2
+20000 lift f1
+600 place g2
+5000 rest
---
0.000 game state=ready
1000.000 game state=started
3000.000 touched side=white square=g4 piece=B
4100.000 released side=white from=g4 square=f5 piece=B
4100.000 made ply=1 side=white uci=g4f5 san=Bf5
6100.000 completed ply=1 side=white uci=g4f5 san=Bf5 by=rest
29685.000 touched side=black square=b2 piece=p
30185.000 released side=black from=b2 square=b1 piece=q
30185.000 made ply=2 side=black uci=b2b1q san=b1=Q+
30185.000 promotion ply=2 piece=q source=assumed uci=b2b1q san=b1=Q+
32185.000 completed ply=2 side=black uci=b2b1q san=b1=Q+ by=rest
49685.000 touched side=white square=f1 piece=K
50785.000 released side=white from=f1 square=g2 piece=K
50785.000 made ply=3 side=white uci=f1g2 san=Kg2
52785.000 completed ply=3 side=white uci=f1g2 san=Kg2 by=rest
