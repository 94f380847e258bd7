# The public hears that the clocks stand and that Black has two minutes more, and nothing else of a
# wrong claim.
show public
1000 press black
play Nf3 Nf6 Ng1 Ng8
expect from here
+900 ! claim threefold Nf3
+900 ! confirm last
+500 lift e2
+300 place e4
+600 press white
---
7500.000 game state=paused
7500.000 clock why=pause
8400.000 game state=resumed
8400.000 clock running=white why=resume
9800.000 completed ply=5 side=white uci=e2e4 san=e4 by=clock
9800.000 clock running=black why=press
