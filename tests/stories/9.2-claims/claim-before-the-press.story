# Black claims when White has made a move and not pressed: Black has the move by then (1.3, 9.2.2).
1000 press black
play Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
expect from here
+500 lift g1
+300 place f3
+900 ! claim threefold
---
18300.000 touched side=white square=g1 piece=N
19100.000 released side=white from=g1 square=f3 piece=N
19100.000 made ply=13 side=white uci=g1f3 san=Nf3
19500.000 claim side=black kind=threefold held=true
19500.000 completed ply=13 side=white uci=g1f3 san=Nf3 by=end
19500.000 clock why=pause
19500.000 game state=ended result=1/2-1/2 reason=threefold article=9.2.2
