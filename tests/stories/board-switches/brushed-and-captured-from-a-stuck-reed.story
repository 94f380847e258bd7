# A pawn takes another in a moment, and its own reed has stuck: that the press was without a move
# is possible, no more.
set Fen=4k3/8/8/3p4/2P1N3/8/6PP/4K2R w - - 0 1
1000 press black
2000 lift d5
+12 place d5
+900 press white
+2000 lift e8
+500 place e7
+900 press black
+2000 lift d5
+500 place d6
+900 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2912.000 alert id=1 kind=no-move article=7.5.3 side=white ply=1 confidence=possible evidence={"penalty":{"kind":"add-opponent","seconds":120}}
2912.000 clock running=black why=press
4912.000 touched side=black square=e8 piece=k
5912.000 released side=black from=e8 square=e7 piece=k
5912.000 made ply=2 side=black uci=e8e7 san=Ke7
6312.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
6312.000 clock running=white why=press
8312.000 touched side=white square=d5 piece=p
9312.000 released side=white from=d5 square=d6 piece=p
9712.000 ruling id=1 alert=1 decision=lapsed
9712.000 withdrawn ply=2 uci=e8e7 why=changed
9712.000 made ply=1 side=white uci=c4d5 san=cxd5
9712.000 completed ply=1 side=white uci=c4d5 san=cxd5 by=clock
9712.000 made ply=2 side=black uci=e8e7 san=Ke7
9712.000 completed ply=2 side=black uci=e8e7 san=Ke7 by=clock
9712.000 made ply=3 side=white uci=d5d6 san=d6+
9712.000 completed ply=3 side=white uci=d5d6 san=d6+ by=clock
9712.000 clock running=black why=press
