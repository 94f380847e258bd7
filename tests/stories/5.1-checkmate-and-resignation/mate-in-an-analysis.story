# The third unpressed move mates: it ends nothing, as it may be an analysis; a press says it was
# not.
1000 press black
play e4 e5 Bc4 Nc6
expect from here
+1000 lift d1
+300 place h5
+1000 lift g8
+300 place f6
+1000 lift f7
+400 lift h5
+300 place f7
+9000 rest
+600 press white
---
7600.000 touched side=white square=d1 piece=Q
8400.000 released side=white from=d1 square=h5 piece=Q
8400.000 made ply=5 side=white uci=d1h5 san=Qh5
8900.000 touched side=black square=g8 piece=n
9700.000 released side=black from=g8 square=f6 piece=n
9700.000 made ply=6 side=black uci=g8f6 san=Nf6
10200.000 touched side=white square=f7 piece=p
10600.000 touched side=white square=h5 piece=Q
11400.000 released side=white from=h5 square=f7 piece=Q
11400.000 made ply=7 side=white uci=h5f7 san=Qxf7#
20500.000 completed ply=5 side=white uci=d1h5 san=Qh5 by=next-move
20500.000 completed ply=6 side=black uci=g8f6 san=Nf6 by=answer
20500.000 completed ply=7 side=white uci=h5f7 san=Qxf7# by=clock
20500.000 clock why=pause
20500.000 game state=ended result=1-0 reason=checkmate article=5.1.1
