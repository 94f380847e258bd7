# White puts the wrong pawn back before the press and moves the knight that he touched.
set AdjustAnnounced=yes
1000 press black
2000 lift g1
+900 place g1
+900 lift d2
+300 place d4
+900 lift d4
+300 place d2
+900 lift g1
+300 place f3
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=g1 piece=N
3400.000 released side=white from=g1 square=g1 piece=N
3800.000 touched side=white square=d2 piece=P
4600.000 released side=white from=d2 square=d4 piece=P
4600.000 made ply=1 side=white uci=d2d4 san=d4
5000.000 touched side=white square=d4 piece=P
5800.000 released side=white from=d4 square=d2 piece=P
5800.000 withdrawn ply=1 uci=d2d4 why=taken-back
6200.000 touched side=white square=g1 piece=N
6800.000 released side=white from=g1 square=f3 piece=N
6800.000 made ply=1 side=white uci=g1f3 san=Nf3
6800.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
6800.000 clock running=black why=press
