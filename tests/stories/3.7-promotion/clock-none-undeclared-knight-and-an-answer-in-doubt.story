# Without a clock White puts a knight on g8, and declares nothing. Black's answer would be illegal
# against a queen: it may be that it is legal.
set Clock=none
set Fen=1Rn1Q3/6Pk/5r2/8/1pp5/1p6/1K2Q3/3r4 w - - 0 43
1000 ! start
+11981 lift g7
+460 place g8
+678 lift g8
+2835 place g8
+10954 lift c4
+193 place c3
+5058 lift b3
+1628 lift b2
+521 place b3
---
0.000 game state=ready
1000.000 game state=started
12981.000 touched side=white square=g7 piece=P
13941.000 released side=white from=g7 square=g8 piece=Q
13941.000 made ply=1 side=white uci=g7g8q san=g8=Q+
13941.000 promotion ply=1 piece=Q source=assumed uci=g7g8q san=g8=Q+
15941.000 completed ply=1 side=white uci=g7g8q san=g8=Q+ by=rest
27908.000 touched side=black square=c4 piece=p
28601.000 released side=black from=c4 square=c3 piece=p
33159.000 touched side=white square=b3 piece=p
34787.000 touched side=white square=b2 piece=K
35808.000 released side=white from=b2 square=b3 piece=K
35808.000 alert id=1 kind=illegal-move article=7.5.1 side=black ply=2 confidence=possible evidence={"from":"c4","to":"c3","missing":["c4"],"unexpected":["c3"],"penalty":{"kind":"add-opponent","seconds":120}}
35808.000 made ply=3 side=white uci=b2b3 san=Kxb3+
37808.000 completed ply=3 side=white uci=b2b3 san=Kxb3+ by=rest
