# After an analysis the kings are put into the centre: White has won, and the analysis is withdrawn.
set Fen=6k1/p7/8/8/8/8/P7/6K1 w - - 0 1
1000 press black
+1000 lift a2
+300 place a3
+600 press white
expect from here
+1000 lift g8
+300 place h8
+1000 lift g1
+300 place h1
+3000 lift h8
+200 lift h1
+900 place e4
+900 place d5
+9000 rest
---
3900.000 touched side=black square=g8 piece=k
4700.000 released side=black from=g8 square=h8 piece=k
4700.000 made ply=2 side=black uci=g8h8 san=Kh8
5200.000 touched side=white square=g1 piece=K
6000.000 released side=white from=g1 square=h1 piece=K
6000.000 made ply=3 side=white uci=g1h1 san=Kh1
11000.000 withdrawn ply=3 uci=g1h1 why=taken-back
11000.000 withdrawn ply=2 uci=g8h8 why=taken-back
11000.000 clock why=pause
11000.000 game state=ended result=1-0 reason=kings-centred
