# White presses the button and puts two pieces right, which one announcement covers (4.2.1).
set AdjustAnnounced=yes
1000 press black
2000 button adjust
+300 lift d1
+400 place d1
+900 lift g1
+400 place g1
+900 lift e2
+300 place e4
+300 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
3250.000 adjusted side=white squares=["d1"]
4550.000 adjusted side=white squares=["g1"]
4950.000 touched side=white square=e2 piece=P
5550.000 released side=white from=e2 square=e4 piece=P
5550.000 made ply=1 side=white uci=e2e4 san=e4
5550.000 completed ply=1 side=white uci=e2e4 san=e4 by=clock
5550.000 clock running=black why=press
