# In an analysis a player lifts another piece of his when he has moved, and is answered (6.2.5):
# that accuses nobody.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift a8
+3000 place a8
+1000 lift b5
+300 place a4
+9000 ! result 1-0
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10200.000 touched side=black square=a8 piece=r
13700.000 released side=black from=a8 square=a8 piece=r
14200.000 touched side=white square=b5 piece=B
15000.000 released side=white from=b5 square=a4 piece=B
15000.000 made ply=7 side=white uci=b5a4 san=Ba4
23500.000 withdrawn ply=7 uci=b5a4 why=taken-back
23500.000 withdrawn ply=6 uci=a7a6 why=taken-back
23500.000 withdrawn ply=5 uci=f1b5 why=taken-back
23500.000 clock why=pause
23500.000 game state=ended result=1-0 reason=arbiter
