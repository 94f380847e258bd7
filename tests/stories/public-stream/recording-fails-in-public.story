# The public hears nothing of a recording that fails.
show public
1000 ! recording gone
1900 press black
+500 lift g1
+300 place f3
+600 press white
+900 ! recording back
---
0.000 game state=ready
1900.000 game state=started
1900.000 clock running=white why=start
3300.000 completed ply=1 side=white uci=g1f3 san=Nf3 by=clock
3300.000 clock running=black why=press
