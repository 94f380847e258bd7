# King and rook are announced to be put right: that they have changed places is not what was said.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/4P3/5KR1 w G - 0 1
1000 press black
2000 ! adjust
+100 lift f1
+300 lift g1
+500 place g1
+300 place f1
+900 lift e2
+300 place e4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3700.000 adjusted side=white squares=["f1","g1"]
4100.000 touched side=white square=e2 piece=P
4900.000 released side=white from=e2 square=e4 piece=P
4900.000 made ply=1 side=white uci=e2e4 san=e4
5100.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5100.000 clock running=black why=press
