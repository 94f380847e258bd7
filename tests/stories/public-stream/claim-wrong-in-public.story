# The public hears that the clocks stand and that Black has two minutes more, and nothing else of a wrong claim.
show public
1000 press black
+500 lift g1
+300 place f3
+600 press white
+500 lift g8
+300 place f6
+600 press black
+500 lift f3
+300 place g1
+600 press white
+500 lift f6
+300 place g8
+600 press black
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift e2
+300 place e4
+600 press white
---
0.000 game state=ready
1000.000 game state=started
1000.000 clock running=white why=start
2400.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
2400.000 clock running=black why=press
3800.000 completed ply=2 side=black uci=g8f6 san=Nf6 by=clock
3800.000 clock running=white why=press
5200.000 completed ply=3 side=white uci=f3g1 san=Ng1 by=clock
5200.000 clock running=black why=press
6600.000 completed ply=4 side=black uci=f6g8 san=Ng8 by=clock
6600.000 clock running=white why=press
7500.000 game state=paused
7500.000 clock why=pause
8400.000 game state=resumed
8400.000 clock running=white why=resume
9800.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
9800.000 clock running=black why=press
