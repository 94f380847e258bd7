# The public hears nothing of a store that fails.
show public
1000 ! store gone
1900 press black
+500 lift g1
+300 place f3
+600 press white
+900 ! store back
---
0.000 game state=ready
1900.000 game state=started
1900.000 clock running=white why=start
3300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3300.000 clock running=black why=press
