# The clock is stopped behind a game, whose flags fall no more; what is then played is not recorded.
# One move of it is changed long after its release (4.7).
set TimeControl=60
show clocks
1000 press black
play e4 e5 Bc4 Nc6
expect from here
+2000 level
+1000 lift d1
+300 place f3
+1000 lift g8
+300 place f6
+1000 lift f3
+5000 place e2
+1000 lift f8
+300 place c5
+1000 lift e2
+300 place f3
+1000 lift f6
+300 place d5
+1000 lift f7
+400 lift f3
+300 place f7
+90000 ! result 1/2-1/2 agreement
---
8600.000 clock white_ms=55200 black_ms=57200 why=pause
9600.000 touched side=white square=d1 piece=Q
10400.000 released side=white from=d1 square=f3 piece=Q
10400.000 made ply=5 side=white uci=d1f3 san=Qf3
10900.000 touched side=black square=g8 piece=n
11700.000 released side=black from=g8 square=f6 piece=n
11700.000 made ply=6 side=black uci=g8f6 san=Nf6
12200.000 touched side=white square=f3 piece=Q
17700.000 released side=white from=f3 square=e2 piece=Q
17700.000 made ply=7 side=white uci=f3e2 san=Qe2
18200.000 touched side=black square=f8 piece=b
19000.000 released side=black from=f8 square=c5 piece=b
19000.000 made ply=8 side=black uci=f8c5 san=Bc5
19500.000 touched side=white square=e2 piece=Q
20300.000 released side=white from=e2 square=f3 piece=Q
20300.000 made ply=9 side=white uci=e2f3 san=Qf3
20800.000 touched side=black square=f6 piece=n
22100.000 released side=black from=f6 square=d5 piece=n
22100.000 made ply=10 side=black uci=f6d5 san=Nd5
22100.000 touched side=white square=f7 piece=p
22500.000 touched side=white square=f3 piece=Q
23300.000 released side=white from=f3 square=f7 piece=Q
23300.000 made ply=11 side=white uci=f3f7 san=Qxf7+
112800.000 withdrawn ply=11 uci=f3f7 why=taken-back
112800.000 withdrawn ply=10 uci=f6d5 why=taken-back
112800.000 withdrawn ply=9 uci=e2f3 why=taken-back
112800.000 withdrawn ply=8 uci=f8c5 why=taken-back
112800.000 withdrawn ply=7 uci=f3e2 why=taken-back
112800.000 withdrawn ply=6 uci=g8f6 why=taken-back
112800.000 withdrawn ply=5 uci=d1f3 why=taken-back
112800.000 game state=ended result=1/2-1/2 reason=agreement
