# The players analyse on the board, and press no clock: nothing is recorded, nobody is accused.
# One move is changed long after its release, and answered (4.7). The result, when it is
# announced, withdraws all of it.
1000 press black
play e4 e5 Nf3 Nc6
expect from here
+1000 lift f1
+300 place b5
+1000 lift a7
+300 place a6
+1000 lift b5
+300 place c4
+4000 lift c4
+300 place d3
+1000 lift g8
+300 place f6
+1000 lift e1
+300 place e2
+1000 lift f6
+300 place d5
+9000 ! result 0-1 resignation
---
7600.000 touched side=white square=f1 piece=B
8400.000 released side=white from=f1 square=b5 piece=B
8400.000 made ply=5 side=white uci=f1b5 san=Bb5
8900.000 touched side=black square=a7 piece=p
9700.000 released side=black from=a7 square=a6 piece=p
9700.000 made ply=6 side=black uci=a7a6 san=a6
10200.000 touched side=white square=b5 piece=B
11000.000 released side=white from=b5 square=c4 piece=B
11000.000 made ply=7 side=white uci=b5c4 san=Bc4
14500.000 touched side=white square=c4 piece=B
15300.000 released side=white from=c4 square=d3 piece=B
15300.000 withdrawn ply=7 uci=b5c4 why=changed
15300.000 made ply=7 side=white uci=b5d3 san=Bd3
15800.000 touched side=black square=g8 piece=n
16600.000 released side=black from=g8 square=f6 piece=n
16600.000 made ply=8 side=black uci=g8f6 san=Nf6
17100.000 touched side=white square=e1 piece=K
17900.000 released side=white from=e1 square=e2 piece=K
17900.000 made ply=9 side=white uci=e1e2 san=Ke2
18400.000 touched side=black square=f6 piece=n
20700.000 released side=black from=f6 square=d5 piece=n
20700.000 made ply=10 side=black uci=f6d5 san=Nd5
27700.000 withdrawn ply=10 uci=f6d5 why=taken-back
27700.000 withdrawn ply=9 uci=e1e2 why=taken-back
27700.000 withdrawn ply=8 uci=g8f6 why=taken-back
27700.000 withdrawn ply=7 uci=b5d3 why=taken-back
27700.000 withdrawn ply=6 uci=a7a6 why=taken-back
27700.000 withdrawn ply=5 uci=f1b5 why=taken-back
27700.000 clock why=pause
27700.000 game state=ended result=0-1 reason=resignation
