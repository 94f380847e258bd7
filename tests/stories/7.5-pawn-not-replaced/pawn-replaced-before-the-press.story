# A source that knows pieces sees a pawn on e8, and a rook before the press: no offence (7.5.2).
set Fen=8/4P1k1/p7/8/8/8/P7/4K3 w - - 0 1
1000 press black
2000 lift e7
+300 kinds e8=P
+0 place e8
+900 lift e8
+300 kinds e8=R
+0 place e8
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2000.000 touched side=white square=e7 piece=P
2800.000 released side=white from=e7 square=e8 piece=P
3200.000 touched side=white square=e8 piece=P
3800.000 released side=white from=e7 square=e8 piece=R
3800.000 made ply=1 side=white uci=e7e8r san=e8=R
3800.000 promotion ply=1 piece=R source=seen uci=e7e8r san=e8=R
3800.000 completed ply=1 side=white uci=e7e8r san=e8=R by=clock
3800.000 clock running=black why=press
