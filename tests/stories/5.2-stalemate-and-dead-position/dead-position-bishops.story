# White and Black keep bishops on squares of one colour only (5.2.2).
set Fen=4k3/8/8/8/8/2b5/3n4/2B1K3 w - - 0 60
1000 press black
+500 lift c1
+200 lift d2
+300 place d2
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
1500.000 touched side=white square=c1 piece=B
1700.000 touched side=white square=d2 piece=n
2500.000 released side=white from=c1 square=d2 piece=B
2500.000 made ply=1 side=white uci=c1d2 san=Bxd2
2500.000 completed ply=1 side=white uci=c1d2 san=Bxd2 by=end
2500.000 clock why=pause
2500.000 game state=ended result=1/2-1/2 reason=dead-position article=5.2.2
