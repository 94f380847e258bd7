# The switch of h3 opens for seconds by itself, and a pawn pushes a bishop off as it takes it.
# By the record the bishop guards the pawn that the king takes next. The press of that move shows
# what was played before, and it is no illegal move.
set Fen=6k1/p7/8/8/3b4/4P1pr/5PK1/8 b - - 0 1
1000 press white
2000 lift a7
+500 place a6
+300 press black
+270 lift h3
+40 place h3
+2500 lift h3
+850 lift e3
+100 place h3
+1600 press white
+5000 lift g3
+600 lift f2
+300 place f2
+500 press black
+5000 lift g2
+400 lift f2
+200 place f2
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=black why=start
2000.000 touched side=black square=a7 piece=p
2800.000 released side=black from=a7 square=a6 piece=p
2800.000 made ply=1 side=black uci=a7a6 san=a6
2800.000 completed ply=1 side=black uci=a7a6 san=a6 by=clock
2800.000 clock running=white why=press
5610.000 touched side=white square=h3 piece=r
6460.000 touched side=white square=e3 piece=P
7060.000 released side=white from=e3 square=h3 piece=P
8160.000 alert id=1 kind=illegal-move article=7.5.1 side=white ply=2 confidence=possible evidence={"from":"e3","to":"h3","captured":"h3","missing":["e3"],"penalty":{"kind":"add-opponent","seconds":120}}
8160.000 clock running=black why=press
13160.000 touched side=black square=g3 piece=p
13760.000 touched side=black square=f2 piece=P
14560.000 released side=black from=g3 square=f2 piece=p
14560.000 made ply=3 side=black uci=g3f2 san=gxf2
14560.000 completed ply=3 side=black uci=g3f2 san=gxf2 by=clock
14560.000 clock running=white why=press
19560.000 touched side=white square=g2 piece=K
19960.000 touched side=white square=f2 piece=p
20660.000 released side=white from=g2 square=f2 piece=K
20760.000 ruling id=1 alert=1 decision=lapsed
20760.000 withdrawn ply=3 uci=g3f2 why=changed
20760.000 made ply=2 side=white uci=e3d4 san=exd4
20760.000 completed ply=2 side=white uci=e3d4 san=exd4 by=clock
20760.000 made ply=3 side=black uci=g3f2 san=gxf2
20760.000 completed ply=3 side=black uci=g3f2 san=gxf2 by=clock
20760.000 made ply=4 side=white uci=g2f2 san=Kxf2
20760.000 completed ply=4 side=white uci=g2f2 san=Kxf2 by=clock
20760.000 clock running=black why=press
