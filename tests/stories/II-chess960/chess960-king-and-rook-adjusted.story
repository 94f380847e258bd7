# King and rook are announced to be put right, one after the other in haste: that the rook was slid
# to where the king stood is not what was said.
set Variant=chess960
set Fen=4k3/8/8/8/8/8/4P3/5KR1 w G - 0 1
1000 press black
2000 ! adjust
+100 lift f1
+300 place f1
+150 lift g1
+300 place g1
+900 lift e2
+300 place e4
+700 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3350.000 adjusted side=white squares=["f1","g1"]
3750.000 touched side=white square=e2 piece=P
4550.000 released side=white from=e2 square=e4 piece=P
4550.000 made ply=1 side=white uci=e2e4 san=e4
4750.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
4750.000 clock running=black why=press
